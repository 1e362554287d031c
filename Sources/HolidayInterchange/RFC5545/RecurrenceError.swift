/// A recurrence that cannot be read, with the part that is at fault.
public struct RecurrenceError: Error, Hashable, Sendable {
  /// What is wrong; new codes may appear in later versions.
  public struct Code: RawRepresentable, Hashable, Sendable {
    /// The stable name of the code.
    public let rawValue: String

    /// Makes a code from its stable name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A line or a part that RFC 5545 does not have.
    public static let malformed = Code(rawValue: "malformed")
    /// A part that occurs twice.
    public static let repeatedPart = Code(rawValue: "repeatedPart")
    /// A rule without its frequency, or a set without its first date.
    public static let missingPart = Code(rawValue: "missingPart")
    /// A number outside its range.
    public static let numberOutOfRange = Code(rawValue: "numberOutOfRange")
    /// A text that is not a date of the form `yyyyMMdd`.
    public static let noSuchDate = Code(rawValue: "noSuchDate")
    /// A part that is valid but beyond what closing days need, such as hours or days of the year.
    public static let unsupported = Code(rawValue: "unsupported")
    /// A set that says more than a rule can, such as single dates or an end.
    public static let notAHolidayRule = Code(rawValue: "notAHolidayRule")
  }

  /// What is wrong.
  public let code: Code
  /// The part at fault, as given.
  public let value: String

  package init(_ code: Code, value: some StringProtocol) {
    self.code = code
    self.value = String(value)
  }
}

extension RecurrenceError: CustomStringConvertible {
  /// One line that names the part.
  public var description: String {
    switch code {
    case .malformed: "not a part of a recurrence: \"\(value)\""
    case .repeatedPart: "written twice: \(value)"
    case .missingPart: "missing: \(value)"
    case .numberOutOfRange: "number out of range: \"\(value)\""
    case .noSuchDate: "not a date of the form yyyyMMdd: \"\(value)\""
    case .unsupported: "beyond what closing days need: \"\(value)\""
    case .notAHolidayRule: "says more than a rule of closing days: \"\(value)\""
    default: "\(code.rawValue): \(value)"
    }
  }
}
