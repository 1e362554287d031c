import KoreanCalendar
import MartModels

/// Names of municipalities that have changed, or that several municipalities share.
///
/// Source: the laws and reports that the table of renamed districts names; see
/// `Documentation/DataSources.md`.
enum MunicipalNames {
  /// Whether the name is ambiguous without its region.
  static func isAmbiguous(_ name: String) -> Bool {
    switch name {
    case "중구", "동구", "서구", "남구", "북구", "강서구", "고성군": true
    default: false
    }
  }

  /// The municipality that an older one became, if it has one successor.
  static func successor(_ region: String?, _ name: String) -> (region: String, name: String)? {
    switch (region, name) {
    case ("인천", "남구"): ("인천", "미추홀구")
    case ("충북", "청원군"), (nil, "청원군"): ("충북", "청주시")
    case ("경기", "여주군"), (nil, "여주군"): ("경기", "여주시")
    case ("충남", "연기군"), (nil, "연기군"): ("세종", "세종시")
    default: nil
    }
  }

  /// The municipalities that a newer one was made from, and their last day.
  static func predecessors(
    _ region: String, _ name: String
  ) -> (names: [String], through: CivilDate)? {
    guard region == "인천" else { return nil }
    let last = CivilDate(2026, 6, 30)
    return switch name {
    case "서해구", "검단구": (["서구"], last)
    case "제물포구": (["중구", "동구"], last)
    case "영종구": (["중구"], last)
    default: nil
    }
  }
}

extension Mart {
  /// How the law classifies the stores of a mart.
  enum LegalKind: Sendable { case hypermarket, supermarket, singleStores }

  /// How the law classifies the mart's stores, or `nil` for an unknown mart.
  ///
  /// Source: 유통산업발전법 art. 2 and 12-2; exempt are stores that sell mostly farm produce, store by
  /// store.
  var legalKind: LegalKind? {
    switch self {
    case .emart, .traders, .lotteMart, .homeplus, .costco, .lotteMartMaxx, .megaMart: .hypermarket
    case .noBrand, .homeplusExpress, .emartEveryday, .lotteSuper, .gsTheFresh: .supermarket
    case .kimsClub, .topMart, .hanaroMart: .singleStores
    default: nil
    }
  }
}
