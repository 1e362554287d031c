/// One position as a phone reported it, which may be wrong in any way.
///
/// The numbers stay raw, because the filter says what is wrong with them. So a fix is not a
/// ``Coordinate`` and has no distance: only a decision of ``LocationFilter`` turns it into a place.
/// Two numbers are enough; a Core Location position has everything:
///
/// ```swift apple
/// import CoreLocation
/// import MartHolidayKit
///
/// func fix(_ location: CLLocation) -> LocationFix {
///   LocationFix(
///     latitude: location.coordinate.latitude, longitude: location.coordinate.longitude,
///     horizontalAccuracy: location.horizontalAccuracy,
///     age: -location.timestamp.timeIntervalSinceNow)
/// }
/// ```
public struct LocationFix: Hashable, Sendable {
  /// The reported degrees north.
  public var latitude: Double
  /// The reported degrees east.
  public var longitude: Double
  /// The radius of uncertainty in meters as reported, negative when the position is invalid.
  ///
  /// `nil` when nothing was reported.
  public var horizontalAccuracy: Double?
  /// The seconds since the position was measured, `nil` when nothing is known.
  public var age: Double?

  /// Makes a fix from what a positioning service reported.
  ///
  /// - Parameters:
  ///   - latitude: degrees north; any number.
  ///   - longitude: degrees east; any number.
  ///   - horizontalAccuracy: meters; any number, or `nil` when unknown.
  ///   - age: seconds since the measurement; any number, or `nil` when unknown.
  public init(
    latitude: Double, longitude: Double, horizontalAccuracy: Double? = nil, age: Double? = nil
  ) {
    self.latitude = latitude
    self.longitude = longitude
    self.horizontalAccuracy = horizontalAccuracy
    self.age = age
  }

  /// Makes a fix whose age follows from two readings of one clock.
  ///
  /// - Parameters:
  ///   - latitude: degrees north; any number.
  ///   - longitude: degrees east; any number.
  ///   - horizontalAccuracy: meters; any number, or `nil` when unknown.
  ///   - timestamp: the time of the measurement in seconds, from any epoch.
  ///   - now: the current time in seconds, from the same epoch.
  public init(
    latitude: Double, longitude: Double, horizontalAccuracy: Double? = nil, timestamp: Double,
    now: Double
  ) {
    self.init(
      latitude: latitude, longitude: longitude, horizontalAccuracy: horizontalAccuracy,
      age: now - timestamp)
  }

  /// Makes a fix from a place that is already known to be valid.
  ///
  /// - Parameters:
  ///   - coordinate: the place.
  ///   - horizontalAccuracy: meters; any number, or `nil` when unknown.
  ///   - age: seconds since the measurement; any number, or `nil` when unknown.
  public init(_ coordinate: Coordinate, horizontalAccuracy: Double? = nil, age: Double? = nil) {
    self.init(
      latitude: coordinate.latitude, longitude: coordinate.longitude,
      horizontalAccuracy: horizontalAccuracy, age: age)
  }
}
