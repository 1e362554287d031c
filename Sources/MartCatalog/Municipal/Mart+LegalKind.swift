import MartModels

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
