import ExampleSupport
import MartHolidayKit

/// A section of the shop; there are always all three, also without a row.
enum StoreSection: String, CaseIterable, Identifiable, Decodable {
  case main, soup, side

  var id: Self { self }

  func title(in language: Language) -> String {
    switch self {
    case .main: language("메인반찬 · 한 그릇 뚝딱", "Main dishes · a whole meal")
    case .soup: language("국·찌개 · 김이 모락모락", "Soups · hot and ready")
    case .side: language("밑반찬 · 오래 두고 먹는", "Side dishes · they keep")
    }
  }
}

/// A dish as the server lists it.
struct StoreItem: Decodable, Identifiable, Hashable {
  let id: String
  let image: String
  let alt: String
  let title: String
  let description: String
  let deliveryTypes: [String]
  let normalPrice: String?
  let salePrice: String?
  let badgeNames: [String]?

  private enum CodingKeys: String, CodingKey {
    case id = "detail_hash"
    case image, alt, title, description
    case deliveryTypes = "delivery_type"
    case normalPrice = "n_price"
    case salePrice = "s_price"
    case badgeNames = "badge"
  }

  /// The prices to show: the normal one first where there is one, then that of the sale.
  var prices: [Won] { [normalPrice, salePrice].compactMap { $0.flatMap(Won.init) } }

  /// What an order costs; `nil` when no price is known, and then there is no order.
  var orderPrice: Won? { prices.last }

  /// The badges to show, in the order of the row; none for no list and for an empty one.
  var badges: [Badge] {
    (badgeNames ?? []).compactMap(Badge.events.label)
      + deliveryTypes.compactMap(Badge.deliveries.label)
  }

  /// The message that a tap shows.
  var toast: String { ([alt] + prices.suffix(1).map(\.description)).joined(separator: "\n") }
}

/// A mark on a dish.
enum Badge: String {
  case launching, event, dawn, nation

  static let events = KeywordClassifier<Badge>([("론칭특가", .launching), ("이벤트특가", .event)])
  static let deliveries = KeywordClassifier<Badge>([("새벽배송", .dawn), ("전국택배", .nation)])

  /// The color behind it; `nil` for a delivery, which has none.
  var color: String? {
    switch self {
    case .launching: "purple"
    case .event: "yellow"
    case .dawn, .nation: nil
    }
  }

  func name(in language: Language) -> String {
    switch self {
    case .launching: language("출시 특가", "launching")
    case .event: language("행사 특가", "event")
    case .dawn: language("새벽 도착", "at dawn")
    case .nation: language("전국 배송", "nationwide")
    }
  }
}

/// The detail page of a dish.
struct StoreDetail: Decodable, Hashable {
  let topImage: String
  let thumbImages: [String]
  let productDescription: String
  let point: String
  let deliveryInfo: String
  let deliveryFee: String
  let prices: [String]
  let detailSection: [String]

  private enum CodingKeys: String, CodingKey {
    case topImage = "top_image"
    case thumbImages = "thumb_images"
    case productDescription = "product_description"
    case point
    case deliveryInfo = "delivery_info"
    case deliveryFee = "delivery_fee"
    case prices
    case detailSection = "detail_section"
  }
}

/// The details that were loaded, each found by the dish that it belongs to.
struct DetailPages {
  private var loaded: [StoreItem.ID: StoreDetail] = [:]

  mutating func arrive(_ detail: StoreDetail, of item: StoreItem.ID) { loaded[item] = detail }

  /// The detail of a dish; `nil` shows that it cannot be reached.
  func detail(of item: StoreItem.ID) -> StoreDetail? { loaded[item] }
}
