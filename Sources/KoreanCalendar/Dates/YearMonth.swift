/// A month of a year, such as November 2026.
///
/// ```swift
/// import MartHolidayKit
///
/// YearMonth(2028, 2).numberOfDays  // 29
/// ```
public struct YearMonth: Hashable, Sendable {
  /// The months since January of the year 0; as one integer, stepping and comparing are cheap.
  package let index: Int32

  init(uncheckedIndex index: Int32) {
    assert((12...119_999).contains(index), "month index \(index) is outside the years 1…9999")
    self.index = index
  }

  init(uncheckedYear year: Int, month: Int) {
    self.init(uncheckedIndex: Int32(truncatingIfNeeded: year &* 12 &+ month &- 1))
  }

  /// The first month of the type, January of the year 1.
  public static var earliest: YearMonth { YearMonth(uncheckedIndex: 12) }
  /// The last month of the type, December of the year 9999.
  public static var latest: YearMonth { YearMonth(uncheckedIndex: 119_999) }

  /// Makes a month from a year and the number of the month.
  ///
  /// A constant in code is shorter as `YearMonth(2026, 11)`, which traps instead.
  ///
  /// - Parameters:
  ///   - year: 1…9999.
  ///   - month: 1…12.
  /// - Returns: `nil` outside these ranges.
  public init?(year: Int, month: Int) {
    guard year >= 1, year <= 9_999, month >= 1, month <= 12 else { return nil }
    self.init(uncheckedYear: year, month: month)
  }

  /// Makes a month that is written in code, such as `YearMonth(2026, 11)`.
  ///
  /// It is for constants. For outside numbers use `init(year:month:)`, for text `init(_:)`, which
  /// return `nil` instead of trapping.
  ///
  /// - Parameters:
  ///   - year: 1…9999.
  ///   - month: 1…12.
  /// - Precondition: there is such a month.
  /// - Complexity: O(1).
  public init(_ year: Int, _ month: Int) {
    guard let yearMonth = YearMonth(year: year, month: month) else {
      preconditionFailure("YearMonth(\(year), \(month)) is no month of the years 1…9999")
    }
    self = yearMonth
  }
}

extension YearMonth {
  /// The year, 1…9999.
  public var year: Int { Int(UInt32(bitPattern: index) / 12) }
  /// The month, 1…12.
  public var month: Int { Int(UInt32(bitPattern: index) % 12) + 1 }

  /// The number of days in the month, 28…31.
  public var numberOfDays: Int {
    let month = month
    if month == 2 { return isInLeapYear ? 29 : 28 }
    return 30 | (month ^ (month >> 3))
  }

  /// Whether the year of the month has 366 days.
  public var isInLeapYear: Bool {
    let year = UInt32(truncatingIfNeeded: year)
    // A multiple of 100 that is a multiple of 16 is a multiple of 400.
    return year % 100 == 0 ? year & 15 == 0 : year & 3 == 0
  }

  /// The first day of the month.
  public var firstDay: CivilDate { CivilDate(uncheckedDayNumber: firstDayNumber) }
  /// The last day of the month.
  public var lastDay: CivilDate {
    CivilDate(uncheckedDayNumber: firstDayNumber &+ Int32(truncatingIfNeeded: numberOfDays) &- 1)
  }

  /// Every date of the month, first to last.
  public var dates: ClosedRange<CivilDate> { firstDay...lastDay }

  /// Every day of the month as a set.
  public var allDays: DaySet { DaySet(throughDay: numberOfDays) }

  /// A date of the month.
  ///
  /// - Parameter day: the day of the month, from 1.
  /// - Returns: `nil` when the month has no such day.
  public func date(day: Int) -> CivilDate? {
    guard day >= 1, day <= numberOfDays else { return nil }
    return CivilDate(uncheckedDayNumber: firstDayNumber + Int32(truncatingIfNeeded: day) - 1)
  }

  /// The dates of some days of the month; days that the month does not have are left out.
  package func dates(of days: DaySet) -> [CivilDate] { days.compactMap { date(day: $0) } }

  /// Whether a date is in the month.
  public func contains(_ date: CivilDate) -> Bool { dates.contains(date) }

  /// The day number of the first of the month.
  package var firstDayNumber: Int32 {
    // The year begins in March, so that the leap day comes last and month lengths follow a line.
    let shifted = UInt32(bitPattern: index) &- 2
    let year = shifted / 12
    let month = shifted % 12
    let century = year / 100
    let days = (1_461 &* year) / 4 &- century &+ century / 4 &+ (979 &* month &+ 18) >> 5
    return Int32(bitPattern: days) &- 719_468
  }
}

extension YearMonth {
  /// The month a number of months later, or earlier when negative.
  ///
  /// - Parameter months: the months to add.
  /// - Precondition: the result is within the years 1…9999.
  public func adding(months: Int) -> YearMonth {
    let (sum, overflow) = Int(index).addingReportingOverflow(months)
    precondition(
      !overflow && sum >= 12 && sum <= 119_999,
      "\(self) plus \(months) months is outside the years 1…9999")
    return YearMonth(uncheckedIndex: Int32(truncatingIfNeeded: sum))
  }

  /// The number of months from this month until another, negative when the other is earlier.
  ///
  /// - Parameter other: the month to count to, not included.
  public func months(until other: YearMonth) -> Int { Int(other.index) - Int(index) }
}

extension YearMonth: Comparable {
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.index < rhs.index }
}

extension YearMonth: Strideable {
  /// The month some months later, as `adding(months:)` has it.
  ///
  /// - Precondition: the month is within the years 1…9999.
  public func advanced(by months: Int) -> YearMonth { adding(months: months) }
  public func distance(to other: YearMonth) -> Int { months(until: other) }
}

extension YearMonth: CustomStringConvertible, LosslessStringConvertible {
  /// The month as `yyyy-MM`.
  public var description: String { "\(padded(year, 4))-\(padded(month, 2))" }

  /// Reads exactly the form that `description` prints, `yyyy-MM`.
  ///
  /// - Parameter text: seven ASCII characters.
  /// - Returns: `nil` for any other form, and for a month that does not exist.
  public init?(_ text: String) {
    var reader = DigitReader(text)
    guard let year = reader.number(digits: 4), reader.skip("-"),
      let month = reader.number(digits: 2), reader.isAtEnd
    else { return nil }
    self.init(year: year, month: month)
  }
}
