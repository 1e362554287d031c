/// A small seeded random number generator for tests that can be replayed.
///
/// The same seed gives the same numbers on every platform. It is for tests and samples, not for
/// secrets.
///
/// ```swift
/// import MartHolidayKit
/// import MartTestSupport
///
/// var first = SplitMix64(seed: 1)
/// var second = SplitMix64(seed: 1)
/// first.next() == second.next()  // true
/// ```
///
/// Source: G. Steele, D. Lea and C. Flood, "Fast splittable pseudorandom number generators",
/// OOPSLA 2014.
public struct SplitMix64: RandomNumberGenerator, Sendable {
  private var state: UInt64

  /// Makes a generator; print the seed when a test fails, so that it can be replayed.
  ///
  /// - Parameter seed: any number.
  public init(seed: UInt64) { state = seed }

  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
