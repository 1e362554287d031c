/// How the visible rows of one section changed.
@usableFromInline
@frozen
struct RowDifference: Sendable {
  /// The rows that left, under the section's old index.
  @usableFromInline var removals = ListPositions()
  /// The rows that came, under the section's new index.
  @usableFromInline var insertions = ListPositions()
  /// The rows that stayed but changed places, in the order of their new places.
  @usableFromInline var moves: [ListMove<Int>] = []
  /// The old and new places of rows that stayed but changed content, in the order of the new.
  @usableFromInline var edits: [ListMove<Int>] = []

  @inlinable
  init() {}

  /// Compares two states of a section.
  ///
  /// - Parameters:
  ///   - old: the section before, whose keys are unique.
  ///   - oldVisible: how many of its rows were visible.
  ///   - oldIndex: its index in the old list.
  ///   - new: the section after.
  ///   - newVisible: how many of its rows are visible.
  ///   - newIndex: its index in the new list.
  ///   - table: a table to use.
  /// - Throws: `ListError` when two new rows have the same key.
  @inlinable
  init<Section, Row>(
    from old: ListSection<Section, Row>, visible oldVisible: Int, at oldIndex: Int,
    to new: ListSection<Section, Row>, visible newVisible: Int, at newIndex: Int,
    table: inout KeyTable
  ) throws(ListError) {
    let oldRows = old.rows
    let newRows = new.rows
    let prefix = old.commonRowKeys(with: new)
    // The old keys are unique, so a common beginning needs no check.
    if prefix < newRows.count { try table.index(new.rowKeys, at: newIndex) }

    let same = min(prefix, oldVisible, newVisible)
    for row in 0..<same where oldRows[row] != newRows[row] {
      edits.append(ListMove(from: row, to: row))
    }
    if prefix >= oldVisible || prefix >= newVisible {
      removals = ListPositions(ListRowRange(section: oldIndex, rows: same..<oldVisible))
      insertions = ListPositions(ListRowRange(section: newIndex, rows: same..<newVisible))
      return
    }

    var sources = [Int](repeating: -1, count: newVisible - same)
    let oldKeys = old.rowKeys
    let newKeys = new.rowKeys
    var isAscending = true
    var last = -1
    for row in same..<oldVisible {
      let found = table.find(oldKeys[row], in: newKeys)
      if found < 0 || found >= newVisible {
        removals.append(ListRowRange(section: oldIndex, rows: row..<row + 1))
      } else {
        sources[found - same] = row
        if found < last { isAscending = false }
        last = found
      }
    }
    let stays = isAscending ? [] : longestRun(in: sources)
    for place in sources.indices {
      let source = sources[place]
      let row = same + place
      if source < 0 {
        insertions.append(ListRowRange(section: newIndex, rows: row..<row + 1))
        continue
      }
      if !isAscending, !stays[place] { moves.append(ListMove(from: source, to: row)) }
      if oldRows[source] != newRows[row] { edits.append(ListMove(from: source, to: row)) }
    }
  }
}
