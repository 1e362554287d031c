/// How good a find is, as an integer of 24 bits; the better is smaller.
enum SearchRank {
  /// What was compared; the better first.
  enum Source: UInt32 { case literal, alias, otherLayout }
  /// Where in the text it was found; the better first.
  enum Quality: UInt32 { case whole, beginning, word, inner }

  static func rank(
    _ source: Source, isAddress: Bool = false, _ quality: Quality, _ kind: SearchPattern.Kind,
    position: Int, remaining: Int
  ) -> UInt32 {
    source.rawValue << 22 | (isAddress ? 1 << 21 : 0) | quality.rawValue << 18
      | UInt32(kind.rawValue) << 16 | UInt32(min(position, 255)) << 8 | UInt32(min(remaining, 255))
  }

  /// The rank of matches for several words: the worst of each part, and the sum of the places.
  static func combined(_ one: UInt32, _ other: UInt32) -> UInt32 {
    let source = max(one >> 22, other >> 22)
    let address = (one | other) >> 21 & 1
    let quality = min(one >> 18 & 7 + other >> 18 & 7, 7)
    let kind = max(one >> 16 & 3, other >> 16 & 3)
    let position = min(one >> 8 & 255 + other >> 8 & 255, 255)
    let remaining = min(one & 255, other & 255)
    return source << 22 | address << 21 | quality << 18 | kind << 16 | position << 8 | remaining
  }

  /// Whether the find begins a word, in complete syllables.
  static func isComplete(_ rank: UInt32) -> Bool {
    rank >> 16 & 3 == 0 && rank >> 18 & 7 < Quality.inner.rawValue
  }

  /// Whether the find ends the name, in complete syllables.
  static func endsName(_ rank: UInt32) -> Bool {
    rank >> 21 & 1 == 0 && rank >> 16 & 3 == 0 && rank & 255 == 0
  }

  /// Whether the find is a whole name.
  static func isWhole(_ rank: UInt32) -> Bool { rank >> 18 & 15 == 0 }
}
