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

extension LunarFestivals {
  /// Seollal as a set of days of one month, empty in the months that do not have it.
  ///
  /// - Parameter month: any month; outside 1900…2100 the set is empty.
  /// - Complexity: O(1).
  public static func seollalDay(in month: YearMonth) -> DaySet {
    guard month.month <= 2, let date = seollal(in: month.year) else { return DaySet() }
    return days(1, around: date, in: month)
  }

  /// Chuseok as a set of days of one month, empty in the months that do not have it.
  ///
  /// - Parameter month: any month; outside 1900…2100 the set is empty.
  /// - Complexity: O(1).
  public static func chuseokDay(in month: YearMonth) -> DaySet {
    guard month.month >= 9, month.month <= 10, let date = chuseok(in: month.year) else {
      return DaySet()
    }
    return days(1, around: date, in: month)
  }

  /// The days of a month that belong to Seollal with its eve and the day after.
  ///
  /// ```swift
  /// import MartHolidayKit
  ///
  /// LunarFestivals.seollalBlock(in: YearMonth(2022, 1))  // [31]
  /// LunarFestivals.seollalBlock(in: YearMonth(2022, 2))  // [1, 2]
  /// ```
  ///
  /// - Parameter month: any month; outside 1900…2100 the set is empty.
  /// - Complexity: O(1).
  public static func seollalBlock(in month: YearMonth) -> DaySet {
    guard month.month <= 2, let date = seollal(in: month.year) else { return DaySet() }
    return days(3, around: date, in: month)
  }

  /// The days of a month that belong to Chuseok with its eve and the day after.
  ///
  /// - Parameter month: any month; outside 1900…2100 the set is empty.
  /// - Complexity: O(1).
  public static func chuseokBlock(in month: YearMonth) -> DaySet {
    guard month.month >= 9, month.month <= 10, let date = chuseok(in: month.year) else {
      return DaySet()
    }
    return days(3, around: date, in: month)
  }

  /// One day, or the three days around it, limited to a month; the date is at most a month away.
  private static func days(_ count: Int, around date: CivilDate, in month: YearMonth) -> DaySet {
    let offset = Int(date.dayNumber &- month.firstDayNumber)
    guard offset >= -1, offset <= 31 else { return DaySet() }
    let bits: UInt64 = count == 1 ? 0b10 : 0b111
    // Shifted up by one bit, so that an eve on the last day of the previous month drops out.
    let moved = (bits << UInt64(truncatingIfNeeded: offset &+ 1)) >> 1
    return DaySet(bits: UInt32(truncatingIfNeeded: moved)).intersection(month.allDays)
  }
}
