import KoreanText

// Tables of what was and what will be: 구분 | 변경 전 | 변경 후⏎휴무일 | 둘째 일요일 | 둘째 수요일.
extension TableReader {
  /// Makes of each row the lines that say the same: 변경 전: 둘째 일요일⏎변경 후: 둘째 수요일.
  mutating func readChanges() -> Bool {
    guard let place = rows.firstIndex(where: { ChangeHead($0, in: text) != nil }) else {
      return readChangesBelow()
    }
    let all = rows
    rows = Array(all[..<place])
    readRows()
    guard let head = ChangeHead(all[place], in: text) else { return false }
    for row in all[(place + 1)...] {
      sentences += head.lines(of: row, in: text) ?? row.flatMap { $0.sentences.map { $0.doubted } }
    }
    return true
  }

  /// 변경 전 | 둘째 일요일⏎변경 후 | 둘째 수요일⏎시행일 | 3월 1일: each row with its first cell as a label.
  private mutating func readChangesBelow() -> Bool {
    guard rows[0].count == 2, rows.contains(where: { $0[0].clause?.headsFormer == true }),
      rows.contains(where: { $0[0].clause?.headsLatter == true })
    else { return false }
    for row in rows where row[1].hasDays {
      guard let label = row[0].clause, let days = row[1].sentences.first else { continue }
      let isKnown = label.headsFormer || label.headsLatter || text.headsBeginning(label)
      sentences.append(isKnown ? days.labeled(by: label) : days.doubted)
    }
    return true
  }
}

/// The head of a table of changes.
private struct ChangeHead {
  /// What heads the columns.
  let former: Clause
  private(set) var latter: Clause
  /// The bracket of a head with the day on which the column begins: 변경(3/1~).
  let since: Clause?
  let beginning: Clause?
  let columns: (former: Int, latter: Int, beginning: Int?)

  /// `nil` where a row heads nothing of the kind.
  init?(_ row: [TableCell], in text: NormalizedText) {
    guard let former = row.firstIndex(where: { $0.clause?.headsFormer == true }),
      let formerHead = row[former].clause, !row.contains(where: { $0.hasClearDays })
    else { return nil }
    let latter = row.firstIndex { $0.clause?.headsLatter == true } ?? former + 1
    guard row.indices.contains(latter), var latterHead = row[latter].clause else { return nil }
    if !latterHead.headsLatter {
      // 현행 | 개정안
      guard latterHead.hasOnlyUnknownWords else { return nil }
      let cells = latterHead.cells
      latterHead = Clause()
      latterHead.predicate = Predicate(act: .changes, cells: cells)
    }
    let beginning = row.firstIndex { $0.clause.map { text.headsBeginning($0) } ?? false }
    (self.former, self.latter) = (formerHead, latterHead)
    self.latter.notes = []
    since = latterHead.notes.first { $0.hasDays }
    self.beginning = beginning.flatMap { row[$0].clause }
    columns = (former, latter, beginning)
  }

  /// The lines that say what a row says; `nil` where it does not say what changes.
  func lines(of row: [TableCell], in text: NormalizedText) -> [Sentence]? {
    let (before, after) = (row[columns.former], row[columns.latter])
    var name: Adjunct?
    if columns.former > 0, columns.latter > 0, let clause = row[0].clause {
      if text.headsBeginning(clause) {
        // 시행일 | | 3월 1일
        let days = row.dropFirst().first { $0.hasDays }?.sentences.first
        return days.map { [$0.labeled(by: clause)] } ?? []
      }
      if let place = text.nameOfRow(clause) {
        name = Adjunct(branch: place)
      } else if !clause.headsClosings {
        return nil
      }
    }
    guard let former = before.sentences.first, before.hasDays else { return nil }
    if let clause = after.clause, clause.isBare, clause.predicate?.act == .keeps {
      return unchanged(former, by: clause, of: name, below: row[0])
    }
    guard let latter = after.sentences.first, after.hasDays else { return nil }
    var lines = [
      former.labeled(by: self.former.naming(name)), latter.labeled(by: self.latter.naming(name)),
    ]
    if let column = columns.beginning, let label = beginning, row[column].hasDays {
      lines += row[column].sentences.map { $0.labeled(by: label) }
    } else if let since {
      lines.append(former.line(of: [since]))
    }
    return lines
  }

