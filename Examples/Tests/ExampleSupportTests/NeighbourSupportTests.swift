import ExampleSupport
import MartHolidayKit
import Testing

@Suite("What the neighbours share")
struct NeighbourSupportTests {
  private static let table = StepTable<String>([(0, "low"), (31, "middle"), (51, "high")])

  @Test(
    "A table of steps has no gap between two ranges",
    arguments: [
      (-0.1, nil, 0), (0, "low", 31), (30.5, "low", 31), (30.999, "low", 31), (31, "middle", 51),
      (50.5, "middle", 51), (51, "high", nil), (.infinity, "high", nil), (.nan, nil, nil),
    ] as [(Double, String?, Double?)])
  func steps(number: Double, value: String?, next: Double?) {
    #expect(Self.table.value(at: number) == value)
    #expect(Self.table.next(above: number)?.from == next)
  }

  @Test("The first keyword decides, and one that never can is named")
  func keywords() {
    let right = KeywordClassifier<String>([("이마트 트레이더스", "T"), ("이마트", "E")])
    let wrong = KeywordClassifier<String>([("이마트", "E"), ("이마트 트레이더스", "T")])
    #expect(right.label(of: "이마트 트레이더스 고양점") == "T")
    #expect(right.label(of: "코스트코") == nil)
    #expect(right.shadowed.isEmpty)
    #expect(wrong.shadowed == ["이마트 트레이더스"])
  }

  @Test("No brand that the library knows is shadowed by another")
  func brands() {
    let names: [Mart] = [.emart, .traders, .homeplus, .homeplusExpress, .costco, .noBrand]
    for mart in names { #expect(Mart(recognizing: mart.displayName + " 어디점") == mart) }
    let longestFirst = names.sorted { $0.displayName.count > $1.displayName.count }
    #expect(KeywordClassifier(longestFirst.map { ($0.displayName, $0) }).shadowed.isEmpty)
  }

  @Test(
    "Windows cover all rows, each once",
    arguments: [
      (0, []), (-1, []), (1, [1...1]), (1_000, [1...1_000]), (1_001, [1...1_000, 1_001...1_001]),
      (2_524, [1...1_000, 1_001...2_000, 2_001...2_524]),
    ] as [(Int, [ClosedRange<Int>])])
  func windows(total: Int, windows: [ClosedRange<Int>]) {
    #expect(PageWindows.windows(total: total, size: 1_000) == windows)
  }

  @Test("Outcomes come in the order of what was asked for, also none, whatever ended first")
  func gathering() async throws {
    for slow in 0..<3 {
      let outcomes = try await Gathering.outcomes(of: [0, 1, 2]) { key in
        if key == slow { try await Task.sleep(for: .milliseconds(5)) }
        if key == 1 { throw FetchFailure(.timeout) }
        return key
      }
      #expect(outcomes == [.success(0), .failure(FetchFailure(.timeout)), .success(2)])
    }
    #expect(try await Gathering.outcomes(of: [Int]()) { $0 }.isEmpty)
  }

  @Test("After a cancellation there are no outcomes, not even some")
  func cancelled() async throws {
    let task = Task {
      try await Gathering.outcomes(of: [1, 2]) { key in
        if key == 2 { try await Task.sleep(for: .seconds(60)) }
        return key
      }
    }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  @Test("A page of terms lets go on with its first boxes, and all means all")
  func consent() {
    var consent = Consent(boxes: 3, required: 2)
    consent.toggle(0)
    consent.toggle(2)
    #expect(!consent.isEnough)
    consent.toggle(1)
    #expect(consent.isEnough && consent.isAll)
    consent.toggle(2)
    #expect(consent.isEnough && !consent.isAll)
    consent.toggle(7)
    consent.toggleAll()
    #expect(consent.isAll)
    consent.toggleAll()
    #expect(!consent.isEnough)
  }
}
