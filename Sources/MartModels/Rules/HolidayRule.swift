public import KoreanCalendar

/// What repeats in a store's closings, such as the second and fourth Sunday of every month.
///
/// A rule is built the way people say it, and an array of rules closes on the days of each:
///
/// ```swift
/// import MartHolidayKit
///
/// let ulsan: HolidayRule = [.nth([2], .wednesday), .nth([4], .sunday)]
/// ulsan.closings(in: YearMonth(2026, 11))  // [11, 22]
/// ```
///
/// Rules are compared by meaning, not by how they were written: parts are merged and sorted into a
/// canonical form, in which every rule has one Korean and one English text.
///
/// A rule knows nothing about publications, swaps or effective dates; those belong to a
/// `HolidaySchedule`. It is also not a promise: a store may close on another day around a holiday.
public struct HolidayRule: Sendable {
  /// What the rule says.
  package let node: RuleNode
  /// The same, prepared for computing.
  package let plan: RulePlan

  package init(_ node: RuleNode) {
    self.node = node
    plan = RulePlan(node)
  }
}

extension HolidayRule: Hashable {
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.node == rhs.node }
  public func hash(into hasher: inout Hasher) { hasher.combine(node) }
}

extension HolidayRule {
  /// Never closed, 연중무휴.
  public static let never = HolidayRule(.never)

  /// The day of Seollal, the lunar New Year; nothing outside the years 1900…2100.
  public static let seollal = HolidayRule(.seollal)

  /// The day of Chuseok; nothing outside the years 1900…2100.
  public static let chuseok = HolidayRule(.chuseok)

  /// Every South Korean public holiday with its substitutes, without ordinary Sundays.
  public static let publicHolidays = HolidayRule(.publicHolidays)

  /// Buddha's birthday, 부처님오신날; nothing outside the years 1900…2100.
  ///
  /// It is the day of the almanac, whether or not it was a public holiday in that year.
  public static let buddhasBirthday = HolidayRule(.buddhasBirthday)

  /// The substitute holidays, 대체공휴일, given for public holidays; nothing outside 1949…2100.
  ///
  /// They are also days of `publicHolidays`, and include those under the rules of 1959 and 1989.
  public static let substituteHolidays = HolidayRule(.substituteHolidays)

  /// The first of January.
  public static let newYearsDay = yearly(month: 1, day: 1)

  /// Some weekdays of every month, counted from its first day, such as the second and fourth Sunday.
  ///
  /// The fifth weekday yields nothing in a month that has only four.
  ///
  /// - Parameters:
  ///   - ordinals: which ones, 1…5; without any, the rule is `never`.
  ///   - weekday: the day of the week.
  /// - Precondition: every ordinal is in 1…5. For ordinals from outside, use
  ///   `init(validatingNth:_:)`.
  public static func nth(_ ordinals: some Sequence<Int>, _ weekday: Weekday) -> HolidayRule {
    trapping { () throws(HolidayRuleError) in try HolidayRule(validatingNth: ordinals, weekday) }
  }

  /// One weekday of every month, such as the first Monday.
  ///
  /// - Parameters:
  ///   - ordinal: which one, 1…5.
  ///   - weekday: the day of the week.
  /// - Precondition: the ordinal is in 1…5.
  public static func nth(_ ordinal: Int, _ weekday: Weekday) -> HolidayRule {
    nth(CollectionOfOne(ordinal), weekday)
  }

  /// The last such weekday of every month, the fourth or the fifth.
  public static func last(_ weekday: Weekday) -> HolidayRule { HolidayRule(.last(weekday)) }

  /// A weekday of every week.
  public static func every(_ weekday: Weekday) -> HolidayRule { HolidayRule(.every(weekday)) }

  /// A weekday of every second week from a date on, 격주.
  ///
  /// - Parameters:
  ///   - weekday: the day of the week.
  ///   - anchor: the first closing, or one of the six days before it: the rule begins with the first
  ///     such weekday on or after this date.
  public static func everyOther(_ weekday: Weekday, from anchor: CivilDate) -> HolidayRule {
    let delay = (weekday.rawValue - anchor.weekday.rawValue + 7) % 7
    guard anchor.days(until: .latest) >= delay else { return .never }
    return HolidayRule(.everyOther(first: anchor.adding(days: delay)))
  }

  /// Some days of every month that has them, such as the 10th and the 25th.
  ///
  /// - Parameter days: 1…31; without any, the rule is `never`.
  /// - Precondition: every day is in 1…31. For days from outside, use `init(validatingDays:)`.
  public static func days(_ days: some Sequence<Int>) -> HolidayRule {
    trapping { () throws(HolidayRuleError) in try HolidayRule(validatingDays: days) }
  }

  /// One day of every year.
  ///
  /// - Parameters:
  ///   - month: 1…12.
  ///   - day: 1…31, at most as many as the month has in a leap year.
  /// - Precondition: some year has such a day.
  public static func yearly(month: Int, day: Int) -> HolidayRule {
    guard let monthDay = MonthDay(month: month, day: day) else {
      preconditionFailure("no year has a day \(day) in month \(month)")
    }
    return yearly(monthDay)
  }

  /// One day of every year.
  public static func yearly(_ monthDay: MonthDay) -> HolidayRule {
    HolidayRule(
      .duringCanonical(
        MonthSet(bits: 1 << UInt16(monthDay.month)),
        .days(DaySet(bits: 1 << UInt32(monthDay.day)))))
  }

  /// Another rule in some months of the year only.
  ///
  /// - Parameters:
  ///   - months: 1…12; without any, the rule is `never`.
  ///   - rule: what repeats in these months; days that they lack, such as 30 February, are left out.
  /// - Precondition: every month is in 1…12. For months from outside, use
  ///   `init(validatingMonths:_:)`.
  public static func during(months: some Sequence<Int>, _ rule: HolidayRule) -> HolidayRule {
    trapping { () throws(HolidayRuleError) in try HolidayRule(validatingMonths: months, rule) }
  }

  /// The days of any of several rules.
  public static func union(_ rules: some Sequence<HolidayRule>) -> HolidayRule {
    HolidayRule(.union(of: rules.map { $0.node }))
  }
}

extension HolidayRule: ExpressibleByArrayLiteral {
  /// Closes on the days of each rule of the literal; an empty literal is `never`.
  public init(arrayLiteral rules: HolidayRule...) { self = .union(rules) }
}
