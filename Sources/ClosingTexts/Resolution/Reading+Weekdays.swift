import KoreanCalendar
import KoreanText

extension Reading {
  /// Doubts weekdays that may be those of the date before or behind them: 12월 25일, 금요일 휴무 and 일요일 휴무 5/10, 5/24.
  ///
  /// Where the date is on another weekday, as in 1월 1일, 일요일, they are days of their own.
  func doubtingWeekdays(_ dates: DateResolver) -> Reading {
    var reading = self
    for place in statements.list.indices {
      let weekday = statements.list[place]
      guard weekday.isEveryWeek, case .weekdays(let days, _) = weekday.days, days.isSingle,
        normalized.scalar(weekday.cells.lowerBound) != "매"
      else { continue }
      for other in [place - 1, place + 1] where statements.list.indices.contains(other) {
        let date = statements.list[other]
        let gap =
          other < place
          ? weekday.cells.lowerBound - date.cells.upperBound
          : date.cells.lowerBound - weekday.cells.upperBound
        guard date.effect == .closes, date.audience == weekday.audience,
          1...(other < place ? 2 : 6) ~= gap, let day = day(of: date, dates),
          days.contains(day.weekday)
        else { continue }
        reading.statements.list[place].doubt = .ambiguous
        reading.statements.reports.append(Report(reason: .ambiguous, cells: weekday.cells))
      }
    }
    return reading
  }

  private func day(of statement: Statement, _ dates: DateResolver) -> CivilDate? {
    switch statement.days {
    case .date(let text): dates.find(text)
    case .yearly(let month, let day): dates.nearest(month: month, day: day, weekday: nil)
    default: nil
    }
  }
}
