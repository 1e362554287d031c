/// Where the markers of one zoom stand, and which parts each of them speaks for.
///
/// A part is a cluster of the next zoom. Its seats are the places where a marker may stand: the leads
/// of the small clusters it is made of. Markers keep apart by more than the radius, and each part has
/// a marker within the radius of its lead that may lead it, as far as ranks go.
struct Placement {
  /// Beyond so many parts the markers stand on the leads alone: the work grows with the seats, and
  /// where the map shows so many markers, each has few members to choose from.
  static let most = 160

  /// How far a marker may be from the lead of its part, in radii.
  static func stray(_ count: Int) -> Double { count > most ? 0 : 0.45 }
  /// How far two leads may be apart whose parts have markers within the radius of each other.
  static func reach(_ count: Int) -> Double { 1 + 2 * stray(count) }

  /// A cluster of the next zoom with others near it.
  struct Part {
    /// Its index among the items of the zoom.
    let item: Int32
    /// Whether a marker is within the radius of all its seats.
    var isFull = false
    /// Whether the marker may only stand at the lead.
    var isFixed = false
    var rank: Int32 = 0
    /// The place of its lead.
    var spot = SIMD2<Double>.zero
    /// The mean and the number of the members.
    var center = SIMD2<Double>.zero
    var weight = 0.0
    /// The run of its seats, and the one of its lead.
    var start: Int32 = 0
    var end: Int32 = 0
    var leadSeat: Int32 = -1
    /// How far from the lead the seats reach.
    var extent = 0.0
    /// The seat with a marker, or −1, and its place.
    var marker: Int32 = -1
    var place = SIMD2<Double>.zero
    /// The part with the marker that speaks for this one.
    var host: Int32 = -1
    /// How many other parts the marker speaks for.
    var guests: Int32 = 0

    var seats: Range<Int> { Int(start)..<Int(end) }
  }

  /// A place where a marker may stand.
  struct Seat {
    let spot: SIMD2<Double>
    let part: Int32
    let entry: Int32
  }

  var radius = 0.0
  var parts: [Part] = []
  var seats: [Seat] = []
  /// The parts whose leads are within reach of another one's, the part itself first.
  var near: [Int32] = []
  var nearStart: [Int32] = []
  private var partOf: [Int32] = []
  /// What `order` works with, kept for its memory alone.
  var keys: [UInt64] = []
  var around: [(x: SIMD4<Float>, y: SIMD4<Float>, weight: SIMD4<Float>)] = []

  /// What `improve` works with.
  var groups: [Group] = []
  var groupStart: [Int32] = []
  var changed: [(part: Int32, marker: Int32)] = []
  var markers: [(x: SIMD4<Float>, y: SIMD4<Float>)] = []
  var hosts: [Int32] = []
  var sums: [SIMD4<Float>] = []
  var choices: [Int32] = []

  @inline(__always)
  static func square(_ step: SIMD2<Double>) -> Double { step.x * step.x + step.y * step.y }

  @inline(__always)
  func nearby(_ part: Int) -> Range<Int> { Int(nearStart[part])..<Int(nearStart[part + 1]) }

  /// Makes parts of the items that have others within reach, unless no two are within the radius.
  mutating func findNear(_ items: [ClusterTree.Builder.Item], radius: Double) {
    self.radius = radius
    parts.removeAll(keepingCapacity: true)
    seats.removeAll(keepingCapacity: true)
    groups.removeAll(keepingCapacity: true)
    groupStart.removeAll(keepingCapacity: true)
    near.removeAll(keepingCapacity: true)
    nearStart.removeAll(keepingCapacity: true)
    guard isCrowded(items) else { return }
    collectNear(items)
    guard parts.count < items.count else { return }
    for position in near.indices { near[position] = partOf[Int(near[position])] }
  }

