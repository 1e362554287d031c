import KoreanText

/// Identifies the words of an address.
struct AddressParser {
  /// The text as it was written, without spaces at its ends.
  let trimmed: String
  let text: NormalizedText
  /// The words outside brackets, without country and postcode; what was glued is split.
  var words: [Range<Int>]
  var index = 0

  var writtenRegion: String?
  var region: KoreanRegion?
  /// The regions in two syllables that the text may mean; empty when it names none.
  var shortRegions: [String] = []
  /// The same as bits.
  var regionBits: UInt32 = 0
  var municipality: String?
  var district: String?
  /// The district as the book has it, if it is certain.
  var known: KoreanDistrict?
  private(set) var township: String?
  private(set) var neighborhood: String?
  private(set) var road: String?
  private(set) var buildingNumber: String?
  /// The number of another building on the road: 240·242.
  private var secondNumber: String?
  private(set) var lotNumber: String?
  private(set) var details: [String] = []
  var postcode: String?

  init?(_ original: String) {
    text = NormalizedText(original)
    let (words, brackets) = Self.split(text)
    let text = text
    guard words.contains(where: { $0.contains { text.cells[$0].scalar >= "A" } }) else {
      return nil
    }
    self.words = words
    let place = text.utf8Range(text.trimmedIndices)
    trimmed = place.count == original.utf8.count ? original : String(original.part(utf8: place))
    for bracket in brackets {
      if let code = postcode(in: bracket) {
        postcode = postcode ?? code
      } else if !isPostcodeLabel(bracket) {
        details.append(text.string(bracket))
      }
    }
  }

  /// The words outside brackets, with one space between two of them.
  var place: String { text.string(joining: words) }

  /// The words outside brackets, and what is inside each outermost pair of them.
  private static func split(
    _ text: NormalizedText
  ) -> (words: [Range<Int>], brackets: [Range<Int>]) {
    var words: [Range<Int>] = []
    var brackets: [Range<Int>] = []
    var range = text.trimmedIndices
    // 올림픽로 240.
    if range.count > 1, text.scalar(range.upperBound - 1) == "." { range = range.dropLast() }
    var start = range.lowerBound
    var depth = 0
    func finish(_ end: Int, _ list: inout [Range<Int>]) {
      if start < end { list.append(start..<end) }
      start = end + 1
    }
    for place in range {
      switch text.cells[place].scalar {
      case "(", "[":
        if depth == 0 { finish(place, &words) }
        depth += 1
      case ")", "]":
        if depth == 1 { finish(place, &brackets) } else if depth == 0 { finish(place, &words) }
        depth = max(0, depth - 1)
      case " ", "\n": if depth == 0 { finish(place, &words) }
      case ",":
        // 서울특별시,중구: the comma stays with the word before it.
        if depth == 0, place + 1 < range.upperBound, text.cells[place + 1].scalar >= "가" {
          finish(place + 1, &words)
          start = place + 1
        }
      case "/":
        let before = start < place ? start..<place : words.last
        if depth == 0, let before, isPlace(text, before) { finish(place, &words) }
      default: break
      }
    }
    if depth > 0 {
      finish(range.upperBound, &brackets)
    } else {
      finish(range.upperBound, &words)
    }
    return (words, brackets)
  }

  /// 서울특별시/송파구/올림픽로 240: whether a word looks like a place, so that a slash behind it stands
  /// for a space and does not divide the parts of a house.
  private static func isPlace(_ text: NormalizedText, _ word: Range<Int>) -> Bool {
    if word.count <= KoreanRegion.longestName,
      KoreanRegion.meaning(PlaceName(text, word)) != nil
    {
      return true
    }
    return word.count > 1
      && "시군구읍면동리로길".unicodeScalars.contains(text.scalar(word.upperBound - 1))
  }
}

extension AddressParser {
  mutating func run() {
    dropCountryAndPostcode()
    readRegion()
    readMunicipality()
    if let word = word(index), word.count >= 2, ends(word, "읍", "면") {
      township = text.string(word)
      index += 1
    }
    readNeighborhood()
    readRoad()
    if road != nil {
      readPlaceOfLot()
    } else if neighborhood != nil || township != nil {
      readLot()
      if lotNumber != nil { readRoad() }
    }
    if index < words.count { details.insert(text.string(joining: words[index...]), at: 0) }
    if let secondNumber { details.insert(secondNumber, at: 0) }
  }

  func word(_ index: Int) -> Range<Int>? { index < words.count ? words[index] : nil }

  func ends(_ word: Range<Int>, _ endings: Unicode.Scalar...) -> Bool {
    endings.contains(text.scalar(word.upperBound - 1))
  }

  private mutating func readNeighborhood() {
    guard let word = word(index) else { return }
    if let lot = gluedLot(word, next: index + 1), road == nil {
      neighborhood = text.string(word.lowerBound..<lot.start)
      take(lot)
      return
    }
    // 당산동 6가, 한강로 3가
    if let part = self.word(index + 1), isNumberedPart(part), ends(word, "동", "로") {
      neighborhood = text.string(word) + text.string(part)
      index += 2
      return
    }
    guard isNeighborhood(word) else { return }
    index += 1
    if let village = self.word(index), village.count >= 2, ends(village, "리"), !isRoad(village) {
      neighborhood = text.string(joining: [word, village])
      index += 1
    } else {
      neighborhood = text.string(word)
    }
  }

  private mutating func readRoad() {
    if let road = road(at: index) {
      take(road, named: text.string(road.name))
      return
    }
    // A road written in two words, 방어진 순환도로 637.
    if let first = word(index), first.allSatisfy({ text.scalar($0) >= "가" }),
      let road = road(at: index + 1)
    {
      take(road, named: text.string(joining: [first, road.name]))
    }
  }

  private mutating func take(_ road: Road, named name: String) {
    self.road = name
    buildingNumber = (road.isUnderground ? "지하 " : "") + text.string(road.number)
    secondNumber = road.second.map { text.string($0) }
    index = road.next
  }

  /// The neighborhood and the lot behind a road: 올림픽로 300 신천동 29, and not 가동 101.
  private mutating func readPlaceOfLot() {
    guard neighborhood == nil, let word = word(index), word.count > 2, isNeighborhood(word) else {
      return
    }
    let before = index
    readNeighborhood()
    readLot()
    if lotNumber == nil { (index, neighborhood) = (before, nil) }
  }

  private mutating func readLot() {
    guard lotNumber == nil, let word = word(index) else { return }
    // 산 12-3
    if text.equals(["산"], word) {
      guard let next = self.word(index + 1), var lot = lot(next, next: index + 2) else { return }
      lot.isMountain = true
      take(lot)
    } else if let lot = lot(word, next: index + 1) {
      take(lot)
    }
  }

  private mutating func take(_ lot: Lot) {
    let part = lot.part.map { "-" + text.string($0) } ?? ""
    lotNumber = (lot.isMountain ? "산 " : "") + text.string(lot.number) + part
    index = lot.next
  }
}
