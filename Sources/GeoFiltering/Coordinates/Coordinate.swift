/// A place on the Earth in WGS84 degrees, always finite and in range.
///
/// A store without a known place has no coordinate: there is no 0,0 for "unknown", which a map
/// would draw in the Gulf of Guinea. The type does not check whether the place is in South Korea;
/// ``ServiceArea`` does.
///
/// ```swift
/// import MartHolidayKit
///
/// Coordinate(latitude: 37.5, longitude: 181)  // nil
/// ```
public struct Coordinate: Hashable, Sendable {
  /// The degrees north of the equator, −90…90.
  public let latitude: Double
  /// The degrees east of Greenwich, −180…180.
  public let longitude: Double

  /// Every path that makes a coordinate ends here; both numbers must be finite and in range.
  init(uncheckedLatitude latitude: Double, longitude: Double) {
    self.latitude = latitude
    self.longitude = longitude
    assert(
      Self.isValid(latitude: latitude, longitude: longitude),
      "no coordinate: latitude or longitude is not finite or out of range")
  }

  /// Makes a coordinate from degrees.
  ///
  /// - Parameters:
  ///   - latitude: degrees north, −90…90.
  ///   - longitude: degrees east, −180…180.
  /// - Returns: `nil` when a number is NaN, infinite or out of range.
  public init?(latitude: Double, longitude: Double) {
    guard Self.isValid(latitude: latitude, longitude: longitude) else { return nil }
    self.init(uncheckedLatitude: latitude, longitude: longitude)
  }

  /// The one invariant; a comparison with NaN is false, so NaN fails it.
  private static func isValid(latitude: Double, longitude: Double) -> Bool {
    latitude >= -90 && latitude <= 90 && longitude >= -180 && longitude <= 180
  }
}
