import Favorites
import HolidayNotices
import KoreanCalendar
import MartModels
import Testing

@Suite("Alert plans")
struct AlertPlanTests {
  private let saturday = CivilDate(2026, 11, 21)

  private func branch(
    _ schedule: HolidaySchedule, id: Int = 7, _ mart: Mart = .costco, _ name: String = "양재점"
  ) -> Branch {
    Branch(id: id, mart: mart, name: name, schedule: schedule)
  }

  private func plan(
    _ branches: [Branch], _ date: CivilDate, _ hour: Int = 12, leads: LeadDays = [1]
  ) -> AlertPlan {
    AlertPlan(for: branches, at: WallTime(date, hour, 0), leads: leads)
  }

  private func published(_ closed: DaySet, _ month: YearMonth = YearMonth(2026, 11)) throws
    -> HolidaySchedule
  {
    try HolidaySchedule(published: [PublishedMonth(month, closed: closed)])
  }

  private let subscriber = AlertSubscriber(id: "token-A", favorites: [7, 8, 9])

  @Test("Nothing is sent before the preferred time, of the plan or of the subscriber")
  func preferredTime() throws {
    let store = branch(try published([22]))
    #expect(plan([store], saturday, 10).message(for: subscriber) == nil)
    #expect(plan([store], saturday, 11).message(for: subscriber) != nil)
    #expect(plan([store], saturday, 23).message(for: subscriber) != nil)
    var early = subscriber
    early.notBefore = TimeOfDay(8, 0)
    #expect(plan([store], saturday, 8).message(for: early) != nil)
    #expect(plan([store], saturday, 7).message(for: early) == nil)
  }

  @Test("After the Korean midnight at which the day begins, it is no longer announced")
  func expires() throws {
    let store = branch(try published([22]))
    #expect(plan([store], CivilDate(2026, 11, 22)).message(for: subscriber) == nil)
    let message = try #require(plan([store], saturday).message(for: subscriber))
    #expect(message.expires == WallTime(CivilDate(2026, 11, 22), 0, 0))
    let onTheDay = plan([store], CivilDate(2026, 11, 22), leads: [0]).message(for: subscriber)
    #expect(onTheDay?.body == "코스트코 양재점은 오늘(11월 22일 일요일) 쉽니다.")
    #expect(plan([store], CivilDate(2026, 11, 23), leads: [0]).message(for: subscriber) == nil)
  }

