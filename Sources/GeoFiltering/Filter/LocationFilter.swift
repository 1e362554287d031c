/// The gate between a phone's positions and a search: it lets through a real place that has moved.
///
/// Movement is measured from the place of the last **successful search**, not from the last position:
/// slow drift adds up until it counts, and a search that failed is tried again. The filter reads no
/// clock and asks no positioning service.
///
/// ```swift
/// import MartHolidayKit
///
/// var filter = LocationFilter()
/// let fix = LocationFix(latitude: 37.5, longitude: 127.0)
/// if case .search(let place) = filter.decide(fix) {
///   filter.markSearched(place)
/// }
/// filter.decide(fix)  // .skip(.withinThreshold)
/// filter.decide(LocationFix(latitude: 0, longitude: 0))  // .skip(.nullIsland)
/// ```
public struct LocationFilter: Hashable, Sendable {
  /// How much movement requires a new search.
  public let policy: Policy
  /// The region outside of which there are no searches.
  public let serviceArea: ServiceArea
  /// The largest reported accuracy, in meters, that still allows a search.
  public let worstAccuracy: Double
  /// The largest age of a position, in seconds, that still allows a search.
  public let maximumAge: Double
  /// The place of the last successful search.
  public private(set) var lastSearched: Coordinate?
  /// What a decision needs to know about that place, computed once.
  private var origin: Origin?

  /// Makes a filter that has not searched yet, so that its first valid position is searched.
  ///
  /// - Parameters:
  ///   - policy: how much movement requires a new search.
  ///   - serviceArea: the region outside of which there are no searches.
  ///   - worstAccuracy: meters; a position reported as less accurate is skipped.
  ///   - maximumAge: seconds; a position older than this, or as far in the future, is skipped.
  public init(
    policy: Policy = .degrees(0.0005), serviceArea: ServiceArea = .southKorea,
    worstAccuracy: Double = 1_000, maximumAge: Double = 300
  ) {
    self.policy = policy
    self.serviceArea = serviceArea
    self.worstAccuracy = worstAccuracy
    self.maximumAge = maximumAge
  }

  /// Says whether to search around a position, without remembering it.
  ///
  /// The checks are in the order of ``LocationDecision/Reason``, except that exchanged numbers are
  /// recognized before the range is checked.
  ///
  /// - Parameter fix: the position as reported.
  /// - Returns: `.search` with the place, or `.skip` with the first reason that applies.
  /// - Complexity: O(1), without allocation.
  public func decide(_ fix: LocationFix) -> LocationDecision {
    guard fix.latitude.isFinite, fix.longitude.isFinite else { return .skip(.notFinite) }
    guard let place = Coordinate(latitude: fix.latitude, longitude: fix.longitude) else {
      return .skip(isSwapped(fix) ? .swapped : .outOfRange)
    }
    if abs(place.latitude) < Self.nullIslandDegrees, abs(place.longitude) < Self.nullIslandDegrees {
      return .skip(.nullIsland)
    }
    guard serviceArea.contains(place) else {
      return .skip(isSwapped(fix) ? .swapped : .outsideServiceArea)
    }
    // A negative radius marks an invalid position in Core Location; NaN fails both comparisons.
    if let accuracy = fix.horizontalAccuracy, !(accuracy >= 0 && accuracy <= worstAccuracy) {
      return .skip(.inaccurate)
    }
    if let age = fix.age, !(abs(age) <= maximumAge) { return .skip(.stale) }
    return hasMoved(to: place, accuracy: fix.horizontalAccuracy ?? 0)
      ? .search(place) : .skip(.withinThreshold)
  }

  /// Records the place of a search that succeeded; further movement counts from here.
  ///
  /// Do not call it after a failed search: then the next position is searched.
  ///
  /// - Parameter place: the center of the search.
  public mutating func markSearched(_ place: Coordinate) {
    lastSearched = place
    origin = Origin(place)
  }

  /// Forgets the last search, so that the next valid position is searched.
  public mutating func reset() {
    lastSearched = nil
    origin = nil
  }

  /// The distance from 0,0 along each axis below which a position does not count.
  private static let nullIslandDegrees = 0.01

  private func isSwapped(_ fix: LocationFix) -> Bool {
    serviceArea.contains(latitude: fix.longitude, longitude: fix.latitude)
  }

  private func hasMoved(to place: Coordinate, accuracy: Double) -> Bool {
    guard let origin else { return true }
    let north = abs(place.latitude - origin.place.latitude)
    let around = abs(place.longitude - origin.place.longitude)
    let east = min(around, 360 - around)
    switch policy.measure {
    case .degrees:
      return Self.reaches(north, policy.threshold) || Self.reaches(east, policy.threshold)
    case .meters:
      return origin.isAtLeast(
        max(policy.threshold, policy.accuracyFactor * accuracy), from: place, north: north,
        east: east)
    }
  }

  /// Compares two differences of degrees in whole numbers of 1e-10°.
  ///
  /// 37.5005 − 37.5 is not 0.0005 in binary, and the rounding depends on the place. The difference
  /// of two close numbers is exact except for their own rounding, which is below 1e-13°.
  private static func reaches(_ difference: Double, _ threshold: Double) -> Bool {
    Int64(difference * 1e10 + 0.5) >= Int64(threshold * 1e10 + 0.5)
  }
}
