extension VisibleRows: RandomAccessCollection {
  @inlinable
  public var startIndex: Int { 0 }
  @inlinable
  public var endIndex: Int { layout.visibleRowCount }

  /// The nth visible row.
  ///
  /// - Parameter offset: a place among all visible rows, from 0.
  /// - Precondition: the offset is in `0..<count`.
  /// - Complexity: O(log *s*) in the number of sections.
  @inlinable
  public subscript(offset: Int) -> Row {
    let position = position(at: offset)
    return content[position.section].rows[position.row]
  }

  /// An iterator over the visible rows, without a search for each.
  @frozen
  public struct Iterator: IteratorProtocol {
    @usableFromInline let visible: VisibleRows
    @usableFromInline var position = ListPosition(section: 0, row: 0)

    @inlinable
    init(_ visible: VisibleRows) { self.visible = visible }

    /// The next visible row, or `nil` after the last.
    @inlinable
    public mutating func next() -> Row? {
      while position.section < visible.content.count {
        if position.row < visible.layout.visibleRows(in: position.section) {
          defer { position.row += 1 }
          return visible.content[position.section].rows[position.row]
        }
        position = ListPosition(section: position.section + 1, row: 0)
      }
      return nil
    }
  }

  @inlinable
  public func makeIterator() -> Iterator { Iterator(self) }
}

extension VisibleRows.Iterator: Sendable where Section: Sendable, Row: Sendable {}
