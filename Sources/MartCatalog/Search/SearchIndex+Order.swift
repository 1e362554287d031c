import MartModels

// The order of the entries decides between equally good results.
extension SearchIndex {
  mutating func sort(_ branches: [Branch]) {
    let ranks = martRanks()
    var sorted: [SearchHit] = []
    sorted.reserveCapacity(entries.count)
    for place in entries.indices {
      let rank = min(ranks[Int(entries[place].mart)], 255)
      sorted.append(
        SearchHit(
          key: rank << 56 | fourLetters(0, entries[place]),
          place: Int32(truncatingIfNeeded: place)))
    }
    SearchHit.sort(&sorted)
    var start = 0
    while start < sorted.count {
      var end = start + 1
      while end < sorted.count, sorted[end].key == sorted[start].key { end += 1 }
      if end - start > 1 { sortTies(&sorted, start..<end, ranks, branches) }
      start = end
    }
    reorder(sorted)
  }

  /// How many letters decide about the order, in fours.
  private static let chunks = 16

  /// Sorts branches of one mart whose names begin with the same four letters.
  private func sortTies(
    _ sorted: inout [SearchHit], _ range: Range<Int>, _ ranks: [UInt64], _ branches: [Branch]
  ) {
    var ties = Array(sorted[range])
    for place in ties.indices {
      let entry = entries[Int(ties[place].place)]
      ties[place].key = UInt64(bitPattern: Int64(branches[Int(entry.branch)].id)) ^ 1 << 63
    }
    SearchHit.sort(&ties)
    let longest = ties.reduce(0) { longest, tie in
      let entry = entries[Int(tie.place)]
      return max(longest, Int(entry.nameEnd - entry.nameStart))
    }
    // From the last letters to the first, each time with a stable sort.
    for chunk in (0..<min((longest + 3) / 4, Self.chunks)).reversed() where chunk > 0 {
      for place in ties.indices {
        ties[place].key = fourLetters(chunk, entries[Int(ties[place].place)])
      }
      SearchHit.sort(&ties)
    }
    // More marts than one byte counts share their last number.
    for place in ties.indices { ties[place].key = ranks[Int(entries[Int(ties[place].place)].mart)] }
    SearchHit.sort(&ties)
    for (place, tie) in zip(range, ties) { sorted[place].place = tie.place }
  }

  private func martRanks() -> [UInt64] {
    let order = marts.indices.sorted { one, other in
      let first = letters(of: forms[marts[one].forms.lowerBound])
      let second = letters(of: forms[marts[other].forms.lowerBound])
      return first == second ? one < other : Self.precedes(first, second)
    }
    var ranks = [UInt64](repeating: 0, count: marts.count)
    for (rank, mart) in order.enumerated() { ranks[mart] = UInt64(rank) }
    return ranks
  }

  /// Four letters of a name in 56 bits, in the order of names.
  private func fourLetters(_ chunk: Int, _ entry: Entry) -> UInt64 {
    let first = Int(entry.nameStart) + 4 * chunk
    var all: UInt64 = 0
    for index in first..<(first + 4) {
      all = all << 14 | (index < entry.nameEnd ? Self.order(letters[index]) : 0)
    }
    return all
  }

  /// The place of a letter in the order of names, in 14 bits, Hangul before everything else.
  private static func order(_ letter: UInt16) -> UInt64 {
    let syllable = letter &- SyllableLetters.first
    return syllable < 11_172 ? UInt64(syllable) + 1 : 0x3000 + UInt64(min(letter, 0xFFF))
  }

  private static func precedes(_ one: ArraySlice<UInt16>, _ other: ArraySlice<UInt16>) -> Bool {
    one.lexicographicallyPrecedes(other) { order($0) < order($1) }
  }
}
