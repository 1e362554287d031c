extension HolidayRule {
  /// The day before each day of another rule.
  ///
  /// ```swift
  /// import MartHolidayKit
  ///
  /// HolidayRule.eve(of: .chuseok).closings(in: YearMonth(2026, 9))  // [24]
  /// ```
  public static func eve(of rule: HolidayRule) -> HolidayRule {
    HolidayRule(.eveCanonical(of: rule.node))
  }

  /// The day after each day of another rule.
  ///
  /// ```swift
  /// import MartHolidayKit
  ///
  /// HolidayRule.dayAfter(of: .seollal).closings(in: YearMonth(2026, 2))  // [18]
  /// ```
  ///
  /// The day after the day before is the day itself, and vice versa.
  public static func dayAfter(of rule: HolidayRule) -> HolidayRule {
    HolidayRule(.dayAfterCanonical(of: rule.node))
  }

  /// This rule, with closings on days of another rule moved to the next day that is not such a day.
  ///
  /// Many institutions close on Mondays, or on the day after if the Monday is a public holiday:
  ///
  /// ```swift
  /// import MartHolidayKit
  ///
  /// let mondays = HolidayRule.every(.monday).deferred(past: .publicHolidays)
  /// mondays.closings(in: YearMonth(2026, 5))  // [4, 11, 18, 26]
  /// mondays.description  // "매주 월요일(공휴일이면 다음 날)"
  /// ```
  ///
  /// Each closing moves on its own, only past days of the other rule, and across the ends of months
  /// and years. The day it leaves is open unless another closing falls there, and two closings may
  /// meet on one day. A closing without a free day within 31 days is dropped.
  ///
  /// - Parameter other: the days on which this rule does not close.
  public func deferred(past other: HolidayRule) -> HolidayRule {
    HolidayRule(.deferredCanonical(node, past: other.node))
  }

  /// The days on which both this rule and another close.
  ///
  /// ```swift
  /// import MartHolidayKit
  ///
  /// let wednesdays = HolidayRule.every(.wednesday).intersection(.publicHolidays)
  /// wednesdays.closings(in: YearMonth(2026, 6))  // [3]
  /// wednesdays.description  // "매주 수요일(공휴일인 날만)"
  /// ```
  public func intersection(_ other: HolidayRule) -> HolidayRule {
    HolidayRule(.intersection(of: [node, other.node]))
  }

  /// The days of this rule that are not days of another.
  ///
  /// ```swift
  /// import MartHolidayKit
  ///
  /// HolidayRule.days([10, 25]).except(.every(.sunday)).closings(in: YearMonth(2026, 10))  // [10]
  /// ```
  public func except(_ exception: HolidayRule) -> HolidayRule {
    HolidayRule(.exceptCanonical(node, exception.node))
  }
}
