/// A text in one spelling, as cells that know their places in the original.
///
/// Decomposed Hangul is composed, full-width and typographic variants become their plain forms, a
/// run of spaces of any kind becomes one space, and the tags and entities of HTML are gone. Texts
/// that differ only in spelling become the same sequence of scalars, and a reader that works on
/// cells can still say which bytes of the original it means.
///
/// Case, the shapes of `()`, `[]` and `{}`, and compatibility jamo are kept, because a search by
/// keyboard layout, an `opening_hours` value and a search by 초성 need them. Brackets such as 「」
/// and 【】 become square ones.
package struct NormalizedText: Equatable, Sendable {
  /// One scalar of the text in its plain form.
  package struct Cell: Equatable, Sendable {
    /// The plain form.
    package var scalar: Unicode.Scalar
    /// The offset of the first byte of UTF-8 in the original that the cell stands for.
    package var start: UInt32
    /// The offset behind the last byte.
    package var end: UInt32

    package init(scalar: Unicode.Scalar, start: UInt32, end: UInt32) {
      self.scalar = scalar
      self.start = start
      self.end = end
    }
  }

  /// The cells in the order of the text; their places do not overlap.
  package let cells: [Cell]

  /// Brings a text into its plain form.
  ///
  /// - Parameter text: any text below 4 GiB; the places of a longer one are meaningless.
  /// - Complexity: O(*n*) in the length of the text.
  package init(_ text: String) {
    var normalizer = Normalizer()
    var text = text
    text.withUTF8 { unsafe normalizer.read($0) }
    cells = normalizer.finished()
    assert(Self.areInOrder(cells), "places overlap, or a cell stands for nothing: \(cells)")
  }

  init(cells: [Cell]) { self.cells = cells }

  /// Whether each cell stands for at least one byte, and no two cells for the same byte.
  ///
  /// A loop by hand: debug builds check every text, and without optimization an iterator takes
  /// longer than reading the text.
  private static func areInOrder(_ cells: [Cell]) -> Bool {
    var end: UInt32 = 0
    var place = 0
    while place < cells.count {
      let cell = cells[place]
      guard end <= cell.start, cell.start < cell.end else { return false }
      end = cell.end
      place += 1
    }
    return true
  }
}

extension NormalizedText {
  /// The text with spaces for the ends of its lines.
  package var onOneLine: NormalizedText {
    var line: [Cell] = []
    for var cell in cells {
      if cell.scalar == "\n" { cell.scalar = " " }
      if cell.scalar == " ", let last = line.indices.last, line[last].scalar == " " {
        line[last].end = cell.end
      } else {
        line.append(cell)
      }
    }
    return NormalizedText(cells: line)
  }

  /// The scalar of a cell, or NUL outside the text; no cell holds NUL.
  package func scalar(_ index: Int) -> Unicode.Scalar {
    index >= 0 && index < cells.count ? cells[index].scalar : "\0"
  }

  /// Whether some cells are exactly these scalars.
  package func equals(_ letters: [Unicode.Scalar], _ range: Range<Int>) -> Bool {
    guard letters.count == range.count else { return false }
    for place in letters.indices where cells[range.lowerBound + place].scalar != letters[place] {
      return false
    }
    return true
  }

  /// Whether a word stands at a cell, whatever the case of its letters there.
  ///
  /// - Parameter word: a word without capital letters.
  package func has(_ word: String, at start: Int) -> Bool {
    var place = start
    for letter in word.unicodeScalars {
      guard scalar(place).loweredLatin == letter else { return false }
      place += 1
    }
    return true
  }

  /// Whether a word begins at one of some cells, whatever the case of its letters there.
  ///
  /// - Parameter word: a word without capital letters.
  package func has(_ word: String, in cells: Range<Int>) -> Bool {
    // Most cells differ from the first letter, and a call for each of them takes several times as long.
    guard let first = word.unicodeScalars.first else { return !cells.isEmpty }
    return cells.contains { scalar($0).loweredLatin == first && has(word, at: $0) }
  }

  /// Whether some cells are a word, whatever the case of their letters.
  ///
  /// - Parameter word: a word without capital letters.
  package func isWord(_ word: String, _ range: Range<Int>) -> Bool {
    has(word, at: range.lowerBound) && word.unicodeScalars.count == range.count
  }

