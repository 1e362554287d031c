/// A call whose instructions are counted.
struct HotCall: Sendable {
  /// The name in instructions.txt.
  var name: String
  /// How often it is called; the total is divided by this.
  var count: Int
  /// Makes the inputs, which is not counted, and returns the loop with a checksum.
  var setUp: @Sendable () -> (Int) -> Int

  init(_ name: String, count: Int = 10_000, setUp: @escaping @Sendable () -> (Int) -> Int) {
    self.name = name
    self.count = count
    self.setUp = setUp
  }
}

/// The function that callgrind is told to count in; it writes one profile after each call.
@inline(never)
func countedInstructions(_ count: Int, _ workload: (Int) -> Int) -> Int { workload(count) }
