/// The festivals of the Korean lunar calendar as civil dates, 1900–2100.
///
/// These are days of the almanac, whether or not they were public holidays in that year;
/// `PublicHolidayCalendar` knows the law.
///
/// ```swift
/// import MartHolidayKit
///
/// LunarFestivals.chuseok(in: 2026)?.description  // "2026-09-25"
/// ```
public enum LunarFestivals: Sendable {
  /// Seollal, 설날, the first day of the first lunar month.
  ///
  /// - Parameter year: the civil year.
  /// - Returns: `nil` outside 1900…2100.
  /// - Complexity: O(1).
  public static func seollal(in year: Int) -> CivilDate? {
    guard let lunar = LunarYear(year) else { return nil }
    return CivilDate(uncheckedDayNumber: lunar.firstDayNumber)
  }

  /// Chuseok, 추석, the fifteenth day of the eighth lunar month.
  ///
  /// - Parameter year: the civil year.
  /// - Returns: `nil` outside 1900…2100.
  /// - Complexity: O(1).
  public static func chuseok(in year: Int) -> CivilDate? { date(in: year, month: 8, day: 15) }

  /// Buddha's birthday, 부처님오신날, the eighth day of the fourth lunar month.
  ///
  /// - Parameter year: the civil year.
  /// - Returns: `nil` outside 1900…2100.
  /// - Complexity: O(1).
  public static func buddhasBirthday(in year: Int) -> CivilDate? {
    date(in: year, month: 4, day: 8)
  }

  /// A day of a month that is not a leap month, like all festivals.
  private static func date(in year: Int, month: Int, day: Int32) -> CivilDate? {
    guard let lunar = LunarYear(year) else { return nil }
    let position = lunar.position(ofMonth: month, isLeapMonth: false)
    let start = Int32(truncatingIfNeeded: lunar.daysBefore(position: position))
    return CivilDate(uncheckedDayNumber: lunar.firstDayNumber &+ start &+ day &- 1)
  }
}
