/// Where the parts are few, each seat is tried: the markers too near to it go, parts that none
/// covers any more get their own, and the change stays if the members are better off.
///
/// What is made small is the sum of the members' distances to their markers and a charge for each
/// that is nearer to another one, which no other zoom would make good.
extension Placement {
  /// Beyond so many parts nothing is tried: the work grows with the square of their number.
  static let mostTried = 20
  /// What a member nearer to another marker is charged.
  static let charge = 1.2
  /// How far the members are from their marker around a seat that is worth a trial.
  static let far = 0.25
  /// How much farther the parts' middles may be from the markers for a closer look at a trial.
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

  /// Puts a marker, takes away those too near to it and gives one to each part that is left alone.
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

  /// What the members' distances from their markers and the charges come to, or infinity when it is
  /// no less than a limit.
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
