import Foundation
import HolidayInterchange
import KoreanCalendar
import MartModels
import Testing

@Suite("Recurrences")
struct RecurrenceTests {
  @Test(
    "A rule is written as recurrences that begin on a day that they are on",
    arguments: [
      (.nth([2, 4], .sunday), "DTSTART;VALUE=DATE:20261108\nRRULE:FREQ=MONTHLY;BYDAY=2SU,4SU"),
      (
        [.nth([2], .wednesday), .nth([4], .sunday)],
        "DTSTART;VALUE=DATE:20261111\nRRULE:FREQ=MONTHLY;BYDAY=2WE,4SU"
      ),
      (.every(.monday), "DTSTART;VALUE=DATE:20261102\nRRULE:FREQ=WEEKLY;BYDAY=MO"),
      (.last(.sunday), "DTSTART;VALUE=DATE:20261129\nRRULE:FREQ=MONTHLY;BYDAY=-1SU"),
      (.days([10, 25]), "DTSTART;VALUE=DATE:20261110\nRRULE:FREQ=MONTHLY;BYMONTHDAY=10,25"),
      (
        .newYearsDay,
        "DTSTART;VALUE=DATE:20270101\nRRULE:FREQ=YEARLY;BYMONTH=1;BYMONTHDAY=1"
      ),
      (
        .during(months: [3, 9], .nth([2], .sunday)),
        "DTSTART;VALUE=DATE:20270314\nRRULE:FREQ=MONTHLY;BYMONTH=3,9;BYDAY=2SU"
      ),
      (
        .everyOther(.wednesday, from: CivilDate(2026, 1, 7)),
        "DTSTART;VALUE=DATE:20261111\nRRULE:FREQ=WEEKLY;INTERVAL=2;BYDAY=WE"
      ),
      (.chuseok, "DTSTART;VALUE=DATE:20270915\nRDATE;VALUE=DATE:20281003"),
      (.eve(of: .days([1])), "DTSTART;VALUE=DATE:20261130\nRRULE:FREQ=MONTHLY;BYMONTHDAY=-1"),
      (
        .days([13]).intersection(.every(.friday)),
        "DTSTART;VALUE=DATE:20261113\nRRULE:FREQ=MONTHLY;BYMONTHDAY=13;BYDAY=FR"
      ),
      (.never, ""),
    ] as [(HolidayRule, String)])
  func forms(rule: HolidayRule, lines: String) {
    let set = rule.recurrence(from: CivilDate(2026, 11, 1), listedThrough: CivilDate(2028, 12, 31))
    #expect(set.description == lines)
  }

