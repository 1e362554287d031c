import KoreanCalendar
import MartModels
import MartTestSupport
import Testing

@Suite("Holiday rules against day-by-day definitions")
struct HolidayRuleModelTests {
  private static let firstDay = CivilDate(2024, 1, 1)
  private static let lastDay = CivilDate(2029, 12, 31)

  @Test("Random rules close on the days that their definitions count", arguments: 0..<40)
  func randomRules(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let model = RuleModel.random(depth: 3, using: &random)
    let comment: Comment = "seed \(seed): \(model.rule)"
    let expected = (Self.firstDay...Self.lastDay).filter(model.closes)
    #expect(
      (Self.firstDay...Self.lastDay).filter { model.rule.closes(on: $0) } == expected, comment)
    #expect(Array(model.rule.closings(in: Self.firstDay...Self.lastDay)) == expected, comment)
    let byMonth = (Self.firstDay.yearMonth...Self.lastDay.yearMonth).flatMap { month in
      model.rule.closings(in: month).compactMap { month.date(day: $0) }
    }
    #expect(byMonth == expected, comment)
    guard let last = expected.last else { return }
    let wrong = (Self.firstDay...last).filter { date in
      model.rule.next(onOrAfter: date) != expected.first { $0 >= date }
    }
    #expect(wrong.isEmpty, comment)
  }

  @Test("A rule that is written in another order is the same rule", arguments: 0..<40)
  func order(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let parts = (0..<5).map { _ in RuleModel.random(depth: 2, using: &random).rule }
    let rule = HolidayRule.union(parts)
    let shuffled = HolidayRule.union(parts.shuffled(using: &random))
    #expect(rule == shuffled, "seed \(seed)")
    #expect(rule.description == shuffled.description, "seed \(seed)")
    #expect(HolidayRule.union([rule, parts[0]]) == rule, "seed \(seed)")
  }
}
