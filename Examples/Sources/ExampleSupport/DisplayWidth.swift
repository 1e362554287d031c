/// How many columns of a terminal a text takes, with Hangul and other wide characters as two.
public enum DisplayWidth {
  /// The columns of a text; control characters and escape sequences are not expected in it.
  public static func of(_ text: String) -> Int {
    text.reduce(0) { $0 + columns($1) }
  }

  /// A text with spaces after it, up to a number of columns.
  public static func padded(_ text: String, to columns: Int) -> String {
    text + spaces(columns - of(text))
  }

  /// A text with spaces before it, up to a number of columns.
  public static func padded(leading text: String, to columns: Int) -> String {
    spaces(columns - of(text)) + text
  }

  /// A text with spaces on both sides, up to a number of columns.
  public static func centered(_ text: String, in columns: Int) -> String {
    let missing = max(0, columns - of(text))
    return spaces(missing / 2) + text + spaces(missing - missing / 2)
  }

  /// A text in lines of at most a number of columns, broken at spaces where there are any.
  public static func wrapped(_ text: String, to columns: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ") {
      let joined = line.isEmpty ? String(word) : line + " " + word
      if of(joined) <= columns {
        line = joined
        continue
      }
      if !line.isEmpty { lines.append(line) }
      line = ""
      for character in word {
        if of(line) + self.columns(character) > columns, !line.isEmpty {
          lines.append(line)
          line = ""
        }
        line.append(character)
      }
    }
    if !line.isEmpty { lines.append(line) }
    return lines
  }

  private static func spaces(_ count: Int) -> String {
    String(repeating: " ", count: max(0, count))
  }

  /// The columns of a character, those of its widest scalar.
  ///
  /// So combining marks and the vowels and finals of decomposed Hangul add nothing.
  private static func columns(_ character: Character) -> Int {
    character.unicodeScalars.reduce(0) { max($0, columns($1)) }
  }

  private static func columns(_ scalar: Unicode.Scalar) -> Int {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x1160...0x11FF, 0x200B...0x200F, 0xFE00...0xFE0F: 0
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF,
      0xA000...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
      0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F680...0x1F6FF,
      0x1F900...0x1FAFF, 0x20000...0x3FFFD:
      2
    default: scalar.properties.generalCategory == .nonspacingMark ? 0 : 1
    }
  }
}
