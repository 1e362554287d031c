import Favorites
import Fetching
import HolidayNotices
import KoreanCalendar
import MartModels
import Testing

@Suite("Widget timelines")
struct WidgetTimelineTests {
  private let saturday = CivilDate(2026, 11, 21)

  private func branch(_ schedule: HolidaySchedule, hours: String? = nil, id: Int = 7) -> Branch {
    Branch(id: id, mart: .costco, name: "양재점", openingHours: hours, schedule: schedule)
  }

  @Test("Without a favorite it shows nobody else's branch, as the original app did")
  func noFavorites() {
    let timeline = WidgetTimeline(
      favorites: [Int](), in: [branch(HolidaySchedule())], from: saturday)
    #expect(timeline.entries.count == 1)
    #expect(timeline.entries[0].content == .noFavorites)
    #expect(timeline.entries[0].rows.isEmpty)
    #expect(timeline.entries[0].emptyPhrase(in: .english) != nil)
  }

  @Test("The closing day itself says that it is one, and does not vanish at midnight")
  func closingDay() {
    let store = branch(HolidaySchedule(rule: .nth([2, 4], .sunday)))
    let row = WidgetRow(store, on: CivilDate(2026, 11, 22))
    #expect(row.phrase(in: .korean).hasPrefix("오늘 휴무"))
    #expect(
      row.phrase(in: .korean, style: .long)
        == "코스트코 양재점은 오늘 쉽니다. 그다음 휴무일은 12월 13일 일요일입니다.")
    #expect(row.phrase(in: .english).hasPrefix("closed today"))
    #expect(row.symbol == .closedToday)
  }

  @Test("A day that only the hours close is no open day, in a row and in every entry")
  func hoursThatClose() {
    let rule = HolidaySchedule(rule: .nth([2, 4], .sunday))
    let mondays = branch(rule, hours: "10:00~23:00 (매주 월요일 휴무)")
    let row = WidgetRow(mondays, on: CivilDate(2026, 11, 23))
    #expect(row.phrase(in: .korean) == "오늘 휴무 예정 (변경 가능), 다음 11월 30일 (월) 예정")
    #expect(row.today == .closed(.tentativeRule))
    let eve = WidgetRow(mondays, on: CivilDate(2026, 11, 29))
    #expect(eve.phrase(in: .korean) == "내일 휴무 예정 (변경 가능)" && eve.closesTomorrow)
    for store in [mondays, branch(rule, hours: "평일 10:00~22:00")] {
      let timeline = WidgetTimeline([store], from: saturday, days: 30)
      for date in saturday...timeline.lastDay {
        let fresh = WidgetRow(store, on: date)
        let shown = timeline.entry(at: WallTime(date, 12, 0))?.rows.first
        #expect(shown?.state == fresh.state && shown?.today == fresh.today, "\(date)")
      }
    }
  }

  @Test("The days of a closure to come are in the row")
  func closureToCome() throws {
    func row(_ last: CivilDate, _ rules: [RulePeriod]) throws -> String {
      let closure = try StoreClosure(from: CivilDate(2026, 12, 13), through: last)
      return WidgetRow(
        branch(try HolidaySchedule(rules: rules, closures: [closure])), on: saturday
      ).phrase(in: .korean)
    }
    let never = try [RulePeriod(.never)]
    #expect(try row(CivilDate(2026, 12, 13), never) == "12월 13일 (일) 임시 휴점")
    #expect(try row(CivilDate(2026, 12, 15), never) == "12월 13일 (일)~15일 (화) 임시 휴점")
    #expect(try row(CivilDate(2026, 12, 13), []) == "오늘 모름, 12월 13일 (일) 임시 휴점")
  }

  @Test("Every state has words and a sign of its own")
  func states() throws {
    let monday = CivilDate(2026, 11, 23)
    func published(_ closed: DaySet, covered: DaySet? = nil) throws -> HolidaySchedule {
      try HolidaySchedule(
        published: [PublishedMonth(YearMonth(2026, 11), closed: closed, covered: covered)])
    }
    let facts: [(HolidaySchedule, String, WidgetSymbol)] = [
      (try published([23]), "오늘 휴무, 다음 휴무 모름", .closedToday),
      (try published([24]), "내일 휴무", .closesTomorrow),
      (try published([26]), "11월 26일 (목) 휴무", .open),
      (try published([]), "12월 1일 (화)부터 모름", .open),
      (HolidaySchedule(), "휴무일 모름", .unknown),
      (try published([26], covered: [25, 26]), "오늘 모름, 11월 26일 (목) 휴무", .unknown),
      (try published([26], covered: [23, 25]), "11월 24일 (화)부터 모름, 11월 26일 (목) 휴무", .open),
      (HolidaySchedule(rule: .never), "휴무 없음", .open),
      (
        try HolidaySchedule(
          closures: [StoreClosure(from: CivilDate(2026, 11, 1), through: CivilDate(2026, 12, 10))]),
        "12월 10일 (목)까지 임시 휴점", .temporarilyClosed
      ),
      (
        try HolidaySchedule(closures: [StoreClosure(from: CivilDate(2026, 11, 1))]), "임시 휴점",
        .temporarilyClosed
      ),
      (try HolidaySchedule(closedForGoodFrom: monday), "폐점", .closedForGood),
      (
        HolidaySchedule(rule: .never).adding(closedForGoodFrom: CivilDate(2026, 12, 1)),
        "12월 1일 (화)부터 폐점", .open
      ),
    ]
    for (schedule, words, symbol) in facts {
      let row = WidgetRow(branch(schedule), on: monday)
      #expect(row.phrase(in: .korean) == words, "\(schedule)")
      #expect(row.symbol == symbol, "\(schedule)")
    }
    #expect(Set(WidgetSymbol.allCases.map(\.character)).count == WidgetSymbol.allCases.count)
    #expect(Set(WidgetSymbol.allCases.map(\.systemName)).count == WidgetSymbol.allCases.count)
  }

  @Test("An evening on which a store shuts early is said on that day only")
  func earlyClosing() {
    let store = branch(
      HolidaySchedule(rule: [.nth([2, 4], .sunday), .chuseok]), hours: "10:00~23:00 (명절 전일 20:00까지)"
    )
    let timeline = WidgetTimeline([store], from: CivilDate(2026, 9, 22), days: 5)
    let texts = timeline.entries.map { "\($0.date.day) \($0.rows[0].phrase(in: .korean))" }
    #expect(
      texts == [
        "22 9월 25일 (금) 휴무 예정 (변경 가능)", "24 오늘 20:00까지 영업 예정 (변경 가능), 내일 휴무 예정 (변경 가능)",
        "25 오늘 휴무 예정 (변경 가능), 다음 9월 27일 (일) 예정", "26 내일 휴무 예정 (변경 가능)",
      ])
    let open = branch(
      HolidaySchedule(rule: .nth([2, 4], .sunday)), hours: "10:00~23:00 (명절 전일 20:00까지)")
    let ending = WidgetTimeline([open], from: CivilDate(2026, 9, 22), days: 3)
    #expect(ending.entries.map { $0.date.day } == [22, 24])
  }

  @Test("After a failed fetch the age of the data is shown and grows each midnight")
  func age() {
    let store = branch(HolidaySchedule(rule: .never))
    let timeline = WidgetTimeline(
      [store], from: saturday, days: 3, fetch: .failed(dataFrom: CivilDate(2026, 11, 20)))
    #expect(timeline.entries.map { $0.dataAge } == [1, 2, 3])
    #expect(
      timeline.entries.map { $0.agePhrase(in: .korean) } == ["어제 정보", "2일 전 정보", "3일 전 정보"])
    #expect(WidgetTimeline([store], from: saturday).entries[0].dataAge == nil)
    let back = WidgetTimeline(
      [store], from: saturday, days: 1, fetch: .failed(dataFrom: CivilDate(2026, 12, 1)))
    #expect(back.entries[0].dataAge == 0)
  }

  @Test(
    "The day of the data is that of the fetch, and the bundled one when its moment is none",
    arguments: [1_795_173_000, nil, .nan, .infinity, 1e300])
  func fetchOfState(moment: Double?) {
    let content = SourcedContent("…", from: .cache, fetchedAt: moment)
    let state = ScreenState(showing: content, failure: FetchFailure(.offline))
    let bundled = CivilDate(2026, 10, 1)
    let day = moment == 1_795_173_000 ? CivilDate(2026, 11, 20) : bundled
    #expect(WidgetFetch(state, bundledOn: bundled) == .failed(dataFrom: day))
  }

  @Test("It has room for three in the user's order; what is not stored is a row with its name")
  func order() throws {
    let stored = (1...5).map { branch(HolidaySchedule(), id: $0) }
    let timeline = WidgetTimeline(favorites: [5, 9, 5, 2, 1], in: stored, from: saturday)
    #expect(timeline.entries[0].rows.map(\.id) == [5, 9, 2])
    #expect(timeline.entries[0].missingCount == 1)
    var list = try FavoriteList([5, 9])
    list.push(Branch(id: 7, mart: .costco, name: "양재점"))
    let named = WidgetTimeline(favorites: list, in: stored, from: saturday).entries[0].rows
    #expect(
      named.dropFirst().map { $0.displayName(in: .korean) } == ["알 수 없는 매장", "코스트코 양재점"])
    #expect(named[2].displayName(in: .english) == "Costco 양재점" && named[2].mart == .costco)
    #expect(named[1].mart == nil && named[1].branchName == nil)
    #expect(named.map(\.symbol) == [.unknown, .missing, .missing])
    #expect(named[2].phrase(in: .korean, style: .long) == "코스트코 양재점은 지금 정보가 없습니다.")
    #expect(named[1].phrase(in: .english, style: .long) == "Unknown store has no data now.")
    #expect(WidgetTimeline(stored, from: saturday, limit: 1).entries[0].rows.map(\.id) == [1])
    #expect(
      WidgetTimeline(favorites: [9], in: stored, from: saturday).entries[0].rows.map(\.id) == [9])
    #expect(WidgetTimeline(favorites: list, in: [], from: saturday).entries[0].content == .noData)
  }

  @Test("The eve of a closure and of a last day has the sign of a closing tomorrow")
  func eves() throws {
    let open = HolidaySchedule(rule: .never)
    let shut = open.adding(closedForGoodFrom: CivilDate(2026, 11, 22))
    let closed = try open.adding(closure: StoreClosure(from: CivilDate(2026, 11, 22)))
    for schedule in [shut, closed] {
      let row = WidgetRow(branch(schedule), on: saturday)
      #expect(row.closesTomorrow && row.symbol == .closesTomorrow)
      let eve = WidgetRow(branch(schedule), on: CivilDate(2026, 11, 20))
      #expect(!eve.closesTomorrow && eve.symbol == .open)
    }
  }

  @Test("The calendar's last day and odd spans make a timeline and no trap")
  func ends() {
    let store = branch(HolidaySchedule(rule: .every(.friday)))
    let timeline = WidgetTimeline([store], from: .latest, days: 500)
    #expect(timeline.lastDay == .latest)
    #expect(timeline.end == nil)
    #expect(timeline.entry(on: .latest)?.rows.count == 1)
    let short = WidgetTimeline([store], from: saturday, days: -3, limit: -1)
    #expect(short.entries.map(\.date) == [saturday])
    #expect(short.entries[0].content == .noData)
    #expect(short.entry(on: CivilDate(2026, 11, 22)) == nil)
    #expect(short.entry(on: CivilDate(2026, 11, 20)) == nil)
  }
}
