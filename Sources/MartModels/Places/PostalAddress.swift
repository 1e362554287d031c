/// A South Korean address, split into its parts.
///
/// ```swift
/// import MartHolidayKit
///
/// let address = PostalAddress("서울 송파구 신천동 올림픽로300")
/// address?.region?.name  // "서울특별시"
/// address?.road  // "올림픽로"
/// address?.geocodingCandidates  // ["서울 송파구 신천동 올림픽로300", "서울 송파구 올림픽로 300"]
/// ```
///
/// The text stays as written; the parts are those that could be identified with certainty, and
/// everything else is `nil`. A missing region or city is filled in where only one is possible, and so
/// is the ending of a name: `분당구 불정로 134` is in 성남시 in 경기, and `서울 서초` is 서초구. It does not
/// know whether the address exists.
public struct PostalAddress: Hashable, Sendable {
  /// The address as it was written, without spaces at its ends.
  public let text: String
  /// The region, or `nil` when the text names none and its district could be in several.
  public let region: KoreanRegion?
  /// The city, county or district as the list of places has it, or `nil` when it is not certain.
  public let knownDistrict: KoreanDistrict?
  /// The words of the text outside brackets, with one space between two of them.
  package let place: String
  /// The region as the text names it.
  package let writtenRegion: String?
  /// The city, county or district of a metropolitan city, such as `수원시`.
  public let municipality: String?
  /// The district of a city that has districts without being a metropolitan city, such as `영통구`.
  public let district: String?
  /// The town or township, such as `홍성읍`.
  public let township: String?
  /// The legal neighborhood, such as `신천동`.
  public let neighborhood: String?
  /// The road, such as `평화로2169번길`.
  public let road: String?
  /// The number of the building on the road, such as `9-9`, or `지하 580` of a place below the road.
  public let buildingNumber: String?
  /// The number of the lot, if the address is of the old kind.
  public let lotNumber: String?
  /// What follows, such as a floor, and what was in brackets.
  public let details: [String]
  /// The postcode, of five digits or of the six used until 2015.
  public let postcode: String?
  /// The regions in two syllables that the text may mean.
  private let shortRegions: [String]

  /// Splits an address into its parts.
  ///
  /// - Parameter text: one address in Korean, of the new or the old kind or both mixed.
  /// - Returns: `nil` when the text has no letters.
  /// - Complexity: O(*n*) in the length of the text.
  public init?(_ text: String) {
    guard var parser = AddressParser(text) else { return nil }
    parser.run()
    self.text = parser.trimmed
    place = parser.place
    writtenRegion = parser.writtenRegion
    municipality = parser.municipality
    district = parser.district
    region = parser.region
    township = parser.township
    neighborhood = parser.neighborhood
    road = parser.road
    buildingNumber = parser.buildingNumber
    lotNumber = parser.lotNumber
    details = parser.details
    postcode = parser.postcode
    knownDistrict = parser.known
    shortRegions = parser.shortRegions
  }
}

extension PostalAddress {
  /// The municipality with its district, such as `수원시 영통구`; `nil` in Sejong.
  public var sigungu: String? {
    guard let municipality else { return district }
    return district.map { municipality + " " + $0 } ?? municipality
  }

  /// The region in two syllables, as catalogs have it, such as `서울`.
  ///
  /// In the merged region of Gwangju and South Jeolla it is still the old name, because that is
  /// what stores and their customers use.
  public var shortRegion: String? {
    if shortRegions.count == 1 { return shortRegions[0] }
    return region == nil ? nil : "전남"
  }

  /// The possible current districts of an address whose district has been divided or renamed;
  /// otherwise empty.
  ///
  /// In July 2026 Incheon made 제물포구 and 영종구 of 중구 and 동구, and 서해구 and 검단구 of 서구. In
  /// February 2026 화성시 was divided into four districts, in 2024 부천시 into three.
  public var successorDistricts: [String] {
    guard let municipality, let short = shortRegion, district == nil else { return [] }
    if FormerDistrict.newlyDivided.contains(where: { $0.city == municipality }) {
      return KoreanDistrict.all.filter { $0.city == municipality }.map { $0.name }
    }
    return PlaceBook.korea.formerDistricts(named: PlaceName(municipality))
      .first { $0.shortRegion == short }?.successors ?? []
  }
}

extension PostalAddress: CustomStringConvertible {
  /// The address with the current name of its region, without what was in brackets.
  ///
  /// ```swift
  /// import MartHolidayKit
  ///
  /// PostalAddress("강원도 춘천시 금강로 68-9 (온의동)")?.description
  /// // "강원특별자치도 춘천시 금강로 68-9"
  /// ```
  public var description: String {
    guard let region, let writtenRegion else { return place }
    return region.name + place.dropFirst(writtenRegion.count)
  }
}
