/// A place as meters to the east and to the north on one of the grids of Korean authorities.
///
/// ```swift
/// import MartHolidayKit
///
/// // A row of the register of large stores.
/// let arcade = PlaneCoordinate(
///   x: 198838.912965902, y: 452214.210961577, in: .modifiedCentralBelt1985)
/// let place = try arcade?.coordinate()
/// place?.description.prefix(9)  // "37.572216"
/// ```
///
/// The numbers are kept unchecked: whether the grid fits them shows only when `coordinate()` computes
/// the place. There is no conversion from one grid to another and no distance, because both are wrong
/// by hundreds of meters if the stated grid is wrong.
public struct PlaneCoordinate: Hashable, Sendable {
  /// The meters to the east, with the false easting of the grid.
  public let x: Double
  /// The meters to the north, with the false northing of the grid.
  public let y: Double
  /// The grid of both.
  public let grid: KoreanGrid

  /// Every path that makes one ends here; both numbers must be finite.
  init(uncheckedX x: Double, y: Double, in grid: KoreanGrid) {
    assert(x.isFinite && y.isFinite, "no plane coordinate: x or y is not finite")
    self.x = x
    self.y = y
    self.grid = grid
  }

  /// Makes a plane coordinate.
  ///
  /// Registers call the easting X, as here. Korean surveyors call the northing X.
  ///
  /// - Parameters:
  ///   - x: the easting in meters.
  ///   - y: the northing in meters.
  ///   - grid: the grid of both.
  /// - Returns: `nil` when a number is NaN or infinite.
  public init?(x: Double, y: Double, in grid: KoreanGrid) {
    guard x.isFinite, y.isFinite else { return nil }
    self.init(uncheckedX: x, y: y, in: grid)
  }
}

extension PlaneCoordinate {
  /// The place on WGS84.
  ///
  /// It is within 1 mm of what PROJ computes. On a grid of Korean 1985 the place itself is only as
  /// good as the shift between the two datums, about a meter.
  ///
  /// - Throws: `PlaneCoordinateError` when the place is not in South Korea; it names the grids on which
  ///   the same numbers would be. 0,0 and degrees, which some rows have instead of a place, are refused
  ///   too.
  /// - Complexity: O(1), without allocation unless it throws.
  public func coordinate() throws(PlaneCoordinateError) -> Coordinate {
    guard let coordinate = placeInKorea(on: grid) else {
      throw PlaneCoordinateError(
        self, fittingGrids: KoreanGrid.all.filter { placeInKorea(on: $0) != nil })
    }
    return coordinate
  }

  /// The place of the same numbers on a grid, or `nil` when it is not in South Korea.
  private func placeInKorea(on grid: KoreanGrid) -> Coordinate? {
    // 0,0 is how a row says that it has no place, and degrees are not meters; both are open sea.
    guard max(x.magnitude, y.magnitude) >= 1_000,
      let place = GridProjection.all[Int(grid.index)].place(x: x, y: y),
      let coordinate = Coordinate(latitude: place.latitude, longitude: place.longitude),
      ServiceArea.southKorea.contains(coordinate)
    else { return nil }
    return coordinate
  }
}

extension Coordinate {
  /// The place on a grid of Korean authorities.
  ///
  /// ```swift
  /// import MartHolidayKit
  ///
  /// let cityHall = Coordinate(latitude: 37.5662952, longitude: 126.9779451)
  /// let plane = cityHall?.planeCoordinate(in: .unified2002)
  /// plane.map { Int($0.x) }  // 953896
  /// ```
  ///
  /// - Parameter grid: the grid.
  /// - Returns: `nil` for a place that is not in South Korea.
  /// - Complexity: O(1), without allocation.
  public func planeCoordinate(in grid: KoreanGrid) -> PlaneCoordinate? {
    guard ServiceArea.southKorea.contains(self) else { return nil }
    let (x, y) = GridProjection.all[Int(grid.index)]
      .meters(latitude: latitude, longitude: longitude)
    return PlaneCoordinate(uncheckedX: x, y: y, in: grid)
  }
}
