import KoreanCalendar

extension RecurrenceRule: CustomStringConvertible {
  /// The rule as the value of an RRULE line.
  public var description: String {
    var parts = ["FREQ=" + frequency.rawValue]
    if interval != 1 { parts.append("INTERVAL=\(interval)") }
    if let until { parts.append("UNTIL=" + basicText(until)) }
    if !months.isEmpty { parts.append("BYMONTH=" + Self.joined(months)) }
    if !monthDays.isEmpty { parts.append("BYMONTHDAY=" + Self.joined(monthDays)) }
    if !days.isEmpty { parts.append("BYDAY=" + days.map { $0.text }.joined(separator: ",")) }
    if firstWeekday != .monday { parts.append("WKST=" + firstWeekday.recurrenceName) }
    return parts.joined(separator: ";")
  }

  private static func joined(_ numbers: [Int]) -> String {
    numbers.map { String($0) }.joined(separator: ",")
  }
}

extension RecurrenceRule.Day {
  /// The day as it stands after BYDAY, such as `2SU`.
  var text: String { (ordinal == 0 ? "" : String(ordinal)) + weekday.recurrenceName }
}

extension Weekday {
  fileprivate var recurrenceName: String {
    switch self {
    case .sunday: "SU"
    case .monday: "MO"
    case .tuesday: "TU"
    case .wednesday: "WE"
    case .thursday: "TH"
    case .friday: "FR"
    case .saturday: "SA"
    }
  }

  fileprivate init?(recurrenceName: Substring) {
    guard let weekday = Weekday.allCases.first(where: { $0.recurrenceName == recurrenceName })
    else { return nil }
    self = weekday
  }
}

/// A date as RFC 5545 writes it, `yyyyMMdd`.
func basicText(_ date: CivilDate) -> String {
  padded(date.year, 4) + padded(date.month, 2) + padded(date.day, 2)
}

extension CivilDate {
  /// Reads a date of the form `yyyyMMdd`.
  init(basic text: Substring) throws(RecurrenceError) {
    var reader = DigitReader(String(text))
    guard let year = reader.number(digits: 4), let month = reader.number(digits: 2),
      let day = reader.number(digits: 2), reader.isAtEnd,
      let date = CivilDate(year: year, month: month, day: day)
    else { throw RecurrenceError(.noSuchDate, value: text) }
    self = date
  }
}

extension RecurrenceRule {
  /// Reads the value of an RRULE line strictly.
  ///
  /// `BYDAY=SU;BYSETPOS=2,4` is read as `BYDAY=2SU,4SU`, which says the same. A first day of the week
  /// is kept where it decides which weeks are skipped.
  ///
  /// - Parameter text: the value, without `RRULE:`.
  /// - Throws: `RecurrenceError` with the part at fault.
  public init(_ text: String) throws(RecurrenceError) {
    var seen: [Substring] = []
    var positions: [Int] = []
    var firstWeekday = Weekday.monday
    var frequency: Frequency?
    var rule = RecurrenceRule(.monthly)
    for part in text.pieces(between: ";") {
      guard let (name, value) = part.halves(at: "=") else {
        throw RecurrenceError(.malformed, value: part)
      }
      guard !seen.contains(name) else { throw RecurrenceError(.repeatedPart, value: name) }
      seen.append(name)
      switch name {
      case "FREQ":
        guard let found = Frequency(name: value) else {
          throw RecurrenceError(
            Self.otherFrequencies.contains(String(value)) ? .unsupported : .malformed, value: part)
        }
        frequency = found
      case "INTERVAL": rule.interval = try Self.number(value, in: 1...1_000, part)
      case "BYMONTH": rule.months = try Self.numbers(value, in: 1...12, part)
      case "BYMONTHDAY":
        rule.monthDays = try Self.numbers(value, in: -31...31, part)
        // Days counted from the end of the month are valid and no store closes by them.
        guard rule.monthDays.first ?? 1 > 0 else {
          throw RecurrenceError(.unsupported, value: part)
        }
      case "BYSETPOS": positions = try Self.numbers(value, in: -5...5, part)
      case "BYDAY": rule.days = try Self.days(value)
      case "UNTIL": rule.until = try CivilDate(basic: value)
      case "WKST":
        guard let weekday = Weekday(recurrenceName: value) else {
          throw RecurrenceError(.malformed, value: part)
        }
        firstWeekday = weekday
      case "COUNT", "BYHOUR", "BYMINUTE", "BYSECOND", "BYYEARDAY", "BYWEEKNO":
        throw RecurrenceError(.unsupported, value: part)
      default: throw RecurrenceError(.malformed, value: part)
      }
    }
    guard let frequency else { throw RecurrenceError(.missingPart, value: "FREQ") }
    rule.frequency = frequency
    if frequency == .weekly {
      // RFC 5545 forbids it: days of the month have no place in a week.
      guard rule.monthDays.isEmpty else { throw RecurrenceError(.malformed, value: "BYMONTHDAY") }
      if rule.interval > 1 { rule.firstWeekday = firstWeekday }
    }
    if !positions.isEmpty { try rule.apply(positions) }
    self = rule
  }

