import MartHolidayKit
import Testing

/// Every kind of question whose answer depends on public holidays, asked with a day that the
/// government designated at run time and without it.
@Suite("A day designated at run time reaches every answer")
struct DesignatedDayTests {
  static let day = CivilDate(2026, 12, 24)
  static let noon = WallTime(day, 12, 0)
  static let eve = day.adding(days: -1)

  static func calendar() throws -> PublicHolidayCalendar {
    try .southKorea.adding(designated: [PublicHoliday(designated: day)])
  }

  /// Closed on public holidays, and with hours of their own on them and on the day before.
  static let closing = Branch(
    id: 1, mart: .emart, name: "성수점", openingHours: "10:00~22:00",
    schedule: HolidaySchedule(rule: .publicHolidays))
  static let shortened = Branch(
    id: 2, mart: .emart, name: "왕십리점", region: "서울",
    openingHours: "평일 10:00~22:00, 주말·공휴일 13:00~15:00",
    schedule: HolidaySchedule(rule: .never))

  struct Question: Sendable, CustomTestStringConvertible {
    let name: String
    let without: String
    let with: String
    let ask: @Sendable (PublicHolidayCalendar) throws -> String

    init<Answer: CustomStringConvertible & SendableMetatype>(
      _ name: String, without: String, with: String,
      _ ask: @escaping @Sendable (PublicHolidayCalendar) throws -> Answer
    ) {
      self.name = name
      self.without = without
      self.with = with
      self.ask = { try ask($0).description }
    }

    var testDescription: String { name }
  }

  @Test("Each question", arguments: rules + schedules + hours + formats + texts + notices)
  func question(_ question: Question) throws {
    #expect(try question.ask(.southKorea) == question.without)
    #expect(try question.ask(try Self.calendar()) == question.with)
  }

  static let rules: [Question] = [
    Question("a rule on a day", without: "false", with: "true") {
      HolidayRule.publicHolidays.closes(on: day, calendar: $0)
    },
    Question("a rule in a month", without: "[25]", with: "[24, 25]") {
      HolidayRule.publicHolidays.closings(in: YearMonth(2026, 12), calendar: $0)
    },
    Question("the next day of a rule", without: "2026-12-25", with: "2026-12-24") {
      HolidayRule.publicHolidays.next(onOrAfter: eve, calendar: $0)?.description ?? "nil"
    },
    Question("the days of a rule in a range", without: "1", with: "2") {
      Array(
        HolidayRule.publicHolidays.closings(in: eve...day.adding(days: 3), calendar: $0)
      ).count
    },
    Question("a rule deferred past public holidays", without: "24", with: "26") {
      HolidayRule.every(.thursday).deferred(past: .publicHolidays)
        .next(onOrAfter: eve, calendar: $0)?.day ?? 0
    },
    Question("a rule with nested moves", without: "[23]", with: "[22, 23]") {
      HolidayRule.eve(of: .eve(of: .publicHolidays.intersection(.days(20...25))))
        .closings(in: YearMonth(2026, 12), calendar: $0)
    },
    Question("where two rules differ", without: "1", with: "2") {
      RuleDiff(from: .never, to: .publicHolidays, in: eve...day.adding(days: 3), calendar: $0)
        .added.count
    },
    Question("a date as people say it", without: "2026-12-25", with: "2026-12-24") {
      CivilDate(phrase: "다음 공휴일", relativeTo: eve, calendar: $0)?.description ?? "nil"
    },
  ]

