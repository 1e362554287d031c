import ExampleSupport

/// Finds places for labels that cover no marker and no other label, and cross no coast.
struct LabelPlacer {
  private struct Box {
    var left: Double
    var top: Double
    var right: Double
    var bottom: Double

    func overlaps(_ other: Box) -> Bool {
      left < other.right && other.left < right && top < other.bottom && other.top < bottom
    }

    /// Whether a line between two points has a part in the box, by clipping it to the box.
    func isCrossed(by a: MapPoint, _ b: MapPoint) -> Bool {
      var (from, to) = (0.0, 1.0)
      for (start, change, low, high) in [
        (a.x, b.x - a.x, left, right), (a.y, b.y - a.y, top, bottom),
      ] {
        if change == 0 {
          if start < low || start > high { return false }
          continue
        }
        let ends = [(low - start) / change, (high - start) / change].sorted()
        from = max(from, ends[0])
        to = min(to, ends[1])
        if from > to { return false }
      }
      return true
    }
  }

  private let frame: Box
  private let coasts: [(MapPoint, MapPoint)]
  private let north: [MapPoint]
  private var taken: [Box] = []
  private var leaders: [(MapPoint, MapPoint)] = []

  init(_ view: MapView) {
    frame = Box(left: 6, top: 6, right: view.width - 6, bottom: view.height - 6)
    north = view.coasts[0]
    coasts = view.coasts.flatMap { points in
      zip(points, points.dropFirst() + points.prefix(1)).map { ($0, $1) }
    }
  }

  /// Keeps labels away from a rectangle.
  mutating func reserve(around point: MapPoint, width: Double, height: Double) {
    taken.append(
      Box(
        left: point.x - width / 2, top: point.y - height / 2, right: point.x + width / 2,
        bottom: point.y + height / 2))
  }

  /// Tries the sides and corners of a marker, and then the same further away, at the end of a line.
  ///
  /// - Returns: the middle of the text and where a line to it ends, or `nil` when there is no room.
  mutating func place(
    _ text: String, size: Double, beside point: MapPoint, marker: (width: Double, height: Double)
  ) -> (middle: MapPoint, leader: MapPoint?)? {
    let width = Self.width(text, size: size)
    for gap in [3.0, 8, 18, 30, 44, 60] {
      let aside = (marker.width + width) / 2 + gap
      let above = (marker.height + size) / 2 + gap
      for (x, y) in [
        (aside, 0), (-aside, 0), (0, above), (0, -above), (aside, above * 0.6),
        (-aside, above * 0.6), (aside, -above * 0.6), (-aside, -above * 0.6),
      ] {
        let middle = MapPoint(x: point.x + x, y: point.y + y)
        let box = Self.box(middle, width, size)
        guard isFree(box) else { continue }
        guard gap > 8 else {
          taken.append(box)
          return (middle, nil)
        }
        let end = MapPoint(
          x: min(max(point.x, box.left), box.right), y: min(max(point.y, box.top), box.bottom))
        // A line may cross one box: that of the marker where it begins.
        let crossed = taken.filter { $0.isCrossed(by: point, end) }
        guard crossed.count <= 1 else { continue }
        taken.append(box)
        leaders.append((point, end))
        return (middle, end)
      }
    }
    return nil
  }

  /// Tries to put a text over a point or a little away from it.
  mutating func place(_ text: String, size: Double, over point: MapPoint) -> MapPoint? {
    let width = Self.width(text, size: size)
    for (x, y) in [(0.0, 0.0), (0, 9), (0, -9), (12, 0), (-12, 0)] {
      let middle = MapPoint(x: point.x + x, y: point.y + y)
      if take(middle, width, size) { return middle }
    }
    return nil
  }

  private mutating func take(_ middle: MapPoint, _ width: Double, _ size: Double) -> Bool {
    let box = Self.box(middle, width, size)
    guard isFree(box) else { return false }
    taken.append(box)
    return true
  }

  private func isFree(_ box: Box) -> Bool {
    box.left >= frame.left && box.right <= frame.right && box.top >= frame.top
      && box.bottom <= frame.bottom && !taken.contains(where: box.overlaps)
      && !(coasts + leaders).contains { box.isCrossed(by: $0.0, $0.1) } && !isInNorth(box)
  }

  /// Whether a box that crosses no coast is in the north, where there is nothing to name.
  private func isInNorth(_ box: Box) -> Bool {
    // How often a ray to the right meets the outline.
    zip(north, north.dropFirst() + north.prefix(1)).count { a, b in
      (a.y > box.top) != (b.y > box.top)
        && box.left < a.x + (b.x - a.x) * (box.top - a.y) / (b.y - a.y)
    } % 2 == 1
  }

  private static func box(_ middle: MapPoint, _ width: Double, _ size: Double) -> Box {
    Box(
      left: middle.x - width / 2 - 2, top: middle.y - size * 0.62,
      right: middle.x + width / 2 + 2, bottom: middle.y + size * 0.62)
  }

  /// The width of a text in a usual typeface; a wide character is as wide as it is high.
  private static func width(_ text: String, size: Double) -> Double {
    Double(DisplayWidth.of(text)) * size * 0.54
  }
}
