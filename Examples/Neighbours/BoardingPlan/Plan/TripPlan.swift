import ExampleSupport
import Foundation
import MartHolidayKit

/// A trip: a title, a place, and as many lists of cards as it has days.
struct TripPlan: Identifiable, Hashable {
  enum Problem: Hashable { case noTitle, noPlace, noDays }

  /// The most days of a trip that is read from outside.
  static let longest = 366

  let id: String
  var title: String
  var place: String
  private(set) var run: DayRun
  /// The days, one for each of `run`.
  private(set) var days: [TripDay]
  /// The cards that the traveller keeps for the trip, in no order of their own.
  private(set) var scraps: Set<String> = []

  /// What a new plan still lacks.
  static func problems(title: String, place: String, range: TripRange) -> [Problem] {
    var problems: [Problem] = []
    if title.allSatisfy(\.isWhitespace) { problems.append(.noTitle) }
    if place.allSatisfy(\.isWhitespace) { problems.append(.noPlace) }
    if range.days == nil { problems.append(.noDays) }
    return problems
  }

  /// Plans as they are listed, by their first day.
  static func listed(_ plans: [TripPlan]) -> [TripPlan] {
    plans.sorted { ($0.run.first, $0.id) < ($1.run.first, $1.id) }
  }

  /// Changes a day of the trip, counted from 1; a day that is not there changes nothing.
  mutating func change<Answer>(day number: Int, _ change: (inout TripDay) -> Answer) -> Answer? {
    guard days.indices.contains(number - 1) else { return nil }
    return change(&days[number - 1])
  }

  /// Changes the days of the trip.
  ///
  /// - Returns: the cards of the days that fell away, with their memos, for the traveller to place.
  mutating func reschedule(to run: DayRun) -> [FavoriteList<String>.Entry] {
    let left = days.dropFirst(run.count).flatMap { $0.cards.entries }
    days = (0..<run.count).map { days.indices.contains($0) ? days[$0] : TripDay() }
    self.run = run
    return left
  }

  /// The ids of all cards, each once, in groups for a server that takes `limit` ids at a time.
  func queries(limit: Int = 30) -> [[String]] {
    var seen = Set<String>()
    let ids = days.flatMap { Array($0.cards) }.filter { seen.insert($0).inserted }
    return PageWindows.windows(total: ids.count, size: limit).map {
      Array(ids[($0.lowerBound - 1)..<$0.upperBound])
    }
  }

  /// The first picture of the first card found on the first day; `nil` when there is none.
  func thumbnail(_ lookUp: (String) -> TravelCard?) -> String? {
    days.first?.rows(lookUp).rows.first?.card.urls.first
  }

  /// Keeps a card for the trip.
  ///
  /// - Returns: `false` when it was kept before; then its saves do not grow.
  mutating func scrap(_ card: inout TravelCard) -> Bool {
    guard scraps.insert(card.id).inserted else { return false }
    card.saves += 1
    return true
  }

  /// Takes a card off the trip; how often it was saved stays.
  mutating func removeScrap(_ id: String) { scraps.remove(id) }

  /// The kept cards in the order in which a server lists them.
  func scraps(of listed: [TravelCard]) -> [TravelCard] { listed.filter { scraps.contains($0.id) } }
}

extension TripPlan: Decodable {
  private enum CodingKeys: CodingKey { case id, title, place, days, cards, scraps }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    id = try container.decode(String.self, forKey: .id)
    title = try container.decode(String.self, forKey: .title)
    place = try container.decode(String.self, forKey: .place)
    run = try container.decode(DayRun.self, forKey: .days)
    days = try container.decode([TripDay].self, forKey: .cards)
    scraps = try container.decodeIfPresent(Set<String>.self, forKey: .scraps) ?? []
    guard run.count <= Self.longest else {
      throw DecodingError.dataCorruptedError(
        forKey: .days, in: container,
        debugDescription: "a trip of \(run.count) days, more than \(Self.longest)")
    }
    guard days.count <= run.count else {
      throw DecodingError.dataCorruptedError(
        forKey: .cards, in: container,
        debugDescription: "cards for \(days.count) days of a trip of \(run.count)")
    }
    _ = reschedule(to: run)
  }
}

/// The part of a map that shows a card.
struct CardOnMap: Hashable {
  static let zoom = 12
  let center: Coordinate
  let marker: String

  /// Centers the map on a card.
  ///
  /// - Returns: `nil` for a card without coordinates; the map then stays as it is.
  init?(_ card: TravelCard) {
    guard let coordinate = card.coordinate else { return nil }
    center = coordinate
    marker = card.place ?? card.title
  }
}
