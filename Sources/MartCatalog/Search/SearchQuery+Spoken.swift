// A query without what people say around the name of a store.
extension SearchQuery {
  /// For each word, whether it names no store.
  private var areSpoken: [Bool] {
    var areSpoken: [Bool] = []
    for part in parts {
      let follows = areSpoken.last ?? false && SpokenWords.follows(part.letters)
      areSpoken.append(follows || SpokenWords.contains(part.letters))
    }
    return areSpoken
  }

  /// Whether no word names a store.
  var isOnlySpoken: Bool { areSpoken.allSatisfy { $0 } }

  /// The query without the words that name no store, and with 서울시서초구 as two words; `nil` when
  /// that changes nothing, or leaves nothing.
  ///
  /// - Parameter isName: whether a word for a shop and the one before it are a name.
  func withoutSpokenWords(
    _ isName: (QueryPart) -> Bool
  ) -> (query: SearchQuery, setAside: [QueryPart])? {
    var before: QueryPart?
    let words = zip(parts, areSpoken).map { part, isSpoken in
      defer { before = part }
      return (part, isSpoken && !Self.ends(isName, part, behind: before))
    }
    let setAside = words.filter { $0.1 }.map { $0.0 }
    let kept = words.filter { !$0.1 }.flatMap { $0.0.places }
    guard !kept.isEmpty, !setAside.isEmpty || kept.count > words.count else { return nil }
    return (SearchQuery(self, kept), setAside)
  }

  /// The query without 마트 and other words for what every store is; `nil` when there are none, or
  /// when no name is left.
  ///
  /// - Parameter isName: whether such a word and the one before it are a name.
  func withoutShops(
    _ isName: (QueryPart) -> Bool
  ) -> (query: SearchQuery, setAside: [QueryPart])? {
    let areShops = words.map { SpokenWords.meansShop($0.letters[...]) }
    guard areShops.contains(true) else { return nil }
    var kept: [QueryPart] = []
    var setAside: [QueryPart] = []
    var before: QueryPart?
    for (word, isShop) in zip(words, areShops) {
      let isPartOfName = Self.ends(isName, word, behind: before)
      if isShop, !isPartOfName { setAside.append(word) } else { kept += word.places }
      before = word
    }
    let query = SearchQuery(self, kept)
    return setAside.isEmpty || query.isOnlySpoken ? nil : (query, setAside)
  }

  /// Whether a word for a shop ends a name with the word before it: 스타필드 마켓, 오늘스타필드 마켓.
  private static func ends(
    _ isName: (QueryPart) -> Bool, _ word: QueryPart, behind before: QueryPart?
  ) -> Bool {
    guard let before, SpokenWords.meansShop(word.letters[...]) else { return false }
    func isNamed(_ letters: [UInt16]) -> Bool {
      QueryPart(letters + word.letters, layout: nil).map(isName) ?? false
    }
    if isNamed(before.letters) { return true }
    guard let glued = SpokenWords.glued(to: before.letters[...]), !glued.isLast else {
      return false
    }
    return isNamed(Array(before.letters.dropFirst(glued.word.count)))
  }

  /// The query without the words that name no store and are written together with one that does, as
  /// in 동해점휴무일; `nil` without any.
  ///
  /// - Parameter isFound: whether a word as it is typed is found in some branch.
  func withoutGluedWords(
    _ isFound: (QueryPart) -> Bool
  ) -> (query: SearchQuery, setAside: [QueryPart])? {
    var setAside: [QueryPart] = []
    let kept = parts.flatMap { part -> [QueryPart] in
      guard SpokenWords.glued(to: part.letters[...]) != nil, !isFound(part) else { return [part] }
      var rest = part.letters[...]
      var (first, last): ([QueryPart], [QueryPart]) = ([], [])
      while let (word, isLast) = SpokenWords.glued(to: rest) {
        rest = isLast ? rest.dropLast(word.count) : rest.dropFirst(word.count)
        guard let spoken = QueryPart(Array(word), layout: nil) else { continue }
        if isLast { last.insert(spoken, at: 0) } else { first.append(spoken) }
      }
      setAside += first + last
      return QueryPart(Array(rest), layout: nil)?.places ?? [part]
    }
    return setAside.isEmpty ? nil : (SearchQuery(self, kept), setAside)
  }

  /// The query without the particles behind words that are found nowhere; `nil` without any.
  ///
  /// - Parameters:
  ///   - isQuestion: whether other words were set aside; 마트이 alone is a word that is being typed, and 왕십리는
  ///     is not.
  ///   - isFound: whether a word as it is typed is found in some branch.
  func withoutParticles(
    isQuestion: Bool, _ isFound: (QueryPart) -> Bool
  ) -> (query: SearchQuery, setAside: [QueryPart])? {
    let isWhole = parts.first.map { SpokenWords.endsInSureParticle($0.letters) } ?? false
    guard isQuestion || isWhole || parts.count > 1 else { return nil }
    var setAside: [QueryPart] = []
    let kept = parts.map { part -> QueryPart in
      guard let (word, particle) = part.withoutParticle, !isFound(part) else { return part }
      setAside.append(particle)
      return word
    }
    return setAside.isEmpty ? nil : (SearchQuery(self, kept), setAside)
  }

  /// A question that names no store, without 날, 문 and other words that are parts of many names;
  /// `nil` when there are none.
  var withoutSmallWords: (query: SearchQuery, setAside: [QueryPart])? {
    guard words.count > 1, isOnlySpoken else { return nil }
    func isSmall(_ part: QueryPart) -> Bool {
      part.letters.count == 1 || !SpokenWords.contains(part.letters)
    }
    let setAside = words.filter(isSmall)
    return setAside.isEmpty ? nil : (SearchQuery(self, words.filter { !isSmall($0) }), setAside)
  }

  /// Whether a word asks for what is near.
  var asksForNear: Bool { parts.contains { SpokenWords.asksForNear($0.letters) } }
}

// A query with the spaces that are missing.
extension SearchQuery {
  /// The query with a space at each place of one word where one may be missing.
  ///
  /// - Parameter isFound: whether a word as it is typed is found in some branch that may be meant.
  ///   Of several words, the space is missing in the one that is found nowhere.
  func withSpaces(_ isFound: (QueryPart) -> Bool) -> [SearchQuery] {
    let parts = parts
    let unknown = parts.count > 1 ? parts.indices.filter { !isFound(parts[$0]) } : [0]
    guard unknown.count == 1, let place = unknown.first, let word = parts.dropFirst(place).first
    else { return [] }
    var queries: [SearchQuery] = []
    for letters in [word.letters, word.layoutLetters] {
      guard let letters, letters.count >= 4 else { continue }
      for end in 2...(letters.count - 2) {
        let halves = [letters[..<end], letters[end...]]
          .compactMap { QueryPart(Array($0), layout: nil) }
        guard halves.count == 2 else { continue }
        queries.append(SearchQuery(self, words: parts[..<place] + halves + parts[(place + 1)...]))
      }
    }
    return queries
  }
}
