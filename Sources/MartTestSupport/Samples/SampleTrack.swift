public import GeoFiltering

/// The positions of a phone for tests, one after the other.
///
/// ```swift
/// import MartHolidayKit
/// import MartTestSupport
///
/// SampleTrack.standing.fixes.count  // 20
/// SampleTrack.standing.searches()  // 1
/// SampleTrack.walk.searches()  // 9
/// SampleTrack.indoors.decisions()
/// // [.search(SamplePlace.seoul), .skip(.nullIsland), .skip(.inaccurate), .skip(.stale),
/// //   .skip(.withinThreshold)]
/// ```
public struct SampleTrack: Hashable, Sendable {
  /// What the sample shows; its name in Swift.
  public let name: String
  /// The fixes in their order.
  public let fixes: [LocationFix]

  /// What a filter decides if every search succeeds and is recorded.
  ///
  /// - Parameter filter: the filter at the beginning of the track.
  /// - Returns: one decision for each fix.
  public func decisions(_ filter: LocationFilter = LocationFilter()) -> [LocationDecision] {
    var filter = filter
    return fixes.map { fix in
      let decision = filter.decide(fix)
      if case .search(let place) = decision { filter.markSearched(place) }
      return decision
    }
  }

  /// How often an app searches along the track if every search succeeds.
  ///
  /// - Parameter filter: the filter at the beginning of the track.
  public func searches(_ filter: LocationFilter = LocationFilter()) -> Int {
    decisions(filter).count { if case .search = $0 { true } else { false } }
  }
}

extension SampleTrack {
  /// Somebody who stands still while the position trembles by less than ten meters.
  public static let standing = SampleTrack(
    name: "standing",
    fixes: (0..<20).map { step in
      fix(north: step.isMultiple(of: 2) ? 0 : 0.000_08, east: step.isMultiple(of: 3) ? 0 : 0.000_08)
    })

  /// Somebody who walks to the north, about 22 meters from one fix to the next.
  public static let walk = SampleTrack(
    name: "walk", fixes: (0...24).map { fix(north: 0.000_2 * Double($0)) })

  /// Somebody who walks to the south and west, where a comparison of signed differences goes wrong.
  public static let wayBack = SampleTrack(
    name: "wayBack",
    fixes: (0...24).map { fix(north: -0.000_2 * Double($0), east: -0.000_2 * Double($0)) })

  /// Somebody inside a building: a good fix, 0,0, one that is too inaccurate, an old one, a good one.
  public static let indoors = SampleTrack(
    name: "indoors",
    fixes: [
      fix(), LocationFix(latitude: 0, longitude: 0), fix(north: 0.01, accuracy: 3_000),
      fix(north: 0.01, age: 3_600), fix(),
    ])

  /// Invalid fixes: beyond the poles, swapped, abroad, not a number, marked as invalid.
  public static let broken = SampleTrack(
    name: "broken",
    fixes: [
      LocationFix(latitude: 91, longitude: 10), LocationFix(latitude: 126.978, longitude: 37.5665),
      LocationFix(latitude: 35.68, longitude: 139.77),
      LocationFix(latitude: .nan, longitude: 126.978), fix(accuracy: -1),
    ])

  private static func fix(
    north: Double = 0, east: Double = 0, accuracy: Double? = 10, age: Double? = 1
  ) -> LocationFix {
    LocationFix(
      latitude: SamplePlace.seoul.latitude + north, longitude: SamplePlace.seoul.longitude + east,
      horizontalAccuracy: accuracy, age: age)
  }
}

extension SampleTrack: CaseIterable {
  /// All samples, for tests with arguments.
  public static let allCases = [standing, walk, wayBack, indoors, broken]
}

extension SampleTrack: CustomStringConvertible {
  /// What the sample shows, for the printed arguments of a test.
  public var description: String { name }
}
