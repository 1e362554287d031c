import HolidayNotices
import KoreanCalendar
import MartCatalog
import MartModels
import Testing

/// Widget, alerts, banners, feed and change notices of four stores: known from their municipality only,
/// from a rule in a festival month, from their own list, and not at all.
@Suite("Notices say what they rest on")
struct NoticeCertaintyTests {
  enum Store: String, CaseIterable, CustomTestStringConvertible {
    case municipal, tentative, published, unknown

    var testDescription: String { rawValue }

    var basis: HolidayStatus.Basis? {
      switch self {
      case .municipal: .municipal
      case .tentative: .tentativeRule
      case .published: .published
      case .unknown: nil
      }
    }

    func branch(_ id: Int = 1) throws -> Branch {
      let sundays = HolidayRule.nth([2, 4], .sunday)
      let schedule: HolidaySchedule =
        switch self {
        case .municipal: try HolidaySchedule(municipal: [RulePeriod(sundays)])
        case .tentative: HolidaySchedule(rule: sundays)
        case .published:
          try HolidaySchedule(published: [
            PublishedMonth(YearMonth(2027, 2), closed: [14, 28]),
            PublishedMonth(YearMonth(2027, 3), closed: [14, 28]),
          ])
        case .unknown: HolidaySchedule()
        }
      return Branch(id: id, mart: .emart, name: "이마트 양재점", schedule: schedule)
    }
  }

  private let saturday = CivilDate(2027, 2, 13)
  private let sunday = CivilDate(2027, 2, 14)

  @Test(
    "A widget row says today, the next closing, and on a closing day the one after it",
    arguments: [
      (
        Store.municipal, "내일 휴무 예정 (매장 확인 전)", "오늘 휴무 예정 (매장 확인 전), 다음 2월 28일 (일) 예정",
        "expected to be closed today (unconfirmed), next expected Sun 28 Feb",
        "이마트 양재점은 오늘 영업할 예정이며 (매장 확인 전), 내일 쉴 예정입니다 (매장 확인 전).",
        "이마트 양재점은 오늘 쉴 예정입니다 (매장 확인 전). 그다음 휴무 예정일은 2월 28일 일요일 (매장 확인 전)입니다."
      ),
      (
        .tentative, "내일 휴무 예정 (변경 가능)", "오늘 휴무 예정 (변경 가능), 다음 2월 28일 (일) 예정",
        "expected to be closed today (may change), next expected Sun 28 Feb",
        "이마트 양재점은 오늘 영업할 예정이며 (변경 가능), 내일 쉴 예정입니다 (변경 가능).",
        "이마트 양재점은 오늘 쉴 예정입니다 (변경 가능). 그다음 휴무 예정일은 2월 28일 일요일 (변경 가능)입니다."
      ),
      (
        .published, "내일 휴무", "오늘 휴무, 다음 2월 28일 (일)", "closed today, next Sun 28 Feb",
        "이마트 양재점은 오늘 영업하고, 내일 쉽니다.", "이마트 양재점은 오늘 쉽니다. 그다음 휴무일은 2월 28일 일요일입니다."
      ),
      (
        .unknown, "휴무일 모름", "휴무일 모름", "closing days not known",
        "이마트 양재점은 오늘 쉬는지 아직 알려지지 않았습니다.", "이마트 양재점은 오늘 쉬는지 아직 알려지지 않았습니다."
      ),
    ])
  func widget(
    store: Store, open: String, closed: String, english: String, openLong: String,
    closedLong: String
  ) throws {
    let branch = try store.branch()
    let row = WidgetRow(branch, on: sunday)
    #expect(row.basis == store.basis && row.branchName == "양재점")
    #expect(WidgetRow(branch, on: saturday).phrase(in: .korean) == open)
    #expect(row.phrase(in: .korean) == closed)
    #expect(row.phrase(in: .english) == english)
    #expect(WidgetRow(branch, on: saturday).phrase(in: .korean, style: .long) == openLong)
    #expect(row.phrase(in: .korean, style: .long) == closedLong)
    let entry = WidgetTimeline([branch], from: saturday).entries[0]
    #expect(entry.basis == store.basis)
  }

  @Test("A widget has a new entry when the reason of a doubt changes")
  func reasons() throws {
    // The municipality's Sundays through January; from the month of Seollal on a rule.
    let never = HolidayRule.days([31])
    let schedule = try HolidaySchedule(
      rules: [RulePeriod(never, from: CivilDate(2027, 2, 1))], municipal: [RulePeriod(.days([30]))])
    let branch = Branch(id: 1, mart: .emart, name: "양재점", schedule: schedule)
    let timeline = WidgetTimeline([branch], from: CivilDate(2027, 1, 31), days: 10)
    #expect(timeline.entries.map(\.basis) == [.municipal, .tentativeRule])
    #expect(timeline.entries.map(\.date.day) == [31, 1])
  }

  @Test("A widget has a new entry when what was certain is only expected")
  func entries() throws {
    let schedule = try HolidaySchedule(
      published: [PublishedMonth(YearMonth(2027, 4), closed: [])],
      municipal: [RulePeriod(.days([31]))])
    let branch = Branch(id: 1, mart: .emart, name: "양재점", schedule: schedule)
    let timeline = WidgetTimeline([branch], from: CivilDate(2027, 4, 20), days: 20)
    #expect(timeline.entries.map(\.date) == [CivilDate(2027, 4, 20), CivilDate(2027, 5, 1)])
    #expect(timeline.entries.map(\.basis) == [.published, .municipal])
    for day in CivilDate(2027, 4, 20)...timeline.lastDay {
      let shown = timeline.entry(on: day)?.rows[0].phrase(in: .korean, style: .long)
      #expect(shown == WidgetRow(branch, on: day).phrase(in: .korean, style: .long))
    }
  }

