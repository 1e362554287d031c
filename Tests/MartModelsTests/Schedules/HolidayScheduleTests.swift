import KoreanCalendar
import MartModels
import Testing

@Suite("Holiday schedules")
struct HolidayScheduleTests {
  private let sundays = HolidayRule.nth([2, 4], .sunday)

  @Test("Without publication and without rule nobody knows, which never means open")
  func unknown() throws {
    #expect(HolidaySchedule().status(on: CivilDate(2026, 11, 22)) == .unknown)
    let august = try HolidaySchedule(published: [
      PublishedMonth(YearMonth(2018, 8), closed: [12, 26])
    ])
    #expect(august.status(on: CivilDate(2018, 8, 13)) == .open(.published))
    #expect(august.status(on: CivilDate(2018, 9, 9)) == .unknown)
    #expect(
      august.nextClosing(onOrAfter: CivilDate(2018, 8, 27))
        == .unknown(from: CivilDate(2018, 9, 1), nextKnown: nil))
  }

  @Test("A rule is claimed only between the dates on which it is known to hold")
  func rulePeriods() throws {
    let seocho = try HolidaySchedule(rules: [
      RulePeriod(
        .nth([2, 4], .sunday), from: CivilDate(2015, 1, 1), through: CivilDate(2024, 1, 27)),
      RulePeriod(.nth([2, 4], .wednesday), from: CivilDate(2024, 1, 28)),
    ])
    #expect(seocho.status(on: CivilDate(2014, 12, 28)) == .unknown)
    #expect(seocho.status(on: CivilDate(2024, 1, 14)) == .closed(.rule))
    #expect(seocho.status(on: CivilDate(2024, 1, 28)) == .open(.rule))
    #expect(seocho.status(on: CivilDate(2024, 3, 13)) == .closed(.rule))
  }

  @Test("Rule days in a Seollal or Chuseok month are tentative, closed or open")
  func tentative() {
    let schedule = HolidaySchedule(rule: sundays)
    #expect(schedule.status(on: CivilDate(2026, 9, 27)) == .closed(.tentativeRule))
    #expect(schedule.status(on: CivilDate(2026, 9, 25)) == .open(.tentativeRule))
    #expect(schedule.status(on: CivilDate(2026, 10, 11)) == .closed(.rule))
    #expect(schedule.status(on: CivilDate(2025, 10, 12)) == .closed(.tentativeRule))
    #expect(schedule.status(on: CivilDate(2028, 1, 9)) == .closed(.tentativeRule))
    #expect(schedule.status(on: CivilDate(2028, 2, 13)) == .closed(.rule))
    #expect(schedule.status(on: CivilDate(2101, 2, 13)) == .closed(.tentativeRule))
  }

  @Test("Each layer is stronger than the one below it")
  func precedence() throws {
    let date = CivilDate(2026, 12, 13)
    func status(
      published: [PublishedMonth] = [], overrides: [ScheduleOverride] = [],
      closures: [StoreClosure] = [], end: CivilDate? = nil
    ) throws -> HolidayStatus {
      try HolidaySchedule(
        rules: [RulePeriod(sundays)], published: published, overrides: overrides,
        closures: closures, closedForGoodFrom: end
      ).status(on: date)
    }
    let published = [try PublishedMonth(YearMonth(2026, 12), closed: [27])]
    let closure = [try StoreClosure(from: CivilDate(2026, 12, 1), through: CivilDate(2026, 12, 31))]
    #expect(try status() == .closed(.rule))
    #expect(try status(published: published) == .open(.published))
    #expect(try status(published: published, overrides: [.closed(date)]) == .closed(.override))
    #expect(try status(overrides: [.open(date)]) == .open(.override))
    #expect(
      try status(published: published, overrides: [.open(date)], closures: closure)
        == .closed(.temporarilyClosed))
    #expect(
      try status(overrides: [.open(date)], closures: closure, end: date)
        == .closed(.closedForGood))
    #expect(try status(end: CivilDate(2026, 12, 14)) == .closed(.rule))
  }

  @Test("A moved closing opens the one day and closes the other")
  func moved() throws {
    let schedule = try HolidaySchedule(
      rules: [RulePeriod(.nth([2, 4], .wednesday))],
      overrides: [.moved(from: CivilDate(2025, 10, 8), to: CivilDate(2025, 10, 6), reason: "추석")])
    #expect(schedule.status(on: CivilDate(2025, 10, 8)) == .open(.override))
    #expect(schedule.status(on: CivilDate(2025, 10, 6)) == .closed(.override))
    #expect(schedule.closings(in: YearMonth(2025, 10)).map(\.date.day) == [6, 22])
  }

  @Test("A list that was read in the middle of a month says nothing of the days before")
  func partialPublication() throws {
    let schedule = try HolidaySchedule(
      published: PublishedMonth.months(
        of: [CivilDate(2026, 12, 13), CivilDate(2026, 11, 22)], coveredFrom: CivilDate(2026, 11, 21)
      ))
    #expect(schedule.status(on: CivilDate(2026, 11, 8)) == .unknown)
    #expect(schedule.status(on: CivilDate(2026, 11, 22)) == .closed(.published))
    #expect(schedule.status(on: CivilDate(2026, 12, 27)) == .open(.published))
  }

  @Test("A list that reaches to a day says nothing behind it, and months without a closing count")
  func publicationThrough() throws {
    let last = CivilDate(2027, 1, 10)
    let months = PublishedMonth.months(
      of: [CivilDate(2026, 11, 22), last], coveredFrom: CivilDate(2026, 11, 21), through: last)
    let schedule = try HolidaySchedule(published: months)
    #expect(months.map(\.month.month) == [11, 12, 1])
    #expect(schedule.status(on: CivilDate(2026, 11, 20)) == .unknown)
    #expect(schedule.status(on: CivilDate(2026, 11, 21)) == .open(.published))
    #expect(schedule.status(on: CivilDate(2026, 12, 13)) == .open(.published))
    #expect(schedule.status(on: last) == .closed(.published))
    #expect(schedule.status(on: CivilDate(2027, 1, 11)) == .unknown)
    let only = PublishedMonth.months(of: [last], coveredFrom: last, through: CivilDate(2027, 1, 1))
    #expect(only.map(\.covered) == [[10]])
  }

  @Test("A store that is closed until further notice may reopen, so the answer is tentative")
  func closedUntilFurtherNotice() throws {
    let schedule = try HolidaySchedule(closures: [StoreClosure(from: CivilDate(2026, 10, 7))])
    #expect(schedule.status(on: CivilDate(2026, 10, 6)) == .unknown)
    #expect(schedule.status(on: CivilDate(2027, 10, 7)) == .closed(.closedUntilFurtherNotice))
  }

  @Test("The next closing tells a known day, a day nobody can know, and never apart")
  func nextClosing() throws {
    let rule = HolidaySchedule(rule: sundays)
    #expect(rule.nextClosing(onOrAfter: CivilDate(2026, 11, 22)).date == CivilDate(2026, 11, 22))
    #expect(rule.nextClosing(onOrAfter: CivilDate(2026, 11, 23)).date == CivilDate(2026, 12, 13))
    #expect(HolidaySchedule(rule: .never).nextClosing(onOrAfter: CivilDate(2026, 11, 22)) == .never)
    #expect(
      HolidaySchedule().nextClosing(onOrAfter: CivilDate(2026, 11, 22))
        == .unknown(from: CivilDate(2026, 11, 22), nextKnown: nil))
    let gap = try HolidaySchedule(published: [
      PublishedMonth(YearMonth(2026, 11), closed: [8]),
      PublishedMonth(YearMonth(2027, 1), closed: [10]),
    ])
    let next = gap.nextClosing(onOrAfter: CivilDate(2026, 11, 9))
    guard case .unknown(let from, let known) = next else {
      Issue.record("\(next)")
      return
    }
    #expect(from == CivilDate(2026, 12, 1))
    #expect(known?.date == CivilDate(2027, 1, 10))
    #expect(next.date == nil)
  }

  @Test("Facts that contradict each other are refused by name")
  func contradictions() throws {
    let periods = [
      try RulePeriod(sundays, through: CivilDate(2024, 1, 28)),
      try RulePeriod(.every(.monday), from: CivilDate(2024, 1, 28)),
    ]
    let overlap = #expect(throws: HolidayScheduleError.self) { try HolidaySchedule(rules: periods) }
    #expect(overlap?.code == .overlappingRulePeriods)
    #expect(overlap?.value.contains("2024-01-28") == true)
    let twice = HolidayScheduleError(
      .conflictingPublications, value: "2026-11 closed [8, 22] and [8]")
    #expect(throws: twice) {
      try HolidaySchedule(published: [
        PublishedMonth(YearMonth(2026, 11), closed: [8, 22]),
        PublishedMonth(YearMonth(2026, 11), closed: [8]),
      ])
    }
    let both = HolidayScheduleError(.conflictingOverrides, value: "closed and open on 2026-11-08")
    #expect(throws: both) {
      try HolidaySchedule(overrides: [
        .closed(CivilDate(2026, 11, 8)), .open(CivilDate(2026, 11, 8)),
      ])
    }
    #expect(throws: HolidayScheduleError(.noSuchDay, value: "2026-11-31")) {
      try PublishedMonth(YearMonth(2026, 11), closed: [31])
    }
    #expect(throws: HolidayScheduleError(.reversedPeriod, value: "2026-02-01 – 2026-01-01")) {
      try RulePeriod(sundays, from: CivilDate(2026, 2, 1), through: CivilDate(2026, 1, 1))
    }
    #expect(throws: HolidayScheduleError(.movedToSameDay, value: "2026-11-08")) {
      try HolidaySchedule(overrides: [
        .moved(from: CivilDate(2026, 11, 8), to: CivilDate(2026, 11, 8))
      ])
    }
  }

  @Test("The same month published twice with the same dates is one publication")
  func repeatedPublication() throws {
    let month = try PublishedMonth(YearMonth(2026, 11), closed: [8, 22])
    #expect(try HolidaySchedule(published: [month, month]).published == [month])
  }

  private static let explained: [(CivilDate, String)] = [
    (CivilDate(2025, 12, 31), "Not known yet"), (CivilDate(2026, 3, 8), "Closed by the rule"),
    (CivilDate(2026, 3, 9), "Not a regular closing day"),
    (CivilDate(2026, 9, 27), "Seollal or Chuseok month"),
    (CivilDate(2026, 11, 8), "published this closing day"), (CivilDate(2026, 11, 9), "are 8, 22"),
    (CivilDate(2026, 12, 9), "no closing day"),
    (CivilDate(2026, 10, 11), "The closing of Sun 11 Oct was moved to Mon 12 Oct. (점검)"),
    (CivilDate(2026, 10, 20), "Announced as closed"),
    (CivilDate(2026, 10, 25), "Announced as open"),
    (CivilDate(2026, 8, 2), "through Mon 3 Aug."), (CivilDate(2027, 6, 1), "closes for good"),
    (CivilDate(2028, 6, 1), "closed for good"),
  ]

  @Test("Every kind of answer is explained in Korean and English", arguments: explained)
  func explanations(date: CivilDate, text: String) throws {
    let schedule = try HolidaySchedule(
      rules: [RulePeriod(sundays, from: CivilDate(2026, 1, 1))],
      published: [
        PublishedMonth(YearMonth(2026, 11), closed: [8, 22]),
        PublishedMonth(YearMonth(2026, 12), closed: []),
      ],
      overrides: [
        .moved(from: CivilDate(2026, 10, 11), to: CivilDate(2026, 10, 12), reason: "점검"),
        .closed(CivilDate(2026, 10, 20)),
        .open(CivilDate(2026, 10, 25)),
      ],
      closures: [
        StoreClosure(from: CivilDate(2026, 8, 1), through: CivilDate(2026, 8, 3)),
        StoreClosure(from: CivilDate(2027, 5, 1)),
      ],
      closedForGoodFrom: CivilDate(2028, 1, 1))
    let explanation = schedule.explanation(on: date)
    #expect(explanation.english.contains(text))
    #expect(explanation.korean.unicodeScalars.contains { (0xAC00...0xD7A3).contains($0.value) })
  }

  @Test("A doubt about a published day is no festival, outside of its months")
  func doubtfulPublication() throws {
    let month = try PublishedMonth(YearMonth(2026, 11), closed: [22], tentative: [8])
    let schedule = try HolidaySchedule(published: [month])
    let explanation = schedule.explanation(on: CivilDate(2026, 11, 8))
    #expect(schedule.status(on: CivilDate(2026, 11, 8)) == .open(.tentativePublication))
    #expect(!explanation.korean.contains("추석") && explanation.korean.contains("확실하지 않은"))
    #expect(!explanation.english.contains("Chuseok") && explanation.english.contains("doubt"))
  }
}
