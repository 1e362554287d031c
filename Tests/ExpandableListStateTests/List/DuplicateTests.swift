import ExpandableListState
import Testing

@Suite("Ids that occur twice")
struct DuplicateTests {
  @Test("Two sections with one id are refused with the id and both places")
  func sections() throws {
    let error = try #require(throws: ListError.self) {
      try ExpandableList([
        ListSection("양재점", rows: ["a"]), ListSection("월계점", rows: ["a"]),
        ListSection("양재점", rows: ["b"]),
      ])
    }
    #expect(error.code == .duplicateSection)
    #expect(error.id == "양재점")
    #expect(error.indices == [0, 2])
    #expect(error.description == "two sections have the id \"양재점\": 0 and 2")
  }

  @Test("Two rows of one section with one id are refused with the id and both places")
  func rows() throws {
    let error = try #require(throws: ListError.self) {
      try ExpandableList([
        ListSection("양재점", rows: ["a"]), ListSection("월계점", rows: ["b", "c", "b"]),
      ])
    }
    #expect(error.code == .duplicateRow)
    #expect(error.section == 1)
    #expect(error.description == "two rows of section 1 have the id \"b\": 0 and 2")
  }

  @Test("One row id in two sections is no duplicate: two branches may close on one day")
  func acrossSections() throws {
    let list = try ExpandableList(
      [ListSection("양재점", rows: ["11월 22일"]), ListSection("월계점", rows: ["11월 22일"])],
      preview: 1)
    #expect(list.visibleRows.count == 2)
  }

  @Test(
    "A replacement with duplicates is refused and changes nothing",
    arguments: [
      [shelf(1, [1, 2]), shelf(1, [])], [shelf(1, [1, 2, 3, 2])], [shelf(7, [5, 5])],
      [shelf(1, [2, 1, 1])],
    ])
  func replacing(sections: [ShelfSection]) throws {
    var list = try Shelves([shelf(1, [1, 2])], preview: 1)
    let before = list
    #expect(throws: ListError.self) { try list.replaceSections(sections) }
    #expect(list.visibleRows == before.visibleRows)
    #expect(list.visibleRows.version == before.visibleRows.version)
    #expect(list.sections == before.sections)
  }

  @Test("The repairing initializer drops nothing, numbers the later ones and reports them")
  func repairing() throws {
    var list = ExpandableList(
      repairing: [
        ListSection("양재점", rows: ["a", "b", "a", "a"]), ListSection("양재점", rows: ["a"]),
      ], preview: 1)
    #expect(list.repairs.map(\.description) == ["양재점: a#2", "양재점: a#3", "양재점#2"])
    #expect(list.sections.map(\.key.description) == ["양재점", "양재점#2"])
    #expect(list.sections[0].rowKey(at: 3) == ListKey("a", occurrence: 3))
    list.expand("양재점")
    #expect(list.isExpanded("양재점"))
    #expect(!list.isExpanded(ListKey("양재점", occurrence: 2)))
    #expect(list.visibleRows.map(\.value) == ["a", "b", "a", "a", "a"])
    list.toggle(ListKey("양재점", occurrence: 2))
    #expect(list.expansionState.ids == ["양재점", "양재점"])
  }

  @Test("Numbered rows keep their identity through a replacement")
  func replacingRepaired() throws {
    var list = ExpandableList(repairing: [shelf(1, [4, 4, 5]), shelf(1, [4])])
    list.expandAll()
    let shown = list.visibleRows
    let changes = list.replaceSections(repairing: [shelf(1, [4, 5, 4]), shelf(1, [])])
    #expect(changes.applied(to: shown) == list.visibleRows)
    #expect(changes.stages.reduce(0) { $0 + $1.moves.count } == 1)
    #expect(list.repairs.count == 2)
    #expect(list.isExpanded(ListKey(1, occurrence: 2)))
    try list.replaceSections(list.sections)
    #expect(list.repairs.isEmpty)
    #expect(list.sections.count == 2)
  }

  @Test("Without duplicates there is nothing to repair")
  func nothingToRepair() {
    #expect(ExpandableList(repairing: [shelf(1, [1, 2]), shelf(2, [1])]).repairs.isEmpty)
  }

  @Test("The rows of a visible section have keys of their own, whatever ids repeat")
  func keyedRows() throws {
    var list = ExpandableList(
      repairing: [ListSection("양재점", rows: ["a", "b", "a", "a"])], preview: 3)
    var rows = list.visibleRows.sections[0].rows
    #expect(rows.map(\.id.description) == ["a", "b", "a#2"])
    #expect(rows.map(\.row.value) == ["a", "b", "a"])
    #expect(rows.indices == 0..<3)
    list.expand("양재점")
    rows = list.visibleRows.sections[0].rows
    #expect(Set(rows.map(\.id)).count == 4)
    #expect(rows == list.visibleRows.sections[0].rows)
    try list.replaceSections([ListSection("양재점", rows: ["a", "b"])])
    #expect(list.visibleRows.sections[0].rows.map(\.id) == [ListKey("a"), ListKey("b")])
    #expect(list.visibleRows.sections[0].rows != rows)
  }

  @Test("Rows with equal content under another key are other rows")
  func keysCount() throws {
    let list = Shelves(repairing: [shelf(1, [5, 5])], preview: 2)
    let first = list.visibleRows.sections[0].rows
    let second = Shelves(repairing: [shelf(1, [5])], preview: 1).visibleRows.sections[0].rows
    #expect(first[0] == second[0])
    #expect(first[0] != first[1])
    #expect(first[0].row == first[1].row)
  }

  @Test("A row outside the visible ones stops the program")
  func keyedRowsOutside() async {
    await #expect(processExitsWith: .failure) {
      _ = Shelves(repairing: [shelf(1, [5, 5])], preview: 1).visibleRows.sections[0].rows[1]
    }
  }
}
