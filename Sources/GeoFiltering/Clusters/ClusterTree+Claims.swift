extension ClusterTree.Builder {
  /// What a zoom's clusters know of those around them, by their index in `items`.
  struct Neighborhoods {
    /// A cluster with another one within the radius.
    struct Crowded {
      var rank: Int32
      var index: Int32
      /// How much of the neighbours' members is near: each counts by what it lacks to the radius.
      var worth: Double

      /// The order in which clusters may lead.
      static func precedes(_ first: Crowded, _ second: Crowded) -> Bool {
        if first.rank != second.rank { return first.rank < second.rank }
        return first.worth != second.worth
          ? first.worth > second.worth : first.index < second.index
      }
    }

    /// Where the bands above and below come within the radius in x.
    var above: [Int32]
    var below: [Int32]
    /// The clusters with another one within the radius, in the order in which they may lead.
    var crowded: [Crowded] = []
    /// The leader that a cluster has joined, and how far away it is.
    var leader: [Int32]
    var distance: [Double]
    /// The member at whose place a leader's marker stands, where that is not the leader's own.
    var marker: [Int32] = []

    init(_ count: Int) {
      above = [Int32](repeating: 0, count: count)
      below = above
      leader = [Int32](repeating: -1, count: count)
      distance = []
    }
  }

  /// Finds the clusters with another one within the radius in one pass over the bands.
  func findCrowded(_ found: inout Neighborhoods) {
    var previous = 0..<0
    var start = 0
    while start < items.count {
      let band = start..<end(ofBandAt: start)
      let hasNext =
        band.upperBound < items.count && items[band.upperBound].band == items[start].band + 1
      let next = hasNext ? band.upperBound..<end(ofBandAt: band.upperBound) : 0..<0
      var above = previous.lowerBound
      var below = next.lowerBound
      for index in band {
        let item = items[index]
        while above < previous.upperBound, items[above].x < item.x - radius { above += 1 }
        while below < next.upperBound, items[below].x < item.x - radius { below += 1 }
        found.above[index] = Int32(above)
        found.below[index] = Int32(below)
        var first = index
        while first > band.lowerBound, items[first - 1].x >= item.x - radius { first -= 1 }
        let around =
          worth(of: index, from: first, to: band.upperBound)
          + worth(of: index, from: above, to: previous.upperBound)
          + worth(of: index, from: below, to: next.upperBound)
        if around > 0 {
          found.crowded.append(
            Neighborhoods.Crowded(
              rank: ranks[Int(item.lead)], index: Int32(index),
              worth: around + worth(of: item, to: item)))
        }
      }
      start = band.upperBound
      previous = hasNext ? band : 0..<0
    }
    found.crowded.sort(by: Neighborhoods.Crowded.precedes)
  }

  private func end(ofBandAt start: Int) -> Int {
    var end = start + 1
    while end < items.count, items[end].band == items[start].band { end += 1 }
    return end
  }

  private func squaredDistance(_ first: Int, _ second: Int) -> Double {
    let (dx, dy) = (items[first].x - items[second].x, items[first].y - items[second].y)
    return dx * dx + dy * dy
  }

  /// What the neighbours in a run add to the worth of a cluster; 0 only without a neighbour.
  private func worth(of index: Int, from start: Int, to end: Int) -> Double {
    let item = items[index]
    var sum = 0.0
    var other = start
    while other < end, items[other].x - item.x <= radius {
      if other != index, squaredDistance(index, other) <= radius * radius {
        sum += max(worth(of: item, to: items[other]), .leastNormalMagnitude)
      }
      other += 1
    }
    return sum
  }

  private func worth(of item: Item, to other: Item) -> Double {
    let (dx, dy) = (item.x - other.centerX, item.y - other.centerY)
    return other.weight * max(0, radius - (dx * dx + dy * dy).squareRoot())
  }

  /// Lets each cluster that nobody has claimed claim those around it, in their order.
  func claim(_ found: inout Neighborhoods) {
    found.distance = [Double](repeating: 0, count: items.count)
    for crowded in found.crowded {
      let index = Int(crowded.index)
      guard found.leader[index] < 0 else { continue }
      let item = items[index]
      var other = index + 1
      while other < items.count, items[other].band == item.band, items[other].x - item.x <= radius {
        claim(other, by: index, &found)
        other += 1
      }
      other = index - 1
      while other >= 0, items[other].band == item.band, item.x - items[other].x <= radius {
        claim(other, by: index, &found)
        other -= 1
      }
      other = Int(found.above[index])
      while other < index, items[other].band == item.band - 1, items[other].x - item.x <= radius {
        claim(other, by: index, &found)
        other += 1
      }
      other = Int(found.below[index])
      while other > index, other < items.count, items[other].band == item.band + 1,
        items[other].x - item.x <= radius
      {
        claim(other, by: index, &found)
        other += 1
      }
    }
  }

  private func claim(_ other: Int, by index: Int, _ found: inout Neighborhoods) {
    // Who has a better rank than a leader has already joined another one.
    guard ranks[Int(items[other].lead)] >= ranks[Int(items[index].lead)] else { return }
    let distance = squaredDistance(index, other)
    guard distance <= radius * radius else { return }
    if found.leader[other] < 0 || distance < found.distance[other] {
      found.leader[other] = Int32(index)
      found.distance[other] = distance
    }
  }

  /// Lets the markers move to where their members are.
  func arrange(_ found: inout Neighborhoods) {
    var arrangement = ClusterTree.Arrangement(self, leaders: found.leader)
    arrangement.improve()
    guard let (leader, marker) = arrangement.result() else { return }
    found.leader = leader
    found.marker = marker
  }

  /// Makes the clusters of the leaders with followers and drops the followers.
  mutating func merge(_ found: Neighborhoods, zoom: UInt8) {
    let firstNew = nodes.count
    for index in items.indices where found.leader[index] >= 0 {
      let leader = Int(found.leader[index])
      if items[leader].node < firstNew { begin(leader, zoom: zoom) }
      attach(items[index], to: leader)
    }
    var hasMoved = false
    for index in found.marker.indices where found.marker[index] >= 0 {
      move(index, to: found.marker[index])
      hasMoved = true
    }
    var kept = 0
    for index in items.indices where found.leader[index] < 0 {
      items[kept] = items[index]
      kept += 1
    }
    items.removeLast(items.count - kept)
    if hasMoved { items.sort(by: Item.precedes) }
  }

  /// Doubles the radius and merges each even band with the odd one after it.
  mutating func doubleBands() {
    radius *= 2
    var merged: [Item] = []
    merged.reserveCapacity(items.count)
    var start = 0
    while start < items.count {
      let band = items[start].band >> 1
      let middle = end(ofBandAt: start)
      let hasOdd = middle < items.count && items[middle].band >> 1 == band
      let end = hasOdd ? end(ofBandAt: middle) : middle
      var (even, odd) = (start, middle)
      while even < middle || odd < end {
        let takesEven = odd == end || (even < middle && items[even].x <= items[odd].x)
        var item = items[takesEven ? even : odd]
        if takesEven { even += 1 } else { odd += 1 }
        item.band = band
        merged.append(item)
      }
      start = end
    }
    items = merged
  }
}
