/// Points packed along a space-filling curve, with boxes over runs of neighbours.
///
/// Sixteen points that follow each other on the curve share a leaf box, four boxes share a larger
/// one, and so on up to one root. Nothing is linked: a box's place in the array says what it covers.
/// It is built by one radix sort, so it costs a third of a k-d tree, and it knows no special
/// latitude, because boxes and points are metres from the centre of the Earth.
@usableFromInline
package struct PointTree: Sendable {
  /// A point and the place of its coordinate in the input.
  struct Point: Sendable {
    var at: EarthPoint
    var rank: Int
  }

  /// How many points share a leaf box, and how many boxes the next one.
  static let leafSize = 16
  static let fanOut = 4

  /// The input, in the caller's order; `rank` is an index into it.
  @usableFromInline package let coordinates: [Coordinate]
  /// The points in the order of the curve.
  let points: [Point]
  /// The boxes of all levels, leaves first.
  let boxes: [Box]
  /// Where each level begins in `boxes`, and the end.
  let levelStarts: [Int]

  /// The number of points.
  package var count: Int { points.count }

  /// Builds the tree.
  ///
  /// - Complexity: O(*n*).
  @usableFromInline
  package init(_ coordinates: [Coordinate]) {
    self.coordinates = coordinates
    let order = Self.curveOrder(coordinates)
    points = order.map { Point(at: EarthPoint(coordinates[$0]), rank: $0) }
    var boxes: [Box] = []
    var starts = [0]
    var start = 0
    while start < points.count {
      let end = min(start + Self.leafSize, points.count)
      var box = Box(points[start].at)
      for index in start..<end { box.extend(to: points[index].at) }
      boxes.append(box)
      start = end
    }
    starts.append(boxes.count)
    while starts[starts.count - 1] - starts[starts.count - 2] > 1 {
      var child = starts[starts.count - 2]
      let last = starts[starts.count - 1]
      while child < last {
        let end = min(child + Self.fanOut, last)
        var box = boxes[child]
        for index in child..<end { box.extend(to: boxes[index]) }
        boxes.append(box)
        child = end
      }
      starts.append(boxes.count)
    }
    self.boxes = boxes
    levelStarts = starts
    assert(invariantHolds, "a box of the tree does not cover its points")
  }

  /// The level of the root, or −1 when there is no point.
  var rootLevel: Int { points.isEmpty ? -1 : levelStarts.count - 2 }

  /// The boxes one level below a box, as indices into `boxes`.
  func children(ofBoxAt offset: Int, level: Int) -> Range<Int> {
    let start = levelStarts[level - 1] + offset * Self.fanOut
    return start..<min(start + Self.fanOut, levelStarts[level])
  }

  /// The points of a leaf box, as indices into `points`.
  func points(ofLeafAt offset: Int) -> Range<Int> {
    let start = offset * Self.leafSize
    return start..<min(start + Self.leafSize, points.count)
  }

  private var invariantHolds: Bool {
    points.count == coordinates.count
      && points.indices.allSatisfy { boxes[$0 / Self.leafSize].contains(points[$0].at) }
  }
}

extension PointTree {
  /// A box in metres from the centre of the Earth.
  struct Box: Sendable {
    var low: EarthPoint
    var high: EarthPoint

    init(_ point: EarthPoint) {
      low = point
      high = point
    }

    init(low: EarthPoint, high: EarthPoint) {
      self.low = low
      self.high = high
    }

    mutating func extend(to point: EarthPoint) { extend(to: Box(point)) }

    mutating func extend(to box: Box) {
      low = EarthPoint(
        x: min(low.x, box.low.x), y: min(low.y, box.low.y), z: min(low.z, box.low.z))
      high = EarthPoint(
        x: max(high.x, box.high.x), y: max(high.y, box.high.y), z: max(high.z, box.high.z))
    }

    func contains(_ point: EarthPoint) -> Bool {
      point.x >= low.x && point.x <= high.x && point.y >= low.y && point.y <= high.y
        && point.z >= low.z && point.z <= high.z
    }

    func overlaps(_ other: Box) -> Bool {
      low.x <= other.high.x && other.low.x <= high.x && low.y <= other.high.y
        && other.low.y <= high.y && low.z <= other.high.z && other.low.z <= high.z
    }

    /// The square of the distance to the nearest place of the box, never more than to its points.
    func squaredDistance(to point: EarthPoint) -> Double {
      let dx = max(low.x - point.x, point.x - high.x, 0)
      let dy = max(low.y - point.y, point.y - high.y, 0)
      let dz = max(low.z - point.z, point.z - high.z, 0)
      return dx * dx + dy * dy + dz * dz
    }
  }
}
