import KoreanText

// A month as a calendar: 일 | 월 | 화 | …⏎ | | 1 | 2 휴무 | ….
extension TableReader {
  /// Reads what stands beside the numbers of days.
  ///
  /// Days without a word of their own are in no line.
  mutating func readCalendar() -> Bool {
    let weekdays = rows[0].map { $0.days?.count == 1 ? $0.days?[0].everyWeek : nil }
    guard weekdays.count == 7, weekdays.allSatisfy({ $0?.isSingle == true }) else { return false }
    var days = 0
    var lines: [Sentence] = []
    for row in rows.dropFirst() {
      for case (let cell, let weekday?) in zip(row, weekdays) {
        guard case .number(let day, _)? = cell.tokens.first?.kind, 1...31 ~= day,
          let number = cell.tokens.first?.cells
        else { continue }
        days += 1
        let rest = number.upperBound..<max(number.upperBound, cell.place.upperBound)
        let said = TableCell(
          Table.Cell(tokens: cell.tokens.dropFirst(), place: rest), in: text, legend)
        if said.verdict == nil { continue }
        var phrase = DayPhrase(term: .date(DateText(day: Int(day))), cells: number)
        _ = phrase.giveWeekdays(weekday)
        lines.append(said.line(of: nil, on: [phrase]))
      }
    }
    // Half a month at least, in which some days have a word of their own.
    guard days > 13, !lines.isEmpty else { return false }
    sentences = lines
    return true
  }
}
