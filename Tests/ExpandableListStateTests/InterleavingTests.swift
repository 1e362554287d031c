import ExpandableListState
import MartTestSupport
import Testing

@Suite("Data that change between computing and applying a change")
struct InterleavingTests {
  struct Tally: Equatable {
    var reloads = 0
    var wrongAnswers: [UInt64] = []
    var brokenTables: [UInt64] = []
    /// How often the batch would have broken a table that reads the list as it is now.
    var wouldHaveBroken = 0
  }

  /// One change is computed, the list goes on, and only then the table gets to apply the change.
  static func run(seeds: Range<UInt64>) -> Tally {
    var tally = Tally()
    for seed in seeds {
      var random = SplitMix64(seed: seed)
      var runner = InterleavedList(random: &random)
      let shown = runner.list.visibleRows
      var table = ShelfTable(showing: shown)
      let change = runner.nextChange(random: &random)
      for _ in 0..<1 + random.below(3) { _ = runner.nextChange(random: &random) }
      let current = runner.list.visibleRows
      let update = change.update(from: shown, to: current)
      guard case .reloadAll = update else {
        tally.wrongAnswers.append(seed)
        continue
      }
      tally.reloads += 1
      var carelessTable = table
      do {
        for stage in change.stages {
          try carelessTable.performBatch(TableBatch(stage), data: current.tableData)
        }
      } catch {
        tally.wouldHaveBroken += 1
      }
      do {
        try table.apply(update)
        try table.verify(shows: current)
        let next = runner.anyChange(random: &random)
        try table.apply(next.update(from: current, to: runner.list.visibleRows))
        try table.verify(shows: runner.list.visibleRows)
      } catch {
        tally.brokenTables.append(seed)
      }
    }
    return tally
  }

  static func expectOnlyReloads(seeds: Range<UInt64>) {
    let tally = run(seeds: seeds)
    #expect(tally.wrongAnswers.isEmpty, "seeds \(tally.wrongAnswers.prefix(5))")
    #expect(tally.brokenTables.isEmpty, "seeds \(tally.brokenTables.prefix(5))")
    #expect(tally.reloads == seeds.count)
    #expect(tally.wouldHaveBroken > seeds.count / 10)
    print(
      "\(seeds.count) interleavings: \(tally.reloads) reloads,",
      "\(tally.wouldHaveBroken) of the batches would have broken the table")
  }

  @Test("Always answered by a reload, never by a wrong batch")
  func alwaysReload() { Self.expectOnlyReloads(seeds: 0..<1_000) }

  @Test("200,000 interleavings", .enabled(if: runsLongProofs))
  func manyInterleavings() { Self.expectOnlyReloads(seeds: 10_000..<210_000) }

  @Test("A change that is applied at once is never answered by a reload")
  func applyingAtOnce() throws {
    var random = SplitMix64(seed: 7)
    var runner = InterleavedList(random: &random)
    for _ in 0..<300 {
      let shown = runner.list.visibleRows
      let change = runner.anyChange(random: &random)
      guard case .perform = change.update(from: shown, to: runner.list.visibleRows) else {
        Issue.record("a reload for a change that fits")
        return
      }
    }
  }

  @Test("A table that shows each change in turn may lag behind the list")
  func laggingTable() throws {
    var random = SplitMix64(seed: 11)
    var runner = InterleavedList(random: &random)
    var shown = runner.list.visibleRows
    var table = ShelfTable(showing: shown)
    let changes = (0..<50).map { _ in runner.anyChange(random: &random) }
    for change in changes {
      guard case .perform(let changes) = change.update(from: shown) else {
        Issue.record("a reload for a change whose base is shown")
        return
      }
      try table.apply(changes)
      shown = changes.result
    }
    try table.verify(shows: runner.list.visibleRows)
  }

  @Test("Two copies of a list that change separately have no version in common")
  func copies() throws {
    var first = try Shelves([shelf(1, [1, 2]), shelf(2, [3])])
    var second = first
    let shown = first.visibleRows
    let change = first.toggle(1)
    second.toggle(2)
    #expect(first.visibleRows.version != second.visibleRows.version)
    guard case .reloadAll(let rows) = change.update(from: second.visibleRows) else {
      Issue.record("a batch of one copy was accepted for the other")
      return
    }
    #expect(rows == first.visibleRows)
    #expect(change.applied(to: second.visibleRows) == nil)
    guard case .perform = change.update(from: shown) else {
      Issue.record("the change does not fit its own base")
      return
    }
  }
}

/// A list with data that changes visibly at every step.
struct InterleavedList {
  private var data: ShelfData
  private(set) var list: Shelves

  init(random: inout SplitMix64) {
    data = .random(using: &random)
    list = Shelves(repairing: data.sections, preview: random.below(3))
  }

  /// A change after which other rows are visible.
  mutating func nextChange(random: inout SplitMix64) -> ListChanges<Shelf, Item> {
    while true {
      let changes = anyChange(random: &random)
      if !changes.isEmpty { return changes }
    }
  }

  /// A change, which may be an empty one or one of headers only.
  mutating func anyChange(random: inout SplitMix64) -> ListChanges<Shelf, Item> {
    let step = ListStep.random(using: &random)
    switch step {
    case .toggle(let section):
      return data.entries.isEmpty
        ? list.toggle(-1) : list.toggleSection(at: section % data.entries.count)
    case .expandAll: return list.expandAll()
    case .collapseAll: return list.collapseAll()
    case .preview(let rows): return list.setPreview(rows)
    default:
      data.perform(step)
      return list.replaceSections(repairing: data.sections)
    }
  }
}
