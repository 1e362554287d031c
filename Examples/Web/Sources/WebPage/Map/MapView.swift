import GeoFiltering

/// Where a place is on the page's map, in whole hundred-thousandths of a degree of latitude.
///
/// A degree of longitude is as long as in the middle of the country; the error north and south of
/// that does not matter in a drawing. Whole numbers need no printing of fractions.
struct MapView {
  static let unitsPerDegree = 100_000.0
  /// The cosine of 36° north.
  private static let shortening = 0.809_017
  private static let north = 38.75
  private static let west = 124.4

  static func x(_ longitude: Double) -> Int {
    Int((longitude - west) * shortening * unitsPerDegree)
  }

  static func y(_ latitude: Double) -> Int { Int((north - latitude) * unitsPerDegree) }

  /// The part of the country that is shown.
  let box: BoundingBox
  /// The zoom for which stores are joined into markers.
  let zoom: Int

  /// The whole country.
  static let country = MapView(box: .southKorea, zoom: 7)

  /// The least height of the part that is shown, because few stores have a known place.
  private static let leastMeters = 24_000.0

  /// The surroundings of a place.
  init(around place: Coordinate, within radius: SearchRadius) {
    let latitudes = max(2.4 * radius.meters, Self.leastMeters) / 111_000
    let box = BoundingBox(
      center: place, latitudeSpan: latitudes, longitudeSpan: latitudes / Self.shortening)
    self.init(box: box ?? .southKorea, zoom: radius.kilometers > 20 ? 10 : 18)
  }

  private init(box: BoundingBox, zoom: Int) {
    self.box = box
    self.zoom = zoom
  }

  /// The part as an SVG `viewBox`.
  var frame: String {
    let (left, top) = (Self.x(box.southWest.longitude), Self.y(box.northEast.latitude))
    let (right, bottom) = (Self.x(box.northEast.longitude), Self.y(box.southWest.latitude))
    return "\(left) \(top) \(right - left) \(bottom - top)"
  }
}
