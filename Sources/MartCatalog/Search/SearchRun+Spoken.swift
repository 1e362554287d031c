// What people say around the name of a store.
extension SearchRun {
  /// What fits without 마트 beside the name of a place, where 마트 is no part of a name.
  ///
  /// 이마트 and 롯데마트 have these letters on their signs, and 서초구 마트 means 홈플러스 too.
  func withoutShops() -> BranchMatches? {
    guard let (query, setAside) = query.withoutShops(isOnSign), case .none = named else {
      return nil
    }
    let hits = hits(query, .none)
    return hits.isEmpty ? nil : result(query, hits, setAside: setAside)
  }

  /// What fits without the words that name no store and without particles, or what nearly does.
  func withoutSpokenWords(_ brand: Brand) -> BranchMatches? {
    if options.origin != nil, query.asksForNear, query.isOnlySpoken { return everything() }
    var (query, setAside) = (self.query, [QueryPart]())
    for step in Step.allCases {
      guard let shorter = shorter(query, step, isQuestion: !setAside.isEmpty) else { continue }
      query = shorter.query
      setAside += shorter.setAside
      let hits = hits(query, brand)
      if !hits.isEmpty { return result(query, hits, setAside: setAside) }
    }
    if let (rest, small) = self.query.withoutSmallWords {
      return partial(rest, brand, small)
    }
    guard !setAside.isEmpty || query.parts.count > self.query.parts.count,
      let plan = SearchPlan(query, index, only: only, options.includesSlips)
    else { return nil }
    return nearly(query, plan, brand, setAside)
  }

  /// What is tried one after the other, each without what the ones before took away.
  private enum Step: CaseIterable { case spokenWords, gluedWords, particles, hangul }

  private func shorter(
    _ query: SearchQuery, _ step: Step, isQuestion: Bool
  ) -> (query: SearchQuery, setAside: [QueryPart])? {
    switch step {
    case .spokenWords: query.withoutSpokenWords(isOnSign)
    case .gluedWords: query.withoutGluedWords(isFound)
    case .particles: query.withoutParticles(isQuestion: isQuestion, isFound)
    case .hangul: query.inHangul(name).map { ($0, []) }
    }
  }

  /// The beginning of a branch's name that is written with some Latin letters.
  private func name(writtenAs letters: [UInt16]) -> [UInt16]? {
    for entry in index.entries {
      let name = index.name(entry)
      if let found = Romanization.beginning(of: name, writtenAs: letters) { return found }
    }
    return nil
  }

  /// Whether a word as it is typed is found in some branch.
  private func isFound(_ word: QueryPart) -> Bool { isFound(word, .none) }

  /// Whether a word as it is typed is found in some branch of the mart that the query names.
  func isFound(_ word: QueryPart, _ brand: Brand) -> Bool {
    let part = SearchPlan.Part(word, index, only: only, false)
    return index.entries.indices.contains { place in
      if case .mart(let mart) = brand, mart != index.entries[place].mart { return false }
      return part.findAnyhow(place, index) != nil
    }
  }

  /// Whether a word is found in the names of some branch.
  private func isOnSign(_ word: QueryPart) -> Bool {
    let part = SearchPlan.Part(word, index, only: only, false)
    return index.entries.indices.contains { part.literal.find($0, index)?.form != nil }
  }

  /// Every branch, for a query that asks for what is near and names nothing.
  private func everything() -> BranchMatches {
    let hits = index.runs.filter { run in only.map { $0 == run.mart } ?? true }
      .flatMap { $0.entries }
      .map { SearchHit(key: 0, place: Int32(truncatingIfNeeded: $0)) }
    return result(query, hits, setAside: query.parts)
  }
}
