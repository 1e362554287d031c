import MartHolidayKit
import MartTestSupport
import MartViewModels
import XCTest

final class DetailTests: XCTestCase {
  private func page(
    of branch: Branch, on date: CivilDate = SampleBranch.today,
    in language: PhraseLanguage = .korean
  ) -> DetailModel {
    DetailModel(branch, at: WallTime(date, 12, 0), in: language)
  }

  func testEveryDayOfTheSampleWeekHasItsWord() {
    let words = SampleWeek.days.map { page(of: SampleWeek.branch, on: $0, in: .english).today }
    XCTAssertEqual(
      words,
      [
        "closed", "open", "closed", "open", "expected to be closed", "unknown", "closed", "closed",
      ])
  }

  func testTheMonthTellsOpenClosedAndUnknownApart() {
    var model = page(of: SampleBranch.published.branch)
    XCTAssertEqual(model.days.count, 30)
    XCTAssertEqual(model.days.filter { $0.status == .closed(.published) }.map(\.day), [8, 22])
    XCTAssertFalse(model.days.contains { $0.status == .unknown })
    model.showMonth(2)
    XCTAssertEqual(model.month, YearMonth(2027, 1))
    XCTAssertEqual(model.days.map(\.status), Array(repeating: .unknown, count: 31))
    model.showMonth(-2)
    XCTAssertEqual(model.month, SampleBranch.today.yearMonth)
  }

  func testABranchWithoutAPlaceIsLookedForByItsAddress() {
    let address = "서울 송파구 신천동 올림픽로 300"
    let branch = Branch(id: 1, mart: .lotteMart, name: "표본점", address: address)
    var model = page(of: branch)
    XCTAssertEqual(model.map, .searching(address))
    model.geocoderAnswered(.unreachable)
    XCTAssertEqual(model.map, .address(address))
    model.networkReturned()
    XCTAssertEqual(model.map, .searching(address))
    model.geocoderAnswered(.noResult)
    XCTAssertEqual(model.map, .searching("서울 송파구 올림픽로 300"))
    model.geocoderAnswered(.found(SamplePlace.seoul))
    XCTAssertEqual(model.map, .place(SamplePlace.seoul))
  }

  func testABranchWithAPlaceNeedsNoGeocoderAndOneWithoutAnythingHasNoMap() {
    guard let place = SampleBranch.ruled.branch.coordinate else { return XCTFail("no place") }
    XCTAssertEqual(page(of: SampleBranch.ruled.branch).map, .place(place))
    XCTAssertEqual(page(of: SampleBranch.unheardOf.branch).map, .address(nil))
  }

  func testTheReasonIsInTheLanguageOfTheUser() {
    let korean = page(of: SampleBranch.unknown.branch).reason
    let english = page(of: SampleBranch.unknown.branch, in: .english).reason
    XCTAssertNotEqual(korean, english)
    XCTAssertTrue(page(of: SampleBranch.ruled.branch).shareText.contains("이마트 규칙점"))
  }
}
