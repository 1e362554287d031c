import Foundation

/// `format-proofs [values] [seed] [every]`: random values of `opening_hours` against what they become.
///
/// Each value that the strict reader takes is printed, stored and read leniently, and has to come
/// back as the same value. The value and what it came back as have to have the same state at every
/// minute where either may change, and at the minutes beside it, over three weeks; one value of a
/// thousand at every minute of them. Asking for states is nine tenths of the work: with `every`, only
/// one value of so many is asked.
@main
struct Main {
  static func main() {
    let arguments = CommandLine.arguments.dropFirst().compactMap { UInt64($0) }
    let count = Int(arguments.first ?? 10_000_000)
    let seed = arguments.dropFirst().first ?? 1
    let every = Int(max(arguments.dropFirst(2).first ?? 1, 1))
    var proof = ValueProof(seed: seed, every: every)
    while proof.values < count { proof.checkNext() }
    print(
      """
      \(proof.values) values, seed \(seed), of \(proof.texts) texts: printed, stored and read \
      leniently to the same value; \(proof.asked) of them asked for \(proof.states) states, \
      \(proof.whole) at every minute: \(proof.wrong) wrong
      """)
    exit(proof.wrong == 0 ? 0 : 1)
  }
}
