import Foundation
import MartHolidayKit
import Testing

@testable import BoardingPlan

@Suite("Plans of boarding-plan")
struct PlanTests {
  private let friday = CivilDate(2024, 5, 10)

  private func plan(_ days: String, _ cards: String = "[]", id: String = "p") throws -> TripPlan {
    let json = #"{"id":"\#(id)","title":"t","place":"p","days":"\#(days)","cards":\#(cards)}"#
    return try JSONDecoder().decode(TripPlan.self, from: Data(json.utf8))
  }

  private func range(_ days: Int...) -> TripRange {
    var range = TripRange()
    for day in days { _ = range.pick(friday.adding(days: day)) }
    return range
  }

  @Test("A plan needs a title, a place and two days, and spaces are no title")
  func problems() {
    let all: [TripPlan.Problem] = [.noTitle, .noPlace, .noDays]
    #expect(TripPlan.problems(title: " ", place: "\n", range: range(0)) == all)
    #expect(TripPlan.problems(title: "t", place: "p", range: range(0, 1)).isEmpty)
  }

  @Test("Plans are listed by their first day")
  func listed() throws {
    let plans = try [("2024-05-12", "a"), ("2024-05-10", "b"), ("2024-05-10/2024-05-11", "c")].map {
      try plan($0, id: $1)
    }
    #expect(TripPlan.listed(plans).map(\.id) == ["b", "c", "a"])
  }

  @Test("A trip has one list for each of its days, and no more")
  func days() throws {
    #expect(try plan("2024-05-10/2024-05-12", "[[]]").days.count == 3)
    #expect(throws: DecodingError.self) { try plan("2024-05-10", "[[],[]]") }
    #expect(throws: DecodingError.self) { try plan("2024-05-10/2030-01-01") }
  }

  @Test("The earlier day is that of boarding, a third one is refused, and a trip may have one day")
  func range() {
    var range = range(3, 1)
    #expect(range.boarding == friday.adding(days: 1))
    #expect(range.days?.count == 3)
    let third = range.pick(friday)
    #expect(!third)
    range.unpick(friday.adding(days: 1))
    #expect(range.boarding == friday.adding(days: 3))
    #expect(range.days == nil)
    let again = range.pick(friday.adding(days: 3))
    #expect(again)
    #expect(range.days?.count == 1)
  }

  @Test("The cards of days past the end of a shorter trip are handed back, with their memos")
  func shorter() throws {
    var plan = try plan("2024-05-10/2024-05-12", #"[[],[{"card":"b"}],[{"card":"c","memo":"m"}]]"#)
    let left = plan.reschedule(to: try #require(DayRun(from: friday, through: friday)))
    #expect(left == [.init("b"), .init("c", note: "m")])
    #expect(plan.days.count == 1)
  }

  @Test(
    "The count to a trip is one of civil dates",
    arguments: [
      (1_715_180_401.0, "D-1"), (1_715_346_000, "D-DAY"), (1_715_266_800, "D-DAY"),
      (1_715_353_200, "D+1"), (1_714_489_200, "D-9"), (1_714_402_800, "D-10"),
    ])
  func countdown(moment: Double, text: String) {
    let today = CivilDate(koreaStandardTimeAt: moment)
    #expect(friday.dDay(on: today) == text)
    #expect(friday.isNear(today) == (text != "D-10"))
  }

  @Test("A second past midnight on the eve is D-1, and not the D0 of the original")
  func eveIsNotTheDay() {
    // 2024-05-09 00:00:01 in Korea.
    #expect(friday.dDay(on: CivilDate(koreaStandardTimeAt: 1_715_180_401)) == "D-1")
  }

  @Test("All ids are asked for in queries that a server takes, and an empty trip asks for nothing")
  func queries() throws {
    let cards = (1...31).map { #"{"card":"\#($0)"}"# }.joined(separator: ",")
    let long = try plan("2024-05-10/2024-05-11", #"[[\#(cards)],[{"card":"1"}]]"#)
    #expect(long.queries().map(\.count) == [30, 1])
    #expect(long.queries(limit: 10).map(\.count) == [10, 10, 10, 1])
    #expect(try plan("2024-05-10").queries().isEmpty)
  }

  @Test("The thumbnail is the first picture of the first day that is there")
  func thumbnail() throws {
    let plan = try plan("2024-05-10", #"[[{"card":"gone"},{"card":"b"}]]"#)
    #expect(plan.thumbnail { $0 == "b" ? card("b") : nil } == "b.jpg")
    #expect(plan.thumbnail { _ in nil } == nil)
  }

  @Test("A scrap counts once, taking it off lowers nothing, and scraps are in the server's order")
  func scraps() throws {
    var plan = try plan("2024-05-10")
    var (a, b) = (card("a"), card("b", saves: 4))
    let counted = [plan.scrap(&b), plan.scrap(&a), plan.scrap(&b)]
    #expect(counted == [true, true, false])
    #expect(a.saves == 1 && b.saves == 5)
    let kept = plan.scraps(of: [a, card("x"), b]).map(\.id)
    #expect(kept == ["a", "b"])
    plan.removeScrap("b")
    #expect(plan.scraps(of: [a, b]).map(\.id) == ["a"])
    #expect(b.saves == 5)
  }
}
