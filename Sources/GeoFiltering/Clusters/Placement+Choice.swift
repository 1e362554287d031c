extension Placement {
  /// How near a part must be to add to the value of a place.
  static let warmth = ClusterTree.Builder.warmth

  /// Puts markers amid the parts, those with the best rank and the most members around them first.
  mutating func choose() {
    var seatOf: [Int] = []
    var keys: [UInt64] = []
    seatOf.reserveCapacity(parts.count)
    keys.reserveCapacity(parts.count)
    var isRanked = false
    for part in parts.indices {
      let (seat, worth) = candidate(of: part)
      seatOf.append(seat)
      // The bits of positive numbers are in the order of the numbers.
      keys.append(UInt64(~Float(worth).bitPattern) << 32 | UInt64(part))
      if parts[part].rank != parts[0].rank { isRanked = true }
    }
    if isRanked {
      keys.sort { one, other in
        let (first, second) = (parts[Self.part(one)].rank, parts[Self.part(other)].rank)
        return first != second ? first < second : one < other
      }
    } else {
      keys.sort()
    }
    var rank = parts[Self.part(keys[0])].rank
    for key in keys {
      let part = Self.part(key)
      if parts[part].rank != rank {
        // Before worse ranks may stand in the way.
        coverParts(ofRank: rank)
        rank = parts[part].rank
      }
      if isFree(seats[seatOf[part]].spot, in: part) { put(seatOf[part], in: part) }
    }
  }

  private static func part(_ key: UInt64) -> Int { Int(truncatingIfNeeded: key & 0xFFFF_FFFF) }

  private mutating func coverParts(ofRank rank: Int32) {
    for part in parts.indices where parts[part].rank == rank && !parts[part].hasMarker {
      if isFree(parts[part].spot, in: part) { put(parts[part].leadSeat, in: part) }
    }
  }

  /// The best seat of a part, with its value.
  ///
  /// If there are many parts, it is the one nearest to the middle of the members around the lead.
  private func candidate(of index: Int) -> (seat: Int, worth: Double) {
    let part = parts[index]
    let limit = Self.warmth
    var (sum, weight, worth) = (SIMD2<Double>.zero, 0.0, 0.0)
    func add(_ other: Part) {
      let square = Self.square(other.center - part.spot)
      guard square < limit * limit else { return }
      sum += other.center * other.weight
      weight += other.weight
      worth += other.weight * (limit - square.squareRoot())
    }
    add(part)
    for other in near[part.near] { add(parts[other]) }
    if part.near.isEmpty || weight == 0 { return (part.leadSeat, worth) }
    if parts.count <= Self.mostTried { return worthiest(of: index, worth) }
    let middle = sum / weight
    var (best, least) = (part.leadSeat, Self.square(part.spot - middle))
    for seat in part.seats where seats[seat].mayLead {
      let square = Self.square(seats[seat].spot - middle)
      if square < least { (best, least) = (seat, square) }
    }
    if best == part.leadSeat { return (best, worth) }
    return (best, self.worth(of: seats[best].spot, in: index))
  }

  /// The most valuable seat of a part's groups, unless its lead is.
  private func worthiest(of part: Int, _ worthOfLead: Double) -> (seat: Int, worth: Double) {
    var best = (seat: parts[part].leadSeat, worth: worthOfLead)
    for group in groups[parts[part].groups] where seats[group.seat].mayLead {
      let worth = worth(of: seats[group.seat].spot, in: part)
      if worth > best.worth { best = (group.seat, worth) }
    }
    return best
  }

  /// How many members are near a place, weighted by how far they are below the limit.
  private func worth(of spot: SIMD2<Double>, in part: Int) -> Double {
    var worth = warmth(of: part, at: spot)
    for other in near[parts[part].near] { worth += warmth(of: other, at: spot) }
    return worth
  }

  private func warmth(of part: Int, at spot: SIMD2<Double>) -> Double {
    let square = Self.square(parts[part].center - spot)
    let limit = Self.warmth
    return square < limit * limit ? parts[part].weight * (limit - square.squareRoot()) : 0
  }
}
