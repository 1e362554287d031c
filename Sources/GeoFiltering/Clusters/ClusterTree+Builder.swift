extension ClusterTree {
  /// Joins clusters zoom by zoom, from the last one outwards.
  ///
  /// At each zoom the clusters of the next one stand in order of priority. One that no leader has
  /// claimed becomes a leader and claims all within the radius of its marker; who is claimed by
  /// several joins the nearest of those that go before it. Nothing in this depends on the order of
  /// the input, and no two leaders stand within the radius of each other.
  struct Builder {
    /// A cluster of the present zoom, at the place of its lead on the unit square of the map.
    struct Item {
      var x: Double
      var y: Double
      /// The band of the map, one radius high.
      var band: Int64
      var node: Int32
      var lead: Int32
    }

    private(set) var nodes: [Node] = []
    /// The clusters of the present zoom in order of their band and, within it, of x.
    var items: [Item] = []
    private let entryCount: Int
    /// The radius of the present zoom on the unit square.
    var radius: Double

    init(_ coordinates: [Coordinate], radius: Double) {
      entryCount = coordinates.count
      self.radius = radius
      nodes.reserveCapacity(2 * coordinates.count)
      items.reserveCapacity(coordinates.count)
      for (entry, coordinate) in coordinates.enumerated() {
        let index = Int32(entry)
        nodes.append(
          Node(
            lead: index, count: 1, zoom: ClusterTree.everyZoom,
            latitudes: Self.nanodegrees(coordinate.latitude),
            longitudes: Self.nanodegrees(coordinate.longitude),
            bounds: BoundingBox(southWest: coordinate, northEast: coordinate)))
        let (x, y) = coordinate.mapPosition
        items.append(Item(x: x, y: y, band: Int64(y / radius), node: index, lead: index))
      }
      items.sort { first, second in
        if first.band != second.band { return first.band < second.band }
        if first.x != second.x { return first.x < second.x }
        return first.y != second.y ? first.y < second.y : first.lead < second.lead
      }
    }

    private static func nanodegrees(_ degrees: Double) -> Int64 {
      Int64(degrees * 1e9 + (degrees < 0 ? -0.5 : 0.5))
    }

    /// Makes a cluster that has one part so far, and the part's lead.
    mutating func whole(of part: Int32, zoom: UInt8) -> Int32 {
      let index = Int32(nodes.count)
      var node = nodes[Int(part)]
      node.zoom = zoom
      nodes.append(node)
      nodes[Int(part)].parent = index
      return index
    }

    mutating func attach(_ part: Int32, to whole: Int32) {
      let node = nodes[Int(part)]
      nodes[Int(part)].parent = whole
      nodes[Int(whole)].count += node.count
      nodes[Int(whole)].latitudes += node.latitudes
      nodes[Int(whole)].longitudes += node.longitudes
      nodes[Int(whole)].bounds = nodes[Int(whole)].bounds.union(node.bounds)
    }

    /// Joins the entries that share a place; no zoom separates them.
    mutating func joinCoincident() {
      var kept = 0
      for index in items.indices {
        let item = items[index]
        if kept > 0, items[kept - 1].x == item.x, items[kept - 1].y == item.y {
          if items[kept - 1].node == items[kept - 1].lead {
            items[kept - 1].node = whole(of: items[kept - 1].node, zoom: ClusterTree.everyZoom)
          }
          attach(item.node, to: items[kept - 1].node)
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
        merge(neighborhoods, zoom: zoom)
      }
      doubleBands()
    }

    /// The members in an order in which each cluster's are a run, with the clusters.
    consuming func finished() -> (nodes: [Node], members: [Int32]) {
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
