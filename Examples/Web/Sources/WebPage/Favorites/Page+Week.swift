import Favorites
import HolidayNotices
import KoreanCalendar
import MartCatalog
import MartModels

extension Page {
  private static let days = 7

  /// The seven days of the widget.
  var week: Answer {
    let timeline = WidgetTimeline(
      favorites: favorites.map { $0 }, in: catalogue.branches, from: today, days: Self.days,
      calendar: calendar)
    let days = (today...timeline.lastDay).compactMap { date in
      timeline.entry(on: date).map { day(date, $0) }
    }
    return [
      "empty": .optional(timeline.entries.first?.emptyPhrase(in: language)),
      "days": .list(days),
    ]
  }

  private func day(_ date: CivilDate, _ entry: WidgetEntry) -> Answer {
    [
      "date": .text(date.phrase(in: language, relativeTo: today)),
      "isToday": .flag(date == today),
      "isNew": .flag(entry.date == date),
      "rows": .list(
        entry.rows.map { row in
          [
            "sign": .text(String(row.symbol.character)),
            "kind": .text(row.symbol.rawValue),
            "name": .text(row.displayName(in: language)),
            "text": .text(row.phrase(in: language)),
          ]
        }),
    ]
  }
}
