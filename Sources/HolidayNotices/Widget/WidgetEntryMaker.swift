import Favorites
import KoreanCalendar
import MartModels

/// Makes the entries of a timeline and asks a branch again only when what it shows changes.
struct WidgetEntryMaker {
  let favorites: [Favorite]
  /// Whether the user has no favorites, shown or not.
  let isEmpty: Bool
  let hasData: Bool
  let dates: ClosedRange<CivilDate>
  let fetch: WidgetFetch
  let calendar: PublicHolidayCalendar

  /// A favorite with its branch, if there is data about it.
  enum Favorite {
    case found(Branch)
    case missing(FavoriteList<Int>.Entry)
  }

  /// A favorite with its words and how long they are valid.
  private struct Line {
    var row: WidgetRow
    var last: CivilDate
    let branch: Branch?
    let earlyDays: [EarlyDay]
    let calendar: PublicHolidayCalendar

    init(
      _ favorite: Favorite, in dates: ClosedRange<CivilDate>, _ calendar: PublicHolidayCalendar
    ) {
      self.calendar = calendar
      switch favorite {
      case .found(let found):
        branch = found
        earlyDays = found.earlyDays(in: dates, calendar)
        row = WidgetRow(found, .closedForGood, .unknown, dates.lowerBound)
        last = dates.lowerBound
        ask(on: dates.lowerBound, through: dates.upperBound)
      case .missing(let entry):
        row = WidgetRow(entry, missingOn: dates.lowerBound)
        (branch, earlyDays, last) = (nil, [], dates.upperBound)
      }
    }

    mutating func ask(on date: CivilDate, through end: CivilDate) {
      guard let branch else { return }
      let early = earlyDays.first { $0.date == date }?.closes
      let state = WidgetState(of: branch, early, on: date, calendar)
      row.state = state
      row.today = branch.status(on: date, calendar: calendar)
      last = state.lastDay(
        in: branch.schedule, earlyDays: earlyDays, from: date, through: end, calendar)
    }
  }

  func entries() -> [WidgetEntry] {
    let last = dates.upperBound
    var lines = favorites.map { Line($0, in: dates, calendar) }
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
        WidgetEntry(date: date, content: content(lines), fetch: fetch))
      if case .failed = fetch { end = date }
      guard end < last else { return entries }
      date = end.adding(days: 1)
    }
  }

  private func content(_ lines: [Line]) -> WidgetEntry.Content {
    if isEmpty { return .noFavorites }
    return hasData && !lines.isEmpty ? .rows(lines.map { $0.row }) : .noData
  }
}
