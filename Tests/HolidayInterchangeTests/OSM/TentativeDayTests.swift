import HolidayInterchange
import KoreanCalendar
import MartModels
import MartTestSupport
import Testing

@Suite("What a store has not confirmed, in opening_hours")
struct TentativeDayTests {
  private static let hours = OpeningHours("10:00~22:00")
  private static let sundays: HolidayRule = .nth([2, 4], .sunday)

  @Test("A municipality's designation comes back tentative, whether it closes or opens")
  func municipal() throws {
    let schedule = try HolidaySchedule(municipal: [RulePeriod(Self.sundays)])
    let value = schedule.openingHoursExpression(hours: Self.hours, years: 2026...2026)
    #expect(
      value.description
        == #"Mo-Su 10:00-22:00 open "매장 확인 전"; Su[2,4] off "매장 확인 전""#)
    let again = try HolidaySchedule(OpeningHoursExpression(value.description))
    #expect(again.status(on: CivilDate(2026, 11, 22)) == .closed(.tentativeRule))
    #expect(again.status(on: CivilDate(2026, 11, 23)) == .open(.tentativeRule))
    #expect(again.status(on: CivilDate(2031, 3, 9)) == .closed(.tentativeRule))
    #expect(value.state(at: WallTime(CivilDate(2026, 11, 23), 12, 0)) == .open)
    #expect(value.comment(at: WallTime(CivilDate(2026, 11, 22), 12, 0)) == "매장 확인 전")
  }

