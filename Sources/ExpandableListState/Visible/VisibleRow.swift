/// A visible row and its key, which is unique in its section.
///
/// It is `Identifiable` by its key, so a SwiftUI `ForEach` over the rows of a section never finds
/// an id twice, even after a repair.
///
/// ```swift
/// import MartHolidayKit
///
/// let list = ExpandableList(
///   repairing: [ListSection("양재점", rows: ["11월 22일", "11월 22일"])], preview: 2)
/// let rows = list.visibleRows.sections[0].rows
/// rows.map(\.id.description)  // ["11월 22일", "11월 22일#2"]
/// rows.map(\.row.value)  // ["11월 22일", "11월 22일"]
/// ```
@frozen
public struct VisibleRow<Row>: Identifiable, Equatable where Row: Identifiable & Equatable {
  /// What the row shows.
  public let row: Row
  @usableFromInline let occurrence: Int

  @inlinable
  init(_ row: Row, occurrence: Int) {
    self.row = row
    self.occurrence = occurrence
  }

  /// The key of the row within its section.
  @inlinable
  public var id: ListKey<Row.ID> { ListKey(unchecked: row.id, occurrence: occurrence) }
}

extension VisibleRow: Sendable where Row: Sendable {}

/// The visible rows of one section, in order.
///
/// The keys are unique within the section, not within the list: two branches may close on the same
/// date. Lists without headers nest a `ForEach` over the rows in one over the sections.
@frozen
public struct VisibleSectionRows<Row>: RandomAccessCollection
where Row: Identifiable & Equatable {
  @usableFromInline let keys: RowKeys<Row>
  public let endIndex: Int

  @inlinable
  init(_ keys: RowKeys<Row>, visible: Int) {
    self.keys = keys
    endIndex = visible
  }

  @inlinable
  public var startIndex: Int { 0 }

  /// The nth visible row of the section.
  ///
  /// - Parameter index: a place among the visible rows of the section, from 0.
  /// - Precondition: the index is in `0..<count`.
  /// - Complexity: O(1).
  @inlinable
  public subscript(index: Int) -> VisibleRow<Row> {
    precondition(
      index >= 0 && index < endIndex, "row \(index) is outside the \(endIndex) visible rows")
    return VisibleRow(keys.rows[index], occurrence: keys.occurrence(at: index))
  }
}

extension VisibleSectionRows: Equatable {
  /// Whether both have the same rows with the same content.
  @inlinable
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.count == rhs.count
      && lhs.indices.allSatisfy {
        lhs.keys.rows[$0] == rhs.keys.rows[$0] && lhs.keys.has(rhs.keys[$0], at: $0)
      }
  }
}

extension VisibleSectionRows: Sendable where Row: Sendable {}
