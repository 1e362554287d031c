import MartModels

// Which parts of a branch's texts match a query, computed for a shown result.
extension BranchSearch {
  func match(_ hit: SearchHit, _ query: SearchQuery, isCut: Bool) -> BranchMatch {
    let place = Int(hit.place)
    let entry = index.entries[place]
    let branch = branches[Int(entry.branch)]
    let marked = MarkedLetters(query, index, place, isPartial: hit.isPartial)
    let count = Int(entry.nameEnd - entry.nameStart)
    return BranchMatch(
      branch: branch, slips: hit.isPartial ? 0 : hit.cost > 0 ? max(marked.slips, 1) : 0,
      missingWords: marked.missing + (isCut ? [BranchMatch.cut] : []), isWholeName: hit.isWholeName,
      nameRanges: marked.nameRanges(in: branch.displayName, ownCount: count),
      addressRanges: marked.addressRanges(in: branch.address ?? ""))
  }
}

/// The letters of a branch's texts that match a query.
struct MarkedLetters {
  /// The matched letters of the mart's name in lists, and of the branch's own name after it.
  private struct Part {
    var mart: Range<Int>?
    var name: Range<Int>?
  }

  private var names: [Part] = []
  /// Letters of the address.
  private var address: [Range<Int>] = []
  /// How many keys are wrong.
  private(set) var slips = 0
  /// The words that do not fit, of a branch that fits others.
  private(set) var missing: [String] = []

  private let index: SearchIndex
  private let entry: SearchIndex.Entry
  private let shown: SearchIndex.Form

  init(_ query: SearchQuery, _ index: SearchIndex, _ place: Int, isPartial: Bool) {
    self.index = index
    entry = index.entries[place]
    shown = index.forms[index.marts[Int(entry.mart)].forms.lowerBound]
    if isPartial {
      let (finds, missing) = PartialPlan(query, index, only: entry.mart).finds(place, index)
      for find in finds { add(find) }
      self.missing = missing
      return
    }
    guard let plan = SearchPlan(query, index, only: entry.mart, true) else { return }
    if let find = plan.whole.literal.find(place, index) {
      add(find)
      return
    }
    let finds = plan.words.map { $0.findAnyhow(place, index) }
    if !finds.isEmpty, finds.allSatisfy({ $0 != nil }) {
      for case let find? in finds { add(find) }
    } else if plan.words.isEmpty, let find = plan.whole.sense?.find(place, index) {
      add(find)
    } else if let find = plan.whole.otherLayout?.find(place, index) {
      add(find)
    } else if let slip = plan.whole.slips?.slip(place, index) {
      add(slip)
    } else {
      for (word, find) in zip(plan.words, finds) {
        if let find { add(find) } else if let slip = word.slips?.slip(place, index) { add(slip) }
      }
    }
  }

  private mutating func add(_ find: Find) {
    let (start, end) = (Int(find.start), Int(find.end))
    guard let form = find.form else {
      if start < end { address.append(start..<end) }
      return
    }
    let length = index.forms[Int(form)].count
    if find.isTurned { names.append(Part(mart: mart(Int(form), 0..<length))) }
    names.append(
      Part(
        mart: start < length ? mart(Int(form), start..<min(end, length)) : nil,
        name: end > length ? max(0, start - length)..<(end - length) : nil))
  }

  /// A part of a mart's name; a match in a name that is not shown highlights all of it.
  private func mart(_ form: Int, _ range: Range<Int>) -> Range<Int> {
    index.forms[form].start == shown.start ? range : 0..<shown.count
  }

  private mutating func add(_ slip: SlipScan.Slip) {
    slips += slip.distance
    guard index.forms[slip.form].start == shown.start else {
      return names.append(Part(mart: 0..<shown.count))
    }
    let keys = slip.start..<slip.end
    let (own, next) = Self.letters(index.letters(of: shown), keys, from: 0)
    let (rest, _) = Self.letters(index.name(entry), keys, from: next)
    names.append(Part(mart: own.isEmpty ? nil : own, name: rest.isEmpty ? nil : rest))
  }

  /// The letters that some keys write, and the number of the key after the last letter.
  private static func letters(
    _ letters: ArraySlice<UInt16>, _ keys: Range<Int>, from first: Int
  ) -> (Range<Int>, Int) {
    var key = first
    var start: Int?
    var end = 0
    for (place, letter) in letters.enumerated() {
      let before = key
      KeyLetters.forEach(letter) { _ in key += 1 }
      if before < keys.upperBound, key > keys.lowerBound {
        start = start ?? place
        end = place + 1
      }
    }
    return (start.map { $0..<end } ?? 0..<0, key)
  }

  /// - Parameters:
  ///   - text: the name in lists, ending with the branch's own.
  ///   - ownCount: the number of letters of the branch's own name.
  func nameRanges(in text: String, ownCount: Int) -> [Range<String.Index>] {
    guard !names.isEmpty else { return [] }
    let lead = SearchLetters.letters(of: text).count - ownCount
    let ranges = names.compactMap { part -> Range<Int>? in
      let name = part.name.map { ($0.lowerBound + lead)..<($0.upperBound + lead) }
      guard let mart = part.mart else { return name }
      return name.map { mart.lowerBound..<$0.upperBound } ?? mart
    }
    return text.ranges(ofSearchLetters: ranges)
  }

  func addressRanges(in text: String) -> [Range<String.Index>] {
    address.isEmpty ? [] : text.ranges(ofSearchLetters: address)
  }
}
