import MartModels

/// The words of a query of which only some fit.
struct PartialPlan: Sendable {
  /// A word, whole or without the 역, 점 or 동 with which people complete a name.
  private struct Word: Sendable {
    let word: QueryPart
    let part: SearchPlan.Part
    /// The word without one ending after the other, and how many letters are left.
    let shorter: [(scan: PatternScan, count: Int)]

    init(_ word: QueryPart, _ index: SearchIndex, only: Int32?) {
      self.word = word
      part = SearchPlan.Part(word, index, only: only, false)
      shorter = word.withoutEndings.map { part in
        let scan = PatternScan(
          part.literal, index, only: only, isOtherLayout: false, sense: part.sense)
        return (scan, part.letters.count)
      }
    }
  }

  /// How many words are looked at.
  private static let mostWords = 32

  private let words: [Word]
  /// Whether there are more words.
  private let isCut: Bool

  init(_ query: SearchQuery, _ index: SearchIndex, only: Int32?) {
    words = query.parts.prefix(Self.mostWords).map { Word($0, index, only: only) }
    isCut = query.parts.count > words.count
  }

  /// How many letters fit a branch, and how well, or `nil` when no word does.
  func fit(_ place: Int, _ index: SearchIndex) -> (weight: Int, rank: UInt32)? {
    var weight = 0
    var rank: UInt32?
    for word in words {
      guard let (find, count) = find(word, place, index) else { continue }
      rank = rank.map { SearchRank.combined($0, find.rank) } ?? find.rank
      // A place that was named comes before any letters.
      weight += word.word.sense.map { $0.regions != 0 } ?? false ? 1_000 : count
    }
    return rank.map { (weight, $0) }
  }

  /// What fits a branch, and the words and endings that do not.
  func finds(_ place: Int, _ index: SearchIndex) -> (finds: [Find], missing: [String]) {
    var finds: [Find] = []
    var missing: [String] = []
    for word in words {
      let found = find(word, place, index)
      if let found { finds.append(found.find) }
      let rest = word.word.letters[(found?.count ?? 0)...]
      if !rest.isEmpty { missing.append(QueryPart.text(rest)) }
    }
    if isCut { missing.append(BranchMatch.cut) }
    return (finds, missing)
  }

  /// The find of a word, and how many of its letters are in it.
  private func find(
    _ word: Word, _ place: Int, _ index: SearchIndex
  ) -> (find: Find, count: Int)? {
    if let find = word.part.findAnyhow(place, index) { return (find, word.word.letters.count) }
    for short in word.shorter {
      // 서우역 is not 서울역: what is left of the word is complete.
      if let find = short.scan.find(place, index),
        SearchRank.isComplete(find.rank) || isBehindPlace(find, place, index)
      {
        return (find, short.count)
      }
    }
    return nil
  }

  /// Whether a find ends a branch's name behind the name of a place: 상봉 in 서울상봉점.
  private func isBehindPlace(_ find: Find, _ place: Int, _ index: SearchIndex) -> Bool {
    guard let form = find.form, SearchRank.endsName(find.rank) else { return false }
    let start = Int(find.start) - index.forms[Int(form)].count
    guard start > 1 else { return false }
    let lead = PlaceName(units: index.name(index.entries[place]).prefix(start))
    return PlaceBook.korea.isBegun(by: lead)
  }
}
