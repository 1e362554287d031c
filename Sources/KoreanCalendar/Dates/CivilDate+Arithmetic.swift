extension CivilDate {
  /// The date a number of days later, or earlier when negative.
  ///
  /// ```swift
  /// import MartHolidayKit
  ///
  /// CivilDate(2026, 12, 31).adding(days: 1).description  // "2027-01-01"
  /// ```
  ///
  /// - Parameter days: the days to add.
  /// - Precondition: the result is within the years 1…9999. For a number of days from outside,
  ///   check with `CivilDate(dayNumber:)`.
  public func adding(days: Int) -> CivilDate {
    let (sum, overflow) = Int(dayNumber).addingReportingOverflow(days)
    precondition(
      !overflow && sum >= Int(Self.dayNumbers.lowerBound) && sum <= Int(Self.dayNumbers.upperBound),
      "\(self) plus \(days) days is outside the years 1…9999")
    return CivilDate(uncheckedDayNumber: Int32(truncatingIfNeeded: sum))
  }

  /// The number of days from this date until another, negative when the other is earlier.
  ///
  /// - Parameter other: the date to count to, not included.
  public func days(until other: CivilDate) -> Int {
    Int(other.dayNumber) - Int(dayNumber)
  }
}

extension CivilDate: Strideable {
  /// The date some days later, as `adding(days:)` has it.
  ///
  /// - Precondition: the date is within the years 1…9999.
  public func advanced(by days: Int) -> CivilDate { adding(days: days) }
  public func distance(to other: CivilDate) -> Int { days(until: other) }
}

extension CivilDate {
  /// The date in Korea at a moment.
  ///
  /// Korean standard time is UTC+9 without daylight saving; the half-hour zones and the summer
  /// times that Korea had before October 1988 are not modeled.
  ///
  /// - Parameter secondsSince1970: the moment as Unix time.
  /// - Precondition: the moment is finite and within the years 1…9999. For a value from outside,
  ///   use `koreaStandardTime(at:)`.
  public init(koreaStandardTimeAt secondsSince1970: Double) {
    guard let date = Self.koreaStandardTime(at: secondsSince1970) else {
      preconditionFailure("\(secondsSince1970) s is no moment in the years 1…9999")
    }
    self = date
  }

  /// The date in Korea at a moment that comes from outside.
  ///
  /// - Parameter secondsSince1970: the moment as Unix time.
  /// - Returns: `nil` when the moment is not finite or lies outside the years 1…9999, as
  ///   milliseconds passed as seconds do.
  public static func koreaStandardTime(at secondsSince1970: Double) -> CivilDate? {
    let seconds = secondsSince1970 + 32_400
    guard seconds.magnitude < 1e15 else { return nil }
    // Two comparisons cost less than `rounded(.down)`, which is a call into the C library.
    let towardZero = Int64(seconds)
    let floor = Double(towardZero) > seconds ? towardZero - 1 : towardZero
    let days = floor >= 0 ? floor / 86_400 : (floor - 86_399) / 86_400
    return Int32(exactly: days).flatMap { CivilDate(dayNumber: $0) }
  }
}