  private static let otherFrequencies = ["SECONDLY", "MINUTELY", "HOURLY", "DAILY"]

  /// Turns positions within a month into ordinals of its one weekday.
  private mutating func apply(_ positions: [Int]) throws(RecurrenceError) {
    guard days.count == 1, let day = days.first, day.ordinal == 0, monthDays.isEmpty,
      frequency == .monthly
    else { throw RecurrenceError(.unsupported, value: "BYSETPOS") }
    days = positions.map { Day(day.weekday, ordinal: $0) }
  }

  /// A list of numbers, in order and each once; 0 is none of them.
  private static func numbers(
    _ list: Substring, in range: ClosedRange<Int>, _ part: Substring
  ) throws(RecurrenceError) -> [Int] {
    var numbers: [Int] = []
    for text in list.pieces(between: ",") { numbers.append(try number(text, in: range, part)) }
    numbers.sort()
    var unique: [Int] = []
    for number in numbers where unique.last != number { unique.append(number) }
    return unique
  }

  private static func number(
    _ text: Substring, in range: ClosedRange<Int>, _ part: Substring
  ) throws(RecurrenceError) -> Int {
    let isSigned = range.lowerBound < 0 && (text.utf8.first == 0x2B || text.utf8.first == 0x2D)
    let digits = text.utf8.dropFirst(isSigned ? 1 : 0)
    guard !digits.isEmpty, digits.allSatisfy({ $0 >= 0x30 && $0 <= 0x39 }) else {
      throw RecurrenceError(.malformed, value: part)
    }
    guard let number = Int(text), number != 0, range.contains(number) else {
      throw RecurrenceError(.numberOutOfRange, value: part)
    }
    return number
  }

  private static func days(_ list: Substring) throws(RecurrenceError) -> [Day] {
    var days: [Day] = []
    for text in list.pieces(between: ",") {
      guard let weekday = Weekday(recurrenceName: Substring(text.unicodeScalars.suffix(2))) else {
        throw RecurrenceError(.malformed, value: text)
      }
      let ordinal = Substring(text.unicodeScalars.dropLast(2))
      let number = ordinal.isEmpty ? 0 : try number(ordinal, in: -5...5, text)
      let day = Day(weekday, ordinal: number)
      if !days.contains(day) { days.append(day) }
    }
    return days
  }
}

extension RecurrenceRule.Frequency {
  fileprivate init?(name: Substring) {
    switch name {
    case "WEEKLY": self = .weekly
    case "MONTHLY": self = .monthly
    case "YEARLY": self = .yearly
    default: return nil
    }
  }
}

extension StringProtocol where SubSequence == Substring {
  /// The pieces between a separator, empty ones included.
  func pieces(between separator: Unicode.Scalar) -> [Substring] {
    var pieces: [Substring] = []
    var start = startIndex
    for index in unicodeScalars.indices where unicodeScalars[index] == separator {
      pieces.append(self[start..<index])
      start = unicodeScalars.index(after: index)
    }
    pieces.append(self[start...])
    return pieces
  }

  /// What stands before and after a separator, or `nil` without one.
  func halves(at separator: Unicode.Scalar) -> (Substring, Substring)? {
    guard let index = unicodeScalars.firstIndex(of: separator) else { return nil }
    return (self[..<index], self[unicodeScalars.index(after: index)...])
  }
}
