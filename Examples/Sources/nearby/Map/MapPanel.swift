import ExampleSupport
import MartHolidayKit

/// The country on one day, with the stores as markers.
///
/// A single store is a sign with its name; several in one place are a sign for each state, with the
/// number of the stores that are in it.
struct MapPanel {
  let stores: Stores
  let day: Stores.Day
  let zoom: Int
  let here: Coordinate?
  let radius: SearchRadius

  private let clusters: MarkerClusters<Branch>
  private let markers: [MarkerCluster<Branch>]
  private let view: MapView
  private static let textSize = 15.0
  /// How many stores of a marker are named.
  private static let longestTitle = 12

  init(_ stores: Stores, _ day: Stores.Day, zoom: Int, here: Coordinate?, radius: SearchRadius) {
    self.stores = stores
    self.day = day
    self.zoom = zoom
    self.here = here
    self.radius = radius
    view = MapView()
    clusters = stores.clusters
    markers = clusters.clusters(in: .southKorea, zoom: zoom)
  }

  var markerCount: Int { markers.count }

  /// The panel, with its upper left corner at the origin; `#land` is the country.
  func svg() -> String {
    var labels = LabelPlacer(view)
    labels.reserve(around: legendMiddle, width: 190, height: 104)
    for marker in markers {
      let size = size(of: marker)
      labels.reserve(
        around: view.position(marker.coordinate), width: size.width + 4, height: size.height + 4)
    }
    if let here { labels.reserve(around: view.position(here), width: 14, height: 14) }
    let names = markers.map { label($0, &labels) }.joined()
    return "<use href=\"#land\"/>\n" + towns(&labels) + surroundings()
      + "<g class=\"label\">\n" + names + "</g>\n" + markers.map(drawing).joined() + legend()
  }

  // MARK: The country

  private func towns(_ labels: inout LabelPlacer) -> String {
    var svg = "<g class=\"town\">\n"
    for name in KoreaOutline.names + KoreaOutline.dots {
      var point = view.position(latitude: name.latitude, longitude: name.longitude)
      point.y += name.below
      let text = stores.language(name.korean, name.english)
      guard let middle = labels.place(text, size: 13, over: point) else { continue }
      svg += Self.text(text, middle, size: 13)
    }
    return svg + "</g>\n"
  }

  private func surroundings() -> String {
    guard let here else { return "" }
    let point = view.position(here)
    let size = SVG.fixed(max(view.points(meters: radius.meters, at: here), 3))
    let place = "cx=\"\(SVG.fixed(point.x))\" cy=\"\(SVG.fixed(point.y))\""
    return "<circle class=\"around\" \(place) r=\"\(size)\"/>"
      + "<circle class=\"here\" \(place) r=\"5\"/>\n"
  }

  // MARK: The stores

  /// The states of the stores of a marker, in the order of all outputs, with their numbers.
  private func states(of marker: MarkerCluster<Branch>) -> [(state: Stores.State, count: Int)] {
    let members = clusters.members(of: marker)
    return Stores.State.allCases.map { state in
      (state, members.count { stores.state($0, on: day) == state })
    }.filter { $0.count > 0 }
  }

  private func signRadius(_ marker: MarkerCluster<Branch>) -> Double {
    // At a larger zoom the markers stand closer together than the picture can show.
    let room = zoom <= 7 ? 1 : max(0.5, 1 - Double(zoom - 7) * 0.18)
    return (marker.count == 1 ? 8 : marker.count < 10 ? 11 : 13) * room
  }

  private func size(of marker: MarkerCluster<Branch>) -> (width: Double, height: Double) {
    let height = 2 * signRadius(marker)
    return (height * Double(states(of: marker).count), height)
  }

  private func drawing(_ marker: MarkerCluster<Branch>) -> String {
    let point = view.position(marker.coordinate)
    let radius = signRadius(marker)
    let states = states(of: marker)
    let members = clusters.members(of: marker)
    var names = members.prefix(Self.longestTitle).map {
      "\($0.displayName(in: stores.language)): \(stores.text($0, on: day))"
    }
    if members.count > names.count {
      let more = members.count - names.count
      names.append(stores.language("외 \(more)곳", "and \(more) more"))
    }
    var svg = "<g><title>\(SVG.escaped(names.joined(separator: "\n")))</title>"
    for (place, part) in states.enumerated() {
      let x = point.x + radius * (2 * Double(place) - Double(states.count - 1))
      svg += MapSign(state: part.state, radius: radius)
        .svg(at: MapPoint(x: x, y: point.y), text: marker.count == 1 ? nil : "\(part.count)")
    }
    return svg + "</g>\n"
  }

  private func label(_ marker: MarkerCluster<Branch>, _ labels: inout LabelPlacer) -> String {
    let point = view.position(marker.coordinate)
    let own = marker.lead.name
    let name = stores.language(
      own, Romanization.text(of: own.hasSuffix("점") ? String(own.dropLast()) : own))
    let more = marker.count - 1
    let text = more == 0 ? name : stores.language("\(name) 외 \(more)", "\(name) + \(more)")
    let size = size(of: marker)
    guard let place = labels.place(text, size: Self.textSize, beside: point, marker: size) else {
      return ""
    }
    let leader = place.leader.map { end in
      "<path class=\"leader\" d=\"M\(SVG.fixed(point.x)) \(SVG.fixed(point.y))"
        + "L\(SVG.fixed(end.x)) \(SVG.fixed(end.y))\"/>\n"
    }
    return (leader ?? "") + Self.text(text, place.middle, size: Self.textSize)
  }

  private static func text(_ text: String, _ middle: MapPoint, size: Double) -> String {
    "<text x=\"\(SVG.fixed(middle.x))\" y=\"\(SVG.fixed(middle.y + size * 0.36))\">"
      + "\(SVG.escaped(text))</text>\n"
  }

  // MARK: The legend

  private var legendMiddle: MapPoint { MapPoint(x: view.width - 103, y: view.height - 60) }

  private func legend() -> String {
    let entries = Stores.State.allCases.compactMap { state in
      let members = stores.all.filter { stores.state($0, on: day) == state }
      return members.first.map { (state, stores.text($0, on: day), members.count) }
    }
    let height = Double(entries.count) * 28 + 14
    let top = view.height - 12 - height
    let left = view.width - 192
    var svg =
      "<g class=\"legend\"><rect class=\"box\" x=\"\(SVG.fixed(left))\" y=\"\(SVG.fixed(top))\" width=\"180\" "
      + "height=\"\(SVG.fixed(height))\" rx=\"10\"/>\n"
    for (row, entry) in entries.enumerated() {
      let y = top + 21 + Double(row) * 28
      svg += MapSign(state: entry.0, radius: 8).svg(at: MapPoint(x: left + 22, y: y))
      svg +=
        "<text x=\"\(SVG.fixed(left + 42))\" y=\"\(SVG.fixed(y + 5))\">\(SVG.escaped(entry.1))</text>"
        + "<text class=\"count\" x=\"\(SVG.fixed(left + 166))\" y=\"\(SVG.fixed(y + 5))\">\(entry.2)</text>\n"
    }
    return svg + "</g>\n"
  }
}
