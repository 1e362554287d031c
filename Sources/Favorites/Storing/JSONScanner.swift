import Keeping

/// Walks over one JSON text of RFC 8259 without building what it says.
///
/// It distinguishes a text that ends too early, as after a torn write, from one that is wrong.
/// Depth is bounded, so that no input can exhaust the stack, and it keeps only the places where the
/// names of the open objects begin.
struct JSONScanner {
  enum Failure: Error {
    case endedEarly
    case wrong(at: Int)
  }

  /// A value that was walked over, and where it is; a string without its quotation marks.
  struct Token {
    enum Kind {
      case null, bool, number, string, escapedString, array, object
    }
    let kind: Kind
    let start: Int
    let end: Int
  }

  private static let deepest = 32

  let bytes: [UInt8]
  private(set) var position = 0
  private var depth = 0
  /// Where the names of the open objects begin, the innermost object last.
  private var names: [UInt32] = []

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The bytes that were not walked over yet.
  var rest: ArraySlice<UInt8> { bytes[position...] }

  // MARK: Values

  /// Walks over any value.
  mutating func value() throws(Failure) -> Token {
    switch try next() {
    case UInt8(ascii: "{"):
      let start = position
      try members { (scanner, _) throws(Failure) in _ = try scanner.value() }
      return Token(kind: .object, start: start, end: position)
    case UInt8(ascii: "["):
      let start = position
      try elements { (scanner) throws(Failure) in _ = try scanner.value() }
      return Token(kind: .array, start: start, end: position)
    case UInt8(ascii: "\""): return try string()
    case UInt8(ascii: "t"): return try word("true", .bool)
    case UInt8(ascii: "f"): return try word("false", .bool)
    case UInt8(ascii: "n"): return try word("null", .null)
    default: return try number()
    }
  }

  /// Walks over an object; the body walks over each value, and gets its name.
  mutating func members(
    _ body: (inout JSONScanner, Token) throws(Failure) -> Void
  ) throws(Failure) {
    try enter()
    let outer = names.count
    var isFirst = true
    while try !closes(UInt8(ascii: "}"), isFirst: isFirst) {
      guard try next() == UInt8(ascii: "\"") else { throw .wrong(at: position) }
      let name = try string()
      names.append(UInt32(truncatingIfNeeded: name.start))
      guard try next() == UInt8(ascii: ":") else { throw .wrong(at: position) }
      position += 1
      try body(&self, name)
      isFirst = false
    }
    // RFC 8259 does not define the meaning of a repeated name, so it is refused.
    if let repeated = repeatedName(from: outer) { throw .wrong(at: repeated) }
    names.removeSubrange(outer...)
  }

  /// Walks over an array; the body walks over each element.
  mutating func elements(_ body: (inout JSONScanner) throws(Failure) -> Void) throws(Failure) {
    try enter()
    var isFirst = true
    while try !closes(UInt8(ascii: "]"), isFirst: isFirst) {
      try body(&self)
      isFirst = false
    }
  }

  /// Makes sure that nothing follows.
  mutating func end() throws(Failure) {
    skipSpace()
    guard position == bytes.count else { throw .wrong(at: position) }
  }

  /// The first byte of the next value.
  mutating func next() throws(Failure) -> UInt8 {
    skipSpace()
    return try peek()
  }

  private mutating func enter() throws(Failure) {
    depth += 1
    guard depth <= Self.deepest else { throw .wrong(at: position) }
    position += 1
  }

  /// Steps over the closing bracket, or over the comma before the next element.
  private mutating func closes(_ bracket: UInt8, isFirst: Bool) throws(Failure) -> Bool {
    let byte = try next()
    if byte == bracket {
      position += 1
      depth -= 1
      return true
    }
    if isFirst { return false }
    guard byte == UInt8(ascii: ",") else { throw .wrong(at: position) }
    position += 1
    return false
  }

  private mutating func word(
    _ text: String, _ kind: Token.Kind
  ) throws(Failure) -> Token {
    let start = position
    for byte in text.utf8 {
      guard try peek() == byte else { throw .wrong(at: position) }
      position += 1
    }
    return Token(kind: kind, start: start, end: position)
  }

