/// Lines of RFC 5545: ending with CRLF, folded at 75 octets, with escaped texts.
struct FeedLines {
  /// The finished lines as UTF-8.
  private(set) var bytes: [UInt8] = []

  private static let longest = 75

  /// Adds a short ASCII line without checking it.
  mutating func addShort(_ line: StaticString) {
    add(line.description)
  }

  /// Adds a line, folded if it is long.
  mutating func add(_ line: String) {
    if line.utf8.count <= Self.longest {
      bytes += line.utf8
    } else {
      fold(line)
    }
    end()
  }

  /// Adds a name and a text, escaped.
  mutating func add(_ name: String, text: String) {
    add(name + ":" + Self.escaped(text))
  }

  /// Adds bytes of finished lines or of a part of one.
  mutating func append(_ more: [UInt8]) { bytes += more }

  /// Adds a date as `yyyyMMdd`.
  mutating func append(year: Int, month: Int, day: Int) {
    append(year / 100)
    append(year % 100)
    append(month)
    append(day)
  }

  /// Makes room for some more bytes.
  mutating func reserve(_ count: Int) { bytes.reserveCapacity(bytes.count + count) }

  mutating func end() {
    bytes.append(0x0D)
    bytes.append(0x0A)
  }

  /// Removes all lines and keeps the room.
  mutating func removeAll() { bytes.removeAll(keepingCapacity: true) }

  private mutating func append(_ number: Int) {
    bytes.append(UInt8(truncatingIfNeeded: 0x30 + number / 10))
    bytes.append(UInt8(truncatingIfNeeded: 0x30 + number % 10))
  }

  /// Breaks a line between user-visible characters; only a character longer than a line is broken
  /// between its scalars.
  private mutating func fold(_ line: String) {
    var count = 0
    func fits(_ length: Int) -> Bool { count + length <= Self.longest }
    for character in line {
      let length = character.utf8.count
      if fits(length) {
        bytes += character.utf8
        count += length
        continue
      }
      if length < Self.longest {
        breakLine(&count)
        bytes += character.utf8
        count += length
        continue
      }
      for scalar in character.unicodeScalars {
        let scalarBytes = UTF8.encode(scalar).map { Array($0) } ?? []
        if !fits(scalarBytes.count) { breakLine(&count) }
        bytes += scalarBytes
        count += scalarBytes.count
      }
    }
  }

  private mutating func breakLine(_ count: inout Int) {
    end()
    bytes.append(0x20)
    count = 1
  }

  /// A text value: backslash, semicolon and comma escaped, a line break as `\n`, and no other
  /// control character, which RFC 5545 forbids.
  static func escaped(_ text: String) -> String {
    var escaped = String.UnicodeScalarView()
    var isAfterReturn = false
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\", ";", ",":
        escaped.append("\\")
        escaped.append(scalar)
      case "\n" where isAfterReturn: break
      case "\n", "\r", "\u{85}", "\u{2028}", "\u{2029}":
        escaped.append("\\")
        escaped.append("n")
      case "\t": escaped.append(" ")
      case _ where scalar.value < 0x20 || 0x7F..<0xA0 ~= scalar.value: break
      default: escaped.append(scalar)
      }
      isAfterReturn = scalar == "\r"
    }
    return String(escaped)
  }
}
