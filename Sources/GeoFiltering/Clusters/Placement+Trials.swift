/// If there are few parts, each seat is tried: markers too near to it go, parts without a marker
/// get their own, and the change stays if the members are better off.
///
/// The goal is a small sum of the members' distances to their markers, plus a penalty for each
/// member nearer to another marker, which no other zoom would correct.
extension Placement {
  /// With more parts nothing is tried: the work grows with the square of their number.
  static let mostTried = 20
  /// The penalty for a member nearer to another marker.
  static let charge = 1.2
  /// How far the members around a seat must be from their marker to make a trial worthwhile.
  static let far = 0.25
  /// How much farther the middles of the parts may be from the markers for a trial to be computed
  /// exactly.
  static let promise = 1.1

  /// Tries each seat once.
  mutating func tryOthers() {
    guard parts.count <= Self.mostTried else { return }
    var kept = parts
    var roughly = rough()
    var least = cost(below: .infinity)
    for part in parts.indices {
      for group in parts[part].groups {
        let seat = groups[group].seat
        guard seats[seat].mayLead, seat != kept[part].marker,
          Self.square(kept[kept[part].host].place - seats[seat].spot) > Self.far * Self.far
        else { continue }
        if tryMarker(at: seat, in: part) {
          let rough = rough()
          if rough < roughly * Self.promise, !parts.contains(where: { $0.isLonely }) {
            let cost = cost(below: least - 1e-6)
            if cost < .infinity {
              (kept, roughly, least) = (parts, rough, cost)
              continue
            }
          }
        }
        parts = kept
      }
    }
  }

  /// Places a marker, removes those too near to it and gives one to each part without a marker.
  ///
  /// - Returns: `false` when the ranks forbid it.
  private mutating func tryMarker(at seat: Int, in part: Int) -> Bool {
    let (spot, rank) = (seats[seat].spot, parts[part].rank)
    for other in near[parts[part].near] where parts[other].hasMarker {
      guard Self.square(parts[other].place - spot) <= 1 else { continue }
      if parts[other].rank < rank { return false }
      parts[other].marker = -1
    }
    put(seat, in: part)
    guard cover() else { return false }
    assign()
    return true
  }

  /// The distances of the parts' middles from their markers.
  private func rough() -> Double {
    var sum = 0.0
    for part in parts {
      sum += part.weight * Self.square(part.center - parts[part.host].place).squareRoot()
    }
    return sum
  }

  /// The sum of the members' distances from their markers and the penalties, or infinity if it
  /// reaches a limit.
  private func cost(below limit: Double) -> Double {
    let markers = parts.compactMap { $0.hasMarker ? $0.place : nil }
    var cost = 0.0
    for part in parts {
      let place = parts[part.host].place
      for group in groups[part.groups] {
        let own = Self.square(place - group.center)
        var nearest = own
        for marker in markers { nearest = min(nearest, Self.square(marker - group.center)) }
        cost += group.weight * (own.squareRoot() + (nearest < own ? Self.charge : 0))
      }
      if cost >= limit { return .infinity }
    }
    return cost
  }
}
