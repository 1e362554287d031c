import ExampleSupport
import Foundation
import MartHolidayKit
import Testing

@Suite("The bundled catalogue")
struct ExampleCatalogTests {
  let branches: [Branch]

  init() throws { branches = try ExampleCatalog.bundled() }

  @Test("It has more than a hundred branches, each once, in the order of their ids")
  func size() {
    #expect(branches.count > 100)
    #expect(Set(branches.map(\.id)).count == branches.count)
    #expect(Set(branches.map(\.displayName)).count == branches.count)
    #expect(branches.map(\.id) == branches.map(\.id).sorted())
  }

  @Test(
    "It has branches of every mart of the original app and of others",
    arguments: [
      Mart.emart, .traders, .noBrand, .lotteMart, .homeplus, .homeplusExpress, .costco,
      .lotteMartMaxx, .megaMart, .kimsClub,
    ])
  func marts(mart: Mart) {
    #expect(branches.contains { $0.mart == mart })
  }

  @Test("It has all twenty Costco, each with its place in Korea, and no place from elsewhere")
  func costco() {
    let costco = branches.filter { $0.mart == .costco }
    #expect(costco.count == 20)
    for branch in branches {
      #expect((branch.coordinate != nil) == (branch.mart == .costco), "\(branch.displayName)")
      if let coordinate = branch.coordinate {
        #expect(ServiceArea.southKorea.contains(coordinate), "\(branch.displayName)")
      }
    }
  }

  @Test(
    "It has every family of rules",
    arguments: [
      .nth([2, 4], .sunday), .nth([2, 4], .wednesday), .nth([2, 4], .monday),
      [.nth(2, .wednesday), .nth(4, .sunday)], [.nth(2, .friday), .nth(4, .saturday)],
      [.days([10]), .nth(4, .sunday)], .days([10, 25]), .every(.sunday), .never,
    ] as [HolidayRule])
  func ruleFamilies(rule: HolidayRule) {
    #expect(branches.contains { $0.schedule.rules.contains { $0.rule == rule } })
  }

  @Test("A store that is known to close on every Sunday of one month only makes no claim beyond")
  func everySunday() throws {
    let bundang = try branch(.kimsClub, "분당점")
    #expect(bundang.schedule.rules.map(\.through) == [CivilDate(2026, 10, 31)])
    #expect(
      bundang.schedule.closings(in: YearMonth(2026, 10)).map(\.date.description)
        == ["2026-10-04", "2026-10-11", "2026-10-18", "2026-10-25"])
    #expect(bundang.schedule.status(on: CivilDate(2026, 11, 1)) == .unknown)
  }

  @Test("A rule says from when it holds and where that is known from")
  func rulesHaveSources() {
    for branch in branches {
      for period in branch.schedule.rules {
        #expect(period.from != nil, "\(branch.displayName)")
        #expect(period.source?.isEmpty == false, "\(branch.displayName)")
      }
    }
  }

  @Test("Seocho in January 2024: closed on SUN 14, open on SUN 28, closed on WED 31")
  func ruleChange() throws {
    let yangjae = try branch(.emart, "양재점").schedule
    #expect(
      yangjae.closings(in: YearMonth(2024, 1)).map(\.date.description) == [
        "2024-01-14", "2024-01-31",
      ])
    #expect(yangjae.rules.map(\.rule) == [.nth([2, 4], .sunday), .nth([2, 4], .wednesday)])
    #expect(yangjae.status(on: CivilDate(2024, 1, 28)) == .open(.rule))
    #expect(
      yangjae.closings(in: YearMonth(2024, 3)).map(\.date.description) == [
        "2024-03-13", "2024-03-27",
      ])
    #expect(yangjae.status(on: CivilDate(2018, 3, 10)) == .unknown)
  }

  @Test("A store that is closed for a while or for good is closed from the day of the report")
  func closures() throws {
    let jamsil = try branch(.homeplus, "잠실점").schedule
    #expect(jamsil.status(on: CivilDate(2026, 10, 6)) == .unknown)
    #expect(jamsil.status(on: CivilDate(2026, 10, 7)) == .closed(.closedUntilFurtherNotice))
    let myeonmok = try branch(.homeplus, "면목점").schedule
    #expect(myeonmok.status(on: CivilDate(2026, 10, 7)) == .closed(.closedForGood))
  }

  @Test("The file is what the library itself writes, so that readers of the original can read it")
  func roundTrip() throws {
    let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
      "../../Sources/ExampleSupport/Resources/catalog.json")
    let written = try JSONSerialization.jsonObject(with: JSONEncoder().encode(branches))
    let file = try JSONSerialization.jsonObject(with: Data(contentsOf: url.standardized))
    let rows = try #require((file as? NSDictionary)?["data"] as? NSArray)
    let writtenRows = try #require(written as? NSArray)
    #expect(rows.count == writtenRows.count)
    for (row, writtenRow) in zip(rows, writtenRows) {
      #expect(row as? NSDictionary == writtenRow as? NSDictionary)
    }
  }

  private func branch(_ mart: Mart, _ name: String) throws -> Branch {
    try #require(branches.first { $0.mart == mart && $0.name == name })
  }
}
