import BenchmarkHarness
import ExpandableListState

let expandableListStateBenchmarks = BenchmarkSuite(
  "ExpandableListState",
  [
    toggling(400, rows: 12, limit: 20_000).beside("CollectionDifference") {
      differenceOfToggles(400, rows: 12)
    },
    toggling(100, rows: 100, limit: 1_000_000),
    toggling(100, rows: 1_000, limit: 1_000_000),
    toggling(1_000, rows: 1_000, limit: 1_000_000),
    toggling(1, rows: 1_000_000, limit: 1_000_000),
    toggling(1_000_000, rows: 1, limit: 1_000_000),
    lookingUp(100),
    lookingUp(10_000),
    lookingUp(1_000_000),
    replacing("5 % edits of 5,000", edited, limit: 600_000),
    replacing("shuffle of 5,000", shuffled, limit: 800_000),
    Benchmark("5 % edits, text ids") { replacement(of: texts(), by: texts(edited)) },
    Benchmark("shuffle, text ids") { replacement(of: texts(), by: texts(shuffled)) },
    Benchmark("refresh with equal data") { replacement(of: stops(), by: stops()) },
    Benchmark("5,000 rows in 400 sections") { try replacementOfSections() },
  ])

/// A row whose content is more than its id.
private struct Stop<ID: Hashable & Sendable>: Identifiable, Equatable, Sendable {
  var id: ID
  var text: String
}

private typealias Stops = ExpandableList<SelfIdentified<Int>, Stop<Int>>

private func list(_ sections: Int, rows: Int) throws -> Stops {
  try ExpandableList(
    (0..<sections).map { section in
      ListSection(
        SelfIdentified(section), rows: (0..<rows).map { Stop(id: $0, text: "row") })
    }, preview: 0)
}

/// Toggles one section after the other while a table keeps what it shows.
private func toggling(_ sections: Int, rows: Int, limit: Double) -> Benchmark {
  Benchmark("toggle 1 of \(sections) × \(rows)", target: Target(nanoseconds: limit)) {
    let list = try list(sections, rows: rows)
    return { count in
      var list = list
      var sum = 0
      for step in 0..<count {
        let shown = list.visibleRows
        let changes = list.toggle(step / 2 * 7 % sections)
        guard case .perform(let changes) = changes.update(from: shown) else { return -1 }
        sum &+= changes.stages[0].insertions.count &+ changes.stages[0].removals.count
      }
      return sum
    }
  }
}

/// What an app does that compares the visible ids before and after a toggle.
private func differenceOfToggles(_ sections: Int, rows: Int) -> Workload {
  { count in
    var isExpanded = [Bool](repeating: false, count: sections)
    var visible: [Int] = []
    var sum = 0
    for step in 0..<count {
      isExpanded[step / 2 * 7 % sections].toggle()
      var next: [Int] = []
      for section in 0..<sections {
        // A header has an id of its own, so that closed sections differ too.
        next.append(section << 32)
        if isExpanded[section] {
          for row in 0..<rows { next.append(section << 32 + row + 1) }
        }
      }
      if visible.isEmpty { visible = (0..<sections).map { $0 << 32 } }
      sum &+= next.difference(from: visible).count
      visible = next
    }
    return sum
  }
}

private func lookingUp(_ sections: Int) -> Benchmark {
  Benchmark("row n of \(sections) sections", target: Target(allocations: 0)) {
    var list = try list(sections, rows: 4)
    list.setPreview(1)
    for section in stride(from: 0, to: sections, by: 3) { list.toggleSection(at: section) }
    let visible = list.visibleRows
    return { count in
      var sum = 0
      var offset = 0
      for _ in 0..<count {
        offset = (offset &+ 0x9E3779B9) % visible.count
        sum &+= visible.position(at: offset).row
      }
      return sum
    }
  }
}

private func stops(_ order: [Int] = Array(0..<5_000)) -> [Stop<Int>] {
  order.map { Stop(id: $0, text: "row \($0)") }
}

private func texts(_ order: [Int] = Array(0..<5_000)) -> [Stop<String>] {
  order.map { Stop(id: "closing day number \($0)", text: "row \($0)") }
}

/// Every 40th row left, and a new one came behind every 40th.
private let edited: [Int] = {
  var rows: [Int] = []
  for row in 0..<5_000 where row % 40 != 0 {
    rows.append(row)
    if row % 40 == 20 { rows.append(row + 10_000) }
  }
  return rows
}()

private let shuffled: [Int] = {
  var random = SplitMix(state: 42)
  return Array(0..<5_000).shuffled(using: &random)
}()

/// Replaces one state by the other and back again.
private func replacement<ID>(of first: [Stop<ID>], by second: [Stop<ID>]) -> Workload {
  { count in
    var list = try ExpandableList([ListSection("a", rows: first)])
    list.expand("a")
    var sum = 0
    for step in 0..<count {
      let changes = try list.replaceSections([
        ListSection("a", rows: step % 2 == 0 ? second : first)
      ])
      for stage in changes.stages {
        sum &+= stage.removals.count &+ stage.insertions.count &+ 2 * stage.moves.count
      }
    }
    return sum
  }
}

private func replacing(_ name: String, _ order: [Int], limit: Double) -> Benchmark {
  Benchmark(name, target: Target(nanoseconds: limit)) {
    replacement(of: stops(), by: stops(order))
  }
  .beside("CollectionDifference") {
    let states = [stops(), stops(order)]
    return { count in
      var sum = 0
      for step in 0..<count {
        let before = states[step % 2].map(\.id)
        let after = states[1 - step % 2].map(\.id)
        sum &+= after.difference(from: before).inferringMoves().count
      }
      return sum
    }
  }
}

/// The rows of 400 sections: every tenth section has one row less or more, and two changed places.
private func replacementOfSections() throws -> Workload {
  let first = (0..<400).map { ListSection("\($0)", rows: stops(Array(0..<12))) }
  var second = (0..<400).map {
    ListSection("\($0)", rows: stops(Array(0..<($0 % 10 == 0 ? 11 : 12))))
  }
  second.swapAt(100, 300)
  return { [second] count in
    var list = try ExpandableList(first)
    list.expandAll()
    var sum = 0
    for step in 0..<count {
      sum &+= try list.replaceSections(step % 2 == 0 ? second : first).stages.count
    }
    return sum
  }
}
