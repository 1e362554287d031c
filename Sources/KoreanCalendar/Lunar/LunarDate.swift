/// A day of the Korean lunar calendar, 음력, in the lunar years 1900–2100.
///
/// Seollal is the first day of the first month, Chuseok the fifteenth of the eighth. Months have 29
/// or 30 days, and a year with a leap month, 윤달, repeats one month's number, so a date says whether
/// it is in the leap month. The Chinese calendar differs on some days and is not used.
///
/// ```swift
/// import MartHolidayKit
///
/// LunarDate(2026, 1, 1).civilDate.description  // "2026-02-17"
/// ```
///
/// Through civil 2050-12-31 the dates are those published by the Korea Astronomy and Space Science
/// Institute. Later ones are computed, and `isProvisional` says so.
public struct LunarDate: Hashable, Sendable {
  /// Year, month, leap month and day from the highest bits down, so that integers sort in the order
  /// of time.
  private let packed: UInt32

  /// Every path that makes a lunar date ends here; the fields must name a day of the table.
  private init(uncheckedYear year: Int, month: Int, isLeapMonth: Bool, day: Int) {
    packed =
      UInt32(truncatingIfNeeded: year) << 10 | UInt32(truncatingIfNeeded: month) << 6
      | (isLeapMonth ? 32 : 0) | UInt32(truncatingIfNeeded: day)
  }

  /// The lunar years that the type knows.
  public static let years = 1_900...2_100

  /// Makes a lunar date from its fields.
  ///
  /// A constant in code is shorter as `LunarDate(2026, 1, 1)`, which traps instead.
  ///
  /// - Parameters:
  ///   - year: the lunar year, 1900…2100.
  ///   - month: 1…12.
  ///   - isLeapMonth: whether the month is the repeated one, 윤달.
  ///   - day: 1…30, at most as many as the month has.
  /// - Returns: `nil` when there is no such day or the year is outside the table.
  /// - Complexity: O(1).
  public init?(year: Int, month: Int, isLeapMonth: Bool = false, day: Int) {
    guard let length = Self.numberOfDays(year: year, month: month, isLeapMonth: isLeapMonth),
      day >= 1, day <= length
    else { return nil }
    self.init(uncheckedYear: year, month: month, isLeapMonth: isLeapMonth, day: day)
  }

  /// Makes a lunar date that is written in code, such as `LunarDate(2026, 1, 1)`.
  ///
  /// It is for constants. For outside numbers use `init(year:month:isLeapMonth:day:)`, for text
  /// `init(_:)`, which return `nil` instead of trapping.
  ///
  /// ```swift
  /// import MartHolidayKit
  ///
  /// LunarDate(2025, 6, 1, isLeapMonth: true).civilDate.description  // "2025-07-25"
  /// ```
  ///
  /// - Parameters:
  ///   - year: the lunar year, 1900…2100.
  ///   - month: 1…12.
  ///   - day: 1…30, at most as many as the month has.
  ///   - isLeapMonth: whether the month is the repeated one, 윤달.
  /// - Precondition: the year has such a day.
  /// - Complexity: O(1).
  public init(_ year: Int, _ month: Int, _ day: Int, isLeapMonth: Bool = false) {
    guard let date = LunarDate(year: year, month: month, isLeapMonth: isLeapMonth, day: day) else {
      preconditionFailure(
        "LunarDate(\(year), \(month), \(day)\(isLeapMonth ? ", isLeapMonth: true" : "")) "
          + "is no day of the lunar years 1900…2100")
    }
    self = date
  }