  @Test(
    "An alert says what is only expected, and on a closing day the next one",
    arguments: [
      (
        Store.municipal, "이마트 양재점 내일 휴무 예정",
        "이마트 양재점은 내일(2월 14일 일요일) 쉴 예정이지만 매장 확인 전입니다.",
        "이마트 양재점은 오늘(2월 14일 일요일) 쉴 예정이지만 매장 확인 전입니다. "
          + "그다음 휴무 예정일은 14일 뒤, 2월 28일 일요일 (매장 확인 전)입니다.",
        "E-mart 양재점 is expected to be closed today, Sunday, 14 February; "
          + "the store has not confirmed it. "
          + "The next closing after that is expected in 14 days, Sunday, 28 February (unconfirmed)."
      ),
      (
        .tentative, "이마트 양재점 내일 휴무 예정", "이마트 양재점은 내일(2월 14일 일요일) 쉴 예정이지만 바뀔 수 있습니다.",
        "이마트 양재점은 오늘(2월 14일 일요일) 쉴 예정이지만 바뀔 수 있습니다. "
          + "그다음 휴무 예정일은 14일 뒤, 2월 28일 일요일 (변경 가능)입니다.",
        "E-mart 양재점 is expected to be closed today, Sunday, 14 February; this may still change. "
          + "The next closing after that is expected in 14 days, Sunday, 28 February (may change)."
      ),
      (
        .published, "이마트 양재점 내일 휴무", "이마트 양재점은 내일(2월 14일 일요일) 쉽니다.",
        "이마트 양재점은 오늘(2월 14일 일요일) 쉽니다. 그다음 휴무일은 14일 뒤, 2월 28일 일요일 (매장 게시)입니다.",
        "E-mart 양재점 is closed today, Sunday, 14 February. "
          + "The next closing after that is in 14 days, Sunday, 28 February (published)."
      ),
    ])
  func alerts(
    store: Store, title: String, tomorrow: String, today: String, english: String
  ) throws {
    let branch = try store.branch()
    func message(_ date: CivilDate, _ language: PhraseLanguage = .korean) -> AlertMessage? {
      AlertPlan(for: [branch], at: WallTime(date, 11, 0), leads: [0, 1])
        .message(for: AlertSubscriber(id: "a", favorites: [1], language: language))
    }
    #expect(message(saturday)?.title == title)
    #expect(message(saturday)?.body == tomorrow)
    #expect(message(sunday)?.body == today)
    #expect(message(sunday, .english)?.body == english)
    #expect(message(sunday)?.basis == store.basis)
    #expect(message(sunday)?.announcements[0].next?.date == CivilDate(2027, 2, 28))
    // The phone's own alerts and the banners of an app have the same words.
    let local = LocalAlertPlan(
      for: [branch], from: WallTime(saturday, 9, 0), leads: [0, 1], limit: 2)
    #expect(local.alerts.map { $0.body(in: .korean) } == [tomorrow, today])
    #expect(
      local.alerts.map(\.basis) == [store.basis, store.basis]
        && local.alerts[0].announcements[0].displayName(in: .korean) == "이마트 양재점"
    )
    let banners = ClosingBanners().shown(for: [branch], on: sunday)
    #expect(banners.map { $0.phrase(in: .korean, on: sunday) } == [today])
    #expect(banners.map(\.basis) == [store.basis])
  }

  @Test("A title counts what is certain and what is expected; nothing is said of the unknown")
  func titles() throws {
    let branches = try Store.allCases.enumerated().map { try $1.branch($0 + 1) }
    func title(_ ids: [Int], _ language: PhraseLanguage = .korean) -> String? {
      AlertPlan(for: branches, at: WallTime(saturday, 11, 0))
        .message(for: AlertSubscriber(id: "a", favorites: ids, language: language))?.title
    }
    #expect(title([1, 2, 3, 4]) == "내일 쉬는 매장 1곳, 쉴 예정 2곳")
    #expect(title([1, 2]) == "내일 쉴 예정인 매장 2곳")
    #expect(title([1, 2, 3], .english) == "1 closed, 2 expected to be closed tomorrow")
    #expect(title([4]) == nil)
  }

  @Test(
    "An event of a feed says what is only expected",
    arguments: [
      (Store.municipal, "이마트 양재점 휴무 예정 (매장 확인 전)", "TENTATIVE"),
      (.tentative, "이마트 양재점 휴무 예정 (변경 가능)", "TENTATIVE"),
      (.published, "이마트 양재점 휴무", "CONFIRMED"),
    ], [HolidayFeed.Form.dated, .recurring])
  func feed(expected: (store: Store, summary: String, status: String), form: HolidayFeed.Form)
    throws
  {
    var feed = HolidayFeed(
      [try expected.store.branch()], from: sunday, months: 1, stamp: WallTime(saturday, 9, 0),
      sequence: 1)
    feed.form = form
    let text = feed.text()
    #expect(text.contains("SUMMARY:\(expected.summary)\r\n"))
    #expect(text.contains("STATUS:\(expected.status)\r\n"))
  }

  @Test("A feed has no event for days of which nothing is known")
  func unknownFeed() throws {
    let feed = HolidayFeed(
      [try Store.unknown.branch()], from: sunday, stamp: WallTime(saturday, 9, 0), sequence: 1)
    #expect(!feed.text().contains("BEGIN:VEVENT"))
  }
}
