/// One position as a phone reported it, which may be wrong in every way.
///
/// The numbers are kept raw, because the filter's work is to say what is wrong with them. A fix is
/// therefore no ``Coordinate``, and it has no distance: only a decision of ``LocationFilter`` turns
/// it into a place. A bare pair is enough; a position of Core Location fills in all of it:
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
  ///   - timestamp: the second in which the position was measured, of any epoch.
  ///   - now: the present second of the same epoch.
  public init(
    latitude: Double, longitude: Double, horizontalAccuracy: Double? = nil, timestamp: Double,
    now: Double
  ) {
    self.init(
      latitude: latitude, longitude: longitude, horizontalAccuracy: horizontalAccuracy,
      age: now - timestamp)
  }

  /// Makes a fix of a place that is already known to be valid.
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
