import GeoFiltering
import MartModels

/// One search, from what fits to what fits in part.
struct SearchRun {
  let search: BranchSearch
  let query: SearchQuery
  let options: BranchSearch.Options
  /// The place of the only mart to search, or `nil` for all.
  let only: Int32?
  /// Whether the query is only the beginning of what was typed, or too long to fit.
  private let isCut: Bool
  var index: SearchIndex { search.index }

  init(
    _ search: BranchSearch, _ query: SearchQuery, _ options: BranchSearch.Options,
    isCut: Bool = false
  ) {
    self.search = search
    // What is too long to fit is found in part, even where all of its words are.
    self.isCut = isCut || query.letterCount > search.index.longestQuery
    self.query = query
    self.options = options
    only = options.mart.flatMap { mart in search.index.marts.firstIndex { $0.mart == mart } }
      .map { Int32(truncatingIfNeeded: $0) }
  }

  func matches() -> BranchMatches {
    guard options.mart == nil || only != nil, !query.isEmpty else { return result(query, []) }
    guard query.letterCount <= index.longestQuery else { return partial(query, named, []) }
    guard let plan = SearchPlan(query, index, only: only, options.includesSlips) else {
      return result(query, [])
    }
    if let matches = withoutShops() { return matches }
    var brand: Brand?
    let hits = limited(plan.hits(index, only: only), plan, &brand)
    if !hits.isEmpty { return result(query, hits, slips: slips(plan, hits, brand ?? named)) }
    let brandNamed = brand ?? named
    if case .otherShop = brandNamed { return result(query, []) }
    if let small = query.inSmallLetters {
      let hits = self.hits(small, brandNamed)
      if !hits.isEmpty { return result(small, hits) }
    }
    let phones = phones()
    if !phones.isEmpty { return result(query, phones) }
    return withoutSpokenWords(brandNamed) ?? nearly(query, plan, brandNamed, [])
  }

  /// The branches of a phone number, or of most of one.
  private func phones() -> [SearchHit] {
    guard let typed = query.whole?.letters, typed.count >= 7, typed.allSatisfy({ $0 &- 0x30 < 10 })
    else { return [] }
    let digits = typed.map { UInt8(truncatingIfNeeded: $0) }
    return index.entries.indices.compactMap { place in
      guard only.map({ $0 == index.entries[place].mart }) ?? true,
        let phone = search.branches[Int(index.entries[place].branch)].phone,
        holds(phone, digits)
      else { return nil }
      return SearchHit(key: 0, place: Int32(truncatingIfNeeded: place))
    }
  }

  private func holds(_ phone: String, _ digits: [UInt8]) -> Bool {
    let own = phone.utf8.filter { $0 &- 0x30 < 10 }
    guard own.count >= digits.count else { return false }
    return (0...(own.count - digits.count)).contains { own[$0...].starts(with: digits) }
  }

  func hits(_ query: SearchQuery, _ brand: Brand) -> [SearchHit] {
    guard let plan = SearchPlan(query, index, only: only, false) else { return [] }
    return allowed(plan.hits(index, only: only), brand)
  }

  func nearly(
    _ query: SearchQuery, _ plan: SearchPlan, _ brand: Brand, _ setAside: [QueryPart]
  ) -> BranchMatches {
    guard options.includesSlips else { return result(query, [], setAside: setAside) }
    let slips = slips(plan, [], brand)
    if !slips.isEmpty { return result(query, [], slips: slips, setAside: setAside) }
    if let (split, hits) = missingSpace(query, brand) {
      return result(split, [], slips: hits, setAside: setAside)
    }
    return partial(query, brand, setAside)
  }

  private func slips(_ plan: SearchPlan, _ hits: [SearchHit], _ brand: Brand) -> [SearchHit] {
    guard plan.hasSlips else { return [] }
    return allowedSlips(plan.slips(index, only: only, besides: hits), brand)
  }

  /// What is found after inserting a missing space: 양재코스트코 is 양재 코스트코.
  private func missingSpace(
    _ query: SearchQuery, _ brand: Brand
  ) -> (query: SearchQuery, hits: [SearchHit])? {
    // Each split is a search of its own, and nobody types that many words without a space.
    guard query.letterCount <= min(index.longest, 64) else { return nil }
    for query in query.withSpaces({ isFound($0, brand) }) {
      guard let plan = SearchPlan(query, index, only: only, false) else { continue }
      var hits = allowed(plan.hits(index, only: only), brand)
      guard !hits.isEmpty else { continue }
      for place in hits.indices { hits[place].key |= 2 << 60 }
      return (query, hits)
    }
    return nil
  }

  func result(
    _ query: SearchQuery, _ hits: [SearchHit], slips: [SearchHit] = [],
    setAside: [QueryPart] = []
  ) -> BranchMatches {
    var (hits, slips) = (hits, slips)
    if isCut {
      slips = (hits + slips).map { hit in
        SearchHit(key: hit.key | SearchHit.partial << 60, place: hit.place)
      }
      hits = []
    }
    let isNear =
      !setAside.isEmpty && options.origin != nil
      && setAside.contains { SpokenWords.asksForNear($0.letters) }
    if !options.favorites.isEmpty || options.origin != nil {
      prefer(&hits, isNear)
      prefer(&slips, isNear)
    }
    SearchHit.sort(&hits)
    SearchHit.sort(&slips)
    return BranchMatches(
      search: search, query: query,
      setAsideWords: hits.isEmpty && slips.isEmpty ? [] : setAside.map { $0.text },
      isCut: isCut, hits: slips.isEmpty ? hits : hits + slips, fittingCount: hits.count)
  }

  /// Adds the user's preferences to the keys.
  ///
  /// - Parameter isNear: whether the distance comes before everything else.
  private func prefer(_ hits: inout [SearchHit], _ isNear: Bool) {
    let origin = options.origin
    for place in hits.indices {
      let branch = search.branches[Int(index.entries[Int(hits[place].place)].branch)]
      if isNear { hits[place].key &= 0xF << 60 }
      if !isNear, !options.favorites.contains(branch.id) { hits[place].key |= 1 << 28 }
      guard let origin else { continue }
      let meters = branch.coordinate.map { origin.distance(to: $0) } ?? .infinity
      hits[place].key |= meters < 0xFFF_FFFF ? UInt64(meters) : 0xFFF_FFFF
    }
  }
}
