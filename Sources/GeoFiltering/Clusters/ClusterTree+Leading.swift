/// Which clusters lead when there are many.
///
/// In the order of their ranks and then of the members around them, each cluster without a leader
/// within the radius becomes one. All others join the nearest leader that may lead them.
extension ClusterTree.Builder {
  /// How near a member must be, in radii, to add to the value of a place.
  static var warmth: Double { 0.65 }

  private static var mostRounds: Int { 6 }

  /// The leader that each item joins, or −1 for one that joins none.
  func hosts() -> [Int32] {
    let square = radius * radius
    var pairs = field.pairs
    if field.items.count <= Placement.most {
      // The pairs of a placement reach farther.
      pairs.removeAll { Self.square(spot($0.first) - spot($0.second)) > square }
    }
    let isLed = findLeaders(pairs)
    var hosts = [Int32](repeating: -1, count: isLed.count)
    var distances = [Double](repeating: .infinity, count: isLed.count)
    for pair in pairs where isLed[Int(pair.first)] != isLed[Int(pair.second)] {
      let isFirstLed = isLed[Int(pair.first)]
      let (led, leader) = isFirstLed ? (pair.first, pair.second) : (pair.second, pair.first)
      if isRanked, rank(leader) > rank(led) { continue }
      let distance = Self.square(center(field.items[Int(led)].node) - spot(leader))
      if distance < distances[Int(led)] {
        distances[Int(led)] = distance
        hosts[Int(led)] = leader
      }
    }
    return hosts
  }

  /// Finds the items with a leader within the radius that precedes them.
  ///
  /// There are no turns: in each round, items that precede all undecided items around them lead. A
  /// few rounds leave only long chains, which are then processed in order.
  private func findLeaders(_ pairs: [Field.Pair]) -> [Bool] {
    let worths = worths(pairs)
    var isLed = [Bool](repeating: false, count: worths.count)
    var isBeaten = isLed
    // The second of a pair is the later one.
    var open = pairs.map { pair in
      precedes(pair.first, pair.second, worths)
        ? pair : Field.Pair(first: pair.second, second: pair.first)
    }
    for _ in 0..<Self.mostRounds where !open.isEmpty {
      for pair in open { isBeaten[Int(pair.second)] = true }
      for pair in open where !isBeaten[Int(pair.first)] { isLed[Int(pair.second)] = true }
      for pair in open where !isLed[Int(pair.second)] { isBeaten[Int(pair.second)] = false }
      var kept = 0
      for pair in open where !isLed[Int(pair.first)] && !isLed[Int(pair.second)] {
        open[kept] = pair
        kept += 1
      }
      open.removeLast(open.count - kept)
    }
    open.sort { precedes($0.first, $1.first, worths) }
    for pair in open where !isLed[Int(pair.first)] { isLed[Int(pair.second)] = true }
    return isLed
  }

  private func precedes(_ first: Int32, _ second: Int32, _ worths: [Double]) -> Bool {
    if isRanked {
      let (one, other) = (rank(first), rank(second))
      if one != other { return one < other }
    }
    let (one, other) = (worths[Int(first)], worths[Int(second)])
    return one != other ? one > other : first < second
  }

  /// How many members are near each item, weighted by how far they are below the limit.
  private func worths(_ pairs: [Field.Pair]) -> [Double] {
    let limit = Self.warmth * radius
    func worth(of node: Int32, at spot: SIMD2<Double>) -> Double {
      let square = Self.square(center(node) - spot)
      let weight = Double(nodes[Int(node)].count)
      return square < limit * limit ? weight * (limit - square.squareRoot()) : 0
    }
    var worths = [Double](repeating: limit, count: field.items.count)
    for (index, item) in field.items.enumerated() where nodes[Int(item.node)].count > 1 {
      worths[index] = worth(of: item.node, at: item.spot)
    }
    for pair in pairs {
      let (first, second) = (field.items[Int(pair.first)], field.items[Int(pair.second)])
      worths[Int(pair.first)] += worth(of: second.node, at: first.spot)
      worths[Int(pair.second)] += worth(of: first.node, at: second.spot)
    }
    return worths
  }

  @inline(__always)
  static func square(_ step: SIMD2<Double>) -> Double { step.x * step.x + step.y * step.y }

  private func spot(_ item: Int32) -> SIMD2<Double> { field.items[Int(item)].spot }

  private func rank(_ item: Int32) -> Int32 {
    ranks[Int(nodes[Int(field.items[Int(item)].node)].lead)]
  }
}
