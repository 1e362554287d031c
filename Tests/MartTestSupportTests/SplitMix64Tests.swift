import MartTestSupport
import Testing

@Suite("Seeded random numbers")
struct SplitMix64Tests {
  /// The first outputs for seed 1234567, as published with the reference implementation in C.
  @Test("The sequence is the published one")
  func publishedSequence() {
    var random = SplitMix64(seed: 1_234_567)
    let first = (0..<3).map { _ in random.next() }
    #expect(
      first == [6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423])
  }
}
