/// A day of the year without the year, such as 1 January.
///
/// 29 February is a month day; it falls in leap years only.
public struct MonthDay: Hashable, Sendable {
  private let packed: UInt16

  /// The month, 1…12.
  public var month: Int { Int(packed >> 8) }
  /// The day of the month, 1…31.
  public var day: Int { Int(packed & 0xFF) }

  init(uncheckedMonth month: Int, day: Int) {
    packed = UInt16(truncatingIfNeeded: month) << 8 | UInt16(truncatingIfNeeded: day)
  }

  /// Makes a month day from the number of the month and the day.
  ///
  /// A constant in code is shorter as `MonthDay(5, 1)`, which traps instead.
  ///
  /// - Parameters:
  ///   - month: 1…12.
  ///   - day: 1…31, at most as many as the month has in a leap year.
  /// - Returns: `nil` when no year has such a day.
  public init?(month: Int, day: Int) {
    // 2000 is a leap year, so it has every day that any year has.
    guard CivilDate(year: 2000, month: month, day: day) != nil else { return nil }
    self.init(uncheckedMonth: month, day: day)
  }

  /// Makes a month day that is written in code, such as `MonthDay(5, 1)`.
  ///
  /// It is for constants. For outside numbers use `init(month:day:)`, for text `init(_:)`, which
  /// return `nil` instead of trapping.
  ///
  /// - Parameters:
  ///   - month: 1…12.
  ///   - day: 1…31, at most as many as the month has in a leap year.
  /// - Precondition: some year has such a day.
  public init(_ month: Int, _ day: Int) {
    guard let monthDay = MonthDay(month: month, day: day) else {
      preconditionFailure("MonthDay(\(month), \(day)) is no day of any year")
    }
    self = monthDay
  }

  /// The date in a given year.
  ///
  /// - Parameter year: 1…9999.
  /// - Returns: `nil` for a year outside that range, and for 29 February in a common year.
  public func date(in year: Int) -> CivilDate? {
    CivilDate(year: year, month: month, day: day)
  }
}

extension MonthDay: Comparable {
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.packed < rhs.packed }
}

extension MonthDay: CustomStringConvertible, LosslessStringConvertible {
  /// The month day as `MM-dd`.
  public var description: String { "\(padded(month, 2))-\(padded(day, 2))" }

  /// Reads exactly the form that `description` prints, `MM-dd`.
  ///
  /// - Parameter text: five ASCII characters.
  /// - Returns: `nil` for any other form, and for a day that no year has.
  public init?(_ text: String) {
    var reader = DigitReader(text)
    guard let month = reader.number(digits: 2), reader.skip("-"),
      let day = reader.number(digits: 2), reader.isAtEnd
    else { return nil }
    self.init(month: month, day: day)
  }
}
