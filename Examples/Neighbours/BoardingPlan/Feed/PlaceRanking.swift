/// A city of a country; a comma in a name is a part of it.
struct City: Hashable, Comparable, Decodable {
  let country: String
  let city: String

  static func < (lhs: Self, rhs: Self) -> Bool {
    (lhs.city, lhs.country) < (rhs.city, rhs.country)
  }
}

/// The cities of cards: those that a person marked first, then by the number of cards.
struct PlaceRanking {
  struct Row: Hashable {
    /// The city; `nil` is the whole world.
    let city: City?
    let count: Int
  }

  let rows: [Row]

  /// Ranks the cities of cards; equal ones are by name, from the end of the alphabet.
  ///
  /// - Parameters:
  ///   - cards: all cards; those without a country or a city count for the whole world only.
  ///   - marked: the cities that the person marked.
  init(_ cards: [TravelCard], marked: Set<City> = []) {
    var counts: [City: Int] = [:]
    for card in cards {
      guard let country = card.country, let city = card.city else { continue }
      counts[City(country: country, city: city), default: 0] += 1
    }
    let ranked = counts.sorted { first, second in
      let isMarked = marked.contains(first.key)
      if isMarked != marked.contains(second.key) { return isMarked }
      return (first.value, first.key) > (second.value, second.key)
    }
    rows = [Row(city: nil, count: cards.count)] + ranked.map { Row(city: $0, count: $1) }
  }

  /// The cities of a country, or those with a text in their name.
  func matching(_ text: String) -> [Row] {
    rows.filter { $0.city.map { $0.country == text || $0.city.contains(text) } ?? false }
  }
}
