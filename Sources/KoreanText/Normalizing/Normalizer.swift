/// Turns bytes into cells in one pass, and looks back only as far as something may still change.
///
/// What a character reference or a tag stands for is put through the same steps as the text itself,
/// so that reading the result once more changes nothing: `&amp;nbsp;` is a space at once.
struct Normalizer {
  typealias Cell = NormalizedText.Cell

  var cells: [Cell] = []
  /// The signs `<` that may yet begin a tag.
  var openTags: [OpenTag] = []
  /// Whether a cell of a row of an HTML table stands before the next one.
  var isInRow = false
  /// The place in `openTags` of the comment that has begun.
  var comment: Int?
  /// The last cell that no tag can contain outside quotes, such as a Hangul syllable.
  var lastForeignCell = -1
  /// The quote that is open in the innermost tag.
  var quote: Unicode.Scalar?
  private var hasConjoiningLetters = false
  private var isAfterReturn = false

  struct OpenTag {
    var cell: Int
    /// What the two properties were before the sign.
    var lastForeignCell: Int
    var quote: Unicode.Scalar?
  }

  /// Reads the bytes of a text.
  ///
  /// - Parameter bytes: valid UTF-8, as the bytes of a `String` are.
  mutating func read(_ bytes: UnsafeBufferPointer<UInt8>) {
    cells.reserveCapacity(bytes.count / 2 + 8)
    var offset = 0
    while offset < bytes.count {
      let start = UInt32(truncatingIfNeeded: offset)
      let value = unsafe Self.decode(bytes, &offset)
      let end = UInt32(truncatingIfNeeded: offset)
      // Digits, colons and Latin letters stand for themselves, whatever is before them.
      if value &- 0x30 < 11 || (value | 0x20) &- 0x61 < 26 {
        isAfterReturn = false
        cells.append(
          Cell(scalar: Unicode.Scalar(UInt8(truncatingIfNeeded: value)), start: start, end: end))
      } else if value == 0x20, cells.last?.scalar != " " {
        isAfterReturn = false
        cells.append(Cell(scalar: " ", start: start, end: end))
      } else {
        take(value, start: start, end: end)
      }
    }
  }

  consuming func finished() -> [Cell] {
    if hasConjoiningLetters {
      for index in cells.indices {
        if let letter = HangulLetters.compatible(cells[index].scalar.value) {
          cells[index].scalar = letter
        }
      }
    }
    return cells
  }

  /// Decodes the scalar at an offset, and moves the offset behind it.
  @inline(__always)
  private static func decode(_ bytes: UnsafeBufferPointer<UInt8>, _ offset: inout Int) -> UInt32 {
    let lead = unsafe UInt32(bytes[offset])
    let length = lead < 0x80 ? 1 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
    // The lead of a sequence of n bytes has 7 − n bits of the scalar, that of one byte has seven.
    var value = length == 1 ? lead : lead & (0x7F >> UInt32(length))
    for place in 1..<4 where place < length {
      value = unsafe value << 6 | UInt32(bytes[offset + place]) & 0x3F
    }
    offset += length
    return value
  }

  /// Takes one scalar of the text, or of a character reference in it.
  mutating func take(_ value: UInt32, start: UInt32, end: UInt32) {
    if HangulSyllable.isSyllable(value), let scalar = Unicode.Scalar(value) {
      // Most of a text, and already plain.
      isAfterReturn = false
      cells.append(Cell(scalar: scalar, start: start, end: end))
      if quote == nil { lastForeignCell = cells.count - 1 }
      return
    }
    let unit = cells.last?.scalar.isPlainDigit == true ? Self.unitOfDates(value) : nil
    guard let plain = unit ?? PlainForm.of(value), let scalar = Unicode.Scalar(plain) else {
      return
    }
    let isSecondHalf = value == 0x0A && isAfterReturn
    isAfterReturn = value == 0x0D
    let cell = Cell(scalar: scalar, start: start, end: end)
    switch scalar {
    case " ": appendSpace(cell)
    case "\n":
      // A carriage return and a line feed are one line's end.
      if isSecondHalf, let last = cells.indices.last, cells[last].scalar == "\n" {
        cells[last].end = end
      } else {
        cells.append(cell)
      }
    case ";": endReference(cell)
    case "<", ">", "-", "\"", "'": takeMarkup(cell)
    case "\u{1100}"..."\u{11FF}": appendConjoining(cell)
    default:
      cells.append(cell)
      if scalar.value >= 0x1100, quote == nil { lastForeignCell = cells.count - 1 }
    }
  }

  /// 12月 25日: the syllable for an ideograph behind a digit.
  private static func unitOfDates(_ value: UInt32) -> UInt32? {
    switch value {
    case 0x5E74: 0xB144  // 년
    case 0x6708: 0xC6D4  // 월
    case 0x65E5: 0xC77C  // 일
    default: nil
    }
  }

  private mutating func appendSpace(_ cell: Cell) {
    if let last = cells.indices.last, cells[last].scalar == " " {
      cells[last].end = cell.end
    } else {
      cells.append(cell)
    }
  }

  /// Joins a vowel or a final consonant to the cell before it where Unicode says so.
  private mutating func appendConjoining(_ cell: Cell) {
    if let last = cells.indices.last,
      let joined = HangulLetters.joined(cells[last].scalar.value, cell.scalar.value)
    {
      cells[last].scalar = joined
      cells[last].end = cell.end
      return
    }
    hasConjoiningLetters = true
    cells.append(cell)
    if quote == nil { lastForeignCell = cells.count - 1 }
  }
}
