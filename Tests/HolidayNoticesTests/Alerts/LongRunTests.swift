import HolidayNotices
import KoreanCalendar
import MartModels
import Testing

@Suite("Runs of closing days that are longer than anybody looks ahead")
struct LongRunTests {
  private let saturday = CivilDate(2026, 11, 21)
  private let everyDay = HolidayRule.union(Weekday.allCases.map { .every($0) })
  private let subscriber = AlertSubscriber(id: "token-A", favorites: [1])

  private func branch(_ schedule: HolidaySchedule) -> Branch {
    Branch(id: 1, mart: .emart, name: "성수점", schedule: schedule)
  }

  private func message(
    _ branch: Branch, _ date: CivilDate, _ lead: LeadDays, _ language: PhraseLanguage = .korean
  ) -> AlertMessage? {
    var subscriber = subscriber
    subscriber.language = language
    return AlertPlan(for: [branch], at: WallTime(date, 12, 0), leads: lead)
      .message(for: subscriber)
  }

  /// What a server and a phone say on the eve of a run.
  private func bodies(_ branch: Branch, _ eve: CivilDate) -> [String?] {
    let local = LocalAlertPlan(for: [branch], from: WallTime(eve, 9, 0)).alerts
    return [message(branch, eve, [1])?.body, local.first?.body(in: .korean)]
  }

  @Test("A store that closes on every weekday has no end, which was that of a window of 64 days")
  func everyWeekday() throws {
    let store = branch(HolidaySchedule(rule: everyDay))
    let korean = try #require(message(store, saturday, [0]))
    #expect(korean.body == "이마트 성수점은 오늘(11월 21일 토요일)부터 쉽니다.")
    #expect(korean.title == "이마트 성수점 오늘부터 휴무")
    #expect(
      korean.announcements.map(\.subject) == [
        .closing(saturday...CivilDate.latest, isTentative: false)
      ])
    #expect(korean.announcements[0].next == nil)
    #expect(
      message(store, saturday, [0], .english)?.body
        == "E-mart 성수점 is closed from today, Saturday, 21 November.")
    // Its first day is over, so a phone has nothing to ring for.
    let now = WallTime(saturday, 9, 0)
    #expect(LocalAlertPlan(for: [store], from: now, leads: [0]).alerts.isEmpty)
  }

  @Test("A server, a phone and a banner tell the beginning of such a run alike")
  func beginning() throws {
    let store = branch(
      try HolidaySchedule(rules: [
        RulePeriod(.never, through: CivilDate(2026, 11, 30)),
        RulePeriod(everyDay, from: CivilDate(2026, 12, 1)),
      ]))
    let eve = CivilDate(2026, 11, 30)
    let words = "이마트 성수점은 내일(12월 1일 화요일)부터 쉽니다."
    #expect(message(store, eve, [1])?.body == words)
    let alerts = LocalAlertPlan(for: [store], from: WallTime(saturday, 9, 0)).alerts
    #expect(alerts.map { $0.body(in: .korean) } == [words])
    let (rung, sent) = (alerts.first?.announcements, message(store, eve, [1])?.announcements)
    #expect(rung?.map(\.subject) == sent?.map(\.subject) && rung?.map(\.basis) == [.rule])
    var banners = ClosingBanners()
    let banner = try #require(banners.shown(for: [store], on: eve).first)
    #expect(banner.phrase(in: .korean, on: eve) == words)
    banners.dismiss(banner)
    #expect(banners.shown(for: [store], on: CivilDate(2026, 12, 20)).isEmpty)
    #expect(banners.dismissed.count == 64)
  }

  @Test("The end of a run is where the schedule ends it, however far away")
  func end() throws {
    let store = branch(
      try HolidaySchedule(rules: [
        RulePeriod(.never, through: CivilDate(2026, 10, 19)),
        RulePeriod(everyDay, from: CivilDate(2026, 10, 20), through: CivilDate(2026, 12, 31)),
        RulePeriod(.every(.monday), from: CivilDate(2027, 1, 1)),
      ]))
    let words = "이마트 성수점은 내일(10월 20일 화요일)부터 12월 31일 목요일까지 쉽니다."
    let eve = CivilDate(2026, 10, 19)
    #expect(bodies(store, eve) == [words, words])
    // Seen from a month before, the run ends behind the days that are looked at, too.
    #expect(
      message(store, CivilDate(2026, 9, 20), [31])?.body
        == "이마트 성수점은 10월 20일 화요일부터 12월 31일 목요일까지 쉽니다.")
    let first = try #require(message(store, eve.adding(days: 1), [0]))
    #expect(
      first.announcements[0].next
        == .closing(Closing(date: CivilDate(2027, 1, 4), basis: .rule)))
    #expect(
      first.body == "이마트 성수점은 오늘(10월 20일 화요일)부터 12월 31일 목요일까지 쉽니다. "
        + "그다음 휴무일은 76일 뒤, 2027년 1월 4일 월요일 (규칙 예상)입니다.")
  }

  @Test("A long run with a day that may move may move")
  func tentative() throws {
    let store = branch(
      try HolidaySchedule(rules: [
        RulePeriod(.never, through: CivilDate(2026, 11, 30)),
        RulePeriod(everyDay, from: CivilDate(2026, 12, 1), through: CivilDate(2027, 2, 10)),
        RulePeriod(.never, from: CivilDate(2027, 2, 11)),
      ]))
    let words = "이마트 성수점은 내일(12월 1일 화요일)부터 2027년 2월 10일 수요일까지 쉴 예정이지만 바뀔 수 있습니다."
    let eve = CivilDate(2026, 11, 30)
    #expect(bodies(store, eve) == [words, words])
  }

  @Test("A title in English says from when, and on which day", arguments: [2, 3, 7])
  func englishTitles(lead: Int) throws {
    let leads = try #require(LeadDays([lead]))
    let today = CivilDate(2026, 11, 28).adding(days: -lead)
    func titles(_ closed: DaySet) throws -> [String?] {
      let store = branch(
        try HolidaySchedule(published: [PublishedMonth(YearMonth(2026, 11), closed: closed)]))
      let local = LocalAlertPlan(for: [store], from: WallTime(today, 9, 0), leads: leads).alerts
      return [
        message(store, today, leads, .english)?.title, local.first?.title(in: .english),
        message(store, today, leads)?.title,
      ]
    }
    let run = "E-mart 성수점 closed from Sat 28 Nov"
    #expect(try titles([28, 29]) == [run, run, "이마트 성수점 11월 28일 (토)부터 휴무"])
    let day = "E-mart 성수점 closed on Sat 28 Nov"
    #expect(try titles([28]) == [day, day, "이마트 성수점 11월 28일 (토) 휴무"])
  }

  @Test("So does one of days that are only expected, of near days, and of several stores")
  func otherTitles() throws {
    let days = branch(HolidaySchedule(rule: .days([7, 8])))
    #expect(
      message(days, CivilDate(2027, 2, 2), [5], .english)?.title
        == "E-mart 성수점 expected to be closed from Sun 7 Feb")
    #expect(
      message(days, CivilDate(2027, 3, 6), [1], .english)?.title
        == "E-mart 성수점 closed from tomorrow")
    let other = Branch(id: 2, mart: .costco, name: "양재점", schedule: days.schedule)
    let plan = AlertPlan(
      for: [days, other], at: WallTime(CivilDate(2027, 3, 4), 12, 0), leads: [3])
    let both = AlertSubscriber(id: "b", favorites: [1, 2], language: .english)
    #expect(plan.message(for: both)?.title == "2 stores closed on Sun 7 Mar")
  }
}
