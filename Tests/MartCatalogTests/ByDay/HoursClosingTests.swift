import Favorites
import KoreanCalendar
import MartCatalog
import MartModels
import Testing

@Suite("Days that only the hours of a store close")
struct HoursClosingTests {
  /// 21 November 2026 is a Saturday.
  private static let saturday = CivilDate(2026, 11, 21)

  private static func branch(_ hours: String) -> Branch {
    Branch(
      id: 1, mart: .emart, name: "성수점", region: "서울", openingHours: hours,
      schedule: HolidaySchedule(rule: .nth([2, 4], .thursday)))
  }

  @Test(
    "What counts and sums up stores says of such a day what the row of the store says",
    arguments: ["평일 09:00~18:00, 토,일,공휴일 휴무", "평일 10:00~22:00"])
  func counted(hours: String) throws {
    let branch = Self.branch(hours)
    let catalog = BranchCatalog([branch])
    let list = try FavoriteList([1])
    for day in [Self.saturday, Self.saturday.adding(days: 1)] {
      let expected = BranchSummary(branch, on: day).today
      #expect(expected == .closed(.tentativeRule))
      let closings = catalog.closing(on: day)
      #expect(closings.closedCount == 1 && closings.expectedClosedCount == 1)
      #expect(closings.openCount == 0)
      #expect(FavoritesSummary(list, in: catalog, on: day).entries.map(\.status) == [expected])
    }
    let sunday = FavoritesSummary.thisSunday(list, in: catalog, asOf: Self.saturday)
    #expect(sunday.closed.count == 1 && sunday.open.isEmpty)
    for text in [
      catalog.closing(on: Self.saturday).phrase(in: .korean, style: .long),
      FavoritesSummary(list, in: catalog, on: Self.saturday).phrase(in: .korean),
      sunday.phrase(in: .korean),
    ] {
      #expect(!text.contains("영업"), "\(text)")
    }
  }

  @Test("The closings of a store, and the text to share, have these days too")
  func listed() {
    let days = Self.saturday...CivilDate(2026, 12, 4)
    let branch = Self.branch("평일 10:00~22:00")
    let closings = BranchCatalog([branch]).closings(of: 1, in: days)
    #expect(closings.map(\.date) == [21, 22, 26, 28, 29].map { CivilDate(2026, 11, $0) })
    #expect(closings.map(\.isTentative) == [true, true, false, true, true])
    let lines = branch.shareText(in: .korean, from: Self.saturday).split(separator: "\n")
    #expect(lines.count { $0.hasPrefix("•") } == 5)
    let daily = Self.branch("10:00~22:00")
    #expect(
      BranchCatalog([daily]).closings(of: 1, in: days)
        == Array(daily.schedule.closings(in: days)))
  }
}
