/// The parameters of a grid, and the computation between it and WGS84.
///
/// Latitudes and longitudes stay sines and cosines from one end to the other. Only at the ends is an
/// angle needed, and then the small one from an angle that is known.
///
/// It is a class because it has thirty numbers, which nobody should copy for a point.
final class GridProjection: Sendable {
  let epsgCode: Int
  private let ellipsoid: Ellipsoid
  /// The shift to WGS84, with longitudes from the central meridian; `nil` where there is none.
  private let shift: DatumShift?
  private let centralMeridian: Double
  private let falseEasting: Double
  private let falseNorthing: Double
  /// The radius of the meridian's circle on the plane, and its inverse.
  private let radius: Double
  private let inverseRadius: Double
  /// The degrees of 38° N, the origin of all grids, on that circle.
  private let origin: Double

  /// Every grid, those of Korea 2000 first.
  static let all = [
    GridProjection(5_179, .grs80, nil, 127.5, east: 1_000_000, north: 2_000_000, scale: 0.999_6),
    GridProjection(5_186, .grs80, nil, 127, east: 200_000, north: 600_000),
    GridProjection(5_181, .grs80, nil, 127, east: 200_000, north: 500_000),
    // 127° and 10.405″
    GridProjection(
      5_174, .bessel, .korean1985, 127.002_890_277_777_78, east: 200_000, north: 500_000),
    GridProjection(2_097, .bessel, .korean1985, 127, east: 200_000, north: 500_000),
    GridProjection(
      5_178, .bessel, .korean1985, 127.5, east: 1_000_000, north: 2_000_000, scale: 0.999_6),
  ]

  private init(
    _ epsgCode: Int, _ ellipsoid: Ellipsoid, _ shift: DatumShift?, _ centralMeridian: Double,
    east: Double, north: Double, scale: Double = 1
  ) {
    self.epsgCode = epsgCode
    self.ellipsoid = ellipsoid
    self.shift = shift?.from(meridian: Turn(degrees: centralMeridian))
    self.centralMeridian = centralMeridian
    falseEasting = east
    falseNorthing = north
    radius = ellipsoid.meridianRadius * scale
    inverseRadius = 1 / radius
    let latitude = Turn(degrees: 38)
    let conformal = latitude.turned(by: ellipsoid.toConformal.sum(latitude.double))
    let moved = conformal.radians(from: latitude) + ellipsoid.toPlane.sum(conformal.double)
    origin = 38 + moved * (180 / .pi)
  }

  /// The degrees of a place on WGS84, or `nil` for meters that are nowhere near Korea.
  func place(x: Double, y: Double) -> (latitude: Double, longitude: Double)? {
    let degrees = origin + (y - falseNorthing) * inverseRadius * (180 / .pi)
    let east = (x - falseEasting) * inverseRadius
    guard degrees > 31, degrees < 41, east.magnitude < 0.11 else { return nil }
    let north = Turn(degrees: degrees)
    let (sinh, cosh) = Self.hyperbolic(2 * east)
    let moved = ellipsoid.fromPlane.sum(north.double, sinh: sinh, cosh: cosh)
    var (latitude, longitude) = Self.sphere(
      north.turned(by: moved.real), Self.hyperbolic(east + moved.imaginary))
    latitude = latitude.turned(by: ellipsoid.fromConformal.sum(latitude.double))
    if let shift {
      let point = ellipsoid.point(latitude: latitude, longitude: longitude)
      (latitude, longitude) = Ellipsoid.wgs84.angles(of: shift.applied(to: point))
    }
    return (
      degrees + latitude.radians(from: north) * (180 / .pi),
      centralMeridian + Trigonometry.arcsine(longitude.sine) * (180 / .pi)
    )
  }

  /// The meters of a place in Korea on WGS84.
  func meters(latitude: Double, longitude: Double) -> (x: Double, y: Double) {
    let (sines, cosines) = Trigonometry.sinesAndCosines(
      degrees: SIMD2(latitude, longitude - centralMeridian))
    let start = Turn(sine: sines.x, cosine: cosines.x)
    var (north, east) = (start, Turn(sine: sines.y, cosine: cosines.y))
    if let shift {
      let point = Ellipsoid.wgs84.point(latitude: north, longitude: east)
      (north, east) = ellipsoid.angles(of: shift.undone(from: point))
    }
    north = north.turned(by: ellipsoid.toConformal.sum(north.double))
    let tanh = north.cosine * east.sine
    let inverse = 1 / (1 - tanh * tanh)
    let root = inverse.squareRoot()
    north = Turn(sine: north.sine * root, cosine: north.cosine * east.cosine * root)
    let moved = ellipsoid.toPlane.sum(
      north.double, sinh: 2 * tanh * inverse, cosh: (1 + tanh * tanh) * inverse)
    let angle = (latitude - origin) * (.pi / 180) + (north.radians(from: start) + moved.real)
    return (
      falseEasting + radius * (Self.artanh(tanh) + moved.imaginary), falseNorthing + radius * angle
    )
  }

  /// The latitude on the sphere, and the longitude from the central meridian, of a place on the plane
  /// by its angle to the north and the hyperbolic functions of that to the east.
  private static func sphere(
    _ north: Turn, _ east: (sinh: Double, cosh: Double)
  ) -> (latitude: Turn, longitude: Turn) {
    let out = (east.sinh * east.sinh + north.cosine * north.cosine).squareRoot()
    let (inverse, inverseOut) = (1 / east.cosh, 1 / out)
    return (
      Turn(sine: north.sine * inverse, cosine: out * inverse),
      Turn(sine: east.sinh * inverseOut, cosine: north.cosine * inverseOut)
    )
  }

  /// The hyperbolic functions of at most a quarter.
  private static func hyperbolic(_ x: Double) -> (sinh: Double, cosh: Double) {
    let z = x * x
    let sineTail = 1.0 / 5_040 + z * (1.0 / 362_880 + z * (1.0 / 39_916_800))
    let cosineTail = 1.0 / 720 + z * (1.0 / 40_320 + z * (1.0 / 3_628_800))
    return (
      x + x * (z * (1.0 / 6 + z * (1.0 / 120 + z * sineTail))),
      1 + z * (0.5 + z * (1.0 / 24 + z * cosineTail))
    )
  }

  /// The number of at most an eighth with a hyperbolic tangent.
  private static func artanh(_ x: Double) -> Double {
    let z = x * x
    let tail = 1.0 / 7 + z * (1.0 / 9 + z * (1.0 / 11 + z * (1.0 / 13)))
    return x + x * (z * (1.0 / 3 + z * (1.0 / 5 + z * tail)))
  }
}
