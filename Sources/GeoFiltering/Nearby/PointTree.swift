/// Points along a space-filling curve, under boxes that halve the ground again and again.
///
/// The curve's key interleaves the bits of latitude and longitude, so the highest bit in which a
/// run of keys differs cuts the run's ground in two. So the boxes of one depth never overlap, and a
/// query goes straight to its place. One radix sort builds everything, at a third of the cost of a
/// k-d tree with medians. No latitude is special, because points and boxes are in meters from the
/// center of the Earth; the boxes are turned so that the ground below the points is level, because
/// a level box around level ground is thin.
@usableFromInline
package struct PointTree: Sendable {
  /// A point and the index of its coordinate in the input.
  struct Point: Sendable {
    var at: EarthPoint
    var rank: Int
  }

  /// A box over a run of points; its left half follows it in the array.
  struct Node: Sendable {
    var box: Box
    /// The run of points.
    var start: Int32
    var end: Int32
    /// Where the right half is, or 0 for a leaf.
    var right: Int32

    var isLeaf: Bool { right == 0 }
    var slots: Range<Int> { Int(start)..<Int(end) }
  }

  /// The most points of a leaf.
  static let leafSize = 16
  /// A thousand times the distance that rounding can move a turned point, in meters.
  static let margin = 1e-5

  /// The index in the input of each point along the curve.
  @usableFromInline package let order: [Int]
  /// The coordinates along the curve, so that those of one answer lie together.
  @usableFromInline package let coordinates: [Coordinate]
  /// The points along the curve.
  let points: [Point]
  /// The turn from the Earth's axes to those of the boxes.
  let frame: Frame
  /// The boxes, each before its halves; empty without points.
  let nodes: [Node]

  /// Builds the tree.
  ///
  /// - Complexity: O(*n*).
  @usableFromInline
  package init(_ places: [Coordinate]) {
    precondition(places.count < Int(Int32.max), "\(places.count) points are more than 2³¹")
    let curve = Self.curve(places)
    let order = curve.map { $0.rank }
    points = order.map { Point(at: EarthPoint(places[$0]), rank: $0) }
    frame = Frame(levelBelow: points)
    var nodes: [Node] = []
    if !curve.isEmpty {
      nodes.reserveCapacity(curve.count / 4)
      _ = Self.grow(&nodes, over: 0..<curve.count, of: curve, points: points, frame: frame)
    }
    self.order = order
    coordinates = order.map { places[$0] }
    self.nodes = nodes
    assert(invariantHolds, "a box of the tree does not cover its points")
  }

  /// Appends the boxes over a run of the curve and returns the largest.
  private static func grow(
    _ nodes: inout [Node], over run: Range<Int>, of curve: [CurveEntry], points: [Point],
    frame: Frame
  ) -> Box {
    let index = nodes.count
    var box = Box(frame.turned(points[run.lowerBound].at))
    nodes.append(
      Node(box: box, start: Int32(run.lowerBound), end: Int32(run.upperBound), right: 0))
    if run.count <= leafSize {
      for slot in run.dropFirst() { box.extend(to: Box(frame.turned(points[slot].at))) }
      box = box.widened(by: margin)
    } else {
      let middle = middle(of: run, of: curve)
      box = grow(
        &nodes, over: run.lowerBound..<middle, of: curve, points: points, frame: frame)
      nodes[index].right = Int32(nodes.count)
      box.extend(
        to: grow(&nodes, over: middle..<run.upperBound, of: curve, points: points, frame: frame))
    }
    nodes[index].box = box
    return box
  }

  private var invariantHolds: Bool {
    nodes.allSatisfy { node in
      node.slots.allSatisfy { node.box.contains(frame.turned(points[$0].at)) }
        && (node.isLeaf ? node.slots.count <= Self.leafSize : node.slots.count > Self.leafSize)
    }
  }
}
