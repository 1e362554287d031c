import KoreanCalendar
import MartModels
import Testing

@Suite("Schedules that grow")
struct AddingTests {
  private let sundays = HolidayRule.nth([2, 4], .sunday)

  @Test("Facts added one by one make the schedule that they make together, in any order")
  func oneByOne() throws {
    let period = try RulePeriod(sundays, from: CivilDate(2026, 10, 1))
    let month = try PublishedMonth(YearMonth(2026, 12), closed: [13, 27])
    let moved = ScheduleOverride.moved(from: CivilDate(2026, 12, 27), to: CivilDate(2026, 12, 25))
    let closure = try StoreClosure(from: CivilDate(2027, 1, 2), through: CivilDate(2027, 1, 9))
    let end = CivilDate(2028, 1, 1)
    let whole = try HolidaySchedule(
      rules: [period], published: [month], overrides: [moved], closures: [closure],
      closedForGoodFrom: end)
    let grown = try HolidaySchedule().adding(period: period).adding(published: month).adding(
      override: moved
    ).adding(closure: closure)
      .adding(closedForGoodFrom: end)
    let reversed = try HolidaySchedule().adding(closedForGoodFrom: end).adding(closure: closure)
      .adding(override: moved).adding(published: month).adding(period: period)
    #expect(grown == whole)
    #expect(reversed == whole)
    for date in CivilDate(2026, 9, 1)...CivilDate(2028, 2, 1) {
      #expect(grown.status(on: date) == whole.status(on: date))
      #expect(reversed.state(on: date) == whole.state(on: date))
    }
  }

  @Test(
    "Of facts that begin on one day the order does not show, and each is held once",
    arguments: [
      ([.moved(from: day(1), to: day(3)), .open(day(1))], []),
      ([.moved(from: day(3), to: day(1)), .closed(day(1)), .open(day(3))], []),
      ([.moved(from: day(1), to: day(3)), .moved(from: day(1), to: day(5))], []),
      ([.closed(day(1)), .closed(day(1), reason: "공사"), .closed(day(1), reason: "점검")], []),
      ([], [5, 9]), ([], [5, nil]), ([], [nil, 5, 9]),
      ([.open(day(2)), .open(day(1))], [9, nil, 5]),
    ] as [([ScheduleOverride], [Int?])])
  func repetition(overrides: [ScheduleOverride], lastDays: [Int?]) throws {
    let closures = try lastDays.map { last in
      try StoreClosure(from: Self.day(1), through: last.map { Self.day($0) })
    }
    let whole = try HolidaySchedule(overrides: overrides, closures: closures)
    #expect(whole.overrides.count == overrides.count && whole.closures.count == closures.count)
    var grown = HolidaySchedule()
    for override in overrides.reversed() + overrides {
      grown = try grown.adding(override: override)
    }
    for closure in closures.reversed() + closures { grown = grown.adding(closure: closure) }
    #expect(grown == whole && "\(grown)" == "\(whole)")
    #expect(grown.hashValue == whole.hashValue)
  }

  @Test("Of two notices that say the same of a day, the one with a reason explains it")
  func reason() throws {
    let notices: [ScheduleOverride] = [.closed(Self.day(1)), .closed(Self.day(1), reason: "공사")]
    for notices in [notices, notices.reversed()] {
      let explanation = try HolidaySchedule(overrides: notices).explanation(on: Self.day(1))
      #expect(explanation.korean == "따로 공지된 휴무일입니다. (공사)")
    }
  }

  @Test("A blank reason is none, and leaves no empty brackets", arguments: ["", " ", "\n\t "])
  func blankReason(text: String) throws {
    let notice = ScheduleOverride.closed(Self.day(1), reason: text)
    #expect(notice == .closed(Self.day(1)))
    #expect(notice.phrase(in: .english, style: .long) == "Closed on Tuesday, 1 December 2026.")
    let schedule = try HolidaySchedule(overrides: [notice])
    #expect(schedule.explanation(on: Self.day(1)).english == "Announced as closed on this day.")
  }

  private static func day(_ day: Int) -> CivilDate { CivilDate(2026, 12, day) }

  @Test("A contradiction is refused and leaves the schedule as it was")
  func contradictions() throws {
    let day = CivilDate(2026, 11, 8)
    let schedule = try HolidaySchedule(rule: sundays).adding(override: .open(day))
      .adding(published: PublishedMonth(YearMonth(2026, 11), closed: [8, 22]))
    let errors: [HolidayScheduleError?] = [
      #expect(throws: HolidayScheduleError.self) { try schedule.adding(override: .closed(day)) },
      #expect(throws: HolidayScheduleError.self) {
        try schedule.adding(period: RulePeriod(.never))
      },
      #expect(throws: HolidayScheduleError.self) {
        try schedule.adding(published: PublishedMonth(YearMonth(2026, 11), closed: [8]))
      },
      #expect(throws: HolidayScheduleError.self) {
        try schedule.adding(override: .moved(from: day, to: day))
      },
    ]
    #expect(
      errors.map { $0?.code }
        == [
          .conflictingOverrides, .overlappingRulePeriods, .conflictingPublications, .movedToSameDay,
        ])
    #expect(schedule.status(on: day) == .open(.override))
    #expect(schedule.overrides.count == 1)
  }

  @Test("A fact that is added once more changes nothing")
  func again() throws {
    let period = try RulePeriod(sundays, from: CivilDate(2026, 1, 1))
    let closure = try StoreClosure(from: CivilDate(2026, 7, 1), through: CivilDate(2026, 7, 9))
    let once = try HolidaySchedule().adding(period: period)
      .adding(override: .closed(CivilDate(2026, 11, 9)))
      .adding(published: PublishedMonth(YearMonth(2026, 11), closed: [8, 22]))
      .adding(municipal: [period]).adding(closure: closure)
    let twice = try once.adding(period: period).adding(override: .closed(CivilDate(2026, 11, 9)))
      .adding(published: PublishedMonth(YearMonth(2026, 11), closed: [8, 22]))
      .adding(municipal: [period]).adding(closure: closure)
    #expect(twice == once)
    #expect(try HolidaySchedule(rules: [period, period]).rules == [period])
  }
}
