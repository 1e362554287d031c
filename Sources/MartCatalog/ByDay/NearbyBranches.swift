public import GeoFiltering
public import MartModels

/// The branches around a place, nearest first, and how many have no known place.
///
/// It is a collection of them, each with its distance.
public struct NearbyBranches: Hashable, Sendable {
  /// The place.
  public let origin: Coordinate
  /// The radius of the search.
  public let radius: SearchRadius
  /// The branches, nearest first, equally near ones by their ids.
  public let entries: [Neighbor<Branch>]
  /// How many branches have no known place, so that nobody can say whether they are near.
  public let withoutCoordinate: Int

  /// Makes an answer, such as that of a server.
  ///
  /// - Parameters:
  ///   - origin: the center of the search.
  ///   - radius: the radius of the search.
  ///   - branches: the results; those beyond the radius are left out, those without a coordinate
  ///     only counted.
  public init(
    around origin: Coordinate, within radius: SearchRadius, of branches: some Sequence<Branch>
  ) {
    self.origin = origin
    self.radius = radius
    var entries: [Neighbor<Branch>] = []
    var withoutCoordinate = 0
    for branch in branches {
      guard let place = branch.coordinate else {
        withoutCoordinate += 1
        continue
      }
      let meters = origin.distance(to: place)
      if meters <= radius.meters {
        entries.append(Neighbor(branch, at: place, meters: meters))
      }
    }
    self.withoutCoordinate = withoutCoordinate
    self.entries = entries.sorted { ($0.meters, $0.id) < ($1.meters, $1.id) }
  }

  init(
    _ entries: [Neighbor<Branch>], within radius: SearchRadius, of origin: Coordinate,
    withoutCoordinate: Int
  ) {
    self.origin = origin
    self.radius = radius
    self.entries = entries
    self.withoutCoordinate = withoutCoordinate
  }
}

extension NearbyBranches: RandomAccessCollection {
  public var startIndex: Int { 0 }
  public var endIndex: Int { entries.count }
  public subscript(position: Int) -> Neighbor<Branch> { entries[position] }
}

/// What a map of nearby branches shows, across answers and failures.
///
/// Every answer, even an empty one, replaces the markers; a failure keeps them, because they are
/// better than none, and says that they are old. The place and the radius are those of the last
/// answer.
public struct NearbyMarkers: Hashable, Sendable {
  /// The last answer, whose branches are shown; `nil` before the first.
  public private(set) var shown: NearbyBranches?
  /// Whether a search has failed since that answer.
  public private(set) var isOutdated = false

  /// A map without markers.
  public init() {}

  /// Takes an answer, which replaces all markers.
  public mutating func show(_ answer: NearbyBranches) {
    shown = answer
    isOutdated = false
  }

  /// Records that a search failed; the markers stay.
  public mutating func searchFailed() { isOutdated = true }
}
