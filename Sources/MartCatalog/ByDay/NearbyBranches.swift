public import GeoFiltering
public import MartModels

/// The branches around a place, nearest first.
public struct NearbyBranches: Hashable, Sendable {
  /// One branch with its distance.
  public struct Entry: Identifiable, Hashable, Sendable {
    /// The branch.
    public let branch: Branch
    /// The distance in meters.
    public let meters: Double

    /// The branch's id.
    public var id: Int { branch.id }
  }

  /// The place.
  public let origin: Coordinate
  /// The radius of the search.
  public let radius: SearchRadius
  /// The branches, nearest first, equally near ones by their ids.
  public let entries: [Entry]
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
    var entries: [Entry] = []
    var withoutCoordinate = 0
    for branch in branches {
      guard let place = branch.coordinate else {
        withoutCoordinate += 1
        continue
      }
      let meters = origin.distance(to: place)
      if meters <= radius.meters { entries.append(Entry(branch: branch, meters: meters)) }
    }
    self.withoutCoordinate = withoutCoordinate
    self.entries = entries.sorted { ($0.meters, $0.id) < ($1.meters, $1.id) }
  }
}

extension BranchCatalog {
  /// The branches around a place.
  ///
  /// ```swift
  /// import MartHolidayKit
  ///
  /// let place = Coordinate(latitude: 37.4604, longitude: 127.0369)
  /// guard let place, let radius = SearchRadius(kilometers: 3) else { return }
  /// let catalog = BranchCatalog([Branch(id: 1, mart: .costco, name: "양재점", coordinate: place)])
  /// let answer = catalog.branches(around: place, within: radius)
  /// answer.phrase(in: .korean)  // "반경 3킬로미터 이내에 매장이 1곳 있습니다."
  /// ```
  ///
  /// - Parameters:
  ///   - origin: the place.
  ///   - radius: the radius of the search.
  /// - Complexity: O(*n*) in the number of branches.
  public func branches(around origin: Coordinate, within radius: SearchRadius) -> NearbyBranches {
    NearbyBranches(around: origin, within: radius, of: branches)
  }
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