  @Test("A designation with dates is limited to them, and what the store says beside it is certain")
  func designationWithDates() throws {
    let period = try RulePeriod(Self.sundays, from: CivilDate(2026, 3, 1))
    let schedule = try HolidaySchedule(
      published: [PublishedMonth(YearMonth(2026, 11), closed: [8])],
      overrides: [.closed(CivilDate(2026, 12, 25))], municipal: [period])
    let value = schedule.openingHoursExpression(hours: Self.hours, years: 2026...2026)
    #expect(
      value.description == """
        Mo-Su 10:00-22:00; 2026 Mar-Dec 10:00-22:00 open "매장 확인 전"; \
        2026 Mar-Dec: Su[2,4] off "매장 확인 전"; 2026 Nov 01-07,2026 Nov 09-30 10:00-22:00; \
        2026 Nov 08,2026 Dec 25 off; 2026 Jan-Feb unknown "휴무일 미게시"; \
        1901-2025,2027+ unknown "휴무일 미게시"
        """)
    let again = try HolidaySchedule(value)
    #expect(again.status(on: CivilDate(2026, 11, 8)) == .closed(.override))
    #expect(again.status(on: CivilDate(2026, 11, 22)) == .open(.override))
    #expect(again.status(on: CivilDate(2026, 12, 13)) == .closed(.tentativeRule))
    #expect(again.status(on: CivilDate(2026, 12, 24)) == .open(.tentativeRule))
  }

  @Test("Dates of a month with many swaps are tentative, and a doubt of single days is theirs")
  func dates() throws {
    let costco = HolidaySchedule(rule: [Self.sundays, .chuseok])
    let value = costco.openingHoursExpression(hours: Self.hours, years: 2026...2026)
    #expect(
      value.description
        == #"Mo-Su 10:00-22:00; Su[2,4] off; 2026 Sep 25 off "매장 확인 전"; "#
        + #"1901-2025,2027+ unknown "휴무일 미게시""#)
    let again = try HolidaySchedule(value)
    #expect(again.status(on: CivilDate(2026, 9, 25)) == .closed(.tentativeRule))
    #expect(again.status(on: CivilDate(2026, 11, 8)) == .closed(.rule))
    let doubtful = try HolidaySchedule(
      rules: [RulePeriod(Self.sundays, tentative: .yearly(month: 11, day: 22))])
    let other = doubtful.openingHoursExpression(hours: Self.hours, years: 2026...2026)
    #expect(
      other.description == """
        Mo-Su 10:00-22:00; Su[2,4] off; 2026 Nov 22 off "매장 확인 전"; \
        1901-2025,2027+ unknown "휴무일 미게시"
        """)
    let wholly = try HolidaySchedule(
      rules: [RulePeriod(Self.sundays, tentative: .days(1...31))])
    #expect(
      wholly.openingHoursExpression(years: 2026...2026).description
        == #"open "매장 확인 전"; Su[2,4] off "매장 확인 전""#)
  }

  @Test(
    "A day of a rule that is written as a date comes back projected, closed or open",
    arguments: [
      (
        HolidayRule.everyOther(.wednesday, from: CivilDate(2026, 1, 7)), CivilDate(2026, 3, 4),
        CivilDate(2026, 3, 11)
      ),
      (.publicHolidays, CivilDate(2026, 5, 5), CivilDate(2026, 5, 6)),
      (
        .every(.monday).deferred(past: .publicHolidays), CivilDate(2026, 3, 3),
        CivilDate(2026, 3, 2)
      ),
      (.last(.sunday).except(.publicHolidays), CivilDate(2026, 3, 29), CivilDate(2026, 3, 28)),
      (
        .every(.sunday).except(.yearly(month: 11, day: 8)), CivilDate(2026, 11, 1),
        CivilDate(2026, 11, 8)
      ),
    ])
  func projected(rule: HolidayRule, closed: CivilDate, open: CivilDate) throws {
    let schedule = HolidaySchedule(rule: rule)
    let values = [
      schedule.openingHoursExpression(hours: Self.hours, years: 2026...2026),
      rule.openingHoursExpression(hours: Self.hours, years: 2026...2026),
      rule.openingHoursExpression(years: 2026...2026),
    ]
    for value in values {
      let again = try HolidaySchedule(OpeningHoursExpression(value.description))
      #expect(again.status(on: closed) == .closed(.rule), "\(value)")
      #expect(again.status(on: open) == .open(.rule), "\(value)")
    }
  }

  @Test("A date of a rule is marked, and one that the store announced is not")
  func marks() throws {
    let rule = HolidayRule.yearly(month: 5, day: 5).deferred(past: .publicHolidays)
    let schedule = try HolidaySchedule(
      rules: [RulePeriod(rule)], overrides: [.closed(CivilDate(2026, 5, 7))])
    let value = schedule.openingHoursExpression(hours: Self.hours, years: 2026...2026)
    #expect(
      value.description
        == #"Mo-Su 10:00-22:00; 2026 May 07 off; 2026 May 06 off "규칙 예상"; "#
        + #"1901-2025,2027+ unknown "휴무일 미게시""#)
    let again = try HolidaySchedule(value)
    #expect(again.status(on: CivilDate(2026, 5, 6)) == .closed(.rule))
    #expect(again.status(on: CivilDate(2026, 5, 7)) == .closed(.override))
    #expect(value.state(at: WallTime(CivilDate(2026, 5, 6), 12, 0)) == .closed)
    #expect(value.comment(at: WallTime(CivilDate(2026, 5, 6), 12, 0)) == "규칙 예상")
  }

  @Test("A day that was announced as open and that the hours close is closed by their rule")
  func closedByHours() throws {
    let hours = try #require(OpeningHours("매일 10:00~22:00, 공휴일 휴무"))
    let christmas = CivilDate(2026, 12, 25)
    let schedule = try HolidaySchedule(
      rules: [RulePeriod(Self.sundays)],
      published: [PublishedMonth(YearMonth(2026, 12), closed: [13, 27])])
    let value = schedule.openingHoursExpression(hours: hours, years: 2026...2026)
    let again = try HolidaySchedule(value)
    #expect(schedule.status(on: christmas) == .open(.published))
    #expect(again.status(on: christmas) == .closed(.rule))
    #expect(again.status(on: CivilDate(2026, 12, 13)) == .closed(.rule))
  }

  @Test("Weeks of every weekday within two dates are those of a rule")
  func everyWeekday() throws {
    let rule = HolidayRule.union(Weekday.allCases.map { .every($0) })
    let period = try RulePeriod(
      rule, from: CivilDate(2026, 11, 2), through: CivilDate(2026, 11, 15))
    let value = try HolidaySchedule(rules: [period])
      .openingHoursExpression(hours: Self.hours, years: 2026...2026)
    #expect(try HolidaySchedule(value).status(on: CivilDate(2026, 11, 4)) == .closed(.rule))
  }

  @Test("Another comment is no doubt; a rule alone carries none, so a doubtful one is refused")
  func reading() throws {
    let closed = try HolidaySchedule(OpeningHoursExpression(#"10:00-22:00; Su off "휴점""#))
    #expect(closed.status(on: CivilDate(2026, 11, 22)) == .closed(.rule))
    let text = #"10:00-22:00; Su off "매장 확인 전"; Su[1] off"#
    let schedule = try HolidaySchedule(OpeningHoursExpression(text))
    #expect(schedule.status(on: CivilDate(2026, 11, 22)) == .closed(.tentativeRule))
    #expect(schedule.status(on: CivilDate(2026, 11, 1)) == .closed(.rule))
    #expect(throws: OpeningHoursExpressionError.self) {
      try HolidayRule(OpeningHoursExpression(text))
    }
  }

  @Test(
    "No day comes back more certain than it was, whatever the schedule",
    arguments: [
      nil, "10:00~22:00", "평일 10:00~22:00, 주말 10:00~24:00", "18:00~02:00",
      "10:00~22:00 (설·추석 전일 19:00까지)", "10:00~02:00 (설·추석 전일 19:00까지)",
      "평일 09:00~18:00, 주말·공휴일 10:00~17:00", "매일 10:00~22:00, 공휴일 휴무",
      "평일 09:00~02:00, 주말·공휴일 10:00~02:00 (설·추석 전일 19:00까지)",
    ])
  func property(text: String?) throws {
    let hours = try text.map { try #require(OpeningHours($0)) }
    let opensDaily = text?.hasSuffix("휴무") != true
    for seed in UInt64(0)..<(isLong ? 400 : 40) {
      var schedules = RandomSchedules(seed: seed)
      let schedule = try schedules.next()
      let value = schedule.openingHoursExpression(hours: hours, years: 2026...2027)
      #expect(try OpeningHoursExpression(value.description) == value, "seed \(seed)")
      let again = try HolidaySchedule(value)
      for date in CivilDate(2025, 1, 1)...CivilDate(2028, 12, 31) {
        let (own, read) = (schedule.status(on: date), again.status(on: date))
        let isWritten = 2026...2027 ~= date.year
        // Days without hours are unknown in the value.
        let isKept =
          switch (own, read) {
          case (.unknown, _): read == .unknown
          case (_, .unknown): !isWritten || !opensDaily
          case (.closed, .closed), (.open, .open): true
          case (.open, .closed): !isWritten || !opensDaily
          case (.closed, .open): !isWritten
          }
        let ownCertainty = own.basis?.certainty ?? .tentative
        let readCertainty = read.basis?.certainty ?? .tentative
        let isMoreCertain =
          isWritten
          ? readCertainty > ownCertainty
          : readCertainty == .confirmed && ownCertainty != .confirmed
        guard isKept, !isMoreCertain else {
          Issue.record("seed \(seed), \(date): \(own) is read as \(read) from \(value)")
          return
        }
      }
    }
  }
}

/// Schedules of every layer, put together at random.
private struct RandomSchedules {
  private var random: SplitMix64
  private var rules: InterchangeRules

  init(seed: UInt64) {
    random = SplitMix64(seed: seed)
    rules = InterchangeRules(seed: seed)
  }

  private mutating func flips() -> Bool { Bool.random(using: &random) }

  private mutating func date() -> CivilDate {
    CivilDate(2025, 6, 1).adding(days: Int.random(in: 0..<1_100, using: &random))
  }

  private mutating func days() -> DaySet {
    DaySet(
      bits: (0..<4).reduce(0) { days, _ in days | 1 << UInt32.random(in: 1...28, using: &random) })
  }

  private mutating func period(from: CivilDate?, through: CivilDate?) throws -> RulePeriod {
    let doubt: HolidayRule? = flips() ? nil : flips() ? .days(1...31) : rules.next()
    return try RulePeriod(rules.next(), from: from, through: through, tentative: doubt)
  }

  private mutating func periods() throws -> [RulePeriod] {
    switch Int.random(in: 0..<4, using: &random) {
    case 0: return []
    case 1: return [try period(from: nil, through: nil)]
    case 2: return [try period(from: date(), through: nil)]
    default:
      let end = date()
      return [
        try period(from: nil, through: end),
        try period(
          from: end.adding(days: Int.random(in: 1...90, using: &random)), through: nil),
      ]
    }
  }

  mutating func next() throws -> HolidaySchedule {
    var published: [PublishedMonth] = []
    var overrides: [ScheduleOverride] = []
    if flips() {
      let month = date().yearMonth
      for next in 0..<3 {
        published.append(
          try PublishedMonth(month.adding(months: next), closed: days(), tentative: days()))
      }
    }
    if flips() {
      let day = date()
      overrides = [.closed(day), .open(day.adding(days: 1)), .open(day.adding(days: 9))]
    }
    var schedule = try HolidaySchedule(
      rules: periods(), published: published, overrides: overrides, municipal: periods())
    if Int.random(in: 0..<3, using: &random) == 0 {
      let first = date()
      let length = Int.random(in: 0..<200, using: &random)
      schedule = schedule.adding(
        closure: try StoreClosure(from: first, through: flips() ? nil : first.adding(days: length)))
    }
    if Int.random(in: 0..<4, using: &random) == 0 {
      schedule = schedule.adding(closedForGoodFrom: date())
    }
    return schedule
  }
}
