extension ExpandableList {
  /// Replaces all sections by others and keeps what is expanded, by id.
  ///
  /// Sections and rows with the same id are the same ones: they stay or move, and are reloaded when
  /// their content changed. A new section is collapsed, unless it was expanded when it left.
  ///
  /// ```swift
  /// import MartHolidayKit
  ///
  /// var list = try ExpandableList([ListSection("양재점", rows: ["11월 22일"])], preview: 1)
  /// list.expand("양재점")
  /// let changes = try list.replaceSections([
  ///   ListSection("월계점", rows: ["11월 25일"]),
  ///   ListSection("양재점", rows: ["11월 22일", "12월 13일"]),
  /// ])
  /// list.isExpanded("양재점")  // true
  /// changes.stages.map(\.sectionInsertions)  // [[0]]
  /// Array(changes.stages[0].insertions)  // [ListPosition(section: 1, row: 1)]
  /// ```
  ///
  /// - Parameter sections: the new sections in order.
  /// - Returns: at most four batches: what leaves, sections that come or move, rows that come or
  ///   move, and reloads; without moves at most two.
  /// - Throws: `ListError` that names the first id that occurs twice; the list is unchanged.
  /// - Complexity: O(*n*) in the number of sections and rows; O(*n* log *n*) where rows move.
  @inlinable @discardableResult
  public mutating func replaceSections(
    _ sections: [ListSection<Section, Row>]
  ) throws(ListError) -> ListChanges<Section, Row> {
    let indices = hasKeys(of: sections) ? self.indices : try Self.indexed(sections)
    var sources = [Int](repeating: -1, count: sections.count)
    var expanded = [UInt64](repeating: 0, count: VisibleLayout.words(for: sections.count))
    var differences = [RowDifference](repeating: RowDifference(), count: sections.count)
    var returning: [ListKey<Section.ID>] = []
    var headers: [Int] = []
    var table = KeyTable()
    for index in sections.indices {
      let section = sections[index]
      let key = section.key
      guard let source = self.indices[key] else {
        try table.index(section.rowKeys, at: index)
        if !absent.isEmpty, absent[key] != nil {
          expanded[index >> 6] |= 1 << UInt64(index & 63)
          returning.append(key)
        }
        continue
      }
      sources[index] = source
      let isExpanded = layout.isExpanded(source)
      if isExpanded { expanded[index >> 6] |= 1 << UInt64(index & 63) }
      let old = content[source]
      let oldVisible = layout.visibleRows(in: source)
      let count = section.rows.count
      let visible = isExpanded ? count : Swift.min(count, layout.preview)
      differences[index] = try RowDifference(
        from: old, visible: oldVisible, at: source, to: section, visible: visible, at: index,
        table: &table)
      if old.section != section.section || old.rows.count - oldVisible != count - visible {
        headers.append(index)
      }
    }

    let base = visibleRows
    let result = VisibleRows(
      sections,
      layout: VisibleLayout(
        rowCounts: sections.map { $0.rows.count }, expanded: expanded, preview: layout.preview),
      version: base.version.next())
    let difference = ListDifference(from: base, to: result, sources: sources, rows: differences)
    let stages = difference.stages()
    remember(difference.targets, returning: returning)
    content = sections
    layout = result.layout
    self.indices = indices
    repaired = []
    if !stages.isEmpty { version = result.version }
    checkInvariants()
    return ListChanges(
      base: base.version, stages: stages, refreshedHeaders: headers, result: visibleRows)
  }

  /// Whether other sections have the same keys in the same order.
  @inlinable
  func hasKeys(of sections: [ListSection<Section, Row>]) -> Bool {
    guard sections.count == content.count else { return false }
    return sections.indices.allSatisfy { sections[$0].hasKey(of: content[$0]) }
  }

  /// Remembers which expanded sections left, and forgets those that came back.
  @inlinable
  mutating func remember(_ targets: [Int], returning: [ListKey<Section.ID>]) {
    for key in returning { absent[key] = nil }
    var order = (absent.values.max() ?? -1) + 1
    for index in targets.indices where targets[index] < 0 && layout.isExpanded(index) {
      absent[content[index].key] = order
      order += 1
    }
  }
}
