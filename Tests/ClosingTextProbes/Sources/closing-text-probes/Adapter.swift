import ClosingTexts
import KoreanCalendar
import MartModels

// The only file that knows the names of the reader's results.

/// A text with its reading and the schedules that follow from it.
struct ReadText {
  let notice: HolidayText
  let reading: Reading
  let reference: CivilDate

  init(_ text: String, relativeTo reference: CivilDate) {
    self.reference = reference
    notice = HolidayText.read(text, relativeTo: reference)
    reading = Reading(notice)
  }

  /// What is known about a day at a branch, or at one that the text does not name.
  func schedule(for branch: String? = nil) -> HolidaySchedule {
    HolidaySchedule(reading: notice, for: branch, asOf: reference)
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
      rule: notice.rule, openRule: notice.openRule, closedDates: notice.closedDates,
      openDates: notice.openDates, moves: notice.moves.map { "\($0.from)->\($0.to)" },
      earlyClosings: notice.earlyClosings.map(Facts.line),
      closures: notice.closures.map { .init(from: $0.from, through: $0.through) },
      effectiveFrom: notice.effectiveFrom, hours: notice.hours?.description,
      conditions: notice.conditions.map { "\($0)" })
    branches = notice.branchNotices.map { .init(names: $0.names, facts: Facts($0)) }
    facilities = notice.facilityNotices.map { .init(names: $0.names, facts: Facts($0)) }
    unread = notice.unread.map {
      .init(text: $0.text, reason: $0.reason.rawValue, utf8Range: $0.utf8Range)
    }
  }
}

#if OLD_READER
  private typealias PartNotice = OldNotice
#else
  private typealias PartNotice = HolidayText.PartNotice
#endif

extension Facts {
  fileprivate init(_ notice: PartNotice) {
    self.init(
      rule: notice.rule, openRule: notice.openRule, closedDates: notice.closedDates,
      openDates: notice.openDates, moves: notice.moves.map { "\($0.from)->\($0.to)" },
      earlyClosings: notice.earlyClosings.map(Facts.line),
      closures: notice.closures.map { .init(from: $0.from, through: $0.through) },
      effectiveFrom: notice.effectiveFrom, hours: notice.hours?.description,
      conditions: notice.conditions.map { "\($0)" })
  }

  fileprivate static func line(_ closing: EarlyClosing) -> String {
    "\(closing.days) \(closing.closes / 60):\(closing.closes % 60)"
  }
}
