public import GeoFiltering

/// Places for tests; the samples are to the north of the first one.
///
/// ```swift
/// import MartHolidayKit
/// import MartTestSupport
///
/// let catalog = SampleCatalog.catalog
/// let radius = SearchRadius(clamping: 2)
/// catalog.nearby(within: radius, of: SamplePlace.seoul).entries.map(\.id)  // [1, 2, 3]
/// catalog.nearby(within: radius, of: SamplePlace.busan).entries.isEmpty  // true
/// ```
public enum SamplePlace: Sendable {
  /// A place in the middle of Seoul, 555 meters to the south of the first sample.
  public static let seoul = place(37.5665, 126.9780)
  /// A place in Busan, far away from every sample.
  public static let busan = place(35.1796, 129.0756)

  /// The place of a sample; one after the other, 0.005 degrees of latitude or 555 meters apart.
  static func north(of number: Int) -> Coordinate {
    place(seoul.latitude + 0.005 * Double(number), seoul.longitude)
  }

  static func place(_ latitude: Double, _ longitude: Double) -> Coordinate {
    guard let place = Coordinate(latitude: latitude, longitude: longitude) else {
      preconditionFailure("no place on the Earth: \(latitude), \(longitude)")
    }
    return place
  }
}
