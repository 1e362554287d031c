import GeoFiltering
import HolidayNotices
import MartCatalog
import MartModels

extension Page {
  /// The map of the country, or of the surroundings of a place.
  func map(around place: Coordinate?) -> Answer {
    let view = place.map { MapView(around: $0, within: radius) } ?? .country
    let clusters = MarkerClusters(
      catalogue.branches, id: { $0.id }, coordinate: { $0.coordinate },
      rank: { isClosedToday($0) ? 0 : 1 })
    let markers = clusters.clusters(in: view.box, zoom: view.zoom)
    return [
      "frame": .text(view.frame),
      "land": .text(outline.land),
      "north": .text(outline.north),
      "here": place.map { here($0) } ?? .nothing,
      "markers": .list(markers.map { marker($0, clusters) }),
      "isLocal": .flag(place != nil),
      "label": .text(label(of: clusters, place)),
    ]
  }

  private func here(_ place: Coordinate) -> Answer {
    [
      "x": .number(MapView.x(place.longitude)), "y": .number(MapView.y(place.latitude)),
      "radius": .number(Int(radius.meters / 111_000 * MapView.unitsPerDegree)),
    ]
  }

  private func marker(
    _ marker: MarkerCluster<Branch>, _ clusters: MarkerClusters<Branch>
  ) -> Answer {
    let row = WidgetRow(marker.lead, on: today, calendar: calendar)
    let members = marker.count == 1 ? [marker.lead] : clusters.members(of: marker)
    let closed = members.filter { isClosedToday($0) }
    let name = marker.lead.displayName(in: language)
    let isKorean = language == .korean
    let others = isKorean ? " 외 \(marker.count - 1)곳" : " and \(marker.count - 1) more"
    let shut = closedWords(closed).map { ", " + $0 }.joined()
    return [
      "x": .number(MapView.x(marker.coordinate.longitude)),
      "y": .number(MapView.y(marker.coordinate.latitude)),
      "count": .number(marker.count),
      "sign": .text(String(row.symbol.character)),
      "kind": .text(
        marker.count == 1 ? row.symbol.rawValue : closed.isEmpty ? "open" : "closedToday"),
      "name": .text(marker.count == 1 ? name : ""),
      "title": .text(
        marker.count == 1
          ? name + ": " + row.phrase(in: language) : name + others + shut),
    ]
  }

  /// What the map shows, and how many stores it cannot show.
  private func label(of clusters: MarkerClusters<Branch>, _ place: Coordinate?) -> String {
    let (shown, without) = (clusters.count, clusters.withoutCoordinate)
    if place != nil {
      return language == .korean
        ? "내 위치 주변의 매장 지도, 오늘 기준 (위치를 모르는 \(without)곳 제외)"
        : "Map of the stores around the position, today; \(without) without a known place are left out"
    }
    return language == .korean
      ? "대한민국 매장 지도, 오늘 기준: \(shown)곳 (위치를 모르는 \(without)곳 제외)"
      : "Map of South Korea with \(shown) stores, today; \(without) without a known place are left out"
  }

  private func isClosedToday(_ branch: Branch) -> Bool {
    branch.schedule.status(on: today, calendar: calendar).kind == "closed"
  }
}
