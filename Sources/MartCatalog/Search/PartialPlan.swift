import MartModels

/// The words of a query of which not all fit.
struct PartialPlan: Sendable {
  /// A word, whole or without the 역, 점 or 동 with which people complete a name.
  private struct Word: Sendable {
    let word: QueryPart
    let part: SearchPlan.Part
    /// The word without its ending, and that ending.
    let short: PatternScan?
    let ending: String

    init(_ word: QueryPart, _ index: SearchIndex, only: Int32?) {
      self.word = word
      part = SearchPlan.Part(word, index, only: only, false)
      let shorter = word.withoutEnding
      short = shorter.map {
        PatternScan($0.literal, index, only: only, isOtherLayout: false, sense: $0.sense)
      }
      ending = shorter.map { QueryPart.text(word.letters[$0.letters.count...]) } ?? ""
    }
  }

  /// How many words are looked at.
  private static let mostWords = 32

  private let words: [Word]

  init(_ query: SearchQuery, _ index: SearchIndex, only: Int32?) {
    words = query.parts.prefix(Self.mostWords).map { Word($0, index, only: only) }
  }

  /// How many letters fit a branch, and how well, or `nil` when no word does.
  func fit(_ place: Int, _ index: SearchIndex) -> (weight: Int, rank: UInt32)? {
    var weight = 0
    var rank: UInt32?
    for word in words {
      guard let (find, isShort) = find(word, place, index) else { continue }
      rank = rank.map { SearchRank.combined($0, find.rank) } ?? find.rank
      // A place that was named comes before any letters.
      weight +=
        word.word.sense.map { $0.regions != 0 } ?? false
        ? 1_000 : word.word.letters.count - (isShort ? word.ending.unicodeScalars.count : 0)
    }
    return rank.map { (weight, $0) }
  }

  /// What fits a branch, and the words and endings that do not.
  func finds(_ place: Int, _ index: SearchIndex) -> (finds: [Find], missing: [String]) {
    var finds: [Find] = []
    var missing: [String] = []
    for word in words {
      if let (find, isShort) = find(word, place, index) {
        finds.append(find)
        if isShort { missing.append(word.ending) }
      } else {
        missing.append(word.word.text)
      }
    }
    return (finds, missing)
  }

  private func find(
    _ word: Word, _ place: Int, _ index: SearchIndex
  ) -> (find: Find, isShort: Bool)? {
    if let find = word.part.findAnyhow(place, index) { return (find, false) }
    // 서우역 is not 서울역: what is left of the word is complete.
    guard let find = word.short?.find(place, index), SearchRank.isComplete(find.rank) else {
      return nil
    }
    return (find, true)
  }
}
