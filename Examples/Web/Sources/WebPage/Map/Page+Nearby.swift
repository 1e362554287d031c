import Favorites
import GeoFiltering
import MartCatalog
import MartModels

extension Page {
  private static let fewest = 3

  /// Takes a position and searches around it when the filter lets it through.
  ///
  /// The values are what the browser or a person gives: latitude, longitude, accuracy in metres,
  /// the moment of the position and now, both in milliseconds since 1970. For a typed position, the
  /// first value has both numbers and the second is empty.
  mutating func search(at request: Request) -> Answer {
    let values = request.values(5)
    guard let fix = Self.fix(values) else {
      return [
        "searched": .flag(false),
        "message": .text(
          language == .korean
            ? "위치가 아닙니다. 위도와 경도를 37.4979, 127.0276처럼 적어 주세요."
            : "Not a position. Write latitude and longitude such as 37.4979, 127.0276."),
      ]
    }
    let decision = locationFilter.decide(fix)
    let message = Answer.text(decision.phrase(in: language, style: .long))
    guard case .search(let place) = decision else {
      return ["searched": .flag(false), "message": message]
    }
    locationFilter.markSearched(place)
    return found(around: place).adding("message", message)
  }

  /// Takes another radius in kilometres and searches again where the last search was.
  mutating func search(within kilometers: String) -> Answer {
    radius = SearchRadius(clamping: Int(kilometers) ?? radius.kilometers)
    guard let place = locationFilter.lastSearched else { return ["searched": .flag(false)] }
    return found(around: place)
  }

  private func found(around place: Coordinate) -> Answer {
    let near = catalogue.nearby(within: radius, of: place)
    var entries = near.entries.map { row($0.element, meters: $0.meters, from: place) }
    var summary = near.phrase(in: language)
    if entries.isEmpty {
      entries = catalogue.nearest(to: place, count: Self.fewest)
        .map { row($0.element, meters: $0.meters, from: place) }
      summary += language == .korean ? " 위치를 아는 곳 가운데 가까운 순서:" : " The nearest with a known place:"
    }
    return [
      "searched": .flag(true),
      "summary": .text(summary),
      "rows": .list(entries),
      "map": map(around: place),
    ]
  }

  private func row(_ branch: Branch, meters: Double, from place: Coordinate) -> Answer {
    let way = branch.coordinate.flatMap { place.bearing(to: $0) }
      .flatMap { CompassPoint(bearing: $0) }
    let distance = Coordinate.distancePhrase(meters: meters, in: language)
    return [
      "id": .number(branch.id),
      "name": .text(branch.displayName(in: language)),
      "isFavorite": .flag(favorites.contains(branch.id)),
      "distance": .text(distance + (way.map { " " + $0.phrase(in: language) } ?? "")),
      "state": state(of: branch),
    ]
  }

  private static func fix(_ values: [String]) -> LocationFix? {
    let isTyped = values[1].isEmpty
    let numbers =
      isTyped
      ? values[0].split(whereSeparator: { $0 == "," || $0 == " " || $0 == "，" }).map { String($0) }
      : [values[0], values[1]]
    guard numbers.count == 2, let latitude = DecimalText.number(numbers[0]),
      let longitude = DecimalText.number(numbers[1])
    else { return nil }
    if let moment = DecimalText.number(values[3]), let now = DecimalText.number(values[4]) {
      return LocationFix(
        latitude: latitude, longitude: longitude,
        horizontalAccuracy: DecimalText.number(values[2]), timestamp: moment / 1_000,
        now: now / 1_000)
    }
    return LocationFix(latitude: latitude, longitude: longitude)
  }
}
