/// The one list of the names of Korean regions, cities, counties and districts, old and new.
///
/// Addresses, search, lists by region and municipal rules ask it.
package final class PlaceBook: Sendable {
  package static let korea = PlaceBook()

  /// The regions in two syllables in the official order; the merged region stands as its two parts.
  package static let shortRegions = [
    "서울", "부산", "대구", "인천", "광주", "대전", "울산", "세종", "경기", "강원", "충북", "충남", "전북", "전남",
    "경북", "경남", "제주",
  ]

  /// Every current city, county and district; a city stands before its districts.
  let districts: [KoreanDistrict]
  /// The places among the districts of each full name.
  private let places: [PlaceName: [Int]]
  /// The same of each name without its ending, if that has two syllables or more.
  private let stems: [PlaceName: [Int]]
  /// The places of each romanized name, with and without its ending, in lower case and no hyphen.
  private let english: [PlaceName: [Int]]
  /// The places among the former districts of each name.
  private let former: [PlaceName: [Int]]
  /// The regions, as bits, that have or had a place of each full name.
  private let bits: [PlaceName: UInt32]
  /// How many letters the longest name has.
  let longestName = 7

  private init() {
    districts = DistrictTable.rows.flatMap { Self.read($0.shortRegion, $0.districts) }
    var (places, stems, english, former) = (Names(), Names(), Names(), Names())
    var bits: [PlaceName: UInt32] = [:]
    for (place, district) in districts.enumerated() {
      let name = PlaceName(district.name)
      places[name, default: []].append(place)
      bits[name, default: 0] |= district.regionBit
      if district.name.unicodeScalars.count > 2 {
        stems[PlaceName(String(district.name.dropLast())), default: []].append(place)
      }
      let parts = district.englishName.lowercased().split(separator: "-")
      english[PlaceName(parts.joined()), default: []].append(place)
      english[PlaceName(String(parts[0])), default: []].append(place)
    }
    for (place, district) in FormerDistrict.all.enumerated() {
      let name = PlaceName(district.name)
      former[name, default: []].append(place)
      bits[name, default: 0] |= Self.bits([district.shortRegion])
    }
    (self.places, self.stems, self.english, self.former) = (places, stems, english, former)
    self.bits = bits
  }

  private typealias Names = [PlaceName: [Int]]

  private static func read(_ shortRegion: String, _ text: String) -> [KoreanDistrict] {
    guard let region = KoreanRegion(shortRegion) else { return [] }
    var city: String?
    return text.split { $0 == "," || $0 == "\n" }.compactMap { row in
      let words = row.split(separator: " ")
      guard words.count == 2, let first = words.first, let english = words.last else { return nil }
      let isInCity = first.hasPrefix("+")
      let name = String(isInCity ? first.dropFirst() : first)
      if !isInCity { city = name }
      return KoreanDistrict(
        region, shortRegion, city: isInCity ? city : nil, name, String(english))
    }
  }
}

extension PlaceBook {
  /// The current districts of a name; an older name finds what it became.
  func districts(named name: PlaceName) -> [KoreanDistrict] {
    let current = (places[name] ?? []).map { districts[$0] }
    guard let former = former[name] else { return current }
    let later = former.flatMap { successors(of: FormerDistrict.all[$0]) }
    return current + later.filter { !current.contains($0) }
  }

  private func successors(of former: FormerDistrict) -> [KoreanDistrict] {
    former.successors.flatMap { name in
      (places[PlaceName(name)] ?? []).map { districts[$0] }
        .filter { $0.shortRegion == former.newRegion }
    }
  }

  /// The former districts of a name.
  package func formerDistricts(named name: PlaceName) -> [FormerDistrict] {
    (former[name] ?? []).map { FormerDistrict.all[$0] }
  }

  /// The former districts that became a municipality.
  package func predecessors(_ shortRegion: String, _ municipality: String) -> [FormerDistrict] {
    FormerDistrict.all.filter {
      $0.newRegion == shortRegion && $0.municipalities.contains(municipality)
    }
  }

  /// Whether a word is the full name of a city, county or district, current or former.
  package func knows(_ name: PlaceName) -> Bool { places[name] != nil || former[name] != nil }

  /// Whether a word is a region, or a city, county or district without its ending.
  package func isBegun(by name: PlaceName) -> Bool {
    stems[name] != nil || !KoreanRegion.shortRegions(name).isEmpty
  }

  /// Whether a word is a region, a city, a county or a district, with its ending or without.
  package func hasPlace(_ name: PlaceName) -> Bool { knows(name) || isBegun(by: name) }

  /// The regions, as bits, that have or had a place of a full name.
  func regionBits(ofDistrict name: PlaceName) -> UInt32 { bits[name] ?? 0 }

  /// The only district of a name in some regions, or `nil` if there are several or none.
  ///
  /// - Parameters:
  ///   - name: a full name, or with `isStem` one without its ending.
  ///   - isPossible: whether a district may be meant.
  func only(
    _ name: PlaceName, isStem: Bool, where isPossible: (KoreanDistrict) -> Bool
  ) -> KoreanDistrict? {
    guard let found = isStem ? stems[name] : places[name] else { return nil }
    var only: KoreanDistrict?
    for place in found where isPossible(districts[place]) {
      if only != nil { return nil }
      only = districts[place]
    }
    return only
  }
}

extension PlaceBook {
  /// What else stores in a district may be written under: what it became, or was before.
  ///
  /// - Parameter name: a full name.
  /// - Returns: other names, each with the regions in two syllables in which it counts.
  package func otherNames(of name: PlaceName) -> [(name: String, shortRegions: [String])] {
    FormerDistrict.all.flatMap { former in
      let regions = [former.shortRegion, former.newRegion]
      if PlaceName(former.name) == name {
        return former.successors.filter { $0 != former.name }
          .map { (name: $0, shortRegions: regions) }
      }
      let isSuccessor = former.successors.contains { PlaceName($0) == name }
      guard isSuccessor, former.name != former.successors[0] else { return [] }
      return [(name: former.name, shortRegions: regions)]
    }
  }

  /// The districts of a romanized name in lower case without hyphens, `seochogu` or `seocho`.
  package func districts(romanized name: PlaceName) -> [KoreanDistrict] {
    (english[name] ?? []).map { districts[$0] }
  }

  /// What stands before a name in longer names: 남 and 강 before 동구, so that 동구 is not found in 남동구.
  package func leads(of name: String) -> [String] {
    var leads: [String] = []
    for long in districts.map({ $0.name }) + FormerDistrict.all.map({ $0.name })
    where long != name && long.hasSuffix(name) {
      let lead = String(long.dropLast(name.count))
      if !leads.contains(lead) { leads.append(lead) }
    }
    return leads
  }

  /// The regions in two syllables as a set of bits, in the order of `shortRegions`.
  package static func bits(_ names: [String]) -> UInt32 {
    names.reduce(0) { bits, name in
      shortRegions.firstIndex(of: name).map { bits | 1 << UInt32($0) } ?? bits
    }
  }

  /// The regions that the first word of an address, or the region of a row, may mean, as bits.
  ///
  /// - Parameter name: a region, or the full name of a city, county or district.
  package func regionBits(_ name: PlaceName) -> UInt32 {
    KoreanRegion.meaning(name)?.bits ?? regionBits(ofDistrict: name)
  }
}
