extension ClusterTree {
  /// Joins clusters zoom by zoom, starting with the last one.
  ///
  /// At each zoom the clusters of the next one, here called parts, are considered together. If
  /// there are many, some lead and the others join one of them; if there are few, a `Placement`
  /// puts the markers amid the members. The order of the input does not matter, and ids matter only
  /// for equal places.
  struct Builder {
    /// What joining needs to know about a node, besides what the finished tree keeps.
    struct Content {
      /// The sum of the members' places on the unit square of the map.
      var sum: SIMD2<Double>
      /// The ends of the list of entries where the marker may stand.
      var head: Int32
      var tail: Int32
    }

    /// An entry in the list of its cluster.
    struct Link {
      var next: Int32 = -1
      /// The number of members that it represents.
      var weight: Int32 = 1
      /// The smallest zoom at which the entry leads a cluster; 0 for one that leads now.
      var zoom: UInt8 = 0
    }

    var nodes: [Node] = []
    var contents: [Content] = []
    var links: [Link]
    /// The ranks of the entries; a smaller one leads.
    let ranks: [Int32]
    let isRanked: Bool
    /// The places of the entries on the unit square of the map.
    let spots: [SIMD2<Double>]
    /// The clusters of the current zoom.
    var field: Field
    /// The radius of the current zoom on the unit square.
    var radius: Double
    var placement = Placement()

    init(_ coordinates: [Coordinate], ranks: [Int32], radius: Double) {
      self.ranks = ranks
      self.radius = radius
      isRanked = ranks.last != ranks.first
      links = [Link](repeating: Link(), count: coordinates.count)
      spots = coordinates.map { coordinate in
        let (x, y) = coordinate.mapPosition
        return SIMD2(x, y)
      }
      field = Field(spots, reach: Placement.reach(coordinates.count) * radius)
      nodes.reserveCapacity(2 * coordinates.count)
      contents.reserveCapacity(2 * coordinates.count)
      for entry in coordinates.indices {
        let coordinate = coordinates[entry]
        let index = Int32(entry)
        nodes.append(
          Node(
            lead: index, count: 1, zoom: ClusterTree.everyZoom,
            latitudes: Self.nanodegrees(coordinate.latitude),
            longitudes: Self.nanodegrees(coordinate.longitude),
            bounds: BoundingBox(southWest: coordinate, northEast: coordinate)))
        contents.append(Content(sum: spots[entry], head: index, tail: index))
      }
    }

    private static func nanodegrees(_ degrees: Double) -> Int64 {
      Int64(degrees * 1e9 + (degrees < 0 ? -0.5 : 0.5))
    }

    /// The mean of a node's members on the unit square.
    func center(_ node: Int32) -> SIMD2<Double> {
      let count = nodes[Int(node)].count
      return count == 1 ? contents[Int(node)].sum : contents[Int(node)].sum / Double(count)
    }

    /// Joins the entries that share a place; no zoom separates them.
    mutating func joinCoincident() {
      var kept = 0
      for index in field.items.indices {
        let item = field.items[index]
        if kept > 0, field.items[kept - 1].spot == item.spot {
          let whole = field.items[kept - 1].node
          if Int(whole) < spots.count {
            field.items[kept - 1].node = begin(whole, zoom: ClusterTree.everyZoom)
          }
          attach(item.node, to: field.items[kept - 1].node, zoom: ClusterTree.everyZoom)
        } else {
          field.items[kept] = item
          kept += 1
        }
      }
      field.items.removeLast(field.items.count - kept)
    }

    /// Joins the clusters of the next zoom to those of a zoom; the zooms must come in turn.
    mutating func join(zoom: UInt8) {
      defer { radius *= 2 }
      // Where there is nothing to join, no pair tells how far to look.
      guard field.items.count > 1, radius >= field.clearance else { return }
      let reach = Placement.reach(field.items.count) * radius
      field.widenBands(to: reach)
      if field.findPairs(within: reach, near: radius) {
        if field.items.count > Placement.most || !place(zoom: zoom) { lead(zoom: zoom) }
      }
    }

    /// Lets some of the parts lead the others.
    private mutating func lead(zoom: UInt8) {
      let hosts = hosts()
      let firstNew = nodes.count
      for index in field.items.indices where hosts[index] >= 0 {
        join(index, to: Int(hosts[index]), zoom: zoom, firstNew: firstNew)
      }
      field.items.removeAll { $0.node < 0 }
    }

    /// Merges the cluster of an item into that of another and removes the item.
    mutating func join(_ index: Int, to host: Int, zoom: UInt8, firstNew: Int) {
      if Int(field.items[host].node) < firstNew {
        field.items[host].node = begin(field.items[host].node, zoom: zoom)
      }
      attach(field.items[index].node, to: field.items[host].node, zoom: zoom)
      field.items[index].node = -1
    }

    /// Makes a cluster that has one part so far.
    mutating func begin(_ part: Int32, zoom: UInt8) -> Int32 {
      let index = Int32(nodes.count)
      var node = nodes[Int(part)]
      node.zoom = zoom
      nodes[Int(part)].parent = index
      nodes.append(node)
      contents.append(contents[Int(part)])
      return index
    }

    /// Gives a cluster the members of a part, whose lead no longer leads.
    mutating func attach(_ part: Int32, to whole: Int32, zoom: UInt8) {
      let (part, whole) = (Int(part), Int(whole))
      let node = nodes[part]
      nodes[part].parent = Int32(whole)
      nodes[whole].count += node.count
      nodes[whole].latitudes += node.latitudes
      nodes[whole].longitudes += node.longitudes
      nodes[whole].bounds = nodes[whole].bounds.union(node.bounds)
      links[Int(node.lead)].zoom = zoom + 1
      let content = contents[part]
      links[Int(contents[whole].tail)].next = content.head
      contents[whole].tail = content.tail
      contents[whole].sum += content.sum
    }

    /// The members, ordered so that those of each cluster are a run, with the clusters.
    consuming func finished() -> (nodes: [Node], members: [Int32]) {
      let entryCount = spots.count
      var members = [Int32](repeating: 0, count: entryCount)
      var next = [Int32](repeating: 0, count: nodes.count)
      var end: Int32 = 0
      // Clusters come after their parts, so going backward each cluster is placed before its parts.
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
