/// What a key means.
enum Key: Equatable {
  case up, down, toggle, expand, collapse, all, preview, sort, replace, remove, quit
}

/// Reads keys out of the bytes of a terminal; an escape sequence may come in two parts.
struct KeyReader {
  private var pending: [UInt8] = []

  mutating func keys(in bytes: [UInt8]) -> [Key] {
    pending += bytes
    var keys: [Key] = []
    while let first = pending.first {
      guard first == 0x1B else {
        pending.removeFirst()
        if let key = Self.plain[first] { keys.append(key) }
        continue
      }
      guard pending.count > 1 else { break }
      guard pending[1] == UInt8(ascii: "[") || pending[1] == UInt8(ascii: "O") else {
        pending.removeFirst()
        continue
      }
      // A sequence ends with a letter or a tilde.
      guard let end = pending.dropFirst(2).firstIndex(where: { (0x40...0x7E).contains($0) }) else {
        break
      }
      if let key = Self.arrows[pending[end]], end == 2 { keys.append(key) }
      pending.removeFirst(end + 1)
    }
    return keys
  }

  private static let arrows: [UInt8: Key] = [
    UInt8(ascii: "A"): .up, UInt8(ascii: "B"): .down, UInt8(ascii: "C"): .expand,
    UInt8(ascii: "D"): .collapse,
  ]
  private static let plain: [UInt8: Key] = [
    UInt8(ascii: "q"): .quit, 3: .quit, 4: .quit, 13: .toggle, 10: .toggle,
    UInt8(ascii: " "): .toggle, UInt8(ascii: "k"): .up, UInt8(ascii: "j"): .down,
    UInt8(ascii: "a"): .all, UInt8(ascii: "p"): .preview, UInt8(ascii: "s"): .sort,
    UInt8(ascii: "r"): .replace, UInt8(ascii: "x"): .remove,
  ]
}
