import ExampleSupport
import Foundation
import MartHolidayKit

/// A map of Korea with the stores as markers, as an SVG picture.
///
/// A marker of several stores is a ring whose colours show how many of them are open tomorrow, with
/// their number inside; a single store is a dot with its name. The drawing depends on nothing but
/// its input, so the same stores give the same file.
struct KoreaMap {
  let stores: Stores
  let zoom: Int
  let here: Coordinate?
  let radius: SearchRadius

  private let clusters: MarkerClusters<Branch>
  private let markers: [MarkerCluster<Branch>]
  private let view = MapView()

  init(stores: Stores, zoom: Int, here: Coordinate?, radius: SearchRadius) {
    self.stores = stores
    self.zoom = zoom
    self.here = here
    self.radius = radius
    clusters = stores.clusters
    markers = clusters.clusters(in: .southKorea, zoom: zoom)
  }

  /// One line about the drawing.
  func summary(path: String) -> String {
    stores.language(
      "\(path): 매장 \(clusters.count)곳을 표시 \(markers.count)개로 그렸습니다 (확대 \(zoom)).",
      "\(path): \(clusters.count) marts as \(markers.count) markers at zoom \(zoom).")
  }

  /// The picture.
  func svg() -> String {
    var labels = LabelPlacer(bounds: view.frame)
    for marker in markers {
      let (x, y) = view.position(marker.coordinate)
      labels.reserve(x: x, y: y, radius: size(marker) + 2)
    }
    let titles = labelTexts(&labels)
    var svg = """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(Int(view.width)) \(Int(view.height))" \
      width="\(Int(view.width))" height="\(Int(view.height))" \
      font-family="'Noto Sans KR','Noto Sans CJK KR','Apple SD Gothic Neo','Malgun Gothic',sans-serif">
      <title>\(escaped(title))</title>
      <defs>
      <linearGradient id="sea" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#dcebf5"/>\
      <stop offset="1" stop-color="#c3dcee"/></linearGradient>
      </defs>
      <rect width="100%" height="100%" fill="url(#sea)"/>

      """
    svg += land()
    svg += names(&labels)
    if let here { svg += surroundings(here) }
    svg += "<g>\n" + markers.map(drawing).joined() + "</g>\n"
    svg += titles + header() + legend() + "</svg>\n"
    return svg
  }

  private var title: String {
    stores.language(
      "내일 \(stores.dayText) 문 여는 매장", "Which marts are open tomorrow, \(stores.dayText)")
  }

  // MARK: The country

  private func land() -> String {
    var svg =
      "<path d=\"\(path(KoreaOutline.north))\" fill=\"#e4e6e4\" stroke=\"#cfd5d6\" stroke-width=\"1\"/>\n"
    svg +=
      "<g fill=\"#fbf8f0\" stroke=\"#9fb6c3\" stroke-width=\"1.4\" stroke-linejoin=\"round\">\n"
    svg += "<path d=\"\(path(KoreaOutline.mainland))\"/>\n"
    for island in KoreaOutline.islands { svg += "<path d=\"\(path(island))\"/>\n" }
    for dot in KoreaOutline.dots {
      let (x, y) = view.position(latitude: dot.latitude, longitude: dot.longitude)
      svg += "<circle cx=\"\(fixed(x))\" cy=\"\(fixed(y))\" r=\"2.2\"/>\n"
    }
    return svg + "</g>\n"
  }

  /// A closed curve through the points, rounded a little at each.
  private func path(_ points: [(Double, Double)]) -> String {
    let places = points.map { view.position(latitude: $0.0, longitude: $0.1) }
    let count = places.count
    var text = "M\(fixed(places[0].x)),\(fixed(places[0].y))"
    for index in 0..<count {
      let (before, from) = (places[(index + count - 1) % count], places[index])
      let (to, after) = (places[(index + 1) % count], places[(index + 2) % count])
      text +=
        "C\(fixed(from.x + (to.x - before.x) / 9)),\(fixed(from.y + (to.y - before.y) / 9)) "
        + "\(fixed(to.x - (after.x - from.x) / 9)),\(fixed(to.y - (after.y - from.y) / 9)) "
        + "\(fixed(to.x)),\(fixed(to.y))"
    }
    return text + "Z"
  }

