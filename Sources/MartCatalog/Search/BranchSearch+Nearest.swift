public import MartModels

extension BranchSearch {
  /// The branches that a text means, or else those with names nearest in spelling.
  ///
  /// It is for "did you mean". The answer is what fits, else what nearly fits, else what fits most of
  /// the words. Only without any of these are branches listed by the number of keys to change, up to
  /// half of the typed ones; a key that is easily confused counts half. A text that names a place or
  /// a mart without a branch here gets no branch of another one.
  ///
  /// ```swift
  /// import MartHolidayKit
  ///
  /// let search = BranchSearch([
  ///   Branch(id: 1, mart: .emart, name: "양주점"), Branch(id: 2, mart: .emart, name: "양재점"),
  /// ])
  /// search.nearest(to: "얌제점", count: 1).map { $0.name }  // ["양재점"]
  /// ```
  ///
  /// - Parameters:
  ///   - text: what was typed.
  ///   - count: the maximum number of branches.
  /// - Returns: empty when the text means nothing that is known here.
  /// - Complexity: O(*n* · *m*) in the letters of all names and the first 128 keys of the text.
  public func nearest(to text: String, count: Int) -> [Branch] {
    guard count > 0 else { return [] }
    let matches = matches(text)
    if !matches.isEmpty || Mart.named(in: matches.query.text) != nil || matches.query.namesPlace {
      return matches.indices.prefix(count).map { matches.branch(at: $0) }
    }
    var scratch = LetterScratch()
    scratch.read(matches.query.text)
    scratch.readKeys()
    let wanted = Array(scratch.keys[..<min(scratch.keyCount, 128)])
    guard !wanted.isEmpty else { return [] }
    var row: [Int32] = []
    let ranked = index.entries.indices.compactMap { place -> SearchHit? in
      let entry = index.entries[place]
      let form = index.forms[index.marts[Int(entry.mart)].forms.lowerBound]
      let mart = index.keys(of: form)
      let name = index.keys[Int(entry.keyStart)..<Int(entry.keyEnd)]
      let cost = min(
        KeyLetters.cost(wanted, name, [], &row), KeyLetters.cost(wanted, mart, name, &row))
      guard cost <= wanted.count else { return nil }
      return SearchHit(key: UInt64(cost), place: Int32(truncatingIfNeeded: place))
    }
    return ranked.sorted { ($0.key, $0.place) < ($1.key, $1.place) }.prefix(count).map {
      branches[Int(index.entries[Int($0.place)].branch)]
    }
  }
}

extension KeyLetters {
  /// The least cost of changing some keys into those of a text in two parts.
  fileprivate static func cost(
    _ wanted: [UInt8], _ first: ArraySlice<UInt8>, _ second: ArraySlice<UInt8>, _ row: inout [Int32]
  ) -> Int32 {
    row.removeAll(keepingCapacity: true)
    for place in 0...wanted.count { row.append(2 * Int32(place)) }
    for part in [first, second] {
      for key in part.prefix(128) {
        var diagonal = row[0]
        row[0] += 2
        for place in wanted.indices {
          let replaced = diagonal + cost(key, wanted[place])
          diagonal = row[place + 1]
          row[place + 1] = min(replaced, row[place + 1] + 2, row[place] + 2)
        }
      }
    }
    return row[wanted.count]
  }
}
