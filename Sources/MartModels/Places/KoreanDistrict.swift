/// A city, county or district of South Korea, under its current name.
///
/// ```swift
/// import MartHolidayKit
///
/// let district = KoreanDistrict.named("영통구").first
/// district?.description  // "경기 수원시 영통구"
/// district?.englishDescription  // "Yeongtong-gu, Suwon-si, Gyeonggi-do"
/// KoreanDistrict.named("동구", in: .ulsan).count  // 1
/// ```
///
/// Many names occur in several regions, so a name alone is not a district.
public struct KoreanDistrict: Hashable, Sendable {
  /// The region.
  public let region: KoreanRegion
  /// The region in two syllables, such as `경기`; in the merged region that of the former part.
  public let shortRegion: String
  /// The city of a district that is not a municipality of its own, such as `수원시` of `영통구`.
  public let city: String?
  /// The name, such as `영통구`.
  public let name: String
  /// The romanized name, such as `Yeongtong-gu`.
  public let englishName: String
  /// The region in two syllables as a bit.
  let regionBit: UInt32

  init(
    _ region: KoreanRegion, _ shortRegion: String, city: String?, _ name: String, _ english: String
  ) {
    self.region = region
    self.shortRegion = shortRegion
    regionBit = PlaceBook.bits([shortRegion])
    self.city = city
    self.name = name
    englishName = english
  }

  /// The city, county or district that has a mayor of its own, such as `수원시` for `영통구`.
  ///
  /// It is the one that designates closing days.
  public var municipality: String { city ?? name }

  /// All cities, counties and districts, by region in the order of the official codes; a city
  /// stands before its districts.
  public static var all: [KoreanDistrict] { PlaceBook.korea.districts }

  /// The cities, counties and districts with a name.
  ///
  /// - Parameters:
  ///   - name: the name with its ending, such as `동구`; an older name finds what it became.
  ///   - region: the only region of interest, or `nil` for all.
  /// - Returns: in the order of `all`; empty when there is none.
  /// - Complexity: O(1).
  public static func named(_ name: String, in region: KoreanRegion? = nil) -> [KoreanDistrict] {
    PlaceBook.korea.districts(named: PlaceName(name)).filter {
      region == nil || $0.region == region
    }
  }
}

extension KoreanDistrict: CustomStringConvertible {
  /// The names from the region down, such as `경기 수원시 영통구`.
  public var description: String {
    shortRegion + " " + (city.map { $0 + " " } ?? "") + name
  }

  /// The romanized names from the district up, such as `Yeongtong-gu, Suwon-si, Gyeonggi-do`.
  public var englishDescription: String {
    let city = city.flatMap { city in
      PlaceBook.korea.districts(named: PlaceName(city)).first { $0.shortRegion == shortRegion }
    }
    let names = [englishName, city?.englishName, KoreanRegion.englishName(ofShort: shortRegion)]
    return names.compactMap { $0 }.joined(separator: ", ")
  }
}