  private func names(_ labels: inout LabelPlacer) -> String {
    var svg = "<g font-size=\"12\" fill=\"#8fa0a8\" text-anchor=\"middle\">\n"
    for name in KoreaOutline.names {
      let (x, y) = view.position(latitude: name.latitude, longitude: name.longitude)
      let text = stores.language(name.korean, name.english)
      guard labels.placeCentered(text, size: 12, x: x, y: y + name.below) else { continue }
      svg += "<text x=\"\(fixed(x))\" y=\"\(fixed(y + name.below + 4))\">\(text)</text>\n"
    }
    for dot in KoreaOutline.dots where stores.language == .korean {
      let (x, y) = view.position(latitude: dot.latitude, longitude: dot.longitude)
      guard labels.placeCentered(dot.name, size: 11, x: x, y: y + 13) else { continue }
      svg += "<text x=\"\(fixed(x))\" y=\"\(fixed(y + 16))\" font-size=\"11\">\(dot.name)</text>\n"
    }
    return svg + "</g>\n"
  }

  private func surroundings(_ here: Coordinate) -> String {
    let (x, y) = view.position(here)
    let size = view.points(meters: radius.meters, at: here)
    return """
      <circle cx="\(fixed(x))" cy="\(fixed(y))" r="\(fixed(max(size, 3)))" fill="#2f7de1" \
      fill-opacity="0.14" stroke="#2f7de1" stroke-opacity="0.6"/>
      <circle cx="\(fixed(x))" cy="\(fixed(y))" r="4.5" fill="#2f7de1" stroke="#fff" stroke-width="2"/>

      """
  }

  // MARK: The stores

  private func size(_ marker: MarkerCluster<Branch>) -> Double {
    // At a larger zoom the markers stand closer together than the picture can show.
    let room = zoom <= 7 ? 1 : max(0.55, 1 - Double(zoom - 7) * 0.12)
    return (marker.count == 1 ? 6.5 : 13 + 3.2 * Double(marker.count).squareRoot()) * room
  }

  private func drawing(_ marker: MarkerCluster<Branch>) -> String {
    let (x, y) = view.position(marker.coordinate)
    let members = clusters.members(of: marker)
    let radius = size(marker)
    var svg = "<g><title>"
    svg += escaped(
      members.map { "\($0.displayName(in: stores.language)): \(stores.text($0))" }
        .joined(separator: "\n"))
    svg += "</title>"
    // A plain disc below is a shadow that every viewer draws.
    svg +=
      "<circle cx=\"\(fixed(x))\" cy=\"\(fixed(y + 1.5))\" r=\"\(fixed(radius + 1.5))\" "
      + "fill=\"#27445c\" fill-opacity=\"0.22\"/>"
    if members.count == 1 {
      svg +=
        "<circle cx=\"\(fixed(x))\" cy=\"\(fixed(y))\" r=\"\(fixed(radius))\" "
        + "fill=\"\(stores.state(marker.lead).colour)\" stroke=\"#fff\" stroke-width=\"2\"/></g>\n"
      return svg
    }
    svg +=
      "<circle cx=\"\(fixed(x))\" cy=\"\(fixed(y))\" r=\"\(fixed(radius))\" fill=\"#fff\"/>"
    // A ring in parts: one full turn is the circumference.
    let ring = radius - 3
    let turn = 2 * Double.pi * ring
    var start = 0.0
    for state in Stores.State.allCases {
      let part =
        Double(members.count(where: { stores.state($0) == state })) / Double(members.count) * turn
      guard part > 0 else { continue }
      svg +=
        "<circle cx=\"\(fixed(x))\" cy=\"\(fixed(y))\" r=\"\(fixed(ring))\" fill=\"none\" "
        + "stroke=\"\(state.colour)\" stroke-width=\"5\" stroke-dasharray=\"\(fixed(part)) \(fixed(turn))\" "
        + "stroke-dashoffset=\"\(fixed(-start))\" transform=\"rotate(-90 \(fixed(x)) \(fixed(y)))\"/>"
      start += part
    }
    svg +=
      "<text x=\"\(fixed(x))\" y=\"\(fixed(y + radius * 0.28))\" font-size=\"\(fixed(radius * 0.78))\" "
      + "font-weight=\"700\" text-anchor=\"middle\" fill=\"#24404f\">\(members.count)</text></g>\n"
    return svg
  }

