extension PointTree {
  /// The points within a distance of a place, nearest first, equal distances in the input's order.
  ///
  /// - Complexity: about O(log *n* + *k* log *k*) for *k* points.
  @usableFromInline
  package func within(meters: Double, of place: Coordinate) -> [Hit] {
    guard meters >= 0, !points.isEmpty else { return [] }
    let center = EarthPoint(place)
    let limit = EarthPoint.squaredChord(bounding: meters)
    let turned = frame.turned(center)
    var hits: [(rank: Int, hit: Hit)] = []
    visit {
      nodes[$0].box.squaredDistance(to: turned) <= limit
    } slot: { slot in
      let squaredChord = center.squaredChord(to: points[slot].at)
      guard squaredChord <= limit else { return }
      let distance = EarthPoint.meters(squaredChord: squaredChord)
      if distance <= meters {
        hits.append((points[slot].rank, Hit(slot: slot, meters: distance)))
      }
    }
    hits.sort {
      $0.hit.meters == $1.hit.meters ? $0.rank < $1.rank : $0.hit.meters < $1.hit.meters
    }
    return hits.map { $0.hit }
  }

  /// The slots of the points in a box, in the order of the input.
  @usableFromInline
  package func within(_ box: BoundingBox) -> [Int] {
    var slots: [Int] = []
    visit(in: box) { _ in
      true
    } slot: {
      slots.append($0)
    }
    slots.sort { order[$0] < order[$1] }
    return slots
  }

  /// Calls back with each slot in a box, below the nodes whose index is wanted.
  func visit(in box: BoundingBox, where isWanted: (Int) -> Bool, slot: (Int) -> Void) {
    let region = frame.turned(Box(covering: box))
    visit {
      isWanted($0) && nodes[$0].box.overlaps(region)
    } slot: {
      if box.contains(coordinates[$0]) { slot($0) }
    }
  }

  /// The union of the bits of the slots below each node.
  func union(of bits: [UInt32]) -> [UInt32] {
    var result = [UInt32](repeating: 0, count: nodes.count)
    for index in nodes.indices.reversed() {
      let node = nodes[index]
      if node.isLeaf {
        for slot in node.slots { result[index] |= bits[slot] }
      } else {
        result[index] = result[index + 1] | result[Int(node.right)]
      }
    }
    return result
  }

  /// Calls back with each slot of the leaves whose boxes, up to the root, are wanted.
  private func visit(
    _ index: Int = 0, where isWanted: (Int) -> Bool, slot: (Int) -> Void
  ) {
    guard index < nodes.count, isWanted(index) else { return }
    let node = nodes[index]
    if node.isLeaf {
      for each in node.slots { slot(each) }
    } else {
      visit(index + 1, where: isWanted, slot: slot)
      visit(Int(node.right), where: isWanted, slot: slot)
    }
  }
}

extension PointTree.Box {
  /// A box in meters that holds all places of a box in degrees, and others.
  init(covering box: BoundingBox) {
    let (south, north) = (box.southWest.latitude, box.northEast.latitude)
    let (west, east) = (box.southWest.longitude, box.northEast.longitude)
    guard box.crossesAntimeridian else {
      self = Self.covering(south: south, west: west, north: north, east: east)
      return
    }
    self = Self.covering(south: south, west: west, north: north, east: 180)
    extend(to: Self.covering(south: south, west: -180, north: north, east: east))
  }

  private static func covering(
    south: Double, west: Double, north: Double, east: Double
  ) -> PointTree.Box {
    // A meter is far more than rounding can move a point.
    let margin = 1.0
    let southern = EarthPoint(Coordinate(uncheckedLatitude: south, longitude: 0))
    let northern = EarthPoint(Coordinate(uncheckedLatitude: north, longitude: 0))
    // At the longitude 0 the distance from the axis is x; it is largest at the equator.
    let nearAxis = min(southern.x, northern.x)
    let farFromAxis =
      south <= 0 && north >= 0
      ? EarthPoint(Coordinate(uncheckedLatitude: 0, longitude: 0)).x
      : max(southern.x, northern.x)
    let (westSine, westCosine) = Trigonometry.sineAndCosine(degrees: west)
    let (eastSine, eastCosine) = Trigonometry.sineAndCosine(degrees: east)
    let cosines = (
      low: min(westCosine, eastCosine),
      high: west <= 0 && east >= 0 ? 1 : max(westCosine, eastCosine)
    )
    let sines = (
      low: west <= -90 && east >= -90 ? -1 : min(westSine, eastSine),
      high: west <= 90 && east >= 90 ? 1 : max(westSine, eastSine)
    )
    func low(_ factor: Double) -> Double { min(factor * nearAxis, factor * farFromAxis) - margin }
    func high(_ factor: Double) -> Double { max(factor * nearAxis, factor * farFromAxis) + margin }
    return PointTree.Box(
      low: EarthPoint(x: low(cosines.low), y: low(sines.low), z: southern.z - margin),
      high: EarthPoint(x: high(cosines.high), y: high(sines.high), z: northern.z + margin))
  }
}
