import KoreanCalendar

/// Reads an `opening_hours` value, byte by byte and once.
struct ExpressionParser {
  let bytes: [UInt8]
  var position = 0

  init(_ text: String) {
    self.init(bytes: Array(text.utf8))
  }

  init(bytes: [UInt8]) { self.bytes = bytes }

  typealias Failure = OpeningHoursExpressionError

  mutating func run() throws(Failure) -> [ExpressionRule] {
    var rules: [ExpressionRule] = []
    var joiner = ExpressionRule.Joiner.normal
    skipSpaces()
    guard position < bytes.count else { throw failure(.empty, at: 0) }
    while true {
      rules.append(try rule(joiner))
      guard let next = try separator() else { break }
      joiner = next
    }
    return rules
  }

  /// Reads what joins two rules, or `nil` at the end of the value.
  private mutating func separator() throws(Failure) -> ExpressionRule.Joiner? {
    switch peek {
    case nil: return nil
    case UInt8(ascii: ";"):
      position += 1
      skipSpaces()
      return .normal
    case UInt8(ascii: ","):
      position += 1
      skipSpaces()
      return .additional
    case UInt8(ascii: "|"):
      guard peek(1) == UInt8(ascii: "|") else { throw failure(.unexpectedCharacter) }
      position += 2
      skipSpaces()
      return .fallback
    default: throw failure(.unexpectedCharacter)
    }
  }
}

// Bytes.
extension ExpressionParser {
  var peek: UInt8? { position < bytes.count ? bytes[position] : nil }

  func peek(_ offset: Int) -> UInt8? {
    position + offset < bytes.count ? bytes[position + offset] : nil
  }

  mutating func skipSpaces() {
    while position < bytes.count, bytes[position] == 0x20 { position += 1 }
  }

  mutating func skip(_ byte: Unicode.Scalar) -> Bool {
    guard position < bytes.count, UInt32(bytes[position]) == byte.value else { return false }
    position += 1
    return true
  }

  /// Takes a comma and the spaces behind it; lists go on after them.
  mutating func goesOnAfterComma() -> Bool {
    guard skip(",") else { return false }
    skipSpaces()
    return true
  }

  static func isDigit(_ byte: UInt8?) -> Bool {
    guard let byte else { return false }
    return byte >= 0x30 && byte <= 0x39
  }

  static func isLetter(_ byte: UInt8?) -> Bool {
    guard let byte else { return false }
    return byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A
  }

  /// Reads a number of at most five digits.
  mutating func number() throws(Failure) -> Int {
    let start = position
    var value = 0
    while position < bytes.count, Self.isDigit(bytes[position]) {
      value = 10 * value + Int(bytes[position] - 0x30)
      position += 1
      guard position - start <= 5 else { throw failure(.numberOutOfRange, at: start) }
    }
    guard position > start else {
      throw failure(position < bytes.count ? .unexpectedCharacter : .unexpectedEnd)
    }
    return value
  }

  mutating func number(in range: ClosedRange<Int>) throws(Failure) -> Int {
    let start = position
    let value = try number()
    guard range.contains(value) else { throw failure(.numberOutOfRange, at: start) }
    return value
  }

  /// Whether four digits stand at the current place, as years are written.
  var isYear: Bool { endOfDigits(from: position) - position == 4 }

  mutating func year() throws(Failure) -> Int { try number(in: 1...9_999) }

  /// Reads the name of a month.
  mutating func month() throws(Failure) -> Int {
    let (packed, length) = word()
    guard let month = ExpressionWords.month(packed) else { throw failure(insteadOfWord: length) }
    position += length
    return month
  }

  /// The place after the digits that begin at the current one.
  func endOfDigits(from start: Int) -> Int {
    var end = start
    while end < bytes.count, Self.isDigit(bytes[end]) { end += 1 }
    return end
  }

  /// The letters at the current place packed into a number, and how many they are; words of more
  /// than eight letters give 0.
  func word() -> (packed: UInt64, length: Int) {
    var packed: UInt64 = 0
    var end = position
    while end < bytes.count, Self.isLetter(bytes[end]) {
      packed = end - position < 8 ? packed << 8 | UInt64(bytes[end]) : 0
      end += 1
    }
    return (end - position > 8 ? 0 : packed, end - position)
  }

  /// The failure where a word is expected and letters of some length, or none, stand instead.
  func failure(insteadOfWord length: Int = 0) -> Failure {
    failure(
      position == bytes.count ? .unexpectedEnd : length > 0 ? .unknownWord : .unexpectedCharacter)
  }

  func failure(_ code: Failure.Code, at place: Int? = nil) -> Failure {
    let start = min(place ?? position, bytes.count)
    var end = start
    while end < bytes.count, end - start < 12, bytes[end] != 0x20, bytes[end] != 0x3B { end += 1 }
    // The found text must not end within a character.
    while end < bytes.count, bytes[end] & 0xC0 == 0x80 { end += 1 }
    let found = String(decoding: bytes[start..<end], as: UTF8.self)
    return Failure(code, at: start, found: found)
  }
}
