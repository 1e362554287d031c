// The only place where keys are compared. An id alone is no identity here: in one of two lists that
// look alike an id may be repeated, and numbered in the other.
extension ListSection {
  /// Which one of those with its id a row is, from 1.
  @inlinable
  func rowOccurrence(at index: Int) -> Int {
    rowOccurrences.isEmpty ? 1 : rowOccurrences[index]
  }

  /// Whether two sections are the same one, whatever they contain.
  @inlinable
  func hasKey(of other: Self) -> Bool {
    occurrence == other.occurrence && section.id == other.section.id
  }

  /// Whether a row is the same one as a row of this or another section, whatever they contain.
  @inlinable
  func hasRowKey(at index: Int, of other: Self, at otherIndex: Int) -> Bool {
    rows[index].id == other.rows[otherIndex].id
      && rowOccurrence(at: index) == other.rowOccurrence(at: otherIndex)
  }

  /// The number of rows from the first on that have the same keys in another section.
  @inlinable
  func commonRowKeys(with other: Self) -> Int {
    let common = Swift.min(rows.count, other.rows.count)
    var row = 0
    if rowOccurrences.isEmpty, other.rowOccurrences.isEmpty {
      // Nearly always; the loop is kept free of what it need not ask.
      while row < common, rows[row].id == other.rows[row].id { row += 1 }
    } else {
      while row < common, hasRowKey(at: row, of: other, at: row) { row += 1 }
    }
    return row
  }

  /// The hash of a row's key.
  @inlinable
  func rowKeyHash(at index: Int) -> UInt64 {
    let hash = UInt64(truncatingIfNeeded: rows[index].id.hashValue)
    let occurrence = rowOccurrence(at: index)
    return occurrence == 1
      ? hash : (hash ^ UInt64(truncatingIfNeeded: occurrence)) &* 0x9E37_79B9_7F4A_7C15
  }
}
