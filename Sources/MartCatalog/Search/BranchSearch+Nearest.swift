public import MartModels

extension BranchSearch {
  /// The branches with names nearest in spelling to a text, however far.
  ///
  /// It is for "did you mean", when nothing fits. What fits comes first, then names with slips,
  /// then others by the number of keys to change; a key that is easily confused counts half.
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
  /// - Complexity: O(*n* · *m*) in the letters of all names and those of the text.
  public func nearest(to text: String, count: Int) -> [Branch] {
    var scratch = LetterScratch()
    scratch.read(text)
    scratch.readKeys()
    guard scratch.keyCount > 0, count > 0 else { return [] }
    let wanted = Array(scratch.keys[..<min(scratch.keyCount, 128)])
    let matches = matches(text)
    var found = matches.indices.prefix(count).map { matches.branch(at: $0) }
    guard found.count < count else { return found }
    var row: [Int32] = []
    let ranked = index.entries.indices.map { place -> SearchHit in
      let entry = index.entries[place]
      let form = index.forms[index.marts[Int(entry.mart)].forms.lowerBound]
      let mart = index.keys[Int(form.keyStart)..<Int(form.keyEnd)]
      let name = index.keys[Int(entry.keyStart)..<Int(entry.keyEnd)]
      let cost = min(
        KeyLetters.cost(wanted, name, [], &row), KeyLetters.cost(wanted, mart, name, &row))
      return SearchHit(key: UInt64(cost), place: Int32(truncatingIfNeeded: place))
    }
    for hit in ranked.sorted(by: { $0.key < $1.key }) {
      let branch = branches[Int(index.entries[Int(hit.place)].branch)]
      if !found.contains(where: { $0.id == branch.id }) { found.append(branch) }
      if found.count == count { break }
    }
    return found
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
