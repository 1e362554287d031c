extension ListChanges {
  /// Replays the stages on copies of the rows, as a table does on its cells.
  ///
  /// Rows without an operation stay as they were in the old list; only inserted, reloaded or
  /// refreshed rows are taken from the data. The result equals `result`, which a test can check,
  /// and may serve as what the table shows from then on.
  ///
  /// ```swift
  /// import MartHolidayKit
  ///
  /// var list = try ExpandableList([ListSection("양재점", rows: ["11월 22일"])])
  /// let shown = list.visibleRows
  /// let changes = list.toggle("양재점")
  /// changes.applied(to: shown) == list.visibleRows  // true
  /// changes.applied(to: list.visibleRows) == nil  // true
  /// ```
  ///
  /// - Parameter shown: what the table shows.
  /// - Returns: the list after the change; `nil` when the change does not start from what is shown,
  ///   so that everything must be reloaded.
  /// - Complexity: O(*n*) in the number of sections and visible rows, for each stage.
  @inlinable
  public func applied(to shown: VisibleRows<Section, Row>) -> VisibleRows<Section, Row>? {
    guard shown.version == base else { return nil }
    var sections = shown.content.indices.map {
      ReplayedSection(shown.content[$0], visible: shown.numberOfRows(inSection: $0))
    }
    for stage in stages { sections = Self.replay(stage, on: sections) }
    for index in refreshedHeaders { sections[index].header = result.content[index].section }

    // Hidden rows have no operations, so they come with the data.
    let content = sections.indices.map { index in
      let hidden = result.content[index]
      let visible = result.numberOfRows(inSection: index)
      assert(
        sections[index].rows.count == visible,
        "\(sections[index].rows.count) rows in section \(index) instead of \(visible)")
      return ListSection(
        uncheckedSection: sections[index].header, occurrence: hidden.occurrence,
        rows: sections[index].rows + hidden.rows[visible...],
        rowOccurrences: hidden.rowOccurrences)
    }
    return VisibleRows(content, layout: result.layout, version: result.version)
  }

  @inlinable
  static func replay(
    _ stage: ListStage<Section, Row>, on old: [ReplayedSection<Section, Row>]
  ) -> [ReplayedSection<Section, Row>] {
    let data = stage.data
    var isLeaving = [Bool](repeating: false, count: old.count)
    var sources = [Int](repeating: -1, count: data.numberOfSections)
    for index in stage.sectionRemovals { isLeaving[index] = true }
    for move in stage.sectionMoves {
      isLeaving[move.source] = true
      sources[move.destination] = move.source
    }
    for index in stage.sectionInsertions { sources[index] = old.count }
    var staying = 0
    for index in sources.indices where sources[index] < 0 {
      while isLeaving[staying] { staying += 1 }
      sources[index] = staying
      staying += 1
    }

    // Rows come from before the stage (0 and up) or from its data (-1); moves and removals leave.
    var leavingRows = old.map { [Bool](repeating: false, count: $0.rows.count) }
    for position in stage.removals { leavingRows[position.section][position.row] = true }
    var origins = (0..<data.numberOfSections).map {
      [Int](repeating: -2, count: data.numberOfRows(inSection: $0))
    }
    for position in stage.insertions { origins[position.section][position.row] = -1 }
    for move in stage.moves {
      leavingRows[move.source.section][move.source.row] = true
      origins[move.destination.section][move.destination.row] = move.source.row
    }

    var new = sources.indices.map { index in
      let source = sources[index]
      let arrived = ReplayedSection(
        data.content[index], visible: data.numberOfRows(inSection: index))
      if source == old.count { return arrived }
      var section = old[source]
      var staying = 0
      section.rows = origins[index].indices.map { row in
        let origin = origins[index][row]
        if origin == -1 { return arrived.rows[row] }
        if origin >= 0 { return old[source].rows[origin] }
        while leavingRows[source][staying] { staying += 1 }
        defer { staying += 1 }
        return old[source].rows[staying]
      }
      return section
    }
    for position in stage.reloads {
      new[position.section].rows[position.row] = data[position]
    }
    return new
  }
}

/// A section during the replay of a change.
@usableFromInline
@frozen
struct ReplayedSection<Section, Row>
where Section: Identifiable & Equatable, Row: Identifiable & Equatable {
  @usableFromInline var header: Section
  @usableFromInline var rows: [Row]

  @inlinable
  init(_ section: ListSection<Section, Row>, visible: Int) {
    header = section.section
    rows = Array(section.rows[..<visible])
  }
}

extension ReplayedSection: Sendable where Section: Sendable, Row: Sendable {}
