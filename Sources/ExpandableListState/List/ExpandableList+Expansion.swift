extension ExpandableList {
  /// Expands a section; in `single` mode the other collapses in the same batch.
  ///
  /// - Parameter id: the id of a section; an unknown one changes nothing, because a tap may come
  ///   after the data is gone.
  /// - Returns: one batch in one section, in two sections when another collapses.
  /// - Complexity: O(log *s*) in the number of sections.
  @inlinable @discardableResult
  public mutating func expand(_ id: Section.ID) -> ListChanges<Section, Row> {
    expand(ListKey(id))
  }

  /// Expands the section with a key.
  @inlinable @discardableResult
  public mutating func expand(_ key: ListKey<Section.ID>) -> ListChanges<Section, Row> {
    guard let index = indices[key], !layout.isExpanded(index) else { return unchanged }
    return flip(index)
  }

  /// Collapses a section to its preview rows.
  ///
  /// - Parameter id: the id of a section; an unknown one changes nothing.
  /// - Returns: one batch of removals in one section.
  /// - Complexity: O(log *s*) in the number of sections.
  @inlinable @discardableResult
  public mutating func collapse(_ id: Section.ID) -> ListChanges<Section, Row> {
    collapse(ListKey(id))
  }

  /// Collapses the section with a key to its preview rows.
  @inlinable @discardableResult
  public mutating func collapse(_ key: ListKey<Section.ID>) -> ListChanges<Section, Row> {
    guard let index = indices[key], layout.isExpanded(index) else { return unchanged }
    return flip(index)
  }

  /// Expands a collapsed section and collapses an expanded one.
  ///
  /// - Parameter id: the id of a section; an unknown one changes nothing.
  /// - Returns: one batch of insertions or removals in one section; in `single` mode expanding
  ///   removes the rows of the other in the same batch.
  /// - Complexity: O(log *s*) in the number of sections.
  @inlinable @discardableResult
  public mutating func toggle(_ id: Section.ID) -> ListChanges<Section, Row> {
    toggle(ListKey(id))
  }

  /// Toggles the section with a key.
  @inlinable @discardableResult
  public mutating func toggle(_ key: ListKey<Section.ID>) -> ListChanges<Section, Row> {
    guard let index = indices[key] else { return unchanged }
    return flip(index)
  }

  /// Toggles the section at an index, for a header that knows its place.
  ///
  /// - Parameter index: the index of a section.
  /// - Precondition: the index is one of `sections`.
  @inlinable @discardableResult
  public mutating func toggleSection(at index: Int) -> ListChanges<Section, Row> {
    precondition(
      index >= 0 && index < content.count,
      "section \(index) is outside the \(content.count) sections")
    return flip(index)
  }

  /// Expands every section in one batch.
  ///
  /// In `single` mode it changes nothing, because it is not clear which section is meant.
  ///
  /// - Complexity: O(*s*) in the number of sections.
  @inlinable @discardableResult
  public mutating func expandAll() -> ListChanges<Section, Row> {
    mode == .single ? unchanged : setAll(expanded: true)
  }

  /// Collapses every section in one batch.
  ///
  /// - Complexity: O(*s*) in the number of sections.
  @inlinable @discardableResult
  public mutating func collapseAll() -> ListChanges<Section, Row> { setAll(expanded: false) }

  /// Changes the number of rows that collapsed sections show, in one batch.
  ///
  /// - Parameter preview: 0 or more.
  /// - Precondition: the preview is not negative.
  /// - Complexity: O(*s*) in the number of sections.
  @inlinable @discardableResult
  public mutating func setPreview(_ preview: Int) -> ListChanges<Section, Row> {
    precondition(preview >= 0, "a preview of \(preview) rows")
    let old = layout.preview
    var batch = ListBatch()
    var headers: [Int] = []
    for section in layout.rowCounts.indices where !layout.isExpanded(section) {
      let count = layout.rowCounts[section]
      let before = Swift.min(old, count)
      let after = Swift.min(preview, count)
      if before == after { continue }
      headers.append(section)
      if before < after {
        batch.insertions.append(ListRowRange(section: section, rows: before..<after))
      } else {
        batch.removals.append(ListRowRange(section: section, rows: after..<before))
      }
    }
    layout.preview = preview
    if headers.isEmpty { return unchanged }
    layout.recount()
    return finish(batch, refreshedHeaders: headers)
  }
}

extension ExpandableList {
  /// The change that changes nothing.
  @inlinable
  var unchanged: ListChanges<Section, Row> {
    ListChanges(base: version, stages: [], refreshedHeaders: [], result: visibleRows)
  }

  @inlinable
  mutating func flip(_ section: Int) -> ListChanges<Section, Row> {
    var batch = ListBatch()
    var headers: [Int] = []
    let expands = !layout.isExpanded(section)
    if expands, mode == .single {
      absent = [:]
      if let other = firstExpanded {
        batch.removals = ListPositions(
          ListRowRange(section: other, rows: layout.hideableRows(in: other)))
        layout.flip(other)
        headers.append(other)
      }
    }
    let rows = ListPositions(ListRowRange(section: section, rows: layout.hideableRows(in: section)))
    if expands { batch.insertions = rows } else { batch.removals = rows }
    layout.flip(section)
    if let other = headers.first, other > section {
      headers.insert(section, at: 0)
    } else {
      headers.append(section)
    }
    return finish(batch, refreshedHeaders: headers)
  }

  @inlinable
  mutating func setAll(expanded: Bool) -> ListChanges<Section, Row> {
    if !expanded { absent = [:] }
    var batch = ListBatch()
    var headers: [Int] = []
    for section in layout.rowCounts.indices where layout.isExpanded(section) != expanded {
      headers.append(section)
      let rows = ListRowRange(section: section, rows: layout.hideableRows(in: section))
      if expanded { batch.insertions.append(rows) } else { batch.removals.append(rows) }
      layout.expanded[section >> 6] ^= 1 << UInt64(section & 63)
    }
    if headers.isEmpty { return unchanged }
    layout.recount()
    return finish(batch, refreshedHeaders: headers)
  }

  /// The change of a mutation with one batch, with a new version if anything visible changed.
  @inlinable
  mutating func finish(
    _ batch: ListBatch, refreshedHeaders: [Int]
  ) -> ListChanges<Section, Row> {
    let base = version
    if !batch.isEmpty { version = base.next() }
    checkInvariants()
    let result = visibleRows
    return ListChanges(
      base: base, stages: batch.isEmpty ? [] : [ListStage(batch, data: result)],
      refreshedHeaders: refreshedHeaders, result: result)
  }

  @inlinable
  var firstExpanded: Int? {
    for word in layout.expanded.indices where layout.expanded[word] != 0 {
      return word << 6 + layout.expanded[word].trailingZeroBitCount
    }
    return nil
  }
}
