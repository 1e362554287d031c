import ExpandableListState

extension Page {
  /// All that is visible, without any change to what was shown.
  func all(_ rows: ClosingRows) -> Answer {
    [
      "version": .number(rows.version.number),
      "summary": .text(listSummary),
      "sections": .list(
        rows.sections.map { section in
          Self.header(section)
            .adding("rows", .list(section.rows.map { Self.row($0.row) }))
        }),
    ]
  }

  /// The stages of a change, to be applied one after another as a table view does.
  func answer(_ changes: ClosingChanges) -> Answer {
    [
      "version": .number(changes.result.version.number),
      "summary": .text(listSummary),
      "stages": .list(changes.stages.map { Self.stage($0) }),
      // A section that expands has another header too, though its data is the same.
      "headers": .list(changes.result.sections.map { Self.header($0) }),
    ]
  }

  private static func stage(_ stage: ListStage<MartHeader, BranchRow>) -> Answer {
    let data = stage.data
    return [
      "removedSections": .list(stage.sectionRemovals.map { .number($0) }),
      "insertedSections": .list(
        stage.sectionInsertions.map { index in
          let section = data.sections[index]
          return [
            "at": .number(index),
            "section": header(section)
              .adding("rows", .list(section.rows.map { row($0.row) })),
          ]
        }),
      "movedSections": .list(
        stage.sectionMoves.map { .list([.number($0.source), .number($0.destination)]) }),
      "removed": .list(stage.removals.map { place($0) }),
      "inserted": .list(stage.insertions.map { placed($0, data) }),
      "moved": .list(
        stage.moves.map { .list([place($0.source), place($0.destination)]) }),
      "reloaded": .list(stage.reloads.map { placed($0, data) }),
    ]
  }

  private static func place(_ position: ListPosition) -> Answer {
    .list([.number(position.section), .number(position.row)])
  }

  private static func placed(_ position: ListPosition, _ data: ClosingRows) -> Answer {
    ["place": place(position), "row": row(data[position])]
  }

  private static func header(_ section: VisibleSection<MartHeader, BranchRow>) -> Answer {
    [
      "id": .text(section.section.id),
      "title": .text(section.section.title),
      "detail": .text(section.section.detail),
      "isExpanded": .flag(section.isExpanded),
      "hidden": .number(section.hiddenRowCount),
    ]
  }

  private static func row(_ row: BranchRow) -> Answer {
    [
      "id": .number(row.id), "name": .text(row.name), "region": .text(row.region),
      "sign": .text(row.sign), "kind": .text(row.kind), "text": .text(row.text),
    ]
  }
}
