import KoreanCalendar
import MartModels

/// Makes the entries of a timeline and asks a branch again only when its words change.
struct WidgetEntryMaker {
  let branches: [Branch]
  let missingCount: Int
  let isEmpty: Bool
  let dates: ClosedRange<CivilDate>
  let fetch: WidgetFetch
  let calendar: PublicHolidayCalendar

  /// A favorite with its words and how long they are valid.
  private struct Line {
    var row: WidgetRow
    var last: CivilDate
    let schedule: HolidaySchedule
    let earlyDays: [EarlyDay]
    let calendar: PublicHolidayCalendar

    init(
      _ branch: Branch, in dates: ClosedRange<CivilDate>, _ calendar: PublicHolidayCalendar
    ) {
      self.calendar = calendar
      schedule = branch.schedule
      earlyDays = branch.earlyDays(in: dates, calendar)
      row = WidgetRow(branch, .closedForGood, .unknown, dates.lowerBound)
      last = dates.lowerBound
      ask(on: dates.lowerBound, through: dates.upperBound)
    }

    mutating func ask(on date: CivilDate, through end: CivilDate) {
      let early = earlyDays.first { $0.date == date }?.closes
      let state = WidgetState(schedule, early, on: date, calendar)
      row.state = state
      row.today = schedule.status(on: date, calendar: calendar)
      last = state.lastDay(
        in: schedule, earlyDays: earlyDays, from: date, through: end, calendar)
    }
  }

  func entries() -> [WidgetEntry] {
    let last = dates.upperBound
    var lines = branches.map { Line($0, in: dates, calendar) }
    var entries: [WidgetEntry] = []
    entries.reserveCapacity(8)
    var date = dates.lowerBound
    while true {
      var end = last
      for place in lines.indices {
        if lines[place].last < date { lines[place].ask(on: date, through: last) }
        lines[place].row.date = date
        end = min(end, lines[place].last)
      }
      entries.append(
        WidgetEntry(
          date: date, content: content(lines), fetch: fetch, missingCount: missingCount))
      if case .failed = fetch { end = date }
      guard end < last else { return entries }
      date = end.adding(days: 1)
    }
  }

  private func content(_ lines: [Line]) -> WidgetEntry.Content {
    if isEmpty { return .noFavorites }
    return lines.isEmpty ? .noData : .rows(lines.map { $0.row })
  }
}
