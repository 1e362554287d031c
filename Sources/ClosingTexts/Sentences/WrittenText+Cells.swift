import KoreanText

// Days that stand in cells.
extension Sentence {
  /// The days of a cell that has nothing else.
  var onlyDays: [DayPhrase]? {
    guard clauses.count == 1, clauses[0].predicate == nil, clauses[0].notes.isEmpty,
      !clauses[0].isLabel, !clauses[0].saysBut, clauses[0].adjuncts.count == 1,
      clauses[0].adjuncts[0].role == nil
    else { return nil }
    return clauses[0].adjuncts[0].days
  }
}

extension [DayPhrase] {
  /// 22일, 29일 화요일은: dates of one month that are weeks apart have the weekday of the last.
  mutating func shareWeekdays() {
    for place in indices.dropFirst().reversed() {
      guard let date = self[place].date, let weekday = date.weekday, date.year == nil,
        let before = self[place - 1].date, before.weekday == nil, before.day != date.day,
        date.month == nil || date.month == before.month, (date.day - before.day) % 7 == 0
      else { continue }
      _ = self[place - 1].giveWeekdays(WeekdaySet(daysAfterSunday: weekday))
    }
  }
}
