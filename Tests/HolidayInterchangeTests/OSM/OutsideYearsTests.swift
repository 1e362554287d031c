import HolidayInterchange
import KoreanCalendar
import MartModels
import Testing

@Suite("Values of opening_hours outside the years for which they are written")
struct OutsideYearsTests {
  private static let hours = OpeningHours("10:00~22:00")
  private static let sundays: HolidayRule = .nth([2, 4], .sunday)
  private static let others = #"1901-2025,2027+ unknown "휴무일 미게시""#

  private func value(_ schedule: HolidaySchedule) throws -> OpeningHoursExpression {
    let value = schedule.openingHoursExpression(hours: Self.hours, years: 2026...2026)
    #expect(try OpeningHoursExpression(value.description) == value)
    return value
  }

  private func noon(_ year: Int, _ month: Int, _ day: Int) -> WallTime {
    WallTime(CivilDate(year, month, day), 12, 0)
  }

  @Test("Without any fact the store is open in no year")
  func nothing() throws {
    let value = try value(HolidaySchedule())
    #expect(
      value.description
        == #"Mo-Su 10:00-22:00; 2026 Jan-Dec unknown "휴무일 미게시"; "# + Self.others)
    for year in [1901, 1999, 2025, 2026, 2027, 9_999] {
      #expect(value.state(at: noon(year, 3, 2)) == .unknown, "\(year)")
    }
    let again = try HolidaySchedule(value)
    #expect(again.status(on: CivilDate(2027, 3, 2)) == .unknown)
  }

  @Test("A permanent rule alone needs no word about other years")
  func permanent() throws {
    let value = try value(HolidaySchedule(rule: Self.sundays))
    #expect(value.description == "Mo-Su 10:00-22:00; Su[2,4] off")
    #expect(value.state(at: noon(2031, 3, 3)) == .open)
  }

