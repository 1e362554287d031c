import MartHolidayKit
import MartTestSupport
import XCTest

@testable import MartViewModels

final class DetailTests: XCTestCase {
  private func screen(of branch: Branch) -> DetailScreen {
    DetailScreen(branch, at: WallTime(SampleBranch.today, 12, 0))
  }

  func testTheMonthTellsOpenClosedAndUnknownApartAsCellsAsTextAndAloud() {
    var screen = screen(of: SampleBranch.published.branch)
    XCTAssertEqual(screen.grid.days.filter { $0.mark == "✕" }.map(\.day), [8, 22])
    XCTAssertEqual(
      screen.grid.cell(on: SampleBranch.today)?.phrase(in: .korean),
      "오늘, 11월 22일 일요일, 휴무 (매장 게시)")
    XCTAssertTrue(screen.grid.text(in: .korean).hasPrefix("2026년 11월\n 일  월"))
    screen.showMonth(2)
    XCTAssertEqual(screen.grid.month, YearMonth(2027, 1))
    XCTAssertEqual(screen.grid.days.map(\.mark), Array(repeating: "?", count: 31))
    screen.showMonth(-2)
    XCTAssertEqual(screen.grid.month, SampleBranch.today.yearMonth)
    XCTAssertTrue(screen.grid.days.contains { $0.isToday })
  }

  func testABranchWithAPlaceNeedsNoGeocoderAndOneWithoutIsLookedForByItsAddress() {
    let place = SampleBranch.ruled.branch.coordinate
    XCTAssertEqual(screen(of: SampleBranch.ruled.branch).walk.step, place.map { .found($0) })
    XCTAssertEqual(screen(of: SampleBranch.unheardOf.branch).walk.step, .givenUp(.noAddress))
    let address = "서울 송파구 신천동 올림픽로 300"
    var screen = screen(of: Branch(id: 1, mart: .lotteMart, name: "표본점", address: address))
    XCTAssertEqual(screen.walk.step, .ask(address))
    screen.walk.receive(.noResult)
    XCTAssertEqual(screen.walk.step, .ask("서울 송파구 올림픽로 300"))
  }
}
