extension SearchRadius {
  /// The zoom that the original app gives its map for the radius: 13, 11, 10, and 15 beyond 8 km.
  ///
  /// Its slider ends at 8 km. Zoom 15 for 9 km shows less than 8 km, but existing maps rely on it. A map
  /// of your own fits the radius into its view with `Coordinate.mapZoom(showing:in:)`.
  public var originalMapZoom: Int {
    switch kilometers {
    case ...2: 13
    case ...6: 11
    case ...8: 10
    default: 15
    }
  }

  /// Makes the largest radius that the original app shows at a zoom.
  ///
  /// - Parameter zoom: 10, 11, 13 or 15.
  /// - Returns: `nil` for a zoom without a radius.
  public init?(originalMapZoom zoom: Int) {
    guard let range = Self.kilometers(atOriginalMapZoom: zoom) else { return nil }
    self.init(kilometers: range.upperBound)
  }

  /// The radii in kilometers that the original app shows at a zoom.
  static func kilometers(atOriginalMapZoom zoom: Int) -> ClosedRange<Int>? {
    switch zoom {
    case 13: 1...2
    case 11: 3...6
    case 10: 7...8
    case 15: 9...50
    default: nil
    }
  }
}

extension Coordinate {
  /// The largest whole zoom at which a map around this place shows all of a radius.
  ///
  /// ```swift
  /// import MartHolidayKit
  ///
  /// guard let seoul = Coordinate(latitude: 37.5665, longitude: 126.978) else { return }
  /// seoul.mapZoom(showing: SearchRadius(clamping: 2), in: 375)  // 13
  /// ```
  ///
  /// - Parameters:
  ///   - radius: what is to be seen around this place.
  ///   - points: the shorter side of the view, in points of a map that is 256 × 2^zoom of them wide.
  /// - Returns: 0…22; 0 also where the radius fits at no zoom, and for a size that is not positive.
  public func mapZoom(showing radius: SearchRadius, in points: Double) -> Int {
    // 110,570 m is the shortest degree of latitude. A degree of longitude is shortest at the edge
    // farther from the equator.
    let height = radius.meters / 110_570
    let edge = min(abs(latitude) + height, 85)
    let width = height / Trigonometry.sineAndCosine(degrees: edge).cosine
    // Web Mercator stretches both ways alike.
    let share = 2 * width / 360
    return (0...22).last { share * 256 * Double(1 << $0) <= points } ?? 0
  }
}
