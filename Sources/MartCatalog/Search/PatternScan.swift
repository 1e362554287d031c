/// A pattern with what it finds in the names of the marts.
struct PatternScan: Sendable {
  let pattern: SearchPattern
  /// What a text needs to have.
  let signature: SearchSignature
  let isOtherLayout: Bool
  /// What the word means besides its letters, if that keeps it from a find.
  let sense: WordSense?
  /// In the order of the index's marts.
  private(set) var marts: [MartScan] = []
  private(set) var crossings: [Crossing] = []
  private(set) var turnings: [Turning] = []

  /// - Parameters:
  ///   - pattern: what is looked for.
  ///   - index: where it is looked for.
  ///   - only: the place of the only mart of interest, or `nil` for all.
  ///   - isOtherLayout: whether the pattern is the query in the other layout of the keyboard.
  ///   - sense: what the word means besides its letters.
  init(
    _ pattern: SearchPattern, _ index: SearchIndex, only: Int32?, isOtherLayout: Bool,
    sense: WordSense? = nil
  ) {
    self.sense = sense.flatMap { $0.leads.isEmpty ? nil : $0 }
    self.pattern = pattern
    self.isOtherLayout = isOtherLayout
    signature = SearchSignature(pattern)
    marts.reserveCapacity(index.marts.count)
    for place in index.marts.indices {
      var scan = MartScan()
      scan.firstCrossing = Int32(truncatingIfNeeded: crossings.count)
      scan.firstTurning = Int32(truncatingIfNeeded: turnings.count)
      if only.map({ $0 == place }) ?? true {
        let forms = index.marts[place].forms
        for form in forms {
          self.scan(index, form, isShown: form == forms.lowerBound, &scan)
        }
      }
      scan.endOfCrossings = Int32(truncatingIfNeeded: crossings.count)
      scan.endOfTurnings = Int32(truncatingIfNeeded: turnings.count)
      marts.append(scan)
    }
  }

  private mutating func scan(
    _ index: SearchIndex, _ place: Int, isShown: Bool, _ scan: inout MartScan
  ) {
    let form = index.forms[place]
    let source: SearchRank.Source = isOtherLayout ? .otherLayout : isShown ? .literal : .alias
    if form.signature.mayHold(signature) {
      var best = isShown ? scan.shown : scan.alias
      find(index.letters, form, place, source, &best)
      if isShown { scan.shown = best } else { scan.alias = best }
    }
    addCrossings(index.letters, form, place, source)
    addTurning(index.letters, form, place, source)
  }

  private func find(
    _ letters: [UInt16], _ form: SearchIndex.Form, _ place: Int, _ source: SearchRank.Source,
    _ best: inout Find?
  ) {
    let first = Int(form.start)
    for start in first..<Int(form.end) where pattern.mayBegin(with: letters[start]) {
      guard let match = pattern.match(letters, at: start, end: Int(form.end)) else { continue }
      let position = start - first
      let end = position + match.length
      let kind = match.isComposing && pattern.kind == .full ? .composing : pattern.kind
      let quality: SearchRank.Quality =
        position == 0 && end == form.count && kind == .full
        ? .whole
        : position == 0
          ? .beginning : position < 64 && form.words >> UInt64(position) & 1 == 1 ? .word : .inner
      let rank = SearchRank.rank(
        source, quality, kind, position: position, remaining: form.count - end)
      Find.keep(
        Find(
          rank: rank, form: Int32(truncatingIfNeeded: place),
          start: Int32(truncatingIfNeeded: position), end: Int32(truncatingIfNeeded: end)), &best)
    }
  }

  private mutating func addCrossings(
    _ letters: [UInt16], _ form: SearchIndex.Form, _ place: Int, _ source: SearchRank.Source
  ) {
    let last = pattern.letters.count - 1
    let end = Int(form.end)
    guard form.count > 0 else { return }
    for count in 1...min(last + 1, form.count) {
      let start = end - count
      let whole = min(count, last)
      var index = 0
      while index < whole, pattern.letters[index].holds(letters[start + index]) { index += 1 }
      guard index == whole else { continue }
      let isSplit = count > last
      if isSplit, pattern.tail.open == 0 || letters[end - 1] != pattern.tail.open { continue }
      crossings.append(
        Crossing(
          form: Int32(truncatingIfNeeded: place), source: source,
          count: Int32(truncatingIfNeeded: count), isSplit: isSplit))
    }
  }

  /// Notes that the pattern ends with the whole name of a mart, and has a name before it.
  ///
  /// A part of the mart's name is not enough: many a name ends with the 이 that begins 이마트.
  private mutating func addTurning(
    _ letters: [UInt16], _ form: SearchIndex.Form, _ place: Int, _ source: SearchRank.Source
  ) {
    guard form.count > 1 else { return }
    let behind = pattern.letters.count - form.count
    // 춘천이맡 has one letter less than 춘천이마트.
    for count in [behind, behind + 1] where count >= Self.fewestBefore {
      guard
        let match = pattern.match(
          letters, at: Int(form.start), end: Int(form.end), from: count),
        match.length == form.count
      else { continue }
      let kind = match.isComposing && pattern.kind == .full ? .composing : pattern.kind
      let rank = SearchRank.rank(
        source, kind == .full ? .whole : .beginning, kind, position: 0, remaining: 0)
      turnings.append(
        Turning(
          form: Int32(truncatingIfNeeded: place), rank: rank,
          count: Int32(truncatingIfNeeded: count)))
      return
    }
  }

  /// The fewest letters before the name of a mart that are a name themselves: 제이마트 is another shop.
  private static let fewestBefore = 2
}
