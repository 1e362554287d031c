import MartHolidayKit
import MartTestSupport
import MartViewModels

/// What is starred, and what the user is told, after some taps on stars.
public struct FavoritesExpectation: Sendable, CustomStringConvertible {
  public struct Outcome: Hashable, Sendable {
    var ids: [Int]
    var message: String?
  }

  public let description: String
  var stored: [Int] = []
  var faults: [FaultyStore.Fault] = []
  var taps: [SampleBranch] = []
  public let expected: Outcome

  public func outcome() async throws -> Outcome {
    let model = try await World(stored, favoriteFaults: faults).favorites
    await model.load()
    for sample in taps { await model.tapStar(of: sample.branch) }
    return await Outcome(ids: Array(model.list), message: model.message)
  }

  private static let diskFull = StoreError(.diskFull, value: "no space left")

  private static let problem = "즐겨찾기에 문제가 생겼습니다. 다시 시도해 주세요."

  public static let all = [
    FavoritesExpectation(
      description: "the first star", taps: [.ruled],
      expected: Outcome(ids: [2], message: "이마트 규칙점을 즐겨찾기에 추가했습니다.")),
    FavoritesExpectation(
      description: "a star and back", taps: [.ruled, .ruled],
      expected: Outcome(ids: [], message: "이마트 규칙점을 즐겨찾기에서 뺐습니다.")),
    FavoritesExpectation(
      description: "the order of the user", stored: [5], taps: [.published, .ruled],
      expected: Outcome(ids: [5, 3, 2], message: "이마트 규칙점을 즐겨찾기에 추가했습니다.")),
    FavoritesExpectation(
      description: "one more than three", stored: [5, 3, 2],
      taps: [.moved, .festive, .neverCloses],
      expected: Outcome(ids: [3, 2, 12], message: "즐겨찾기는 최대 3곳이라 트레이더스 무휴점을 추가하지 못했습니다.")),
    FavoritesExpectation(
      description: "a write that fails", stored: [5], faults: [.fail(.save, on: 1)],
      taps: [.ruled], expected: Outcome(ids: [5], message: problem)),
    FavoritesExpectation(
      description: "a write that fails once", stored: [5], faults: [.fail(.save, on: 1)],
      taps: [.ruled, .ruled], expected: Outcome(ids: [5, 2], message: "이마트 규칙점을 즐겨찾기에 추가했습니다.")),
    FavoritesExpectation(
      description: "a full disk", faults: [.fail(.save, on: 1, with: diskFull)], taps: [.ruled],
      expected: Outcome(ids: [], message: "저장 공간이 부족합니다. 공간을 비우고 다시 시도해 주세요.")),
    FavoritesExpectation(
      description: "a list that cannot be read", stored: [5], faults: [.fail(.load, on: 1)],
      expected: Outcome(ids: [], message: problem)),
  ]
}
