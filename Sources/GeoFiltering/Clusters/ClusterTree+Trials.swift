/// A trial puts a marker on a member, takes away those that are too near to it, gives a marker to each
/// part that none reaches any more, and stays if the sum is smaller.
extension ClusterTree.Arrangement {
  /// Tries every member whose place could be better than that of its marker.
  mutating func improve() {
    for index in parts.indices {
      let host = Int(parts[index].choice.host)
      // A cluster for itself has nothing to gain, and of two places either is as good.
      guard
        parts[host].guests > 1
          || (parts[host].guests == 1 && parts[index].weight + parts[host].weight > 2)
      else { continue }
      // Of many members some stand for all.
      let stride = max(1, Int(parts[index].weight) / Self.mostTried)
      var position = 0
      var entry = parts[index].first
      while entry >= 0 {
        if position % stride == 0 || entry == parts[index].leadEntry,
          ranks[Int(entry)] == parts[index].rank
        {
          tryMarker(at: entry, in: index)
        }
        entry = following[Int(entry)]
        position += 1
      }
    }
  }

  private mutating func tryMarker(at entry: Int32, in index: Int) {
    let spot = spots[Int(entry)]
    let limit = Self.stray * radius
    guard entry != parts[index].marker, Self.square(spot - parts[index].lead) <= limit * limit,
      findConflicts(at: spot, in: index)
    else { return }
    guard mayGain(at: spot, in: index) else {
      for change in changed { parts[Int(change.index)].isLeaving = false }
      return
    }
    for change in changed {
      parts[Int(change.index)].isLeaving = false
      parts[Int(change.index)].marker = -1
    }
    if parts[index].marker < 0, changed.first?.index != Int32(index) {
      changed.append((Int32(index), -1))
    }
    place(entry, in: index)
    guard cover(around: index), gain(around: index) > radius * 1e-9 else {
      for change in changed { place(change.marker, in: Int(change.index)) }
      return
    }
    for (other, choice) in settled { take(choice, for: Int(other)) }
  }

  /// Finds the markers that a marker at a place would be too near to.
  ///
  /// - Returns: `false` when one of them has a better rank and stays.
  private mutating func findConflicts(at spot: SIMD2<Double>, in index: Int) -> Bool {
    changed.removeAll(keepingCapacity: true)
    for position in nearby(index) {
      let other = Int(near[position])
      guard parts[other].marker >= 0,
        other == index || Self.square(parts[other].spot - spot) <= radius * radius
      else { continue }
      if parts[other].rank < parts[index].rank { return false }
      changed.append((Int32(other), parts[other].marker))
    }
    for change in changed { parts[Int(change.index)].isLeaving = true }
    return true
  }

  /// Whether the sum could become smaller, by what each part can gain at most.
  private mutating func mayGain(at spot: SIMD2<Double>, in index: Int) -> Bool {
    hopes.removeAll(keepingCapacity: true)
    hope = 0
    for position in nearby(index) {
      let other = Int(near[position])
      let choice = parts[other].choice
      let weight = parts[other].weight
      let square = Self.square(spot - parts[other].center)
      var gain = 0.0
      if choice.host < 0 || parts[Int(choice.host)].isLeaving {
        gain = choice.cost - weight * min(square.squareRoot(), choice.second)
      } else if square < choice.distance * choice.distance {
        gain = choice.cost - weight * square.squareRoot()
      } else if choice.runnerUp >= 0, parts[Int(choice.runnerUp)].isLeaving {
        // The charge goes with the marker that leaves.
        gain = choice.cost - weight * choice.distance
      }
      hopes.append(gain)
      hope += gain
    }
    return hope > 0
  }

