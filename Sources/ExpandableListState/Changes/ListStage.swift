/// A move from one place to another within one stage.
@frozen
public struct ListMove<Place: Hashable & Sendable>: Hashable, Sendable {
  /// The place before the stage.
  public let source: Place
  /// The place after the stage.
  public let destination: Place

  /// Makes a move.
  ///
  /// - Parameters:
  ///   - source: the place before the stage.
  ///   - destination: the place after the stage.
  @inlinable
  public init(from source: Place, to destination: Place) {
    self.source = source
    self.destination = destination
  }
}

/// One batch update: what a table does at once, and the data that it reads meanwhile.
///
/// Removals, and the sources of moves, are places before the stage. Insertions, reloads and the
/// destinations of moves are places after it. A stage that reloads rows does nothing else, so for
/// reloads the two are the same.
@frozen
public struct ListStage<Section, Row>
where Section: Identifiable & Equatable, Row: Identifiable & Equatable {
  /// What the table shows after the stage; its data source must answer from this.
  public let data: VisibleRows<Section, Row>
  @usableFromInline let batch: ListBatch

  @inlinable
  init(_ batch: ListBatch, data: VisibleRows<Section, Row>) {
    assert(!batch.isEmpty, "a stage without an operation")
    self.batch = batch
    self.data = data
  }

  /// The sections that leave, as ascending indices before the stage.
  @inlinable
  public var sectionRemovals: [Int] { batch.sectionRemovals }
  /// The sections that come with their rows, as ascending indices after the stage.
  @inlinable
  public var sectionInsertions: [Int] { batch.sectionInsertions }
  /// The sections that move with all their rows.
  @inlinable
  public var sectionMoves: [ListMove<Int>] { batch.sectionMoves }
  /// The rows that leave remaining sections, as positions before the stage.
  @inlinable
  public var removals: ListPositions { batch.removals }
  /// The rows that come to remaining sections, as positions after the stage.
  @inlinable
  public var insertions: ListPositions { batch.insertions }
  /// The rows that move within their section.
  @inlinable
  public var moves: [ListMove<ListPosition>] { batch.moves }
  /// The rows whose content changed.
  @inlinable
  public var reloads: ListPositions { batch.reloads }
}

extension ListStage: Sendable where Section: Sendable, Row: Sendable {}

/// The operations of one stage, independent of the types of sections and rows.
@usableFromInline
struct ListBatch: Sendable {
  @usableFromInline var sectionRemovals: [Int] = []
  @usableFromInline var sectionInsertions: [Int] = []
  @usableFromInline var sectionMoves: [ListMove<Int>] = []
  @usableFromInline var removals = ListPositions()
  @usableFromInline var insertions = ListPositions()
  @usableFromInline var moves: [ListMove<ListPosition>] = []
  @usableFromInline var reloads = ListPositions()

  @usableFromInline
  init() {}

  @usableFromInline
  var isEmpty: Bool {
    sectionRemovals.isEmpty && sectionInsertions.isEmpty && sectionMoves.isEmpty
      && removals.isEmpty && insertions.isEmpty && moves.isEmpty && reloads.isEmpty
  }
}
