import MartModels

/// The names and addresses of branches as letters, one after the other.
struct SearchIndex: Sendable {
  /// One branch.
  struct Entry: Sendable {
    /// The signature of the name and of the address, so that most need not be read.
    var nameSignature = SearchSignature()
    var addressSignature = SearchSignature()
    /// A bit for each key of the name.
    var keyMask: UInt64 = 0
    /// The place of its mart.
    var mart: Int32
    /// The letters of its own name, followed by those of its address.
    var nameStart: Int32 = 0
    var nameEnd: Int32 = 0
    var addressEnd: Int32 = 0
    /// The keys of its own name.
    var keyStart: Int32 = 0
    var keyEnd: Int32 = 0
    /// A bit for each of the first 64 letters with which a word begins.
    var nameWords: UInt64 = 0
    var addressWords: UInt64 = 0
    /// The regions that it may be in, as bits.
    var regions: UInt32 = 0
    /// Whether the first word of its address names the region.
    var beginsWithRegion = false
    /// The same for the keys of the name.
    var keyWords: UInt64 = 0
    /// Its place in the caller's list.
    var branch: Int32
  }

  /// One name of a mart.
  struct Form: Sendable {
    var signature = SearchSignature()
    var start: Int32 = 0
    var end: Int32 = 0
    var words: UInt64 = 0
    var keyStart: Int32 = 0
    var keyEnd: Int32 = 0
    var keyMask: UInt64 = 0

    var count: Int { Int(end - start) }
    var keyCount: Int { Int(keyEnd - keyStart) }
  }

  /// One mart.
  struct MartEntry: Sendable {
    let mart: Mart
    /// The indices of its names, first the one in lists.
    let forms: Range<Int>
  }

  /// The entries of one mart.
  struct Run: Sendable {
    var mart: Int
    var entries: Range<Int>
  }

  /// In the order of the names that lists show, those in Hangul first; those of one mart together.
  private(set) var entries: [Entry] = []
  private(set) var runs: [Run] = []
  private(set) var marts: [MartEntry] = []
  private(set) var forms: [Form] = []
  private(set) var letters: [UInt16] = []
  private(set) var keys: [UInt8] = []
  /// The letters of the longest name of a mart, name of a branch and address together.
  private(set) var longest = 0

  /// The most letters that a query can need: words may occur twice, and some letters may be slips.
  var longestQuery: Int { min(2 * longest + 64, SearchQuery.mostLetters) }

  init(_ branches: [Branch], aliases: [Mart: [String]]) {
    entries.reserveCapacity(branches.count)
    letters.reserveCapacity(branches.count * 32)
    keys.reserveCapacity(branches.count * 16)
    var scratch = LetterScratch()
    // A mart in two spellings has two keys and one place.
    var places: [UInt64: Int32] = [:]
    for index in branches.indices {
      let mart: Int32
      let key = branches[index].mart.serverName.bytesKey
      if let place = places[key], marts[Int(place)].mart == branches[index].mart {
        mart = place
      } else {
        mart = self.place(of: branches[index].mart, aliases, &scratch)
        places[key] = mart
      }
      append(
        branches, index, Entry(mart: mart, branch: Int32(truncatingIfNeeded: index)), &scratch)
    }
    sort(branches)
  }

  /// The index of a mart, after the others if it is new.
  private mutating func place(
    of mart: Mart, _ aliases: [Mart: [String]], _ scratch: inout LetterScratch
  ) -> Int32 {
    if let place = marts.firstIndex(where: { $0.mart == mart }) {
      return Int32(truncatingIfNeeded: place)
    }
    append(mart, aliases[mart] ?? [], &scratch)
    return Int32(truncatingIfNeeded: marts.count - 1)
  }

  private mutating func append(_ mart: Mart, _ aliases: [String], _ scratch: inout LetterScratch) {
    let first = forms.count
    for name in MartForms.names(of: mart, aliases) {
      scratch.read(name)
      let isNew = !forms[first...].contains {
        letters(of: $0) == scratch.letters[..<scratch.count]
      }
      guard forms.count == first || scratch.count > 0 && isNew else { continue }
      scratch.readKeys()
      forms.append(
        Form(
          signature: scratch.signature, start: Int32(truncatingIfNeeded: letters.count),
          end: Int32(truncatingIfNeeded: letters.count + scratch.count), words: scratch.words,
          keyStart: Int32(truncatingIfNeeded: keys.count),
          keyEnd: Int32(truncatingIfNeeded: keys.count + scratch.keyCount),
          keyMask: scratch.keyMask))
      letters.append(contentsOf: scratch.letters[..<scratch.count])
      keys.append(contentsOf: scratch.keys[..<scratch.keyCount])
    }
    marts.append(MartEntry(mart: mart, forms: first..<forms.count))
  }

