import ExampleSupport

/// What a card is about.
enum TravelCategory: String, CaseIterable {
  case 관광, 휴양, 액티비티, 사진, 맛집, 숙소, 교통, 쇼핑, 축제
}

/// The points of a traveller in each category.
struct TravelLevels {
  static let pointsPerCard = 30

  private var points: [TravelCategory: Int] = [:]

  /// Counts a card that was written; an unknown category counts for nothing.
  mutating func write(in category: String) { add(Self.pointsPerCard, in: category) }

  /// Counts a card that was deleted.
  mutating func delete(in category: String) { add(-Self.pointsPerCard, in: category) }

  private mutating func add(_ change: Int, in category: String) {
    guard let category = TravelCategory(rawValue: category) else { return }
    points[category] = max(0, points[category, default: 0] + change)
  }

  /// The level and how much of the next one is done, such as `Lv.2 (20%)`.
  func text(_ category: TravelCategory) -> String {
    let points = points[category, default: 0]
    return "Lv.\(points / 100 + 1) (\(points % 100)%)"
  }

  /// The categories with points, in their order.
  var shown: [TravelCategory] { TravelCategory.allCases.filter { points[$0, default: 0] > 0 } }
}

/// What a traveller's own cards are worth.
struct Mileage: Hashable {
  var likes = 0
  var saves = 0
  var reports = 0

  init(_ own: [TravelCard]) {
    for card in own {
      likes += 100 * card.likes
      saves += 20 * card.saves
      reports -= 7 * card.reports
    }
  }

  /// The sum, which reports may bring below zero.
  var total: Int { likes + saves + reports }

  /// The three parts with their signs.
  var parts: String {
    [likes, saves, reports].map { ($0 < 0 ? "" : "+") + "\($0)" }.joined(separator: " ")
  }
}
