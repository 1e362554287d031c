/// The keys of a section's rows, and the only place where two of them are compared.
///
/// An id alone is not an identity here: ids that repeat in one list may be numbered in another that
/// looks the same.
@usableFromInline
@frozen
struct RowKeys<Row: Identifiable> {
  @usableFromInline let rows: [Row]
  /// Empty when every row is the first with its id.
  @usableFromInline let occurrences: [Int]

  @inlinable
  init(rows: [Row], occurrences: [Int]) {
    self.rows = rows
    self.occurrences = occurrences
  }

  @inlinable
  var count: Int { rows.count }

  @inlinable
  subscript(index: Int) -> ListKey<Row.ID> {
    ListKey(unchecked: rows[index].id, occurrence: occurrence(at: index))
  }

  @inlinable
  func occurrence(at index: Int) -> Int { occurrences.isEmpty ? 1 : occurrences[index] }

  @inlinable
  func has(_ key: ListKey<Row.ID>, at index: Int) -> Bool {
    rows[index].id == key.id && occurrence(at: index) == key.occurrence
  }
}

extension RowKeys: Sendable where Row: Sendable {}

extension ListSection {
  @inlinable
  var rowKeys: RowKeys<Row> { RowKeys(rows: rows, occurrences: rowOccurrences) }

  /// Whether two sections have the same identity, whatever they contain.
  @inlinable
  func hasKey(of other: Self) -> Bool {
    occurrence == other.occurrence && section.id == other.section.id
  }

  /// The number of rows from the beginning that have the same keys in another section.
  @inlinable
  func commonRowKeys(with other: Self) -> Int {
    let rows = self.rows
    let otherRows = other.rows
    let common = Swift.min(rows.count, otherRows.count)
    var row = 0
    while row < common, rows[row].id == otherRows[row].id { row += 1 }
    // Equal ids may still be the first and the second occurrence.
    if rowOccurrences.isEmpty, other.rowOccurrences.isEmpty { return row }
    let keys = rowKeys
    let otherKeys = other.rowKeys
    return (0..<row).first { keys.occurrence(at: $0) != otherKeys.occurrence(at: $0) } ?? row
  }
}