  private func labelTexts(_ labels: inout LabelPlacer) -> String {
    var svg =
      "<g font-size=\"12.5\" font-weight=\"600\" fill=\"#24404f\" stroke=\"#fff\" "
      + "stroke-width=\"3\" stroke-linejoin=\"round\" paint-order=\"stroke\">\n"
    for marker in markers {
      let (x, y) = view.position(marker.coordinate)
      let name = marker.lead.name
      let text =
        marker.count == 1
        ? name
        : stores.language("\(name) 외 \(marker.count - 1)", "\(name) + \(marker.count - 1)")
      if let place = labels.place(text, size: 12.5, x: x, y: y, offset: size(marker) + 4) {
        svg += "<text x=\"\(fixed(place.x))\" y=\"\(fixed(place.y))\">\(escaped(text))</text>\n"
      }
    }
    return svg + "</g>\n"
  }

  // MARK: The words around the map

  private func header() -> String {
    let subtitle = stores.language(
      "매장 \(clusters.count)곳 · 표시 \(markers.count)개 · 확대 수준 \(zoom)",
      "\(clusters.count) marts · \(markers.count) markers · zoom \(zoom)")
    return """
      <g fill="#24404f"><text x="28" y="46" font-size="25" font-weight="700">\(escaped(title))</text>
      <text x="28" y="70" font-size="14" fill="#5d7684">\(subtitle)</text></g>

      """
  }

  private func legend() -> String {
    let counts = Stores.State.allCases.compactMap { state in
      let members = stores.all.filter { stores.state($0) == state }
      return members.first.map { (state, stores.text($0), members.count) }
    }
    let top = view.height - 34 - Double(counts.count) * 24
    var svg =
      "<g transform=\"translate(\(fixed(view.width - 178)) \(fixed(top)))\" font-size=\"14\" fill=\"#24404f\">"
      + "<rect x=\"-16\" y=\"-8\" width=\"166\" height=\"\(counts.count * 24 + 16)\" rx=\"10\" "
      + "fill=\"#fff\" fill-opacity=\"0.82\"/>\n"
    for (row, entry) in counts.enumerated() {
      let y = Double(row) * 24 + 12
      svg +=
        "<circle cx=\"4\" cy=\"\(fixed(y))\" r=\"6\" fill=\"\(entry.0.colour)\"/>"
        + "<text x=\"20\" y=\"\(fixed(y + 5))\">\(entry.1)</text>"
        + "<text x=\"134\" y=\"\(fixed(y + 5))\" text-anchor=\"end\" font-weight=\"700\">\(entry.2)</text>\n"
    }
    return svg + "</g>\n"
  }
}

extension Stores.State {
  var colour: String {
    switch self {
    case .open: "#2e9e6b"
    case .closed: "#d9463e"
    case .unknown: "#9aa5ab"
    }
  }
}

/// A number with one decimal.
func fixed(_ value: Double) -> String { String(format: "%.1f", value) }

func escaped(_ text: String) -> String {
  text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
    .replacingOccurrences(of: ">", with: "&gt;")
}
