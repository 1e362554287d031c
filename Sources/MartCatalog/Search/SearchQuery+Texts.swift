extension SearchQuery {
  /// Whether the query fits a text.
  public func matches(_ text: String) -> Bool { !ranges(in: text).isEmpty }

  /// The parts of a text that match the query, in order and separate.
  ///
  /// ```swift
  /// import MartHolidayKit
  ///
  /// let text = "이마트 성수점"
  /// SearchQuery("성수 이마트").ranges(in: text).map { text[$0] }  // ["이마트", "성수"]
  /// ```
  ///
  /// - Parameter text: any text.
  /// - Returns: the ranges to highlight; empty when the query does not fit.
  /// - Complexity: O(*n*) in the length of the text.
  public func ranges(in text: String) -> [Range<String.Index>] {
    guard let whole, letterCount <= Self.mostLetters else { return [] }
    let letters = IndexedText(text)
    if let range = whole.literal.first(in: letters) {
      return text.ranges(ofSearchLetters: [range])
    }
    var all: [Range<Int>] = []
    for word in words {
      guard
        let range = word.literal.first(in: letters) ?? word.otherLayout?.first(in: letters)
      else { break }
      all.append(range)
    }
    if !words.isEmpty, all.count == words.count { return text.ranges(ofSearchLetters: all) }
    return whole.otherLayout?.first(in: letters).map { text.ranges(ofSearchLetters: [$0]) } ?? []
  }
}

extension SearchPattern {
  /// The best place in a text where the pattern fits: the beginning of the text, otherwise of a
  /// word.
  fileprivate func first(in text: IndexedText) -> Range<Int>? {
    var best: Range<Int>?
    for start in text.letters.indices where mayBegin(with: text.letters[start]) {
      guard let match = match(text.letters, at: start, end: text.letters.count) else { continue }
      let range = start..<(start + match.length)
      if start < 64, text.wordStarts >> UInt64(start) & 1 == 1 { return range }
      best = best ?? range
    }
    return best
  }
}
