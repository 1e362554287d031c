import KoreanText

// The region, the city and the district, as the book of places knows them.
extension AddressParser {
  private var book: PlaceBook { PlaceBook.korea }

  private func name(_ word: Range<Int>) -> PlaceName { PlaceName(text, withoutComma(word)) }

  mutating func readRegion() {
    guard let first = word(0) else { return }
    // 서울 특별시, 충청 남도
    if let second = word(1), second.count >= 2, ends(withoutComma(second), "시", "도"),
      "특광직자남북".unicodeScalars.contains(text.scalar(second.lowerBound)),
      let meaning = KoreanRegion.meaning(name(first.lowerBound..<second.upperBound))
    {
      words.replaceSubrange(0..<2, with: [first.lowerBound..<second.upperBound])
      take(meaning, words[0])
      return
    }
    if let meaning = KoreanRegion.meaning(name(first)) {
      if !isCityOfGwangjuInGyeonggi { take(meaning, first) }
      return
    }
    // 서울시서초구: the longest name of a region before one of its districts.
    guard first.count > 3 else { return }
    let longest = min(first.count, KoreanRegion.longestName + 1)
    for end in (first.lowerBound + 2..<first.lowerBound + longest).reversed() {
      let lead = PlaceName(text, first.lowerBound..<end)
      guard let meaning = KoreanRegion.meaning(lead) else { continue }
      let rest = end..<first.upperBound
      // Sejong has no districts.
      let isSejong = meaning.region == .sejong && text.scalar(end - 1) == "시" && rest.count > 2
      guard isSejong || endOfName(rest, in: meaning.bits) != nil else { continue }
      words.replaceSubrange(0..<1, with: [first.lowerBound..<end, rest])
      take(meaning, words[0])
      return
    }
  }

  private mutating func take(_ meaning: KoreanRegion.Meaning, _ word: Range<Int>) {
    region = meaning.region
    shortRegions = meaning.shortRegions
    regionBits = meaning.bits
    writtenRegion = text.string(withoutComma(word))
    index = 1
  }

  /// 광주시 without its province is the city in Gyeonggi unless a Gwangju district follows.
  private var isCityOfGwangjuInGyeonggi: Bool {
    guard let first = word(0), text.equals(["광", "주", "시"], withoutComma(first)) else {
      return false
    }
    guard let second = word(1) else { return true }
    return fullName(at: second, where: { $0.shortRegion == "광주" }) == nil
  }

  /// Whether a district may be meant, as far as the region tells.
  private func isPossible(_ district: KoreanDistrict) -> Bool {
    regionBits == 0 || regionBits & district.regionBit != 0
  }

  /// Where the longest full name of a district, current or former, ends with which a word begins.
  ///
  /// - Parameter bits: the regions that may be meant; none for all.
  private func endOfName(_ word: Range<Int>, in bits: UInt32) -> Int? {
    var best: Int?
    var name = PlaceName("")
    for place in word.prefix(book.longestName) {
      name = name.adding(text.scalar(place))
      let regions = book.regionBits(ofDistrict: name)
      if regions & bits != 0 || bits == 0 && regions != 0 { best = place + 1 }
    }
    return best
  }

  /// The longest full name of a district with which a word begins, and where it ends.
  private func fullName(
    at word: Range<Int>, where isPossible: (KoreanDistrict) -> Bool
  ) -> (district: KoreanDistrict, end: Int)? {
    var best: (district: KoreanDistrict, end: Int)?
    var name = PlaceName("")
    for place in word.prefix(book.longestName) {
      name = name.adding(text.scalar(place))
      if let district = book.only(name, isStem: false, where: isPossible) {
        best = (district, place + 1)
      }
    }
    return best
  }

  mutating func readMunicipality() {
    guard let first = word(index), first.count >= 2 else { return }
    let whole = name(first)
    if book.knows(whole) {
      readKnown(first, whole)
    } else if let end = endOfGluedName(first) {
      words.replaceSubrange(
        index...index, with: [first.lowerBound..<end, end..<first.upperBound])
      readKnown(words[index], PlaceName(text, words[index]))
    } else if let found = shortened(first, whole) {
      take(found)
    } else if let found = afterRegion(first) {
      take(found)
    } else if ends(withoutComma(first), "시", "군", "구") {
      takeAsWritten(first)
    } else {
      return
    }
    if municipality != nil, district == nil { readDistrict() }
  }

