/// A value that is not a date, month or set of days, with the value itself.
public struct CalendarError: Error, Hashable, Sendable {
  /// What is wrong; new codes may appear in later versions.
  public struct Code: RawRepresentable, Hashable, Sendable {
    /// The stable name of the code.
    public let rawValue: String

    /// Makes a code from its stable name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The text does not have the exact form that the type prints.
    public static let malformedText = Code(rawValue: "malformedText")
    /// The fields do not name a day of the calendar within the years 1…9999.
    public static let noSuchDate = Code(rawValue: "noSuchDate")
    /// The fields do not name a day of the lunar calendar within the lunar years 1900…2100.
    public static let noSuchLunarDate = Code(rawValue: "noSuchLunarDate")
    /// A day of the month outside 1…31.
    public static let dayOutOfRange = Code(rawValue: "dayOutOfRange")
    /// A designated day outside the years 1949…2100.
    public static let outsideHolidayYears = Code(rawValue: "outsideHolidayYears")
    /// A holiday that the law itself names, given as a designated day.
    public static let notDesignated = Code(rawValue: "notDesignated")
  }

  /// What is wrong.
  public let code: Code
  /// The offending value as given.
  public let value: String

  package init(_ code: Code, value: String) {
    self.code = code
    self.value = value
  }
}

extension CalendarError: CustomStringConvertible {
  /// One line that names the value.
  public var description: String {
    switch code {
    case .malformedText: "not in the expected form: \"\(value)\""
    case .noSuchDate: "no such date in the years 1…9999: \(value)"
    case .noSuchLunarDate: "no such day in the lunar years 1900…2100: \(value)"
    case .dayOutOfRange: "not a day of a month, 1…31: \(value)"
    case .outsideHolidayYears: "outside the holiday years 1949…2100: \(value)"
    case .notDesignated: "not a temporary holiday or an election: \(value)"
    default: "\(code.rawValue): \(value)"
    }
  }
}
