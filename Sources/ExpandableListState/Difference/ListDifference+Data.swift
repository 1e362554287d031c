// What a table shows between two stages: the visible rows of that moment and, behind them, the rows
// that are hidden after the change, so that a header that comes into view meanwhile can say how
// many.
extension ListDifference {
  /// What stays, in its old order and with its old content.
  @inlinable
  func survivors() -> VisibleRows<Section, Row> {
    snapshot(targets.filter { $0 >= 0 }, content: { remaining($0) })
  }

  /// All new sections in place; old ones have only the rows that stay.
  @inlinable
  func settledSections() -> VisibleRows<Section, Row> {
    snapshot(Array(sources.indices)) { sources[$0] < 0 ? new.content[$0] : remaining($0) }
  }

  /// The new rows in place; those to reload still have their old content.
  @inlinable
  func unedited() -> VisibleRows<Section, Row> {
    snapshot(Array(sources.indices)) { index in
      let section = new.content[index]
      let edits = rows[index].edits
      if edits.isEmpty { return section }
      let oldRows = old.content[sources[index]].rows
      var kept = section.rows
      for edit in edits { kept[edit.destination] = oldRows[edit.source] }
      return ListSection(
        uncheckedSection: section.section, occurrence: section.occurrence, rows: kept,
        rowOccurrences: section.rowOccurrences)
    }
  }

  /// A section that stays, with its old visible rows that stay.
  @inlinable
  func remaining(_ index: Int) -> ListSection<Section, Row> {
    let section = old.content[sources[index]]
    let arrived = new.content[index]
    let hidden = arrived.rows[new.numberOfRows(inSection: index)...]
    let visible = old.numberOfRows(inSection: sources[index])
    if hidden.isEmpty, visible == section.rows.count, rows[index].removals.isEmpty {
      return ListSection(
        uncheckedSection: arrived.section, occurrence: section.occurrence, rows: section.rows,
        rowOccurrences: section.rowOccurrences)
    }
    let hasOccurrences = !section.rowOccurrences.isEmpty || !arrived.rowOccurrences.isEmpty
    var kept: [Row] = []
    var occurrences: [Int] = []
    kept.reserveCapacity(visible - rows[index].removals.count + hidden.count)
    var row = 0
    func keep(through end: Int) {
      kept.append(contentsOf: section.rows[row..<end])
      if hasOccurrences {
        occurrences.append(contentsOf: (row..<end).map { section.rowKeys.occurrence(at: $0) })
      }
    }
    for range in rows[index].removals.ranges {
      keep(through: range.rows.lowerBound)
      row = range.rows.upperBound
    }
    keep(through: visible)
    kept.append(contentsOf: hidden)
    if hasOccurrences {
      occurrences.append(contentsOf: hidden.indices.map { arrived.rowKeys.occurrence(at: $0) })
    }
    return ListSection(
      uncheckedSection: arrived.section, occurrence: section.occurrence, rows: kept,
      rowOccurrences: occurrences)
  }

  /// A list of some of the new sections, with the rows that they have at that moment.
  @inlinable
  func snapshot(
    _ indices: [Int], content: (Int) -> ListSection<Section, Row>
  ) -> VisibleRows<Section, Row> {
    let sections = indices.map(content)
    var visible = [Int](repeating: 0, count: indices.count)
    var expanded = [UInt64](repeating: 0, count: VisibleLayout.words(for: indices.count))
    for (place, index) in indices.enumerated() {
      let hidden = new.content[index].rows.count - new.numberOfRows(inSection: index)
      visible[place] = sections[place].rows.count - hidden
      if new.layout.isExpanded(index) { expanded[place >> 6] |= 1 << UInt64(place & 63) }
    }
    return VisibleRows(
      sections,
      layout: VisibleLayout(rowCounts: visible, expanded: expanded, preview: .max),
      version: new.version.between())
  }
}