  @Test("A store that ended is closed from then on, in the value and in the schedule read from it")
  func ended() throws {
    let end = CivilDate(2026, 11, 21)
    let value = try value(HolidaySchedule(rule: Self.sundays).adding(closedForGoodFrom: end))
    #expect(
      value.description
        == "Mo-Su 10:00-22:00; Su[2,4] off; 2026 Nov 21-2026 Dec 31 off; 2027+ off")
    let again = try HolidaySchedule(value)
    #expect(again.status(on: CivilDate(2027, 3, 2)) == .closed(.rule))
    #expect(again.status(on: CivilDate(2026, 11, 20)) == .open(.rule))
    #expect(again.status(on: end).isClosing)
  }

  @Test(
    "It does not matter whether the store ended before, in or after the years",
    arguments: [
      ("2019-05-05", "2019 May 05-2019 Dec 31 off; 2020+ off"), ("2026-01-01", "2026+ off"),
      ("2028-07-01", "2028 Jul-Dec off; 2029+ off"),
    ])
  func otherEnds(date: String, closings: String) throws {
    let end = try #require(CivilDate(date))
    let value = try value(HolidaySchedule(rule: .never).adding(closedForGoodFrom: end))
    #expect(value.description == "Mo-Su 10:00-22:00; " + closings)
    #expect(value.state(at: WallTime(end.adding(days: -1), 12, 0)) == .open)
    #expect(value.isClosedAllDay(on: end))
    #expect(value.isClosedAllDay(on: .latest))
  }

  @Test("A closure has its dates in other years too, and one without an end is not confirmed")
  func closures() throws {
    let works = try StoreClosure(from: CivilDate(2027, 3, 1), through: CivilDate(2027, 3, 10))
    let schedule = HolidaySchedule(rule: Self.sundays).adding(closure: works)
    #expect(
      try value(schedule).description == "Mo-Su 10:00-22:00; Su[2,4] off; 2027 Mar 01-10 off")
    let open = try StoreClosure(from: CivilDate(2026, 11, 21))
    let value = try value(HolidaySchedule(rule: Self.sundays).adding(closure: open))
    #expect(
      value.description == """
        Mo-Su 10:00-22:00; Su[2,4] off; 2026 Nov 21-2026 Dec 31 off "매장 확인 전"; \
        2027+ off "매장 확인 전"
        """)
    #expect(try HolidaySchedule(value).status(on: CivilDate(2027, 3, 2)) == .closed(.tentativeRule))
  }

  @Test("A rule with an end, a published month and an override say nothing of other years")
  func limited() throws {
    let ended = try HolidaySchedule(
      rules: [RulePeriod(Self.sundays, through: CivilDate(2026, 6, 30))])
    #expect(
      try value(ended).description == """
        Mo-Su 10:00-22:00; 2026 Jan-Jun: Su[2,4] off; 2026 Jul-Dec unknown "휴무일 미게시"; \
        \(Self.others)
        """)
    let published = try HolidaySchedule(
      published: [PublishedMonth(YearMonth(2026, 12), closed: [13, 27])])
    #expect(
      try value(published).description == """
        Mo-Su 10:00-22:00; 2026 Dec 13,2026 Dec 27 off; 2026 Jan-Nov unknown "휴무일 미게시"; \
        \(Self.others)
        """)
    let override = try HolidaySchedule(overrides: [.closed(CivilDate(2026, 12, 25))])
    let value = try value(override)
    #expect(value.state(at: noon(2027, 12, 25)) == .unknown)
    #expect(value.isClosedAllDay(on: CivilDate(2026, 12, 25)))
  }

  @Test("A night that begins in a year of which nothing is known is unknown to its end")
  func nights() throws {
    let ended = try HolidaySchedule(
      rules: [RulePeriod(.every(.monday), from: CivilDate(2026, 1, 1))],
      closedForGoodFrom: CivilDate(2027, 3, 1))
    let value = ended.openingHoursExpression(
      hours: OpeningHours("18:00~02:00"), years: 2026...2026)
    #expect(
      value.description == """
        Mo-Su 18:00-02:00; 2026 Jan-Dec Mo 02:00-02:00 off, \
        1901-2025,2027+ 02:00-02:00 unknown "휴무일 미게시"; \
        2027 Mar-Dec 02:00-02:00 off; 2028+ 02:00-02:00 off
        """)
    #expect(try OpeningHoursExpression(value.description) == value)
    #expect(value.state(at: WallTime(CivilDate(2026, 1, 1), 0, 30)) == .unknown)
    #expect(value.state(at: WallTime(CivilDate(2027, 1, 1), 0, 30)) == .open)
    #expect(value.state(at: WallTime(CivilDate(2027, 1, 2), 0, 30)) == .unknown)
    #expect(value.state(at: WallTime(CivilDate(2027, 3, 1), 0, 30)) == .unknown)
    #expect(value.state(at: WallTime(CivilDate(2027, 3, 2), 0, 30)) == .closed)
  }

  @Test(
    "Of a rule that needs dates nothing is known in other years, whoever writes it",
    arguments: [
      [.nth([2, 4], .sunday), .chuseok], .seollal, .publicHolidays, .substituteHolidays,
      .everyOther(.monday, from: CivilDate(2026, 1, 5)), .eve(of: .every(.monday)),
      HolidayRule.every(.sunday).except(.seollal),
      HolidayRule.every(.monday).deferred(past: .publicHolidays),
      HolidayRule.every(.monday).intersection(.days(1...7)),
    ] as [HolidayRule])
  func datesOnly(rule: HolidayRule) throws {
    let schedule = HolidaySchedule(rule: rule)
    for value in [
      try value(schedule), rule.openingHoursExpression(hours: Self.hours, years: 2026...2026),
    ] {
      let again = try HolidaySchedule(value)
      for year in [2025, 2027, 2031] {
        for month in 1...12 {
          #expect(value.state(at: noon(year, month, 15)) == .unknown, "\(value)")
          #expect(again.status(on: CivilDate(year, month, 15)) == .unknown, "\(value)")
        }
      }
    }
  }

  @Test(
    "Hours that need dates are those of the years alone",
    arguments: ["10:00~22:00 (설·추석 전일 19:00까지)", "10:00~22:00 (공휴일 휴무)"])
  func datedHours(text: String) throws {
    let hours = try #require(OpeningHours(text))
    for value in [
      Self.sundays.openingHoursExpression(hours: hours, years: 2026...2026),
      HolidaySchedule(rule: Self.sundays).openingHoursExpression(hours: hours, years: 2026...2026),
    ] {
      // The eve of Seollal and the day itself, a public holiday.
      for date in [CivilDate(2028, 1, 25), CivilDate(2028, 1, 26)] {
        #expect(value.state(at: WallTime(date, 20, 0)) == .unknown, "\(value)")
      }
    }
    let symbol = HolidayRule.publicHolidays.openingHoursExpression(
      years: 2026...2026, publicHolidays: .symbol)
    #expect(symbol.description == "open; PH off")
  }

  @Test("A permanent rule has beside it what the store announced for days of other years")
  func announced() throws {
    let schedule = try HolidaySchedule(
      rules: [RulePeriod(Self.sundays)],
      published: [PublishedMonth(YearMonth(2025, 11), closed: [9, 26])],
      overrides: [
        .moved(from: CivilDate(2027, 3, 14), to: CivilDate(2027, 3, 10)),
        .closed(CivilDate(2028, 2, 29)), .open(CivilDate(2024, 12, 8)),
      ])
    let value = try value(schedule)
    #expect(
      value.description == """
        Mo-Su 10:00-22:00; Su[2,4] off; \
        2024 Dec 08,2025 Nov 23,2027 Mar 14 10:00-22:00; \
        2025 Nov 26,2027 Mar 10,2028 Feb 29 off
        """)
    let again = try HolidaySchedule(value)
    for date in CivilDate(2024, 12, 1)...CivilDate(2028, 3, 31) {
      #expect(again.status(on: date).isClosing == schedule.status(on: date).isClosing, "\(date)")
    }
  }

  @Test("Days beside those that close in years without a word are not open for certain")
  func closingsAfterUnknown() throws {
    let value = try OpeningHoursExpression("10:00-22:00; 2027+ unknown; Su off")
    #expect(value.state(at: noon(2027, 3, 2)) == .unknown)
    let schedule = try HolidaySchedule(value)
    #expect(schedule.status(on: CivilDate(2026, 3, 2)) == .open(.rule))
    #expect(schedule.status(on: CivilDate(2027, 3, 2)) == .open(.tentativeRule))
    #expect(schedule.status(on: CivilDate(2027, 3, 7)) == .closed(.rule))
  }

  @Test("The first and the last year of the calendar have none before or behind them")
  func edges() throws {
    let empty = HolidaySchedule()
    func last(_ year: Int) -> String {
      let text = empty.openingHoursExpression(years: year...year).description
      return text.split(separator: ";").last.map { String($0.dropFirst()) } ?? ""
    }
    #expect(last(1) == #"0002+ unknown "휴무일 미게시""#)
    #expect(last(9_999) == #"1901-9998 unknown "휴무일 미게시""#)
    #expect(last(1_901) == #"0001-1900,1902+ unknown "휴무일 미게시""#)
  }
}

extension HolidayStatus {
  fileprivate var isClosing: Bool { if case .closed = self { true } else { false } }
}
