import ClosingTexts
import KoreanCalendar
import MartModels

// The only file that knows the names of the reader's results.

/// A text with its reading and the schedules that follow from it.
struct ReadText {
  let notice: HolidayText
  let reading: Reading
  let reference: CivilDate
  /// The rule and the texts that were known before, to which the text is added.
  let known: HolidayRule?
  let before: [HolidayText]

  /// Reads a text; a field is one that is known to list closings, such as a column 휴관일.
  init(
    _ text: String, relativeTo reference: CivilDate, isField: Bool = false,
    known: HolidayRule? = nil, before: [ProbeRow.Earlier] = []
  ) {
    self.reference = reference
    self.known = known
    self.before = before.map { HolidayText($0.text, relativeTo: $0.relativeTo) }
    notice = HolidayText(text, relativeTo: reference, as: isField ? .closingField : .notice)
    reading = Reading(notice)
  }

  /// What is known about a day at a branch, or at one that the text does not name.
  func schedule(for branch: String? = nil) -> HolidaySchedule {
    let first = known.map { HolidaySchedule(rule: $0) } ?? HolidaySchedule()
    return (before + [notice]).reduce(first) {
      $0.adding(reading: $1, for: branch, asOf: $1.reference)
    }
  }

  /// What is known about a day in parts of the store whose names have all the words of a name.
  func answer(on date: CivilDate, facility name: String) -> Answer {
    let words = name.split(separator: " ")
    let answers = reading.facilities
      .filter { notice in
        notice.names.contains { name in words.allSatisfy { name.contains($0) } }
      }
      .map { $0.facts.answer(on: date) }
    return answers.first { $0.letter.lowercased() == "c" } ?? answers.first { $0 != .unknown }
      ?? .unknown
  }
}

extension Reading {
  init(_ notice: HolidayText) {
    whole = Facts(
      notice.rule, notice.openRule, notice.closedDates, notice.openDates, notice.moves,
      notice.earlyClosings, notice.effectiveFrom, notice.hours)
    whole.closures = notice.closures.map { .init(from: $0.from, through: $0.through) }
    whole.conditions = notice.conditions.map { "\($0)" }
    branches = notice.branchNotices.map(Notice.init)
    facilities = notice.facilityNotices.map(Notice.init)
    unread = notice.unread.map {
      .init(text: $0.text, reason: $0.reason.rawValue, utf8Range: $0.utf8Range)
    }
  }
}

extension Reading.Notice {
  fileprivate init(_ notice: HolidayText.Notice) {
    facts = Facts(
      notice.rule, notice.openRule, notice.closedDates, notice.openDates, notice.moves,
      notice.earlyClosings, notice.effectiveFrom, notice.hours)
    facts.closures = notice.closures.map { .init(from: $0.from, through: $0.through) }
    facts.conditions = notice.conditions.map { "\($0)" }
    names = notice.names
  }
}

extension Facts {
  fileprivate init(
    _ rule: HolidayRule?, _ openRule: HolidayRule?, _ closed: [CivilDate], _ open: [CivilDate],
    _ moves: [ClosingMove], _ earlyClosings: [EarlyClosing], _ from: CivilDate?,
    _ hours: OpeningHours?
  ) {
    self.init(
      rule: rule, openRule: openRule, closedDates: closed, openDates: open,
      moves: moves.map { "\($0.from)->\($0.to)" },
      earlyClosings: earlyClosings.map { closing in
        let minutes = closing.closes % 60
        return "\(closing.days) \(closing.closes / 60):\(minutes < 10 ? "0" : "")\(minutes)"
      },
      effectiveFrom: from, hours: hours?.description)
  }
}
