/// A place in an `opening_hours` value that cannot be read, with the reason.
public struct OpeningHoursExpressionError: Error, Hashable, Sendable {
  /// What is wrong; new codes may appear in later versions.
  public struct Code: RawRepresentable, Hashable, Sendable {
    /// The stable name of the code.
    public let rawValue: String

    /// Makes a code from its stable name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A value without a rule.
    public static let empty = Code(rawValue: "empty")
    /// A character that is not valid at its place.
    public static let unexpectedCharacter = Code(rawValue: "unexpectedCharacter")
    /// A value that ends too early.
    public static let unexpectedEnd = Code(rawValue: "unexpectedEnd")
    /// A word that the notation does not have.
    public static let unknownWord = Code(rawValue: "unknownWord")
    /// A selector in the wrong order, such as a weekday after the hours.
    public static let misplacedSelector = Code(rawValue: "misplacedSelector")
    /// A second group of days in one rule, such as `Sa` in `Mo-Fr 09:00-18:00 Sa 09:00-13:00`.
    public static let secondDayGroup = Code(rawValue: "secondDayGroup")
    /// Four digits in place of a year that look like a time, as in `0900-1800`.
    public static let looksLikeTime = Code(rawValue: "looksLikeTime")
    /// A line end, which does not separate rules.
    public static let lineEnd = Code(rawValue: "lineEnd")
    /// A number outside its range, such as a sixth weekday of a month or a 54th week.
    public static let numberOutOfRange = Code(rawValue: "numberOutOfRange")
    /// A time outside the day, or a session over two midnights.
    public static let timeOutOfRange = Code(rawValue: "timeOutOfRange")
    /// A range whose end is before its beginning.
    public static let reversedRange = Code(rawValue: "reversedRange")
    /// A day that its month does not have.
    public static let noSuchDay = Code(rawValue: "noSuchDay")
    /// A comment without its closing quotation mark.
    public static let unterminatedComment = Code(rawValue: "unterminatedComment")
    /// Hours that depend on the sun, which this library does not compute.
    public static let unsupportedSunTime = Code(rawValue: "unsupportedSunTime")
    /// A moment without an end, as collection times have.
    public static let unsupportedMoment = Code(rawValue: "unsupportedMoment")
    /// Days and hours that can be combined in more than one way, or that contradict each other.
    public static let ambiguous = Code(rawValue: "ambiguous")
    /// Days without hours or a word for closed, or hours without days although others have some.
    public static let incompleteClause = Code(rawValue: "incompleteClause")
    /// Closings that leave no day open.
    public static let neverOpens = Code(rawValue: "neverOpens")
    /// Days that no value can express, such as every other week and days of the lunar calendar.
    public static let unsupportedDays = Code(rawValue: "unsupportedDays")
    /// A date that evaluators read in different ways, such as `Dec 01 +Su`.
    ///
    /// These are a date moved to a weekday, a weekday of a month moved by days, a list of days
    /// after a range over two months, and a range that is reversed in some years.
    public static let unsupportedDate = Code(rawValue: "unsupportedDate")
    /// A value that is valid but says more than a closing-day rule can.
    public static let notAHolidayRule = Code(rawValue: "notAHolidayRule")
  }

  /// What is wrong.
  public let code: Code
  /// The place, in bytes of UTF-8 from the beginning of the text.
  ///
  /// For `notAHolidayRule` it is the number of the rule in the value, from 0.
  public let position: Int
  /// The text from there on, as far as it belongs to the error.
  public let found: String

  package init(_ code: Code, at position: Int, found: String = "") {
    self.code = code
    self.position = position
    self.found = found
  }
}

extension OpeningHoursExpressionError: CustomStringConvertible {
  /// One line that names the place and the text there.
  public var description: String {
    let reason =
      switch code {
      case .empty: "the value is empty"
      case .unexpectedCharacter: "unexpected"
      case .unexpectedEnd: "the value ends too early"
      case .unknownWord: "unknown word"
      case .misplacedSelector: "selector at the wrong place"
      case .secondDayGroup: "a second group of days in one rule"
      case .looksLikeTime: "years that look like times"
      case .lineEnd: "a line end separates no rules"
      case .numberOutOfRange: "number out of range"
      case .timeOutOfRange: "time out of range"
      case .reversedRange: "the range ends before it begins"
      case .noSuchDay: "no such day"
      case .unterminatedComment: "comment without an end"
      case .unsupportedSunTime: "times of the sun are not supported"
      case .unsupportedMoment: "a time without an end is not supported"
      case .ambiguous: "can be read in more than one way"
      case .incompleteClause: "days and hours that do not go together"
      case .neverOpens: "the store would never open"
      case .unsupportedDays: "days that no value can say"
      case .unsupportedDate: "a date that is read in more than one way"
      case .notAHolidayRule: "says more than a rule of closing days"
      default: code.rawValue
      }
    let place = code == .notAHolidayRule ? "rule \(position + 1)" : "\(position)"
    return "\(reason) at \(place)" + (found.isEmpty ? "" : ": \"\(found)\"")
  }
}
