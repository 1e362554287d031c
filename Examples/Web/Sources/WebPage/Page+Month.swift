import KoreanCalendar
import MartCatalog
import MartModels

extension Page {
  /// The grid of a month for a branch: its number, and the month or nothing for this one.
  func monthGrid(_ request: Request) -> Answer {
    let values = request.values(2)
    guard let branch = branch(values[0]) else { return .nothing }
    let month = YearMonth(values[1]) ?? today.yearMonth
    let lead = month.firstDay.weekday.rawValue
    var cells: [Answer] = Array(repeating: .nothing, count: lead)
    for date in month.firstDay...month.lastDay { cells.append(cell(date, branch.schedule)) }
    while cells.count % 7 != 0 { cells.append(.nothing) }
    let weeks = stride(from: 0, to: cells.count, by: 7).map { first in
      Answer.list(Array(cells[first..<first + 7]))
    }
    return [
      "title": .text(month.phrase(in: language, style: .long)),
      "previous": .optional(month > .earliest ? month.adding(months: -1).description : nil),
      "next": .optional(month < .latest ? month.adding(months: 1).description : nil),
      "weekdays": .list(
        Weekday.allCases.map { weekday in
          [
            "short": .text(weekday.phrase(in: language)),
            "long": .text(weekday.phrase(in: language, style: .long)),
          ]
        }),
      "weeks": .list(weeks),
    ]
  }

  private func cell(_ date: CivilDate, _ schedule: HolidaySchedule) -> Answer {
    let status = schedule.status(on: date, calendar: calendar)
    return [
      "day": .number(date.day),
      "kind": .text(status.kind),
      "isTentative": .flag(status.basis?.isTentative ?? false),
      "isToday": .flag(date == today),
      "words": .text(
        date.phrase(in: language, style: .long) + ", " + status.phrase(in: language, style: .long)),
    ]
  }
}
