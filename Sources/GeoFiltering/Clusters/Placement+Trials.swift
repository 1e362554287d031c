/// Where the markers are few, each seat is tried: the markers too near to it go, parts that none
/// reaches any more get their own, and the change stays if the members are better off.
///
/// What is made small is the sum of the members' distances to their markers and a charge for each
/// that is nearer to another one, which no other zoom would make good.
extension Placement {
  /// Beyond so many parts nothing is tried: the work grows with the square of their number.
  static let mostTried = 20
  /// So many seats are tried, those with the most members around them.
  static let mostTrials = 96
  /// What a member nearer to another marker is charged, in radii.
  static let charge: Float = 0.8

  /// Members that are looked at together, in radii from the first part.
  struct Group {
    let x: Float
    let y: Float
    let weight: Float
  }

  /// Tries each seat once.
  mutating func improve() {
    var cost = cost()
    keepHosts()
    for key in keys.prefix(Self.mostTrials) {
      let seat = Int32(key & 0xFFFF_FFFF)
      let part = Int(seats[Int(seat)].part)
      guard seat != parts[part].marker else { continue }
      guard tryMarker(at: seat, in: part) else {
        undo()
        continue
      }
      let trial = self.cost()
      guard trial < cost - 1e-4, !isLonely() else {
        undo()
        continue
      }
      cost = trial
      keepHosts()
    }
  }

  /// Puts a marker, takes away those too near to it and gives one to each part that is left alone.
  ///
  /// - Returns: `false` when the ranks forbid it.
  private mutating func tryMarker(at seat: Int32, in part: Int) -> Bool {
    changed.removeAll(keepingCapacity: true)
    let (spot, square) = (seats[Int(seat)].spot, radius * radius)
    for position in nearby(part) {
      let other = Int(near[position])
      guard parts[other].marker >= 0,
        other == part || Self.square(parts[other].place - spot) <= square
      else { continue }
      if parts[other].rank < parts[part].rank { return false }
      changed.append((Int32(other), parts[other].marker))
      parts[other].marker = -1
    }
    if changed.first?.part != Int32(part) { changed.append((Int32(part), -1)) }
    put(seat, in: part)
    for other in parts.indices where parts[other].marker < 0 && !isCovered(other) {
      guard isFree(other) else { return false }
      changed.append((Int32(other), -1))
      put(parts[other].leadSeat, in: other)
    }
    return true
  }

  private mutating func undo() {
    for change in changed.reversed() { put(change.marker, in: Int(change.part)) }
  }

  /// What the members' distances to the best markers and the charges come to, in radii.
  ///
  /// The parts' best markers are left in `choices`.
  private mutating func cost() -> Float {
    markers.removeAll(keepingCapacity: true)
    hosts.removeAll(keepingCapacity: true)
    let origin = parts[0].spot
    for part in parts.indices where parts[part].marker >= 0 {
      let step = (parts[part].place - origin) / radius
      let lane = hosts.count & 3
      if lane == 0 {
        // The lanes without a marker are far from everything.
        markers.append((SIMD4(repeating: 1e9), .zero))
      }
      markers[markers.count - 1].x[lane] = Float(step.x)
      markers[markers.count - 1].y[lane] = Float(step.y)
      hosts.append(Int32(part))
    }
    // Taken out of self, so that writing to it checks no reference.
    var sums = self.sums
    self.sums = []
    while sums.count < markers.count { sums.append(.zero) }
    choices.removeAll(keepingCapacity: true)
    var total: Float = 0
    for part in parts.indices {
      let (best, least) = choice(of: part, &sums)
      choices.append(best)
      total += least
    }
    self.sums = sums
    return total
  }

  /// The part whose marker suits a part's members best, and what that comes to.
  private func choice(
    of part: Int, _ sums: inout [SIMD4<Float>]
  ) -> (host: Int32, cost: Float) {
    for index in markers.indices { sums[index] = .zero }
    for group in groups[Int(groupStart[part])..<Int(groupStart[part + 1])] {
      var nearest = SIMD4<Float>(repeating: .greatestFiniteMagnitude)
      for marker in markers {
        let (dx, dy) = (marker.x - group.x, marker.y - group.y)
        let square = dx * dx + dy * dy
        nearest.replace(with: square, where: square .< nearest)
      }
      let limit = SIMD4(repeating: nearest.min() * 1.000_001)
      for index in markers.indices {
        let (dx, dy) = (markers[index].x - group.x, markers[index].y - group.y)
        let square = dx * dx + dy * dy
        let charge = SIMD4(repeating: Self.charge).replacing(with: 0, where: square .<= limit)
        sums[index] += (square.squareRoot() + charge) * group.weight
      }
    }
    var (best, least) = (Int32(-1), Float.infinity)
    for (index, host) in hosts.enumerated() {
      if parts[part].marker >= 0 {
        guard host == Int32(part) else { continue }
      } else if parts[Int(host)].rank > parts[part].rank {
        continue
      }
      let sum = sums[index >> 2][index & 3]
      if sum < least { (best, least) = (host, sum) }
    }
    return (best, least)
  }

  /// Whether a marker away from its part's lead would speak for no other part.
  private mutating func isLonely() -> Bool {
    count(choices)
    return parts.contains { $0.marker >= 0 && $0.marker != $0.leadSeat && $0.guests == 0 }
  }

  private mutating func keepHosts() {
    count(choices)
    for part in parts.indices { parts[part].host = choices[part] }
  }

  private mutating func count(_ hosts: [Int32]) {
    for part in parts.indices { parts[part].guests = 0 }
    for part in parts.indices where hosts[part] >= 0 && hosts[part] != Int32(part) {
      parts[Int(hosts[part])].guests += 1
    }
  }
}
