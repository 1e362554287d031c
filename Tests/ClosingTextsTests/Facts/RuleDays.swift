import KoreanCalendar
import MartModels

/// The days of twenty years on which a rule closes, by which two rules are compared.
struct RuleDays: Equatable {
  private var months: [DaySet]

  init(days months: [DaySet]) { self.months = months }

  /// The days of canonical texts, joined by commas in any order; `nil` when one is none.
  init?(_ text: some StringProtocol) {
    var rules: [HolidayRule] = []
    for part in Self.parts(of: String(text)) {
      guard let rule = HolidayRule(part) else { return nil }
      rules.append(rule)
    }
    self.init(.union(rules))
  }

  init(_ rule: HolidayRule) {
    months = (YearMonth(2020, 1)...YearMonth(2039, 12)).map { rule.closings(in: $0) }
  }

  func subtracting(_ other: RuleDays) -> RuleDays {
    guard !other.months.isEmpty else { return self }
    return RuleDays(days: zip(months, other.months).map { $0.subtracting($1) })
  }

  func isSubset(of other: RuleDays) -> Bool { subtracting(other) == RuleDays(.never) }

  /// The parts between commas outside parentheses.
  private static func parts(of text: String) -> [String] {
    var parts: [String] = []
    var part = ""
    var depth = 0
    for character in text {
      if character == "(" { depth += 1 }
      if character == ")" { depth -= 1 }
      if character == ",", depth == 0 {
        parts.append(part.trimmed)
        part = ""
      } else {
        part.append(character)
      }
    }
    return parts + [part.trimmed]
  }
}
