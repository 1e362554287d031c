import Foundation
import MartHolidayKit

/// The answer for other programs.
///
/// The keys are always there; what is not known is `null`.
struct JSONReport: Encodable {
  let date: CivilDate
  let month: YearMonth
  let branches: [BranchReport]

  func text() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(self), as: UTF8.self)
  }
}

extension BranchReport: Encodable {
  private enum Key: String, CodingKey {
    case id, mart, branch, displayName, today, tomorrow, next, explanation, closings, unknownDates
  }

  func encode(to encoder: any Encoder) throws {
    var object = encoder.container(keyedBy: Key.self)
    try object.encode(branch.id, forKey: .id)
    try object.encode(branch.mart, forKey: .mart)
    try object.encode(branch.name, forKey: .branch)
    try object.encode(branch.displayName, forKey: .displayName)
    try object.encode(JSONDay(date, summary.today), forKey: .today)
    try object.encode(
      summary.tomorrow.map { JSONDay(date.adding(days: 1), $0) }, forKey: .tomorrow)
    try object.encode(JSONNext(next, date: date, schedule: branch.schedule), forKey: .next)
    try object.encode(
      ["korean": explanation.korean, "english": explanation.english], forKey: .explanation)
    try object.encode(
      closings.map { JSONDay($0.date, .closed($0.basis)) }, forKey: .closings)
    try object.encode(unknownDays.compactMap(month.date(day:)), forKey: .unknownDates)
  }
}

/// A day with what is known about it.
private struct JSONDay: Encodable {
  let date: CivilDate
  let status: HolidayStatus

  init(_ date: CivilDate, _ status: HolidayStatus) {
    self.date = date
    self.status = status
  }

  private enum Key: String, CodingKey { case date, status, source, certainty }

  func encode(to encoder: any Encoder) throws {
    var object = encoder.container(keyedBy: Key.self)
    try object.encode(date, forKey: .date)
    switch status {
    case .closed: try object.encode("closed", forKey: .status)
    case .open: try object.encode("open", forKey: .status)
    case .unknown: try object.encode("unknown", forKey: .status)
    }
    try object.encode(status.basis?.source.rawValue, forKey: .source)
    try object.encode(status.basis?.certainty.description, forKey: .certainty)
  }
}

/// The next closing, by its kind.
///
/// The kind is `closing` when it is known, `state` when the store is or will be out of business
/// before one, `unknown` with the first unknown day, or `never`. What is known beyond an unknown
/// day has a key of its own, so that nobody takes it for the next closing.
private struct JSONNext: Encodable {
  let next: NextClosing
  let date: CivilDate
  /// What is known about the first day on which a store out of business does not open.
  let stateBasis: HolidayStatus.Basis?

  init(_ next: NextClosing, date: CivilDate, schedule: HolidaySchedule) {
    self.next = next
    self.date = date
    if case .state(let state) = next {
      stateBasis = schedule.status(on: state.firstClosedDay ?? date).basis
    } else {
      stateBasis = nil
    }
  }

  private enum Key: String, CodingKey {
    case kind, date, daysUntil, source, certainty, unknownFrom, earliestKnown
  }

  func encode(to encoder: any Encoder) throws {
    var kind = "never"
    var shown = next.date
    var unknownFrom: CivilDate?
    var earliestKnown: CivilDate?
    switch next {
    case .closing: kind = "closing"
    case .state(let state):
      kind = "state"
      shown = state.firstClosedDay
    case .unknown(let first, let nextKnown):
      kind = "unknown"
      unknownFrom = first
      earliestKnown = nextKnown?.date
    case .never: break
    }
    let basis = next.closing?.basis ?? stateBasis
    var object = encoder.container(keyedBy: Key.self)
    try object.encode(kind, forKey: .kind)
    try object.encode(shown, forKey: .date)
    try object.encode(shown.map { date.days(until: $0) }, forKey: .daysUntil)
    try object.encode(basis?.source.rawValue, forKey: .source)
    try object.encode(basis?.certainty.description, forKey: .certainty)
    try object.encode(unknownFrom, forKey: .unknownFrom)
    try object.encode(earliestKnown, forKey: .earliestKnown)
  }
}