  /// 6월 | 14일, 28일 | 변경 없음: the line of a row in which nothing changes.
  private func unchanged(
    _ cell: Sentence, by word: Clause, of name: Adjunct?, below head: TableCell
  ) -> [Sentence]? {
    guard cell.clauses.count == 1, cell.clauses[0].predicate?.act ?? .closes == .closes else {
      return nil
    }
    var line = cell.line(of: cell.clauses)
    if line.clauses[0].predicate == nil {
      line.clauses[0].predicate = word.predicate
      line.clauses[0].predicate?.act = .closes
    }
    if name == nil, head.hasDays, let month = head.clause { return [line.labeled(by: month)] }
    line.clauses[0] = line.clauses[0].naming(name)
    return [line]
  }
}
extension [TableCell] {
  /// 시행일 | 3월 1일: the line of a row that says when something begins.
  func beginning(in text: NormalizedText) -> Sentence? {
    guard count == 2, let label = self[0].clause, text.headsBeginning(label), self[1].hasDays
    else { return nil }
    return self[1].sentences.first?.labeled(by: label)
  }
}

extension Sentence {
  /// The cell of a row that is not understood.
  fileprivate var doubted: Sentence {
    var cell = self
    for place in cell.clauses.indices where cell.clauses[place].hasDays {
      cell.clauses[place].adjuncts.append(
        Adjunct(kind: .hedge(.ruleChange), cells: cell.clauses[place].cells))
    }
    return cell
  }

  /// The line that a cell is with a label before it.
  fileprivate func labeled(by label: Clause) -> Sentence {
    var label = label
    label.isLabel = true
    // 의무휴업일: 둘째 일요일, in a column of 현행
    let isHeaded = clauses.count > 1 && clauses[0].isLabel && clauses[0].headsClosings
    return line(of: [label] + clauses.dropFirst(isHeaded ? 1 : 0))
  }

  /// A cell as a line of its own.
  fileprivate func line(of clauses: [Clause]) -> Sentence {
    var line = self
    line.clauses = clauses
    line.beginsLine = true
    line.endsLine = true
    return line
  }
}

extension WrittenText {
  /// 구분⏎종전⏎변경⏎기당관⏎화요일⏎월요일: whether a table of changes stands in it cell by cell, so that nobody can tell which
  /// days are those that were.
  var copiesChanges: Bool {
    // 변경 전 / 변경 후⏎11월 휴무 11.16 / 11.23
    let hasHeads = sentences.indices.contains { place in
      isWholeLine(place) && sentences[place].clauses.count == 1
        && sentences[place].clauses[0].headsBoth
    }
    return hasHeads
      || sentences.indices.dropLast().contains { place in
        isWholeLine(place) && isWholeLine(place + 1) && sentences[place].clauses.count == 1
          && sentences[place].clauses[0].headsFormer && !sentences[place].clauses[0].isLabel
          && sentences[place + 1].clauses[0].headsLatter
          && sentences[place + 1].clauses.dropFirst().allSatisfy { $0.isBareClosing }
      }
  }
}

extension Clause {
  /// Whether it is 변경 후 or 변경(3/1~), and nothing else.
  fileprivate var headsLatter: Bool {
    adjuncts.isEmpty && !isLabel && predicate?.act == .changes && notes.count < 2
  }

  /// Whether it is 변경 전 / 변경 후, and nothing else.
  fileprivate var headsBoth: Bool {
    !isLabel && notes.isEmpty && !adjuncts.isEmpty && predicate?.act == .changes
      && adjuncts.allSatisfy { $0.kind == .former }
  }

  /// Whether it is 변경 전 or 기존 휴무일, and nothing else.
  var headsFormer: Bool {
    !adjuncts.isEmpty && adjuncts.allSatisfy { $0.kind == .former }
      && predicate?.act ?? .closes == .closes
  }

  /// 휴무일, 7월 휴업일, 7월: whether the days of the row close.
  fileprivate var headsClosings: Bool {
    // 수영장 휴장: of a part
    guard notes.isEmpty, !hasSubject else { return false }
    if let predicate { return predicate.act == .closes && daysAreMonths }
    return hasDays && daysAreMonths
  }

  /// The head of a column for the name of a row.
  fileprivate func naming(_ name: Adjunct?) -> Clause {
    var clause = self
    if let name { clause.adjuncts.insert(name, at: 0) }
    return clause
  }
}

extension NormalizedText {
  /// The branch, the house, or the words that nobody knows, at the head of a row.
  fileprivate func nameOfRow(_ clause: Clause) -> Range<Int>? {
    guard clause.predicate == nil, clause.notes.isEmpty,
      ![" ", "-", "|"].contains(scalar(clause.cells.lowerBound))
    else { return nil }
    guard let subject = clause.onlySubject else {
      return clause.hasOnlyUnknownWords ? clause.cells : nil
    }
    if subject.kind == .branch, subject.names.count == 1 { return subject.names[0] }
    return subject.place.flatMap { isNameOfPlace($0) ? $0 : nil }
  }
}