  /// Whether two items are within the radius of each other, by a pass over the bands.
  private func isCrowded(_ items: [ClusterTree.Builder.Item]) -> Bool {
    let (radius, square) = (radius, radius * radius)
    var start = 0
    var end = Self.end(ofBandAt: 0, items)
    while start < items.count {
      let after = end < items.count ? Self.end(ofBandAt: end, items) : end
      var first = end
      let last = end < after && items[end].band == items[start].band + 1 ? after : end
      for index in start..<end {
        let (x, y) = (items[index].x, items[index].y)
        var other = index + 1
        while other < end, items[other].x - x <= radius {
          let (dx, dy) = (items[other].x - x, items[other].y - y)
          if dx * dx + dy * dy <= square { return true }
          other += 1
        }
        while first < last, items[first].x < x - radius { first += 1 }
        other = first
        while other < last, items[other].x - x <= radius {
          let (dx, dy) = (items[other].x - x, items[other].y - y)
          if dx * dx + dy * dy <= square { return true }
          other += 1
        }
      }
      (start, end) = (end, after)
    }
    return false
  }

  private static func end(ofBandAt start: Int, _ items: [ClusterTree.Builder.Item]) -> Int {
    var end = start + 1
    while end < items.count, items[end].band == items[start].band { end += 1 }
    return end
  }

  /// Collects the items within reach of each item that has one.
  private mutating func collectNear(_ items: [ClusterTree.Builder.Item]) {
    var near = self.near
    self.near = []
    partOf.removeAll(keepingCapacity: true)
    var above = 0..<0
    var band = 0..<Self.end(ofBandAt: 0, items)
    while !band.isEmpty {
      let next = band.upperBound
      var below = next..<next
      if next < items.count { below = next..<Self.end(ofBandAt: next, items) }
      let number = items[next - 1].band
      let hasAbove = !above.isEmpty && items[above.lowerBound].band == number - 1
      let hasBelow = !below.isEmpty && items[next].band == number + 1
      let (aboveEnd, belowEnd) = (hasAbove ? above.upperBound : 0, hasBelow ? below.upperBound : 0)
      var (one, own, two) = (above.lowerBound, band.lowerBound, below.lowerBound)
      let reach = Self.reach(items.count) * radius
      for index in band {
        let west = items[index].x - reach
        while one < aboveEnd, items[one].x < west { one += 1 }
        while items[own].x < west { own += 1 }
        while two < belowEnd, items[two].x < west { two += 1 }
        let first = near.count
        near.append(Int32(index))
        append(&near, from: own, to: index, around: items[index], within: reach, items)
        append(&near, from: index + 1, to: next, around: items[index], within: reach, items)
        append(&near, from: one, to: aboveEnd, around: items[index], within: reach, items)
        append(&near, from: two, to: belowEnd, around: items[index], within: reach, items)
        if near.count > first + 1 {
          partOf.append(Int32(parts.count))
          nearStart.append(Int32(first))
          parts.append(Part(item: Int32(index)))
        } else {
          partOf.append(-1)
          near.removeLast()
        }
      }
      (above, band) = (band, below)
    }
    nearStart.append(Int32(near.count))
    self.near = near
  }

  @inline(__always)
  private func append(
    _ near: inout [Int32], from start: Int, to end: Int, around item: ClusterTree.Builder.Item,
    within reach: Double, _ items: [ClusterTree.Builder.Item]
  ) {
    var other = start
    while other < end, items[other].x - item.x <= reach {
      let (dx, dy) = (items[other].x - item.x, items[other].y - item.y)
      if dx * dx + dy * dy <= reach * reach { near.append(Int32(other)) }
      other += 1
    }
  }

  // MARK: What parts are made of

  /// Opens the seats of a part.
  mutating func begin(_ index: Int, rank: Int32, at spot: SIMD2<Double>) {
    parts[index].rank = rank
    parts[index].spot = spot
    parts[index].start = Int32(seats.count)
    groupStart.append(Int32(groups.count))
  }

  mutating func addGroup(at center: SIMD2<Double>, weight: Double) {
    let step = (center - parts[0].spot) / radius
    groups.append(Group(x: Float(step.x), y: Float(step.y), weight: Float(weight)))
  }

  /// Closes the seats of a part whose lead has the last one.
  mutating func end(_ index: Int, center: SIMD2<Double>, weight: Double) {
    parts[index].center = center
    parts[index].weight = weight
    parts[index].leadSeat = Int32(seats.count - 1)
    parts[index].end = Int32(seats.count)
    let spot = parts[index].spot
    var extent = 0.0
    for seat in parts[index].seats { extent = max(extent, Self.square(seats[seat].spot - spot)) }
    parts[index].extent = extent.squareRoot()
  }
}
