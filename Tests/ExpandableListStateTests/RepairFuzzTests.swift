import ExpandableListState
import MartTestSupport
import Testing

@Suite("A list whose ids repeat never breaks a table, however strict and repaired updates mix")
struct RepairFuzzTests {
  static func run(seeds: Range<UInt64>, steps: Int, mode: ExpansionMode) -> RepairRunner.Tally {
    var tally = RepairRunner.Tally()
    for seed in seeds {
      var runner = RepairRunner(seed: seed, mode: mode)
      for step in 0..<steps {
        do {
          try runner.step()
        } catch {
          tally.failures.append("seed \(seed), step \(step), \(mode): \(runner.last): \(error)")
          break
        }
      }
      tally.add(runner.tally)
    }
    return tally
  }

  @Test("Random steps: no violation", arguments: [ExpansionMode.multiple, .single])
  func randomSteps(mode: ExpansionMode) {
    let tally = Self.run(seeds: 1..<41, steps: 50, mode: mode)
    #expect(tally.failures.isEmpty, "\(tally.failures.first ?? "")")
    #expect(tally.refused > 100 && tally.accepted > 100 && tally.repaired > 100)
    #expect(tally.carried > 40 && tally.moves > 100 && tally.stayed > 1_000)
  }

  @Test(
    "300,000 random steps", .enabled(if: runsLongProofs),
    arguments: [ExpansionMode.multiple, .single])
  func manySteps(mode: ExpansionMode) {
    let start: UInt64 = mode == .multiple ? 10_000 : 20_000
    let tally = Self.run(seeds: start..<start + 1_500, steps: 100, mode: mode)
    #expect(tally.failures.isEmpty, "\(tally.failures.prefix(3))")
    #expect(tally.steps == 150_000)
    print("\(mode): \(tally)")
  }
}

/// Takes a list, a table and a model through the same random steps.
struct RepairRunner {
  struct Tally: CustomStringConvertible {
    var failures: [String] = []
    var steps = 0, refused = 0, accepted = 0, repaired = 0, carried = 0
    var stages = 0, moves = 0, stayed = 0

    mutating func add(_ other: Tally) {
      steps += other.steps
      refused += other.refused
      accepted += other.accepted
      repaired += other.repaired
      carried += other.carried
      stages += other.stages
      moves += other.moves
      stayed += other.stayed
    }

    var description: String {
      """
      \(steps) steps, \(failures.count) violations; \(repaired) repaired updates, \(accepted) strict \
      ones, \(carried) of them with numbered sections, \(refused) refused; \(stages) stages, \
      \(moves) moves, \(stayed) cells that had to stay
      """
    }
  }

  private(set) var tally = Tally()
  private(set) var last = "start"
  private var random: SplitMix64
  private var model = KeyedModel()
  private var list: Shelves
  private var table: CellTable

  init(seed: UInt64, mode: ExpansionMode) {
    random = SplitMix64(seed: seed)
    model.mode = mode
    list = Shelves(mode: mode)
    table = CellTable(showing: list.visibleRows)
  }

  mutating func step() throws {
    tally.steps += 1
    let shown = list.visibleRows
    let before = cellsByKey()
    let changes = try random.below(3) == 0 ? expand() : replace()
    try table.perform(changes)
    for section in changes.stages.flatMap(\.data.sections) {
      try require(Set(section.rows.map(\.id)).count == section.rows.count, "a key twice in a stage")
    }
    tally.stages += changes.stages.count
    tally.moves += changes.stages.reduce(0) { $0 + $1.moves.count + $1.sectionMoves.count }
    try require(changes.applied(to: shown) == list.visibleRows, "the replayed list differs")
    try require(changes.isEmpty == (shown == list.visibleRows), "empty, or not, without reason")
    try verify()
    for (key, cell) in cellsByKey() {
      guard let old = before[key] else { continue }
      tally.stayed += 1
      try require(old.birth == cell.birth, "\(key) was removed and came again")
      let loads = old.content == cell.content ? 0 : 1
      try require(cell.loads == old.loads + loads, "\(key) was loaded without need")
    }
  }

