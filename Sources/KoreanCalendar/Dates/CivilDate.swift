/// A day of the Gregorian calendar, without a clock or a time zone.
///
/// A closing day is a civil date: it begins and ends at Korean midnight wherever the phone is. So
/// the type has no "today", no time zone and no locale; the caller passes the date in. The years
/// are 1…9999, proleptic Gregorian, and the value is one 32-bit day number.
///
/// ```swift
/// import MartHolidayKit
///
/// CivilDate(2026, 11, 22).weekday  // .sunday
/// ```
public struct CivilDate: Hashable, Sendable {
  /// The days since 1970-01-01, negative before it.
  public let dayNumber: Int32

  /// Every path that makes a date ends here; the day number must be in range.
  init(uncheckedDayNumber dayNumber: Int32) {
    assert(
      Self.dayNumbers.contains(dayNumber), "day number \(dayNumber) is outside the years 1…9999")
    self.dayNumber = dayNumber
  }

  /// The day numbers from 0001-01-01 through 9999-12-31.
  package static var dayNumbers: ClosedRange<Int32> { -719_162...2_932_896 }

  /// The first date of the type, 0001-01-01.
  public static var earliest: CivilDate { CivilDate(uncheckedDayNumber: -719_162) }
  /// The last date of the type, 9999-12-31.
  public static var latest: CivilDate { CivilDate(uncheckedDayNumber: 2_932_896) }

  /// Makes a date from its day number.
  ///
  /// - Parameter dayNumber: the days since 1970-01-01.
  /// - Returns: `nil` outside the years 1…9999.
  public init?(dayNumber: Int32) {
    guard Self.dayNumbers.contains(dayNumber) else { return nil }
    self.init(uncheckedDayNumber: dayNumber)
  }

  /// Makes a date from a year, a month and a day of the month.
  ///
  /// A constant in code is shorter as `CivilDate(2026, 11, 22)`, which traps instead.
  ///
  /// - Parameters:
  ///   - year: 1…9999.
  ///   - month: 1…12.
  ///   - day: 1…31, at most as many as the month has.
  /// - Returns: `nil` when there is no such day.
  /// - Complexity: O(1).
  public init?(year: Int, month: Int, day: Int) {
    guard let month = YearMonth(year: year, month: month) else { return nil }
    guard day >= 1, day <= month.numberOfDays else { return nil }
    self.init(uncheckedDayNumber: month.firstDayNumber + Int32(truncatingIfNeeded: day) - 1)
  }

  /// Makes a date that is written in code, such as `CivilDate(2026, 11, 22)`.
  ///
  /// It is for constants. For outside numbers use `init(year:month:day:)`, for text `init(_:)`,
  /// which return `nil` instead of trapping.
  ///
  /// ```swift
  /// import MartHolidayKit
  ///
  /// CivilDate(2026, 11, 22).weekday  // .sunday
  /// ```
  ///
  /// - Parameters:
  ///   - year: 1…9999.
  ///   - month: 1…12.
  ///   - day: 1…31, at most as many as the month has.
  /// - Precondition: there is such a day.
  /// - Complexity: O(1).
  public init(_ year: Int, _ month: Int, _ day: Int) {
    guard let date = CivilDate(year: year, month: month, day: day) else {
      preconditionFailure("CivilDate(\(year), \(month), \(day)) is no day of the years 1…9999")
    }
    self = date
  }
}

extension CivilDate {
  /// The year, 1…9999.
  public var year: Int { parts.year }
  /// The month, 1…12.
  public var month: Int { parts.month }
  /// The day of the month, 1…31.
  public var day: Int { parts.day }

  /// The month that the date is in.
  public var yearMonth: YearMonth { parts.yearMonth }

  /// The month and day without the year.
  public var monthDay: MonthDay {
    let parts = parts
    return MonthDay(uncheckedMonth: parts.month, day: parts.day)
  }

  /// The day of the week.
  public var weekday: Weekday {
    // 0001-01-01 was a Monday, so the offset keeps the dividend positive.
    let index = UInt32(bitPattern: dayNumber &- Self.dayNumbers.lowerBound &+ 1) % 7
    return Weekday(index: index)
  }

  /// The ordinal of the date among its weekday in the month, 1…5.
  ///
  /// The 8th of November 2026 is the second Sunday of the month, whatever weekday the month began
  /// with. This is what 둘째 일요일 means in a closing-day rule, and what week numbers get wrong.
  ///
  /// ```swift
  /// import MartHolidayKit
  ///
  /// CivilDate(2026, 11, 8).weekdayOrdinal  // 2
  /// ```
  public var weekdayOrdinal: Int { (day + 6) / 7 }

  /// Year, month and day together, as unchecked numbers.
  package var fields: (year: Int, month: Int, day: Int) {
    let parts = parts
    return (parts.year, parts.month, parts.day)
  }

  /// Year, month and day together, for callers that need more than one of them.
  package struct Parts: Sendable {
    package let year: Int
    package let month: Int
    package let day: Int

    // Only a date makes its parts, so that values made from them need no check.
    fileprivate init(year: Int, month: Int, day: Int) {
      self.year = year
      self.month = month
      self.day = day
    }

    /// The month that the date is in.
    package var yearMonth: YearMonth { YearMonth(uncheckedYear: year, month: month) }
  }

  /// The parts of the date.
  ///
  /// Divisions by the length of a year and a month are done by multiplication, after C. Neri and L.
  /// Schneider, "Euclidean affine functions and their application to calendar algorithms",
  /// Software: Practice and Experience 53 (2023).
  package var parts: Parts {
    // Days since 0000-03-01, which makes 29 February the last day of its year.
    let days = UInt32(bitPattern: dayNumber &+ 719_468)
    let quarterDays = 4 &* days &+ 3
    let century = quarterDays / 146_097
    let dayOfCentury = (quarterDays % 146_097) | 3
    let product = 2_939_745 &* UInt64(dayOfCentury)
    let yearOfCentury = UInt32(truncatingIfNeeded: product >> 32)
    let dayOfYear = UInt32(truncatingIfNeeded: product) / 2_939_745 / 4
    let packed = 2_141 &* dayOfYear &+ 197_913
    let isNextYear: UInt32 = dayOfYear >= 306 ? 1 : 0
    let month = (packed >> 16) &- 12 &* isNextYear
    let day = (packed & 0xFFFF) / 2_141 &+ 1
    return Parts(
      year: Int(100 &* century &+ yearOfCentury &+ isNextYear), month: Int(month), day: Int(day))
  }
}

extension CivilDate: Comparable {
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.dayNumber < rhs.dayNumber }
}
