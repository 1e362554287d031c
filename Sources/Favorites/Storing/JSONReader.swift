// The stored form needs a reader and a writer of JSON without Foundation.
#if !hasFeature(Embedded)
  /// What a JSON text says; a number keeps its digits.
  enum JSONValue: Hashable {
    case null
    case bool(Bool)
    case number(String)
    case string(String)
    case array([JSONValue])
    case object([String: JSONValue])
  }

  /// Reads one JSON text of RFC 8259 and nothing after it.
  ///
  /// It tells a text that ends too early from one that is wrong, because the first is what a torn
  /// write leaves. Depth is bounded, so that no input can exhaust the stack.
  struct JSONReader {
    enum Failure: Error {
      case endedEarly
      case wrong(at: Int)
    }

    private static let deepest = 32

    private let bytes: [UInt8]
    private var position = 0
    private var depth = 0

    static func read(_ bytes: [UInt8]) throws(Failure) -> JSONValue {
      var reader = JSONReader(bytes: bytes)
      let value = try reader.value()
      reader.skipSpace()
      guard reader.position == bytes.count else { throw .wrong(at: reader.position) }
      return value
    }

    private init(bytes: [UInt8]) { self.bytes = bytes }

    private mutating func value() throws(Failure) -> JSONValue {
      skipSpace()
      switch try peek() {
      case UInt8(ascii: "{"): return try object()
      case UInt8(ascii: "["): return try array()
      case UInt8(ascii: "\""): return .string(try string())
      case UInt8(ascii: "t"): return try word("true", .bool(true))
      case UInt8(ascii: "f"): return try word("false", .bool(false))
      case UInt8(ascii: "n"): return try word("null", .null)
      default: return .number(try number())
      }
    }

    private mutating func object() throws(Failure) -> JSONValue {
      try enter()
      var members: [String: JSONValue] = [:]
      var isFirst = true
      while try !closes("}", isFirst: isFirst) {
        skipSpace()
        let start = position
        guard try peek() == UInt8(ascii: "\"") else { throw .wrong(at: position) }
        let key = try string()
        skipSpace()
        try expect(":")
        // RFC 8259 leaves the meaning of a repeated name open, so it is refused.
        guard members.updateValue(try value(), forKey: key) == nil else {
          throw .wrong(at: start)
        }
        isFirst = false
      }
      return .object(members)
    }

    private mutating func array() throws(Failure) -> JSONValue {
      try enter()
      var elements: [JSONValue] = []
      while try !closes("]", isFirst: elements.isEmpty) { elements.append(try value()) }
      return .array(elements)
    }

    private mutating func enter() throws(Failure) {
      depth += 1
      guard depth <= Self.deepest else { throw .wrong(at: position) }
      position += 1
    }

    /// Steps over the closing bracket, or over the comma before the next element.
    private mutating func closes(_ bracket: Unicode.Scalar, isFirst: Bool) throws(Failure) -> Bool {
      skipSpace()
      if try peek() == UInt8(ascii: bracket) {
        position += 1
        depth -= 1
        return true
      }
      if !isFirst { try expect(",") }
      return false
    }

    private mutating func word(
      _ text: String, _ value: JSONValue
    ) throws(Failure) -> JSONValue {
      for byte in text.utf8 {
        guard try peek() == byte else { throw .wrong(at: position) }
        position += 1
      }
      return value
    }

    private mutating func number() throws(Failure) -> String {
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
      return String(decoding: bytes[start..<position], as: UTF8.self)
    }

    private mutating func digits() throws(Failure) -> Int {
      let start = position
      while position < bytes.count, isDigit(bytes[position]) { position += 1 }
      guard position > start else {
        if position == bytes.count { throw .endedEarly }
        throw .wrong(at: position)
      }
      return position - start
    }

    private mutating func string() throws(Failure) -> String {
      let start = position
      position += 1
      var text: [UInt8] = []
      while true {
        let byte = try peek()
        position += 1
        switch byte {
        case UInt8(ascii: "\""):
          guard let string = String(validating: text, as: UTF8.self) else {
            throw .wrong(at: start)
          }
          return string
        case UInt8(ascii: "\\"): text += Array(String(try escape()).utf8)
        case 0..<0x20: throw .wrong(at: position - 1)
        default: text.append(byte)
        }
      }
    }

    private mutating func escape() throws(Failure) -> Character {
      let start = position
      let byte = try peek()
      position += 1
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"):
        return Character(Unicode.Scalar(byte))
      case UInt8(ascii: "b"): return "\u{8}"
      case UInt8(ascii: "f"): return "\u{C}"
      case UInt8(ascii: "n"): return "\n"
      case UInt8(ascii: "r"): return "\r"
      case UInt8(ascii: "t"): return "\t"
      case UInt8(ascii: "u"): break
      default: throw .wrong(at: start)
      }
      var code = try hexadecimal()
      if code & 0xFC00 == 0xD800 {
        try expect("\\")
        try expect("u")
        let low = try hexadecimal()
        guard low & 0xFC00 == 0xDC00 else { throw .wrong(at: start) }
        code = 0x1_0000 + (code & 0x3FF) << 10 + low & 0x3FF
      }
      guard let scalar = Unicode.Scalar(code) else { throw .wrong(at: start) }
      return Character(scalar)
    }

    private mutating func hexadecimal() throws(Failure) -> UInt32 {
      var value: UInt32 = 0
      for _ in 0..<4 {
        let byte = try peek()
        guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue, byte < 0x80 else {
          throw .wrong(at: position)
        }
        value = value * 16 + UInt32(digit)
        position += 1
      }
      return value
    }

    private mutating func skipSpace() {
      while position < bytes.count, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[position]) {
        position += 1
      }
    }

    private func peek() throws(Failure) -> UInt8 {
      guard position < bytes.count else { throw .endedEarly }
      return bytes[position]
    }

    private mutating func expect(_ scalar: Unicode.Scalar) throws(Failure) {
      guard try peek() == UInt8(ascii: scalar) else { throw .wrong(at: position) }
      position += 1
    }

    private func isDigit(_ byte: UInt8) -> Bool {
      byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
    }
  }

  /// A string as JSON, with its quotation marks.
  func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case "\u{0}"..<"\u{20}":
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
#endif
