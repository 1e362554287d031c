import KoreanText

// Tables of who closes when: 점포 | 12/13 | 12/27⏎하남점 | 휴무 | 영업, and those with days and names the other
// way round.
extension WrittenText {
  /// Makes of each cell a sentence with the name and the days of its row and its column.
  ///
  /// Rows are read up to the first that has more or fewer cells, or another kind of cell.
  ///
  /// - Complexity: O(*n*) in the number of sentences.
  mutating func readTables() {
    guard sentences.contains(where: { $0.endsCell }) else { return }
    var read: [Sentence] = []
    var place = 0
    while place < sentences.count {
      if let table = NameTable(at: place, in: sentences) {
        read += table.sentences
        place = table.end
      } else if let table = columnsOfDays(at: place) {
        read += table.sentences
        place = table.end
      } else {
        read.append(sentences[place])
        place += 1
      }
    }
    sentences = read
  }
}

private struct NameTable {
  /// The most days or names of a row or a column, of which each cell says something.
  static let most = 16
  /// What each cell says of its row and column.
  private(set) var sentences: [Sentence] = []
  /// The place behind the last row.
  private(set) var end: Int

  /// `nil` where no table begins.
  init?(at start: Int, in all: [Sentence]) {
    let head = all.row(at: start)
    end = head.upperBound
    guard all[start].endsCell, end < all.count else { return nil }
    // 날짜 says nothing, so that the tree has no cell of it.
    let width = all.row(at: end).count
    guard width == head.count || width == head.count + 1, width > 1 else { return nil }
    let columns = all[head.dropFirst(1 + head.count - width)]
    let days = columns.compactMap { $0.daysOfTable }
    let names = columns.compactMap { $0.clauses.count == 1 ? $0.clauses[0].nameOfTable : nil }
    guard days.count == columns.count || names.count == columns.count,
      width > head.count || !all[start].headsDays
    else { return nil }
    var rows: [(head: Sentence, cells: ArraySlice<Sentence>)] = []
    while end < all.count {
      let row = all.row(at: end)
      guard row.count == width, all[row.dropFirst()].allSatisfy({ $0.saysOfTable }) else { break }
      rows.append((all[row.lowerBound], all[row.dropFirst()]))
      end = row.upperBound
    }
    guard rows.contains(where: { $0.cells.contains { $0.onlyVerdict != nil } }) else { return nil }
    if days.count == columns.count {
      readNames(rows, over: days)
    } else {
      readDays(rows, over: names)
    }
    if sentences.isEmpty { return nil }
  }

  /// 하남점 | 휴무 | 영업: a name, and what it does on the days of each column.
  private mutating func readNames(
    _ rows: [(head: Sentence, cells: ArraySlice<Sentence>)], over days: [[DayPhrase]]
  ) {
    let names = rows.compactMap {
      $0.head.clauses.count == 1 ? $0.head.clauses[0].nameOfTable : nil
    }
    // 내용 | 휴무 | 영업: of one row, no name that is known
    guard names.count == rows.count, names.count > 1 || names[0].isKnown else { return }
    for (row, name) in zip(rows, names) {
      for (cell, days) in zip(row.cells, days) {
        sentences.append(cell.sentence(of: name, on: days))
      }
    }
  }

  /// 12/13 | 휴무 | 영업: days, and what the name above each column does.
  private mutating func readDays(
    _ rows: [(head: Sentence, cells: ArraySlice<Sentence>)], over names: [TableName]
  ) {
    let days = rows.compactMap { $0.head.daysOfTable }
    guard days.count == rows.count else { return }
    let areKnown = names.allSatisfy { $0.isKnown }
    // 12/13 | 휴무 | 정기: the columns may say anything
    guard
      areKnown
        || names.count > 1 && rows.allSatisfy({ $0.cells.allSatisfy { $0.onlyVerdict != nil } })
    else { return }
    for (row, days) in zip(rows, days) {
      let acts = row.cells.map { $0.onlyVerdict?.act }
      if !areKnown, let act = acts[0], acts.allSatisfy({ $0 == act }) {
        // 9/25 | 휴무 | 휴무: all of them
        sentences.append(row.cells[row.cells.startIndex].sentence(of: nil, on: days))
        continue
      }
      for (cell, name) in zip(row.cells, names) {
        sentences.append(cell.sentence(of: name, on: days))
      }
    }
  }
}

