import KoreanCalendar
import KoreanText
import MartModels

/// The rules of festivals and of the days around them.
enum FestivalRules {
  /// The days of some festivals, or `nil` where one of them has no rule.
  static func rule(_ festivals: FestivalSet) -> HolidayRule? {
    var rules: [HolidayRule] = []
    for festival in festivals.members {
      guard let rule = single(festival) else { return nil }
      rules.append(rule)
    }
    return rules.count == 1 ? rules[0] : .union(rules)
  }

  static func single(_ festival: FestivalSet) -> HolidayRule? {
    if let day = festival.fixedDay { return .yearly(month: day.month, day: day.day) }
    return switch festival {
    case .seollal: .seollal
    case .chuseok: .chuseok
    case .publicHolidays: .publicHolidays
    case .substitutes: .substituteHolidays
    case .buddha: .buddhasBirthday
    case .designated: designated
    default: nil
    }
  }

  /// The public holidays that are not those of the law.
  private static let designated: HolidayRule = {
    let days = FestivalSet.statutory.compactMap { festival in
      rule(festival, FestivalSet.both.contains(festival) ? .span : .day)
    }
    return .publicHolidays.except(.union(days + [.substituteHolidays]))
  }()

  /// The days around some festivals.
  static func rule(_ festivals: FestivalSet, _ offsets: DayOffsets) -> HolidayRule? {
    guard let day = rule(festivals) else { return nil }
    if offsets == .day { return day }
    return .union(offsets.days.map { shifted(day, by: $0) })
  }

  static func shifted(_ rule: HolidayRule, by days: Int) -> HolidayRule {
    var rule = rule
    for _ in 0..<abs(days) { rule = days < 0 ? .eve(of: rule) : .dayAfter(of: rule) }
    return rule
  }
}

extension DaySpec {
  /// The rule of days that come back, or `nil` for dates.
  var rule: HolidayRule? {
    switch self {
    case .everyDay: .everyDay
    case .weekdays(let days, let ordinals): .weekdays(days, ordinals)
    case .monthDay(let day): 1...31 ~= day ? .days([day]) : nil
    case .lastDayOfMonth: .eve(of: .days([1]))
    case .yearly(let month, let day):
      MonthDay(month: month, day: day).map { HolidayRule.yearly($0) }
    case .festival(let festivals, let offsets): FestivalRules.rule(festivals, offsets)
    case .everyOther, .date, .range, .festivalDate, .weekdaysOf: nil
    }
  }
}
