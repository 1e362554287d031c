/// The clusters of all zooms as one tree: a cluster's parts are the clusters of the next zoom.
///
/// An entry is a place in the order of its priority, so a smaller index leads a larger one.
@usableFromInline
package struct ClusterTree: Sendable {
  /// A cluster, or a single entry.
  @usableFromInline
  package struct Node: Sendable {
    /// The member with the highest priority, at whose place the marker stands.
    @usableFromInline package var lead: Int32
    /// The number of members.
    @usableFromInline package var count: Int32
    /// The cluster that swallows this one at the zoom before, or −1.
    var parent: Int32 = -1
    /// Where the members begin in `members`.
    var start: Int32 = 0
    /// The last zoom that shows the cluster whole; `everyZoom` for what never comes apart.
    var zoom: UInt8
    /// The sums of the members' degrees in 1e-9°, which do not depend on the order of adding.
    var latitudes: Int64
    var longitudes: Int64
    /// The smallest box around the members.
    @usableFromInline package var bounds: BoundingBox
  }

  /// A zoom beyond all maps.
  static let everyZoom: UInt8 = 127

  /// The zooms with clusters.
  let zooms: ClosedRange<Int>
  /// The entries as single nodes, then the clusters, parts before wholes.
  @usableFromInline package let nodes: [Node]
  /// The entries such that each cluster's members are a run.
  let members: [Int32]
  /// The places of the entries.
  let tree: PointTree
  /// The first zoom at which a slot of the tree leads a cluster.
  let leadsFrom: [UInt8]
  /// The smallest of these below each box of the tree.
  let boxLeadsFrom: [UInt8]

  /// Clusters places that are given in the order of their priority.
  ///
  /// - Parameters:
  ///   - coordinates: the places, the most important first.
  ///   - radius: how far apart two markers must be, in points of a world that is 256 wide at zoom 0.
  ///   - zooms: the zooms to cluster for.
  @usableFromInline
  package init(_ coordinates: [Coordinate], radius: Double, zooms: ClosedRange<Int>) {
    self.zooms = zooms
    tree = PointTree(coordinates)
    let last = radius / 256 / Double(Int64(1) << Int64(zooms.upperBound))
    var builder = Builder(coordinates, radius: last)
    builder.joinCoincident()
    for zoom in zooms.reversed() { builder.join(zoom: UInt8(zoom)) }
    (nodes, members) = builder.finished()
    let nodes = nodes
    leadsFrom = tree.order.map { Self.firstZoom(leadBy: $0, nodes, from: zooms.lowerBound) }
    boxLeadsFrom = tree.smallest(of: leadsFrom)
    assert(invariantHolds, "the clusters do not partition the entries")
  }

  /// The first zoom at which an entry leads a cluster.
  private static func firstZoom(leadBy entry: Int, _ nodes: [Node], from first: Int) -> UInt8 {
    var node = nodes[entry]
    while node.parent >= 0 {
      let parent = nodes[Int(node.parent)]
      guard parent.lead == entry else { return parent.zoom + 1 }
      node = parent
    }
    return UInt8(first)
  }

  private var invariantHolds: Bool {
    members.sorted() == nodes.indices.prefix(members.count).map { Int32($0) }
      && nodes.allSatisfy { node in
        let run = members[Int(node.start)..<Int(node.start + node.count)]
        return run.min() == node.lead
      }
  }
}

extension ClusterTree {
  /// The clusters whose markers stand in a box at a zoom, the most important first.
  @usableFromInline
  package func clusters(in box: BoundingBox, zoom: Int) -> [Int] {
    let shown = UInt8(min(max(zoom, zooms.lowerBound), zooms.upperBound + 1))
    var found: [Int] = []
    tree.visit(in: box) {
      boxLeadsFrom[$0] <= shown
    } slot: { slot in
      if leadsFrom[slot] <= shown { found.append(tree.order[slot]) }
    }
    found.sort()
    for index in found.indices { found[index] = node(ledBy: found[index], at: shown) }
    return found
  }

  /// The cluster at a zoom that an entry leads there.
  private func node(ledBy entry: Int, at zoom: UInt8) -> Int {
    var index = entry
    while nodes[index].parent >= 0, nodes[Int(nodes[index].parent)].zoom >= zoom {
      index = Int(nodes[index].parent)
    }
    return index
  }

  /// The cluster with a number of members that an entry leads, or `nil`.
  @usableFromInline
  package func node(ledBy entry: Int, count: Int) -> Int? {
    var index = entry
    while nodes[index].count < count, nodes[index].parent >= 0 {
      index = Int(nodes[index].parent)
    }
    return nodes[index].lead == entry && nodes[index].count == count ? index : nil
  }

  /// The members of a cluster, the most important first.
  @usableFromInline
  package func members(ofNode index: Int) -> [Int] {
    let node = nodes[index]
    return members[Int(node.start)..<Int(node.start + node.count)].map { Int($0) }.sorted()
  }

  /// The zoom at which a cluster comes apart, or `nil` when none separates its members.
  @usableFromInline
  package func expansionZoom(ofNode index: Int) -> Int? {
    nodes[index].zoom == Self.everyZoom ? nil : Int(nodes[index].zoom) + 1
  }

  /// The mean of the members' coordinates.
  @usableFromInline
  package func center(ofNode index: Int) -> Coordinate {
    let node = nodes[index]
    let (low, high) = (node.bounds.southWest, node.bounds.northEast)
    let scale = 1e9 * Double(node.count)
    // Rounding may push a mean out of a box that has no extent.
    return Coordinate(
      uncheckedLatitude: min(max(Double(node.latitudes) / scale, low.latitude), high.latitude),
      longitude: min(max(Double(node.longitudes) / scale, low.longitude), high.longitude))
  }
}
