extension ClusterTree {
  /// Joins clusters zoom by zoom, from the last one outwards.
  ///
  /// At each zoom the clusters of the next one, here called parts, are looked at together with what
  /// they are made of: a `Placement` puts markers on members that lie amid many others and keep
  /// apart, and each part joins one of the markers near it. Nothing in this depends on the order of
  /// the input, or on ids but for those of one place.
  struct Builder {
    /// A cluster of the present zoom, at the place of its lead on the unit square of the map.
    struct Item {
      var x: Double
      var y: Double
      /// The band of the map, no lower than the reach of a placement.
      var band: Int64
      var node: Int32
      var lead: Int32

      var spot: SIMD2<Double> { SIMD2(x, y) }

      /// The order of the bands and, within one, of the places from west to east.
      @inline(__always)
      static func precedes(_ first: Item, _ second: Item) -> Bool {
        if first.band != second.band { return first.band < second.band }
        if first.x != second.x { return first.x < second.x }
        return first.y != second.y ? first.y < second.y : first.lead < second.lead
      }
    }

    /// What a node is made of, beside what the finished tree keeps of it.
    struct Content {
      /// The first of the parts, and the part of the same whole after this node, or −1.
      var first: Int32 = -1
      var next: Int32 = -1
      var lead: Int32
      var zoom: UInt8
      /// The sum of the members' places, and their number.
      var sum: SIMD2<Double>
      var weight = 1.0
    }

    private(set) var nodes: [Node] = []
    private(set) var contents: [Content] = []
    /// The clusters of the present zoom in order of their band and, within it, of x.
    var items: [Item] = []
    /// The items of the next zoom, kept for its memory alone.
    var spare: [Item] = []
    /// The ranks of the entries; a smaller one leads.
    let ranks: [Int32]
    /// The places of the entries on the unit square of the map.
    private(set) var spots: [SIMD2<Double>] = []
    /// The radius of the present zoom on the unit square.
    var radius: Double
    /// The height of the bands, no less than the reach of the placement.
    var bandHeight: Double
    var placement = Placement()

    init(_ coordinates: [Coordinate], ranks: [Int32], radius: Double) {
      self.ranks = ranks
      self.radius = radius
      bandHeight = Placement.reach(coordinates.count) * radius
      nodes.reserveCapacity(2 * coordinates.count)
      contents.reserveCapacity(2 * coordinates.count)
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
        contents.append(Content(lead: index, zoom: ClusterTree.everyZoom, sum: SIMD2(x, y)))
        items.append(
          Item(x: x, y: y, band: band(y), node: index, lead: index))
      }
      items.sort(by: Item.precedes)
    }

    private func band(_ y: Double) -> Int64 { Int64(y / bandHeight) }

    private static func nanodegrees(_ degrees: Double) -> Int64 {
      Int64(degrees * 1e9 + (degrees < 0 ? -0.5 : 0.5))
    }

    /// Turns an item into a cluster that has one part so far.
    mutating func begin(_ index: Int, zoom: UInt8) {
      let part = items[index].node
      var node = nodes[Int(part)]
      node.zoom = zoom
      nodes[Int(part)].parent = Int32(nodes.count)
      contents[Int(part)].next = -1
      items[index].node = Int32(nodes.count)
      nodes.append(node)
      var content = contents[Int(part)]
      content.first = part
      content.zoom = zoom
      contents.append(content)
    }

    /// Gives an item's cluster the members of another item.
    mutating func attach(_ other: Item, to index: Int) {
      let part = Int(other.node)
      let whole = Int(items[index].node)
      let node = nodes[part]
      nodes[part].parent = Int32(whole)
      nodes[whole].count += node.count
      nodes[whole].latitudes += node.latitudes
      nodes[whole].longitudes += node.longitudes
      nodes[whole].bounds = nodes[whole].bounds.union(node.bounds)
      contents[part].next = contents[whole].first
      contents[whole].first = other.node
      contents[whole].sum += contents[part].sum
      contents[whole].weight += contents[part].weight
    }

    /// Moves the marker of an item's cluster to another member.
    mutating func move(_ index: Int, to entry: Int32) {
      nodes[Int(items[index].node)].lead = entry
      contents[Int(items[index].node)].lead = entry
      items[index].lead = entry
      items[index].x = spots[Int(entry)].x
      items[index].y = spots[Int(entry)].y
      items[index].band = band(items[index].y)
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
      placement.findNear(items, radius: radius)
      if !placement.parts.isEmpty {
        gatherSeats(of: zoom)
        placement.place()
        merge(zoom: zoom)
      }
      radius *= 2
      while Placement.reach(items.count) * radius > bandHeight { doubleBands() }
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
