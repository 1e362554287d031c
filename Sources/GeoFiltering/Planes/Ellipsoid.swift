/// An ellipsoid of the Earth with the series that map it to a plane.
///
/// The transverse Mercator projection is that of Krüger (1912) to the fourth power of the third
/// flattening; what is left out is some micrometers in South Korea.
struct Ellipsoid: Sendable {
  let equatorialRadius: Double
  let polarRadius: Double
  /// The squares of both eccentricities.
  let squaredEccentricity: Double
  let secondSquaredEccentricity: Double
  /// The radius of the circle that is as long as a meridian.
  let meridianRadius: Double
  /// From a conformal sphere to the plane, and back.
  let toPlane: SineSeries
  let fromPlane: SineSeries
  /// From geodetic latitudes to conformal ones, and back.
  let toConformal: SineSeries
  let fromConformal: SineSeries

  init(equatorialRadius: Double, inverseFlattening: Double) {
    let flattening = 1 / inverseFlattening
    self.equatorialRadius = equatorialRadius
    polarRadius = equatorialRadius * (1 - flattening)
    squaredEccentricity = flattening * (2 - flattening)
    secondSquaredEccentricity = squaredEccentricity / (1 - squaredEccentricity)
    let n = flattening / (2 - flattening)
    let square = n * n
    meridianRadius = equatorialRadius / (1 + n) * (1 + square * (1.0 / 4 + square * (1.0 / 64)))
    func powers(_ first: Double, _ second: Double, _ third: Double, _ fourth: Double) -> Double {
      n * (first + n * (second + n * (third + n * fourth)))
    }
    toPlane = SineSeries(
      a: powers(1.0 / 2, -2.0 / 3, 5.0 / 16, 41.0 / 180),
      b: powers(0, 13.0 / 48, -3.0 / 5, 557.0 / 1_440),
      c: powers(0, 0, 61.0 / 240, -103.0 / 140), d: powers(0, 0, 0, 49_561.0 / 161_280))
    fromPlane = SineSeries(
      a: powers(-1.0 / 2, 2.0 / 3, -37.0 / 96, 1.0 / 360),
      b: powers(0, -1.0 / 48, -1.0 / 15, 437.0 / 1_440),
      c: powers(0, 0, -17.0 / 480, 37.0 / 840), d: powers(0, 0, 0, -4_397.0 / 161_280))
    toConformal = SineSeries(
      a: powers(-2, 2.0 / 3, 4.0 / 3, -82.0 / 45), b: powers(0, 5.0 / 3, -16.0 / 15, -13.0 / 9),
      c: powers(0, 0, -26.0 / 15, 34.0 / 21), d: powers(0, 0, 0, 1_237.0 / 630))
    fromConformal = SineSeries(
      a: powers(2, -2.0 / 3, -2, 116.0 / 45), b: powers(0, 7.0 / 3, -8.0 / 5, -227.0 / 45),
      c: powers(0, 0, 56.0 / 15, -136.0 / 35), d: powers(0, 0, 0, 4_279.0 / 630))
  }

  static let bessel = Ellipsoid(
    equatorialRadius: 6_377_397.155, inverseFlattening: 299.152_812_8)
  static let grs80 = Ellipsoid(equatorialRadius: 6_378_137, inverseFlattening: 298.257_222_101)
  static let wgs84 = Ellipsoid(equatorialRadius: 6_378_137, inverseFlattening: 298.257_223_563)

  /// The point on the ellipsoid at a latitude and a longitude.
  func point(latitude: Turn, longitude: Turn) -> EarthPoint {
    let normal =
      equatorialRadius / (1 - squaredEccentricity * latitude.sine * latitude.sine).squareRoot()
    let axial = normal * latitude.cosine
    return EarthPoint(
      x: axial * longitude.cosine, y: axial * longitude.sine,
      z: normal * (1 - squaredEccentricity) * latitude.sine)
  }

  /// The latitude of a point near the ground, by the formula of Bowring (1976), and its longitude.
  func angles(of point: EarthPoint) -> (latitude: Turn, longitude: Turn) {
    let axial = (point.x * point.x + point.y * point.y).squareRoot()
    let (up, out) = (point.z * equatorialRadius, axial * polarRadius)
    let inverse = 1 / (up * up + out * out).squareRoot()
    let (sine, cosine) = (up * inverse, out * inverse)
    let north = point.z + secondSquaredEccentricity * polarRadius * (sine * sine * sine)
    let south = axial - squaredEccentricity * equatorialRadius * (cosine * cosine * cosine)
    let normal = 1 / (north * north + south * south).squareRoot()
    let inverseAxial = 1 / axial
    return (
      Turn(sine: north * normal, cosine: south * normal),
      Turn(sine: point.y * inverseAxial, cosine: point.x * inverseAxial)
    )
  }
}
