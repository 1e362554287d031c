import KoreanText
import MartModels

/// One part of a query, as it was typed and as the other layout of the keyboard would have it.
struct QueryPart: Sendable {
  let letters: [UInt16]
  /// What the other layout makes of them, where there is one.
  let layoutLetters: [UInt16]?
  let literal: SearchPattern
  let otherLayout: SearchPattern?
  /// What the word means besides its letters, where it names a place.
  let sense: WordSense?

  init?(_ letters: [UInt16], layout: [UInt16]?) {
    guard let literal = SearchPattern(letters) else { return nil }
    self.letters = letters
    layoutLetters = layout
    self.literal = literal
    otherLayout = layout.flatMap(SearchPattern.init)
    sense = WordSense(letters)
  }

  /// The word in its letters, in lower case.
  var text: String { Self.text(letters[...]) }

  static func text(_ letters: ArraySlice<UInt16>) -> String {
    String(decoding: letters, as: UTF16.self)
  }

  /// The region and the district of 서울시서초구, or the word alone.
  var places: [QueryPart] {
    guard letters.count > 3, sense == nil else { return [self] }
    let longest = min(letters.count - 2, KoreanRegion.longestName)
    for end in (2...longest).reversed() {
      guard let region = QueryPart(Array(letters[..<end]), layout: nil),
        let district = QueryPart(Array(letters[end...]), layout: nil),
        let bits = region.sense?.regions, bits != 0,
        bits & PlaceBook.korea.regionBits(PlaceName(units: district.letters)) != 0
      else { continue }
      return [region, district]
    }
    return [self]
  }

  /// The word without the particle at its end, and that particle.
  var withoutParticle: (word: QueryPart, particle: QueryPart)? {
    guard let rest = SpokenWords.withoutParticle(letters, leaving: 2),
      let word = QueryPart(Array(rest), layout: nil),
      let particle = QueryPart(Array(letters[rest.endIndex...]), layout: nil)
    else { return nil }
    return (word, particle)
  }

  /// The word without what people add to the name of a place, and without the number of a 동: 왕십리
  /// of 왕십리역, 월계 of 월계3동, and of 월드컵경기장역 first 월드컵경기장 and then 월드컵.
  var withoutEndings: [QueryPart] {
    var shorter: [QueryPart] = []
    var rest = letters[...]
    while let ending = SpokenWords.endings.first(where: {
      rest.count > $0.count + 1 && rest.suffix($0.count) == $0[...]
    }) {
      rest = rest.dropLast(ending.count)
      while rest.count > 2, let digit = rest.last, digit &- 0x30 < 10 { rest.removeLast() }
      if let part = QueryPart(Array(rest), layout: nil) { shorter.append(part) }
    }
    return shorter
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