  private mutating func append(
    _ branches: [Branch], _ index: Int, _ entry: Entry, _ scratch: inout LetterScratch
  ) {
    var entry = entry
    scratch.read(branches[index].name)
    if repeatsMart(entry, scratch) || mayBeginWithSpace(branches[index].name) {
      // The list shows neither the mart's name twice nor spaces before the branch's.
      scratch.read(branches[index].mart.nameWithoutMart(branches[index].name))
    }
    scratch.readKeys()
    entry.nameStart = Int32(truncatingIfNeeded: letters.count)
    letters.append(contentsOf: scratch.letters[..<scratch.count])
    entry.nameEnd = Int32(truncatingIfNeeded: letters.count)
    entry.keyStart = Int32(truncatingIfNeeded: keys.count)
    keys.append(contentsOf: scratch.keys[..<scratch.keyCount])
    entry.keyEnd = Int32(truncatingIfNeeded: keys.count)
    entry.nameWords = scratch.words
    entry.keyWords = scratch.keyWords
    entry.keyMask = scratch.keyMask
    entry.nameSignature = scratch.signature
    if let address = branches[index].address {
      scratch.read(address)
      letters.append(contentsOf: scratch.letters[..<scratch.count])
      entry.addressWords = scratch.words
      entry.addressSignature = scratch.signature
      let words = scratch.words & ~1
      let end = min(words == 0 ? Int.max : words.trailingZeroBitCount, scratch.count)
      entry.regions = PlaceBook.korea.regionBits(PlaceName(units: scratch.letters[..<end]))
      entry.beginsWithRegion = entry.regions != 0
    }
    if entry.regions.nonzeroBitCount != 1, let region = branches[index].shortRegion {
      entry.regions = PlaceBook.bits([region])
    }
    entry.addressEnd = Int32(truncatingIfNeeded: letters.count)
    let lead = marts[Int(entry.mart)].forms.reduce(0) { max($0, forms[$1].count) }
    longest = max(longest, lead + Int(entry.addressEnd - entry.nameStart))
    entries.append(entry)
  }

  /// Whether a name may begin with a space, by its first byte; a mark on one goes with it.
  private func mayBeginWithSpace(_ name: String) -> Bool {
    switch name.utf8.first {
    case .some(0...0x20), .some(0xC2), .some(0xE1...0xE3): true
    default: false
    }
  }

  /// Whether a name begins with one of the mart's.
  private func repeatsMart(_ entry: Entry, _ name: LetterScratch) -> Bool {
    for place in marts[Int(entry.mart)].forms {
      let form = forms[place]
      guard form.count > 0, form.count <= name.count else { continue }
      var index = 0
      while index < form.count, letters[Int(form.start) + index] == name.letters[index] {
        index += 1
      }
      if index == form.count { return true }
    }
    return false
  }

  /// The letters of the branch's own name.
  func name(_ entry: Entry) -> ArraySlice<UInt16> {
    letters[Int(entry.nameStart)..<Int(entry.nameEnd)]
  }

  /// The letters of a mart's name.
  func letters(of form: Form) -> ArraySlice<UInt16> { letters[Int(form.start)..<Int(form.end)] }

  /// The keys of a mart's name.
  func keys(of form: Form) -> ArraySlice<UInt8> { keys[Int(form.keyStart)..<Int(form.keyEnd)] }

  /// Puts the entries into another order, in which those of a mart are together.
  ///
  /// - Parameter order: the present places in the new order.
  mutating func reorder(_ order: [SearchHit]) {
    var targets = order
    for start in targets.indices where targets[start].place != start {
      // Follows the circle of places that change with each other.
      let first = entries[start]
      var place = start
      while true {
        let source = Int(targets[place].place)
        targets[place].place = Int32(truncatingIfNeeded: place)
        guard source != start else { break }
        entries[place] = entries[source]
        place = source
      }
      entries[place] = first
    }
    for place in entries.indices {
      let mart = Int(entries[place].mart)
      if let last = runs.indices.last, runs[last].mart == mart {
        runs[last].entries = runs[last].entries.lowerBound..<(place + 1)
      } else {
        runs.append(Run(mart: mart, entries: place..<(place + 1)))
      }
    }
  }
}
