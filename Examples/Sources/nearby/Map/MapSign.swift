import ExampleSupport

/// A state as a shape, so that no color is needed to tell one from another.
///
/// An open store is a disc, a closed one a square, and one about which nothing is known a diamond.
struct MapSign {
  let state: Stores.State
  /// Half its height.
  let radius: Double

  /// The shape with a text in it, or with the sign of a single store.
  func svg(at point: MapPoint, text: String? = nil) -> String {
    let unit = radius / 10
    let place = "translate(\(SVG.fixed(point.x)) \(SVG.fixed(point.y)))"
    return "<g transform=\"\(place) scale(\(unit == 1 ? "1" : SVG.fixed(unit)))\">"
      + shape + (text.map(number) ?? sign) + "</g>"
  }

  private var shape: String {
    switch state {
    case .open: "<circle class=\"open\" r=\"10\"/>"
    case .closed: "<rect class=\"closed\" x=\"-9\" y=\"-9\" width=\"18\" height=\"18\" rx=\"2\"/>"
    case .unknown: "<path class=\"unknown\" d=\"M0 -12L12 0L0 12L-12 0Z\"/>"
    }
  }

  private func number(_ text: String) -> String {
    // Three digits are wider than a sign.
    text.count > 2
      ? "<text class=\"number\" y=\"3.6\" style=\"font-size:10px\">\(text)</text>"
      : "<text class=\"number\" y=\"4.6\">\(text)</text>"
  }

  private var sign: String {
    switch state {
    case .open: "<path class=\"sign\" d=\"M-4.5 0.5L-1.2 3.8L4.8 -3.4\"/>"
    case .closed: "<path class=\"sign\" d=\"M-4.2 -4.2L4.2 4.2M4.2 -4.2L-4.2 4.2\"/>"
    case .unknown: number("?")
    }
  }
}
