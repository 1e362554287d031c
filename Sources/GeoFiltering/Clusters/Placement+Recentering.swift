/// Markers amid many members are not yet amid their own: each moves to the seat of its parts
/// nearest to their middle, and then the parts choose the nearest marker again.
extension Placement {
  /// Moves the markers once; another round changes next to nothing.
  mutating func recenter() {
    let before = parts
    if moveToMiddles(), !settle() { parts = before }
  }

  /// Moves each marker to the free seat of its parts that is nearest to the middle of their members.
  ///
  /// - Returns: whether one has moved.
  private mutating func moveToMiddles() -> Bool {
    // The parts of each host, as a list.
    var first = [Int](repeating: -1, count: parts.count)
    var next = first
    for part in parts.indices.reversed() {
      next[part] = first[parts[part].host]
      first[parts[part].host] = part
    }
    var members: [Group] = []
    var isChanged = false
    for host in parts.indices where parts[host].hasMarker && parts[host].guests > 0 {
      members.removeAll(keepingCapacity: true)
      var guest = first[host]
      while guest >= 0 {
        members.append(contentsOf: groups[parts[guest].groups])
        guest = next[guest]
      }
      let middle = Self.middle(of: members)
      var best = (seat: parts[host].marker, part: host)
      var least = Self.square(parts[host].place - middle)
      guest = first[host]
      while guest >= 0 {
        if parts[guest].rank == parts[host].rank {
          for seat in parts[guest].seats where seats[seat].mayLead {
            let square = Self.square(seats[seat].spot - middle)
            if square < least, isFree(seats[seat].spot, in: guest, except: host) {
              (best, least) = ((seat, guest), square)
            }
          }
        }
        guest = next[guest]
      }
      if best.seat != parts[host].marker {
        parts[host].marker = -1
        put(best.seat, in: best.part)
        isChanged = true
      }
    }
    return isChanged
  }

  /// About where the sum of the distances from members is smallest.
  ///
  /// Two steps of Weiszfeld's method, from the mean.
  private static func middle(of members: [Group]) -> SIMD2<Double> {
    var (sum, weight) = (SIMD2<Double>.zero, 0.0)
    for group in members {
      sum += group.center * group.weight
      weight += group.weight
    }
    var middle = sum / weight
    for _ in 0..<2 {
      (sum, weight) = (.zero, 0)
      for group in members {
        // A member at the place itself pulls no more than one nearby.
        let pull = group.weight / max(square(group.center - middle).squareRoot(), 0.05)
        sum += group.center * pull
        weight += pull
      }
      middle = sum / weight
    }
    return middle
  }
}
