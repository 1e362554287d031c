import Favorites
import HolidayNotices
import KoreanCalendar
import MartCatalog
import MartModels

extension Page {
  /// A branch on one line: the sign, its kind, and what is said of the closings.
  func state(of branch: Branch) -> Answer {
    let row = WidgetRow(branch, on: today, calendar: calendar)
    return [
      "sign": .text(String(row.symbol.character)),
      "kind": .text(row.symbol.rawValue),
      "text": .text(row.phrase(in: language)),
    ]
  }

  /// All that is shown of one branch.
  func card(of branch: Branch) -> Answer {
    let summary = BranchSummary(branch, at: now, calendar: calendar)
    return [
      "id": .number(branch.id),
      "name": .text(branch.displayName(in: language)),
      "address": .optional(branch.address),
      "phone": .optional(branch.phone),
      "isFavorite": .flag(favorites.contains(branch.id)),
      "state": state(of: branch),
      "sentence": .text(
        WidgetRow(branch, on: today, calendar: calendar).phrase(in: language, style: .long)),
      "today": day(summary.today, on: today),
      "tomorrow": summary.tomorrow.map { day($0, on: today.adding(days: 1)) } ?? .nothing,
      "opening": .optional(summary.openingPhrase(in: language, style: .long)),
      "early": .optional(summary.earlyClosingPhrase(in: language)),
      "next": .text(summary.nextClosing.phrase(in: language, style: .long, relativeTo: today)),
      "reason": .text(reason(of: summary.nextClosing, branch.schedule)),
    ]
  }

  private func day(_ status: HolidayStatus, on date: CivilDate) -> Answer {
    [
      "date": .text(date.phrase(in: language, relativeTo: today)),
      "kind": .text(status.kind),
      "text": .text(status.phrase(in: language, style: .long)),
    ]
  }

  /// Why the next closing is when it is, or why nobody can tell.
  private func reason(of next: NextClosing, _ schedule: HolidaySchedule) -> String {
    let explanation =
      switch next {
      case .closing(let closing): schedule.explanation(on: closing.date, calendar: calendar)
      case .unknown(let first, _): schedule.explanation(on: first, calendar: calendar)
      case .state(let state):
        schedule.explanation(on: max(state.firstClosedDay ?? today, today), calendar: calendar)
      case .never: schedule.explanation(on: today, calendar: calendar)
      }
    return language == .korean ? explanation.korean : explanation.english
  }
}

extension HolidayStatus {
  /// The name by which the page chooses a color.
  var kind: String {
    switch self {
    case .closed: "closed"
    case .open: "open"
    case .unknown: "unknown"
    }
  }
}
