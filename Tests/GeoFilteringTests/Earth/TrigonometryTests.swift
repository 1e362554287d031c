import Foundation
import GeoFiltering
import MartTestSupport
import Testing

@Suite("Trigonometry")
struct TrigonometryTests {
  /// The difference in units of the larger number's last place, where small numbers count as 1e-3.
  private func ulps(_ value: Double, _ expected: Double) -> Double {
    abs(value - expected) / max(abs(expected), 1e-3).ulp
  }

  @Test("Sine and cosine agree with the C library within three units in the last place")
  func sineAndCosine() {
    var random = SplitMix64(seed: 0x51E)
    var worst = 0.0
    for _ in 0..<100_000 {
      let degrees = Double.random(in: -180...180, using: &random)
      // The library's own argument is rounded, so compare in the first octant's terms.
      let quarter = (degrees / 90).rounded()
      let radians = (degrees - quarter * 90) * .pi / 180
      let (s, c) = (sin(radians), cos(radians))
      let expected =
        switch Int(quarter) & 3 {
        case 0: (s, c)
        case 1: (c, -s)
        case 2: (-s, -c)
        default: (-c, s)
        }
      let (sine, cosine) = Trigonometry.sineAndCosine(degrees: degrees)
      worst = max(worst, ulps(sine, expected.0), ulps(cosine, expected.1))
    }
    #expect(worst <= 3, "seed 0x51E")
  }

  @Test("Two angles at once give the bits that each gives alone")
  func pairs() {
    var random = SplitMix64(seed: 0x51D)
    for _ in 0..<10_000 {
      let first = Double.random(in: -360...360, using: &random)
      let second = Double.random(in: -360...360, using: &random)
      let (sines, cosines) = Trigonometry.sinesAndCosines(degrees: SIMD2(first, second))
      #expect((sines.x, cosines.x) == Trigonometry.sineAndCosine(degrees: first), "seed 0x51D")
      #expect((sines.y, cosines.y) == Trigonometry.sineAndCosine(degrees: second), "seed 0x51D")
    }
  }

  @Test("The series and the table agree, and half a degree is where they meet")
  func series() {
    for step in -720...720 {
      let degrees = Double(step) * 0.5
      let (sine, cosine) = Trigonometry.sineAndCosine(degrees: degrees)
      let expected = Trigonometry.series(degrees: degrees)
      #expect(ulps(sine, expected.sine) <= 3, "\(degrees)°")
      #expect(ulps(cosine, expected.cosine) <= 3, "\(degrees)°")
    }
  }

  @Test("Quarter turns are exact")
  func quarterTurns() {
    for (degrees, sine, cosine) in [
      (0.0, 0.0, 1.0), (90, 1, 0), (-90, -1, 0), (180, 0, -1), (-180, 0, -1), (270, -1, 0),
      (360, 0, 1),
    ] {
      let result = Trigonometry.sineAndCosine(degrees: degrees)
      #expect(result.sine == sine)
      #expect(result.cosine == cosine)
    }
  }

  @Test("The arcsine agrees with the C library within eight units in the last place")
  func arcsine() {
    var random = SplitMix64(seed: 0xA51)
    var worst = 0.0
    for step in 0..<100_000 {
      let scale = [1.0, 0.13, 1e-3, 1e-7][step % 4]
      let sine = Double.random(in: 0...scale, using: &random)
      worst = max(worst, abs(Trigonometry.arcsine(sine) - asin(sine)) / asin(sine).ulp)
    }
    #expect(worst <= 8, "seed 0xA51")
    #expect(Trigonometry.arcsine(0) == 0)
    #expect(abs(Trigonometry.arcsine(1) - .pi / 2) < 1e-15)
  }

  @Test("The logarithm agrees with the C library within four units in the last place")
  func logarithm() {
    var random = SplitMix64(seed: 0x106)
    var worst = 0.0
    for _ in 0..<100_000 {
      let value = exp(Double.random(in: -20...20, using: &random))
      worst = max(worst, ulps(Trigonometry.logarithm(value), log(value)))
    }
    #expect(worst <= 4, "seed 0x106")
    #expect(Trigonometry.logarithm(1) == 0)
  }

  @Test("A bearing agrees with the C library in every direction")
  func bearing() {
    var random = SplitMix64(seed: 0xBEA)
    for _ in 0..<10_000 {
      let east = Double.random(in: -1...1, using: &random)
      let north = Double.random(in: -1...1, using: &random)
      let expected = atan2(east, north) * 180 / .pi
      let bearing = Trigonometry.bearing(east: east, north: north)
      #expect(abs(bearing - (expected < 0 ? expected + 360 : expected)) < 1e-12, "seed 0xBEA")
    }
  }

  @Test(
    "The four axes have whole bearings",
    arguments: zip([(0.0, 1.0), (1, 0), (0, -1), (-1, 0)], [0.0, 90, 180, 270]))
  func axes(step: (Double, Double), bearing: Double) {
    #expect(Trigonometry.bearing(east: step.0, north: step.1) == bearing)
  }
}
