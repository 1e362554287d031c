// The best match of a pattern in one branch.
extension PatternScan {
  /// Whether something is found in every branch of a mart, or may be beyond what signatures tell.
  func findsAny(_ mart: Int) -> Bool {
    let scan = marts[mart]
    return scan.shown != nil || scan.alias != nil || scan.firstCrossing < scan.endOfCrossings
      || scan.firstTurning < scan.endOfTurnings
  }

  /// Whether something may be found in the branch's own name or its address.
  @inline(__always)
  func mayFind(_ place: Int, _ index: SearchIndex) -> Bool {
    index.entries[place].nameSignature.mayHold(signature)
      || index.entries[place].addressSignature.mayHold(signature)
  }

  /// Whether something may be found in any name or the address.
  @inline(__always)
  func mayFindAnyhow(_ place: Int, _ index: SearchIndex) -> Bool {
    mayFind(place, index) || findsAny(Int(index.entries[place].mart))
  }

  /// The best find in the names and the address of a branch.
  @inline(__always)
  func find(_ place: Int, _ index: SearchIndex) -> Find? {
    let scan = marts[Int(index.entries[place].mart)]
    var best = scan.shown
    if index.entries[place].nameSignature.mayHold(signature) { findInName(place, index, &best) }
    var crossing = Int(scan.firstCrossing)
    while crossing < scan.endOfCrossings {
      findCrossing(place, crossings[crossing], index, &best)
      crossing += 1
    }
    var turning = Int(scan.firstTurning)
    while turning < scan.endOfTurnings {
      findTurned(place, turnings[turning], index, &best)
      turning += 1
    }
    if !isOtherLayout, let best, best.rank >> 22 == 0 { return best }
    if index.entries[place].addressSignature.mayHold(signature) {
      findInAddress(place, index, &best)
    }
    if let alias = scan.alias { Find.keep(alias, &best) }
    return best
  }

  private func findInName(
    _ place: Int, _ index: SearchIndex, _ best: inout Find?
  ) {
    let entry = index.entries[place]
    let end = Int(entry.nameEnd)
    var start = Int(entry.nameStart)
    while start < end {
      if pattern.mayBegin(with: index.letters[start]),
        let match = pattern.match(index.letters, at: start, end: end),
        !isInLonger(
          index, start..<(start + match.length), from: Int(entry.nameStart), entry.nameWords)
      {
        keepInName(
          entry, index, isOtherLayout ? .otherLayout : .literal, match, start: start, lead: 0,
          form: index.marts[Int(entry.mart)].forms.lowerBound, &best)
      }
      start += 1
    }
  }

  private func findCrossing(
    _ place: Int, _ crossing: Crossing, _ index: SearchIndex, _ best: inout Find?
  ) {
    let entry = index.entries[place]
    let start = Int(entry.nameStart)
    let end = Int(entry.nameEnd)
    let match: SearchPattern.Match
    if crossing.isSplit {
      guard start < end, pattern.tail.onset.holds(index.letters[start]) else { return }
      match = SearchPattern.Match(length: 1, isComposing: true)
    } else {
      guard
        let rest = pattern.match(index.letters, at: start, end: end, from: Int(crossing.count))
      else { return }
      match = rest
    }
    keepInName(
      entry, index, crossing.source, match, start: start, lead: Int(crossing.count),
      form: Int(crossing.form), &best)
  }

  /// Finds the beginning of the pattern where a word of the branch's own name begins.
  private func findTurned(
    _ place: Int, _ turning: Turning, _ index: SearchIndex, _ best: inout Find?
  ) {
    let entry = index.entries[place]
    let first = Int(entry.nameStart)
    let count = Int(turning.count)
    var words = entry.nameWords
    while words != 0 {
      let position = words.trailingZeroBitCount
      words &= words &- 1
      let start = first + position
      guard start + count <= entry.nameEnd else { return }
      var matched = 0
      while matched < count, pattern.letters[matched].holds(index.letters[start + matched]) {
        matched += 1
      }
      guard matched == count else { continue }
      let rank = rank(inName: entry, index, start: position, end: position + count)
      let lead = index.forms[Int(turning.form)].count
      Find.keep(
        Find(
          rank: SearchRank.combined(turning.rank, rank), form: turning.form,
          start: Int32(truncatingIfNeeded: lead + position),
          end: Int32(truncatingIfNeeded: lead + position + count), isTurned: true), &best)
    }
  }

