/// A notice as one scalar a cell, in the one form that the words of the vocabulary have.
///
/// Decomposed Hangul is composed, full-width and typographic variants become their plain forms,
/// and the tags and entities of HTML are gone. Every cell knows where it stands in the original.
struct NoticeScalars {
  struct Cell {
    var scalar: UInt32
    /// The offsets of the original's UTF-8 that the cell stands for.
    var start: UInt32
    var end: UInt32
  }

  private(set) var cells: [Cell] = []

  init(_ text: String) {
    cells.reserveCapacity(text.utf8.count / 2 + 8)
    var offset: UInt32 = 0
    var hasMarkup = false
    for scalar in text.unicodeScalars {
      let value = scalar.value
      let start = offset
      offset &+= value < 0x80 ? 1 : value < 0x800 ? 2 : value < 0x1_0000 ? 3 : 4
      if value < 0x80 {
        if value == 0x3C || value == 0x26 { hasMarkup = true }
        cells.append(Cell(scalar: Self.plainASCII(value), start: start, end: offset))
      } else if Self.isSyllable(value) {
        cells.append(Cell(scalar: value, start: start, end: offset))
      } else if !composes(value, end: offset), let plain = Self.plain(value) {
        cells.append(Cell(scalar: plain, start: start, end: offset))
      }
    }
    if hasMarkup { NoticeMarkup.remove(from: &cells) }
  }

  /// Whether a scalar is a composed Hangul syllable.
  static func isSyllable(_ value: UInt32) -> Bool { value >= 0xAC00 && value <= 0xD7A3 }

  /// Joins a vowel or a final consonant to the cell before it where Unicode says so.
  private mutating func composes(_ value: UInt32, end: UInt32) -> Bool {
    guard value >= 0x1161, value <= 0x11C2, let last = cells.indices.last else { return false }
    let before = cells[last].scalar
    if value <= 0x1175, before >= 0x1100, before <= 0x1112 {
      cells[last].scalar = 0xAC00 + ((before - 0x1100) * 21 + (value - 0x1161)) * 28
    } else if value >= 0x11A8, Self.isSyllable(before), (before - 0xAC00) % 28 == 0 {
      cells[last].scalar = before + (value - 0x11A7)
    } else {
      return false
    }
    cells[last].end = end
    return true
  }

  private static func plainASCII(_ value: UInt32) -> UInt32 {
    switch value {
    case 0x09, 0x0D: 0x20
    case 0x0A, 0x0B, 0x0C: 0x0A
    case 0x5B, 0x7B: 0x28
    case 0x5D, 0x7D: 0x29
    case 0..<0x20, 0x7F: 0x20
    default: value
    }
  }

  /// The plain form of a scalar beyond ASCII, or `nil` for one without width.
  private static func plain(_ value: UInt32) -> UInt32? {
    switch value {
    case 0xFF01...0xFF5E: plainASCII(value - 0xFEE0)
    case 0xA0, 0x2000...0x200A, 0x202F, 0x205F, 0x3000: 0x20
    case 0x85, 0x2028, 0x2029: 0x0A
    case 0xAD, 0x200B...0x200F, 0x2060, 0xFEFF, 0xFE00...0xFE0F, 0x20E3: nil
    case 0x301C, 0x223C, 0x2053, 0x02DC: 0x7E
    case 0x2010...0x2015, 0x2212, 0x2500, 0x2501, 0x30FC: 0x2D
    case 0xB7, 0x30FB, 0x318D, 0x119E, 0x2022, 0x2027, 0x2219, 0x22C5, 0xFF65: 0xB7
    case 0x3001, 0xFF64, 0x201A: 0x2C
    case 0x3002, 0xFF61: 0x2E
    case 0x2236, 0x02D0: 0x3A
    case 0x2044, 0x2215: 0x2F
    case 0x3008...0x3011, 0x3014...0x301B: value & 1 == 0 ? 0x28 : 0x29
    case 0x322A...0x3230: Self.ideographs[Int(value - 0x322A)]
    case 0x328A...0x3290: Self.ideographs[Int(value - 0x328A)]
    case 0x21D2, 0x2794, 0x27A1: 0x2192
    case 0x7B2C: 0xC81C
    case 0x1D7CE...0x1D7FF: 0x30 + (value - 0x1D7CE) % 10
    default: value
    }
  }

  /// The value of a number that is one sign, such as ② or Ⅳ.
  static func enclosedNumber(_ value: UInt32) -> Int32? {
    let zero: UInt32
    switch value {
    case 0x2160...0x216B: zero = 0x215F
    case 0x2170...0x217B: zero = 0x216F
    case 0x2460...0x2473: zero = 0x245F
    case 0x2474...0x2487: zero = 0x2473
    case 0x2488...0x249B: zero = 0x2487
    case 0x24F5...0x24FE: zero = 0x24F4
    case 0x2776...0x277F: zero = 0x2775
    case 0x2780...0x2789: zero = 0x277F
    case 0x278A...0x2793: zero = 0x2789
    default: return nil
    }
    return Int32(bitPattern: value - zero)
  }

  /// 月火水木金土日.
  static let ideographs: [UInt32] = [0x6708, 0x706B, 0x6C34, 0x6728, 0x91D1, 0x571F, 0x65E5]
}
