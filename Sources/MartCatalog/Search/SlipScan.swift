/// A query with slips, and how far it has come in the names of the marts.
struct SlipScan: Sendable {
  /// A name that a query nearly is.
  struct Slip: Sendable {
    /// One for each key that is easily taken for another, two for any other; at most four.
    var cost: Int
    /// How many keys are wrong, missing or too many.
    var distance: Int
    /// A rank like that of a find, for slips of the same cost.
    var rank: UInt32
    /// The name of the mart.
    var form: Int
    /// The keys that are meant, counted from the first of the mart's name.
    var start: Int
    var end: Int
  }

  /// What the names of one mart give, once for all its branches.
  private struct MartState: Sendable {
    var inside: Slip?
    /// The comparison at the end of the name that lists show.
    var state: SlipPattern.State
    var keyMask: UInt64
    var keyCount: Int
    /// How many keys may be wrong where a name of the mart is part of the query.
    var limit: Int
  }

  let pattern: SlipPattern
  private var marts: [MartState] = []

  init(_ pattern: SlipPattern, _ index: SearchIndex) {
    self.pattern = pattern
    marts.reserveCapacity(index.marts.count)
    for mart in index.marts {
      let shown = index.forms[mart.forms.lowerBound]
      let limit = mart.forms.reduce(pattern.limit) { limit, place in
        min(limit, pattern.limit(beside: index.keys(of: index.forms[place])))
      }
      var scan = MartState(
        state: pattern.start, keyMask: shown.keyMask, keyCount: shown.keyCount, limit: limit)
      for place in mart.forms {
        let form = index.forms[place]
        let isShown = place == mart.forms.lowerBound
        guard isShown || pattern.mayFit(form.keyMask) else { continue }
        var state = pattern.start
        let keys = index.keys(of: form)
        let best = pattern.advance(index.keys, keys.indices, &state)
        if isShown { scan.state = state }
        guard best <= limit else { continue }
        let slip = pattern.cost(keys)
        if scan.inside.map({ slip.cost < $0.cost }) ?? true {
          scan.inside = Slip(
            cost: slip.cost, distance: best, rank: 0, form: place, start: 0, end: slip.length)
        }
      }
      marts.append(scan)
    }
  }

  /// The nearest beginning of a word in a branch's names, or `nil` for one that is not near.
  @inline(__always)
  func slip(_ place: Int, _ index: SearchIndex) -> Slip? {
    let mart = marts[Int(index.entries[place].mart)]
    guard pattern.mayFit(index.entries[place].keyMask | mart.keyMask) else { return mart.inside }
    var best = mart.inside
    find(index.entries[place], index, mart, &best)
    return best
  }

  private func find(
    _ entry: SearchIndex.Entry, _ index: SearchIndex, _ mart: MartState, _ best: inout Slip?
  ) {
    let first = Int(entry.keyStart)
    let end = Int(entry.keyEnd)
    let reach = pattern.keys.count + pattern.limit
    let form = index.marts[Int(entry.mart)].forms.lowerBound
    func keep(
      _ slip: (cost: Int, length: Int), _ distance: Int, _ quality: SearchRank.Quality, _ start: Int
    ) {
      let stop = start + slip.length
      let remaining = mart.keyCount + end - first - stop
      let rank = SearchRank.rank(.literal, quality, .full, position: 0, remaining: remaining)
      if let best, (best.cost, best.rank) <= (slip.cost, rank) { return }
      best = Slip(
        cost: slip.cost, distance: distance, rank: rank, form: form, start: start, end: stop)
    }
    if mart.keyCount > 0, mart.keyCount < reach {
      var state = mart.state
      let last = min(end, first + reach - mart.keyCount)
      let distance = pattern.advance(index.keys, first..<last, &state)
      if distance <= mart.limit {
        let keys = index.keys(of: index.forms[form]) + index.keys[first..<last]
        keep(pattern.cost(keys), distance, .beginning, 0)
      }
    }
    guard pattern.mayFit(entry.keyMask) else { return }
    var words = entry.keyWords
    while words != 0 {
      let start = first + words.trailingZeroBitCount
      words &= words &- 1
      guard end - start >= pattern.keys.count - pattern.limit else { return }
      var state = pattern.start
      let last = min(end, start + reach)
      let distance = pattern.advance(index.keys, start..<last, &state)
      guard distance <= pattern.limit else { continue }
      keep(
        pattern.cost(index.keys[start..<last]), distance, start == first ? .beginning : .word,
        mart.keyCount + start - first)
    }
  }
}
