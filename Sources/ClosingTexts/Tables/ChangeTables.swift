import KoreanText

// Tables of what was and what will be: 구분 | 변경 전 | 변경 후⏎휴무일 | 둘째 일요일 | 둘째 수요일.
extension WrittenText {
  /// Makes of each row the lines that say the same: 변경 전: 둘째 일요일⏎변경 후: 둘째 수요일.
  ///
  /// - Complexity: O(*n*) in the number of sentences.
  mutating func readChangeTables(in text: NormalizedText) {
    guard sentences.contains(where: { $0.endsCell }) else { return }
    var read: [Sentence] = []
    var place = 0
    while place < sentences.count {
      let row = sentences.row(at: place)
      place = row.upperBound
      guard let head = ChangeHead(sentences[row], in: text) else {
        read += labeled(sentences[row], in: text) ?? Array(sentences[row])
        continue
      }
      while place < sentences.count {
        let row = sentences.row(at: place)
        guard row.count > 1 else { break }
        let cells = Array(sentences[row])
        read += head.lines(of: cells, in: text) ?? cells.map { $0.doubted }
        place = row.upperBound
      }
    }
    sentences = read
  }

  /// 변경 전 | 둘째 일요일⏎변경 후 | 둘째 수요일⏎시행일 | 3월 1일: the row with its first cell as a label.
  private func labeled(_ row: ArraySlice<Sentence>, in text: NormalizedText) -> [Sentence]? {
    guard row.count == 2, let head = row.first, let cell = row.last, head.clauses.count == 1,
      head.clauses[0].headsChange || text.headsBeginning(head.clauses[0]),
      cell.clauses.contains(where: { $0.hasDays })
    else { return nil }
    return [cell.labeled(by: head.clauses[0])]
  }
}

/// The head of a table of changes.
private struct ChangeHead {
  let width: Int
  /// What heads the columns.
  let former: Clause
  private(set) var latter: Clause
  /// The bracket of a head with the day on which the column begins: 변경(3/1~).
  let since: Clause?
  let beginning: Clause?
  /// The places of the columns, from the last one.
  let columns: (former: Int, latter: Int, beginning: Int?)

  /// `nil` where a row heads nothing of the kind.
  init?(_ row: ArraySlice<Sentence>, in text: NormalizedText) {
    let cells = Array(row)
    guard cells.count > 1, cells.allSatisfy({ $0.clauses.count == 1 }),
      let former = cells.firstIndex(where: { $0.clauses[0].isFormerMark }),
      let latter = cells.firstIndex(where: { $0.clauses[0].headsLatter })
    else { return nil }
    let beginning = cells.firstIndex { text.headsBeginning($0.clauses[0]) }
    width = cells.count
    self.former = cells[former].clauses[0]
    self.latter = cells[latter].clauses[0]
    self.latter.notes = []
    since = cells[latter].clauses[0].notes.first { $0.hasDays }
    self.beginning = beginning.map { cells[$0].clauses[0] }
    columns = (
      cells.count - former, cells.count - latter, beginning.map { cells.count - $0 }
    )
  }

  /// The lines that say what a row says; `nil` where it does not say what changes.
  func lines(of row: [Sentence], in text: NormalizedText) -> [Sentence]? {
    // 구분 says nothing, so that the tree has no cell of it.
    guard row.count == width || row.count == width + 1 else { return nil }
    let (before, after) = (row[row.count - columns.former], row[row.count - columns.latter])
    var name: Adjunct?
    if row.count > max(columns.former, columns.latter), let head = row.first {
      guard head.clauses.count == 1 else { return nil }
      let clause = head.clauses[0]
      if text.headsBeginning(clause) {
        // 시행일 | | 3월 1일
        return after.clauses.contains { $0.hasDays } ? [after.labeled(by: clause)] : []
      }
      if let place = text.nameOfRow(clause) {
        name = Adjunct(branch: place)
      } else if !clause.headsClosings {
        return nil
      }
    }
    guard before.clauses.contains(where: { $0.hasDays }) else { return nil }
    if after.clauses.count == 1, text.saysNoChange(after.clauses[0]) {
      return unchanged(before, by: after.clauses[0], of: name, below: row[0])
    }
    guard after.clauses.contains(where: { $0.hasDays }) else { return nil }
    var lines = [
      before.labeled(by: former.naming(name)), after.labeled(by: latter.naming(name)),
    ]
    if let column = columns.beginning, let label = beginning,
      row[row.count - column].clauses.contains(where: { $0.hasDays })
    {
      lines.append(row[row.count - column].labeled(by: label))
    } else if let since {
      lines.append(before.line(of: [since]))
    }
    return lines
  }
}

extension ChangeHead {
  /// 6월 | 14일, 28일 | 변경 없음: the line of a row in which nothing changes.
  private func unchanged(
    _ cell: Sentence, by word: Clause, of name: Adjunct?, below head: Sentence
  ) -> [Sentence]? {
    guard cell.clauses.count == 1, cell.clauses[0].predicate?.act ?? .closes == .closes else {
      return nil
    }
    var line = cell.line(of: cell.clauses)
    if line.clauses[0].predicate == nil {
      line.clauses[0].predicate = word.predicate
      line.clauses[0].predicate?.act = .closes
    }
    if name == nil, head.clauses[0].hasDays { return [line.labeled(by: head.clauses[0])] }
    line.clauses[0] = line.clauses[0].naming(name)
    return [line]
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
    return line(of: [label] + clauses)
  }

  /// A cell as a line of its own.
  fileprivate func line(of clauses: [Clause]) -> Sentence {
    var line = self
    line.clauses = clauses
    line.beginsLine = true
    line.endAsLine()
    return line
  }
}

extension Clause {
  /// Whether it is 변경 후 or 변경(3/1~), and nothing else.
  fileprivate var headsLatter: Bool {
    adjuncts.isEmpty && !isLabel && predicate?.act == .changes && notes.count < 2
  }

  /// Whether it is 변경 전 or 변경 후, and nothing else.
  fileprivate var headsChange: Bool {
    isFormerMark || headsLatter && notes.isEmpty
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
  /// 변경 없음.
  fileprivate func saysNoChange(_ clause: Clause) -> Bool {
    let end = clause.cells.upperBound
    return clause.isBare && clause.predicate?.act == .changes
      && (has("없음", at: end) || has("없음", at: end + 1))
  }

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
