import Favorites
import KoreanCalendar
import MartCatalog
import MartModels

extension Page {
  private static let daysShown = 7

  /// On which of seven days the favorites are closed, a line for each favorite.
  ///
  /// A favorite that left the catalogue has a line too, or nobody could remove it.
  var favoriteDays: Answer {
    let days = clock.days(from: day, count: Self.daysShown)
    let rows = catalogue.rows(of: favorites, at: now, calendar: calendar)
    return [
      "limit": favorites.limit.map { .number($0) } ?? .nothing,
      "days": .list(days.map { head(of: $0) }),
      "rows": .list(rows.map { line(of: $0, days) }),
    ]
  }

  /// Sets the first of the days that are shown; a text that is no date means today.
  mutating func choose(day text: String) -> Answer {
    let chosen = CivilDate(text)
    chosenDay = chosen == today ? nil : chosen
    return [
      "day": .text(day.description),
      "isToday": .flag(day == today),
      "words": .text(dayWords(day)),
    ]
  }

  /// A day in words; only today and tomorrow are called so.
  func dayWords(_ date: CivilDate) -> String {
    let words = date.phrase(in: language, style: .long, relativeTo: today)
    guard (0...1).contains(today.days(until: date)) else { return words }
    let near = date.countdownPhrase(in: language, relativeTo: today)
    return "\(near), \(words)"
  }

  private func head(of date: CivilDate) -> Answer {
    [
      "date": .text(date.description),
      "number": .number(date.day),
      "weekday": .text(date.weekday.phrase(in: language)),
      "words": .text(dayWords(date)),
      "isToday": .flag(date == today),
      "isHoliday": .flag(date.weekday == .sunday || calendar.isPublicHoliday(date)),
    ]
  }

  private func line(of row: FavoriteRow, _ days: [CivilDate]) -> Answer {
    let branch = catalogue[row.id]
    let kind =
      switch row.content {
      case .found: "found"
      case .missing: "missing"
      case .ended: "ended"
      }
    return [
      "id": .number(row.id),
      "name": .text(row.displayName(in: language)),
      "kind": .text(kind),
      "text": .text(row.phrase(in: language, style: kind == "found" ? .short : .long)),
      "state": branch.map { state(of: $0) } ?? .nothing,
      "cells": .list(
        branch.map { branch in
          days.map { Self.cell(branch.schedule.status(on: $0, calendar: calendar), language) }
        } ?? []),
    ]
  }

  private static func cell(_ status: HolidayStatus, _ language: PhraseLanguage) -> Answer {
    [
      "kind": .text(status.kind),
      "isTentative": .flag(status.isUncertain),
      "words": .text(status.phrase(in: language, style: .long)),
    ]
  }
}

extension HolidayStatus {
  /// Whether the status is tentative or only expected.
  var isUncertain: Bool { basis.map { $0.isTentative || $0.isExpected } ?? false }
}
