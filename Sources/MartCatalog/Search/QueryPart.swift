import KoreanText

/// One part of a query, as it was typed and as the other layout of the keyboard would have it.
struct QueryPart: Sendable {
  let letters: [UInt16]
  /// What the other layout makes of them, where there is one.
  let layoutLetters: [UInt16]?
  let literal: SearchPattern
  let otherLayout: SearchPattern?

  init?(_ letters: [UInt16], layout: [UInt16]?) {
    guard let literal = SearchPattern(letters) else { return nil }
    self.letters = letters
    layoutLetters = layout
    self.literal = literal
    otherLayout = layout.flatMap(SearchPattern.init)
  }

  /// The words of a query, in letters, each with what the other layout makes of it.
  static func words(of text: String) -> [(letters: [UInt16], layout: [UInt16]?)] {
    let cells = NormalizedText(text).cells
    var words: [(letters: [UInt16], layout: [UInt16]?)] = []
    var start = 0
    for end in 0...cells.count where end == cells.count || cells[end].scalar.isPlainSpace {
      defer { start = end + 1 }
      guard start < end else { continue }
      let word = cells[start..<end]
      var letters: [UInt16] = []
      letters.reserveCapacity(word.count)
      SearchLetters.forEach(word) { letter, _, _ in letters.append(letter) }
      guard !letters.isEmpty else { continue }
      words.append((letters, KeyboardLayout.hangul(word) ?? KeyboardLayout.latin(letters)))
    }
    return words
  }
}