extension [Sentence] {
  /// The cells of the row that begins at a place; a line that is no row is one of its own.
  func row(at start: Int) -> Range<Int> {
    var end = start
    while end < count, self[end].endsCell, !self[end].endsRow { end += 1 }
    return start..<Swift.min(end + 1, count)
  }
}

extension Adjunct {
  /// The name of a branch, which stands in cells.
  init(branch name: Range<Int>) {
    self.init(kind: .subject(Subject(kind: .branch, names: [name])), cells: name)
  }
}

/// Who stands at the head of a row or a column.
struct TableName {
  var adjunct: Adjunct
  var isKnown: Bool
}

extension Clause {
  /// Somebody who is named, or words that nobody knows.
  var nameOfTable: TableName? {
    guard predicate == nil, notes.isEmpty, !isLabel, !saysBut, let first = adjuncts.first,
      let last = adjuncts.last
    else { return nil }
    if let subject = onlySubject {
      let isName =
        !subject.isExcepted && subject.kind != .some && subject.names.count <= NameTable.most
      return isName ? TableName(adjunct: first, isKnown: true) : nil
    }
    guard isNothingKnown else { return nil }
    let cells = first.cells.lowerBound..<last.cells.upperBound
    return TableName(adjunct: Adjunct(branch: cells), isKnown: false)
  }
}

extension Sentence {
  /// The days of a row or a column.
  var daysOfTable: [DayPhrase]? {
    guard let days = onlyDays, 1...NameTable.most ~= days.count else { return nil }
    return days
  }

  /// 없음: nobody or no day, in a cell where others have some.
  var saysNothing: Bool {
    clauses.count == 1 && clauses[0].adjuncts.isEmpty && clauses[0].predicate?.act == .other
  }

  /// Whether it says what the days of the next cell are: 정기휴관, 대관 휴무, 접수 마감.
  var headsCell: Bool {
    clauses.count == 1 && clauses[0].predicate != nil && !clauses[0].hasDays && !clauses[0].isLabel
      && clauses[0].predicate?.act != .roster && !saysNothing
  }

  /// 접수 마감: whether nothing of it is understood.
  var isUnread: Bool {
    clauses.count == 1 && clauses[0].predicate == nil && !clauses[0].isLabel
      && clauses[0].adjuncts.allSatisfy { $0.isUnread }
  }

  /// Whether it has days, with or without what happens on them, and nobody is named.
  var takesNames: Bool {
    clauses.count == 1 && clauses[0].hasDays && !clauses[0].isLabel
      && clauses[0].adjuncts.allSatisfy { $0.days != nil }
  }

  /// Whether days stand in it.
  var headsDays: Bool { clauses.contains { $0.hasDays } }

  /// Whether a cell can say what happens on the days of its row or column: a verdict, hours, or what is not read.
  fileprivate var saysOfTable: Bool {
    clauses.count == 1 && !clauses[0].hasDays && !clauses[0].isLabel
      && clauses[0].onlySubject == nil
  }

  /// What a cell says of somebody, or of nobody in particular, on some days.
  fileprivate func sentence(of name: TableName?, on days: [DayPhrase]) -> Sentence {
    var clause = clauses[0]
    let cells = days[0].cells.lowerBound..<days[days.count - 1].cells.upperBound
    clause.adjuncts.insert(Adjunct(kind: .days(days), cells: cells), at: 0)
    if let name { clause.adjuncts.insert(name.adjunct, at: 0) }
    return Sentence(clauses: [clause], endsLine: true)
  }
}
