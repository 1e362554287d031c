/// A query with its matches in the names of the marts, before the branches are searched.
struct SearchPlan: Sendable {
  /// A part of the query as it was typed, and in the other layout, where there is one.
  struct Part: Sendable {
    let literal: PatternScan
    let otherLayout: PatternScan?
    let slips: SlipScan?
    /// The place that the word names, where it names one.
    let sense: WordSense?

    /// - Parameter isFinished: whether another word follows, so that the name of a place is not one
    ///   on the way to another: 서구 is on that to 서귀포.
    init(
      _ part: QueryPart, _ index: SearchIndex, only: Int32?, isFinished: Bool = false,
      _ includesSlips: Bool
    ) {
      literal = PatternScan(
        isFinished && part.sense != nil ? part.literal.finished : part.literal, index, only: only,
        isOtherLayout: false, sense: part.sense)
      sense = part.sense
      otherLayout = part.otherLayout.map {
        PatternScan($0, index, only: only, isOtherLayout: true)
      }
      // The name of a place is not another one with a slip.
      let mayHaveSlips = includesSlips && part.sense == nil
      slips =
        mayHaveSlips
        ? SlipPattern(part.letters).map { SlipScan($0, index) } : nil
    }

    /// What fits as it is typed, or else in the other layout.
    func findAnyhow(_ place: Int, _ index: SearchIndex) -> Find? {
      guard literal.mayFindAnyhow(place, index) || otherLayout?.mayFindAnyhow(place, index) ?? false
      else { return sense?.find(place, index) }
      return findSurely(place, index) ?? sense?.find(place, index)
    }

    private func findSurely(_ place: Int, _ index: SearchIndex) -> Find? {
      literal.find(place, index) ?? otherLayout?.find(place, index)
    }
  }

  let whole: Part
  let words: [Part]

  /// - Parameter only: the place of the only mart of interest, or `nil` for all.
  init?(_ query: SearchQuery, _ index: SearchIndex, only: Int32?, _ includesSlips: Bool) {
    guard let whole = query.whole else { return nil }
    let namesPlace = query.words.contains { $0.sense != nil }
    self.whole = Part(whole, index, only: only, includesSlips && !namesPlace)
    let last = query.words.count - 1
    words = query.words.enumerated().map { place, word in
      Part(word, index, only: only, isFinished: place < last, includesSlips)
    }
  }

  /// The branches that match the query, in the order of the index.
  func hits(_ index: SearchIndex, only: Int32?) -> [SearchHit] {
    var hits: [SearchHit] = []
    // Each of these is looked at once, because a test of an optional in the loop copies it.
    let literal = whole.literal
    let otherLayout = whole.otherLayout ?? literal
    let hasOtherLayout = whole.otherLayout != nil
    let hasWords = !words.isEmpty
    let sense = hasWords ? nil : whole.sense
    let hasSense = sense != nil
    for run in index.runs where only.map({ $0 == run.mart }) ?? true {
      let isAny =
        hasWords || hasSense || literal.findsAny(run.mart)
        || hasOtherLayout && otherLayout.findsAny(run.mart)
      var place = run.entries.lowerBound
      while place < run.entries.upperBound {
        defer { place += 1 }
        if !isAny, !literal.mayFind(place, index),
          !hasOtherLayout || !otherLayout.mayFind(place, index)
        {
          continue
        }
        let key: UInt64
        if let find = literal.find(place, index) {
          key = UInt64(find.rank) << 29
        } else if hasWords, let rank = wordsRank(place, index) {
          key = UInt64(rank) << 29
        } else if hasSense, let find = sense?.find(place, index) {
          key = UInt64(find.rank) << 29
        } else if hasOtherLayout, let find = otherLayout.find(place, index) {
          key = UInt64(find.rank) << 29
        } else {
          continue
        }
        hits.append(SearchHit(key: key, place: Int32(truncatingIfNeeded: place)))
      }
    }
    return hits
  }

  private func wordsRank(_ place: Int, _ index: SearchIndex) -> UInt32? {
    var all: UInt32?
    for word in words {
      guard let find = word.findAnyhow(place, index) else { return nil }
      all = all.map { SearchRank.combined($0, find.rank) } ?? find.rank
    }
    return all
  }
}

extension SearchPlan {
  /// Whether any name can be nearly what was typed.
  var hasSlips: Bool { whole.slips != nil || words.contains { $0.slips != nil } }

  /// The branches whose names nearly fit, among those that are not hits.
  ///
  /// - Parameter hits: the hits in the order of the index.
  func slips(_ index: SearchIndex, only: Int32?, besides hits: [SearchHit]) -> [SearchHit] {
    var slips: [SearchHit] = []
    var next = 0
    for run in index.runs where only.map({ $0 == run.mart }) ?? true {
      if let scan = whole.slips {
        add(scan, run.entries, index, hits, &next, &slips)
      } else {
        for place in run.entries {
          if next < hits.count, hits[next].place == place {
            next += 1
          } else {
            append(wordsSlip(place, index), place, &slips)
          }
        }
      }
    }
    return slips
  }

  private func add(
    _ scan: SlipScan, _ range: Range<Int>, _ index: SearchIndex, _ hits: [SearchHit],
    _ next: inout Int, _ slips: inout [SearchHit]
  ) {
    let hasWords = !words.isEmpty
    for place in range {
      if next < hits.count, hits[next].place == place {
        next += 1
        continue
      }
      if let slip = scan.slip(place, index) {
        append((slip.cost, slip.rank), place, &slips)
      } else if hasWords {
        append(wordsSlip(place, index), place, &slips)
      }
    }
  }

  private func append(_ slip: (cost: Int, rank: UInt32)?, _ place: Int, _ slips: inout [SearchHit])
  {
    guard let slip else { return }
    slips.append(
      SearchHit(
        key: UInt64(slip.cost) << 60 | UInt64(slip.rank) << 29,
        place: Int32(truncatingIfNeeded: place)))
  }

  /// All words but one fit, and that one nearly.
  private func wordsSlip(
    _ place: Int, _ index: SearchIndex
  ) -> (cost: Int, rank: UInt32)? {
    var all: UInt32?
    var cost: Int?
    for word in words {
      let rank: UInt32
      if let find = word.findAnyhow(place, index) {
        rank = find.rank
      } else if cost == nil, let slip = word.slips?.slip(place, index) {
        cost = slip.cost
        rank = slip.rank
      } else {
        return nil
      }
      all = all.map { SearchRank.combined($0, rank) } ?? rank
    }
    guard let cost, let all else { return nil }
    return (cost, all)
  }
}
