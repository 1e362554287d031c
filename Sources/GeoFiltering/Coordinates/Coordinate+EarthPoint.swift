extension EarthPoint {
  /// Makes the point of a coordinate on the ellipsoid.
  package init(_ coordinate: Coordinate) {
    self.init(latitude: coordinate.latitude, longitude: coordinate.longitude)
  }
}
