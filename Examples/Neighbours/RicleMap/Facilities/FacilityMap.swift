import MartHolidayKit

/// The facilities of a city: what a map, a search and a list of favorites show.
///
/// Markers are computed from the facilities each time, so none is ever drawn twice.
struct FacilityMap {
  /// How far around a position facilities are shown, in meters.
  static let reach = 10_000.0
  /// The zoom at which a chosen facility and the own position are shown.
  static let zoom = 15

  let facilities: [Facility]
  private(set) var favorites = FavoriteList<Facility.ID>(limit: nil)

  init(_ facilities: [Facility]) {
    var ids = Set<Facility.ID>()
    self.facilities = facilities.filter { ids.insert($0.id).inserted }
  }

  /// The markers of the facilities in reach, or of all without a position.
  ///
  /// - Parameters:
  ///   - kind: the only kind to show; `nil` shows all.
  ///   - position: where the person is; `nil` when that is not known.
  func markers(of kind: FacilityKind? = nil, around position: Coordinate?)
    -> MarkerClusters<Facility>
  {
    let shown = facilities.filter { facility in
      let isNear = position.map { facility.coordinate.distance(to: $0) <= Self.reach } ?? true
      return isNear && (kind ?? facility.kind) == facility.kind
    }
    return MarkerClusters(shown, id: \.id, coordinate: \.coordinate) { $0.kind.rank }
  }

  /// The facilities whose title or address a query fits; none before something is typed.
  func matching(_ text: String) -> [Facility] {
    let query = SearchQuery(text)
    return facilities.filter { query.matches($0.title) || query.matches($0.address) }
  }

  mutating func toggleFavorite(_ id: Facility.ID) { favorites.toggle(id) }

  /// The favorites that are there, in the person's order.
  var favoriteFacilities: [Facility] {
    let byID = Dictionary(facilities.map { ($0.id, $0) }) { first, _ in first }
    return favorites.resolve { byID[$0] }.found
  }
}

/// The pages of the app, and what leads from one to another.
enum MapTarget: Hashable {
  case map, weather
  /// The map at a facility.
  case facility(Facility.ID)

  /// The page that a push message asks for; `nil` for any other message.
  init?(push data: [String: String]) {
    switch (data["Map"], data["Weather"]) {
    case ("0", nil): self = .map
    case (nil, "2"): self = .weather
    default: return nil
    }
  }
}
