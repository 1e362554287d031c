/// What a list shows at one moment: its sections with their visible rows.
///
/// It never changes. A table keeps the value that it shows and reads its counts and cells from it,
/// so that no later change of the data can contradict a running animation. As a collection it has
/// the visible rows of all sections in order.
///
/// ```swift
/// import MartHolidayKit
///
/// var list = try ExpandableList(
///   [
///     ListSection("양재점", rows: ["11월 22일", "12월 13일"]),
///     ListSection("월계점", rows: ["11월 22일"]),
///   ], preview: 1)
/// list.visibleRows.count  // 2
/// list.expand("양재점")
/// list.visibleRows.map(\.value)  // ["11월 22일", "12월 13일", "11월 22일"]
/// list.visibleRows.position(at: 2)  // ListPosition(section: 1, row: 0)
/// ```
@frozen
public struct VisibleRows<Section, Row>
where Section: Identifiable & Equatable, Row: Identifiable & Equatable {
  @usableFromInline let content: [ListSection<Section, Row>]
  @usableFromInline let layout: VisibleLayout
  /// The state of the list.
  public let version: ListVersion

  @inlinable
  init(_ content: [ListSection<Section, Row>], layout: VisibleLayout, version: ListVersion) {
    assert(
      content.count == layout.rowCounts.count,
      "\(layout.rowCounts.count) row counts for \(content.count) sections")
    self.content = content
    self.layout = layout
    self.version = version
  }
}

extension VisibleRows: Sendable where Section: Sendable, Row: Sendable {}

extension VisibleRows {
  /// The number of sections, for a table view.
  @inlinable
  public var numberOfSections: Int { content.count }

  /// The number of visible rows in a section, for a table view.
  ///
  /// - Parameter section: the index of the section.
  /// - Precondition: the index is in `0..<numberOfSections`.
  /// - Complexity: O(1).
  @inlinable
  public func numberOfRows(inSection section: Int) -> Int {
    checkSection(section)
    return layout.visibleRows(in: section)
  }

  /// The row at a position.
  ///
  /// - Parameter position: a section, and a row among its visible ones.
  /// - Precondition: the position is visible.
  /// - Complexity: O(1).
  @inlinable
  public subscript(position: ListPosition) -> Row {
    let count = numberOfRows(inSection: position.section)
    precondition(
      position.row >= 0 && position.row < count,
      "row \(position.row) of section \(position.section) is outside its \(count) visible rows")
    return content[position.section].rows[position.row]
  }

  /// The position of the nth visible row.
  ///
  /// - Parameter offset: a place among all visible rows, from 0.
  /// - Precondition: the offset is in `0..<count`.
  /// - Complexity: O(log *s*) in the number of sections.
  @inlinable
  public func position(at offset: Int) -> ListPosition {
    precondition(
      offset >= 0 && offset < layout.visibleRowCount,
      "offset \(offset) is outside the \(layout.visibleRowCount) visible rows")
    return layout.position(at: offset)
  }

  /// The place of a position among all visible rows.
  ///
  /// - Parameter position: a section, and a row among its visible ones, or just after the last.
  /// - Precondition: the position is visible, or the end of its section.
  /// - Complexity: O(log *s*) in the number of sections.
  @inlinable
  public func offset(of position: ListPosition) -> Int {
    let count = numberOfRows(inSection: position.section)
    precondition(
      position.row >= 0 && position.row <= count,
      "row \(position.row) of section \(position.section) is outside its \(count) visible rows")
    return layout.rows(before: position.section) + position.row
  }

  @inlinable
  func checkSection(_ section: Int) {
    precondition(
      section >= 0 && section < content.count,
      "section \(section) is outside the \(content.count) sections")
  }
}

extension VisibleRows: Equatable {
  /// Whether both show the same sections and, in each, the same rows with the same content.
  ///
  /// Headers do not count; see `ListChanges.refreshedHeaders`.
  ///
  /// - Complexity: O(*n*) in the visible rows.
  @inlinable
  public static func == (lhs: Self, rhs: Self) -> Bool {
    guard lhs.content.count == rhs.content.count else { return false }
    for section in lhs.content.indices {
      let left = lhs.content[section]
      let right = rhs.content[section]
      let count = lhs.layout.visibleRows(in: section)
      guard count == rhs.layout.visibleRows(in: section), left.hasKey(of: right) else {
        return false
      }
      let leftKeys = left.rowKeys
      let rightKeys = right.rowKeys
      for row in 0..<count {
        guard left.rows[row] == right.rows[row], leftKeys.has(rightKeys[row], at: row) else {
          return false
        }
      }
    }
    return true
  }
}
