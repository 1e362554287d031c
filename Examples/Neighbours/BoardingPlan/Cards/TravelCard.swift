import MartHolidayKit

/// What somebody wrote about a place.
struct TravelCard: Decodable, Identifiable, Hashable {
  enum Media: String, Decodable { case photo, video }

  let id: String
  let author: String
  /// The moment in seconds since 1970.
  let writtenAt: Double
  let media: Media
  let urls: [String]
  /// The name of the place, its country and its city; each is `nil` when nobody knows it.
  var place: String?
  var country: String?
  var city: String?
  var coordinate: Coordinate?
  var weather: String?
  let title: String
  let content: String
  let stars: Int
  let category: String
  /// The people who like it; `likes` is their number, which is not stored.
  var likedBy: Set<String> = []
  var saves = 0
  var reports = 0

  var likes: Int { likedBy.count }

  mutating func toggleLike(by person: String) {
    if likedBy.remove(person) == nil { likedBy.insert(person) }
  }
}

/// What somebody wrote under a card.
struct CardComment: Decodable, Hashable {
  enum Order { case oldestFirst, mostLiked }

  let author: String
  let writtenAt: Double
  let text: String
  var likes = 0

  /// The comments to show, without those of blocked people; equally liked ones oldest first.
  static func shown(_ comments: [CardComment], _ order: Order, blocked: Set<String>)
    -> [CardComment]
  {
    let visible = comments.filter { !blocked.contains($0.author) }
    return visible.sorted { first, second in
      if order == .mostLiked, first.likes != second.likes { return first.likes > second.likes }
      return first.writtenAt < second.writtenAt
    }
  }
}
