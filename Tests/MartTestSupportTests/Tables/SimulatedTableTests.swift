import ExpandableListState
import MartTestSupport
import Testing

@Suite("A table view that keeps its cells")
struct SimulatedTableTests {
  typealias Table = SimulatedTable<String, String>

  static func data(_ sections: [(String, String)]) -> [Table.Section] {
    sections.map { .init(header: $0.0, cells: $0.1.map { String($0) }) }
  }

  @Test("Deletions, insertions and moves in one batch lead where UIKit leads")
  func everythingAtOnce() throws {
    var table = Table(Self.data([("A", "abc"), ("B", "de"), ("C", "f"), ("D", "gh")]))
    var batch = TableBatch()
    batch.deletedSections = [1]
    batch.insertedSections = [0]
    batch.movedSections = [ListMove(from: 3, to: 2)]
    batch.deletedRows = [at(0, 1)]
    batch.insertedRows = [at(1, 0)]
    batch.movedRows = [ListMove(from: at(0, 0), to: at(3, 1))]
    let data = Self.data([("N", "xy"), ("A", "zc"), ("D", "gh"), ("C", "fa")])
    try table.performBatch(batch, data: data)
    #expect(table.sections == data)
    try table.verify(shows: data)
  }

  @Test("A reload of a row takes its old position and loads from the new one")
  func reloadBesideDeletion() throws {
    var table = Table(Self.data([("A", "abc")]))
    var batch = TableBatch()
    batch.deletedRows = [at(0, 0)]
    batch.reloadedRows = [at(0, 2)]
    try table.performBatch(batch, data: Self.data([("A", "bC")]))
    #expect(table.sections == Self.data([("A", "bC")]))
  }

  @Test("A reloaded section may have another number of rows")
  func reloadedSection() throws {
    var table = Table(Self.data([("A", "abc"), ("B", "d")]))
    var batch = TableBatch()
    batch.reloadedSections = [1]
    try table.performBatch(batch, data: Self.data([("A", "abc"), ("b", "xyz")]))
    #expect(table.sections == Self.data([("A", "abc"), ("b", "xyz")]))
  }

  @Test("A cell that no operation touched keeps what it showed, and verifying says so")
  func staleCell() throws {
    var table = Table(Self.data([("A", "abc")]))
    let data = Self.data([("A", "abX")])
    try table.performBatch(TableBatch(), data: data)
    #expect(table.sections == Self.data([("A", "abc")]))
    let error = try #require(throws: TableError.self) { try table.verify(shows: data) }
    #expect(error.description == "staleCell: section 0 row 2")
  }

  @Test("Two rows that change places without a move are found")
  func swappedCells() throws {
    var table = Table(Self.data([("A", "ab")]))
    let data = Self.data([("A", "ba")])
    try table.performBatch(TableBatch(), data: data)
    let error = try #require(throws: TableError.self) { try table.verify(shows: data) }
    #expect(error.code == .staleCell)
  }

  @Test("A header keeps what it showed until it is refreshed")
  func headers() throws {
    var table = Table(Self.data([("A", "a")]))
    let data = Self.data([("B", "a")])
    try table.performBatch(TableBatch(), data: data)
    let error = try #require(throws: TableError.self) { try table.verify(shows: data) }
    #expect(error.description == "staleHeader: section 0")
    try table.refreshHeaders([0], data: data)
    try table.verify(shows: data)
    let outside = try #require(throws: TableError.self) {
      try table.refreshHeaders([1], data: data)
    }
    #expect(outside.code == .sectionOutOfBounds)
  }

  @Test("Verifying finds a section or a row too many")
  func counts() throws {
    let table = Table(Self.data([("A", "a")]))
    let sections = try #require(throws: TableError.self) { try table.verify(shows: []) }
    let rows = try #require(throws: TableError.self) {
      try table.verify(shows: Self.data([("A", "ab")]))
    }
    #expect(sections.code == .invalidSectionCount)
    #expect(rows.code == .invalidRowCount)
  }

  @Test("A refused batch leaves the table as it was, and a reload mends it")
  func refusal() throws {
    var table = Table(Self.data([("A", "a")]))
    let data = Self.data([("A", "ab")])
    #expect(throws: TableError.self) { try table.performBatch(TableBatch(), data: data) }
    #expect(table.sections == Self.data([("A", "a")]))
    table.reloadData(data)
    try table.verify(shows: data)
  }

  @Test("The stages of a change are performed with their own data and the headers refreshed")
  func changesOfAList() throws {
    var list = try ExpandableList(
      [ListSection("a", rows: ["1", "2"]), ListSection("b", rows: ["3"])], preview: 1)
    var table = SimulatedTable(showing: list.visibleRows)
    try table.apply(list.toggle("a"))
    let changes = try list.replaceSections([
      ListSection("b", rows: ["4"]), ListSection("a", rows: ["2", "1", "5"]),
    ])
    try table.apply(changes.update(from: changes.result))
    try table.verify(shows: list.visibleRows)
    #expect(throws: TableError.self) { try table.apply(changes) }
  }
}
