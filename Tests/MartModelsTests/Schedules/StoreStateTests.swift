import KoreanCalendar
import MartModels
import Testing

@Suite("Stores that are out of business")
struct StoreStateTests {
  private let sundays = HolidayRule.nth([2, 4], .sunday)
  private let shutFrom = CivilDate(2026, 12, 1)

  @Test("A store closed for good is a state, not a closing on each of the days to come")
  func closedForGood() throws {
    let schedule = try HolidaySchedule(
      rules: [RulePeriod(sundays)], closedForGoodFrom: shutFrom)
    #expect(schedule.state(on: CivilDate(2026, 11, 30)) == .operating)
    #expect(schedule.state(on: shutFrom) == .closedForGood(from: shutFrom))
    #expect(schedule.state(on: .latest) == .closedForGood(from: shutFrom))
    #expect(schedule.status(on: CivilDate(2030, 1, 1)) == .closed(.closedForGood))
    #expect(schedule.closings(in: YearMonth(2026, 12)).map(\.date) == [])
    #expect(
      schedule.closings(in: CivilDate(2026, 11, 1)...CivilDate(2027, 11, 1)).map(\.date.day)
        == [8, 22])
    #expect(schedule.nextClosing(onOrAfter: CivilDate(2026, 11, 9)).date?.day == 22)
    #expect(
      schedule.nextClosing(onOrAfter: CivilDate(2026, 11, 23))
        == .state(.closedForGood(from: shutFrom)))
    #expect(
      schedule.nextClosing(onOrAfter: CivilDate(2027, 5, 1))
        == .state(.closedForGood(from: shutFrom)))
  }

  @Test("Closures that overlap or touch are one state; others are their own")
  func closuresTogether() throws {
    let schedule = try HolidaySchedule(
      rules: [RulePeriod(.never)],
      closures: [
        StoreClosure(from: CivilDate(2026, 12, 11), through: CivilDate(2026, 12, 20)),
        StoreClosure(from: CivilDate(2026, 12, 1), through: CivilDate(2026, 12, 10)),
        StoreClosure(from: CivilDate(2026, 12, 5), through: CivilDate(2026, 12, 6)),
        StoreClosure(from: CivilDate(2026, 12, 22), through: CivilDate(2026, 12, 22)),
      ])
    let first = StoreState.temporarilyClosed(from: shutFrom, through: CivilDate(2026, 12, 20))
    let second = StoreState.temporarilyClosed(
      from: CivilDate(2026, 12, 22), through: CivilDate(2026, 12, 22))
    for day in 1...20 { #expect(schedule.state(on: CivilDate(2026, 12, day)) == first) }
    #expect(schedule.state(on: CivilDate(2026, 12, 21)) == .operating)
    #expect(schedule.state(on: CivilDate(2026, 12, 22)) == second)
    #expect(schedule.state(on: CivilDate(2026, 12, 23)) == .operating)
    #expect(first.reopens == CivilDate(2026, 12, 21))
    #expect(schedule.nextClosing(onOrAfter: CivilDate(2026, 11, 1)) == .state(first))
    #expect(schedule.nextClosing(onOrAfter: CivilDate(2026, 12, 21)) == .state(second))
    #expect(schedule.nextClosing(onOrAfter: CivilDate(2026, 12, 23)) == .never)
    #expect(schedule.daysKnown(in: YearMonth(2026, 12)).closed.count == 21)
  }

  @Test("A closure without an end, or one that runs into the end of the store, has no reopening")
  func noReopening() throws {
    let open = try HolidaySchedule(closures: [StoreClosure(from: shutFrom)])
    #expect(open.state(on: .latest) == .temporarilyClosed(from: shutFrom, through: nil))
    #expect(open.status(on: shutFrom) == .closed(.closedUntilFurtherNotice))
    #expect(
      open.explanation(on: shutFrom).english == "Temporarily closed; no reopening date is known.")
    let ends = try HolidaySchedule(
      closures: [StoreClosure(from: shutFrom, through: CivilDate(2026, 12, 31))],
      closedForGoodFrom: CivilDate(2027, 1, 1))
    #expect(ends.state(on: shutFrom) == .temporarilyClosed(from: shutFrom, through: nil))
    #expect(ends.state(on: shutFrom).reopens == nil)
    #expect(ends.status(on: shutFrom) == .closed(.temporarilyClosed))
    let january = CivilDate(2027, 1, 1)
    #expect(
      ends.explanation(on: shutFrom).korean == "임시 휴점 중이며 2027년 1월 1일 (금)에 폐점합니다.")
    #expect(ends.state(on: january) == .closedForGood(from: january))
    #expect(ends.status(on: january) == .closed(.closedForGood))
  }

  @Test(
    "The days of a closure with an end are announced, even within one that has none",
    arguments: [
      [(1, 10), (5, nil)], [(1, nil), (5, 10)], [(1, nil), (1, 10)], [(1, 4), (5, nil), (7, 9)],
      [(1, nil), (3, 5), (4, 8), (12, 12)], [(1, 3), (2, nil), (3, nil), (4, 6), (20, 40)],
    ] as [[(Int, Int?)]])
  func partlyAnnounced(days: [(from: Int, through: Int?)]) throws {
    let closures = try days.map { first, last in
      try StoreClosure(
        from: shutFrom.adding(days: first - 1), through: last.map { shutFrom.adding(days: $0 - 1) })
    }
    let schedule = try HolidaySchedule(rules: [RulePeriod(sundays)], closures: closures)
    let state = StoreState.temporarilyClosed(from: shutFrom, through: nil)
    for date in shutFrom...CivilDate(2027, 2, 1) {
      let isAnnounced = closures.contains { $0.through != nil && $0.contains(date) }
      #expect(
        schedule.status(on: date)
          == .closed(isAnnounced ? .temporarilyClosed : .closedUntilFurtherNotice), "\(date)")
      #expect(schedule.state(on: date) == state)
      #expect(schedule.nextClosing(onOrAfter: date) == .state(state))
    }
    #expect(schedule.closings(in: shutFrom...CivilDate(2028, 1, 1)).map(\.date) == [])
    #expect(schedule.firstUnknown(in: CivilDate(2026, 11, 1) ... .latest) == nil)
    #expect(schedule.daysKnown(in: YearMonth(2026, 12)).closed.count == 31)
  }

  @Test("Unknown days before a closure are said, and the closure is the known day behind them")
  func unknownBefore() throws {
    let schedule = try HolidaySchedule(closures: [
      StoreClosure(from: shutFrom, through: CivilDate(2026, 12, 10))
    ])
    #expect(
      schedule.nextClosing(onOrAfter: CivilDate(2026, 11, 20))
        == .unknown(
          from: CivilDate(2026, 11, 20),
          nextKnown: Closing(date: shutFrom, basis: .temporarilyClosed)))
    #expect(
      schedule.firstUnknown(in: shutFrom...CivilDate(2026, 12, 31)) == CivilDate(2026, 12, 11))
    #expect(schedule.firstUnknown(in: shutFrom...CivilDate(2026, 12, 10)) == nil)
  }

  @Test("Answers sort by the next closed day, then unknown, never, closed for good")
  func order() {
    let sunday = Closing(date: CivilDate(2026, 11, 22), basis: .rule)
    let later = Closing(date: CivilDate(2026, 12, 13), basis: .rule)
    let sorted: [NextClosing] = [
      .closing(sunday),
      .state(.temporarilyClosed(from: CivilDate(2026, 12, 1), through: CivilDate(2026, 12, 9))),
      .state(.temporarilyClosed(from: CivilDate(2026, 12, 1), through: nil)),
      .closing(Closing(date: later.date, basis: .tentativeRule)), .closing(later),
      .unknown(from: CivilDate(2026, 11, 1), nextKnown: sunday),
      .unknown(from: CivilDate(2026, 11, 1), nextKnown: nil),
      .unknown(from: CivilDate(2026, 11, 2), nextKnown: sunday),
      .never(basis: .municipal), .never, .state(.closedForGood(from: CivilDate(2020, 1, 1))),
    ]
    #expect(sorted.reversed().sorted() == sorted)
    for (index, lhs) in sorted.enumerated() {
      for (other, rhs) in sorted.enumerated() { #expect((lhs < rhs) == (index < other)) }
    }
  }
}
