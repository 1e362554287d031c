extension PointTree {
  /// A point that an answer contains.
  @usableFromInline
  package struct Hit: Sendable {
    /// The place of the point along the curve.
    @usableFromInline package let slot: Int
    /// The distance on the ground.
    @usableFromInline package let meters: Double
  }

  /// The points nearest to a place, nearest first, equal distances in the order of the input.
  ///
  /// - Complexity: about O(log *n* + *k* log *k*).
  @usableFromInline
  package func nearest(to place: Coordinate, count: Int) -> [Hit] {
    guard count > 0, !points.isEmpty else { return [] }
    let here = EarthPoint(place)
    var search = NearestSearch(
      place: here, turned: frame.turned(here), count: min(count, points.count))
    visit(0, &search)
    return search.hits()
  }

  private func visit(_ index: Int, _ search: inout NearestSearch) {
    let node = nodes[index]
    guard !node.isLeaf else {
      for slot in node.slots {
        let squaredChord = search.place.squaredChord(to: points[slot].at)
        if squaredChord <= search.limit {
          search.offer(
            Candidate(squaredChord: squaredChord, rank: points[slot].rank, slot: slot))
        }
      }
      return
    }
    // The nearer half first, so that the limit falls quickly.
    var (near, far) = (index + 1, Int(node.right))
    var nearest = nodes[near].box.squaredDistance(to: search.turned)
    var farther = nodes[far].box.squaredDistance(to: search.turned)
    if farther < nearest {
      swap(&near, &far)
      swap(&nearest, &farther)
    }
    if nearest <= search.limit { visit(near, &search) }
    if farther <= search.limit { visit(far, &search) }
  }
}

/// A point with its sort keys.
struct Candidate {
  /// The square of the straight line, or of the diameter if that is less.
  ///
  /// The larger of two such squares has more meters, except within `slack`. Squares beyond the
  /// diameter would distinguish places with equal meters.
  private(set) var squaredChord: Double
  var rank: Int
  var slot: Int

  init(squaredChord: Double, rank: Int, slot: Int) {
    self.squaredChord = min(squaredChord, EarthPoint.squaredDiameter)
    self.rank = rank
    self.slot = slot
  }

  /// A squared chord beyond which every point comes after this one.
  var limit: Double {
    let limit = squaredChord * Self.slack
    return limit < EarthPoint.squaredDiameter ? limit : .infinity
  }

  /// A difference of two squared chords below which their meters may be equal.
  static let slack = 1 + 1e-12

  var meters: Double { EarthPoint.meters(squaredChord: squaredChord) }

  /// Whether the point comes first in an answer: the nearer one, and the earlier one at equal meters.
  ///
  /// The order is that of the reported meters, so that a sorted list of them agrees with it; the
  /// arcs are computed only where the chords cannot tell.
  func precedes(_ other: Candidate) -> Bool {
    if squaredChord * Self.slack < other.squaredChord { return true }
    if other.squaredChord * Self.slack < squaredChord { return false }
    let (mine, theirs) = (meters, other.meters)
    return mine == theirs ? rank < other.rank : mine < theirs
  }
}

/// The best candidates so far: in order while they are few, and as a heap when they are many.
struct NearestSearch {
  let place: EarthPoint
  /// The same place along the axes of the boxes.
  let turned: EarthPoint
  let count: Int
  /// A squared chord beyond which no point can enter the answer.
  private(set) var limit = Double.infinity
  private var best: [Candidate] = []

  /// Up to this many candidates are faster to keep in order than to keep as a heap.
  private static let fewest = 64

  init(place: EarthPoint, turned: EarthPoint, count: Int) {
    self.place = place
    self.turned = turned
    self.count = count
    best.reserveCapacity(count)
  }

  mutating func offer(_ candidate: Candidate) {
    if count <= Self.fewest { insert(candidate) } else { pile(candidate) }
  }

  // Each operation borrows the buffer once: writing an array element by element checks before every
  // write whether it is shared, which costs more than the write.

  private mutating func insert(_ candidate: Candidate) {
    if best.count < count {
      best.append(candidate)
    } else {
      guard candidate.precedes(best[count - 1]) else { return }
    }
    unsafe best.withUnsafeMutableBufferPointer { best in
      var slot = best.count - 1
      while slot > 0, unsafe candidate.precedes(best[slot - 1]) {
        unsafe best[slot] = best[slot - 1]
        slot -= 1
      }
      unsafe best[slot] = candidate
    }
    if best.count == count { limit = best[count - 1].limit }
  }

  private mutating func pile(_ candidate: Candidate) {
    if best.count < count {
      best.append(candidate)
      rise(candidate)
      guard best.count == count else { return }
    } else {
      guard candidate.precedes(best[0]) else { return }
      sink(candidate)
    }
    limit = best[0].limit
  }

  private mutating func rise(_ candidate: Candidate) {
    unsafe best.withUnsafeMutableBufferPointer { best in
      var child = best.count - 1
      while child > 0 {
        let parent = (child - 1) / 2
        guard unsafe best[parent].precedes(candidate) else { break }
        unsafe best[child] = best[parent]
        child = parent
      }
      unsafe best[child] = candidate
    }
  }

  private mutating func sink(_ candidate: Candidate) {
    unsafe best.withUnsafeMutableBufferPointer { best in
      var parent = 0
      while 2 * parent + 1 < best.count {
        var child = 2 * parent + 1
        if child + 1 < best.count, unsafe best[child].precedes(best[child + 1]) { child += 1 }
        guard unsafe candidate.precedes(best[child]) else { break }
        unsafe best[parent] = best[child]
        parent = child
      }
      unsafe best[parent] = candidate
    }
  }

  consuming func hits() -> [PointTree.Hit] {
    if count > Self.fewest { best.sort { $0.precedes($1) } }
    return best.map { PointTree.Hit(slot: $0.slot, meters: $0.meters) }
  }
}