  @Test("A lead that was missed is made up for, with words of today and every lead at once")
  func late() throws {
    let store = branch(try published([24]))
    let message = try #require(
      plan([store], CivilDate(2026, 11, 22), leads: [7, 3, 1]).message(for: subscriber))
    #expect(message.body == "코스트코 양재점은 모레(11월 24일 화요일) 쉽니다.")
    #expect(message.identities.map(\.kind) == [.closing(lead: 3), .closing(lead: 7)])
  }

  @Test("Consecutive days are one announcement, sent with the first of them")
  func consecutive() throws {
    let store = branch(try published([22, 23, 24, 26]))
    let message = try #require(plan([store], saturday).message(for: subscriber))
    #expect(message.body == "코스트코 양재점은 내일(11월 22일 일요일)부터 24일 화요일까지 쉽니다.")
    #expect(message.title == "코스트코 양재점 내일부터 휴무")
    #expect(message.identities.map(\.date.day) == [22, 23, 24])
    let sent = Set(message.identities)
    let next = plan([store], CivilDate(2026, 11, 22)).message(for: subscriber) { sent.contains($0) }
    #expect(next == nil)
    let last = plan([store], CivilDate(2026, 11, 25)).message(for: subscriber) { sent.contains($0) }
    #expect(last?.identities.map(\.date.day) == [26])
  }

  @Test("A day before one that was announced already is announced alone")
  func publishedLate() throws {
    let late = try #require(
      plan([branch(try published([23]))], CivilDate(2026, 11, 21), leads: [2])
        .message(for: subscriber))
    let sent = Set(late.identities)
    let store = branch(try published([22, 23]))
    let message = plan([store], saturday, leads: [2]).message(for: subscriber) {
      sent.contains($0)
    }
    #expect(message?.body == "코스트코 양재점은 내일(11월 22일 일요일) 쉽니다.")
    #expect(message?.identities.map(\.date.day) == [22])
  }

  @Test("After a resume key come the subscribers behind it, and none before")
  func resume() throws {
    let plan = plan([branch(try published([22]))], saturday)
    let names = ["a", "ab", "b", "c", "가", "나"]
    let all = names.map { AlertSubscriber(id: $0, favorites: [7]) }
    for (place, key) in names.enumerated() {
      let batches = plan.batches(for: all, resumingAfter: key, size: 2)
      #expect(batches.flatMap(\.messages).map(\.subscriber) == names.suffix(5 - place))
    }
    #expect(plan.batches(for: all, resumingAfter: "aa").flatMap(\.messages).count == 5)
  }

  @Test("Batches of any size hold the messages that there are")
  func anySize() throws {
    let plan = plan([branch(try published([22]))], saturday)
    let all = ["a", "b"].map { AlertSubscriber(id: $0, favorites: [7]) }
    for size in [Int.min, 0, 1, 1 << 60, .max] {
      let batches = plan.batches(for: all, size: size)
      #expect(batches.map(\.messages.count) == (size > 1 ? [2] : [1, 1]))
      #expect(batches.allSatisfy { $0.messages.capacity <= 2 * AlertBatch.defaultSize })
    }
  }

  @Test("Branches that close on the same day share a sentence with the right particles")
  func grouping() throws {
    let stores = [
      branch(try published([22])), branch(try published([22]), id: 8, .emart, "가든5"),
      branch(try published([22, 23]), id: 9, .homeplus, "강서"),
    ]
    let message = try #require(plan(stores, saturday).message(for: subscriber))
    #expect(message.title == "내일 쉬는 매장 3곳")
    #expect(
      message.body == """
        코스트코 양재점과 이마트 가든5는 내일(11월 22일 일요일) 쉽니다.
        홈플러스 강서는 내일(11월 22일 일요일)부터 23일 월요일까지 쉽니다.
        """)
    #expect(message.link == nil)
    var english = subscriber
    english.language = .english
    let other = try #require(plan(stores, saturday).message(for: english))
    #expect(
      other.body == """
        Costco 양재점 and E-mart 가든5 are closed tomorrow, Sunday, 22 November.
        Homeplus 강서 is closed from tomorrow, Sunday, 22 November, through Monday, 23 November.
        """)
    #expect(plan([stores[0]], saturday).message(for: subscriber)?.link == BranchLink(branch: 7))
  }

  @Test("A day that may be moved is worded as such, and one of which nothing is known is not told")
  func certainty() throws {
    let rule = branch(HolidaySchedule(rule: .nth([2, 4], .sunday)))
    let eve = CivilDate(2027, 2, 13)
    #expect(
      plan([rule], eve).message(for: subscriber)?.body
        == "코스트코 양재점은 내일(2월 14일 일요일) 쉴 예정이지만 바뀔 수 있습니다.")
    #expect(plan([branch(HolidaySchedule())], eve).message(for: subscriber) == nil)
  }

  @Test("A store that closes is announced once, as a state, and never day by day")
  func state() throws {
    let end = CivilDate(2026, 11, 25)
    let store = branch(
      HolidaySchedule(rule: .every(.sunday)).adding(closedForGoodFrom: end))
    var sent: Set<AlertIdentity> = []
    var bodies: [String] = []
    for day in 0..<40 {
      let date = saturday.adding(days: day)
      let plan = plan([store], date, leads: [3, 1])
      guard let message = plan.message(for: subscriber, isSent: { sent.contains($0) }) else {
        continue
      }
      sent.formUnion(message.identities)
      bodies.append("\(date.day) \(message.body)")
    }
    #expect(
      bodies == [
        "21 코스트코 양재점은 내일(11월 22일 일요일) 쉽니다.", "22 코스트코 양재점은 11월 25일 수요일부터 영업하지 않습니다(폐점).",
      ])
    // Somebody who has not heard of it hears of it for a week, and not of a store long gone.
    #expect(plan([store], CivilDate(2026, 12, 1)).message(for: subscriber) != nil)
    #expect(plan([store], CivilDate(2026, 12, 2)).message(for: subscriber) == nil)
  }

  @Test("The title of a state is true before and after its first day", arguments: [21, 22, 23])
  func stateTitle(day: Int) throws {
    let first = CivilDate(2026, 11, 22)
    let end = branch(HolidaySchedule(rule: .never).adding(closedForGoodFrom: first))
    let closure = branch(
      try HolidaySchedule(closures: [StoreClosure(from: first, through: nil)]))
    for (store, korean, english) in [
      (end, "코스트코 양재점 폐점", "Costco 양재점: permanent closure"),
      (closure, "코스트코 양재점 임시 휴점", "Costco 양재점: temporary closure"),
    ] {
      let plan = plan([store], CivilDate(2026, 11, day), leads: [1])
      for (language, title) in [(PhraseLanguage.korean, korean), (.english, english)] {
        let reader = AlertSubscriber(id: "a", favorites: [7], leads: [1], language: language)
        #expect(plan.message(for: reader)?.title == title)
      }
    }
  }

  @Test("The end of a store is announced in time, although it has just closed for a while")
  func endBehindClosure() throws {
    let closure = try StoreClosure(from: CivilDate(2026, 11, 20), through: CivilDate(2026, 11, 25))
    let store = branch(
      try HolidaySchedule(closures: [closure], closedForGoodFrom: CivilDate(2026, 11, 27)))
    let bodies = try [20, 21].map { day in
      try #require(
        plan([store], CivilDate(2026, 11, day), leads: [7]).message(for: subscriber)
      ).body
    }
    #expect(bodies.allSatisfy { $0.contains("11월 27일 금요일부터 영업하지 않습니다(폐점).") }, "\(bodies)")
  }

  @Test("A favorite twice in the list, and one that is not known, make no second message")
  func oddFavorites() throws {
    let store = branch(try published([22]))
    let odd = AlertSubscriber(id: "a", favorites: [7, 0, 7, 99])
    #expect(plan([store], saturday).message(for: odd)?.identities.count == 1)
    #expect(
      plan([store], saturday).message(for: AlertSubscriber(id: "a", favorites: [7], leads: []))
        == nil)
    #expect(plan([store], .latest).message(for: odd) == nil)
  }

  @Test("What FavoritesSync writes is read, and what it does not write is refused")
  func favoritesBody() throws {
    var sync = FavoritesSync()
    let list = try FavoriteList([1140, 7, -3])
    let message = try #require(try sync.message(for: list, token: "token-A"))
    #expect(
      AlertSubscriber(id: message.token, favoritesBody: message.body)?.favorites == [1140, 7])
    let read = { (text: String) in
      AlertSubscriber(id: "a", favoritesBody: Array(text.utf8))?.favorites
    }
    #expect(read(#" {"other": {"favorites": [9]}, "favorites": [ 7 ]} "#) == [7])
    #expect(read(#"{"favorites":[]}"#) == [])
    #expect(read(#"{"favorites":[7,-3]}"#) == [7, -3], "as earlier versions wrote")
    for text in [
      "", "[]", "{}", #"{"favorites":7}"#, #"{"favorites":["7"]}"#, #"{"favorites":[7.5]}"#,
      #"{"favorites":[7]"#, #"{"favorites":[7]} x"#, #"{"favorites":[99999999999999999999]}"#,
    ] {
      #expect(read(text) == nil, "\(text)")
    }
  }
}
