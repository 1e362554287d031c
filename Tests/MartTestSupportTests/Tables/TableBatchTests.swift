import ExpandableListState
import MartTestSupport
import Testing

/// A wrong batch with the rule that it breaks.
struct WrongBatch: Sendable, CustomTestStringConvertible {
  var name: String
  var before = [3, 2, 1]
  var after: [Int]
  var code: TableError.Code
  var message: String
  var batch: TableBatch

  init(
    _ name: String, after: [Int], _ code: TableError.Code, _ message: String,
    _ fill: (inout TableBatch) -> Void
  ) {
    self.name = name
    self.after = after
    self.code = code
    self.message = message
    batch = TableBatch()
    fill(&batch)
  }

  var testDescription: String { name }
}

func at(_ section: Int, _ row: Int) -> ListPosition { ListPosition(section: section, row: row) }

@Suite("Batches that a table view refuses")
struct TableBatchTests {
  @Test("Each wrong batch is refused for its own reason", arguments: counts + sections + rows)
  func wrongBatch(wrong: WrongBatch) throws {
    let error = try #require(throws: TableError.self) {
      try wrong.batch.check(from: wrong.before, to: wrong.after)
    }
    #expect(error.code == wrong.code)
    #expect(error.description == wrong.message)
  }

  static let counts = [
    WrongBatch(
      "a section more in the data", after: [3, 2, 1, 1], .invalidSectionCount,
      "invalidSectionCount, expected 3, found 4"
    ) { _ in },
    WrongBatch(
      "a section deleted and still there", after: [3, 2, 1], .invalidSectionCount,
      "invalidSectionCount, expected 2, found 3"
    ) { $0.deletedSections = [0] },
    WrongBatch(
      "a row less in the data", after: [3, 1, 1], .invalidRowCount,
      "invalidRowCount: section 1, expected 2, found 1"
    ) { _ in },
    WrongBatch(
      "a row inserted and not there", after: [3, 2, 1], .invalidRowCount,
      "invalidRowCount: section 0, expected 4, found 3"
    ) { $0.insertedRows = [at(0, 1)] },
    WrongBatch(
      "rows that change in a moved section", after: [2, 3, 2], .invalidRowCount,
      "invalidRowCount: section 0, expected 1, found 2"
    ) { $0.movedSections = [ListMove(from: 2, to: 0)] },
    WrongBatch(
      "a row that moves away and stays counted", after: [3, 2, 1], .invalidRowCount,
      "invalidRowCount: section 0, expected 2, found 3"
    ) { $0.movedRows = [ListMove(from: at(0, 0), to: at(1, 0))] },
  ]

  static let sections = [
    WrongBatch(
      "delete a section that is not there", after: [3, 2], .sectionOutOfBounds,
      "sectionOutOfBounds: delete section 3, expected 3"
    ) { $0.deletedSections = [3] },
    WrongBatch(
      "insert a section beyond the data", after: [3, 2, 1, 1], .sectionOutOfBounds,
      "sectionOutOfBounds: insert section 4, expected 4"
    ) { $0.insertedSections = [4] },
    WrongBatch(
      "move a section from a negative index", after: [3, 2, 1], .sectionOutOfBounds,
      "sectionOutOfBounds: move from section -1, expected 3"
    ) { $0.movedSections = [ListMove(from: -1, to: 0)] },
    WrongBatch(
      "move a section beyond the data", after: [3, 2, 1], .sectionOutOfBounds,
      "sectionOutOfBounds: move to section 3, expected 3"
    ) { $0.movedSections = [ListMove(from: 0, to: 3)] },
    WrongBatch(
      "reload a section that is not there", after: [3, 2, 1], .sectionOutOfBounds,
      "sectionOutOfBounds: reload section 9, expected 3"
    ) { $0.reloadedSections = [9] },
    WrongBatch(
      "delete a section twice", after: [2, 1], .duplicateSection,
      "duplicateSection: delete and delete section 0"
    ) { $0.deletedSections = [0, 0] },
    WrongBatch(
      "insert a section twice", after: [3, 2, 1, 1], .duplicateSection,
      "duplicateSection: insert and insert section 1"
    ) { $0.insertedSections = [1, 1] },
    WrongBatch(
      "move two sections to one place", after: [3, 2, 1], .duplicateSection,
      "duplicateSection: move to and move to section 0"
    ) { $0.movedSections = [ListMove(from: 1, to: 0), ListMove(from: 2, to: 0)] },
    WrongBatch(
      "move one section to two places", after: [3, 2, 1], .duplicateSection,
      "duplicateSection: move from and move from section 1"
    ) { $0.movedSections = [ListMove(from: 1, to: 0), ListMove(from: 1, to: 2)] },
    WrongBatch(
      "delete and reload a section", after: [2, 1], .conflictingSection,
      "conflictingSection: reload and delete section 0"
    ) {
      $0.deletedSections = [0]
      $0.reloadedSections = [0]
    },
    WrongBatch(
      "move and reload a section", after: [2, 3, 1], .conflictingSection,
      "conflictingSection: reload and move from section 0"
    ) {
      $0.movedSections = [ListMove(from: 0, to: 1)]
      $0.reloadedSections = [0]
    },
    WrongBatch(
      "delete and move a section", after: [2, 1], .conflictingSection,
      "conflictingSection: move from and delete section 2"
    ) {
      $0.deletedSections = [2]
      $0.movedSections = [ListMove(from: 2, to: 0)]
    },
    WrongBatch(
      "insert where a section moves to", after: [1, 3, 2, 1], .conflictingSection,
      "conflictingSection: insert and move to section 0"
    ) {
      $0.movedSections = [ListMove(from: 2, to: 0)]
      $0.insertedSections = [0]
    },
  ]

  static let rows = [
    WrongBatch(
      "delete a row that is not there", after: [2, 2, 1], .rowOutOfBounds,
      "rowOutOfBounds: delete section 0 row 3, expected 3"
    ) { $0.deletedRows = [at(0, 3)] },
    WrongBatch(
      "insert a row beyond the data", after: [4, 2, 1], .rowOutOfBounds,
      "rowOutOfBounds: insert section 0 row 4, expected 4"
    ) { $0.insertedRows = [at(0, 4)] },
    WrongBatch(
      "reload a negative row", after: [3, 2, 1], .rowOutOfBounds,
      "rowOutOfBounds: reload section 1 row -1, expected 2"
    ) { $0.reloadedRows = [at(1, -1)] },
    WrongBatch(
      "delete a row of no section", after: [3, 2, 1], .sectionOutOfBounds,
      "sectionOutOfBounds: delete section 3 row 0, expected 3"
    ) { $0.deletedRows = [at(3, 0)] },
    WrongBatch(
      "move a row to no section", after: [2, 2, 1], .sectionOutOfBounds,
      "sectionOutOfBounds: move to section 3 row 0, expected 3"
    ) { $0.movedRows = [ListMove(from: at(0, 0), to: at(3, 0))] },
    WrongBatch(
      "delete a row twice", after: [2, 2, 1], .duplicateRow,
      "duplicateRow: delete and delete section 0 row 1"
    ) { $0.deletedRows = [at(0, 1), at(0, 1)] },
    WrongBatch(
      "insert a row twice", after: [4, 2, 1], .duplicateRow,
      "duplicateRow: insert and insert section 0 row 1"
    ) { $0.insertedRows = [at(0, 1), at(0, 1)] },
    WrongBatch(
      "reload a row twice", after: [3, 2, 1], .duplicateRow,
      "duplicateRow: reload and reload section 0 row 1"
    ) { $0.reloadedRows = [at(0, 1), at(0, 1)] },
    WrongBatch(
      "move two rows to one place", after: [3, 2, 1], .duplicateRow,
      "duplicateRow: move to and move to section 0 row 0"
    ) {
      $0.movedRows = [
        ListMove(from: at(0, 1), to: at(0, 0)), ListMove(from: at(0, 2), to: at(0, 0)),
      ]
    },
    WrongBatch(
      "delete and reload a row", after: [2, 2, 1], .conflictingRow,
      "conflictingRow: reload and delete section 0 row 1"
    ) {
      $0.deletedRows = [at(0, 1)]
      $0.reloadedRows = [at(0, 1)]
    },
    WrongBatch(
      "move and reload a row", after: [3, 2, 1], .conflictingRow,
      "conflictingRow: reload and move from section 0 row 1"
    ) {
      $0.movedRows = [ListMove(from: at(0, 1), to: at(0, 2))]
      $0.reloadedRows = [at(0, 1)]
    },
    WrongBatch(
      "delete and move a row", after: [2, 2, 1], .conflictingRow,
      "conflictingRow: move from and delete section 0 row 1"
    ) {
      $0.deletedRows = [at(0, 1)]
      $0.movedRows = [ListMove(from: at(0, 1), to: at(0, 0))]
    },
    WrongBatch(
      "insert where a row moves to", after: [4, 2, 1], .conflictingRow,
      "conflictingRow: insert and move to section 0 row 0"
    ) {
      $0.movedRows = [ListMove(from: at(0, 1), to: at(0, 0))]
      $0.insertedRows = [at(0, 0)]
    },
    WrongBatch(
      "delete a row of a deleted section", after: [2, 1], .rowInDeletedSection,
      "rowInDeletedSection: delete and delete section 0 row 1"
    ) {
      $0.deletedSections = [0]
      $0.deletedRows = [at(0, 1)]
    },
    WrongBatch(
      "move a row out of a deleted section", after: [3, 1], .rowInDeletedSection,
      "rowInDeletedSection: move from and delete section 0 row 1"
    ) {
      $0.deletedSections = [0]
      $0.movedRows = [ListMove(from: at(0, 1), to: at(0, 0))]
    },
    WrongBatch(
      "insert a row into an inserted section", after: [1, 3, 2, 1], .rowInInsertedSection,
      "rowInInsertedSection: insert and insert section 0 row 0"
    ) {
      $0.insertedSections = [0]
      $0.insertedRows = [at(0, 0)]
    },
    WrongBatch(
      "move a row into an inserted section", after: [1, 2, 2, 1], .rowInInsertedSection,
      "rowInInsertedSection: move to and insert section 0 row 0"
    ) {
      $0.insertedSections = [0]
      $0.movedRows = [ListMove(from: at(0, 1), to: at(0, 0))]
    },
    WrongBatch(
      "delete a row of a moved section", after: [2, 2, 1], .rowInMovedSection,
      "rowInMovedSection: delete and move from section 0 row 1"
    ) {
      $0.movedSections = [ListMove(from: 0, to: 1)]
      $0.deletedRows = [at(0, 1)]
    },
    WrongBatch(
      "insert a row into a moved section", after: [2, 4, 1], .rowInMovedSection,
      "rowInMovedSection: insert and move to section 1 row 1"
    ) {
      $0.movedSections = [ListMove(from: 0, to: 1)]
      $0.insertedRows = [at(1, 1)]
    },
    WrongBatch(
      "reload a row of a reloaded section", after: [3, 2, 1], .rowInReloadedSection,
      "rowInReloadedSection: reload and reload section 0 row 1"
    ) {
      $0.reloadedSections = [0]
      $0.reloadedRows = [at(0, 1)]
    },
    WrongBatch(
      "insert a row into a reloaded section", after: [2, 2], .rowInReloadedSection,
      "rowInReloadedSection: insert and reload section 0 row 1"
    ) {
      $0.deletedSections = [0]
      $0.reloadedSections = [1]
      $0.insertedRows = [at(0, 1)]
    },
  ]
}
