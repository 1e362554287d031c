import ExampleSupport
import Foundation
import MartHolidayKit

/// The branches that have a place, with what is known of one day.
struct Stores {
  let index: NearbyIndex<Branch>
  let day: CivilDate
  let language: Language

  init(_ all: [Branch], on day: CivilDate, language: Language) {
    index = NearbyIndex(all, id: \.id, coordinate: \.coordinate)
    self.day = day
    self.language = language
  }

  /// The branches that have a place in South Korea.
  var all: [Branch] { index.within(.southKorea).map(\.element) }

  /// What a store does on the day, in the colours of all outputs.
  enum State: CaseIterable {
    case open, closed, unknown

    var look: TerminalStyle.Look {
      switch self {
      case .open: .green
      case .closed: .boldRed
      case .unknown: .dim
      }
    }

    var name: String {
      switch self {
      case .open: "open"
      case .closed: "closed"
      case .unknown: "unknown"
      }
    }
  }

  /// What a store does on the day, in words.
  func text(_ branch: Branch) -> String {
    branch.schedule.status(on: day).phrase(in: language)
  }

  func state(_ branch: Branch) -> State {
    switch branch.schedule.status(on: day) {
    case .open: .open
    case .closed: .closed
    case .unknown: .unknown
    }
  }

  /// The day with its weekday.
  var dayText: String { day.phrase(in: language) }

  /// The nearest branches as lines for a terminal.
  func report(near here: Coordinate, within radius: SearchRadius) -> [String] {
    let style = TerminalStyle.standardOutput()
    let found = index.within(radius, of: here)
    let shown = found.isEmpty ? index.nearest(to: here, count: 3) : found
    var lines = [
      style(
        .bold,
        language(
          "\(here)에서 \(radius) 안의 매장 \(found.count)곳",
          "\(found.count) marts within \(radius) of \(here)")),
      style(.dim, language("내일 \(dayText)의 영업 여부", "open or closed tomorrow, \(dayText)")), "",
    ]
    if found.isEmpty {
      lines += [
        language("  그 안에는 없습니다. 가장 가까운 곳은:", "  None there. The nearest are:"), "",
      ]
    }
    var table = TextTable()
    for (place, neighbor) in shown.enumerated() {
      let way = here.bearing(to: neighbor.coordinate).flatMap { CompassPoint(bearing: $0) }
      let branch = neighbor.element
      let state = state(branch)
      var row: [TextTable.Cell] = [
        .init(DisplayWidth.padded(leading: "\(place + 1)", to: 2), .dim),
        .init(branch.displayName(in: language), .bold),
        .init(DisplayWidth.padded(leading: neighbor.distancePhrase(in: language), to: 7)),
        .init(way.map { $0.arrow + " " + $0.phrase(in: language) } ?? "·"),
        .init(text(branch), state.look),
      ]
      if let basis = branch.schedule.status(on: day).basis {
        row.append(.init(basis.phrase(in: language), .dim))
      }
      table.add(row)
    }
    lines += table.lines(style)
    if index.withoutCoordinate > 0 {
      lines += [
        "",
        style(
          .dim,
          language(
            "  좌표가 없는 \(index.withoutCoordinate)곳은 제외했습니다.",
            "  Left out: \(index.withoutCoordinate) branches without a coordinate.")),
      ]
    }
    return lines
  }

  /// The branches near a place, or the markers of the whole country, as GeoJSON.
  func geoJSON(near here: Coordinate?, within radius: SearchRadius, zoom: Int) -> String {
    guard let here else {
      return GeoJSON(
        clusters: clusters.clusters(in: .southKorea, zoom: zoom), id: { .integer($0.id) },
        properties: { ["name": .string($0.displayName), "tomorrow": .string(state($0).name)] }
      ).text
    }
    var document = GeoJSON()
    for neighbor in index.within(radius, of: here) {
      let branch = neighbor.element
      document.append(
        neighbor.coordinate, id: .integer(branch.id),
        properties: [
          "name": .string(branch.displayName), "tomorrow": .string(state(branch).name),
          "meters": .integer(Int(neighbor.meters.rounded())),
        ])
    }
    return document.text
  }

  /// All branches as markers; one that is closed leads, because that is what a map should warn of.
  var clusters: MarkerClusters<Branch> {
    MarkerClusters(
      all, id: \.id, coordinate: \.coordinate, rank: { state($0) == .closed ? 0 : 1 })
  }
}

extension CompassPoint {
  /// An arrow in the direction on a map with the north at its top.
  var arrow: String { ["↑", "↗", "→", "↘", "↓", "↙", "←", "↖"][rawValue] }
}
