/// The words of `KoreanWords`, found by their first two letters, the longest first.
package struct KoreanVocabulary: Sendable {
  struct Match {
    var kind: KoreanToken.Kind
    /// How many cells the word takes, spaces within it counted.
    var count: Int
  }

  private struct Entry {
    var kind: KoreanToken.Kind
    var first: Int
    var count: Int
    var bucket: Int
  }

  /// The words of `KoreanWords`, without names of stores.
  package static let common = KoreanVocabulary(groups: KoreanWords.groups)

  /// The words of `KoreanWords` with those of spoken dates, which go before equal words.
  package static let spoken = KoreanVocabulary(groups: KoreanWords.spoken + KoreanWords.groups)

  static let years = KoreanVocabulary(groups: KoreanWords.years)
  /// The words that say nothing beside days and hours.
  static let silent = KoreanVocabulary(groups: KoreanWords.silent)
  static let same = KoreanVocabulary(groups: KoreanWords.same)
  static let otherHours = KoreanVocabulary(groups: KoreanWords.otherHours)
  static let rest = KoreanVocabulary(groups: KoreanWords.rest)
  static let beside = KoreanVocabulary(groups: KoreanWords.beside)
  static let meals = KoreanVocabulary(groups: KoreanWords.meals)
  static let soldOut = KoreanVocabulary(groups: KoreanWords.soldOut)

  /// The scalars of all words, one after another.
  private var letters: [Unicode.Scalar] = []
  private var entries: [Entry] = []
  /// The first entry of each bucket and, one place later, the end of its entries.
  private var starts: [Int] = []
  /// How far the mix of two letters is shifted to the number of its bucket, of which a long list has 2,048.
  private var shift: UInt32

  /// The words of `KoreanWords` with the names that a reader brings, which go before equal words.
  ///
  /// - Parameters:
  ///   - brands: names of the stores of which texts speak.
  ///   - others: names of others that begin like a brand; each counts as an unknown word.
  package init(brands: [String] = [], others: [String] = []) {
    self.init(brands: brands, others: others, groups: KoreanWords.groups)
  }

  init(brands: [String] = [], others: [String] = [], groups: [KoreanWords.Group]) {
    // A short list of words is made for one question, and takes a kilobyte at most.
    shift = groups.count < 32 ? 26 : 21
    var words: [Entry] = []
    var first = 0
    func end(_ kind: KoreanToken.Kind) {
      guard letters.count > first else { return }
      words.append(
        Entry(
          kind: kind, first: first, count: letters.count - first,
          bucket: bucket(letters[first], Self.second(letters[(first + 1)...]))))
      first = letters.count
    }
    // Letter by letter: to split strings takes three times as long as all else.
    func add(_ words: String, _ kind: KoreanToken.Kind) {
      for scalar in words.unicodeScalars {
        if scalar == "|" { end(kind) } else { letters.append(scalar.loweredLatin) }
      }
      end(kind)
    }
    for name in others { add(name, .word) }
    for name in brands { add(name, .place(.brand)) }
    for group in groups { add(group.words, group.kind) }
    // Longer words come first; of equal words, the one added first.
    entries = words.sorted { ($0.bucket, $1.count, $0.first) < ($1.bucket, $0.count, $1.first) }
    starts = [Int](repeating: 0, count: Int(UInt32.max >> shift) + 2)
    for entry in entries { starts[entry.bucket + 1] += 1 }
    for index in 1..<starts.count { starts[index] += starts[index - 1] }
  }

  /// The bucket of the words that begin with two letters; NUL stands for none.
  private func bucket(_ first: Unicode.Scalar, _ second: Unicode.Scalar) -> Int {
    // Syllables differ in their higher bits as well as in the lower ones.
    let mixed = (first.value &* 31 &+ second.value) &* 0x9E37_79B1
    return Int(mixed &>> shift)
  }

  /// The second letter of a word, spaces aside; NUL where it has none.
  private static func second(_ rest: ArraySlice<Unicode.Scalar>) -> Unicode.Scalar {
    rest.first { $0 != " " } ?? "\0"
  }

  /// The longest word that begins at a cell.
  func longestWord(in cells: [NormalizedText.Cell], at index: Int) -> Match? {
    guard index < cells.count else { return nil }
    let first = cells[index].scalar.loweredLatin
    var next = index + 1
    if next < cells.count, cells[next].scalar == " " { next += 1 }
    if next < cells.count {
      let second = cells[next].scalar.loweredLatin
      if let word = longestWord(bucket(first, second), in: cells, at: index) { return word }
    }
    return longestWord(bucket(first, "\0"), in: cells, at: index)
  }

  private func longestWord(
    _ bucket: Int, in cells: [NormalizedText.Cell], at index: Int
  ) -> Match? {
    var best: Match?
    for place in starts[bucket]..<starts[bucket + 1] {
      // Nothing that follows is longer.
      if let best, entries[place].count <= best.count { break }
      guard let count = length(of: entries[place], in: cells, at: index) else { continue }
      if count > best?.count ?? 0 { best = Match(kind: entries[place].kind, count: count) }
    }
    return best
  }

  /// How many cells a word takes at a place, or `nil` when it does not stand there.
  private func length(of entry: Entry, in cells: [NormalizedText.Cell], at start: Int) -> Int? {
    var index = start
    for place in entry.first..<entry.first + entry.count {
      let letter = letters[place]
      if index < cells.count, cells[index].scalar.loweredLatin == letter {
        index += 1
      } else if letter != " " {
        return nil
      }
    }
    // 이마트24 is a name, and 이마트24일 has a date.
    let ends = index < cells.count ? cells[index].scalar : "\0"
    if letters[entry.first + entry.count - 1].isPlainDigit,
      ends.isPlainDigit || "일시월년주째:/.~-".unicodeScalars.contains(ends)
    {
      return nil
    }
    return index - start
  }

  /// Whether a word that begins at a cell is a particle or 인.
  func hasParticle(in cells: [NormalizedText.Cell], at index: Int) -> Bool {
    switch longestWord(in: cells, at: index)?.kind {
    case .particle?, .attribute?: true
    default: false
    }
  }
}

extension NormalizedText {
  /// How many years after the present one a word names: 1 for 내년; `nil` for 올해 and for other words.
  package func yearsAhead(_ word: Range<Int>) -> Int? {
    guard let match = KoreanVocabulary.years.longestWord(in: cells, at: word.lowerBound),
      match.count == word.count, case .relativeDay(.years(let years)?) = match.kind, years != 0
    else { return nil }
    return Int(years)
  }
}
