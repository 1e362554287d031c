/// How a table gets from one visible list to the next, in stages that it may animate.
///
/// Each stage carries the data that belongs to it. A table that takes the stages one by one and
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
/// It has no method that updates "from whatever the table shows": a change belongs to one base
/// version, and `update(from:to:)` answers `reloadAll` for any other.
public struct ListChanges<Section, Row>
where Section: Identifiable & Equatable, Row: Identifiable & Equatable {
  /// The version of the visible list that the change starts from.
  public let base: ListVersion
  /// The batches in order; none of them is empty.
  public let stages: [ListStage<Section, Row>]
  /// The sections, as indices after the change, whose header shows something else now.
  ///
  /// Their section value is another, they were expanded or collapsed, or another number of rows is
  /// hidden. Refresh the header views in place: reloading the section would hide the animation of
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

  /// Whether no section or row comes, goes, moves or has another content.
  ///
  /// It is true exactly when the visible lists before and after are equal. A header may still have
  /// to be refreshed, as when a section expands that has nothing to hide.
  @inlinable
  public var isEmpty: Bool { stages.isEmpty }
}

extension ListChanges: Sendable where Section: Sendable, Row: Sendable {}

/// What a table has to do: batches, or everything anew.
public enum ListUpdate<Section, Row>
where Section: Identifiable & Equatable, Row: Identifiable & Equatable {
  /// Perform the stages of this change in order, each with its own data, then refresh its headers.
  case perform(ListChanges<Section, Row>)
  /// Show this list without animation, because the batches start or end elsewhere.
  case reloadAll(VisibleRows<Section, Row>)
}

extension ListUpdate: Sendable where Section: Sendable, Row: Sendable {}

extension ListChanges {
  /// What a table has to do that answers from the data of each stage.
  ///
  /// - Parameter shown: what the table shows now.
  /// - Returns: the change when it starts from what is shown, else `reloadAll`.
  @inlinable
  public func update(from shown: VisibleRows<Section, Row>) -> ListUpdate<Section, Row> {
    update(from: shown, to: result)
  }

  /// What a table has to do when the list may have changed since the change was made.
  ///
  /// - Parameters:
  ///   - shown: what the table shows now.
  ///   - current: what it shall show, usually the `visibleRows` of the list now.
  /// - Returns: the change when it leads from the one to the other, else `reloadAll` with the
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
