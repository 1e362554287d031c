/// How a table gets from one visible list to the next, in stages that it can animate.
///
/// Each stage carries the data that belongs to it. A table that applies the stages one by one and
/// answers from each stage's data always finds the counts that it expects.
///
/// ```swift
/// import MartHolidayKit
///
/// var list = try ExpandableList([ListSection("양재점", rows: ["11월 22일", "12월 13일"])], preview: 1)
/// let changes = list.toggle("양재점")
/// changes.stages.count  // 1
/// Array(changes.stages[0].insertions)  // [ListPosition(section: 0, row: 1)]
/// changes.refreshedHeaders  // [0]
/// ```
///
/// There is no method that updates "from whatever the table shows": a change belongs to one base
/// version, and `update(from:to:)` returns `reloadAll` for any other.
@frozen
public struct ListChanges<Section, Row>
where Section: Identifiable & Equatable, Row: Identifiable & Equatable {
  /// The version of the visible list that the change starts from.
  public let base: ListVersion
  /// The batches in order; none of them is empty.
  public let stages: [ListStage<Section, Row>]
  /// The sections, as indices after the change, whose header has changed.
  ///
  /// Their section value changed, they were expanded or collapsed, or the number of hidden rows
  /// changed. Refresh the header views in place: reloading the section would hide the animation of
  /// its rows.
  public let refreshedHeaders: [Int]
  /// The visible list after the change.
  public let result: VisibleRows<Section, Row>

  @inlinable
  init(
    base: ListVersion, stages: [ListStage<Section, Row>], refreshedHeaders: [Int],
    result: VisibleRows<Section, Row>
  ) {
    self.base = base
    self.stages = stages
    self.refreshedHeaders = refreshedHeaders
    self.result = result
  }

  /// Whether no section or row comes, goes, moves or changes its content.
  ///
  /// It is true exactly when the visible lists before and after are equal. A header may still need
  /// a refresh, as when a section without hidden rows expands.
  @inlinable
  public var isEmpty: Bool { stages.isEmpty }
}

extension ListChanges: Sendable where Section: Sendable, Row: Sendable {}

/// What a table has to do: perform batches, or reload everything.
public enum ListUpdate<Section, Row>
where Section: Identifiable & Equatable, Row: Identifiable & Equatable {
  /// Perform the stages of this change in order, each with its own data, then refresh its headers.
  case perform(ListChanges<Section, Row>)
  /// Show this list without animation, because the batches start or end elsewhere.
  case reloadAll(VisibleRows<Section, Row>)
}

extension ListUpdate: Sendable where Section: Sendable, Row: Sendable {}

extension ListChanges {
  /// What to do for a table that answers from the data of each stage.
  ///
  /// - Parameter shown: what the table shows now.
  /// - Returns: the change if it starts from what is shown, otherwise `reloadAll`.
  @inlinable
  public func update(from shown: VisibleRows<Section, Row>) -> ListUpdate<Section, Row> {
    update(from: shown, to: result)
  }

  /// What to do when the list may have changed since this change was made.
  ///
  /// - Parameters:
  ///   - shown: what the table shows now.
  ///   - current: what it should show, usually the current `visibleRows` of the list.
  /// - Returns: the change if it leads from one to the other, otherwise `reloadAll` with the
  ///   current rows.
  /// - Complexity: O(1).
  @inlinable
  public func update(
    from shown: VisibleRows<Section, Row>, to current: VisibleRows<Section, Row>
  ) -> ListUpdate<Section, Row> {
    shown.version == base && current.version == result.version
      ? .perform(self) : .reloadAll(current)
  }
}