  static let schedules: [Question] = [
    Question("a status", without: ".open(.rule)", with: ".closed(.rule)") {
      closing.schedule.status(on: day, calendar: $0)
    },
    Question("a status in a month with layers", without: ".open(.rule)", with: ".closed(.rule)") {
      try closing.schedule.adding(override: .closed(CivilDate(2026, 12, 6)))
        .status(on: day, calendar: $0)
    },
    Question("the next closing", without: "2026-12-25", with: "2026-12-24") {
      closing.schedule.nextClosing(onOrAfter: eve, calendar: $0).date?.description ?? "nil"
    },
    Question("the closings of a month", without: "1", with: "2") {
      Array(closing.schedule.closings(in: YearMonth(2026, 12), calendar: $0)).count
    },
    Question("the days of a month grid", without: "[25]", with: "[24, 25]") {
      closing.schedule.daysKnown(in: YearMonth(2026, 12), calendar: $0).closed
    },
    Question(
      "an explanation", without: "Not a regular closing day: public holidays.",
      with: "Closed by the rule: public holidays."
    ) {
      closing.schedule.explanation(on: day, calendar: $0).english
    },
    Question("a summary", without: "false", with: "true") {
      BranchSummary(closing, on: day, calendar: $0).isClosedToday
    },
    Question("a shared text", without: "2", with: "3") {
      closing.shareText(in: .korean, from: eve, calendar: $0).split(separator: "•").count - 1
    },
    Question("favorites", without: "0", with: "1") {
      FavoritesSummary(
        try FavoriteList([1, 2]), in: BranchCatalog([closing, shortened]), on: day, calendar: $0
      ).closed.count
    },
    Question("the closings of a day", without: "0", with: "1") {
      BranchCatalog([closing, shortened]).closing(on: day, calendar: $0).closedCount
    },
    Question("what changed between two catalogs", without: "1", with: "2") {
      CatalogDiff(
        from: BranchCatalog([closing]),
        to: BranchCatalog([
          Branch(id: 1, mart: .emart, name: "성수점", schedule: HolidaySchedule(rule: .never))
        ]), in: eve...day.adding(days: 3), calendar: $0
      ).closings.first?.removed.count ?? 0
    },
  ]

  static let hours: [Question] = [
    Question(
      "whether a branch is open", without: ".open(closes: 2026-12-24T22:00)",
      with: ".closed(opens: 2026-12-26T10:00)"
    ) {
      closing.opening(at: noon, calendar: $0)
    },
    Question(
      "hours of public holidays", without: ".open(closes: 2026-12-24T22:00)",
      with: ".closed(opens: 2026-12-24T13:00)"
    ) {
      shortened.opening(at: noon, calendar: $0)
    },
    Question("the sessions of a day", without: "600..<1320", with: "780..<900") {
      shortened.hours?.sessions(on: day, calendar: $0).map { "\($0)" }.joined() ?? "nil"
    },
    Question("whether hours are open", without: "true", with: "false") {
      shortened.hours?.isOpen(at: noon, calendar: $0).description ?? "nil"
    },
    Question("stores that are open instead", without: "2", with: "1") {
      let other = Branch(
        id: 3, mart: .costco, name: "양재점", region: "서울", openingHours: "10:00~22:00",
        schedule: HolidaySchedule(rule: .publicHolidays))
      let third = Branch(
        id: 4, mart: .costco, name: "상봉점", region: "서울", openingHours: "10:00~22:00",
        schedule: HolidaySchedule(rule: .never))
      return BranchCatalog([shortened, other, third])
        .openAlternatives(to: shortened, at: noon, calendar: $0).count
    },
  ]

