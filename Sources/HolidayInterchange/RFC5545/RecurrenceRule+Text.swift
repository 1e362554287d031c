package import KoreanCalendar

extension RecurrenceRule: CustomStringConvertible {
  /// The rule as the value of an RRULE line.
  public var description: String {
    var parts = ["FREQ=" + frequency.rawValue]
    if interval != 1 { parts.append("INTERVAL=\(interval)") }
    if let count { parts.append("COUNT=\(count)") }
    if let until { parts.append("UNTIL=" + basicText(until)) }
    if !months.isEmpty { parts.append("BYMONTH=" + Self.joined(months)) }
    if !monthDays.isEmpty { parts.append("BYMONTHDAY=" + Self.joined(monthDays)) }
    if !days.isEmpty { parts.append("BYDAY=" + days.map { $0.text }.joined(separator: ",")) }
    if !positions.isEmpty { parts.append("BYSETPOS=" + Self.joined(positions)) }
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
    let name = recurrenceName.uppercasedLatin
    guard let weekday = Weekday.allCases.first(where: { $0.recurrenceName == name })
    else { return nil }
    self = weekday
  }
}

/// A date as RFC 5545 writes it, `yyyyMMdd`.
package func basicText(_ date: CivilDate) -> String {
  padded(date.year, 4) + padded(date.month, 2) + padded(date.day, 2)
}

extension RecurrenceRule {
  /// Reads the value of an RRULE line strictly.
  ///
  /// `BYDAY=SU;BYSETPOS=2,4` is read as `BYDAY=2SU,4SU`, which says the same. A first day of the
  /// week is kept if it decides which weeks are skipped. Letters may be lower case, and there may
  /// be a semicolon at the end. An UNTIL with a time means the last date whose Korean midnight is
  /// not after it.
  ///
  /// - Parameter text: the value, without `RRULE:`.
  /// - Throws: `RecurrenceError` with the part at fault.
  public init(_ text: String) throws(RecurrenceError) {
    try self.init(text, clock: .korea)
  }

  /// Reads a value whose occurrences begin by a clock.
  init(_ text: String, clock: RecurrenceClock) throws(RecurrenceError) {
    var seen: [String] = []
    var firstWeekday = Weekday.monday
    var frequency: Frequency?
    var rule = RecurrenceRule(.monthly)
    var parts = text.pieces(between: ";")
    if parts.count > 1, parts.last?.isEmpty ?? false { parts.removeLast() }
    for part in parts {
      guard let (name, value) = part.halves(at: "=") else {
        throw RecurrenceError(.malformed, value: part)
      }
      let key = name.uppercasedLatin
      guard !seen.contains(key) else { throw RecurrenceError(.repeatedPart, value: name) }
      seen.append(key)
      switch key {
      case "FREQ": frequency = try Self.frequency(value, part)
      case "WKST":
        guard let weekday = Weekday(recurrenceName: value) else {
          throw RecurrenceError(.malformed, value: part)
        }
        firstWeekday = weekday
      default: try rule.read(key, value, part, clock)
      }
    }
    guard let frequency else { throw RecurrenceError(.missingPart, value: "FREQ") }
    rule.frequency = frequency
    // RFC 5545 forbids two ends, and days of the month in a week.
    guard rule.count == nil || rule.until == nil else {
      throw RecurrenceError(.malformed, value: "COUNT")
    }
    if frequency == .weekly {
      guard rule.monthDays.isEmpty else { throw RecurrenceError(.malformed, value: "BYMONTHDAY") }
      if rule.interval > 1 { rule.firstWeekday = firstWeekday }
    }
    if !rule.positions.isEmpty { try rule.applyPositions() }
    self = rule
  }

  private static func frequency(
    _ value: Substring, _ part: Substring
  ) throws(RecurrenceError) -> Frequency {
    let name = value.uppercasedLatin
    if let found = Frequency(rawValue: name) { return found }
    throw RecurrenceError(
      ["SECONDLY", "MINUTELY", "HOURLY"].contains(name) ? .unsupported : .malformed, value: part)
  }

  private mutating func read(
    _ key: String, _ value: Substring, _ part: Substring, _ clock: RecurrenceClock
  ) throws(RecurrenceError) {
    switch key {
    case "INTERVAL": interval = try Self.number(value, in: 1...1_000, part)
    case "COUNT": count = try Self.number(value, in: 1...1_000_000, part)
    case "BYMONTH": months = try Self.numbers(value, in: 1...12, part)
    case "BYMONTHDAY": monthDays = try Self.numbers(value, in: -31...31, part)
    case "BYSETPOS": positions = try Self.numbers(value, in: -31...31, part)
    case "BYDAY": days = try Self.days(value)
    case "UNTIL":
      guard let date = clock.lastDate(until: try RecurrenceMoment(value)) else {
        throw RecurrenceError(.unsupported, value: part)
      }
      until = date
    case "BYHOUR", "BYMINUTE", "BYSECOND", "BYYEARDAY", "BYWEEKNO":
      throw RecurrenceError(.unsupported, value: part)
    default: throw RecurrenceError(.malformed, value: part)
    }
  }

  /// Turns positions within a month into ordinals of its one weekday.
  private mutating func applyPositions() throws(RecurrenceError) {
    guard frequency == .monthly || frequency == .yearly, monthDays.isEmpty, !days.isEmpty,
      days.allSatisfy({ $0.ordinal == 0 })
    else { throw RecurrenceError(.unsupported, value: "BYSETPOS") }
    guard days.count == 1, let day = days.first, frequency == .monthly,
      positions.allSatisfy({ abs($0) <= 5 })
    else { return }
    days = positions.map { Day(day.weekday, ordinal: $0) }
    positions = []
  }

  /// A list of numbers, in order, each once, without 0.
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

  /// The text with its Latin letters in capitals.
  var uppercasedLatin: String {
    String(
      decoding: utf8.map { $0 >= 0x61 && $0 <= 0x7A ? $0 - 0x20 : $0 }, as: UTF8.self)
  }
}
