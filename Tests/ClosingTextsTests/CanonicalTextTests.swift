import ClosingTexts
import KoreanCalendar
import MartModels
import MartTestSupport
import Testing

/// Rules of every kind, nested up to three levels.
struct NestedRules {
  var random: SplitMix64

  init(seed: UInt64) { random = SplitMix64(seed: seed) }

  private mutating func below(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &random) }

  private mutating func subset(_ range: ClosedRange<Int>) -> [Int] {
    let some = range.filter { _ in below(3) == 0 }
    return some.isEmpty ? [range.lowerBound + below(range.count)] : some
  }

  private mutating func weekday() -> Weekday { Weekday.allCases[below(7)] }

  mutating func rule(depth: Int = 3) -> HolidayRule {
    switch below(depth > 0 ? 14 : 9) {
    case 0, 1: .nth(subset(1...5), weekday())
    case 2: .last(weekday())
    case 3: .every(weekday())
    case 4:
      .everyOther(weekday(), from: CivilDate(dayNumber: Int32(20_000 + below(3_000))) ?? .latest)
    case 5: .days(subset(1...31))
    case 6: .yearly(month: 1 + below(12), day: 1 + below(28))
    case 7: [.seollal, .chuseok, .publicHolidays, .newYearsDay, .never][below(5)]
    case 8: .seollal
    case 9: .eve(of: rule(depth: depth - 1))
    case 10: .during(months: subset(1...12), rule(depth: depth - 1))
    case 11: rule(depth: depth - 1).except(rule(depth: depth - 1))
    default: .union((0...below(4)).map { _ in rule(depth: depth - 1) })
    }
  }
}

@Suite("Canonical text of rules")
struct CanonicalTextTests {
  @Test("A rule prints a text that reads back to the rule, strictly and by the tolerant reader")
  func roundTrip() {
    var rules = NestedRules(seed: 20_261_121)
    for step in 0..<4_000 {
      let rule = rules.rule()
      let text = rule.description
      #expect(HolidayRule(text) == rule, "step \(step): \(text)")
      let notice = HolidayText(text, relativeTo: CivilDate(2026, 11, 21))
      #expect(notice.rule == rule, "step \(step): \(text)")
      #expect(notice.unread.isEmpty && notice.closedDates.isEmpty, "step \(step): \(text)")
    }
  }

  @Test("Two rules with one text are equal")
  func oneTextOneRule() {
    var rules = NestedRules(seed: 7)
    var seen: [String: HolidayRule] = [:]
    for _ in 0..<4_000 {
      let rule = rules.rule(depth: 1)
      if let other = seen[rule.description] { #expect(other == rule, "\(rule)") }
      seen[rule.description] = rule
    }
  }

  @Test(
    "Only the canonical text is accepted",
    arguments: [
      "", " ", "매월 둘째, 넷째 일요일", "매월 넷째·둘째 일요일", "매월 둘째·넷째 일요일 ", " 매월 둘째 일요일", "둘째 일요일",
      "매월 2째 일요일", "매월 둘째 일욜", "매월 010일", "매월 32일", "매월 0일", "매년 13월 1일", "매년 1월 1일, ",
      "격주 수요일", "격주 수요일(2026-11-26부터)", "격주 수요일(2026-11-25)", "(설날)", "설날(추석 제외",
      "매월 첫째·둘째·셋째·넷째·다섯째 일요일", "추석, 설날", "설날, 설날", "매월 둘째 일요일".decomposed,
    ])
  func refusesOthers(text: String) {
    #expect(HolidayRule(text) == nil)
    #expect(throws: HolidayRuleError(.malformedText, value: text)) {
      try HolidayRule(validating: text)
    }
  }

  @Test(
    "The canonical texts are the ones that a Korean notice would use",
    arguments: [
      (HolidayRule.nth([2, 4], .sunday), "매월 둘째·넷째 일요일"),
      ([.days([10]), .nth(4, .sunday)], "매월 10일, 매월 넷째 일요일"),
      (.last(.tuesday), "매월 마지막 화요일"),
      (.everyOther(.wednesday, from: CivilDate(2026, 11, 25)), "격주 수요일(2026-11-25부터)"),
      (.yearly(month: 1, day: 1), "매년 1월 1일"),
      (.eve(of: .newYearsDay), "매년 1월 1일 전날"),
      (.eve(of: [.seollal, .chuseok]), "설날 전날, 추석 전날"),
      (.during(months: [3, 6, 9, 12], .nth(1, .monday)), "매년 3·6·9·12월 첫째 월요일"),
      (.during(months: [1], .eve(of: .days([1]))), "매년 1월 (매월 1일 전날)"),
      (.every(.sunday).except(.chuseok), "매주 일요일(추석 제외)"),
      (.never, "연중무휴"),
    ] as [(HolidayRule, String)])
  func wording(rule: HolidayRule, text: String) {
    #expect(rule.description == text)
    #expect(HolidayRule(text) == rule)
  }

  @Test("A text nested without end is refused in bounded time")
  func nesting() {
    #expect(HolidayRule(String(repeating: "(", count: 100_000)) == nil)
    #expect(HolidayRule("설날" + String(repeating: " 전날", count: 100_000)) == nil)
    #expect(HolidayRule("설날" + String(repeating: ", 설날", count: 100_000)) == nil)
  }
}

extension String {
  /// A text that Swift calls equal and whose bytes are others.
  fileprivate var decomposed: String {
    var view = UnicodeScalarView()
    for scalar in unicodeScalars {
      if scalar == "매", let m = Unicode.Scalar(0x1106), let ae = Unicode.Scalar(0x1162) {
        view.append(contentsOf: [m, ae])
      } else {
        view.append(scalar)
      }
    }
    return String(view)
  }
}