  static let formats: [Question] = [
    Question("a value of opening_hours", without: "open", with: "closed") {
      try OpeningHoursExpression("10:00-22:00; PH off").state(at: noon, calendar: $0)
        .description
    },
    Question("the same, read leniently", without: "open", with: "closed") {
      try OpeningHoursExpression(lenient: "매일 10시~22시, 공휴일 휴무")
        .state(at: WallTime(day, 12, 0), calendar: $0).description
    },
    Question("the closing days of a value", without: "[25]", with: "[24, 25]") {
      try OpeningHoursExpression("10:00-22:00; PH off")
        .closings(in: YearMonth(2026, 12), calendar: $0)
    },
    Question("a whole day of a value", without: "false", with: "true") {
      try OpeningHoursExpression("10:00-22:00; PH off").isClosedAllDay(on: day, calendar: $0)
    },
    Question("the comment of a value", without: "nil", with: "공휴일") {
      try OpeningHoursExpression("10:00-22:00; PH off \"공휴일\"")
        .comment(at: WallTime(day, 12, 0), calendar: $0) ?? "nil"
    },
    Question("a rule written as a value", without: "false", with: "true") {
      HolidayRule.publicHolidays.openingHoursExpression(years: 2026...2026, calendar: $0)
        .description.contains("Dec 24")
    },
    Question("a schedule written as a value", without: "false", with: "true") {
      closing.schedule.openingHoursExpression(years: 2026...2026, calendar: $0)
        .description.contains("Dec 24")
    },
    Question("recurrences of a rule", without: "20261225", with: "20261224") {
      HolidayRule.publicHolidays
        .recurrence(from: eve, listedThrough: CivilDate(2026, 12, 31), calendar: $0)
        .recurrences.first?.first.description.filter { $0 != "-" } ?? "nil"
    },
    Question("recurrences of a schedule", without: "1", with: "2") {
      let set = closing.schedule.recurrence(
        from: eve, listedThrough: CivilDate(2026, 12, 31), calendar: $0)
      return set.recurrences.reduce(0) { $0 + 1 + $1.added.count }
    },
  ]

  static let texts: [Question] = [
    Question("a text that names all closings of a month", without: "[]", with: "[24]") {
      HolidayText(
        "공휴일 휴무, 12월 25일만 휴무", relativeTo: CivilDate(2026, 12, 1), calendar: $0
      ).openDates.map(\.day).description
    },
    Question(
      "a schedule that is read from it", without: ".closed(.rule)", with: ".open(.published)"
    ) {
      let text = HolidayText(
        "공휴일 휴무, 12월 25일만 휴무", relativeTo: CivilDate(2026, 12, 1), calendar: $0)
      return HolidaySchedule(reading: text, asOf: CivilDate(2026, 12, 1))
        .status(on: day, calendar: try calendar())
    },
  ]

  static let notices: [Question] = [
    Question("a feed of dates", without: "false", with: "true") {
      feed($0, .dated).contains("DTSTART;VALUE=DATE:20261224")
    },
    Question("a feed of recurrences", without: "false", with: "true") {
      feed($0, .recurring).contains("DTSTART;VALUE=DATE:20261224")
    },
    Question("a widget", without: "오늘 영업, 내일 휴무", with: "오늘 휴무 (규칙 예상)") {
      let timeline = WidgetTimeline([closing], from: eve, calendar: $0)
      guard case .rows(let rows)? = timeline.entry(on: day)?.content else { return "nil" }
      return rows[0].state.isClosed ? "오늘 휴무 (규칙 예상)" : "오늘 영업, 내일 휴무"
    },
    Question("a widget row", without: "true", with: "false") {
      WidgetRow(closing, on: day, calendar: $0).closesTomorrow
    },
    Question("alerts of a server", without: "false", with: "true") {
      let plan = AlertPlan(for: [closing], at: WallTime(eve, 11, 0), calendar: $0)
      return plan.message(for: AlertSubscriber(id: "a", favorites: [1])) != nil
    },
    Question("alerts of a phone", without: "2026-12-24", with: "2026-12-23") {
      LocalAlertPlan(for: [closing], from: WallTime(CivilDate(2026, 12, 20), 9, 0), calendar: $0)
        .alerts.first?.time.date.description ?? "nil"
    },
    Question("banners", without: "0", with: "1") {
      ClosingBanners().shown(for: [closing], on: eve, calendar: $0).count
    },
  ]

  static func feed(_ calendar: PublicHolidayCalendar, _ form: HolidayFeed.Form) -> String {
    var feed = HolidayFeed(
      [closing], from: eve, months: 1, stamp: WallTime(eve, 9, 0), sequence: 1,
      calendar: calendar)
    feed.form = form
    return feed.text()
  }
}

extension OpeningHoursExpression.State {
  fileprivate var description: String {
    switch self {
    case .open: "open"
    case .closed: "closed"
    case .unknown: "unknown"
    }
  }
}

extension WidgetState {
  fileprivate var isClosed: Bool {
    if case .closedToday = self { true } else { false }
  }
}
