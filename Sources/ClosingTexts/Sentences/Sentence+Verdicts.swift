import KoreanText

// Cells of a row that say what happens on the date in another.
extension Sentence {
  /// The predicate of a cell that only says that something opens or closes.
  var onlyVerdict: Predicate? {
    guard clauses.count == 1, clauses[0].adjuncts.isEmpty, clauses[0].notes.isEmpty,
      !clauses[0].isLabel, let predicate = clauses[0].predicate,
      predicate.act == .opens || predicate.act == .closes
    else { return nil }
    return predicate
  }

  /// 24일 | 정상영업: gives the dates of a cell the verdict in the one behind it.
  ///
  /// - Returns: whether it has dates and nothing else.
  mutating func take(_ verdict: Predicate) -> Bool {
    guard var days = onlyDays else { return false }
    let named = days.reversed().prefix { $0.isFestival }.count
    if named > 0, named < days.count, days.dropLast(named).allSatisfy({ $0.isDated }) {
      // 2월 9일 | 대체공휴일 | 정상진료: what the date is called
      days.removeLast(named)
      clauses[0].adjuncts[0].kind = .days(days)
    }
    guard let last = days.last, last.isDated else { return false }
    if days.count == 2, let weekday = days[0].everyWeek, weekday.isSingle,
      days[1].giveWeekdays(weekday)
    {
      // | 월 | 12/21 | 휴무 |
      days.removeFirst()
      clauses[0].adjuncts[0].kind = .days(days)
    }
    var verdict = verdict
    // 설날 대체공휴일 | 2월 12일 | 개관: the date may be that of the other day
    if !days.allSatisfy({ $0.isDated }) { verdict.hedge = verdict.hedge ?? .softStatement }
    clauses[0].predicate = verdict
    return true
  }

  /// Ends where the cell behind it does, which became a part of it.
  mutating func takeEnd(of cell: Sentence) {
    (endsLine, endsCell, endsRow) = (cell.endsLine, cell.endsCell, cell.endsRow)
  }

  /// Ends as a line of its own, and no cell.
  mutating func endAsLine() {
    (endsLine, endsCell, endsRow) = (true, false, false)
  }
}
