public import KoreanCalendar

/// A minute on the clock of a store in Korea: a civil date and a minute of the day.
///
/// ```swift
/// import MartHolidayKit
///
/// WallTime("2026-11-22T09:30")?.minuteOfDay  // 570
/// ```
///
/// Korea is UTC+9 all year, so no time zone is looked up, and a moment becomes a wall time by
/// arithmetic alone.
public struct WallTime: Sendable {
  /// The date.
  public let date: CivilDate
  /// The minutes since midnight, 0…1439.
  public let minuteOfDay: Int
  /// The basis of an `OpeningAnswer` that names the minute, as a code; 0 for any other minute.
  ///
  /// The cases of that answer have room for a minute only, so the basis travels here. It is not
  /// part of the time and is not compared.
  let basisCode: UInt8

  init(uncheckedDate date: CivilDate, minuteOfDay: Int, basisCode: UInt8 = 0) {
    assert(minuteOfDay >= 0 && minuteOfDay < 1_440, "no minute of a day: \(minuteOfDay)")
    self.date = date
    self.minuteOfDay = minuteOfDay
    self.basisCode = basisCode
  }

  /// Makes a wall time.
  ///
  /// - Parameters:
  ///   - date: the date.
  ///   - minuteOfDay: the minutes since midnight, 0…1439.
  /// - Returns: `nil` for another minute.
  public init?(date: CivilDate, minuteOfDay: Int) {
    guard minuteOfDay >= 0, minuteOfDay < 1_440 else { return nil }
    self.init(uncheckedDate: date, minuteOfDay: minuteOfDay)
  }

  /// Makes a wall time from a date and a time of it.
  ///
  /// - Parameters:
  ///   - date: the date.
  ///   - time: the time.
  public init(_ date: CivilDate, _ time: TimeOfDay) {
    self.init(uncheckedDate: date, minuteOfDay: time.minutes)
  }

  /// The time on the clock.
  public var time: TimeOfDay { TimeOfDay(clamping: minuteOfDay) }

  /// Makes a wall time from the hands of the clock.
  ///
  /// - Parameters:
  ///   - date: the date.
  ///   - hour: 0…23.
  ///   - minute: 0…59.
  /// - Returns: `nil` outside these ranges.
  public init?(date: CivilDate, hour: Int, minute: Int = 0) {
    guard hour >= 0, hour < 24, minute >= 0, minute < 60 else { return nil }
    self.init(uncheckedDate: date, minuteOfDay: 60 * hour + minute)
  }

  /// Makes a wall time that is written in the program.
  ///
  /// - Parameters:
  ///   - date: the date.
  ///   - hour: 0…23.
  ///   - minute: 0…59.
  /// - Precondition: there is such a minute. For one from outside, use `init(date:hour:minute:)`.
  public init(_ date: CivilDate, _ hour: Int, _ minute: Int) {
    guard let time = WallTime(date: date, hour: hour, minute: minute) else {
      preconditionFailure("no minute of a day: \(hour):\(minute)")
    }
    self = time
  }
}

extension WallTime {
  /// The wall time in Korea at a moment.
  ///
  /// - Parameter secondsSince1970: the moment as Unix time.
  /// - Precondition: the moment is finite and within the years 1…9999. For a value from outside,
  ///   use `koreaStandardTime(at:)`.
  public init(koreaStandardTimeAt secondsSince1970: Double) {
    guard let time = Self.koreaStandardTime(at: secondsSince1970) else {
      preconditionFailure("\(secondsSince1970) s is no moment in the years 1…9999")
    }
    self = time
  }

  /// The wall time in Korea at a moment that comes from outside.
  ///
  /// - Parameter secondsSince1970: the moment as Unix time.
  /// - Returns: `nil` when the moment is not finite or lies outside the years 1…9999.
  public static func koreaStandardTime(at secondsSince1970: Double) -> WallTime? {
    guard let date = CivilDate.koreaStandardTime(at: secondsSince1970) else { return nil }
    let seconds = secondsSince1970 + 32_400 - 86_400 * Double(date.dayNumber)
    return WallTime(uncheckedDate: date, minuteOfDay: min(1_439, max(0, Int(seconds) / 60)))
  }
}

extension WallTime {
  /// The same minute with the basis of the answer that names it.
  func resting(on basis: HolidayStatus.Basis?) -> WallTime {
    WallTime(uncheckedDate: date, minuteOfDay: minuteOfDay, basisCode: basis?.code ?? 0)
  }
}

extension WallTime: Hashable {
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.date == rhs.date && lhs.minuteOfDay == rhs.minuteOfDay
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(date)
    hasher.combine(minuteOfDay)
  }
}

extension WallTime: Comparable {
  public static func < (lhs: Self, rhs: Self) -> Bool {
    (lhs.date, lhs.minuteOfDay) < (rhs.date, rhs.minuteOfDay)
  }
}

extension WallTime: CustomStringConvertible, LosslessStringConvertible {
  /// The wall time as `yyyy-MM-ddTHH:mm`.
  public var description: String { "\(date)T\(clockText(minuteOfDay))" }

  /// Reads exactly the form that `description` prints, `yyyy-MM-ddTHH:mm`.
  ///
  /// - Parameter text: sixteen ASCII characters.
  /// - Returns: `nil` for any other form, and for a day or a minute that does not exist.
  public init?(_ text: String) {
    var reader = DigitReader(text)
    guard let year = reader.number(digits: 4), reader.skip("-"),
      let month = reader.number(digits: 2), reader.skip("-"),
      let day = reader.number(digits: 2), reader.skip("T"),
      let hour = reader.number(digits: 2), reader.skip(":"),
      let minute = reader.number(digits: 2), reader.isAtEnd,
      let date = CivilDate(year: year, month: month, day: day)
    else { return nil }
    self.init(date: date, hour: hour, minute: minute)
  }
}

/// A minute of the day as `HH:mm`, beyond 24:00 where it is past midnight.
package func clockText(_ minute: Int) -> String {
  padded(minute / 60, 2) + ":" + padded(minute % 60, 2)
}