  /// The lunar date of a civil date.
  ///
  /// ```swift
  /// import MartHolidayKit
  ///
  /// LunarDate(CivilDate(2023, 4, 19))?.description  // "L2023-02L-29"
  /// ```
  ///
  /// - Parameter date: a civil date.
  /// - Returns: `nil` before 1900-01-31 and after 2101-01-28, the ends of the lunar years 1900–2100.
  /// - Complexity: O(1).
  public init?(_ date: CivilDate) {
    let dayNumber = date.dayNumber
    guard LunarYear.dayNumbers.contains(dayNumber) else { return nil }
    let year = LunarYear(containing: dayNumber)
    let dayOfYear = Int(dayNumber &- year.firstDayNumber)
    // A month has 29 or 30 days, so dividing by 30 is right or one month short.
    var position = Int(UInt32(truncatingIfNeeded: dayOfYear) / 30)
    var start = year.daysBefore(position: position)
    let next = start &+ year.numberOfDays(position: position)
    if dayOfYear >= next {
      position &+= 1
      start = next
    }
    let (month, isLeapMonth) = year.month(at: position)
    self.init(
      uncheckedYear: year.year, month: month, isLeapMonth: isLeapMonth, day: dayOfYear &- start &+ 1
    )
    assert(
      LunarDate(year: self.year, month: month, isLeapMonth: isLeapMonth, day: day) == self
        && civilDate == date, "\(self) is not \(date)")
  }
}

extension LunarDate {
  /// The lunar year, 1900…2100.
  public var year: Int { Int(packed >> 10) }
  /// The number of the month, 1…12; a leap month has the number of the month that it repeats.
  public var month: Int { Int(packed >> 6 & 15) }
  /// Whether the month is the repeated one, 윤달.
  public var isLeapMonth: Bool { packed & 32 != 0 }
  /// The day of the month, 1…30.
  public var day: Int { Int(packed & 31) }

  /// The civil date of the day.
  ///
  /// - Complexity: O(1).
  public var civilDate: CivilDate { CivilDate(self) }

  /// Whether the day is after the end of the official table, and so computed.
  ///
  /// The official table ends with the 18th day of the eleventh month of 2050, civil 2050-12-31.
  public var isProvisional: Bool {
    self > LunarDate(uncheckedYear: 2_050, month: 11, isLeapMonth: false, day: 18)
  }

  /// The month that a lunar year repeats as its leap month.
  ///
  /// ```swift
  /// import MartHolidayKit
  ///
  /// LunarDate.leapMonth(in: 2025)  // 6
  /// ```
  ///
  /// - Parameter year: the lunar year.
  /// - Returns: 1…12, or `nil` for a year without a leap month and outside 1900…2100.
  public static func leapMonth(in year: Int) -> Int? {
    guard let months = LunarYear(year), months.leapMonth != 0 else { return nil }
    return months.leapMonth
  }

  /// The number of days of a lunar month.
  ///
  /// - Parameters:
  ///   - year: the lunar year.
  ///   - month: 1…12.
  ///   - isLeapMonth: whether the repeated month is meant.
  /// - Returns: 29 or 30, or `nil` when there is no such month or the year is outside 1900…2100.
  public static func numberOfDays(year: Int, month: Int, isLeapMonth: Bool = false) -> Int? {
    guard let months = LunarYear(year), month >= 1, month <= 12,
      !isLeapMonth || months.leapMonth == month
    else { return nil }
    return months.numberOfDays(
      position: months.position(ofMonth: month, isLeapMonth: isLeapMonth))
  }
}

extension LunarDate: Comparable {
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.packed < rhs.packed }
}

extension CivilDate {
  /// The civil date of a lunar date.
  ///
  /// - Complexity: O(1).
  public init(_ lunar: LunarDate) {
    guard let year = LunarYear(lunar.year) else {
      preconditionFailure("lunar year \(lunar.year) is outside 1900…2100")
    }
    let position = year.position(ofMonth: lunar.month, isLeapMonth: lunar.isLeapMonth)
    let dayOfYear = year.daysBefore(position: position) &+ lunar.day &- 1
    self.init(uncheckedDayNumber: year.firstDayNumber &+ Int32(truncatingIfNeeded: dayOfYear))
  }
}