  /// The bytes of the original's UTF-8 that some cells stand for, with what lies between them.
  ///
  /// - Parameter range: places of cells; an empty range has an empty place.
  package func utf8Range(_ range: Range<Int>) -> Range<Int> {
    guard let first = range.first, let last = range.last else {
      let place = range.lowerBound < cells.count ? cells[range.lowerBound].start : cells.last?.end
      return Int(place ?? 0)..<Int(place ?? 0)
    }
    return Int(cells[first].start)..<Int(cells[last].end)
  }

  /// The plain text of some cells.
  package func string(_ range: Range<Int>) -> String {
    // With no byte too many, most words fit where a string needs no storage of its own.
    unsafe String(unsafeUninitializedCapacity: byteCount(range)) { bytes in
      var count = 0
      unsafe append(range, to: bytes, &count)
      return count
    }
  }

  // Not generic: across modules that would cost a call for every word.
  /// The plain text of some words, with a space between two of them.
  package func string(joining words: ArraySlice<Range<Int>>) -> String {
    var capacity = max(0, words.count - 1)
    for word in words { capacity += byteCount(word) }
    return unsafe String(unsafeUninitializedCapacity: capacity) { bytes in
      var count = 0
      for word in words {
        if count > 0 {
          unsafe bytes[count] = 0x20
          count += 1
        }
        unsafe append(word, to: bytes, &count)
      }
      return count
    }
  }

  package func string(joining words: [Range<Int>]) -> String { string(joining: words[...]) }

  private func byteCount(_ range: Range<Int>) -> Int {
    var count = 0
    for place in range { count += Self.byteCount(cells[place].scalar.value) }
    return count
  }

  @inline(__always)
  private static func byteCount(_ value: UInt32) -> Int {
    value < 0x80 ? 1 : value < 0x800 ? 2 : value < 0x1_0000 ? 3 : 4
  }

  @inline(__always)
  private func append(
    _ range: Range<Int>, to bytes: UnsafeMutableBufferPointer<UInt8>, _ count: inout Int
  ) {
    for place in range { unsafe Self.encode(cells[place].scalar.value, into: bytes, &count) }
  }

  @inline(__always)
  private static func encode(
    _ value: UInt32, into bytes: UnsafeMutableBufferPointer<UInt8>, _ count: inout Int
  ) {
    let length = byteCount(value)
    // The first of n bytes begins with n ones and a zero, a single byte with a zero.
    let lead: UInt32 = length == 1 ? 0 : 0xF00 >> UInt32(length) & 0xFF
    var shift = UInt32(6 * (length - 1))
    unsafe bytes[count] = UInt8(truncatingIfNeeded: lead | value >> shift)
    for place in 1..<4 where place < length {
      shift -= 6
      unsafe bytes[count + place] = UInt8(truncatingIfNeeded: 0x80 | value >> shift & 0x3F)
    }
    count += length
  }

  /// The whole text in its plain form.
  package var string: String { string(cells.indices) }

  /// The cells without the spaces and line ends at both ends.
  package var trimmedIndices: Range<Int> {
    var range = cells.indices
    while let first = range.first, cells[first].scalar.isPlainSpace { range.removeFirst() }
    while let last = range.last, cells[last].scalar.isPlainSpace { range.removeLast() }
    return range
  }
}

extension Unicode.Scalar {
  /// Whether a plain scalar is a space or a line's end.
  package var isPlainSpace: Bool { self == " " || self == "\n" }
  /// Whether a plain scalar is a digit.
  package var isPlainDigit: Bool { value &- 0x30 < 10 }
  /// Whether a scalar is a Latin letter without a diacritical mark.
  package var isLatinLetter: Bool { (value | 0x20) &- 0x61 < 26 }
  /// The small letter of a Latin capital; any other scalar as it is.
  package var loweredLatin: Unicode.Scalar {
    value &- 0x41 < 26 ? Unicode.Scalar(UInt8(truncatingIfNeeded: value | 0x20)) : self
  }
}

extension String {
  /// The part of a text at a range of UTF-8 offsets, which must not cut a scalar.
  package func part(utf8 range: Range<Int>) -> Substring {
    let start = utf8.index(startIndex, offsetBy: range.lowerBound)
    return self[start..<utf8.index(start, offsetBy: range.count)]
  }
}
