import MartHolidayKit

/// A search by place as a query asks for it.
struct PlaceSearch {
  let origin: Coordinate
  let radius: SearchRadius

  /// The original server's radius in kilometres for a query without `distance`.
  private static let usualDistance = 3

  /// - Throws: `ServerError` that names every field that is wrong.
  init(_ latitude: String, _ longitude: String, _ distance: String?) throws {
    var errors: [(field: String, message: String)] = []
    let latitude = Self.degrees("latitude", latitude, 90, "위도는 -90과 90 사이여야 합니다.", &errors)
    let longitude = Self.degrees(
      "longitude", longitude, 180, "경도는 -180과 180 사이여야 합니다.", &errors)
    var radius = SearchRadius(kilometers: Self.usualDistance)
    if let distance {
      radius = Int(distance).flatMap { SearchRadius(kilometers: $0) }
      if Int(distance) == nil {
        errors.append(("distance", "Integer 타입만 가능합니다."))
      } else if radius == nil {
        let range = SearchRadius.range
        errors.append(
          ("distance", "\(range.lowerBound) 이상 \(range.upperBound) 이하여야 합니다."))
      }
    }
    guard errors.isEmpty, let latitude, let longitude, let radius,
      let origin = Coordinate(latitude: latitude, longitude: longitude)
    else { throw ServerError.badFields(errors) }
    self.origin = origin
    self.radius = radius
  }

  private static func degrees(
    _ field: String, _ text: String, _ most: Double, _ message: String,
    _ errors: inout [(field: String, message: String)]
  ) -> Double? {
    guard let degrees = Double(text) else {
      errors.append((field, "Double 타입만 가능합니다."))
      return nil
    }
    guard degrees.magnitude <= most else {
      errors.append((field, message))
      return nil
    }
    return degrees
  }
}
