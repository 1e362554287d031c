import ExpandableListState
import Foundation
import MartTestSupport
import Testing

/// Whether the long proofs run: `MART_LONG_PROOFS=1 swift test -c release -Xswiftc -enable-testing`.
let runsLongProofs = ProcessInfo.processInfo.environment["MART_LONG_PROOFS"] == "1"

@Suite("A list under random changes never breaks a table")
struct ListFuzzTests {
  static let stepsPerRun = 200

  /// Runs scripts of random steps and says how the first failing one can be replayed.
  static func failure(
    seeds: Range<UInt64>, driver: ListRunner.Driver = .staged, mode: ExpansionMode
  ) -> (report: String, shortest: [ListStep])? {
    for seed in seeds {
      var random = SplitMix64(seed: seed)
      let script = (0..<stepsPerRun).map { _ in ListStep.random(using: &random) }
      guard ListRunner.firstFailure(in: script, driver: driver, mode: mode) != nil else { continue }
      let shortest = shrunk(script) {
        ListRunner.firstFailure(in: $0, driver: driver, mode: mode) != nil
      }
      let reason = ListRunner.firstFailure(in: shortest, driver: driver, mode: mode)
      let steps = shortest.map(\.description).joined(separator: "; ")
      return ("seed \(seed): \(steps): \(reason.map(\.description) ?? "")", shortest)
    }
    return nil
  }

  @Test(
    "Random steps: no violation, and the replayed list is the visible list",
    arguments: [ExpansionMode.multiple, .single])
  func randomSteps(mode: ExpansionMode) {
    let failure = Self.failure(seeds: 1..<11, mode: mode)
    #expect(failure == nil, "\(failure?.report ?? "")")
  }

  @Test(
    "A million random steps, half of them with one expanded section at most",
    .enabled(if: runsLongProofs), arguments: [ExpansionMode.multiple, .single])
  func millionSteps(mode: ExpansionMode) {
    let start: UInt64 = mode == .multiple ? 1_000_000 : 2_000_000
    let failure = Self.failure(seeds: start..<start + 2_500, mode: mode)
    #expect(failure == nil, "\(failure?.report ?? "")")
    print("\(2_500 * Self.stepsPerRun) steps, mode \(mode), seeds from \(start)")
  }

  @Test("Random data with repeated ids, numbered by the list, break no table")
  func repeatedIDs() throws {
    for seed in UInt64(1)...80 {
      var random = SplitMix64(seed: seed)
      var list = Shelves(preview: random.below(4))
      var table = ShelfTable(showing: list.visibleRows)
      for _ in 0..<12 {
        let sections = (0..<random.below(6)).map { _ in
          shelf(
            random.below(3), title: random.below(2),
            (0..<random.below(7)).map { _ in random.below(4) })
        }
        let before = list.visibleRows
        let changes = list.replaceSections(repairing: sections)
        try table.apply(changes)
        try table.verify(shows: list.visibleRows)
        #expect(changes.applied(to: before) == list.visibleRows, "seed \(seed)")
        #expect(changes.isEmpty == (before == list.visibleRows), "seed \(seed)")
        #expect(list.sections.map(\.section) == sections.map(\.section), "seed \(seed)")
        #expect(list.sections.map(\.rows) == sections.map(\.rows), "seed \(seed)")
        let keys = list.sections.flatMap { section in
          section.rows.indices.map { [section.key.hashValue, section.rowKey(at: $0).hashValue] }
        }
        #expect(Set(keys).count == keys.count, "seed \(seed)")
        if let section = list.sections.indices.randomElement(using: &random) {
          try table.apply(list.toggleSection(at: section))
        }
      }
    }
  }

  @Test(
    "A wrong way to apply changes is found, and its script is shrunk to a few steps",
    arguments: [ListRunner.Driver.merged, .finalData])
  func wrongDriversAreFound(driver: ListRunner.Driver) throws {
    let failure = try #require(Self.failure(seeds: 1..<50, driver: driver, mode: .multiple))
    #expect(failure.report.hasPrefix("seed "))
    #expect(failure.shortest.count <= 6, "\(failure.report)")
    #expect(ListRunner.firstFailure(in: failure.shortest, driver: .staged) == nil)
    for index in failure.shortest.indices {
      var shorter = failure.shortest
      shorter.remove(at: index)
      #expect(ListRunner.firstFailure(in: shorter, driver: driver) == nil)
    }
  }
}