  private mutating func number() throws(Failure) -> Token {
    let start = position
    if try peek() == UInt8(ascii: "-") { position += 1 }
    let first = try peek()
    let whole = try digits()
    if first == UInt8(ascii: "0"), whole > 1 { throw .wrong(at: start) }
    if position < bytes.count, bytes[position] == UInt8(ascii: ".") {
      position += 1
      _ = try digits()
    }
    if position < bytes.count, bytes[position] | 0x20 == UInt8(ascii: "e") {
      position += 1
      let sign = try peek()
      if sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") { position += 1 }
      _ = try digits()
    }
    return Token(kind: .number, start: start, end: position)
  }

  private mutating func digits() throws(Failure) -> Int {
    let start = position
    while position < bytes.count, bytes[position] >= 0x30, bytes[position] <= 0x39 {
      position += 1
    }
    guard position > start else {
      if position == bytes.count { throw .endedEarly }
      throw .wrong(at: position)
    }
    return position - start
  }

  private mutating func string() throws(Failure) -> Token {
    position += 1
    let start = position
    var kind = Token.Kind.string
    var isASCII = true
    while true {
      let byte = try peek()
      position += 1
      switch byte {
      case UInt8(ascii: "\""):
        let end = position - 1
        guard isASCII || isUTF8(bytes[start..<end]) else { throw .wrong(at: start) }
        return Token(kind: kind, start: start, end: end)
      case UInt8(ascii: "\\"):
        kind = .escapedString
        var reader = JSONEscape(bytes: bytes, position: position)
        _ = try reader.scalar()
        position = reader.position
      case 0..<0x20: throw .wrong(at: position - 1)
      case 0x80...: isASCII = false
      default: break
      }
    }
  }

  private mutating func skipSpace() {
    while position < bytes.count {
      switch bytes[position] {
      case 0x20, 0x09, 0x0A, 0x0D: position += 1
      default: return
      }
    }
  }

  private func peek() throws(Failure) -> UInt8 {
    guard position < bytes.count else { throw .endedEarly }
    return bytes[position]
  }
}

extension JSONScanner {
  // MARK: What values say

  /// The text of a string that was walked over.
  func text(of token: Token) -> String {
    guard token.kind == .escapedString else {
      return String(decoding: bytes[token.start..<token.end], as: UTF8.self)
    }
    return String(decoding: JSONEscape.unescaped(bytes, from: token.start), as: UTF8.self)
  }

  /// Whether a name or a string that was walked over is this text.
  func says(_ token: Token, _ text: String) -> Bool {
    guard token.kind == .string else { return self.text(of: token).utf8.elementsEqual(text.utf8) }
    return bytes[token.start..<token.end].elementsEqual(text.utf8)
  }

  /// Where a repeated name of the innermost object begins, or `nil`.
  private func repeatedName(from outer: Int) -> Int? {
    let count = names.count - outer
    guard count > 1 else { return nil }
    guard count > 8 else {
      for later in (outer + 1)..<names.count {
        for earlier in outer..<later where order(names[earlier], names[later]) == 0 {
          return Int(names[later])
        }
      }
      return nil
    }
    let sorted = names[outer...].sorted { order($0, $1) < 0 }
    for (name, next) in zip(sorted, sorted.dropFirst()) where order(name, next) == 0 {
      return Int(next)
    }
    return nil
  }

  /// Compares two names by the bytes that they stand for: below 0, 0 or above 0.
  private func order(_ first: UInt32, _ second: UInt32) -> Int {
    var (left, right) = (Int(first), Int(second))
    while bytes[left] != UInt8(ascii: "\\"), bytes[right] != UInt8(ascii: "\\") {
      let (one, other) = (bytes[left], bytes[right])
      if one == UInt8(ascii: "\"") { return other == UInt8(ascii: "\"") ? 0 : -1 }
      if other == UInt8(ascii: "\"") { return 1 }
      if one != other { return Int(one) - Int(other) }
      left += 1
      right += 1
    }
    let one = JSONEscape.unescaped(bytes, from: Int(first))
    let other = JSONEscape.unescaped(bytes, from: Int(second))
    return one == other ? 0 : one.lexicographicallyPrecedes(other) ? -1 : 1
  }
}
