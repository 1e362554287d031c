import Foundation
import KoreanCalendar
import MartModels
import Testing

/// What a row of the original server says, asked of a store whose closings are known.
@Suite("Rows of the original server say no more than they list")
struct ListedRowTests {
  /// The row of a store as the original server sends it on a day: its closings of the next 31 days.
  private func branch(_ closings: HolidayRule, fetched date: CivilDate) throws -> Branch {
    let listed = closings.closings(in: date...date.adding(days: 31))
      .map { #""\#($0) (\#($0.weekday.koreanSymbol))""# }
    let row = """
      {"id":1,"martType":"이마트","branchName":"성수점","holidays":[\(listed.joined(separator: ","))]}
      """
    return try JSONDecoder().decode(Branch.self, from: Data(row.utf8))
  }

  @Test("On no day of a year is a row asked 62 days ahead confirmed and wrong")
  func aYearOfRows() throws {
    let rule = HolidayRule.nth([2, 4], .sunday)
    var wrong: [String] = []
    var closed = 0
    for fetched in CivilDate(2026, 1, 1)...CivilDate(2026, 12, 31) {
      let branch = try branch(rule, fetched: fetched)
      for date in fetched...fetched.adding(days: 62) {
        switch branch.schedule.status(on: date) {
        case .open: if rule.closes(on: date) { wrong.append("\(fetched): \(date) open") }
        case .closed:
          closed += 1
          if !rule.closes(on: date) { wrong.append("\(fetched): \(date) closed") }
        case .unknown: break
        }
      }
    }
    #expect(wrong.isEmpty, "\(wrong.count) wrong, such as \(wrong.first ?? "")")
    // Two a month, each listed on 32 days.
    #expect(closed > 700)
  }

  @Test("The listed days are closed, and nothing else is known, today included")
  func nothingElse() throws {
    let today = CivilDate(2026, 11, 21)
    let schedule = try branch(.nth([2, 4], .sunday), fetched: today).schedule
    #expect(schedule.status(on: today) == .unknown)
    #expect(schedule.status(on: CivilDate(2026, 11, 22)) == .closed(.published))
    #expect(schedule.status(on: CivilDate(2026, 12, 27)) == .unknown)
    #expect(schedule.nextClosing(onOrAfter: CivilDate(2026, 11, 22)).date?.day == 22)
    #expect(
      schedule.nextClosing(onOrAfter: today)
        == .unknown(
          from: today, nextKnown: Closing(date: CivilDate(2026, 11, 22), basis: .published)))
  }

  private static let names: [(Mart, String, String)] = [
    (.traders, "트레이더스 고양점", "트레이더스 고양점"), (.traders, "고양점", "트레이더스 고양점"),
    (.traders, "이마트 트레이더스 고양점", "트레이더스 고양점"),
    (.traders, "트레이더스고양점", "트레이더스 고양점"), (.emart, "이마트 하남점", "이마트 하남점"),
    (.costco, "Costco 양재점", "코스트코 양재점"), (.emart, "이마트", "이마트"),
    (.lotteMartMaxx, "맥스타워점", "롯데마트 맥스 맥스타워점"),
    (.lotteMartMaxx, "맥스 상무점", "롯데마트 맥스 상무점"),
    (.homeplusExpress, "홈플러스 익스프레스 역삼점", "홈플러스EX 역삼점"),
    (Mart(serverName: "새마트"), "새마트 1호점", "새마트 1호점"), (.emart, "", "이마트"),
    (.emart, " 성수점", "이마트 성수점"),
  ]

  @Test("A branch is not given its mart's name twice", arguments: names)
  func displayName(mart: Mart, name: String, expected: String) {
    #expect(Branch(id: 1, mart: mart, name: name).displayName == expected)
  }
}