  /// Gives a marker to each part whose lead no marker reaches any more.
  ///
  /// - Returns: `false` when a part is reached only by markers whose rank may not lead it.
  private mutating func cover(around index: Int) -> Bool {
    let square = radius * radius
    touched.removeAll(keepingCapacity: true)
    for change in changed where change.marker >= 0 { touched.append(spots[Int(change.marker)]) }
    let removed = touched.count
    touched.append(parts[index].spot)
    for position in nearby(index) {
      let other = Int(near[position])
      let lead = parts[other].lead
      guard parts[other].marker < 0,
        Self.square(parts[index].spot - lead) > square || parts[index].rank > parts[other].rank,
        isTouched(lead, within: square, byFirst: removed)
      else { continue }
      var isReached = false
      var isCovered = false
      for position in nearby(other) where !isCovered {
        let host = Int(near[position])
        guard parts[host].marker >= 0, Self.square(parts[host].spot - lead) <= square else {
          continue
        }
        isReached = true
        isCovered = parts[host].rank <= parts[other].rank
      }
      if isCovered { continue }
      if isReached { return false }
      if !changed.contains(where: { $0.index == Int32(other) }) {
        changed.append((Int32(other), -1))
      }
      place(parts[other].leadEntry, in: other)
      touched.append(lead)
    }
    return true
  }

  private func isTouched(_ lead: SIMD2<Double>, within square: Double, byFirst count: Int) -> Bool {
    for index in 0..<count where Self.square(touched[index] - lead) <= square { return true }
    return false
  }

  /// How much smaller the sum becomes, or 0 as soon as it cannot.
  private mutating func gain(around index: Int) -> Double {
    hosts.removeAll(keepingCapacity: true)
    for position in nearby(index) where parts[Int(near[position])].marker >= 0 {
      hosts.append(near[position])
    }
    let nearest = hosts.count
    // A new marker besides the tried one can gain more than was hoped for.
    let isBounded = touched.count == changed.count(where: { $0.marker >= 0 }) + 1
    var gain = isBounded ? hope : .infinity
    var sum = 0.0
    settled.removeAll(keepingCapacity: true)
    for position in nearby(index) {
      let other = Int(near[position])
      guard isTouched(other) else { continue }
      // Far from the trial a part has markers that are not near to it.
      let before = parts[other].choice
      if hosts.count > nearest { hosts.removeLast(hosts.count - nearest) }
      addHost(before.host, after: nearest)
      addHost(before.runnerUp, after: nearest)
      guard let choice = choice(of: other, among: hosts[...]) else { return 0 }
      sum += before.cost - choice.cost
      gain += before.cost - choice.cost - hopes[position - nearStart[index]]
      guard gain > 0 else { return 0 }
      settled.append((Int32(other), choice))
    }
    return sum
  }

  private mutating func addHost(_ host: Int32, after nearest: Int) {
    guard host >= 0, parts[Int(host)].marker >= 0 else { return }
    for index in 0..<nearest where hosts[index] == host { return }
    hosts.append(host)
  }

  /// Whether a marker that came or went can matter to a part.
  private func isTouched(_ index: Int) -> Bool {
    let choice = parts[index].choice
    if choice.host < 0 || parts[Int(choice.host)].marker < 0 { return true }
    let reach = choice.distance + 2 * parts[index].extent
    let center = parts[index].center
    for spot in touched where Self.square(spot - center) <= reach * reach { return true }
    return false
  }

  /// The leader of each part, −1 for a leader, and the member with its marker where it has moved.
  ///
  /// - Returns: `nil` when a part has no marker near that may lead it.
  mutating func result() -> (leader: [Int32], marker: [Int32])? {
    for index in parts.indices {
      settle(index)
      guard parts[index].choice.host >= 0 else { return nil }
    }
    // A cluster that does not grow is the one of the next zoom and keeps its marker.
    for index in parts.indices
    where parts[index].marker >= 0 && parts[index].marker != parts[index].leadEntry
      && parts[index].guests == 0
    {
      returnMarker(of: index)
      guard parts[index].choice.host >= 0 else { return nil }
    }
    return (
      parts.indices.map { parts[$0].choice.host == $0 ? -1 : parts[$0].choice.host },
      parts.map { $0.marker == $0.leadEntry ? -1 : $0.marker }
    )
  }

  /// Puts the marker of a part without guests back on its lead, or makes the part a guest.
  private mutating func returnMarker(of index: Int) {
    let isFree = nearby(index).allSatisfy { position in
      let other = Int(near[position])
      return other == index || parts[other].marker < 0
        || Self.square(parts[other].spot - parts[index].lead) > radius * radius
    }
    place(isFree ? parts[index].leadEntry : -1, in: index)
    settle(index)
  }
}
