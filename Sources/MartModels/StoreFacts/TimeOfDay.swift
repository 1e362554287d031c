/// A minute on a clock, from 00:00 through 23:59, on no day in particular.
///
/// ```swift
/// import MartHolidayKit
///
/// TimeOfDay(9, 30).minutes  // 570
/// TimeOfDay("21:05")?.hour  // 21
/// TimeOfDay("24:00")  // nil
/// ```
public struct TimeOfDay: Hashable, Sendable {
  /// The minutes since midnight, 0…1439.
  public let minutes: Int

  /// Makes a time from the minutes since midnight.
  ///
  /// - Parameter minutes: 0…1439.
  /// - Returns: `nil` for another number.
  public init?(minutes: Int) {
    guard minutes >= 0, minutes < 1_440 else { return nil }
    self.minutes = minutes
  }

  /// Makes a time from the hands of the clock.
  ///
  /// - Parameters:
  ///   - hour: 0…23.
  ///   - minute: 0…59.
  /// - Returns: `nil` outside these ranges.
  public init?(hour: Int, minute: Int = 0) {
    guard hour >= 0, hour < 24, minute >= 0, minute < 60 else { return nil }
    minutes = 60 * hour + minute
  }

  /// Makes a time that is written in the program.
  ///
  /// - Parameters:
  ///   - hour: 0…23.
  ///   - minute: 0…59.
  /// - Precondition: there is such a time. For one from outside, use `init(hour:minute:)`.
  public init(_ hour: Int, _ minute: Int) {
    guard let time = TimeOfDay(hour: hour, minute: minute) else {
      preconditionFailure("no minute of a day: \(hour):\(minute)")
    }
    self = time
  }

  /// The nearest time to a number of minutes since midnight.
  package init(clamping minutes: Int) { self.minutes = min(max(0, minutes), 1_439) }

  /// The hour, 0…23.
  public var hour: Int { minutes / 60 }
  /// The minute of the hour, 0…59.
  public var minute: Int { minutes % 60 }
}

extension TimeOfDay: Comparable {
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.minutes < rhs.minutes }
}

extension TimeOfDay: CustomStringConvertible, LosslessStringConvertible {
  /// The time as `HH:mm`.
  public var description: String { clockText(minutes) }

  /// Reads exactly the form that `description` prints, `HH:mm`.
  ///
  /// - Parameter text: five ASCII characters.
  /// - Returns: `nil` for any other form, and for a minute that does not exist.
  public init?(_ text: String) {
    var reader = DigitReader(text)
    guard let hour = reader.number(digits: 2), reader.skip(":"),
      let minute = reader.number(digits: 2), reader.isAtEnd
    else { return nil }
    self.init(hour: hour, minute: minute)
  }
}
