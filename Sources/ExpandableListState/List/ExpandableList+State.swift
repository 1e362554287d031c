extension ExpandableList {
  /// What is expanded, by id, to be stored and restored.
  ///
  /// - Complexity: O(*s*) in the number of sections.
  @inlinable
  public var expansionState: ExpansionState<Section.ID> {
    let present = content.indices.filter { layout.isExpanded($0) }.map { content[$0].key }
    let gone = absent.sorted { $0.value < $1.value }.map { $0.key }
    return ExpansionState(keys: present + gone)
  }

  /// Expands exactly the sections of a state, in one batch.
  ///
  /// Sections that are not in the list yet are remembered and appear expanded when they come.
  ///
  /// - Parameter state: what to expand; in `single` mode the first section that is present, or the
  ///   first if none is.
  @inlinable @discardableResult
  public mutating func restore(
    _ state: ExpansionState<Section.ID>
  ) -> ListChanges<Section, Row> {
    let old = layout
    setExpanded(state)
    var batch = ListBatch()
    var headers: [Int] = []
    for section in layout.rowCounts.indices {
      let isExpanded = layout.isExpanded(section)
      if isExpanded == old.isExpanded(section) { continue }
      headers.append(section)
      let rows = ListRowRange(section: section, rows: layout.hideableRows(in: section))
      if isExpanded {
        batch.insertions.append(rows)
      } else {
        batch.removals.append(rows)
      }
    }
    return headers.isEmpty ? unchanged : finish(batch, refreshedHeaders: headers)
  }

  /// Forgets the expanded sections that are no longer in the data.
  @inlinable
  public mutating func forgetAbsentSections() { absent = [:] }

  /// Applies the state, without a change for a table.
  @inlinable
  mutating func setExpanded(_ state: ExpansionState<Section.ID>) {
    var keys = state.keys
    if mode == .single, keys.count > 1 {
      keys = [keys.first { indices[$0] != nil } ?? keys[0]]
    }
    absent = [:]
    for word in layout.expanded.indices { layout.expanded[word] = 0 }
    for key in keys {
      if let section = indices[key] {
        layout.expanded[section >> 6] |= 1 << UInt64(section & 63)
      } else {
        absent[key] = absent.count
      }
    }
    layout.recount()
  }
}