  /// The rank of finished letters of a branch's own name, from the beginning of a word.
  private func rank(
    inName entry: SearchIndex.Entry, _ index: SearchIndex, start: Int, end: Int
  ) -> UInt32 {
    let remaining = remaining(entry, index, end)
    let quality: SearchRank.Quality =
      start > 0 ? .word : remaining == 0 && pattern.kind == .full ? .whole : .beginning
    return SearchRank.rank(.literal, quality, pattern.kind, position: start, remaining: remaining)
  }

  /// How many letters of a branch's own name are left; 점 at its end is usually left out.
  @inline(__always)
  private func remaining(_ entry: SearchIndex.Entry, _ index: SearchIndex, _ end: Int) -> Int {
    let rest = Int(entry.nameEnd - entry.nameStart) - end
    return rest == 1 && index.letters[Int(entry.nameEnd) - 1] == Self.branchWord ? 0 : rest
  }

  /// Keeps a find that ends in the branch's own name.
  ///
  /// - Parameters:
  ///   - start: where it begins in the branch's name, or that name's beginning.
  ///   - lead: the letters of the mart's name that it begins with.
  @inline(__always)
  private func keepInName(
    _ entry: SearchIndex.Entry, _ index: SearchIndex, _ source: SearchRank.Source,
    _ match: SearchPattern.Match, start: Int, lead: Int, form place: Int, _ best: inout Find?
  ) {
    let position = start - Int(entry.nameStart)
    let end = position + match.length
    let form = index.forms[place]
    let remaining = remaining(entry, index, end)
    let kind = match.isComposing && pattern.kind == .full ? .composing : pattern.kind
    let first = lead > 0 ? form.count - lead : position
    let words = lead > 0 ? form.words : entry.nameWords
    let quality: SearchRank.Quality =
      first == 0
      ? remaining == 0 && kind == .full ? .whole : .beginning
      : first < 64 && words >> UInt64(first) & 1 == 1 ? .word : .inner
    let rank = SearchRank.rank(
      source, quality, kind, position: first, remaining: remaining)
    Find.keep(
      Find(
        rank: rank, form: Int32(truncatingIfNeeded: place),
        start: Int32(truncatingIfNeeded: form.count + position - lead),
        end: Int32(truncatingIfNeeded: form.count + end)), &best)
  }

  /// Whether a district was found only as the end of a longer one, or as the end of one word and the
  /// beginning of the next: 북구 in 경북 구미시, but not in 대구북구.
  ///
  /// - Parameters:
  ///   - match: the letters that were found.
  ///   - first: the first letter of the name or the address.
  ///   - words: a bit for each letter of it with which a word begins.
  @inline(__always)
  private func isInLonger(
    _ index: SearchIndex, _ match: Range<Int>, from first: Int, _ words: UInt64
  ) -> Bool {
    guard let sense else { return false }
    let (start, end) = (match.lowerBound - first, match.upperBound - first)
    // A bit for each letter of the match with which a word begins; there is none for late letters.
    let begun = end < 64 ? words >> UInt64(start) & (1 << UInt64(end - start) - 1) : 0
    return begun & 1 == 0 && begun != 0
      || sense.isInLonger(index.letters, from: first, at: match.lowerBound)
  }

  /// 점.
  private static let branchWord: UInt16 = 0xC810

  private func findInAddress(
    _ place: Int, _ index: SearchIndex, _ best: inout Find?
  ) {
    let entry = index.entries[place]
    let first = Int(entry.nameEnd)
    let end = Int(entry.addressEnd)
    var start = first
    while start < end {
      defer { start += 1 }
      guard pattern.mayBegin(with: index.letters[start]),
        let match = pattern.match(index.letters, at: start, end: end),
        !isInLonger(index, start..<(start + match.length), from: first, entry.addressWords)
      else { continue }
      let position = start - first
      let isWord = position < 64 && entry.addressWords >> UInt64(position) & 1 == 1
      let kind = match.isComposing && pattern.kind == .full ? .composing : pattern.kind
      let rank = SearchRank.rank(
        isOtherLayout ? .otherLayout : .literal, isAddress: true,
        position == 0 ? .beginning : isWord ? .word : .inner, kind, position: position,
        remaining: 0)
      Find.keep(
        Find(
          rank: rank, form: nil, start: Int32(truncatingIfNeeded: position),
          end: Int32(truncatingIfNeeded: position + match.length)), &best)
      // Nothing after it is better than the beginning of a word.
      if isWord { return }
    }
  }
}
