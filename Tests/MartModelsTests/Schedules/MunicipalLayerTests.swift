import Foundation
import KoreanCalendar
import MartModels
import Testing

@Suite("The municipality's layer of a schedule")
struct MunicipalLayerTests {
  let sundays = HolidayRule.nth([2, 4], .sunday)
  let wednesdays = HolidayRule.nth([2, 4], .wednesday)

  @Test("It speaks in the gaps between the store's rules, and on no day of theirs")
  func gaps() throws {
    let own = try RulePeriod(
      wednesdays, from: CivilDate(2026, 3, 10), through: CivilDate(2026, 11, 10))
    let schedule = try HolidaySchedule(rules: [own], municipal: [RulePeriod(sundays)])
    #expect(schedule.rules == [own])
    #expect(schedule.municipal.map(\.dates.lowerBound.year) == [1, 2026])
    #expect(schedule.status(on: CivilDate(2026, 3, 8)) == .closed(.municipal))
    #expect(schedule.status(on: CivilDate(2026, 3, 22)) == .open(.rule))
    #expect(schedule.status(on: CivilDate(2026, 11, 11)) == .open(.municipal))
    #expect(schedule.status(on: CivilDate(2026, 11, 22)) == .closed(.municipal))
    #expect(
      schedule.nextClosing(onOrAfter: CivilDate(2026, 11, 11)).date == CivilDate(2026, 11, 22))
    #expect(schedule.firstUnknown(in: CivilDate(2020, 1, 1)...CivilDate(2030, 1, 1)) == nil)
    #expect(schedule.daysKnown(in: YearMonth(2026, 11)).closed == [22])
  }

  @Test("Months, days and closures of the store are stronger")
  func weakest() throws {
    let schedule = try HolidaySchedule(
      published: [
        PublishedMonth(YearMonth(2026, 11), closed: [8], covered: [1, 2, 3, 4, 5, 6, 7, 8])
      ],
      overrides: [.open(CivilDate(2026, 12, 13))],
      closures: [StoreClosure(from: CivilDate(2027, 1, 1), through: CivilDate(2027, 1, 31))],
      municipal: [RulePeriod(sundays)])
    #expect(schedule.status(on: CivilDate(2026, 11, 8)) == .closed(.published))
    #expect(schedule.status(on: CivilDate(2026, 11, 22)) == .closed(.municipal))
    #expect(schedule.status(on: CivilDate(2026, 12, 13)) == .open(.override))
    #expect(schedule.status(on: CivilDate(2027, 1, 10)) == .closed(.temporarilyClosed))
  }

  @Test("A rule that is added later takes its days from it")
  func adding() throws {
    let schedule = try HolidaySchedule().adding(municipal: [RulePeriod(sundays)])
      .adding(period: RulePeriod(wednesdays, from: CivilDate(2026, 11, 1)))
    #expect(schedule.status(on: CivilDate(2026, 11, 22)) == .open(.rule))
    #expect(schedule.status(on: CivilDate(2026, 10, 25)) == .closed(.municipal))
    #expect(throws: HolidayScheduleError.self) {
      try schedule.adding(municipal: [RulePeriod(wednesdays)])
    }
  }

  @Test("Rules and designations make one schedule in whatever order they are added")
  func order() throws {
    let own = try RulePeriod(
      wednesdays, from: CivilDate(2026, 3, 1), through: CivilDate(2026, 10, 31))
    let until = try RulePeriod(sundays, through: CivilDate(2026, 5, 31))
    let since = try RulePeriod(.last(.friday), from: CivilDate(2026, 6, 1))
    let orders = [
      try HolidaySchedule().adding(period: own).adding(municipal: [until]).adding(municipal: [since]
      ),
      try HolidaySchedule().adding(municipal: [since]).adding(period: own).adding(municipal: [until]
      ),
      try HolidaySchedule().adding(municipal: [until]).adding(municipal: [since]).adding(
        period: own),
      try HolidaySchedule(rules: [own], municipal: [since, until]),
    ]
    #expect(Set(orders).count == 1)
    let data = try JSONEncoder().encode(orders[0])
    #expect(try JSONDecoder().decode(HolidaySchedule.self, from: data) == orders[0])
  }

  @Test("Two designations of one day contradict each other beneath a rule of the store, too")
  func hidden() throws {
    let own = try RulePeriod(wednesdays)
    let first = try HolidaySchedule(rules: [own]).adding(municipal: [RulePeriod(sundays)])
    #expect(first.municipal.isEmpty)
    #expect(throws: HolidayScheduleError.self) {
      try first.adding(municipal: [RulePeriod(wednesdays)])
    }
    #expect(throws: HolidayScheduleError.self) {
      try HolidaySchedule().adding(municipal: [RulePeriod(wednesdays)])
        .adding(municipal: [RulePeriod(sundays)]).adding(period: own)
    }
  }

  @Test("That a store never closes is no surer than the least certain of its days")
  func never() throws {
    let (today, end) = (CivilDate(2026, 11, 21), CivilDate(2026, 12, 31))
    func next(_ schedule: HolidaySchedule) -> NextClosing { schedule.nextClosing(onOrAfter: today) }
    let own = try RulePeriod(.never, through: end)
    #expect(next(HolidaySchedule(rule: .never)) == .never)
    #expect(next(HolidaySchedule(rule: .never)).basis == .rule)
    let unlimited = try RulePeriod(.never, from: CivilDate(2027, 1, 1))
    let designated = try HolidaySchedule(rules: [own]).adding(municipal: [unlimited])
    #expect(next(designated) == .never(basis: .municipal))
    #expect(next(designated) != .never)
    let mixed = try HolidaySchedule(municipal: [own]).adding(period: unlimited)
    #expect(next(mixed) == .never(basis: .municipal))
    // What was doubtful is over.
    let before = try RulePeriod(.never, through: today.adding(days: -1), tentative: .every(.friday))
    let sure = try RulePeriod(.never, from: today)
    #expect(try next(HolidaySchedule(rules: [before, sure])) == .never)
    let doubtful = try RulePeriod(.never, tentative: .yearly(month: 12, day: 25))
    #expect(try next(HolidaySchedule(rules: [doubtful])) == .never(basis: .tentativeRule))
    let swaps = try PublishedMonth(YearMonth(2026, 12), closed: [], tentative: [25])
    let published = try HolidaySchedule(rules: [RulePeriod(.never)], published: [swaps])
    #expect(next(published) == .never(basis: .tentativePublication))
    #expect(
      next(designated).phrase(in: .korean, style: .long, relativeTo: today)
        == "휴무 예정일이 없습니다 (매장 확인 전).")
  }

  @Test("It is stored beside the rest, and a form without it is as it was")
  func stored() throws {
    let own = try RulePeriod(wednesdays, from: CivilDate(2026, 11, 1))
    let plain = try HolidaySchedule(rules: [own])
    let text = String(decoding: try JSONEncoder().encode(plain), as: UTF8.self)
    #expect(!text.contains("municipal"))
    let schedule = try plain.adding(municipal: [RulePeriod(sundays)])
    let data = try JSONEncoder().encode(schedule)
    #expect(try JSONDecoder().decode(HolidaySchedule.self, from: data) == schedule)
    #expect(schedule != plain)
    #expect(HolidayStatus.Basis.Source(rawValue: "municipal") == .municipal)
    #expect(HolidayStatus.Basis.municipal < .tentativeRule)
  }
}
