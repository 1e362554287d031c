extension ClusterTree {
  /// Joins clusters zoom by zoom, from the last one outwards.
  ///
  /// At each zoom the clusters of the next one choose leaders that keep apart, those in the middle of
  /// many first, and the others join a leader near them. Where the clusters are few enough to look
  /// at each choice again, an `Arrangement` then moves the markers to where their members are.
  /// Nothing in this depends on the order of the input, or on ids but for those of one place.
  struct Builder {
    /// A cluster of the present zoom, at the place of its lead on the unit square of the map.
    struct Item {
      var x: Double
      var y: Double
      /// The band of the map, one radius high.
      var band: Int64
      var node: Int32
      var lead: Int32
      /// The members as a chain, the last of them first found by `last`.
      var first: Int32
      var last: Int32
      /// The number of members, and the sums of their places.
      var weight = 1.0
      var sumX: Double
      var sumY: Double

      var centerX: Double { sumX / weight }
      var centerY: Double { sumY / weight }

      /// The order of the bands and, within one, of the places from west to east.
      static func precedes(_ first: Item, _ second: Item) -> Bool {
        if first.band != second.band { return first.band < second.band }
        if first.x != second.x { return first.x < second.x }
        return first.y != second.y ? first.y < second.y : first.lead < second.lead
      }
    }

    private(set) var nodes: [Node] = []
    /// The clusters of the present zoom in order of their band and, within it, of x.
    var items: [Item] = []
    /// The ranks of the entries; a smaller one leads.
    let ranks: [Int32]
    /// The places of the entries on the unit square of the map.
    private(set) var spots: [SIMD2<Double>] = []
    /// The member that follows an entry in its cluster's chain, or −1.
    private(set) var following: [Int32]
    /// The radius of the present zoom on the unit square.
    var radius: Double

    init(_ coordinates: [Coordinate], ranks: [Int32], radius: Double) {
      self.ranks = ranks
      self.radius = radius
      following = [Int32](repeating: -1, count: coordinates.count)
      nodes.reserveCapacity(2 * coordinates.count)
      items.reserveCapacity(coordinates.count)
      spots.reserveCapacity(coordinates.count)
      for (entry, coordinate) in coordinates.enumerated() {
        let index = Int32(entry)
        nodes.append(
          Node(
            lead: index, count: 1, zoom: ClusterTree.everyZoom,
            latitudes: Self.nanodegrees(coordinate.latitude),
            longitudes: Self.nanodegrees(coordinate.longitude),
            bounds: BoundingBox(southWest: coordinate, northEast: coordinate)))
        let (x, y) = coordinate.mapPosition
        spots.append(SIMD2(x, y))
        items.append(
          Item(
            x: x, y: y, band: Int64(y / radius), node: index, lead: index, first: index,
            last: index, sumX: x, sumY: y))
      }
      items.sort(by: Item.precedes)
    }

    private static func nanodegrees(_ degrees: Double) -> Int64 {
      Int64(degrees * 1e9 + (degrees < 0 ? -0.5 : 0.5))
    }

    /// Turns an item into a cluster that has one part so far.
    mutating func begin(_ index: Int, zoom: UInt8) {
      let part = items[index].node
      var node = nodes[Int(part)]
      node.zoom = zoom
      nodes[Int(part)].parent = Int32(nodes.count)
      items[index].node = Int32(nodes.count)
      nodes.append(node)
    }

    /// Gives an item's cluster the members of another item.
    mutating func attach(_ other: Item, to index: Int) {
      let whole = Int(items[index].node)
      let node = nodes[Int(other.node)]
      nodes[Int(other.node)].parent = Int32(whole)
      nodes[whole].count += node.count
      nodes[whole].latitudes += node.latitudes
      nodes[whole].longitudes += node.longitudes
      nodes[whole].bounds = nodes[whole].bounds.union(node.bounds)
      following[Int(items[index].last)] = other.first
      items[index].last = other.last
      items[index].weight += other.weight
      items[index].sumX += other.sumX
      items[index].sumY += other.sumY
    }

    /// Moves the marker of an item's cluster to another member.
    mutating func move(_ index: Int, to entry: Int32) {
      nodes[Int(items[index].node)].lead = entry
      items[index].lead = entry
      items[index].x = spots[Int(entry)].x
      items[index].y = spots[Int(entry)].y
      items[index].band = Int64(items[index].y / radius)
    }

    /// Joins the entries that share a place; no zoom separates them.
    mutating func joinCoincident() {
      var kept = 0
      for index in items.indices {
        let item = items[index]
        if kept > 0, items[kept - 1].x == item.x, items[kept - 1].y == item.y {
          if items[kept - 1].node == items[kept - 1].lead {
            begin(kept - 1, zoom: ClusterTree.everyZoom)
          }
          attach(item, to: kept - 1)
        } else {
          items[kept] = item
          kept += 1
        }
      }
      items.removeLast(items.count - kept)
    }

    /// Joins the clusters of the next zoom to those of a zoom; the zooms must come in turn.
    mutating func join(zoom: UInt8) {
      var neighborhoods = Neighborhoods(items.count)
      findCrowded(&neighborhoods)
      if !neighborhoods.crowded.isEmpty {
        claim(&neighborhoods)
        if items.count <= Arrangement.most { arrange(&neighborhoods) }
        merge(neighborhoods, zoom: zoom)
      }
      doubleBands()
    }

    /// The members in an order in which each cluster's are a run, with the clusters.
    consuming func finished() -> (nodes: [Node], members: [Int32]) {
      let entryCount = spots.count
      var members = [Int32](repeating: 0, count: entryCount)
      var next = [Int32](repeating: 0, count: nodes.count)
      var end: Int32 = 0
      // Wholes come after their parts, so going backwards each whole is placed before its parts.
      for index in nodes.indices.reversed() {
        let parent = Int(nodes[index].parent)
        let start = parent < 0 ? end : next[parent]
        if parent < 0 { end += nodes[index].count } else { next[parent] += nodes[index].count }
        nodes[index].start = start
        next[index] = start
        if index < entryCount { members[Int(start)] = Int32(index) }
      }
      return (nodes, members)
    }
  }
}
