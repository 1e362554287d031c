import MartModels

/// What a word of a query means besides its letters.
struct WordSense: Sendable {
  /// Another name of a district, in some regions.
  struct OtherName: Sendable {
    let letters: [UInt16]
    let regions: UInt32
  }

  /// The regions that the word names, as bits.
  var regions: UInt32 = 0
  /// The other names of the district that the word names.
  var otherNames: [OtherName] = []
  /// What makes a longer district of the word: 남 before 동구.
  var leads: [[UInt16]] = []
  /// What a branch in the place may be called, where the word is romanized: 하남 for hanam.
  var hangul: [[UInt16]] = []

  /// - Returns: `nil` for a word that is not a name of a place.
  init?(_ letters: [UInt16]) {
    let name = PlaceName(units: letters)
    let book = PlaceBook.korea
    guard letters.count > 1 else { return nil }
    if letters[0] < 0x80 {
      regions = PlaceBook.bits(KoreanRegion.shortRegions(romanized: name))
      otherNames = book.districts(romanized: name).map {
        OtherName(letters: Array($0.name.utf16), regions: PlaceBook.bits([$0.shortRegion]))
      }
      if regions == 0, otherNames.isEmpty { return nil }
      hangul =
        KoreanRegion.shortRegions(romanized: name).map { Array($0.utf16) }
        + otherNames.map { Array($0.letters.dropLast()) }
      return
    }
    regions = PlaceBook.bits(KoreanRegion.shortRegions(name))
    if book.knows(name) {
      otherNames = book.otherNames(of: name).map {
        OtherName(letters: Array($0.name.utf16), regions: PlaceBook.bits($0.shortRegions))
      }
      leads = book.leads(of: String(decoding: letters, as: UTF16.self)).map { Array($0.utf16) }
    }
    if regions == 0, otherNames.isEmpty, leads.isEmpty { return nil }
  }

  /// Whether a find is only the end of the name of a longer district.
  func isInLonger(_ letters: [UInt16], from first: Int, at start: Int) -> Bool {
    leads.contains { lead in
      start - first >= lead.count && letters[(start - lead.count)..<start].elementsEqual(lead)
    }
  }
}

extension WordSense {
  /// Where a branch is in the place that the word names, though its texts have other letters.
  func find(_ place: Int, _ index: SearchIndex) -> Find? {
    let entry = index.entries[place]
    // A name beats an address.
    if let name = hangul.first(where: { $0.count > 1 && index.name(entry).starts(with: $0) }) {
      let form = index.marts[Int(entry.mart)].forms.lowerBound
      let start = Int32(truncatingIfNeeded: index.forms[form].count)
      return Find(
        rank: SearchRank.rank(
          .alias, .beginning, .full, position: 0, remaining: index.name(entry).count - name.count),
        form: Int32(truncatingIfNeeded: form), start: start,
        end: start + Int32(truncatingIfNeeded: name.count))
    }
    if regions & entry.regions != 0 {
      // The first word of the address, if it is what names the region.
      let words = entry.addressWords & ~1
      let first = min(
        words == 0 ? Int.max : words.trailingZeroBitCount, Int(entry.addressEnd - entry.nameEnd))
      let isNamed = entry.addressWords != 0 && entry.beginsWithRegion
      return Find(
        rank: SearchRank.rank(
          .literal, isAddress: true, .beginning, .full, position: 0, remaining: 0),
        form: nil, start: 0, end: isNamed ? Int32(truncatingIfNeeded: first) : 0)
    }
    for name in otherNames where name.regions & entry.regions != 0 {
      if let find = find(name.letters, entry, index) { return find }
    }
    return nil
  }

  /// Another name as a word of the address.
  private func find(
    _ name: [UInt16], _ entry: SearchIndex.Entry, _ index: SearchIndex
  ) -> Find? {
    let first = Int(entry.nameEnd)
    var words = entry.addressWords
    while words != 0 {
      let start = words.trailingZeroBitCount
      words &= words &- 1
      let end = first + start + name.count
      guard end <= entry.addressEnd else { return nil }
      guard index.letters[(first + start)..<end].elementsEqual(name) else { continue }
      return Find(
        rank: SearchRank.rank(
          .alias, isAddress: true, .word, .full, position: start, remaining: 0),
        form: nil, start: Int32(truncatingIfNeeded: start),
        end: Int32(truncatingIfNeeded: start + name.count))
    }
    return nil
  }
}
