import MartHolidayKit
import MartTestSupport

@testable import MartViewModels

/// What is starred, what the user is told and can do, after some taps on stars.
struct StarExpectation: Sendable, CustomStringConvertible {
  struct Outcome: Hashable, Sendable {
    var ids: [Int]
    var message: String?
    var nextStep: NextStep?
  }

  let description: String
  var stored: [UInt8]
  var faults: [FaultyStore.Fault] = []
  var taps: [SampleBranch] = []
  var startsOver = false
  let expected: Outcome

  init(
    _ description: String, stored: [Int] = [], text: String? = nil,
    faults: [FaultyStore.Fault] = [], taps: [SampleBranch] = [], startsOver: Bool = false,
    _ ids: [Int], _ message: String? = nil, _ nextStep: NextStep? = nil
  ) {
    let list =
      #"{"version":1,"favorites":["# + stored.map { #"{"id":\#($0)}"# }.joined(separator: ",")
    self.description = description
    self.stored = Array((text ?? list + "]}").utf8)
    (self.faults, self.taps, self.startsOver) = (faults, taps, startsOver)
    expected = Outcome(ids: ids, message: message, nextStep: nextStep)
  }

  @MainActor
  func outcome() async -> Outcome {
    let store = FaultyStore(InMemoryByteStore(stored), faults: faults)
    let board = Board([], store: store, in: .korean)
    await board.load()
    for sample in taps { await board.tapStar(of: sample.branch) }
    if startsOver { await board.startOver() }
    return Outcome(ids: Array(board.favorites), message: board.message, nextStep: board.nextStep)
  }

  private static let diskFull = StoreError(.diskFull, value: "no space left")
  private static let problem = "자료를 읽거나 저장하지 못했습니다. 다시 시도해 주세요."

  static let all = [
    StarExpectation("the first star", taps: [.ruled], [2], "이마트 규칙점을 즐겨찾기에 추가했습니다."),
    StarExpectation(
      "a star and back", taps: [.ruled, .ruled], [], "이마트 규칙점을 즐겨찾기에서 뺐습니다."),
    StarExpectation(
      "the order of the user", stored: [5], taps: [.published, .ruled], [5, 3, 2],
      "이마트 규칙점을 즐겨찾기에 추가했습니다."),
    StarExpectation(
      "one more than three", stored: [5, 3, 2], taps: [.moved, .festive, .neverCloses], [3, 2, 12],
      "즐겨찾기는 최대 3곳이라 트레이더스 무휴점을 추가하지 못했습니다."),
    StarExpectation(
      "a write that fails", stored: [5], faults: [.fail(.save, on: 1)], taps: [.ruled], [5],
      problem,
      .retry),
    StarExpectation(
      "a write that fails once", stored: [5], faults: [.fail(.save, on: 1)],
      taps: [.ruled, .ruled],
      [5, 2], "이마트 규칙점을 즐겨찾기에 추가했습니다."),
    StarExpectation(
      "a full disk", faults: [.fail(.save, on: 1, with: diskFull)], taps: [.ruled], [],
      "저장 공간이 부족합니다. 공간을 비우고 다시 시도해 주세요.", .freeSpace),
    StarExpectation(
      "a list that cannot be read", text: "not a list", [],
      "읽을 수 없는 자료를 따로 보관해 두었습니다. 새로 시작할 수 있습니다.", .startOver),
    StarExpectation("beginning again", text: "not a list", startsOver: true, []),
    StarExpectation(
      "a list of a later version", text: #"{"version":99,"favorites":[]}"#, taps: [.ruled],
      startsOver: true, [], "더 새로운 버전이 저장한 자료입니다. 앱을 업데이트해 주세요.", .updateApp),
  ]
}
