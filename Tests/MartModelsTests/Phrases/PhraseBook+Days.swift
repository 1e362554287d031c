import KoreanCalendar
import MartModels

// Dates, statuses and closings.
extension PhraseBook {
  static let today = CivilDate(2026, 11, 21)

  mutating func addDates() {
    let today = Self.today
    chapter("Dates", "`phrase(in:style:relativeTo:)`, for a reader on Saturday, 21 November 2026.")
    table(
      "date",
      [
        today, CivilDate(2026, 11, 22), CivilDate(2026, 1, 2), CivilDate(2027, 1, 1),
        CivilDate(2025, 12, 31),
      ].map { date in
        PhraseRow("\(date)") { date.phrase(in: $0, style: $1, relativeTo: today) }
      })
    note("`countdownPhrase(in:style:relativeTo:)`:")
    table(
      "days",
      [0, 1, 2, 3, 10, 100, -1, -2, -3].map { days in
        PhraseRow(days > 0 ? "+\(days)" : "\(days)") {
          today.adding(days: days).countdownPhrase(in: $0, style: $1, relativeTo: today)
        }
      })
    table(
      "month, run, days, weekday",
      [YearMonth(2026, 12), YearMonth(2027, 2)].map { month in
        PhraseRow("\(month)") { month.phrase(in: $0, style: $1, relativeTo: today) }
      }
        + [
          (CivilDate(2026, 11, 25), CivilDate(2026, 11, 25)),
          (CivilDate(2026, 11, 24), CivilDate(2026, 11, 26)),
          (CivilDate(2026, 11, 30), CivilDate(2026, 12, 2)),
          (CivilDate(2026, 12, 31), CivilDate(2027, 1, 2)),
          (CivilDate(2027, 2, 6), CivilDate(2027, 2, 9)),
        ].compactMap { DayRun(from: $0.0, through: $0.1) }.map { run in
          PhraseRow("\(run)") { run.phrase(in: $0, style: $1, relativeTo: today) }
        }
        + ([[], [22], [8, 22], [1, 2, 3, 30], [1, 11, 21, 23]] as [DaySet]).map { days in
          PhraseRow("\(days)") { days.phrase(in: $0, style: $1) }
        }
        + [Weekday.sunday, .wednesday].map { weekday in
          PhraseRow("\(weekday)") { weekday.phrase(in: $0, style: $1) }
        })
  }

  mutating func addStatuses() {
    chapter("Whether a store is closed", "A status, what it rests on, and how sure it is.")
    let bases: [HolidayStatus.Basis] = [
      .published, .override, .rule, .tentativeRule, .municipal, .temporarilyClosed,
      .closedUntilFurtherNotice,
      .closedForGood,
    ]
    table(
      "status",
      (bases.map { HolidayStatus.closed($0) } + [.open(.published), .open(.rule), .unknown])
        .map { status in PhraseRow("\(status)") { status.phrase(in: $0, style: $1) } })
    table(
      "basis", bases.map { basis in PhraseRow("\(basis)") { basis.phrase(in: $0, style: $1) } })
    let sources: [HolidayStatus.Basis.Source] = [
      .published, .override, .rule, .municipal, .temporarilyClosed, .closedForGood,
    ]
    table(
      "source",
      sources.map { source in PhraseRow("\(source)") { source.phrase(in: $0, style: $1) } })
    table(
      "certainty",
      [HolidayStatus.Basis.Certainty.confirmed, .projected, .tentative].map { certainty in
        PhraseRow("\(certainty)") { certainty.phrase(in: $0, style: $1) }
      })
  }

