import KoreanText

// Sentences that are cells.
extension Sentence {
  /// The days of a row or a column.
  var daysOfTable: [DayPhrase]? {
    guard let days = onlyDays, 1...TableName.most ~= days.count else { return nil }
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

  /// Whether days stand in it.
  var headsDays: Bool { clauses.contains { $0.hasDays } }
}