  /// A full name, current or former.
  private mutating func readKnown(_ word: Range<Int>, _ name: PlaceName) {
    let former = book.formerDistricts(named: name).filter {
      shortRegions.isEmpty || shortRegions.contains($0.shortRegion)
    }
    let found = book.only(name, isStem: false, where: isPossible)
    // A former 남구 may be meant, unless it became the district that was found.
    if let found, former.allSatisfy({ $0.municipalities == [found.municipality] }) {
      return take(found)
    }
    takeAsWritten(word)
    if shortRegions.isEmpty, found == nil, former.count == 1,
      book.regionBits(ofDistrict: name).nonzeroBitCount == 1
    {
      infer(former[0].shortRegion)
    }
  }

  private mutating func takeAsWritten(_ word: Range<Int>) {
    municipality = text.string(withoutComma(word))
    index += 1
  }

  private mutating func take(_ found: KoreanDistrict) {
    known = found
    municipality = found.municipality
    if found.city != nil { district = found.name }
    if regionBits != found.regionBit { infer(found.shortRegion) }
    index += 1
  }

  /// Takes the region of a district whose name no other has.
  private mutating func infer(_ short: String) {
    if region == nil { region = KoreanRegion(short) }
    shortRegions = [short]
    regionBits = PlaceBook.bits(shortRegions)
  }

  /// Where the name ends in 성남시분당구, or in 서초구매헌로16 behind a region.
  private func endOfGluedName(_ word: Range<Int>) -> Int? {
    guard let end = endOfName(word, in: regionBits), end < word.upperBound else { return nil }
    let rest = end..<word.upperBound
    // 구리시장길 is a road and not the city of 구리.
    let city = text.string(word.lowerBound..<end)
    if fullName(at: rest, where: { $0.city == city && isPossible($0) }) != nil { return end }
    guard !shortRegions.isEmpty else { return nil }
    // 중구명동
    return rest.count >= 3 || rest.count == 2 && ends(rest, "동", "면") ? end : nil
  }

  /// 서울 서초, 수원 권선구: the name without its ending.
  private func shortened(_ word: Range<Int>, _ name: PlaceName) -> KoreanDistrict? {
    guard let found = book.only(name, isStem: true, where: isPossible) else { return nil }
    let next = self.word(index + 1)
    let isBeforePlace = next.map { next in
      isNeighborhood(next) || gluedLot(next, next: index + 2) != nil || ends(next, "읍", "면")
        || road(at: index + 1) != nil
        || fullName(at: next, where: { $0.city == found.name && isPossible($0) }) != nil
        || book.only(self.name(next), isStem: true, where: { $0.city == found.name }) != nil
    }
    if shortRegions.isEmpty || isNeighborhood(word) { return isBeforePlace == true ? found : nil }
    return isRoad(word) ? nil : found
  }

  /// 부산 진구: 부산진구.
  private func afterRegion(_ word: Range<Int>) -> KoreanDistrict? {
    guard shortRegions.count == 1, let region = shortRegions.first else { return nil }
    return book.only(
      PlaceName(region + text.string(withoutComma(word))), isStem: false, where: isPossible)
  }

  /// The district of a city that has several.
  private mutating func readDistrict() {
    guard let municipality, municipality.hasSuffix("시"), let next = word(index), next.count >= 2
    else { return }
    let isPart: (KoreanDistrict) -> Bool = { [regionBits] in
      (regionBits == 0 || regionBits & $0.regionBit != 0) && $0.city == municipality
    }
    if let found = fullName(at: next, where: isPart) {
      if found.end < withoutComma(next).upperBound {
        words.replaceSubrange(
          index...index, with: [next.lowerBound..<found.end, found.end..<next.upperBound])
      }
      takeDistrict(found.district)
    } else if let found = book.only(name(next), isStem: true, where: isPart), !isRoad(next),
      !isNeighborhood(next) || word(index + 1).map(isNeighborhood) ?? false
    {
      takeDistrict(found)
    } else if ends(withoutComma(next), "구") {
      district = text.string(withoutComma(next))
      index += 1
    }
  }

  private mutating func takeDistrict(_ found: KoreanDistrict) {
    known = found
    district = found.name
    if regionBits != found.regionBit { infer(found.shortRegion) }
    index += 1
  }
}
