/// The few functions that geography needs, computed only with additions and multiplications.
///
/// The article Location.md of this module says why: the same bits everywhere, so that a map has the
/// same clusters on a phone, a server and a web page. The series are the Taylor series of the functions,
/// on ranges where the first term left out is below the rounding error.
package enum Trigonometry {
  /// The sine and cosine of an angle in degrees, −360…360.
  package static func sineAndCosine(degrees: Double) -> (sine: Double, cosine: Double) {
    let (sines, cosines) = sinesAndCosines(degrees: SIMD2(degrees, degrees))
    return (sines.x, cosines.x)
  }

  /// The sines and cosines of two angles in degrees, −360…360.
  ///
  /// Multiples of 90° are exact. An angle is split into whole degrees, which are in a table, and at
  /// most half a degree, for which the series end after a few terms.
  package static func sinesAndCosines(
    degrees: SIMD2<Double>
  ) -> (sines: SIMD2<Double>, cosines: SIMD2<Double>) {
    // Adding and subtracting this number rounds to a whole one, which its lowest bits then hold.
    let shifted = degrees + Self.wholeNumbers
    let x = (degrees - (shifted - Self.wholeNumbers)) * (.pi / 180)
    let z = x * x
    // sin x and 1 − cos x, which are small, so that the sums below lose nothing. One step on each
    // line: the compiler takes seconds for either as one expression.
    var tail: SIMD2<Double> = z * (-1.0 / 5_040) + 1.0 / 120
    tail = z * tail + -1.0 / 6
    let sine: SIMD2<Double> = x + x * (z * tail)
    tail = z * (1.0 / 720) + -1.0 / 24
    let versed: SIMD2<Double> = z * (z * tail + 1.0 / 2)
    let turns = Self.wholeDegrees
    let first = turns[Int(truncatingIfNeeded: shifted.x.bitPattern & 0x3FF)]
    let second = turns[Int(truncatingIfNeeded: shifted.y.bitPattern & 0x3FF)]
    let (turnSine, turnCosine) = (SIMD2(first.x, second.x), SIMD2(first.y, second.y))
    return (
      turnSine + (turnCosine * sine - turnSine * versed),
      turnCosine - (turnSine * sine + turnCosine * versed)
    )
  }

  /// 1.5 · 2⁵², beyond which a number has no fraction, and 360 to keep its lowest bits positive.
  private static let wholeNumbers = 6_755_399_441_055_744.0 + 360

  /// The sine and cosine of −360°, −359° … 663°, one for each value of ten bits.
  private static let wholeDegrees = (0..<1_024).map { step in
    let (sine, cosine) = series(degrees: Double(step - 360))
    return SIMD2(sine, cosine)
  }

  /// The sine and cosine of an angle in degrees, only from their series.
  ///
  /// Multiples of 90° are exact, because the reduction to ±45° happens in degrees.
  package static func series(degrees: Double) -> (sine: Double, cosine: Double) {
    let quarter = Int(degrees * (1 / 90) + (degrees < 0 ? -0.5 : 0.5))
    let x = (degrees - Double(quarter) * 90) * (.pi / 180)
    let z = x * x
    let zz = z * z
    let zzzz = zz * zz
    // 1/3!, 1/5!, … and 1/2!, 1/4!, …, summed in pairs so that the terms do not wait in a row.
    let sineTail =
      ((-1 / 6 as Double) + z * (1 / 120)) + zz * ((-1 / 5_040 as Double) + z * (1 / 362_880))
      + zzzz
      * (((-1 / 39_916_800 as Double) + z * (1 / 6_227_020_800))
        + zz * ((-1 / 1_307_674_368_000 as Double) + z * (1 / 355_687_428_096_000)))
    let cosineTail =
      ((-1 / 2 as Double) + z * (1 / 24)) + zz * ((-1 / 720 as Double) + z * (1 / 40_320))
      + zzzz
      * (((-1 / 3_628_800 as Double) + z * (1 / 479_001_600))
        + zz * ((-1 / 87_178_291_200 as Double) + z * (1 / 20_922_789_888_000)))
    let sine = x + x * (z * sineTail)
    let cosine = 1 + z * cosineTail
    return switch quarter & 3 {
    case 0: (sine, cosine)
    case 1: (cosine, -sine)
    case 2: (-sine, -cosine)
    default: (-cosine, sine)
    }
  }

  /// The angle in radians, 0…π/2, of a sine in 0…1.
  package static func arcsine(_ sine: Double) -> Double {
    var x = sine
    var scale = 1.0
    // Half the angle until the series is short: sin(θ/2) = sin θ / √(2 + 2 cos θ).
    while x > 0.125 {
      x /= (2 + 2 * (1 - x * x).squareRoot()).squareRoot()
      scale *= 2
    }
    let z = x * x
    let zz = z * z
    let tail =
      ((1 / 6 as Double) + z * (3 / 40)) + zz * ((5 / 112 as Double) + z * (35 / 1_152))
      + zz * zz
      * (((63 / 2_816 as Double) + z * (231 / 13_312))
        + zz * ((143 / 10_240 as Double) + z * (6_435 / 557_056)))
    return scale * (x + x * (z * tail))
  }

  /// The bearing in degrees, 0..<360, of a step to the east and to the north that is not zero.
  package static func bearing(east: Double, north: Double) -> Double {
    let length = (east * east + north * north).squareRoot()
    let (across, along) = (abs(east), abs(north))
    // The arcsine of the smaller one loses no digits.
    let fromAxis = arcsine(min(across, along) / length) * (180 / .pi)
    let fromNorth = across <= along ? fromAxis : 90 - fromAxis
    let fromPole = north >= 0 ? fromNorth : 180 - fromNorth
    let clockwise = east >= 0 ? fromPole : 360 - fromPole
    return clockwise >= 360 ? 0 : clockwise
  }

  /// The natural logarithm of a positive number.
  package static func logarithm(_ value: Double) -> Double {
    var power = Double(value.exponent)
    var fraction = value.significand
    if fraction > 1.414_213_562_373_095_1 {
      fraction /= 2
      power += 1
    }
    // ln f = 2 artanh((f − 1) / (f + 1)), with |t| below 0.172.
    let t = (fraction - 1) / (fraction + 1)
    let z = t * t
    var tail = 1.0 / 23
    var divisor = 21.0
    while divisor >= 3 {
      tail = tail * z + 1 / divisor
      divisor -= 2
    }
    return power * 0.693_147_180_559_945_3 + 2 * (t + t * (z * tail))
  }
}
