import ExampleSupport
import Foundation
import MartHolidayKit

/// The branches that have a place, with what is known of today and tomorrow.
struct Stores {
  let index: NearbyIndex<Branch>
  let today: CivilDate
  let language: Language

  init(_ all: [Branch], today: CivilDate, language: Language) {
    index = NearbyIndex(all, id: \.id, coordinate: \.coordinate)
    self.today = today
    self.language = language
  }

  /// The branches that have a place in South Korea.
  var all: [Branch] { index.within(.southKorea).map(\.element) }

  /// A day that the program reports on.
  enum Day: Int, CaseIterable { case today, tomorrow }

  /// The state of a store on a day, in the order of all outputs.
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

  private func status(_ branch: Branch, on day: Day) -> HolidayStatus {
    branch.schedule.status(on: today.adding(days: day.rawValue))
  }

  /// The state of a store on a day, in words.
  func text(_ branch: Branch, on day: Day) -> String {
    status(branch, on: day).phrase(in: language)
  }

  func state(_ branch: Branch, on day: Day) -> State {
    switch status(branch, on: day) {
    case .open: .open
    case .closed: .closed
    case .unknown: .unknown
    }
  }

  private func name(of day: Day) -> String {
    day == .today ? language("오늘", "today") : language("내일", "tomorrow")
  }

  /// A day with its date and its weekday.
  func heading(of day: Day) -> String {
    let name = language(name(of: day), day == .today ? "Today" : "Tomorrow")
    return "\(name) " + today.adding(days: day.rawValue).phrase(in: language)
  }

  /// How many branches have no place, or `nil` when all have one.
  var leftOut: String? {
    guard index.withoutCoordinate > 0 else { return nil }
    return language(
      "좌표가 없는 \(index.withoutCoordinate)곳은 제외했습니다.",
      "Left out: \(index.withoutCoordinate) branches without a coordinate.")
  }

  /// The nearest branches as lines for a terminal.
  func report(near here: Coordinate, within radius: SearchRadius) -> [String] {
    let style = TerminalStyle.standardOutput()
    let found = index.within(radius, of: here)
    let shown = found.isEmpty ? index.nearest(to: here, count: 3) : found
    let days = Day.allCases.map(heading).joined(separator: ", ")
    var lines = [
      style(
        .bold,
        language(
          "\(here)에서 \(radius) 안의 매장 \(found.count)곳",
          "\(found.count) \(found.count == 1 ? "mart" : "marts") within \(radius) of \(here)")),
      style(.dim, days), "",
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
      var row: [TextTable.Cell] = [
        .init(DisplayWidth.padded(leading: "\(place + 1)", to: 2), .dim),
        .init(branch.displayName(in: language), .bold),
        .init(DisplayWidth.padded(leading: neighbor.distancePhrase(in: language), to: 7)),
        .init(way.map { $0.arrow + " " + $0.phrase(in: language) } ?? "·"),
      ]
      for day in Day.allCases {
        row.append(
          .init(name(of: day) + " " + text(branch, on: day), state(branch, on: day).look))
        if let basis = status(branch, on: day).basis {
          row.append(.init(basis.phrase(in: language), .dim))
        } else {
          row.append("")
        }
      }
      table.add(row)
    }
    lines += table.lines(style).map { $0.trimmingTrailingSpaces() }
    return lines + (leftOut.map { ["", style(.dim, "  " + $0)] } ?? [])
  }

  /// The branches near a place, or the markers of the whole country, as GeoJSON.
  func geoJSON(near here: Coordinate?, within radius: SearchRadius, zoom: Int) -> String {
    guard let here else {
      return GeoJSON(
        clusters: clusters.clusters(in: .southKorea, zoom: zoom),
        id: { .integer($0.id) },
        properties: {
          [
            "name": .string($0.displayName), "today": .string(state($0, on: .today).name),
            "tomorrow": .string(state($0, on: .tomorrow).name),
          ]
        }
      ).text
    }
    var document = GeoJSON()
    for neighbor in index.within(radius, of: here) {
      let branch = neighbor.element
      document.append(
        neighbor.coordinate, id: .integer(branch.id),
        properties: [
          "name": .string(branch.displayName), "today": .string(state(branch, on: .today).name),
          "tomorrow": .string(state(branch, on: .tomorrow).name),
          "meters": .integer(Int(neighbor.meters.rounded())),
        ])
    }
    return document.text
  }

  /// All branches as markers, the same on both days.
  ///
  /// A branch that is closed on one of them leads its marker: a map should warn of that.
  var clusters: MarkerClusters<Branch> {
    MarkerClusters(
      all, id: \.id, coordinate: \.coordinate,
      rank: { branch in Day.allCases.contains { state(branch, on: $0) == .closed } ? 0 : 1 })
  }
}

extension CompassPoint {
  /// An arrow in the direction on a map with the north at its top.
  var arrow: String { ["↑", "↗", "→", "↘", "↓", "↙", "←", "↖"][rawValue] }
}
