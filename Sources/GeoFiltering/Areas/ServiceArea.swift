/// The region that a service covers, as a union of boxes.
///
/// One box cannot include 독도 without including Fukuoka; three boxes can. The area is a filter for
/// phone positions, not a border: it knows neither land nor sea, and the South Korean one includes
/// the part of North Korea south of 38.7° N, which no box separates from 백령도.
///
/// ```swift
/// import MartHolidayKit
///
/// let fukuoka = Coordinate(latitude: 33.5902, longitude: 130.4017)
/// fukuoka.map(ServiceArea.southKorea.contains)  // false
/// ```
public struct ServiceArea: Hashable, Sendable {
  /// The boxes whose union is the area.
  public let boxes: [BoundingBox]

  /// Makes an area from boxes.
  ///
  /// - Parameter boxes: the boxes, which may overlap; an area without boxes contains no place.
  public init(_ boxes: [BoundingBox]) {
    self.boxes = boxes
  }

  /// Whether a place lies in one of the boxes or on an edge.
  ///
  /// - Parameter coordinate: the place.
  /// - Complexity: O(*n*) in the number of boxes.
  public func contains(_ coordinate: Coordinate) -> Bool {
    contains(latitude: coordinate.latitude, longitude: coordinate.longitude)
  }

  /// The same for any two numbers; NaN is in no area.
  package func contains(latitude: Double, longitude: Double) -> Bool {
    for box in boxes where box.contains(latitude: latitude, longitude: longitude) { return true }
    return false
  }

  /// South Korea with 백령도, 흑산도, 마라도, 울릉도 and 독도, without Tsushima and Kyushu.
  ///
  /// The western box ends at 129.0° E. The coast from 부산 to 포항 lies further east and is covered
  /// down to 34.95° N, above the northern tip of Tsushima; 울릉도 and 독도 have their own box.
  public static let southKorea = ServiceArea([
    BoundingBox(
      southWest: Coordinate(uncheckedLatitude: 33.0, longitude: 124.5),
      northEast: Coordinate(uncheckedLatitude: 38.7, longitude: 129.0)),
    BoundingBox(
      southWest: Coordinate(uncheckedLatitude: 34.95, longitude: 129.0),
      northEast: Coordinate(uncheckedLatitude: 38.7, longitude: 129.7)),
    BoundingBox(
      southWest: Coordinate(uncheckedLatitude: 37.1, longitude: 130.7),
      northEast: Coordinate(uncheckedLatitude: 37.7, longitude: 132.0)),
  ])
}
