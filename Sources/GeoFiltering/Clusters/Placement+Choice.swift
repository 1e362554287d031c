extension Placement {
  /// How near a member is that adds to the worth of a place, in radii.
  static let warmth: Float = 0.65

  /// How often markers are put again with fewer seats before the rest is mended.
  static let mostRounds = 6

  /// Puts the markers and gives each part one.
  mutating func place() {
    order()
    choose()
    assign()
    for _ in 0..<Self.mostRounds where fixLonely() {
      choose()
      assign()
    }
    if !settle() {
      // Where the ranks leave a part without a marker, the leads alone always serve.
      for part in parts.indices { parts[part].isFixed = true }
      choose()
      assign()
    }
    if parts.count <= Self.mostTried { improve() }
  }

  /// Leaves the parts whose marker speaks for no other part the seat of their lead alone.
  private mutating func fixLonely() -> Bool {
    var isFound = false
    for part in parts.indices
    where parts[part].marker >= 0 && parts[part].marker != parts[part].leadSeat
      && parts[part].guests == 0
    {
      parts[part].isFixed = true
      isFound = true
    }
    return isFound
  }

  /// Puts markers on the seats with the best rank and the most members around them, in turn.
  private mutating func choose() {
    for part in parts.indices {
      parts[part].marker = -1
      parts[part].isFull = false
    }
    var isBlocked = [Bool](repeating: false, count: seats.count)
    let square = radius * radius
    for key in keys {
      let seat = Int(key & 0xFFFF_FFFF)
      let part = Int(seats[seat].part)
      guard !isBlocked[seat], !parts[part].isFull,
        !parts[part].isFixed || Int32(seat) == parts[part].leadSeat
      else { continue }
      put(Int32(seat), in: part)
      let spot = seats[seat].spot
      for position in nearby(part) {
        let other = Int(near[position])
        if parts[other].isFull { continue }
        let distance = Self.square(parts[other].spot - spot)
        let (outer, inner) = (radius + parts[other].extent, radius - parts[other].extent)
        if distance > outer * outer { continue }
        if inner > 0, distance < inner * inner {
          parts[other].isFull = true
          continue
        }
        for index in parts[other].seats where Self.square(seats[index].spot - spot) <= square {
          isBlocked[index] = true
        }
      }
    }
  }

  mutating func put(_ seat: Int32, in part: Int) {
    parts[part].marker = seat
    parts[part].isFull = true
    if seat >= 0 { parts[part].place = seats[Int(seat)].spot }
  }

  /// Puts the seats in order, the best first, each as its index below what decides.
  private mutating func order() {
    keys.removeAll(keepingCapacity: true)
    var isRanked = false
    for index in parts.indices {
      let part = parts[index]
      if part.rank != parts[0].rank { isRanked = true }
      if part.seats.count > 2 { gatherAround(index) }
      for seat in part.seats {
        if part.seats.count <= 2 {
          let bits = ~Float(worth(of: seat, in: index)).bitPattern
          keys.append(UInt64(bits) << 32 | UInt64(seat))
          continue
        }
        let step = (seats[seat].spot - part.spot) / radius
        // The bits of positive numbers are in the order of the numbers.
        let bits = ~worth(x: Float(step.x), y: Float(step.y)).bitPattern
        keys.append(UInt64(bits) << 32 | UInt64(seat))
      }
    }
    if isRanked {
      keys.sort { first, second in
        let one = parts[Int(seats[Int(first & 0xFFFF_FFFF)].part)].rank
        let other = parts[Int(seats[Int(second & 0xFFFF_FFFF)].part)].rank
        return one == other ? first < second : one < other
      }
    } else {
      keys.sort()
    }
  }

  /// How much of the members is near to a seat; each counts by what it lacks to the limit.
  private func worth(of seat: Int, in part: Int) -> Double {
    let spot = seats[seat].spot
    let limit = Double(Self.warmth) * radius
    var sum = 0.0
    for position in nearby(part) {
      let other = Int(near[position])
      let square = Self.square(parts[other].center - spot)
      if square < limit * limit { sum += parts[other].weight * (limit - square.squareRoot()) }
    }
    return sum / radius
  }

  /// Collects the centres near a part, four at a time, in radii from its lead.
  private mutating func gatherAround(_ index: Int) {
    around.removeAll(keepingCapacity: true)
    let spot = parts[index].spot
    var lane = 4
    for position in nearby(index) {
      let part = parts[Int(near[position])]
      if lane == 4 {
        around.append((.zero, .zero, .zero))
        lane = 0
      }
      let step = (part.center - spot) / radius
      around[around.count - 1].x[lane] = Float(step.x)
      around[around.count - 1].y[lane] = Float(step.y)
      around[around.count - 1].weight[lane] = Float(part.weight)
      lane += 1
    }
  }

  /// How much of the members is near to a place; each counts by what it lacks to the limit.
  private func worth(x: Float, y: Float) -> Float {
    var sum = SIMD4<Float>.zero
    for four in around {
      let (dx, dy) = (four.x - x, four.y - y)
      let lack = Self.warmth - (dx * dx + dy * dy).squareRoot()
      sum += four.weight * lack.replacing(with: 0, where: lack .< 0)
    }
    return sum.sum()
  }

  /// The part near another one whose marker is nearest to it.
  private func host(of index: Int) -> Int32 {
    let part = parts[index]
    var best = Int32(-1)
    var least = Double.infinity
    for position in nearby(index) {
      let other = Int(near[position])
      guard parts[other].marker >= 0, parts[other].rank <= part.rank else { continue }
      let square = Self.square(parts[other].place - part.center)
      if square < least { (best, least) = (near[position], square) }
    }
    return best
  }

  private mutating func assign() {
    for part in parts.indices { parts[part].guests = 0 }
    for part in parts.indices {
      let host = parts[part].marker >= 0 ? Int32(part) : host(of: part)
      parts[part].host = host
      if host >= 0, host != Int32(part) { parts[Int(host)].guests += 1 }
    }
  }

  /// Gives each part a marker; one that speaks for no other part returns to its part's lead.
  ///
  /// - Returns: `false` when a part has no marker near that may lead it.
  private mutating func settle() -> Bool {
    while true {
      var isChanged = false
      for part in parts.indices
      where parts[part].marker >= 0 && parts[part].marker != parts[part].leadSeat
        && parts[part].guests == 0
      {
        parts[part].marker = -1
        if isFree(part) { put(parts[part].leadSeat, in: part) }
        isChanged = true
      }
      for part in parts.indices where parts[part].marker < 0 && !isCovered(part) {
        guard isFree(part) else { return false }
        put(parts[part].leadSeat, in: part)
        isChanged = true
      }
      if !isChanged { return true }
      assign()
    }
  }

  /// Whether no marker is within the radius of a part's lead.
  func isFree(_ part: Int) -> Bool {
    let spot = parts[part].spot
    for position in nearby(part) {
      let other = Int(near[position])
      if parts[other].marker >= 0, Self.square(parts[other].place - spot) <= radius * radius {
        return false
      }
    }
    return true
  }

  /// Whether a marker that may lead a part is within the radius of its lead.
  func isCovered(_ part: Int) -> Bool {
    let (spot, rank) = (parts[part].spot, parts[part].rank)
    for position in nearby(part) {
      let other = Int(near[position])
      if parts[other].marker >= 0, parts[other].rank <= rank,
        Self.square(parts[other].place - spot) <= radius * radius
      {
        return true
      }
    }
    return false
  }
}
