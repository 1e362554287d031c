import KoreanCalendar
import MartModels
import MartTestSupport
import Testing

@Suite("Holiday schedules")
struct HolidayScheduleTests {
  private let sundays = HolidayRule.nth([2, 4], .sunday)

  @Test("Without publication and without rule nobody knows, which never means open")
  func unknown() throws {
    #expect(HolidaySchedule().status(on: "2026-11-22") == .unknown)
    let august = try HolidaySchedule(published: [PublishedMonth("2018-08", closed: [12, 26])])
    #expect(august.status(on: "2018-08-13") == .open(.published))
    #expect(august.status(on: "2018-09-09") == .unknown)
    #expect(
      august.nextClosing(onOrAfter: "2018-08-27") == .unknown(from: "2018-09-01", nextKnown: nil))
  }

  @Test("A rule is claimed only between the dates on which it is known to hold")
  func rulePeriods() throws {
    let seocho = try HolidaySchedule(rules: [
      RulePeriod(.nth([2, 4], .sunday), from: "2015-01-01", through: "2024-01-27"),
      RulePeriod(.nth([2, 4], .wednesday), from: "2024-01-28"),
    ])
    #expect(seocho.status(on: "2014-12-28") == .unknown)
    #expect(seocho.status(on: "2024-01-14") == .closed(.rule))
    #expect(seocho.status(on: "2024-01-28") == .open(.rule))
    #expect(seocho.status(on: "2024-03-13") == .closed(.rule))
  }

  @Test("Rule days in a Seollal or Chuseok month are tentative, closed or open")
  func tentative() {
    let schedule = HolidaySchedule(rule: sundays)
    #expect(schedule.status(on: "2026-09-27") == .closed(.tentativeRule))
    #expect(schedule.status(on: "2026-09-25") == .open(.tentativeRule))
    #expect(schedule.status(on: "2026-10-11") == .closed(.rule))
    #expect(schedule.status(on: "2025-10-12") == .closed(.tentativeRule))
    #expect(schedule.status(on: "2028-01-09") == .closed(.tentativeRule))
    #expect(schedule.status(on: "2028-02-13") == .closed(.rule))
    #expect(schedule.status(on: "2101-02-13") == .closed(.tentativeRule))
  }

  @Test("Each layer is stronger than the one below it")
  func precedence() throws {
    let date: CivilDate = "2026-12-13"
    func status(
      published: [PublishedMonth] = [], overrides: [ScheduleOverride] = [],
      closures: [StoreClosure] = [], end: CivilDate? = nil
    ) throws -> HolidayStatus {
      try HolidaySchedule(
        rules: [RulePeriod(sundays)], published: published, overrides: overrides,
        closures: closures, closedForGoodFrom: end
      ).status(on: date)
    }
    let published = [try PublishedMonth("2026-12", closed: [27])]
    let closure = [try StoreClosure(from: "2026-12-01", through: "2026-12-31")]
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
    #expect(try status(end: "2026-12-14") == .closed(.rule))
  }

  @Test("A moved closing opens the one day and closes the other")
  func moved() throws {
    let schedule = try HolidaySchedule(
      rules: [RulePeriod(.nth([2, 4], .wednesday))],
      overrides: [.moved(from: "2025-10-08", to: "2025-10-06", reason: "추석")])
    #expect(schedule.status(on: "2025-10-08") == .open(.override))
    #expect(schedule.status(on: "2025-10-06") == .closed(.override))
    #expect(schedule.closings(in: "2025-10").map(\.date.day) == [6, 22])
  }

  @Test("A list that was read in the middle of a month says nothing of the days before")
  func partialPublication() throws {
    let schedule = try HolidaySchedule(
      published: PublishedMonth.months(
        of: ["2026-12-13", "2026-11-22"], coveredFrom: "2026-11-21"))
    #expect(schedule.status(on: "2026-11-08") == .unknown)
    #expect(schedule.status(on: "2026-11-22") == .closed(.published))
    #expect(schedule.status(on: "2026-12-27") == .open(.published))
  }

  @Test("A store that is closed until further notice may reopen, so the answer is tentative")
  func closedUntilFurtherNotice() throws {
    let schedule = try HolidaySchedule(closures: [StoreClosure(from: "2026-10-07")])
    #expect(schedule.status(on: "2026-10-06") == .unknown)
    #expect(schedule.status(on: "2027-10-07") == .closed(.closedUntilFurtherNotice))
  }

  @Test("The next closing tells a known day, a day nobody can know, and never apart")
  func nextClosing() throws {
    let rule = HolidaySchedule(rule: sundays)
    #expect(rule.nextClosing(onOrAfter: "2026-11-22").date == "2026-11-22")
    #expect(rule.nextClosing(onOrAfter: "2026-11-23").date == "2026-12-13")
    #expect(HolidaySchedule(rule: .never).nextClosing(onOrAfter: "2026-11-22") == .never)
    #expect(
      HolidaySchedule().nextClosing(onOrAfter: "2026-11-22")
        == .unknown(from: "2026-11-22", nextKnown: nil))
    let gap = try HolidaySchedule(published: [
      PublishedMonth("2026-11", closed: [8]), PublishedMonth("2027-01", closed: [10]),
    ])
    let next = gap.nextClosing(onOrAfter: "2026-11-09")
    guard case .unknown(let from, let known) = next else {
      Issue.record("\(next)")
      return
    }
    #expect(from == "2026-12-01")
    #expect(known?.date == "2027-01-10")
    #expect(next.date == nil)
  }

  @Test("Facts that contradict each other are refused by name")
  func contradictions() throws {
    let periods = [
      try RulePeriod(sundays, through: "2024-01-28"),
      try RulePeriod(.every(.monday), from: "2024-01-28"),
    ]
    let overlap = #expect(throws: HolidayScheduleError.self) { try HolidaySchedule(rules: periods) }
    #expect(overlap?.code == .overlappingRulePeriods)
    #expect(overlap?.value.contains("2024-01-28") == true)
    let twice = HolidayScheduleError(
      .conflictingPublications, value: "2026-11 closed [8, 22] and [8]")
    #expect(throws: twice) {
      try HolidaySchedule(published: [
        PublishedMonth("2026-11", closed: [8, 22]), PublishedMonth("2026-11", closed: [8]),
      ])
    }
    let both = HolidayScheduleError(.conflictingOverrides, value: "closed and open on 2026-11-08")
    #expect(throws: both) {
      try HolidaySchedule(overrides: [.closed("2026-11-08"), .open("2026-11-08")])
    }
    #expect(throws: HolidayScheduleError(.noSuchDay, value: "2026-11-31")) {
      try PublishedMonth("2026-11", closed: [31])
    }
    #expect(throws: HolidayScheduleError(.reversedPeriod, value: "2026-02-01 – 2026-01-01")) {
      try RulePeriod(sundays, from: "2026-02-01", through: "2026-01-01")
    }
    #expect(throws: HolidayScheduleError(.movedToSameDay, value: "2026-11-08")) {
      try HolidaySchedule(overrides: [.moved(from: "2026-11-08", to: "2026-11-08")])
    }
  }

  @Test("The same month published twice with the same dates is one publication")
  func repeatedPublication() throws {
    let month = try PublishedMonth("2026-11", closed: [8, 22])
    #expect(try HolidaySchedule(published: [month, month]).published == [month])
  }

  private static let explained: [(CivilDate, String)] = [
    ("2025-12-31", "Not known yet"), ("2026-03-08", "Closed by the rule"),
    ("2026-03-09", "Open by the rule"), ("2026-09-27", "Seollal or Chuseok month"),
    ("2026-11-08", "published this closing day"), ("2026-11-09", "are 8, 22"),
    ("2026-12-09", "no closing day"), ("2026-10-11", "2026-10-11 was moved to 2026-10-12. (점검)"),
    ("2026-10-20", "Announced as closed"), ("2026-10-25", "Announced as open"),
    ("2026-08-02", "through 2026-08-03"), ("2027-06-01", "no reopening date"),
    ("2028-06-01", "closed for good"),
  ]

  @Test("Every kind of answer is explained in Korean and English", arguments: explained)
  func explanations(date: CivilDate, text: String) throws {
    let schedule = try HolidaySchedule(
      rules: [RulePeriod(sundays, from: "2026-01-01")],
      published: [
        PublishedMonth("2026-11", closed: [8, 22]), PublishedMonth("2026-12", closed: []),
      ],
      overrides: [
        .moved(from: "2026-10-11", to: "2026-10-12", reason: "점검"), .closed("2026-10-20"),
        .open("2026-10-25"),
      ],
      closures: [
        StoreClosure(from: "2026-08-01", through: "2026-08-03"), StoreClosure(from: "2027-05-01"),
      ],
      closedForGoodFrom: "2028-01-01")
    let explanation = schedule.explanation(on: date)
    #expect(explanation.english.contains(text))
    #expect(explanation.korean.unicodeScalars.contains { (0xAC00...0xD7A3).contains($0.value) })
  }
}
