import ExampleSupport
import Foundation
import MartHolidayKit
import Testing

@testable import BoardingPlan

@Suite("The feed and the account of boarding-plan")
struct FeedTests {
  private static let seoul = City(country: "대한민국", city: "서울")
  private static let paris = City(country: "프랑스", city: "파리")
  private static let washington = City(country: "미국", city: "Washington, D.C.")

  @Test("The feed is newest first, and blocked people are in none of its four lists")
  func feed() {
    let cards = [
      card("a", at: 1, city: Self.seoul), card("b", at: 3, city: Self.seoul, title: "Word"),
      card("c", by: "blocked", at: 2, city: Self.seoul, title: "Word"),
    ]
    let feed = Feed(cards, blocked: ["blocked"], names: ["u1": "하나"])
    let lists = [
      feed.cards, feed.cards(in: .관광), feed.cards(inCity: "서울"), feed.cards(containing: ""),
    ]
    for list in lists { #expect(list.map(\.id) == ["b", "a"]) }
    #expect(feed.cards(containing: "Word").map(\.id) == ["b"])
    #expect(feed.cards(containing: "word").isEmpty)
    #expect(feed.cards(containing: "content of a").map(\.id) == ["a"])
    #expect(feed.author(of: cards[0]) == "하나")
    #expect(feed.author(of: cards[2]) == nil)
  }

  @Test("A report has a text of 100 characters at most, and blocks only where that was wanted")
  func report() throws {
    #expect(CardReport.Reason.allCases.count == 4)
    let text = String(repeating: "가", count: 100)
    #expect(CardReport(.other, text: text + "나", blocksAuthor: true) == nil)
    for blocks in [true, false] {
      let report = try #require(CardReport(.insult, text: text, blocksAuthor: blocks))
      #expect(report.blocked(["x"], author: "y") == (blocks ? ["x", "y"] : ["x"]))
    }
  }

  @Test(
    "A moment is said in its largest unit, and one that has not come is now",
    arguments: [
      (0.0, "0초 전", "0 s ago"), (59, "59초 전", "59 s ago"), (60, "1분 전", "1 min ago"),
      (3_599, "59분 전", "59 min ago"), (3_600, "1시간 전", "1 h ago"),
      (86_399, "23시간 전", "23 h ago"), (86_400, "1일 전", "1 d ago"), (-5, "0초 전", "0 s ago"),
      (.infinity, "언제인지 모름", "at an unknown time"),
    ])
  func relativeTime(age: Double, korean: String, english: String) {
    #expect(RelativeTime.phrase(1_000 - age, at: 1_000, in: .korean) == korean)
    #expect(RelativeTime.phrase(1_000 - age, at: 1_000, in: .english) == english)
  }

  @Test("Cities are those marked first, then by cards, equal ones from the end of the alphabet")
  func ranking() {
    let cities = [Self.seoul, Self.seoul, Self.seoul, Self.paris, Self.paris, Self.washington, nil]
    let cards = cities.enumerated().map { card("\($0)", city: $1) }
    let ranking = PlaceRanking(cards, marked: [Self.paris])
    #expect(ranking.rows.map(\.city) == [nil, Self.paris, Self.seoul, Self.washington])
    #expect(ranking.rows.map(\.count) == [7, 2, 3, 1])
    #expect(ranking.matching("미국").map(\.city) == [Self.washington])
    #expect(ranking.matching("파").map(\.city) == [Self.paris])
    #expect(PlaceRanking(Array(cards[3...5])).rows.map(\.count) == [3, 2, 1])
    let equal = PlaceRanking([card("a", city: Self.seoul), card("b", city: Self.paris)])
    #expect(equal.rows.map(\.city) == [nil, Self.paris, Self.seoul])
  }

  @Test("A comma in a city is a part of its name, and a search changes no count")
  func commaInACity() {
    let ranking = PlaceRanking([card("a", city: Self.washington)])
    #expect(ranking.rows[1].city == Self.washington)
    for _ in 0..<3 { _ = ranking.matching("미국") }
    #expect(ranking.rows[0].count == 1)
  }

  @Test("A card that cannot be read ends the file with its place, and not the program")
  func unreadableCard() {
    let json = #"[{"id":"a","author":5}]"#
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode([TravelCard].self, from: Data(json.utf8))
    }
  }

