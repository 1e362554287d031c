import KoreanCalendar
import MartModels
import Testing

@Suite("Open now")
struct OpeningAnswerTests {
  private let sunday = CivilDate(2026, 11, 22)
  private let wednesday = CivilDate(2026, 11, 25)

  private func branch(_ hours: String?, _ schedule: HolidaySchedule) -> Branch {
    Branch(id: 1, mart: .emart, name: "성수점", openingHours: hours, schedule: schedule)
  }

  @Test("A closing that was moved to another day shuts the store on that day")
  func moved() throws {
    let schedule = try HolidaySchedule(rule: .nth([2, 4], .sunday))
      .adding(override: .moved(from: sunday, to: wednesday))
    let branch = branch("10:00~23:00", schedule)
    #expect(
      branch.opening(at: WallTime(sunday, 12, 0)) == .open(closes: WallTime(sunday, 23, 0)))
    #expect(
      branch.opening(at: WallTime(wednesday, 12, 0))
        == .closed(opens: WallTime(CivilDate(2026, 11, 26), 10, 0)))
  }

  @Test("Without hours the answer is that of the schedule")
  func hoursUnknown() {
    let schedule = HolidaySchedule(rule: .nth([2, 4], .sunday))
    for text in [nil, "", "홈페이지 참조"] {
      let branch = branch(text, schedule)
      #expect(branch.opening(at: WallTime(sunday, 12, 0)) == .closed(opens: nil))
      #expect(branch.opening(at: WallTime(wednesday, 3, 0)) == .openHoursUnknown)
    }
    #expect(branch(nil, HolidaySchedule()).opening(at: WallTime(sunday, 12, 0)) == .unknown)
  }

  @Test(
    "A closing of a weekday that moves past a public holiday is expected on the day behind it",
    arguments: [
      "월요일 휴관(월요일이 공휴일이면 그 다음날 휴관)", "월요일 휴관, 공휴일과 겹치면 다음날 휴관",
      "월요일 휴관 (단, 월요일이 공휴일인 경우 화요일 휴관)",
    ])
  func movedPastHoliday(text: String) {
    let branch = branch("10:00~18:00 \(text)", HolidaySchedule(rule: .never))
    let noon = { (date: CivilDate) in branch.opening(at: WallTime(date, 12, 0)) }
    let restored = branch.hours.flatMap { OpeningHours(text: $0.text, storedForm: $0.storedForm) }
    #expect(restored != nil && restored == branch.hours)
    // 1 March 2027 is a Monday.
    let holiday = CivilDate(2027, 3, 1)
    #expect(noon(holiday) == .open(closes: WallTime(holiday, 18, 0)))
    let tuesday = holiday.adding(days: 1)
    let wednesday = WallTime(holiday.adding(days: 2), 10, 0)
    #expect(noon(tuesday) == .closed(opens: wednesday))
    #expect(
      branch.hours?.opening(at: WallTime(tuesday, 12, 0), schedule: HolidaySchedule(rule: .never))
        .basis == .tentativeRule)
    let nextTuesday = CivilDate(2027, 3, 9)
    #expect(noon(nextTuesday.adding(days: -1)) == .closed(opens: WallTime(nextTuesday, 10, 0)))
    #expect(noon(nextTuesday) == .open(closes: WallTime(nextTuesday, 18, 0)))
  }

  @Test("Outside its hours a store is closed whatever the date, and nobody knows when it opens")
  func outsideHours() {
    let branch = branch("10:00~23:00", HolidaySchedule())
    #expect(branch.opening(at: WallTime(sunday, 9, 59)) == .closed(opens: nil))
    #expect(branch.opening(at: WallTime(sunday, 10, 0)) == .unknown)
    #expect(branch.opening(at: WallTime(sunday, 23, 0)) == .closed(opens: nil))
  }

  @Test("A store that reopens after a long closure says when, one closed for good never does")
  func states() throws {
    let closure = try StoreClosure(from: CivilDate(2024, 1, 1), through: CivilDate(2028, 12, 31))
    let schedule = HolidaySchedule(rule: .never).adding(closure: closure)
    let noon = WallTime(sunday, 12, 0)
    #expect(
      branch("10:00~23:00", schedule).opening(at: noon)
        == .closed(opens: WallTime(CivilDate(2029, 1, 1), 10, 0)))
    #expect(
      branch("10:00~23:00", schedule.adding(closedForGoodFrom: CivilDate(2026, 1, 1)))
        .opening(at: noon) == .closed(opens: nil))
  }

  @Test("Hours that change with the text are read anew")
  func changedHours() {
    var branch = branch("10:00~23:00", HolidaySchedule(rule: .never))
    branch.openingHours = "10:00~20:00"
    #expect(
      branch.opening(at: WallTime(sunday, 12, 0)) == .open(closes: WallTime(sunday, 20, 0)))
    branch.openingHours = nil
    #expect(branch.hours == nil)
  }

  @Test("A store that is open around the clock closes when its closing day begins")
  func aroundTheClock() {
    let schedule = HolidaySchedule(rule: .nth([2, 4], .sunday))
    let always = branch("24시간", schedule)
    #expect(
      always.opening(at: WallTime(CivilDate(2026, 11, 9), 0, 0))
        == .open(closes: WallTime(sunday, 0, 0)))
    #expect(
      branch("24시간", HolidaySchedule(rule: .never)).opening(at: WallTime(sunday, 0, 0))
        == .open(closes: nil))
  }

  @Test("A holiday without hours is closed, unless the rule would close it, were it none")
  func holidaysWithoutHours() {
    let week = "평일 09:00~18:00, 토요일 09:00~13:00"
    let sundays = branch(week, HolidaySchedule(rule: .nth([2, 4], .sunday)))
    let monday = WallTime(CivilDate(2026, 3, 2), 9, 0)
    // The first Sunday, which is a holiday.
    let noon = WallTime(CivilDate(2026, 3, 1), 12, 0)
    #expect(sundays.opening(at: noon) == .closed(opens: WallTime(CivilDate(2026, 3, 2), 9, 0)))
    #expect(sundays.opening(at: WallTime(CivilDate(2026, 2, 28), 20, 0)) == .closed(opens: monday))
    // Mondays close but for holidays, and have no hours.
    let mondays = branch(
      "화~일 10:00~18:00", HolidaySchedule(rule: .every(.monday).except(.publicHolidays)))
    #expect(mondays.opening(at: WallTime(CivilDate(2026, 3, 2), 12, 0)) == .openHoursUnknown)
    #expect(mondays.opening(at: WallTime(CivilDate(2026, 3, 9), 12, 0)).basis == .rule)
  }

  @Test(
    "A day that the text of the hours closes is expected to be closed where only a rule opens it",
    arguments: [
      ("10:00~22:00 (매월 둘째주 일요일 휴무)", CivilDate(2026, 11, 8)),
      ("10:00~22:00, 2·4번째 일요일 휴점", CivilDate(2026, 11, 22)),
      ("10:00~22:00 (마지막 수요일 휴무)", CivilDate(2026, 11, 25)),
      ("10:00~22:00 (매월 10일 휴무)", CivilDate(2026, 11, 10)),
      ("10:00~22:00 (3월, 11월 둘째 월요일 휴무)", CivilDate(2026, 11, 9)),
      ("10:00~22:00 (설날·추석 당일 휴무)", CivilDate(2026, 9, 25)),
      ("10:00~22:00 (12/25, 설날, 추석 휴무)", CivilDate(2026, 12, 25)),
      ("10:00~22:00 (8월 3일 휴무)", CivilDate(2026, 8, 3)),
      ("10:00~22:00 건물 사정상 매주 화요일 휴무", CivilDate(2026, 12, 15)),
      ("10:00-22:00. We are closed on Tuesdays.", CivilDate(2026, 12, 15)),
      ("10:00~22:00 (유통산업발전법에 따라 매월 둘째·넷째 일요일 의무휴업)", CivilDate(2026, 12, 13)),
      ("10:00~22:00 화요일 휴무 (명절 제외)", CivilDate(2026, 12, 15)),
      ("10:00~22:00, closed Tuesdays except holidays", CivilDate(2026, 12, 15)),
    ])
  func closedByText(text: String, date: CivilDate) throws {
    let rule = HolidaySchedule(rule: .newYearsDay)
    let branch = Branch(
      id: 1, mart: .emart, name: "성수점", openingHours: text, schedule: rule)
    let noon = WallTime(date, 12, 0)
    let next = WallTime(date.adding(days: 1), 10, 0)
    #expect(branch.opening(at: noon) == .closed(opens: next))
    #expect(branch.opening(at: noon).basis == .tentativeRule)
    #expect(branch.opening(at: WallTime(date.adding(days: -1), 23, 0)) == .closed(opens: next))
    #expect(branch.status(on: date, calendar: .southKorea) == .closed(.tentativeRule))
    #expect(
      branch.nextClosing(onOrAfter: date.adding(days: -1), calendar: .southKorea)
        == .closing(Closing(date: date, basis: .tentativeRule)))
    let day = date.adding(days: 1)
    #expect(branch.opening(at: WallTime(day, 12, 0)) == .open(closes: WallTime(day, 22, 0)))
    // What the store says of the day itself holds.
    var announced = branch
    announced.schedule = try rule.adding(override: .open(date))
    #expect(announced.opening(at: noon) == .open(closes: WallTime(date, 22, 0)))
    announced.schedule = HolidaySchedule()
    #expect(announced.opening(at: noon) == .unknown)
  }

  @Test(
    "A closing in the text that is not certain, or not of that day, shuts nothing",
    arguments: [
      "10:00~22:00 (매월 둘째주 일요일 휴무, 공휴일 제외)", "10:00~22:00 (격주 일요일 휴무)",
      "10:00~22:00 (2월 둘째 일요일 휴무)", "10:00~22:00 (다음 달 8일 휴무)",
    ])
  func openBesideText(text: String) throws {
    let hours = try #require(OpeningHours(text))
    // A holiday on a second Sunday.
    let sunday = CivilDate(2026, 11, 8)
    let calendar = try PublicHolidayCalendar.southKorea.adding(
      designated: [PublicHoliday(designated: sunday)])
    let answer = hours.opening(
      at: WallTime(sunday, 12, 0), schedule: HolidaySchedule(rule: .newYearsDay),
      calendar: calendar)
    #expect(answer == .open(closes: WallTime(sunday, 22, 0)))
    #expect(answer.basis == .rule)
  }

  @Test(
    "Words beside hours are taken for hours of their days only where they are",
    arguments: [
      ("10:00~18:00 월요일 휴관 (단, 월요일이 공휴일이면 화요일 휴관)", "Tu-Su,PH 10:00-18:00"),
      ("10:00~20:00 주말 웨이팅 있음", nil), ("10:00~20:00 weekends busy", nil),
      (
        "11:00~15:00, 17:00~22:00 (토 23:00까지)",
        "Mo-Fr,Su 11:00-15:00,17:00-22:00; Sa 11:00-15:00,17:00-23:00"
      ),
      ("12:00~21:00 토일공휴일 휴무", nil), ("9:00-18:00 (일,공 휴무)", "Mo-Sa 09:00-18:00; PH off"),
    ] as [(String, String?)])
  func wordsBesideHours(text: String, hours: String?) {
    #expect(OpeningHours(text)?.description == hours)
  }

  @Test("The last days of the calendar trap nothing")
  func lastDays() {
    let rules: [HolidayRule] = [.never, .every(.friday), .days([31])]
    for rule in rules {
      for text in ["24시간", "22:00~05:00", "10:00~23:00"] {
        let branch = branch(text, HolidaySchedule(rule: rule))
        for date in [CivilDate.earliest, .latest] {
          for hour in 0..<24 { _ = branch.opening(at: WallTime(date, hour, 0)) }
        }
      }
    }
  }
}
