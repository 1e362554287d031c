public import KoreanCalendar

/// A part of a rule that no calendar can satisfy, with the value itself.
public struct HolidayRuleError: Error, Hashable, Sendable {
  /// What is wrong; new codes may appear in later versions.
  public struct Code: RawRepresentable, Hashable, Sendable {
    /// The stable name of the code.
    public let rawValue: String

    /// Makes a code from its stable name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A weekday ordinal outside 1…5.
    public static let ordinalOutOfRange = Code(rawValue: "ordinalOutOfRange")
    /// A day of the month outside 1…31.
    public static let dayOutOfRange = Code(rawValue: "dayOutOfRange")
    /// A month outside 1…12.
    public static let monthOutOfRange = Code(rawValue: "monthOutOfRange")
    /// A stored rule with parts nested deeper than any real rule.
    public static let tooDeep = Code(rawValue: "tooDeep")
    /// A stored rule with more parts than any real rule.
    public static let tooManyParts = Code(rawValue: "tooManyParts")
    /// A stored list of ordinals, days or months that is empty.
    public static let empty = Code(rawValue: "empty")
    /// A text that is not the canonical text of any rule.
    public static let malformedText = Code(rawValue: "malformedText")
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

extension HolidayRuleError: CustomStringConvertible {
  /// One line that names the value.
  public var description: String {
    switch code {
    case .ordinalOutOfRange: "no such weekday of a month, 1…5: \(value)"
    case .dayOutOfRange: "not a day of a month, 1…31: \(value)"
    case .monthOutOfRange: "not a month of the year, 1…12: \(value)"
    case .tooDeep: "a rule nested deeper than \(value) levels"
    case .tooManyParts: "a rule of more than \(value) parts"
    case .empty: "an empty list of \(value)"
    case .malformedText: "not the canonical text of a rule: \"\(value)\""
    default: "\(code.rawValue): \(value)"
    }
  }
}

extension HolidayRule {
  /// Some weekdays of every month, with ordinals from outside.
  ///
  /// - Parameters:
  ///   - ordinals: which ones, 1…5; without any, the rule is `never`.
  ///   - weekday: the day of the week.
  /// - Throws: `HolidayRuleError` with the first ordinal outside 1…5.
  public init(
    validatingNth ordinals: some Sequence<Int>, _ weekday: Weekday
  ) throws(HolidayRuleError) {
    let bits = try Self.bits(of: ordinals, in: 1...5, orElse: .ordinalOutOfRange)
    self.init(.nthCanonical(ordinals: UInt8(truncatingIfNeeded: bits >> 1), weekday))
  }

  /// Some days of every month, with days from outside.
  ///
  /// - Parameter days: 1…31; without any, the rule is `never`.
  /// - Throws: `HolidayRuleError` with the first day outside 1…31.
  public init(validatingDays days: some Sequence<Int>) throws(HolidayRuleError) {
    do throws(CalendarError) {
      self.init(.union(of: [.days(try DaySet(validating: days))]))
    } catch {
      throw HolidayRuleError(.dayOutOfRange, value: error.value)
    }
  }

  /// Another rule in some months of the year only, with months from outside.
  ///
  /// - Parameters:
  ///   - months: 1…12; without any, the rule is `never`.
  ///   - rule: what repeats in these months.
  /// - Throws: `HolidayRuleError` with the first month outside 1…12.
  public init(
    validatingMonths months: some Sequence<Int>, _ rule: HolidayRule
  ) throws(HolidayRuleError) {
    let bits = try Self.bits(of: months, in: 1...12, orElse: .monthOutOfRange)
    self.init(.duringCanonical(MonthSet(bits: bits), rule.node))
  }

  /// A bit for each of some numbers below 16, or an error with the first outside a range.
  private static func bits(
    of numbers: some Sequence<Int>, in range: ClosedRange<Int>, orElse code: HolidayRuleError.Code
  ) throws(HolidayRuleError) -> UInt16 {
    var bits: UInt16 = 0
    for number in numbers {
      guard range.contains(number) else { throw HolidayRuleError(code, value: "\(number)") }
      bits |= 1 << UInt16(number)
    }
    return bits
  }

  /// Makes a rule from values written in the program, where an error is the programmer's mistake.
  static func trapping(_ make: () throws(HolidayRuleError) -> HolidayRule) -> HolidayRule {
    do throws(HolidayRuleError) {
      return try make()
    } catch {
      #if hasFeature(Embedded)
        // The words would bring the comparison of strings and Unicode's tables: a third of a page.
        preconditionFailure("\(error.code.rawValue): \(error.value)")
      #else
        preconditionFailure(error.description)
      #endif
    }
  }
}
