import KoreanCalendar
import MartCatalog
import MartModels

extension Page {
  /// The grid of a month for a branch.
  ///
  /// The values are the number of the branch and the month; without one, it is the current month.
  func monthGrid(_ request: Request) -> Answer {
    let values = request.values(2)
    guard let branch = branch(values[0]) else { return .nothing }
    let month = YearMonth(values[1]) ?? today.yearMonth
    let grid = MonthGrid(month, of: branch, today: today, calendar: calendar)
    let weeks = grid.weeks.map { week in Answer.list(week.map(cell)) }
    return [
      "title": .text(grid.title(in: language)),
      "previous": .optional(month > .earliest ? month.adding(months: -1).description : nil),
      "next": .optional(month < .latest ? month.adding(months: 1).description : nil),
      "weekdays": .list(
        grid.weekdays.map { weekday in
          [
            "short": .text(weekday.phrase(in: language)),
            "long": .text(weekday.phrase(in: language, style: .long)),
          ]
        }),
      "weeks": .list(weeks),
    ]
  }

  /// A day of the grid; nothing for a day of another month, whose place the page leaves empty.
  private func cell(_ cell: MonthGrid.Cell) -> Answer {
    guard cell.isInMonth else { return .nothing }
    return [
      "day": .number(cell.day),
      "kind": .text(cell.status.kind),
      "isTentative": .flag(cell.status.basis?.isTentative ?? false),
      "isToday": .flag(cell.isToday),
      "holiday": .optional(cell.holidayName(in: language)),
      "words": .text(cell.phrase(in: language)),
    ]
  }
}
