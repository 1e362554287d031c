import GeoFiltering
public import MartModels

extension BranchSearch {
  /// The branches that match a query, best first.
  ///
  /// The query as typed beats another name of the mart, which beats the other keyboard layout; a
  /// name beats an address; a whole name beats a beginning, a beginning a word, a word a part of a
  /// word; complete syllables beat an unfinished one, which beats initial consonants. Ties go by
  /// favorites, distance, name and id. Slips come last.
  ///
  /// - Parameters:
  ///   - query: what was typed so far; an empty query finds nothing, and so does one with more
  ///     than about twice the letters of the longest name and address.
  ///   - mart: the only mart to search, or `nil` for all.
  /// - Complexity: O(*n*) in the letters of all names; only the query and the results are
  ///   allocated.
  public func matches(_ query: String, in mart: Mart? = nil) -> BranchMatches {
    matches(SearchQuery(query), Options(mart: mart))
  }

  /// The branches that match a query, best first.
  ///
  /// - Parameters:
  ///   - query: what was typed so far; an empty query finds nothing.
  ///   - options: what decides ties, and what to search at all.
  /// - Complexity: O(*n*) in the letters of all names; only the query and the results are
  ///   allocated.
  public func matches(_ query: SearchQuery, _ options: Options) -> BranchMatches {
    let only = options.mart.flatMap { mart in index.marts.firstIndex { $0.mart == mart } }
      .map { Int32(truncatingIfNeeded: $0) }
    guard options.mart == nil || only != nil, query.letterCount <= index.longestQuery,
      let plan = SearchPlan(query, index, only: only, options.includesSlips)
    else { return BranchMatches(search: self, query: query, hits: [], fittingCount: 0) }
    var hits = plan.hits(index, only: only)
    var slips = plan.hasSlips ? plan.slips(index, only: only, besides: hits) : []
    let fittingCount = hits.count
    var query = query
    if hits.isEmpty, slips.isEmpty, options.includesSlips {
      (query, slips) = missingSpace(query, only) ?? (query, [])
    }
    if !options.favorites.isEmpty || options.origin != nil {
      prefer(&hits, options)
      prefer(&slips, options)
    }
    SearchHit.sort(&hits)
    SearchHit.sort(&slips)
    return BranchMatches(
      search: self, query: query, hits: slips.isEmpty ? hits : hits + slips,
      fittingCount: fittingCount)
  }

  /// What is found after inserting a missing space: 양재코스트코 is 양재 코스트코.
  private func missingSpace(
    _ query: SearchQuery, _ only: Int32?
  ) -> (query: SearchQuery, hits: [SearchHit])? {
    guard query.letterCount <= index.longest else { return nil }
    for query in query.withSpaces {
      guard let plan = SearchPlan(query, index, only: only, false) else { continue }
      var hits = plan.hits(index, only: only)
      guard !hits.isEmpty else { continue }
      for place in hits.indices { hits[place].key |= 2 << 60 }
      return (query, hits)
    }
    return nil
  }

  /// Adds the user's preferences to the keys.
  private func prefer(_ hits: inout [SearchHit], _ options: Options) {
    let origin = options.origin
    for place in hits.indices {
      let branch = branches[Int(index.entries[Int(hits[place].place)].branch)]
      if !options.favorites.contains(branch.id) { hits[place].key |= 1 << 28 }
      guard let origin else { continue }
      let metres = branch.coordinate.map { origin.distance(to: $0) } ?? .infinity
      hits[place].key |= metres < 0xFFF_FFFF ? UInt64(metres) : 0xFFF_FFFF
    }
  }
}

/// One branch among the results, with its rank.
struct SearchHit: Sendable {
  /// From the highest bit down: whether it is a slip and its cost, the rank, whether it is not a
  /// favorite, and the distance in meters.
  var key: UInt64
  /// The position among the entries of the index.
  var place: Int32

  /// The cost of the slips, or zero for a fit.
  var cost: Int { Int(key >> 60) }

  /// Sorts hits by their keys; equal ones keep their order, which is that of the names.
  ///
  /// Many results have few different bytes in their keys, so they are sorted byte by byte.
  static func sort(_ hits: inout [SearchHit]) {
    guard hits.count > 1 else { return }
    if hits.count <= 48 {
      insertionSort(&hits)
      return
    }
    var different: UInt64 = 0
    for hit in hits { different |= hit.key ^ hits[0].key }
    guard different != 0 else { return }
    var dealt = hits
    var starts = [Int32](repeating: 0, count: 256)
    for byte in UInt64(0)..<8 where different >> (8 * byte) & 255 != 0 {
      for place in starts.indices { starts[place] = 0 }
      for hit in hits { starts[Int(hit.key >> (8 * byte) & 255)] += 1 }
      var sum: Int32 = 0
      for place in starts.indices { (starts[place], sum) = (sum, sum + starts[place]) }
      for hit in hits {
        let bucket = Int(hit.key >> (8 * byte) & 255)
        dealt[Int(starts[bucket])] = hit
        starts[bucket] += 1
      }
      swap(&hits, &dealt)
    }
  }

  private static func insertionSort(_ hits: inout [SearchHit]) {
    for place in 1..<hits.count {
      let hit = hits[place]
      var target = place
      while target > 0, hits[target - 1].key > hit.key {
        hits[target] = hits[target - 1]
        target -= 1
      }
      hits[target] = hit
    }
  }
}
