/// The public holidays of South Korea, 관공서의 공휴일, in the years 1949–2100.
///
/// Each day is judged by the decree in force on that date, which says which days are holidays and
/// which of them get a substitute, 대체공휴일. A statutory day stays a holiday even if it has a
/// substitute. The first decree is from 1949-06-04; there are no holidays before it.
///
/// ```swift
/// import MartHolidayKit
///
/// let holidays = PublicHolidayCalendar.southKorea.holidays(in: 2026)
/// let substitutes = holidays.filter { $0.kind == .substitute }.map(\.date.description)
/// substitutes  // ["2026-03-02", "2026-05-25", "2026-08-17", "2026-10-05"]
/// ```
///
/// The decree also lists Sundays. This type does not, because a mart's calendar asks for the other
/// days; `isRestDay(_:)` includes them. An ordinary Saturday is not a public holiday.
///
/// Days that are designated for one occasion cannot be computed. The built-in list ends with
/// `designationsKnownThrough`; an app that learns of another day can add it.
///
/// Everything that depends on public holidays, from `HolidayRule.closes(on:calendar:)` to feeds and
/// widgets, has a `calendar` parameter; the default is `southKorea`.
@frozen
public struct PublicHolidayCalendar: Sendable {
  /// The table of a calendar other than the built-in one; `nil` for that.
  ///
  /// The built-in calendar is one word without a reference, so that passing it costs nothing.
  @usableFromInline
  let other: HolidayTable?

  @inlinable
  init(other: HolidayTable?) { self.other = other }

  /// The years that a calendar knows; outside them no day is a holiday.
  public static let years = 1_949...2_100

  /// The calendar with the built-in list of designated days and the default clash policy.
  @inlinable
  public static var southKorea: PublicHolidayCalendar { PublicHolidayCalendar(other: nil) }

  /// The calendar in which no day is a holiday, to ask what a rule would do without them.
  package static let withoutHolidays = PublicHolidayCalendar(other: .empty)

  /// Makes a calendar with the built-in list of designated days.
  ///
  /// - Parameter clashPolicy: the number of substitutes for two holidays on one weekday.
  /// - Complexity: about a millisecond, once; keep the calendar.
  public init(clashPolicy: SubstituteClashPolicy = .onePerClash) {
    self.init(
      other: clashPolicy == HolidayTable.southKorea.clashPolicy
        ? nil : HolidayTable(clashPolicy: clashPolicy))
  }

  /// The number of substitutes when two holidays share one weekday.
  public var clashPolicy: SubstituteClashPolicy { table.clashPolicy }
  /// The date through which the designated days are known.
  ///
  /// The calendar may lack designated days after this date; substitutes and elections fixed by law
  /// are known beyond it.
  public var designationsKnownThrough: CivilDate { table.knownThrough }

  /// Whether this is the built-in calendar, for which answers may have been computed before.
  @inlinable
  package var isBuiltIn: Bool { other == nil }

  private var table: HolidayTable { other ?? .southKorea }

  /// The days of the built-in calendar, read without a reference to its table.
  private static let builtInWords = HolidayTable.southKorea.words

  /// The days of a month by its place after January 1949.
  @inline(__always)
  private func word(_ index: Int) -> UInt32 {
    if let other { return other.words[index] }
    return Self.builtInWords[index]
  }

  /// A calendar with further designated days.
  ///
  /// A day that is already a holiday is left unchanged, so an app's own list may overlap with a
  /// newer built-in one. That holds for a substitute, too, although the decree would move it past a day
  /// that was designated on its date: none ever was, and lists of an app often repeat the substitutes.
  ///
  /// ```swift
  /// import MartHolidayKit
  ///
  /// let day = try CivilDate(validatingYear: 2027, month: 5, day: 4)
  /// let calendar = try PublicHolidayCalendar.southKorea.adding(
  ///   designated: [PublicHoliday(designated: day)])
  /// calendar.isPublicHoliday(day)  // true
  /// ```
  ///
  /// - Parameters:
  ///   - days: days of the kind `temporary` or `election`, in any order.
  ///   - knownThrough: the new `designationsKnownThrough`; `nil` and an earlier date than the present
  ///     one keep that.
  /// - Throws: `CalendarError` that names the first day outside 1949…2100, code
  ///   `outsideHolidayYears`, or the first of a different kind, code `notDesignated`.
  public func adding(
    designated days: [PublicHoliday], knownThrough: CivilDate? = nil
  ) throws(CalendarError) -> PublicHolidayCalendar {
    for day in days {
      guard Self.years.contains(day.date.year) else {
        throw CalendarError(.outsideHolidayYears, value: day.date.description)
      }
      guard day.kind == .temporary || day.kind == .election else {
        throw CalendarError(.notDesignated, value: "\(day.date) \(day.kind.rawValue)")
      }
    }
    return PublicHolidayCalendar(
      other: HolidayTable(
        clashPolicy: clashPolicy, added: table.added + days,
        knownThrough: max(knownThrough ?? .earliest, designationsKnownThrough)))
  }
}

