import ExpandableListState
import MartTestSupport

/// Runs a script against a list, a simulated table and a model that shares no code with either.
struct ListRunner {
  /// How the changes reach the table; the wrong ways show that a mistake is found.
  enum Driver: Sendable {
    case staged
    /// All stages in one batch.
    case merged
    /// The stages one by one, while the data source already answers from the final data.
    case finalData
  }

  struct Failure: Error, CustomStringConvertible {
    var step: Int
    var reason: String
    var description: String { "step \(step): \(reason)" }
  }

  let driver: Driver
  let mode: ExpansionMode
  private(set) var data = ShelfData()
  private(set) var list: Shelves
  private var table: ShelfTable
  /// The ids that are expanded, whether they are in the data or not.
  private var expanded: Set<Int> = []
  private var preview = 0
  private(set) var stageCounts = [Int](repeating: 0, count: 6)

  init(driver: Driver = .staged, mode: ExpansionMode = .multiple) {
    self.driver = driver
    self.mode = mode
    list = Shelves(mode: mode)
    table = ShelfTable(showing: list.visibleRows)
  }

  static func firstFailure(
    in script: [ListStep], driver: Driver = .staged, mode: ExpansionMode = .multiple
  ) -> Failure? {
    var runner = ListRunner(driver: driver, mode: mode)
    for (index, step) in script.enumerated() {
      do throws(Failure) {
        try runner.perform(step, number: index)
      } catch {
        return error
      }
    }
    return nil
  }

  mutating func perform(_ step: ListStep, number: Int) throws(Failure) {
    let before = list.visibleRows
    let changes: ListChanges<Shelf, Item>
    do {
      changes = try perform(step)
      try drive(changes)
      try table.verify(shows: list.visibleRows)
    } catch {
      throw Failure(step: number, reason: "\(error)")
    }
    if let reason = firstBrokenPromise(of: changes, after: step, from: before) {
      throw Failure(step: number, reason: reason)
    }
    stageCounts[changes.stages.count] += 1
  }

  private mutating func perform(_ step: ListStep) throws -> ListChanges<Shelf, Item> {
    switch step {
    case .toggle(let section):
      guard !data.entries.isEmpty else { return list.toggle(-1) }
      let id = data.entries[section % data.entries.count].shelf.id
      if expanded.remove(id) == nil {
        if mode == .single { expanded = [] }
        expanded.insert(id)
      }
      return list.toggle(id)
    case .expandAll:
      if mode == .multiple { expanded.formUnion(data.entries.map(\.shelf.id)) }
      return list.expandAll()
    case .collapseAll:
      expanded = []
      return list.collapseAll()
    case .preview(let rows):
      preview = rows
      return list.setPreview(rows)
    default:
      data.perform(step)
      return try list.replaceSections(data.sections)
    }
  }

  private mutating func drive(_ changes: ListChanges<Shelf, Item>) throws {
    switch driver {
    case .staged:
      for stage in changes.stages {
        try table.performBatch(TableBatch(stage), data: stage.data.tableData)
        guard table.sections.map(\.cells) == stage.data.tableData.map(\.cells) else {
          throw Failure(step: 0, reason: "a stage does not show its own data")
        }
      }
      try table.refreshHeaders(changes.refreshedHeaders, data: changes.result.tableData)
    case .merged:
      try table.performBatch(TableBatch(merging: changes.stages), data: changes.result.tableData)
      try table.refreshHeaders(changes.refreshedHeaders, data: changes.result.tableData)
    case .finalData:
      for stage in changes.stages {
        try table.performBatch(TableBatch(stage), data: changes.result.tableData)
      }
      try table.refreshHeaders(changes.refreshedHeaders, data: changes.result.tableData)
    }
  }

  private func firstBrokenPromise(
    of changes: ListChanges<Shelf, Item>, after step: ListStep,
    from before: VisibleRows<Shelf, Item>
  ) -> String? {
    let after = list.visibleRows
    let expected = data.entries.map { entry in
      expanded.contains(entry.shelf.id) ? entry.items : Array(entry.items.prefix(preview))
    }
    if after.sections.map({ $0.rows.map(\.row) }) != expected { return "not the rows of the model" }
    if after.sections.map(\.section) != data.entries.map(\.shelf) { return "not its sections" }
    if Array(after) != expected.flatMap({ $0 }) { return "the rows in order differ" }
    if !after.indices.allSatisfy({ after.offset(of: after.position(at: $0)) == $0 }) {
      return "an offset and its position differ"
    }
    if list.expansionState != ExpansionState(expanded) { return "another expansion state" }
    if changes.applied(to: before) != after { return "the replayed list differs" }
    if changes.result != after { return "the result differs" }
    if changes.isEmpty != (before == after) { return "empty although the lists differ, or not" }
    if changes.stages.last.map({ $0.data == after }) == false { return "the last data differ" }
    for stage in changes.stages where !stage.reloads.isEmpty {
      if !stage.sectionRemovals.isEmpty || !stage.sectionInsertions.isEmpty
        || !stage.sectionMoves.isEmpty || !stage.removals.isEmpty || !stage.insertions.isEmpty
        || !stage.moves.isEmpty
      {
        return "a reload shares its batch"
      }
    }
    if changes.stages.count > 4 { return "\(changes.stages.count) stages" }
    if case .toggle = step { return brokenToggle(changes) }
    return nil
  }

  private func brokenToggle(_ changes: ListChanges<Shelf, Item>) -> String? {
    guard let stage = changes.stages.first else { return nil }
    if changes.stages.count > 1 { return "a toggle in \(changes.stages.count) stages" }
    let ranges = stage.insertions.ranges.count + stage.removals.ranges.count
    let allowed = mode == .single && !stage.insertions.isEmpty ? 2 : 1
    return ranges <= allowed && stage.moves.isEmpty ? nil : "a toggle in \(ranges) ranges"
  }
}

extension TableBatch {
  init(merging stages: [ListStage<Shelf, Item>]) {
    self.init()
    for stage in stages.map({ TableBatch($0) }) {
      deletedSections += stage.deletedSections
      insertedSections += stage.insertedSections
      movedSections += stage.movedSections
      deletedRows += stage.deletedRows
      insertedRows += stage.insertedRows
      reloadedRows += stage.reloadedRows
      movedRows += stage.movedRows
    }
  }
}

extension VisibleRows<Shelf, Item> {
  var tableData: [ShelfTable.Section] {
    sections.map { .init(header: $0.section, cells: $0.rows.map(\.row)) }
  }
}
