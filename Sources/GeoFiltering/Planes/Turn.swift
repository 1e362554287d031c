/// An angle as its sine and its cosine, the form that map formulas need, without inverse functions.
struct Turn {
  var sine: Double
  var cosine: Double

  init(sine: Double, cosine: Double) {
    self.sine = sine
    self.cosine = cosine
  }

  init(degrees: Double) { (sine, cosine) = Trigonometry.sineAndCosine(degrees: degrees) }

  /// The angle turned by a few thousandths of a radian.
  func turned(by angle: Double) -> Turn {
    let z = angle * angle
    let small = angle * (1 + z * (-1.0 / 6 + z * (1.0 / 120)))
    let rest = z * (0.5 + z * (-1.0 / 24 + z * (1.0 / 720)))
    return Turn(
      sine: sine + (cosine * small - sine * rest), cosine: cosine - (sine * small + cosine * rest))
  }

  /// The radians from another angle that is at most an eighth of a radian away.
  func radians(from other: Turn) -> Double {
    Trigonometry.arcsine(sine * other.cosine - cosine * other.sine)
  }

  /// The sine and the cosine of twice the angle.
  var double: Turn { Turn(sine: 2 * sine * cosine, cosine: 1 - 2 * sine * sine) }
}

/// A sum of sines of even multiples of an angle, *a* sin 2*x* + *b* sin 4*x* + *c* sin 6*x* +
/// *d* sin 8*x*, computed by Clenshaw's recurrence.
struct SineSeries: Sendable {
  let a: Double
  let b: Double
  let c: Double
  let d: Double

  /// The sum, given twice the angle.
  func sum(_ double: Turn) -> Double {
    let twice = 2 * double.cosine
    let third = c + twice * d
    let second = b + twice * third - d
    return double.sine * (a + twice * second - third)
  }

  /// The sum for a complex angle *x* + *iy*, given twice *x* and the hyperbolic functions of 2*y*.
  func sum(_ double: Turn, sinh: Double, cosh: Double) -> (real: Double, imaginary: Double) {
    let (real, imaginary) = (2 * double.cosine * cosh, -2 * double.sine * sinh)
    let third = (real: c + real * d, imaginary: imaginary * d)
    let second = (
      real: b + real * third.real - imaginary * third.imaginary - d,
      imaginary: real * third.imaginary + imaginary * third.real
    )
    let first = (
      real: a + real * second.real - imaginary * second.imaginary - third.real,
      imaginary: real * second.imaginary + imaginary * second.real - third.imaginary
    )
    let (sine, rest) = (double.sine * cosh, double.cosine * sinh)
    return (sine * first.real - rest * first.imaginary, sine * first.imaginary + rest * first.real)
  }
}
