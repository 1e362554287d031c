/// A region between two parallels and two meridians, its edges included.
///
/// If the western edge is larger than the eastern one, the box crosses the 180th meridian, as in
/// GeoJSON (RFC 7946 section 5.2). A box is never empty: it contains at least one place.
///
/// ```swift
/// import MartHolidayKit
///
/// let dokdo = Coordinate(latitude: 37.241, longitude: 131.865)
/// dokdo.map(BoundingBox.southKorea.contains)  // true
/// ```
public struct BoundingBox: Hashable, Sendable {
  /// The corner with the smallest latitude and the western longitude.
  public let southWest: Coordinate
  /// The corner with the largest latitude and the eastern longitude.
  public let northEast: Coordinate

  /// Makes a box from two of its corners.
  ///
  /// - Parameters:
  ///   - southWest: the corner with the smaller latitude and the western longitude.
  ///   - northEast: the corner with the larger latitude and the eastern longitude.
  /// - Precondition: the first latitude is not larger than the second. For outside numbers use
  ///   `init?(south:west:north:east:)`.
  public init(southWest: Coordinate, northEast: Coordinate) {
    precondition(
      southWest.latitude <= northEast.latitude,
      "the southern edge \(southWest.latitude) lies north of the northern one \(northEast.latitude)"
    )
    self.southWest = southWest
    self.northEast = northEast
  }

  /// Makes a box from four outside numbers.
  ///
  /// - Parameters:
  ///   - south: degrees, −90…90, not larger than `north`.
  ///   - west: degrees, −180…180; larger than `east` when the box crosses the 180th meridian.
  ///   - north: degrees, −90…90.
  ///   - east: degrees, −180…180.
  /// - Returns: `nil` when a number is not finite or out of range, or when `south` is larger than
  ///   `north`.
  public init?(south: Double, west: Double, north: Double, east: Double) {
    guard let southWest = Coordinate(latitude: south, longitude: west),
      let northEast = Coordinate(latitude: north, longitude: east), south <= north
    else { return nil }
    self.init(southWest: southWest, northEast: northEast)
  }

  /// Makes the box of a map region, which has a center and spans.
  ///
  /// The box stops at the poles, so it may be lower than the span and its middle nearer to the
  /// equator. If it crosses the 180th meridian, its western edge is larger than its eastern one; if
  /// it includes all longitudes, the edges are −180 and 180.
  ///
  /// ```swift
  /// import MartHolidayKit
  ///
  /// let seoul = Coordinate(latitude: 37.5, longitude: 127)
  /// seoul.flatMap { BoundingBox(center: $0, latitudeSpan: 1, longitudeSpan: 2) }?.northEast
  ///   .description  // "38.0,128.0"
  /// ```
  ///
  /// - Parameters:
  ///   - center: the middle of the region.
  ///   - latitudeSpan: the degrees from the southern edge to the northern one, not negative.
  ///   - longitudeSpan: the degrees from the western edge to the eastern one, not negative.
  /// - Returns: `nil` when a span is negative, infinite or NaN.
  public init?(center: Coordinate, latitudeSpan: Double, longitudeSpan: Double) {
    guard latitudeSpan >= 0, latitudeSpan.isFinite, longitudeSpan >= 0, longitudeSpan.isFinite
    else { return nil }
    let south = max(center.latitude - latitudeSpan / 2, -90)
    let north = min(center.latitude + latitudeSpan / 2, 90)
    var (west, east) = (-180.0, 180.0)
    // Rounding must not let the edges pass each other when the box has nearly all longitudes.
    if longitudeSpan < 360 - 1e-9 {
      west = center.longitude - longitudeSpan / 2
      east = center.longitude + longitudeSpan / 2
      if west < -180 { west += 360 }
      if east > 180 { east -= 360 }
    }
    self.init(south: south, west: west, north: north, east: east)
  }

  /// Makes the smallest box around some places that does not cross the 180th meridian.
  ///
  /// - Parameter coordinates: the places, in any order.
  /// - Returns: `nil` when there is no place.
  /// - Complexity: O(*n*).
  public init?(enclosing coordinates: some Sequence<Coordinate>) {
    var south = Double.infinity
    var west = Double.infinity
    var north = -Double.infinity
    var east = -Double.infinity
    for coordinate in coordinates {
      south = min(south, coordinate.latitude)
      west = min(west, coordinate.longitude)
      north = max(north, coordinate.latitude)
      east = max(east, coordinate.longitude)
    }
    self.init(south: south, west: west, north: north, east: east)
  }

  /// Whether the box crosses the 180th meridian.
  package var crossesAntimeridian: Bool { southWest.longitude > northEast.longitude }

  /// Whether a place lies in the box or on its edge.
  ///
  /// - Parameter coordinate: the place.
  /// - Complexity: O(1).
  public func contains(_ coordinate: Coordinate) -> Bool {
    contains(latitude: coordinate.latitude, longitude: coordinate.longitude)
  }

  /// The same for any two numbers; NaN is in no box.
  package func contains(latitude: Double, longitude: Double) -> Bool {
    guard latitude >= southWest.latitude, latitude <= northEast.latitude else { return false }
    return crossesAntimeridian
      ? longitude >= southWest.longitude || longitude <= northEast.longitude
      : longitude >= southWest.longitude && longitude <= northEast.longitude
  }

  /// The smallest box around two that do not cross the 180th meridian.
  package func union(_ other: BoundingBox) -> BoundingBox {
    BoundingBox(
      southWest: Coordinate(
        uncheckedLatitude: min(southWest.latitude, other.southWest.latitude),
        longitude: min(southWest.longitude, other.southWest.longitude)),
      northEast: Coordinate(
        uncheckedLatitude: max(northEast.latitude, other.northEast.latitude),
        longitude: max(northEast.longitude, other.northEast.longitude)))
  }

  /// The box of South Korea with all its islands, 33.0…38.7 N and 124.5…132.0 E.
  ///
  /// It includes 백령도, 마라도, 울릉도 and 독도 and, being a simple box, also Fukuoka, Tsushima
  /// and Kaesong. To decide whether somebody is in South Korea use ``ServiceArea/southKorea``.
  public static let southKorea = BoundingBox(
    southWest: Coordinate(uncheckedLatitude: 33.0, longitude: 124.5),
    northEast: Coordinate(uncheckedLatitude: 38.7, longitude: 132.0))
}
