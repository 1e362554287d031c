/// Reads what follows a backslash in a JSON string.
struct JSONEscape {
  let bytes: [UInt8]
  private(set) var position: Int

  init(bytes: [UInt8], position: Int) {
    self.bytes = bytes
    self.position = position
  }

  /// The bytes of a string that was already validated, up to its closing quotation mark.
  static func unescaped(_ bytes: [UInt8], from start: Int) -> [UInt8] {
    var result: [UInt8] = []
    var position = start
    while bytes[position] != UInt8(ascii: "\"") {
      guard bytes[position] == UInt8(ascii: "\\") else {
        result.append(bytes[position])
        position += 1
        continue
      }
      var reader = JSONEscape(bytes: bytes, position: position + 1)
      do throws(JSONScanner.Failure) {
        result += Array(String(try reader.scalar()).utf8)
      } catch {
        preconditionFailure("an escape at byte \(position) was right and is wrong now")
      }
      position = reader.position
    }
    return result
  }

  mutating func scalar() throws(JSONScanner.Failure) -> Unicode.Scalar {
    let start = position
    let byte = try next()
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(byte)
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
      guard try next() == UInt8(ascii: "\\"), try next() == UInt8(ascii: "u") else {
        throw .wrong(at: start)
      }
      let low = try hexadecimal()
      guard low & 0xFC00 == 0xDC00 else { throw .wrong(at: start) }
      code = 0x1_0000 + (code & 0x3FF) << 10 + low & 0x3FF
    }
    guard let scalar = Unicode.Scalar(code) else { throw .wrong(at: start) }
    return scalar
  }

  private mutating func hexadecimal() throws(JSONScanner.Failure) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<4 {
      let byte = try next()
      switch byte {
      case 0x30...0x39: value = value << 4 | UInt32(byte - 0x30)
      case 0x41...0x46, 0x61...0x66: value = value << 4 | UInt32((byte | 0x20) - 0x61 + 10)
      default: throw .wrong(at: position - 1)
      }
    }
    return value
  }

  private mutating func next() throws(JSONScanner.Failure) -> UInt8 {
    guard position < bytes.count else { throw .endedEarly }
    position += 1
    return bytes[position - 1]
  }
}

/// Appends a string as JSON, with its quotation marks.
package func appendQuoted(_ text: String, to bytes: inout [UInt8]) {
  bytes.append(UInt8(ascii: "\""))
  for byte in text.utf8 {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes += [UInt8(ascii: "\\"), byte]
    case 0x0A: bytes += [UInt8(ascii: "\\"), UInt8(ascii: "n")]
    case 0x0D: bytes += [UInt8(ascii: "\\"), UInt8(ascii: "r")]
    case 0x09: bytes += [UInt8(ascii: "\\"), UInt8(ascii: "t")]
    case 0..<0x20:
      let low = byte & 0x0F
      bytes += "\\u00".utf8
      bytes += [0x30 + byte >> 4, low < 10 ? 0x30 + low : 0x61 + low - 10]
    default: bytes.append(byte)
    }
  }
  bytes.append(UInt8(ascii: "\""))
}
