/// A place on the WGS84 ellipsoid as meters from the center of the Earth.
///
/// The straight line between two such points orders places exactly like the distance on the ground,
/// and costs three subtractions and three multiplications. Only reported distances pay for the arc.
@usableFromInline
package struct EarthPoint: Hashable, Sendable {
  package let x: Double
  package let y: Double
  package let z: Double

  /// The half axis at the equator and the square of the eccentricity of WGS84.
  private static let equatorialRadius = 6_378_137.0
  private static let squaredEccentricity = 0.006_694_379_990_141_316_5
  /// The mean radius (2a + b) / 3 of WGS84 in meters.
  package static let meanRadius = 6_371_008.771_415_059

  package init(x: Double, y: Double, z: Double) {
    self.x = x
    self.y = y
    self.z = z
  }

  /// Makes the point of a latitude and a longitude in degrees.
  package init(latitude: Double, longitude: Double) {
    let (sines, cosines) = Trigonometry.sinesAndCosines(degrees: SIMD2(latitude, longitude))
    let normal = Self.normalRadius(sine: sines.x)
    let axial = normal * cosines.x
    self.init(
      x: axial * cosines.y, y: axial * sines.y,
      z: normal * (1 - Self.squaredEccentricity) * sines.x)
  }

  /// The radius of curvature across the meridian at the latitude with the given sine.
  private static func normalRadius(sine: Double) -> Double {
    equatorialRadius / (1 - squaredEccentricity * (sine * sine)).squareRoot()
  }

  /// The meters of a degree to the north and to the east at a latitude.
  package static func metersOfDegree(atLatitude latitude: Double) -> (north: Double, east: Double) {
    let (sine, cosine) = Trigonometry.sineAndCosine(degrees: latitude)
    let normal = normalRadius(sine: sine)
    let meridional =
      normal * (1 - squaredEccentricity) / (1 - squaredEccentricity * (sine * sine))
    return (meridional * (.pi / 180), normal * cosine * (.pi / 180))
  }

  /// The square of the straight line to another point, in square meters.
  package func squaredChord(to other: EarthPoint) -> Double {
    let (dx, dy, dz) = (x - other.x, y - other.y, z - other.z)
    return dx * dx + dy * dy + dz * dz
  }

  /// The square of the diameter of the mean sphere; all longer lines get half its circumference.
  ///
  /// At the equator the ellipsoid is 14 km wider than the sphere, so only places near each other's
  /// antipode are that far apart.
  package static let squaredDiameter = 4 * meanRadius * meanRadius

  /// The meters on the ground for the square of a straight line.
  package static func meters(squaredChord: Double) -> Double {
    let sine = squaredChord.squareRoot() * (0.5 / meanRadius)
    return 2 * meanRadius * Trigonometry.arcsine(min(sine, 1))
  }

  /// A square of a straight line that no place within the given meters exceeds.
  ///
  /// It is deliberately a little too large: a search prunes with it and then compares the meters.
  package static func squaredChord(bounding meters: Double) -> Double {
    // The arc is never shorter than its chord.
    meters * meters * (1 + 1e-12) + 1e-9
  }
}
