import ExpandableListState

extension TableBatch {
  /// Checks the batch against the rules that a table view enforces.
  ///
  /// - Parameters:
  ///   - before: the number of rows of each section that the table shows.
  ///   - after: the number of rows of each section that the data source answers after the batch.
  /// - Throws: `TableError` for the first broken rule.
  public func check(from before: [Int], to after: [Int]) throws(TableError) {
    _ = try plan(from: before, to: after)
  }

  /// Checks the batch and says what it does to every section.
  func plan(from before: [Int], to after: [Int]) throws(TableError) -> TablePlan {
    var plan = TablePlan(before: before, after: after)
    for section in deletedSections { try plan.note(.delete, section: section) }
    for move in movedSections {
      try plan.note(.moveFrom, section: move.source)
      try plan.note(.moveTo, section: move.destination)
    }
    for section in reloadedSections { try plan.note(.reload, section: section) }
    for section in insertedSections { try plan.note(.insert, section: section) }
    try plan.mapSections(
      moves: movedSections,
      expected: before.count - deletedSections.count + insertedSections.count)
    for position in deletedRows { try plan.note(.delete, row: position) }
    for move in movedRows {
      try plan.note(.moveFrom, row: move.source)
      try plan.note(.moveTo, row: move.destination)
    }
    for position in reloadedRows { try plan.note(.reload, row: position) }
    for position in insertedRows { try plan.note(.insert, row: position) }
    try plan.checkRowCounts()
    return plan
  }
}

/// What is known about a batch while it is checked.
struct TablePlan {
  typealias Operation = TableError.Operation

  let before: [Int]
  let after: [Int]
  /// The operation on each section, by its index before the batch.
  var leaving: [Operation?]
  /// The operation on each section, by its index after the batch.
  var arriving: [Operation?]
  /// The index before of each section after; `nil` for one that was inserted.
  var sources: [Int?]
  /// The operation on each row that has one, by its position before the batch.
  var leavingRows: [ListPosition: Operation] = [:]
  /// The operation on each row that has one, by its position after the batch.
  var arrivingRows: [ListPosition: Operation] = [:]

  init(before: [Int], after: [Int]) {
    self.before = before
    self.after = after
    leaving = before.map { _ in nil }
    arriving = after.map { _ in nil }
    sources = after.map { _ in nil }
  }

  static func isBefore(_ operation: Operation) -> Bool {
    switch operation {
    case .delete, .reload, .moveFrom: true
    case .insert, .moveTo: false
    }
  }

  mutating func note(_ operation: Operation, section: Int) throws(TableError) {
    let marks = Self.isBefore(operation) ? leaving : arriving
    guard marks.indices.contains(section) else {
      throw TableError(
        .sectionOutOfBounds, operation: operation, section: section, expected: marks.count)
    }
    if let other = marks[section] {
      throw TableError(
        other == operation ? .duplicateSection : .conflictingSection, operation: operation,
        other: other, section: section)
    }
    if Self.isBefore(operation) {
      leaving[section] = operation
    } else {
      arriving[section] = operation
    }
  }

  mutating func mapSections(moves: [ListMove<Int>], expected: Int) throws(TableError) {
    guard expected == after.count else {
      throw TableError(.invalidSectionCount, expected: expected, found: after.count)
    }
    for move in moves { sources[move.destination] = move.source }
    var staying = leaving.indices.filter { leaving[$0] == nil || leaving[$0] == .reload }[...]
    for section in arriving.indices where arriving[section] == nil {
      sources[section] = staying.popFirst()
    }
  }

  mutating func note(_ operation: Operation, row: ListPosition) throws(TableError) {
    let isBefore = Self.isBefore(operation)
    let counts = isBefore ? before : after
    guard counts.indices.contains(row.section) else {
      throw TableError(
        .sectionOutOfBounds, operation: operation, section: row.section, row: row.row,
        expected: counts.count)
    }
    let change = isBefore ? leaving[row.section] : changeOfSection(after: row.section)
    if let change {
      let code: TableError.Code =
        switch change {
        case .delete: .rowInDeletedSection
        case .insert: .rowInInsertedSection
        case .reload: .rowInReloadedSection
        case .moveFrom, .moveTo: .rowInMovedSection
        }
      throw TableError(
        code, operation: operation, other: change, section: row.section, row: row.row)
    }
    guard row.row >= 0, row.row < counts[row.section] else {
      throw TableError(
        .rowOutOfBounds, operation: operation, section: row.section, row: row.row,
        expected: counts[row.section])
    }
    if let other = isBefore ? leavingRows[row] : arrivingRows[row] {
      throw TableError(
        other == operation ? .duplicateRow : .conflictingRow, operation: operation, other: other,
        section: row.section, row: row.row)
    }
    if isBefore { leavingRows[row] = operation } else { arrivingRows[row] = operation }
  }

  /// The operation on a section that exists after the batch, including its reload.
  func changeOfSection(after section: Int) -> Operation? {
    if let operation = arriving[section] { return operation }
    return sources[section].flatMap { leaving[$0] }
  }

  func checkRowCounts() throws(TableError) {
    var counts = before
    for (row, operation) in leavingRows where operation != .reload { counts[row.section] -= 1 }
    var arrivals = after.map { _ in 0 }
    for row in arrivingRows.keys { arrivals[row.section] += 1 }
    for section in after.indices {
      guard let source = sources[section], leaving[source] != .reload else { continue }
      let expected = counts[source] + arrivals[section]
      guard expected == after[section] else {
        throw TableError(
          .invalidRowCount, section: section, expected: expected, found: after[section])
      }
    }
  }
}
