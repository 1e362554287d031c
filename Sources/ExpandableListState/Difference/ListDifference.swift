/// How one visible list became another, section by section, before the split into stages.
@usableFromInline
@frozen
struct ListDifference<Section, Row>
where Section: Identifiable & Equatable, Row: Identifiable & Equatable {
  @usableFromInline let old: VisibleRows<Section, Row>
  @usableFromInline let new: VisibleRows<Section, Row>
  /// The old index of each new section, or -1 for one that came.
  @usableFromInline let sources: [Int]
  /// The row differences of each new section; those of a section that came are empty.
  @usableFromInline let rows: [RowDifference]
  /// The new index of each old section, or -1 for one that left.
  @usableFromInline let targets: [Int]
  /// The index of each new section among the old ones that stayed, or -1.
  @usableFromInline let ranks: [Int]

  @inlinable
  init(
    from old: VisibleRows<Section, Row>, to new: VisibleRows<Section, Row>, sources: [Int],
    rows: [RowDifference]
  ) {
    self.old = old
    self.new = new
    self.sources = sources
    self.rows = rows
    var targets = [Int](repeating: -1, count: old.numberOfSections)
    for index in sources.indices where sources[index] >= 0 { targets[sources[index]] = index }
    var ranks = [Int](repeating: -1, count: sources.count)
    var rank = 0
    for target in targets where target >= 0 {
      ranks[target] = rank
      rank += 1
    }
    self.targets = targets
    self.ranks = ranks
  }

  /// The batches from the old list to the new.
  ///
  /// Without moves, all removals and insertions are one batch. With moves, removals come first,
  /// because a table must not move what it also counts as shifted; sections settle before rows move
  /// within them; and reloads come last and alone.
  @inlinable
  func stages() -> [ListStage<Section, Row>] {
    let sectionMoves = movedSections()
    let movesRows = rows.contains { !$0.moves.isEmpty }
    let edits = editBatch()
    var stages: [ListStage<Section, Row>] = []

    var leaving = leavingBatch()
    var arriving = ListBatch()
    for index in sources.indices where sources[index] < 0 {
      arriving.sectionInsertions.append(index)
    }
    arriving.sectionMoves = sectionMoves
    if sectionMoves.isEmpty && !movesRows {
      leaving.sectionInsertions = arriving.sectionInsertions
      addRowArrivals(to: &leaving)
      if !leaving.isEmpty {
        stages.append(ListStage(leaving, data: edits.isEmpty ? new : unedited()))
      }
    } else {
      if !leaving.isEmpty { stages.append(ListStage(leaving, data: survivors())) }
      if !sectionMoves.isEmpty {
        var within = ListBatch()
        addRowArrivals(to: &within)
        addRowMoves(to: &within, sections: nil)
        let isLast = within.isEmpty && edits.isEmpty
        stages.append(ListStage(arriving, data: isLast ? new : settledSections()))
        if !within.isEmpty {
          stages.append(ListStage(within, data: edits.isEmpty ? new : unedited()))
        }
      } else {
        addRowArrivals(to: &arriving)
        addRowMoves(to: &arriving, sections: ranks)
        stages.append(ListStage(arriving, data: edits.isEmpty ? new : unedited()))
      }
    }
    if !edits.isEmpty { stages.append(ListStage(edits, data: new)) }
    return stages
  }
}

extension ListDifference {
  @inlinable
  func movedSections() -> [ListMove<Int>] {
    var last = -1
    var isAscending = true
    for rank in ranks where rank >= 0 {
      if rank < last { isAscending = false }
      last = rank
    }
    if isAscending { return [] }
    let stays = longestRun(in: ranks)
    return ranks.indices.filter { ranks[$0] >= 0 && !stays[$0] }
      .map { ListMove(from: ranks[$0], to: $0) }
  }

  @inlinable
  func leavingBatch() -> ListBatch {
    var batch = ListBatch()
    for index in targets.indices {
      if targets[index] < 0 {
        batch.sectionRemovals.append(index)
      } else {
        for range in rows[targets[index]].removals.ranges { batch.removals.append(range) }
      }
    }
    return batch
  }

  @inlinable
  func editBatch() -> ListBatch {
    var batch = ListBatch()
    for index in rows.indices {
      for edit in rows[index].edits {
        batch.reloads.append(
          ListRowRange(section: index, rows: edit.destination..<edit.destination + 1))
      }
    }
    return batch
  }

  @inlinable
  func addRowArrivals(to batch: inout ListBatch) {
    for difference in rows {
      for range in difference.insertions.ranges { batch.insertions.append(range) }
    }
  }

  /// Adds the moves of rows, whose sources are counted after the removals.
  ///
  /// - Parameter sections: the index of each section before the stage, or `nil` when it is the new.
  @inlinable
  func addRowMoves(to batch: inout ListBatch, sections: [Int]?) {
    for index in rows.indices where !rows[index].moves.isEmpty {
      let removals = rows[index].removals.ranges
      var shifts: [Int] = []
      if !removals.isEmpty {
        shifts = [Int](repeating: 0, count: old.numberOfRows(inSection: sources[index]))
        var removed = 0
        var row = 0
        for range in removals {
          while row < range.rows.lowerBound {
            shifts[row] = removed
            row += 1
          }
          removed += range.rows.count
          row = range.rows.upperBound
        }
        while row < shifts.count {
          shifts[row] = removed
          row += 1
        }
      }
      let section = sections?[index] ?? index
      for move in rows[index].moves {
        let shift = shifts.isEmpty ? 0 : shifts[move.source]
        batch.moves.append(
          ListMove(
            from: ListPosition(section: section, row: move.source - shift),
            to: ListPosition(section: index, row: move.destination)))
      }
    }
  }
}

extension ListDifference: Sendable where Section: Sendable, Row: Sendable {}