  @Test("The 10th and the fourth Sunday are two recurrences, and a day that is both is in one")
  func twoRecurrences() throws {
    let ansan: HolidayRule = [.days([10]), .nth([4], .sunday), .days([25])]
    let set = ansan.recurrence(from: CivilDate(2026, 10, 1), listedThrough: CivilDate(2026, 12, 31))
    #expect(
      set.description == """
        DTSTART;VALUE=DATE:20261025
        RRULE:FREQ=MONTHLY;BYDAY=4SU
        DTSTART;VALUE=DATE:20261010
        RRULE:FREQ=MONTHLY;BYMONTHDAY=10,25
        EXDATE;VALUE=DATE:20261025
        """)
    #expect(try set.closings(in: YearMonth(2026, 10)) == [10, 25])
    #expect(try set.closings(in: YearMonth(2026, 11)) == [10, 22, 25])
  }

  @Test("A swap is an EXDATE and an RDATE, and a rule that has ended says until when")
  func swaps() throws {
    let schedule = try HolidaySchedule(
      rules: [
        RulePeriod(.nth([2, 4], .sunday), through: CivilDate(2025, 6, 30)),
        RulePeriod(.nth([2, 4], .wednesday), from: CivilDate(2025, 7, 1)),
      ],
      overrides: [.moved(from: CivilDate(2025, 10, 8), to: CivilDate(2025, 10, 6))])
    let set = schedule.recurrence(
      from: CivilDate(2025, 1, 1), listedThrough: CivilDate(2025, 12, 31))
    #expect(
      set.description == """
        DTSTART;VALUE=DATE:20250112
        RRULE:FREQ=MONTHLY;UNTIL=20250630;BYDAY=2SU,4SU
        DTSTART;VALUE=DATE:20250709
        RRULE:FREQ=MONTHLY;BYDAY=2WE,4WE
        EXDATE;VALUE=DATE:20251008
        DTSTART;VALUE=DATE:20251006
        """)
    for month in YearMonth(2025, 1)...YearMonth(2025, 12) {
      let closed = DaySet(
        bits: month.dates.reduce(0) { bits, date in
          if case .closed = schedule.status(on: date) { return bits | 1 << UInt32(date.day) }
          return bits
        })
      #expect(try set.closings(in: month) == closed, "\(month)")
    }
  }

  /// Schedules of which something is known behind the list that a rule does not say, or says of no
  /// day by itself.
  private static func schedules() throws -> [HolidaySchedule] {
    let sundays = try RulePeriod(.nth([2, 4], .sunday))
    let swap = ScheduleOverride.moved(from: CivilDate(2027, 5, 9), to: CivilDate(2027, 5, 12))
    let works = try StoreClosure(from: CivilDate(2027, 2, 1), through: CivilDate(2027, 6, 30))
    return [
      HolidaySchedule(rule: .every(.monday).except(.publicHolidays)),
      HolidaySchedule(rule: [.days([25]), .every(.monday).except(.seollal)]),
      HolidaySchedule(rule: .during(months: [1, 5, 9], .every(.sunday)).except(.days([5, 20]))),
      try HolidaySchedule(
        rules: [sundays], published: [PublishedMonth(YearMonth(2027, 4), closed: [1])]),
      try HolidaySchedule(rules: [sundays], overrides: [swap]),
      try HolidaySchedule(rules: [sundays], closures: [works]),
      try HolidaySchedule(rules: [sundays], closedForGoodFrom: CivilDate(2027, 4, 1)),
    ]
  }

  @Test("Behind the list a recurrence says no closing that the schedule does not", arguments: 0..<7)
  func behindTheList(place: Int) throws {
    let schedule = try Self.schedules()[place]
    let last = CivilDate(2027, 2, 20)
    let set = schedule.recurrence(from: CivilDate(2026, 11, 21), listedThrough: last)
    #expect(!set.recurrences.isEmpty)
    for month in YearMonth(2026, 11)...YearMonth(2031, 12) {
      let closed = Set(schedule.closings(in: month.dates).map { $0.date })
      let said = month.dates(of: try set.closings(in: month))
      #expect(said.allSatisfy { closed.contains($0) }, "\(month)")
    }
  }

  @Test("A rule of which nothing else is known has no end")
  func endless() throws {
    let schedule = try HolidaySchedule(
      rules: [RulePeriod(.nth([2, 4], .sunday))],
      published: [PublishedMonth(YearMonth(2026, 12), closed: [25])])
    let set = schedule.recurrence(
      from: CivilDate(2026, 11, 21), listedThrough: CivilDate(2026, 12, 31))
    #expect(set.recurrences.first?.rule?.until == nil)
    #expect(try set.closings(in: YearMonth(2031, 6)) == [8, 22])
  }

  @Test("A swap on the first date moves the beginning")
  func swapOnTheFirstDate() throws {
    let schedule = try HolidaySchedule(
      rules: [RulePeriod(.nth([2, 4], .sunday))],
      overrides: [.moved(from: CivilDate(2026, 11, 8), to: CivilDate(2026, 11, 9))])
    let set = schedule.recurrence(
      from: CivilDate(2026, 11, 1), listedThrough: CivilDate(2026, 12, 31))
    #expect(
      set.description == """
        DTSTART;VALUE=DATE:20261122
        RRULE:FREQ=MONTHLY;BYDAY=2SU,4SU
        DTSTART;VALUE=DATE:20261109
        """)
  }

  @Test("Random rules are written and read back with the same closings, 2024–2030")
  func random() throws {
    let environment = ProcessInfo.processInfo.environment
    let isWhole = isLong || environment["MART_INTERCHANGE_OUT"] != nil
    var rules = InterchangeRules(seed: 5_545)
    let first = CivilDate(2024, 1, 1)
    let last = CivilDate(2030, 12, 31)
    var lines = ""
    for index in 0..<(isWhole ? 1_000 : 150) {
      let rule = rules.next()
      let written = rule.recurrence(from: first, listedThrough: last)
      let text = written.description
      let read = try RecurrenceSet(text)
      #expect(read == written, "seed 5545, rule \(index) \(rule): \(text)")
      for month in first.yearMonth...last.yearMonth
      where try read.closings(in: month) != rule.closings(in: month) {
        Issue.record("seed 5545, rule \(index) \(rule): \(month) in \(text)")
        break
      }
      for recurrence in written.recurrences {
        #expect(rule.closes(on: recurrence.first), "seed 5545, rule \(index) \(rule)")
      }
      let closings = rule.closings(in: first...last).map(\.description).joined(separator: ",")
      lines += text.replacing("\n", with: "|") + "\t" + closings + "\n"
    }
    // The script python-dateutil asks another reader about the same lines.
    if let path = environment["MART_INTERCHANGE_OUT"] {
      try lines.write(toFile: path + "/recurrence.tsv", atomically: true, encoding: .utf8)
    }
  }

  @Test("Rules that recur wholly are read back as the same rule")
  func rules() throws {
    let rules: [HolidayRule] = [
      .nth([2, 4], .sunday), [.nth([2], .friday), .nth([4], .saturday)], .days([10, 25]),
      .last(.monday), .every(.sunday), [.every(.sunday), .nth([2], .monday)], .newYearsDay,
      .during(months: [3, 9], .every(.monday)), .during(months: [2], .days([29])),
      .eve(of: .days([1])), .days([13]).intersection(.every(.friday)),
    ]
    for rule in rules {
      let set = rule.recurrence(from: CivilDate(2026, 1, 1), listedThrough: CivilDate(2026, 1, 31))
      #expect(try HolidayRule(RecurrenceSet(set.description)) == rule, "\(set)")
    }
    let never = HolidayRule.never.recurrence(
      from: CivilDate(2026, 1, 1), listedThrough: CivilDate(2026, 1, 31))
    #expect(try HolidayRule(never) == .never)
    #expect(throws: RecurrenceError.self) {
      try HolidayRule(
        HolidayRule.seollal.recurrence(
          from: CivilDate(2026, 1, 1), listedThrough: CivilDate(2027, 12, 31)))
    }
  }
}
