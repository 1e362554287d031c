import ExpandableListState
import MartTestSupport
import Testing

@Suite("A strict replacement after a repaired one")
struct StrictAfterRepairTests {
  /// Rows with repeated ids as a list was given them, and the rows that a strict replacement brings.
  struct Specimen: Sendable, CustomTestStringConvertible {
    var repaired: [Int]
    var strict: [Int]
    var indices: [Int]
    var testDescription: String { "\(repaired) → \(strict)" }
  }

  @Test(
    "Repeated ids are refused, wherever the two lists begin alike",
    arguments: [
      Specimen(repaired: [5, 5], strict: [5, 5], indices: [0, 1]),
      Specimen(repaired: [5, 5, 5], strict: [5, 5], indices: [0, 1]),
      Specimen(repaired: [5, 5], strict: [5, 5, 5], indices: [0, 1]),
      Specimen(repaired: [7, 5, 5], strict: [7, 5, 5], indices: [1, 2]),
      Specimen(repaired: [7, 5, 5, 9], strict: [7, 5, 5, 8], indices: [1, 2]),
      Specimen(repaired: [5, 9, 5], strict: [5, 9, 5, 9], indices: [0, 2]),
      Specimen(repaired: [4, 4, 6, 6], strict: [4, 4, 6], indices: [0, 1]),
    ], [0, 1, 5])
  func refused(specimen: Specimen, preview: Int) throws {
    var list = Shelves(repairing: [shelf(1, specimen.repaired)], preview: preview)
    let before = list
    let error = try #require(throws: ListError.self) {
      try list.replaceSections([shelf(1, specimen.strict)])
    }
    #expect(error.code == .duplicateRow)
    #expect(error.section == 0)
    #expect(error.indices == specimen.indices)
    #expect(list.sections == before.sections)
    #expect(list.repairs == before.repairs)
    #expect(list.visibleRows.version == before.visibleRows.version)
  }

  @Test("Repeated section ids are refused too")
  func repeatedSections() throws {
    var list = Shelves(repairing: [shelf(1, [5]), shelf(1, [5])], preview: 1)
    let error = try #require(throws: ListError.self) {
      try list.replaceSections([shelf(1, [5]), shelf(1, [5])])
    }
    #expect(error.code == .duplicateSection)
    #expect(error.indices == [0, 1])
  }

  @Test(
    "What comes next fits the table",
    arguments: [[5, 5], [7, 5, 5], [5, 9], [5, 5, 9], [9, 5, 5, 5]],
    [[9, 5], [7, 5, 5], [5, 9], [5], [], [5, 9, 7], [5, 5, 9], [9, 9, 5, 5]])
  func next(first: [Int], second: [Int]) throws {
    var list = Shelves(repairing: [shelf(1, [5, 5])], preview: 5)
    var table = ShelfTable(showing: list.visibleRows)
    for items in [first, second] {
      let before = list.visibleRows
      let isRefused = Set(items).count < items.count
      do {
        let changes = try list.replaceSections([shelf(1, items)])
        #expect(!isRefused)
        try table.apply(changes)
        try table.verify(shows: list.visibleRows)
        #expect(changes.applied(to: before) == list.visibleRows)
        #expect(list.repairs.isEmpty)
      } catch let error as ListError {
        #expect(isRefused, "\(error)")
        try table.apply(list.replaceSections(repairing: [shelf(1, items)]))
      }
      try table.verify(shows: list.visibleRows)
    }
  }

  @Test("The first of an id stays, the numbered ones leave")
  func numberedRowsLeave() throws {
    var list = Shelves(repairing: [shelf(1, [5, 5, 6, 5])], preview: 9)
    let changes = try list.replaceSections([shelf(1, [5, 6])])
    #expect(
      changes.stages.map { Array($0.removals) } == [
        [ListPosition(section: 0, row: 1), ListPosition(section: 0, row: 3)]
      ])
    #expect(changes.stages[0].insertions.isEmpty && changes.stages[0].moves.isEmpty)
    #expect(list.sections[0].rowKey(at: 0) == ListKey(5))
  }

  @Test("Sections that a list numbered keep their numbers, alone or in another order")
  func numberedSections() throws {
    var list = Shelves(repairing: [shelf(1, [5, 5]), shelf(1, [6]), shelf(2, [])], preview: 9)
    list.expand(ListKey(1, occurrence: 2))
    var table = ShelfTable(showing: list.visibleRows)
    try table.apply(list.replaceSections([list.sections[1], list.sections[0]]))
    try table.verify(shows: list.visibleRows)
    #expect(list.sections.map(\.key) == [ListKey(1, occurrence: 2), ListKey(1)])
    #expect(list.sections[1].rowKey(at: 1) == ListKey(5, occurrence: 2))
    try table.apply(list.replaceSections([list.sections[0]]))
    #expect(list.isExpanded(ListKey(1, occurrence: 2)))
    try table.apply(list.replaceSections([shelf(1, [6]), list.sections[0]]))
    try table.verify(shows: list.visibleRows)
    #expect(throws: ListError.self) { try list.replaceSections(list.sections + [shelf(1, [])]) }
  }

  /// An id that hashes like all others.
  struct Clash: Hashable, Sendable {
    var number: Int
    func hash(into hasher: inout Hasher) {}
  }

  struct ClashingRow: Identifiable, Equatable, Sendable {
    var id: Clash
    init(_ number: Int) { id = Clash(number: number) }
  }

  @Test("Ids are told apart though all of them hash alike")
  func clashingHashes() throws {
    func section(_ rows: [Int]) -> ListSection<SelfIdentified<Int>, ClashingRow> {
      ListSection(SelfIdentified(1), rows: rows.map { ClashingRow($0) })
    }
    var list = ExpandableList(repairing: [section([1, 2, 2, 3])], preview: 9)
    let shown = list.visibleRows
    let changes = try list.replaceSections([section([3, 4, 2])])
    #expect(changes.applied(to: shown) == list.visibleRows)
    #expect(changes.stages[0].removals.map(\.row) == [0, 2])
    #expect(changes.stages[1].insertions.map(\.row) == [1])
    #expect(changes.stages[1].moves.count == 1)
    let error = try #require(throws: ListError.self) {
      try list.replaceSections([section([3, 5, 2, 5])])
    }
    #expect(error.indices == [1, 3])
  }
}