  mutating func addClosings() {
    let today = Self.today
    chapter("The next closing", "For a reader on Saturday, 21 November 2026.")
    let closings = [
      Closing(date: today, basis: .override), Closing(date: CivilDate(2026, 11, 22), basis: .rule),
      Closing(date: CivilDate(2026, 11, 25), basis: .published),
      Closing(date: CivilDate(2027, 2, 14), basis: .tentativeRule),
    ]
    table(
      "closing",
      closings.map { closing in
        PhraseRow("\(closing)") { closing.phrase(in: $0, style: $1, relativeTo: today) }
      })
    let states: [StoreState] = [
      .operating,
      .temporarilyClosed(from: CivilDate(2026, 11, 1), through: CivilDate(2026, 12, 10)),
      .temporarilyClosed(from: CivilDate(2026, 11, 1), through: nil),
      .temporarilyClosed(from: CivilDate(2026, 12, 1), through: CivilDate(2026, 12, 10)),
      .temporarilyClosed(from: CivilDate(2026, 12, 1), through: CivilDate(2026, 12, 1)),
      .temporarilyClosed(from: CivilDate(2026, 12, 1), through: nil),
      .temporarilyClosed(from: CivilDate(2026, 11, 1), through: CivilDate(2026, 11, 10)),
      .closedForGood(from: CivilDate(2026, 10, 1)), .closedForGood(from: CivilDate(2027, 1, 1)),
    ]
    let answers =
      closings.map { NextClosing.closing($0) }
      + [
        .unknown(from: today, nextKnown: nil),
        .unknown(from: CivilDate(2026, 12, 1), nextKnown: nil),
        .unknown(
          from: CivilDate(2026, 12, 1),
          nextKnown: Closing(date: CivilDate(2026, 12, 13), basis: .published)),
        .unknown(
          from: today, nextKnown: Closing(date: CivilDate(2026, 12, 13), basis: .published)),
        .unknown(
          from: today, nextKnown: Closing(date: CivilDate(2027, 1, 1), basis: .closedForGood)),
        .never, .never(basis: .tentativeRule), .never(basis: .municipal),
      ]
    table(
      "next closing",
      answers.map { next in
        PhraseRow("\(next)") { next.phrase(in: $0, style: $1, relativeTo: today) }
      })
    note("`countdownPhrase(in:style:relativeTo:)` of the same, where there is one:")
    table(
      "next closing",
      (closings.map { NextClosing.closing($0) } + [.state(states[4]), .state(states[8])])
        .map { next in
          PhraseRow("\(next)") {
            next.countdownPhrase(in: $0, style: $1, relativeTo: today) ?? "nil"
          }
        })
    table(
      "state",
      states.map { state in
        PhraseRow("\(state)") { state.phrase(in: $0, style: $1, relativeTo: today) }
      })
    let overrides: [ScheduleOverride] = [
      .closed(CivilDate(2026, 12, 25), reason: "점검"), .open(CivilDate(2026, 11, 22)),
      .moved(from: CivilDate(2026, 12, 27), to: CivilDate(2026, 12, 25), reason: "성탄절"),
    ]
    table(
      "override",
      overrides.map { override in
        PhraseRow("\(override)") { override.phrase(in: $0, style: $1, relativeTo: today) }
      })
  }

  mutating func addExplanations() throws {
    chapter("Why", "`schedule.explanation(on:)`, whose texts have one length.")
    let rule = HolidayRule.nth([2, 4], .sunday)
    let november = try PublishedMonth(YearMonth(2026, 11), closed: [8, 22])
    let none = try PublishedMonth(YearMonth(2026, 12), closed: [])
    let moved = ScheduleOverride.moved(
      from: CivilDate(2026, 12, 27), to: CivilDate(2026, 12, 25), reason: "성탄절")
    let schedules: [(HolidaySchedule, CivilDate)] = [
      (HolidaySchedule(rule: rule), CivilDate(2026, 11, 22)),
      (HolidaySchedule(rule: rule), CivilDate(2026, 11, 21)),
      (HolidaySchedule(rule: rule), CivilDate(2027, 2, 14)),
      (try HolidaySchedule(published: [november]), CivilDate(2026, 11, 22)),
      (try HolidaySchedule(published: [november]), CivilDate(2026, 11, 21)),
      (try HolidaySchedule(published: [none]), CivilDate(2026, 12, 13)),
      (try HolidaySchedule(overrides: [moved]), CivilDate(2026, 12, 25)),
      (
        try HolidaySchedule(overrides: [.closed(CivilDate(2026, 12, 25), reason: "점검")]),
        CivilDate(2026, 12, 25)
      ),
      (try HolidaySchedule(overrides: [.open(CivilDate(2026, 11, 22))]), CivilDate(2026, 11, 22)),
      (
        try HolidaySchedule(
          closures: [StoreClosure(from: CivilDate(2026, 12, 1), through: CivilDate(2026, 12, 10))]),
        CivilDate(2026, 12, 3)
      ),
      (
        try HolidaySchedule(closures: [StoreClosure(from: CivilDate(2026, 12, 1))]),
        CivilDate(2026, 12, 3)
      ),
      (
        try HolidaySchedule(closedForGoodFrom: CivilDate(2026, 12, 1)), CivilDate(2026, 12, 25)
      ),
      (HolidaySchedule(), CivilDate(2026, 11, 22)),
    ]
    pairs(
      "status",
      schedules.map { schedule, date in
        PhraseRow("\(date) \(schedule.status(on: date))") { language, _ in
          schedule.explanation(on: date).phrase(in: language)
        }
      })
    pairs(
      "rule",
      [rule, [.every(.monday), .seollal, .chuseok], .last(.wednesday), .never].map { rule in
        PhraseRow("HolidayRule") { language, _ in rule.phrase(in: language) }
      })
  }
}
