import KoreanCalendar
import KoreanText
import MartModels

// Rules as statements limit and move them.
extension HolidayRule {
  /// Every day, made once.
  static let everyDay = HolidayRule.days(1...31)

  /// The rule in some months, and not in others; no month named is every month.
  func during(_ months: UInt16, except others: UInt16) -> HolidayRule {
    let bits = (months == 0 ? 0x1FFE : months) & ~others
    guard bits != 0x1FFE else { return self }
    return .during(months: (1...12).filter { bits & 1 << UInt16($0) != 0 }, self)
  }

  func deferred(by deferral: Statement.Deferral) -> HolidayRule {
    switch deferral {
    case .nextDay: deferred(past: .publicHolidays)
    case .nextWorkday:
      deferred(past: [.publicHolidays, .every(.saturday), .every(.sunday)])
    }
  }
}

extension ConditionFact {
  var condition: HolidayText.Condition? {
    guard let test = NoticeResolver.union(test) else { return nil }
    let outcome: HolidayText.Condition.Outcome =
      switch outcome {
      case .opens: .opens
      case .closes: .closes
      case .moves(.nextDay): .movesToNextDay
      case .moves(.nextWorkday): .movesToNextWorkday
      }
    return HolidayText.Condition(days: NoticeResolver.union(days), test: test, outcome: outcome)
  }
}

extension NoticeResolver {
  /// The union of the rules of days that come back; `nil` when none of them does.
  static func union(_ days: [DaySpec]) -> HolidayRule? {
    let rules = days.compactMap { $0.rule }
    return rules.isEmpty ? nil : .union(rules)
  }
}

extension HolidayRule {
  /// The union of the rules that there are; `nil` where there is none.
  static func union(known rules: [HolidayRule?]) -> HolidayRule? {
    let rules = rules.compactMap { $0 }
    return rules.count < 2 ? rules.first : .union(rules)
  }
}
