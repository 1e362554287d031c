import BenchmarkHarness
import Testing

@Suite("The benchmark harness")
struct HarnessTests {
  private let quick: Effort = {
    var effort = Effort(seconds: 0.01)
    effort.batchNanoseconds = 10_000
    effort.batches = 5
    return effort
  }()

  @Test("Two allocations for each operation are counted as two")
  func allocations() throws {
    let outcome = try Benchmark("arrays") {
      { count in
        var sum = 0
        for step in 0..<count {
          kept = [step]
          sum &+= kept.count
          kept = [step, step]
          sum &+= kept.count
        }
        return sum
      }
    }.run(in: "tests", effort: quick)
    #if os(Linux)
      #expect(outcome.allocations == 2)
    #endif
  }

  @Test("A peer that computes something else is reported and misses the target")
  func disagreement() throws {
    let outcome = try Benchmark("one", target: Target(nanoseconds: 1e9)) { { $0 } }
      .beside("two") { { 2 * $0 } }
      .run(in: "tests", effort: quick)
    #expect(outcome.agrees == false)
    #expect(outcome.meetsTarget == false)
    #expect(Table.rows(for: outcome).last == "    beside two, DIFFERENT RESULTS")
  }

  @Test(
    "A time is printed with three digits",
    arguments: zip(
      [0.416, 2.414, 10.0, 99.96, 999.4, 999.9, 1_234, 5_600_000, 2e9],
      [
        "0.42 ns", "2.41 ns", "10.0 ns", "100 ns", "999 ns", "1.00 µs", "1.23 µs", "5.60 ms",
        "2.00 s",
      ]
    ))
  func durations(nanoseconds: Double, text: String) {
    #expect(Table.duration(nanoseconds) == text)
  }

  @Test("Every line of the table fits into 100 columns")
  func width() throws {
    let name = String(repeating: "n", count: 31)
    let target = Target(nanoseconds: 40, timesFaster: 1_000, allocations: 0)
    var outcome = try Benchmark(name, target: target) { { $0 } }
      .beside("a peer") { { $0 } }
      .run(in: "tests", effort: quick)
    outcome.nanoseconds = 123.4
    outcome.peer = ("a peer", 1_234_567)
    #expect(Table.header.count == 100)
    #expect(Table.rows(for: outcome)[0].count == 100)
    #expect(Table.rows(for: outcome)[0].hasSuffix("≤ 40 ns, ≥ 1,000 ×, 0 al miss"))
  }
}

/// What is stored for all to see has to be allocated.
nonisolated(unsafe) var kept: [Int] = []
