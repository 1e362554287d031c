extension LocationFilter {
  /// The place that movement is measured from, with the length of a degree there.
  struct Origin: Hashable, Sendable {
    let place: Coordinate
    private let point: EarthPoint
    /// The meters of a degree to the north and to the east.
    private let metersNorth: Double
    private let metersEast: Double
    /// Whether a degree to the east is nearly as long a little further north or south.
    private let isFarFromPoles: Bool

    init(_ place: Coordinate) {
      self.place = place
      point = EarthPoint(place)
      (metersNorth, metersEast) = EarthPoint.metersOfDegree(atLatitude: place.latitude)
      isFarFromPoles = abs(place.latitude) < 70
    }

    /// Whether the distance to a place reaches a threshold, as `distance(to:)` would say.
    ///
    /// Most positions are clearly nearer or farther. Below 0.05° the ground is flat to half a
    /// percent, so only a distance within 2 % of the threshold has to be computed.
    ///
    /// - Parameters:
    ///   - threshold: meters.
    ///   - other: the place.
    ///   - north: the difference of the latitudes without its sign.
    ///   - east: the difference of the longitudes without its sign, the short way around.
    func isAtLeast(
      _ threshold: Double, from other: Coordinate, north: Double, east: Double
    ) -> Bool {
      let northward = north * metersNorth
      // A place is at least as far away as its parallel.
      if northward * 0.9 > threshold { return true }
      if isFarFromPoles, north < 0.05, east < 0.05 {
        let eastward = east * metersEast
        let square = northward * northward + eastward * eastward
        if square > threshold * threshold * 1.04 { return true }
        if square < threshold * threshold * 0.96 { return false }
      }
      let squaredChord = point.squaredChord(to: EarthPoint(other))
      return EarthPoint.meters(squaredChord: squaredChord) >= threshold
    }
  }
}
