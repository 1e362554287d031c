import KoreanText

// Closings that are only of a part of the store, of somebody who works there, or of a part of the day.
extension StatementReader {
  /// 12월 5일 개인사정으로 2시까지, 8/3~8/5 김실장: the days below a heading of closings that have hours or somebody
  /// behind them.
  func daysWithRemarks(_ clause: Clause) -> [Int] {
    var (starts, days) = ([Int](), [Int]())
    for adjunct in clause.adjuncts {
      if let named = adjunct.days {
        days = named.map { $0.cells.lowerBound }
      } else if adjunct.isEndOfHours || adjunct.isUnread && text.namesPart(adjunct) {
        // Each day once, however many remarks are behind it.
        starts += days
        days = []
      }
    }
    return starts
  }

  /// Whether names are all that a clause has, which are neither the store's nor a reason.
  func isPart(_ clause: Clause) -> Bool {
    clause.predicate == nil && !clause.isLabel && !clause.adjuncts.isEmpty
      && clause.adjuncts.allSatisfy { $0.isUnread(.unknownWord) || $0.isSubject }
      && clause.adjuncts.allSatisfy { !$0.namesBranch && !isTick($0.cells) } && !clause.hasSome
      && !clause.hasOwnStore(text) && !text.namesReason(clause.cells)
      && !text.endsAsReason(clause.cells)
  }

  /// 대상:, 장소:, 휴관 시설:: whether a label is for what closes.
  func namesScope(_ clause: Clause) -> Bool {
    clause.isLabel && clause.predicate == nil
      && ["대상", "장소", "시설", "구역", "과목", "부서"].contains {
        // 부대시설: is what there is
        text.has($0, at: clause.cells.lowerBound)
      }
  }

  /// Whether a clause says when a house is open, or that it always is.
  func opensAsHouse(_ clause: Clause) -> Bool {
    clause.predicate?.act == .neverCloses || clause.adjuncts.contains { $0.isHours }
  }

  /// (X), (O).
  private func isTick(_ cells: Range<Int>) -> Bool {
    cells.count == 1 && !text.scalar(cells.lowerBound).isPlainDigit
  }

  /// 강남점 서초점⏎12/25 휴무 영업: doubts what is said of the days of lines that have a word for each of several names
  /// above them.
  mutating func doubtRowsOfVerdicts(_ notice: WrittenText) {
    var isBelowNames = false
    var rows: [Range<Int>] = []
    for sentence in notice.sentences {
      if sentence.clauses.allSatisfy({ !$0.hasDays && $0.predicate == nil }) {
        isBelowNames =
          sentence.endsLine && sentence.clauses.reduce(0) { $0 + $1.countOfNames } > 1
      } else if isBelowNames, let cells = sentence.clauses.first?.cells,
        let last = sentence.clauses.last?.cells.upperBound,
        hasSeveralVerdicts(text.line(around: cells.lowerBound))
      {
        rows.append(cells.lowerBound..<max(cells.upperBound, last))
      }
    }
    if !rows.isEmpty { doubt(within: rows, .anotherBranch) { _ in true } }
  }

  /// Doubts statements that begin in one of some ranges, which stand one behind another.
  mutating func doubt(
    within ranges: [Range<Int>], _ reason: UnreadReason, where isMeant: (Statement) -> Bool
  ) {
    for index in result.list.indices
    where isMeant(result.list[index]) && ranges.haveCell(result.list[index].cells.lowerBound) {
      doubt(index, reason)
    }
  }

  private func hasSeveralVerdicts(_ line: Range<Int>) -> Bool {
    let verdicts: Set<Substring> = [
      "휴무", "휴점", "휴관", "휴진", "휴업", "영업", "진료", "운영", "개관", "정상영업",
    ]
    let words = text.string(line).split { " /".contains($0) }
    return zip(words, words.dropFirst()).contains {
      verdicts.contains($0) && verdicts.contains($1)
    }
  }

  /// 대상: 2층 푸드코트, and not 본관 및 별관 전체: whether a clause names parts of a house, and not all of it.
  func namesParts(_ clause: Clause) -> Bool {
    isPart(clause)
      && clause.adjuncts.contains { word in
        if case .subject(let subject) = word.kind { return subject.kind == .facility }
        return text.namesPart(word) || text.endsAsPart(word.cells)
      }
      && !["전체", "전 ", "전관", "전층", "모두", "모든"].contains { text.has($0, in: clause.cells) }
  }
}

extension Adjunct {
  /// 식품관만.
  var isOnlyPart: Bool {
    guard role == .only else { return false }
    if case .subject(let subject) = kind {
      return subject.kind == .facility || subject.kind == .unknown
    }
    return isUnread(.unknownWord)
  }

  /// 2시까지, 5시부터, and not of days of its own.
  fileprivate var isEndOfHours: Bool {
    guard case .hours(let hours) = kind else { return false }
    return hours.days.isEmpty && (hours.opens == nil || hours.closes == nil)
  }

  /// 강동점, 강동점 제외.
  fileprivate var namesBranch: Bool {
    if case .subject(let subject) = kind {
      subject.kind == .branch || subject.isExcepted
    } else {
      false
    }
  }
}

extension Clause {
  fileprivate var countOfNames: Int {
    adjuncts.reduce(0) { count, adjunct in
      if case .subject(let subject) = adjunct.kind { return count + max(1, subject.names.count) }
      return count + (adjunct.isUnread ? 1 : 0)
    }
  }

  /// Where its dates begin.
  var startsOfDates: [Int] {
    adjuncts.flatMap { ($0.days ?? []).filter { $0.isDated }.map { $0.cells.lowerBound } }
  }

  /// 12월:.
  var isOfMonths: Bool { predicate == nil && ClauseParts(self).onlyMonths }

  /// 오후, 12월 오후.
  var namesPartOfDay: Bool {
    adjuncts.contains { adjunct in
      adjunct.isUnread(.specialHours)
        || adjunct.days?.contains { $0.isDoubtful(.specialHours) } ?? false
    }
  }

  /// 휴무 안내, 12월 휴무 안내.
  var namesNoDay: Bool {
    !hasDays || namesPartOfDay || ClauseParts(self).onlyMonths
  }

  /// Whether a bracket stands behind its verb.
  func isBefore(_ note: Clause) -> Bool {
    predicate.map { $0.cells.upperBound <= note.cells.lowerBound } ?? false
  }
}

extension [Range<Int>] {
  /// Whether one of ranges that stand one behind another has a cell.
  ///
  /// - Complexity: O(log *n*) in their number.
  func haveCell(_ cell: Int) -> Bool {
    let place = partitioningIndex { $0.upperBound > cell }
    return place < endIndex && self[place].contains(cell)
  }
}
