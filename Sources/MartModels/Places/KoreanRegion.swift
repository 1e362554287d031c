import KoreanText

/// A province or metropolitan city of South Korea, under its current name.
///
/// ```swift
/// import MartHolidayKit
///
/// KoreanRegion("강원도")?.name  // "강원특별자치도"
/// KoreanRegion("광주광역시")?.name  // "전남광주통합특별시"
/// ```
///
/// Regions are renamed and merged: Gangwon in June 2023, Jeonbuk in January 2024, Gwangju with
/// South Jeolla in July 2026. Stores keep using the old names for years, so all of them are
/// recognized.
public struct KoreanRegion: Hashable, Sendable {
  /// The current full name.
  public let name: String
  /// The name in common use, mostly two syllables.
  public let shortName: String

  /// The romanized name, such as `Gyeonggi-do`; of the merged region those of its parts.
  ///
  /// Source: 국어의 로마자 표기법 and, for Gangwon and Jeonbuk, the English names that they use.
  public var englishName: String {
    self == .jeonnamGwangju ? "Jeonnam Gwangju" : Self.englishName(ofShort: shortName) ?? shortName
  }

  private init(_ name: String, _ shortName: String) {
    self.name = name
    self.shortName = shortName
  }

  /// Finds the region that a name means, whether old, new or short.
  ///
  /// - Parameter name: one word, such as `서울`, `서울시` or `서울특별시`.
  /// - Returns: `nil` for any other word.
  public init?(_ name: String) {
    guard let region = Self.meaning(PlaceName(name))?.region else { return nil }
    self = region
  }

  /// What a name means.
  struct Meaning: Sendable {
    let region: KoreanRegion
    /// The regions in two syllables: one, or both parts of the merged region.
    let shortRegions: [String]
    /// The same as bits.
    let bits: UInt32
  }

  /// What a name means, or `nil` when it is that of no region.
  static func meaning(_ name: PlaceName) -> Meaning? { spellings[name] }

  /// The regions in two syllables that a word means: one, both parts of the merged region, or none.
  package static func shortRegions(_ name: PlaceName) -> [String] {
    spellings[name]?.shortRegions ?? []
  }

  /// The same of a romanized name in lower case without hyphens, `gyeonggido` or `gyeonggi`.
  package static func shortRegions(romanized name: PlaceName) -> [String] {
    romanized[name].map { [$0] } ?? []
  }

  private static let romanized: [PlaceName: String] = {
    var names: [PlaceName: String] = [:]
    for short in PlaceBook.shortRegions {
      let parts = (englishName(ofShort: short) ?? "").lowercased().split { $0 == "-" || $0 == " " }
      names[PlaceName(parts.joined())] = short
      if let first = parts.first { names[PlaceName(String(first))] = short }
    }
    return names
  }()

  /// The romanized name of a region in two syllables, such as `Gyeonggi-do` for `경기`.
  package static func englishName(ofShort name: String) -> String? {
    switch name {
    case "서울": "Seoul"
    case "부산": "Busan"
    case "대구": "Daegu"
    case "인천": "Incheon"
    case "광주": "Gwangju"
    case "대전": "Daejeon"
    case "울산": "Ulsan"
    case "세종": "Sejong"
    case "경기": "Gyeonggi-do"
    case "강원": "Gangwon State"
    case "충북": "Chungcheongbuk-do"
    case "충남": "Chungcheongnam-do"
    case "전북": "Jeonbuk State"
    case "전남": "Jeollanam-do"
    case "경북": "Gyeongsangbuk-do"
    case "경남": "Gyeongsangnam-do"
    case "제주": "Jeju-do"
    default: nil
    }
  }

  private static let spellings: [PlaceName: Meaning] = {
    var spellings: [PlaceName: Meaning] = [:]
    for entry in names {
      for name in entry.names {
        let parts =
          entry.region != .jeonnamGwangju
          ? [entry.region.shortName]
          : merged.contains(name) ? ["광주", "전남"] : [name.hasPrefix("광주") ? "광주" : "전남"]
        spellings[PlaceName(name)] = Meaning(
          region: entry.region, shortRegions: parts, bits: PlaceBook.bits(parts))
      }
    }
    return spellings
  }()

  /// The names of the merged region, which mean both of its parts; 광주특별시 is its short name by law.
  private static let merged = ["전남광주통합특별시", "전남광주", "전남광주특별시", "광주특별시"]

  /// How many letters the longest name has: 전남광주통합특별시.
  package static let longestName = 9

  /// Seoul.
  public static let seoul = KoreanRegion("서울특별시", "서울")
  /// Busan.
  public static let busan = KoreanRegion("부산광역시", "부산")
  /// Daegu.
  public static let daegu = KoreanRegion("대구광역시", "대구")
  /// Incheon.
  public static let incheon = KoreanRegion("인천광역시", "인천")
  /// Daejeon.
  public static let daejeon = KoreanRegion("대전광역시", "대전")
  /// Ulsan.
  public static let ulsan = KoreanRegion("울산광역시", "울산")
  /// Sejong, which has no districts.
  public static let sejong = KoreanRegion("세종특별자치시", "세종")
  /// Gyeonggi.
  public static let gyeonggi = KoreanRegion("경기도", "경기")
  /// Gangwon, 강원도 until June 2023.
  public static let gangwon = KoreanRegion("강원특별자치도", "강원")
  /// North Chungcheong.
  public static let chungbuk = KoreanRegion("충청북도", "충북")
  /// South Chungcheong.
  public static let chungnam = KoreanRegion("충청남도", "충남")
  /// North Jeolla, 전라북도 until January 2024.
  public static let jeonbuk = KoreanRegion("전북특별자치도", "전북")
  /// South Jeolla and Gwangju, two regions until July 2026.
  public static let jeonnamGwangju = KoreanRegion("전남광주통합특별시", "전남광주")
  /// North Gyeongsang.
  public static let gyeongbuk = KoreanRegion("경상북도", "경북")
  /// South Gyeongsang.
  public static let gyeongnam = KoreanRegion("경상남도", "경남")
  /// Jeju.
  public static let jeju = KoreanRegion("제주특별자치도", "제주")

  /// All regions in the official order.
  public static let all: [KoreanRegion] = names.map { $0.region }

  private static let names: [(region: KoreanRegion, names: [String])] = [
    (seoul, ["서울특별시", "서울", "서울시"]),
    (busan, ["부산광역시", "부산", "부산시", "부산직할시"]),
    (daegu, ["대구광역시", "대구", "대구시", "대구직할시"]),
    (incheon, ["인천광역시", "인천", "인천시", "인천직할시"]),
    (daejeon, ["대전광역시", "대전", "대전시", "대전직할시"]),
    (ulsan, ["울산광역시", "울산", "울산시"]),
    (sejong, ["세종특별자치시", "세종", "세종시"]),
    (gyeonggi, ["경기도", "경기"]),
    (gangwon, ["강원특별자치도", "강원", "강원도", "강원자치도"]),
    (chungbuk, ["충청북도", "충북"]),
    (chungnam, ["충청남도", "충남"]),
    (jeonbuk, ["전북특별자치도", "전북", "전라북도", "전북자치도"]),
    (
      jeonnamGwangju,
      merged + ["광주광역시", "광주", "광주시", "광주직할시", "전라남도", "전남"]
    ),
    (gyeongbuk, ["경상북도", "경북"]),
    (gyeongnam, ["경상남도", "경남"]),
    (jeju, ["제주특별자치도", "제주", "제주도"]),
  ]
}

extension KoreanRegion: CustomStringConvertible {
  /// The current full name.
  public var description: String { name }
}