  @Test("Mileage is the sum of its three signed parts, and may be negative")
  func mileage() {
    let mileage = Mileage([
      card("a", likes: ["x", "y"], saves: 3, reports: 1), card("b", reports: 50),
    ])
    #expect(mileage.parts == "+200 +60 -357")
    #expect(mileage.total == -97)
  }

  @Test("Levels grow by 30 points a card, shrink by as many, and never fall below the first")
  func levels() {
    var levels = TravelLevels()
    var texts: [String] = []
    for _ in 0..<4 {
      texts.append(levels.text(.관광))
      levels.write(in: "관광")
    }
    texts.append(levels.text(.관광))
    #expect(texts[0] == "Lv.1 (0%)")
    #expect(Array(texts[3...]) == ["Lv.1 (90%)", "Lv.2 (20%)"])
    for _ in 0..<9 { levels.delete(in: "관광") }
    levels.write(in: "없는 분류")
    #expect(levels.text(.관광) == "Lv.1 (0%)")
    #expect(levels.shown.isEmpty)
    #expect(TravelCategory.allCases.count == 9)
  }

  @Test("A withdrawal that is ended at any step is taken up there, and the account goes last")
  func withdrawal() async throws {
    for stop in WithdrawalStep.allCases {
      var saved = Data()
      var steps = OrderedSteps<WithdrawalStep>()
      let outcome = await steps.run(
        save: { do { saved = try JSONEncoder().encode($0) } catch { Issue.record(error) } }
      ) { step throws(FetchFailure) in
        if step == stop { throw FetchFailure(.offline) }
      }
      #expect(outcome == .stopped(at: stop, FetchFailure(.offline)))
      guard stop != .revokeSignIn else { continue }
      var resumed = try JSONDecoder().decode(OrderedSteps<WithdrawalStep>.self, from: saved)
      var taken: [WithdrawalStep] = []
      let end = await resumed.run { taken.append($0) }
      #expect(end == .done)
      #expect(taken.first == stop && taken.last == .deleteAccount)
    }
  }

  @Test("A step that fails is named, the account is still there, and what is absent is deleted")
  func failedStep() async {
    var taken: [WithdrawalStep] = []
    var steps = OrderedSteps<WithdrawalStep>()
    let outcome = await steps.run { step throws(FetchFailure) in
      taken.append(step)
      // Somebody without a profile picture.
      if step == .deleteProfilePicture { throw FetchFailure(.client, status: 404) }
      if step == .deleteProfile { throw FetchFailure(.server, status: 503) }
    }
    #expect(outcome == .stopped(at: .deleteProfile, FetchFailure(.server, status: 503)))
    #expect(taken.contains(.deleteProfilePicture) && !taken.contains(.deleteAccount))
  }

  @Test("A refused revocation deletes nothing")
  func refusedRevocation() async {
    var taken: [WithdrawalStep] = []
    var steps = OrderedSteps<WithdrawalStep>()
    _ = await steps.run { step throws(FetchFailure) in
      taken.append(step)
      throw FetchFailure(.client, status: 400)
    }
    #expect(taken == [.revokeSignIn])
    #expect(steps.next == .revokeSignIn)
  }

  @Test("The sheet is open or closed for all pages, and they scroll only when it is open")
  func sheet() {
    var sheet = SheetState()
    #expect(!sheet.isOpen && !sheet.pagesScroll && sheet.offset == 246)
    sheet.drag(by: -1_000)
    #expect(sheet.offset == 0 && !sheet.pagesScroll)
    sheet.endDrag(velocity: 0)
    #expect(sheet.isOpen && sheet.pagesScroll)
    sheet.drag(by: 100)
    #expect(sheet.offset == 100)
    sheet.endDrag(velocity: 1)
    #expect(!sheet.isOpen && sheet.offset == 246)
  }
}