  private func require(_ condition: Bool, _ reason: String) throws {
    if !condition { throw CellTable.Refusal(reason) }
  }

  private func cellsByKey() -> [String: CellTable.Cell] {
    var cells: [String: CellTable.Cell] = [:]
    for (entry, column) in zip(model.entries, table.columns) {
      for (row, cell) in zip(model.visible(entry), column.cells) {
        cells["\(entry.key): \(row.key)"] = cell
      }
    }
    return cells
  }

  private func verify() throws {
    let sections = list.visibleRows.sections
    try require(sections.map(\.id) == model.entries.map(\.key), "other sections")
    for (index, entry) in model.entries.enumerated() {
      let rows = model.visible(entry)
      let column = table.columns[index]
      let header = CellTable.Header(
        shelf: entry.header, isExpanded: model.expanded.contains(entry.key),
        hidden: entry.rows.count - rows.count)
      try require(column.header == header, "header \(index) is stale: \(column.header)")
      try require(column.cells.map(\.content) == rows.map(\.item), "rows of \(index) are stale")
      try require(sections[index].rows.map(\.id) == rows.map(\.key), "other keys in \(index)")
      try require(sections[index].rows.map(\.row) == rows.map(\.item), "other rows in \(index)")
      try require(sections[index].hiddenRowCount == entry.rows.count - rows.count, "hidden rows")
      try require(sections[index].isExpanded == model.expanded.contains(entry.key), "expansion")
    }
    try require(list.expansionState == ExpansionState(keys: model.expanded), "expansion state")
    try require(list.repairs.map(\.description) == model.repairs, "repairs \(list.repairs)")
  }

  private mutating func replace() throws -> ListChanges<Shelf, Item> {
    var data = model.nextData(using: &random)
    let carries = random.below(4) == 0
    if carries {
      let kept = list.sections.indices.shuffled(using: &random).prefix(random.below(9))
      data = Array(data.prefix(random.below(2)))
      for index in kept {
        var entry = model.entries[index]
        entry.section = list.sections[index]
        data.insert(entry, at: random.below(data.count + 1))
      }
    }
    let sections = data.map(\.section)
    last = "\(data.map { "\($0.key) \($0.rows.map(\.key))" })"
    if random.below(3) == 0 {
      last = "repairing \(last)"
      tally.repaired += 1
      (model.entries, model.repairs) = KeyedModel.numbered(data)
      return list.replaceSections(repairing: sections)
    }
    let refusal = KeyedModel.refusal(of: data)
    do {
      let changes = try list.replaceSections(sections)
      try require(refusal == nil, "repeated ids were accepted")
      tally.accepted += 1
      if carries { tally.carried += 1 }
      (model.entries, model.repairs) = (data, [])
      return changes
    } catch let error as ListError {
      tally.refused += 1
      try require(
        error.code == refusal?.code && [error.section] + error.indices == refusal?.places,
        "refused with \(error) instead of \(String(describing: refusal))")
      return list.setPreview(model.preview)
    }
  }

  private mutating func expand() throws -> ListChanges<Shelf, Item> {
    let key = ListKey(random.below(4), occurrence: 1 + random.below(3))
    let present = Set(model.entries.map(\.key))
    last = "expansion of \(key)"
    switch random.below(10) {
    case 0:
      if model.mode == .multiple { model.expanded.formUnion(present) }
      return list.expandAll()
    case 1:
      model.expanded = []
      return list.collapseAll()
    case 2:
      model.preview = random.below(5)
      return list.setPreview(model.preview)
    case 3:
      model.expanded = [key]
      return list.restore(ExpansionState(keys: [key]))
    case 4:
      model.expanded.formIntersection(present)
      list.forgetAbsentSections()
      return list.setPreview(model.preview)
    case 5:
      if present.contains(key) { model.expanded.remove(key) }
      return list.collapse(key)
    default:
      guard let entry = model.entries.randomElement(using: &random) else { return list.toggle(key) }
      if model.expanded.remove(entry.key) == nil {
        if model.mode == .single { model.expanded = [] }
        model.expanded.insert(entry.key)
      }
      return list.toggle(entry.key)
    }
  }
}
