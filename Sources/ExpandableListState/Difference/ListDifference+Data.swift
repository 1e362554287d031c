// What a table shows between two stages. Such a list shows all rows that it has, whatever is
// expanded, so that its data are plainly the rows of that moment.
extension ListDifference {
  /// What stayed, in its old order and with its old content.
  @inlinable
  func survivors() -> VisibleRows<Section, Row> {
    snapshot(targets.filter { $0 >= 0 }, content: { remaining($0) })
  }

  /// All new sections in place; those that stayed have what stayed of their rows.
  @inlinable
  func settledSections() -> VisibleRows<Section, Row> {
    snapshot(Array(sources.indices)) { sources[$0] < 0 ? arrived($0) : remaining($0) }
  }

  /// The new rows in place; those that are to be reloaded still have their old content.
  @inlinable
  func unedited() -> VisibleRows<Section, Row> {
    snapshot(Array(sources.indices)) { index in
      let arrived = arrived(index)
      let edits = rows[index].edits
      if edits.isEmpty { return arrived }
      let oldRows = old.content[sources[index]].rows
      var kept = arrived.rows
      for edit in edits { kept[edit.destination] = oldRows[edit.source] }
      return ListSection(
        uncheckedSection: arrived.section, occurrence: arrived.occurrence, rows: kept,
        rowOccurrences: arrived.rowOccurrences)
    }
  }

  /// A new section with its visible rows only.
  @inlinable
  func arrived(_ index: Int) -> ListSection<Section, Row> {
    let section = new.content[index]
    let visible = new.numberOfRows(inSection: index)
    if visible == section.rows.count { return section }
    return ListSection(
      uncheckedSection: section.section, occurrence: section.occurrence,
      rows: Array(section.rows[..<visible]),
      rowOccurrences: Array(section.rowOccurrences.prefix(visible)))
  }

  /// A section that stayed, with those of its old visible rows that stayed.
  @inlinable
  func remaining(_ index: Int) -> ListSection<Section, Row> {
    let section = old.content[sources[index]]
    let visible = old.numberOfRows(inSection: sources[index])
    var kept: [Row] = []
    var occurrences: [Int] = []
    kept.reserveCapacity(visible - rows[index].removals.count)
    var row = 0
    func keep(through end: Int) {
      kept.append(contentsOf: section.rows[row..<end])
      if !section.rowOccurrences.isEmpty {
        occurrences.append(contentsOf: section.rowOccurrences[row..<end])
      }
    }
    for range in rows[index].removals.ranges {
      keep(through: range.rows.lowerBound)
      row = range.rows.upperBound
    }
    keep(through: visible)
    return ListSection(
      uncheckedSection: new.content[index].section, occurrence: section.occurrence, rows: kept,
      rowOccurrences: occurrences)
  }

  /// A list of some of the new sections, with the rows that they have at that moment.
  @inlinable
  func snapshot(
    _ indices: [Int], content: (Int) -> ListSection<Section, Row>
  ) -> VisibleRows<Section, Row> {
    let sections = indices.map(content)
    var expanded = [UInt64](repeating: 0, count: VisibleLayout.words(for: indices.count))
    for (place, index) in indices.enumerated() where new.layout.isExpanded(index) {
      expanded[place >> 6] |= 1 << UInt64(place & 63)
    }
    return VisibleRows(
      sections,
      layout: VisibleLayout(
        rowCounts: sections.map { $0.rows.count }, expanded: expanded, preview: .max),
      version: new.version.between())
  }
}
