public import KoreanCalendar

extension FreshnessPolicy where Context == YearMonth {
  /// The catalog: shown for 14 days, shown and fetched again up to 31 days, then fetched first.
  ///
  /// The context is the month of the closing days. The full data of the original app changed every
  /// two weeks to a month.
  ///
  /// ```swift
  /// import MartHolidayKit
  ///
  /// FreshnessPolicy.catalog.staleAfter == 14 * 86_400  // true
  /// FreshnessPolicy.catalog.expiresAfter == 31 * 86_400  // true
  /// ```
  public static var catalog: FreshnessPolicy {
    FreshnessPolicy(staleAfter: 14 * 86_400, expiresAfter: 31 * 86_400)
  }
}

extension FreshnessPolicy {
  /// What changes during a day, such as weather: fetched after three hours or for another district.
  public static var weather: FreshnessPolicy { FreshnessPolicy(staleAfter: 10_800) }

  /// A signed-in session: renewed after two hours, over after 14 days.
  public static var session: FreshnessPolicy {
    FreshnessPolicy(staleAfter: 7_200, expiresAfter: 1_209_600)
  }

  /// A widget: fetched each time it is drawn; if that fails, the stored data is shown.
  ///
  /// There is no wait after failures, unless the server names a time.
  public static var widget: FreshnessPolicy { FreshnessPolicy(staleAfter: 0, backOff: .none) }
}
