import KoreanText

// Rows of names and days, whichever way round they are.
extension WrittenText {
  /// 이마트 | 홈플러스⏎13일, 27일 | 9일, 23일: names, and below each the days on which it does what the text says, or
  /// what the first cell of the row says.
  func columnsOfDays(at start: Int) -> (sentences: [Sentence], end: Int)? {
    let head = sentences.row(at: start)
    guard head.count > 1, sentences[start].endsCell else { return nil }
    var (read, end) = ([Sentence](), head.upperBound)
    while end < sentences.count {
      let row = sentences.row(at: end)
      // 구분 | 이마트 | 홈플러스⏎휴무일 | 13일 | 9일
      let first = sentences[row.lowerBound].onlyDays == nil ? 1 : 0
      guard row.count == head.count || row.count == head.count + 1 && first == 1 else { break }
      let names = sentences[head.suffix(row.count - first)].map {
        $0.clauses.count == 1 ? $0.clauses[0].nameOfTable : nil
      }
      let cells = sentences[row.dropFirst(first)]
      guard names.count > 1, names.allSatisfy({ $0 != nil }),
        cells.allSatisfy({ $0.daysOfTable != nil || $0.saysNothing }),
        cells.contains(where: { $0.daysOfTable != nil })
      else { break }
      let predicate = first == 1 ? sentences[row.lowerBound].clauses.first?.predicate : nil
      for case (let name?, let days?) in zip(names, cells.map { $0.daysOfTable }) {
        var clause = Clause()
        let place = days[0].cells.lowerBound..<days[days.count - 1].cells.upperBound
        clause.adjuncts = [name.adjunct, Adjunct(kind: .days(days), cells: place)]
        clause.predicate = predicate
        read.append(Sentence(clauses: [clause], endsLine: true))
      }
      end = row.upperBound
    }
    return read.isEmpty ? nil : (read, end)
  }

  /// 점포 | 휴업일 | 재오픈⏎잠실점 | 6/8(월) | 6/12(금): gives days the verdict above them, where one of these opens.
  private mutating func takeVerdicts(of head: Range<Int>, on row: Range<Int>) {
    let verdicts = head.map { sentences[$0].clauses.last?.predicate }
    guard verdicts.contains(where: { $0?.act == .opens }) else { return }
    for (cell, verdict) in zip(row, verdicts) {
      guard let verdict, verdict.act == .opens || verdict.act == .closes,
        sentences[cell].onlyDays != nil
      else { continue }
      sentences[cell].clauses[0].predicate = verdict
    }
  }

  /// 12/13(일) | 하남점, 성수점 [| 휴무]: puts the names of a row before its days, where those of other rows have
  /// them, and takes the word over them out of the head: 휴무일 | 점포.
  ///
  /// - Complexity: O(*n*) in the number of sentences.
  mutating func putNamesFirst() {
    guard sentences.contains(where: { $0.endsCell }) else { return }
    var read: [Sentence] = []
    var place = 0
    // The last row without days, and the place behind the last row of a label and its days.
    var head = 0..<0
    var labelRow = -1
    while place < sentences.count {
      let row = sentences.row(at: place)
      place = row.upperBound
      if row.count == head.count { takeVerdicts(of: head, on: row) }
      if row.count > 2, sentences[row].allSatisfy({ !$0.headsDays }) { head = row }
      if let joined = sentences[row].joinedRow(below: labelRow == row.lowerBound) {
        if joined.clauses[0].isLabel { labelRow = row.upperBound }
        let end = read.count
        if !joined.clauses[0].isLabel, end > 1, read[end - 2].endsCell, !read[end - 1].headsDays,
          read[end - 2].clauses.allSatisfy({ $0.isHeading })
        {
          // The heading is a line of its own.
          read.removeLast()
          (read[end - 2].endsCell, read[end - 2].endsRow) = (false, false)
        }
        read.append(joined)
        continue
      }
      for index in row {
        let cell = sentences[index]
        if index > row.lowerBound, cell.saysNothing {
          // 12.10.(목) | 없음; 하남점 | 없음
          let isLast = cell.endsRow || !cell.endsCell
          if isLast, row.count == 2, read[read.count - 1].takesNames {
            read.removeLast()
          } else if isLast {
            read[read.count - 1].takeEnd(of: cell)
          }
        } else {
          read.append(cell)
        }
      }
    }
    sentences = read
  }
}

extension ArraySlice<Sentence> {
  /// One sentence of a row of days, of names behind them and perhaps of what these do.
  ///
  /// - Parameter isBelowLabel: whether the row above is one of a label and days.
  fileprivate func joinedRow(below isBelowLabel: Bool) -> Sentence? {
    if count == 2, var label = first, let days = last, days.headsDays,
      label.headsCell || isBelowLabel && label.isUnread
    {
      // 대관 휴무 | 5월 28일: as before a colon
      label.clauses[0].isLabel = true
      label.clauses += days.clauses
      label.endAsLine()
      return label
    }
    guard 2...3 ~= count, var joined = first, joined.takesNames,
      let names = dropFirst().first, names.clauses.count == 1,
      // 12/14(월) | 푸른도서관: the store, or one of several
      let subject = names.clauses[0].onlySubject, subject.kind != .store,
      let name = names.clauses[0].nameOfTable
    else { return nil }
    if count == 3 {
      guard joined.clauses[0].predicate == nil, let verdict = self[endIndex - 1].onlyVerdict else {
        return nil
      }
      joined.clauses[0].predicate = verdict
    }
    joined.clauses[0].adjuncts.insert(name.adjunct, at: 0)
    joined.endAsLine()
    return joined
  }
}
