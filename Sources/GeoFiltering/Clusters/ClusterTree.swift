/// The clusters of all zooms as one tree: a cluster's parts are the clusters of the next zoom.
///
/// An entry is a place; entries of a better rank come before those of a worse one.
@usableFromInline
package struct ClusterTree: Sendable {
  /// A cluster, or a single entry.
  @usableFromInline
  package struct Node: Sendable {
    /// The member at whose place the marker stands, one of those with the best rank.
    @usableFromInline package var lead: Int32
    /// The number of members.
    @usableFromInline package var count: Int32
    /// The cluster that contains this one at the previous zoom, or −1.
    var parent: Int32 = -1
    /// Where the members begin in `members`.
    var start: Int32 = 0
    /// The last zoom that shows the whole cluster; `everyZoom` if it never splits.
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
  /// The entries as single nodes, then the clusters, each after its parts.
  @usableFromInline package let nodes: [Node]
  /// The entries, ordered so that each cluster's members are a run.
  let members: [Int32]
  /// The places of the entries.
  let tree: PointTree
  /// The zooms at which a slot of the tree leads a cluster, one bit each.
  let leadsAt: [UInt32]
  /// The union of these below each box of the tree.
  let boxLeadsAt: [UInt32]

  /// Clusters places given in the order of their ranks.
  ///
  /// - Parameters:
  ///   - coordinates: the places, those with the best rank first.
  ///   - ranks: the rank of each place, ascending.
  ///   - radius: how far apart two markers must be, in points of a world that is 256 wide at zoom
  ///     0.
  ///   - zooms: the zooms to cluster for, within 0…30.
  @usableFromInline
  package init(
    _ coordinates: [Coordinate], ranks: [Int32], radius: Double, zooms: ClosedRange<Int>
  ) {
    self.zooms = zooms
    tree = PointTree(coordinates)
    let last = radius / 256 / Double(Int64(1) << Int64(zooms.upperBound))
    var builder = Builder(coordinates, ranks: ranks, radius: last)
    builder.joinCoincident()
    builder.joinCrowds(zoom: UInt8(zooms.upperBound))
    for zoom in zooms.reversed() { builder.join(zoom: UInt8(zoom)) }
    (nodes, members) = builder.finished()
    let leads = Self.leads(nodes, count: coordinates.count, zooms: zooms)
    leadsAt = tree.order.map { leads[$0] }
    boxLeadsAt = tree.union(of: leadsAt)
    assert(invariantHolds(ranks), "the clusters do not partition the entries")
  }

  /// The zooms at which each entry leads a cluster, one bit each.
  private static func leads(
    _ nodes: [Node], count: Int, zooms: ClosedRange<Int>
  ) -> [UInt32] {
    var leads = [UInt32](repeating: 0, count: count)
    for node in nodes {
      let first =
        node.parent < 0 ? zooms.lowerBound : Int(nodes[Int(node.parent)].zoom) + 1
      let last = min(Int(node.zoom), zooms.upperBound + 1)
      guard first <= last else { continue }
      // The lowest bits up to the last zoom, without those before the first.
      leads[Int(node.lead)] |= (UInt32.max >> UInt32(31 - last)) & (UInt32.max << UInt32(first))
    }
    return leads
  }

  private func invariantHolds(_ ranks: [Int32]) -> Bool {
    members.sorted() == nodes.indices.prefix(members.count).map { Int32($0) }
      && nodes.allSatisfy { node in
        let run = members[Int(node.start)..<Int(node.start + node.count)]
        return run.contains(node.lead)
          && run.allSatisfy { ranks[Int($0)] >= ranks[Int(node.lead)] }
      }
  }
}

extension ClusterTree {
  /// The clusters whose markers stand in a box at a zoom, the most important first.
  @usableFromInline
  package func clusters(in box: BoundingBox, zoom: Int) -> [Int] {
    let shown = min(max(zoom, zooms.lowerBound), zooms.upperBound + 1)
    let bit = UInt32(1) << UInt32(shown)
    var found: [Int] = []
    tree.visit(in: box) {
      boxLeadsAt[$0] & bit != 0
    } slot: { slot in
      if leadsAt[slot] & bit != 0 { found.append(tree.order[slot]) }
    }
    found.sort()
    for index in found.indices { found[index] = node(ledBy: found[index], at: UInt8(shown)) }
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

  /// The cluster with a number of members and its marker at a place, or `nil`.
  @usableFromInline
  package func node(ledAt place: Coordinate, count: Int) -> Int? {
    var entries: [Int] = []
    tree.visit(in: BoundingBox(southWest: place, northEast: place)) { _ in
      true
    } slot: {
      entries.append(tree.order[$0])
    }
    for entry in entries {
      var index = entry
      while nodes[index].count < count, nodes[index].parent >= 0 {
        index = Int(nodes[index].parent)
      }
      if nodes[index].lead == entry, nodes[index].count == count { return index }
    }
    return nil
  }

  /// The members of a cluster, the most important first.
  @usableFromInline
  package func members(ofNode index: Int) -> [Int] {
    let node = nodes[index]
    return members[Int(node.start)..<Int(node.start + node.count)].map { Int($0) }.sorted()
  }

  /// The zoom at which a cluster splits, or `nil` when none separates its members.
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
