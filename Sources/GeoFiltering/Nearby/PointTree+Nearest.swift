extension PointTree {
  /// A point that an answer contains.
  @usableFromInline
  package struct Hit: Sendable {
    /// The index of the coordinate in the input.
    @usableFromInline package let rank: Int
    /// The distance on the ground.
    @usableFromInline package let meters: Double
  }

  /// The points nearest to a place, nearest first, equal distances in the order of the input.
  ///
  /// - Complexity: about O(log *n* + *k* log *k*).
  @usableFromInline
  package func nearest(to place: Coordinate, count: Int) -> [Hit] {
    guard count > 0, !points.isEmpty else { return [] }
    var search = NearestSearch(place: EarthPoint(place), count: min(count, points.count))
    visit(boxAt: 0, level: rootLevel, &search)
    return search.hits()
  }

  private func visit(boxAt offset: Int, level: Int, _ search: inout NearestSearch) {
    guard level > 0 else {
      for index in points(ofLeafAt: offset) {
        let squaredChord = search.place.squaredChord(to: points[index].at)
        if squaredChord <= search.limit {
          search.offer(Candidate(squaredChord: squaredChord, rank: points[index].rank))
        }
      }
      return
    }
    let children = children(ofBoxAt: offset, level: level)
    let levelStart = levelStarts[level - 1]
    var distances = SIMD4<Double>(repeating: .infinity)
    for (lane, child) in children.enumerated() {
      distances[lane] = boxes[child].squaredDistance(to: search.place)
    }
    for _ in children {
      var nearest = 0
      for lane in 1..<4 where distances[lane] < distances[nearest] { nearest = lane }
      guard distances[nearest] <= search.limit else { return }
      distances[nearest] = .infinity
      visit(boxAt: children.lowerBound - levelStart + nearest, level: level - 1, &search)
    }
  }
}

/// A point with what it is compared by.
struct Candidate {
  var squaredChord: Double
  var rank: Int

  /// A difference of two squared chords below which their metres may be equal.
  static let slack = 1 + 1e-12

  var meters: Double { EarthPoint.meters(squaredChord: squaredChord) }

  /// Whether the point comes first in an answer: the nearer one, and the earlier one at equal metres.
  ///
  /// The order is that of the reported metres, so that a sorted list of them agrees with it; the
  /// arcs are computed only where the chords cannot tell.
  func precedes(_ other: Candidate) -> Bool {
    if squaredChord * Self.slack < other.squaredChord { return true }
    if other.squaredChord * Self.slack < squaredChord { return false }
    let (mine, theirs) = (meters, other.meters)
    return mine == theirs ? rank < other.rank : mine < theirs
  }
}

/// The best candidates so far, as a heap with the last of them on top.
struct NearestSearch {
  let place: EarthPoint
  let count: Int
  /// A squared chord beyond which no point can enter the answer.
  private(set) var limit = Double.infinity
  private var heap: [Candidate] = []

  init(place: EarthPoint, count: Int) {
    self.place = place
    self.count = count
    heap.reserveCapacity(count)
  }

  mutating func offer(_ candidate: Candidate) {
    if heap.count < count {
      heap.append(candidate)
      rise(from: heap.count - 1)
      guard heap.count == count else { return }
    } else {
      guard candidate.precedes(heap[0]) else { return }
      heap[0] = candidate
      sink()
    }
    limit = heap[0].squaredChord * Candidate.slack
  }

  private mutating func rise(from start: Int) {
    var child = start
    let candidate = heap[child]
    while child > 0 {
      let parent = (child - 1) / 2
      guard heap[parent].precedes(candidate) else { break }
      heap[child] = heap[parent]
      child = parent
    }
    heap[child] = candidate
  }

  private mutating func sink() {
    let candidate = heap[0]
    var parent = 0
    while 2 * parent + 1 < heap.count {
      var child = 2 * parent + 1
      if child + 1 < heap.count, heap[child].precedes(heap[child + 1]) { child += 1 }
      guard candidate.precedes(heap[child]) else { break }
      heap[parent] = heap[child]
      parent = child
    }
    heap[parent] = candidate
  }

  consuming func hits() -> [PointTree.Hit] {
    heap.sort { $0.precedes($1) }
    return heap.map { PointTree.Hit(rank: $0.rank, meters: $0.meters) }
  }
}