extension PublicHolidayCalendar {
  /// Whether a date is a public holiday other than an ordinary Sunday.
  ///
  /// - Parameter date: any date; outside 1949…2100 the answer is `false`.
  /// - Complexity: O(1), without allocation.
  public func isPublicHoliday(_ date: CivilDate) -> Bool {
    let parts = date.parts
    let index = parts.year &* 12 &+ parts.month &- 1 &- Self.years.lowerBound &* 12
    guard index >= 0, index < Self.years.count &* 12 else { return false }
    return word(index) >> UInt32(truncatingIfNeeded: parts.day) & 1 != 0
  }

  /// Whether a date is a Sunday or a public holiday, as the decree counts them.
  ///
  /// - Parameter date: any date; outside 1949…2100 only Sundays count.
  /// - Complexity: O(1), without allocation.
  public func isRestDay(_ date: CivilDate) -> Bool {
    date.weekday == .sunday || isPublicHoliday(date)
  }

  /// The public holidays of a month as a set of days, without ordinary Sundays.
  ///
  /// - Parameter month: any month; outside 1949…2100 the set is empty.
  /// - Complexity: O(1), without allocation.
  public func days(in month: YearMonth) -> DaySet {
    let index = Int(month.index) &- Self.years.lowerBound &* 12
    guard index >= 0, index < Self.years.count &* 12 else { return DaySet() }
    return DaySet(bits: word(index))
  }

  /// The substitute holidays, 대체공휴일, of a month, for the rule engine.
  ///
  /// - Parameter month: any month; outside 1949…2100 the set is empty.
  /// - Complexity: O(1), without allocation.
  package func substituteDays(in month: YearMonth) -> DaySet {
    let index = Int(month.index) &- Self.years.lowerBound &* 12
    let table = table
    guard index >= 0, index < table.substituteWords.count else { return DaySet() }
    return DaySet(bits: table.substituteWords[index])
  }

  /// The holidays of a year in the order of their dates.
  ///
  /// - Parameter year: any year; outside 1949…2100 there are none.
  /// - Complexity: some microseconds; the names are built each time.
  public func holidays(in year: Int) -> [PublicHoliday] {
    guard Self.years.contains(year) else { return [] }
    return HolidayYear(
      year, added: table.added.filter { $0.date.year == year }, clashPolicy: clashPolicy
    ).holidays
  }

  /// The holidays of a month in the order of their dates.
  ///
  /// - Parameter month: any month; outside 1949…2100 there are none.
  public func holidays(in month: YearMonth) -> [PublicHoliday] {
    guard !days(in: month).isEmpty else { return [] }
    return holidays(in: month.year).filter { $0.date.month == month.month }
  }

  /// The holidays on a date; two when holidays clash.
  ///
  /// - Parameter date: any date; outside 1949…2100 there are none.
  public func holidays(on date: CivilDate) -> [PublicHoliday] {
    guard isPublicHoliday(date) else { return [] }
    return holidays(in: date.year).filter { $0.date == date }
  }

  /// The first holiday on or after a date.
  ///
  /// - Parameter date: any date.
  /// - Returns: the first one listed on its date, or `nil` after the last of 2100.
  public func nextHoliday(onOrAfter date: CivilDate) -> PublicHoliday? {
    guard let (month, day) = nextDay(onOrAfter: date) else { return nil }
    return holidays(in: month.year).first { $0.date.month == month.month && $0.date.day == day }
  }

  /// The month and day of the first holiday on or after a date.
  private func nextDay(onOrAfter date: CivilDate) -> (YearMonth, Int)? {
    guard date.year <= Self.years.upperBound else { return nil }
    let origin = Self.years.lowerBound * 12
    let words = table.words
    let start = Int(date.yearMonth.index) - origin
    if start >= 0, let day = DaySet(bits: words[start]).onOrAfter(date.day).first {
      return (date.yearMonth, day)
    }
    guard let index = words[max(start + 1, 0)...].firstIndex(where: { $0 != 0 }) else {
      return nil
    }
    let month = YearMonth(uncheckedIndex: Int32(truncatingIfNeeded: index + origin))
    return (month, words[index].trailingZeroBitCount)
  }
}
