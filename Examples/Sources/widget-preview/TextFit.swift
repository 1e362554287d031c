/// How much room a text takes in a picture, by the usual widths of letters.
enum TextFit {
  /// The width of a text at a size, somewhat more than most fonts need.
  static func width(_ text: String, size: Double) -> Double {
    text.reduce(0) { $0 + size * ems($1) }
  }

  private static func ems(_ character: Character) -> Double {
    guard let scalar = character.unicodeScalars.first?.value else { return 0 }
    switch scalar {
    case 0x20, 0x28, 0x29, 0x2C, 0x2E, 0x3A, 0x49, 0x69, 0x6A, 0x6C: return 0.34
    case 0x4D, 0x57, 0x6D, 0x77: return 0.92
    case 0..<0x250: return 0.58
    default: return 0.95
    }
  }

  /// A text at the largest of some sizes at which it fits, cut with an ellipsis where none does.
  static func fitted(_ text: String, sizes: [Double], width room: Double) -> (
    text: String, size: Double
  ) {
    for size in sizes where width(text, size: size) <= room { return (text, size) }
    let size = sizes.last ?? 12
    return (cut(text, size: size, width: room), size)
  }

  /// A text on several lines, broken at spaces where it can be, the last one cut where it must be.
  static func wrapped(_ text: String, size: Double, width room: Double, most: Int) -> [String] {
    var lines: [String] = []
    var rest = Substring(text)
    while !rest.isEmpty, lines.count < most {
      if lines.count == most - 1 || width(String(rest), size: size) <= room {
        lines.append(cut(String(rest), size: size, width: room))
        break
      }
      var end = rest.startIndex
      var lastSpace: Substring.Index?
      // A text in brackets stays whole if the line can be broken at a space before it.
      var isInBracket = false
      while end < rest.endIndex,
        width(String(rest[...end]), size: size) <= room
      {
        if rest[end] == "(" { isInBracket = true }
        if rest[end] == ")" { isInBracket = false }
        if rest[end] == " ", !isInBracket || lastSpace == nil { lastSpace = end }
        end = rest.index(after: end)
      }
      let stop = rest[end] == " " && !isInBracket ? end : lastSpace ?? end
      lines.append(String(rest[..<stop]))
      rest = rest[stop...].drop { $0 == " " }
    }
    return lines
  }

  /// A text on few lines at the largest of some sizes at which nothing of it is cut.
  static func block(_ text: String, sizes: [Double], width room: Double, most: Int) -> (
    lines: [String], size: Double
  ) {
    var block = (lines: [String](), size: 0.0)
    for size in sizes {
      block = (wrapped(text, size: size, width: room, most: most), size)
      if block.lines.last?.hasSuffix("…") == false { break }
    }
    return block
  }

  private static func cut(_ text: String, size: Double, width room: Double) -> String {
    guard width(text, size: size) > room else { return text }
    var kept = text
    while !kept.isEmpty, width(kept + "…", size: size) > room { kept.removeLast() }
    return kept + "…"
  }
}
