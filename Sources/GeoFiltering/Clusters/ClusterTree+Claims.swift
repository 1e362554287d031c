extension ClusterTree.Builder {
  /// What a zoom's clusters know of those around them, by their index in `items`.
  struct Neighborhoods {
    /// Where the bands above and below come within the radius in x.
    var above: [Int32]
    var below: [Int32]
    /// The clusters with another one within the radius: the lead in the upper half of the number,
    /// so that sorting brings them into the order of priority, and the index in the lower.
    var crowded: [UInt64] = []
    /// The leader that has claimed a cluster, and how far away it is.
    var leader: [Int32]
    var distance: [Double]

    init(_ count: Int) {
      above = [Int32](repeating: 0, count: count)
      below = above
      leader = [Int32](repeating: -1, count: count)
      distance = []
    }
  }

  /// Finds the clusters with another one within the radius in one pass over the bands.
  func findCrowded(_ found: inout Neighborhoods) {
    let limit = radius * radius
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
        if hasNeighbor(index, in: band, limit)
          || hasNeighbor(index, from: above, to: previous.upperBound, limit)
          || hasNeighbor(index, from: below, to: next.upperBound, limit)
        {
          found.crowded.append(UInt64(item.lead) << 32 | UInt64(index))
        }
      }
      start = band.upperBound
      previous = hasNext ? band : 0..<0
    }
    found.crowded.sort()
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

  /// Looks outwards in the cluster's own band, where the next one in x is nearly always near in y.
  private func hasNeighbor(_ index: Int, in band: Range<Int>, _ limit: Double) -> Bool {
    let x = items[index].x
    var other = index + 1
    while other < band.upperBound, items[other].x - x <= radius {
      if squaredDistance(index, other) <= limit { return true }
      other += 1
    }
    other = index - 1
    while other >= band.lowerBound, x - items[other].x <= radius {
      if squaredDistance(index, other) <= limit { return true }
      other -= 1
    }
    return false
  }

  private func hasNeighbor(_ index: Int, from start: Int, to end: Int, _ limit: Double) -> Bool {
    let x = items[index].x
    var other = start
    while other < end, items[other].x - x <= radius {
      if squaredDistance(index, other) <= limit { return true }
      other += 1
    }
    return false
  }

  /// Lets each cluster that nobody has claimed claim those around it, in the order of priority.
  func claim(_ found: inout Neighborhoods) {
    found.distance = [Double](repeating: 0, count: items.count)
    for key in found.crowded {
      let index = Int(key & 0xFFFF_FFFF)
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
    // Who goes before a leader has already joined another one or leads itself.
    guard items[other].lead > items[index].lead else { return }
    let distance = squaredDistance(index, other)
    guard distance <= radius * radius else { return }
    if found.leader[other] < 0 || distance < found.distance[other] {
      found.leader[other] = Int32(index)
      found.distance[other] = distance
    }
  }

  /// Makes the clusters of the leaders with followers and drops the followers.
  mutating func merge(_ found: Neighborhoods, zoom: UInt8) {
    let firstNew = nodes.count
    for key in found.crowded {
      let index = Int(key & 0xFFFF_FFFF)
      let leader = Int(found.leader[index])
      guard leader >= 0 else { continue }
      if items[leader].node < firstNew {
        items[leader].node = whole(of: items[leader].node, zoom: zoom)
      }
      attach(items[index].node, to: items[leader].node)
    }
    var kept = 0
    for index in items.indices where found.leader[index] < 0 {
      items[kept] = items[index]
      kept += 1
    }
    items.removeLast(items.count - kept)
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
