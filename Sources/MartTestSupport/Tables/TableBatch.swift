public import ExpandableListState

/// The operations of one batch update, as an app passes them to a table or collection view.
///
/// Unlike the stages of `ListChanges` it can contain any mistake: the same row twice, rows of a
/// deleted section, counts that do not add up. `check(from:to:)` and `SimulatedTable` find them.
///
/// ```swift
/// import MartHolidayKit
/// import MartTestSupport
///
/// var batch = TableBatch()
/// batch.deletedRows = [ListPosition(section: 0, row: 2)]
/// batch.insertedSections = [1]
/// try batch.check(from: [3], to: [2, 4])
/// ```
public struct TableBatch: Hashable, Sendable {
  /// The sections to delete, as indices before the batch.
  public var deletedSections: [Int] = []
  /// The sections to insert, as indices after the batch.
  public var insertedSections: [Int] = []
  /// The sections to reload, as indices before the batch.
  public var reloadedSections: [Int] = []
  /// The sections to move, from an index before the batch to one after it.
  public var movedSections: [ListMove<Int>] = []
  /// The rows to delete, as positions before the batch.
  public var deletedRows: [ListPosition] = []
  /// The rows to insert, as positions after the batch.
  public var insertedRows: [ListPosition] = []
  /// The rows to reload, as positions before the batch.
  public var reloadedRows: [ListPosition] = []
  /// The rows to move, from a position before the batch to one after it.
  public var movedRows: [ListMove<ListPosition>] = []

  /// Makes a batch that does nothing.
  public init() {}

  /// Makes the batch that an app derives from a stage.
  ///
  /// - Parameter stage: one stage of a change.
  public init<Section, Row>(_ stage: ListStage<Section, Row>) {
    deletedSections = stage.sectionRemovals
    insertedSections = stage.sectionInsertions
    movedSections = stage.sectionMoves
    deletedRows = Array(stage.removals)
    insertedRows = Array(stage.insertions)
    reloadedRows = Array(stage.reloads)
    movedRows = stage.moves
  }
}
