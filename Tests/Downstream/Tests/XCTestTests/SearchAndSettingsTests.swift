import Foundation
import MartHolidayKit
import MartTestSupport
import MartViewModels
import XCTest

final class SearchAndSettingsTests: XCTestCase {
  func testWhatFitsIsHighlightedInTheNamesOfAList() {
    var search = SearchModel(SampleCatalog.catalog)
    let branch = SampleBranch.ruled.branch
    let highlights = [
      ("규칙점", ["규칙점"]), ("칙", ["칙"]), ("ㄱㅊ", ["규칙"]), ("코스트코", []), ("", []),
    ]
    for (text, expected) in highlights {
      search.text = text
      let parts = search.title(of: branch)
      XCTAssertEqual(parts.filter(\.isMatched).map(\.text), expected, text)
      XCTAssertEqual(parts.map(\.text).joined(), "이마트 규칙점", text)
    }
  }

  func testFavoritesComeFirstAmongEquals() {
    var search = SearchModel(SampleCatalog.catalog)
    search.text = "이마트"
    guard case .results(let plain) = search.content else { return XCTFail("nothing found") }
    search.favorites = [13]
    guard case .results(let preferred) = search.content else { return XCTFail("nothing found") }
    XCTAssertEqual(preferred.first?.id, 13)
    XCTAssertNotEqual(plain.first?.id, 13)
    XCTAssertEqual(Set(plain.map(\.id)), Set(preferred.map(\.id)))
  }

  func testTheTabsAreTheMartsOfTheCatalogue() {
    XCTAssertEqual(
      Set(SearchModel(SampleCatalog.catalog).marts), Set(SampleBranch.branches.map(\.mart)))
  }

  func testBrokenSettingsBeginAnewAndSaySo() {
    for text in ["", "{", #"{"leads":[1]}"#, #"{"leads":[99],"minuteOfDay":0}"#] {
      let settings = SettingsModel(stored: Data(text.utf8))
      XCTAssertTrue(settings.wasReset, text)
      XCTAssertEqual(settings.alerts, .needPermission)
    }
    XCTAssertFalse(SettingsModel(stored: nil).wasReset)
  }

  func testAStoredMinuteBeyondTheDayIsBroughtBack() throws {
    var settings = SettingsModel()
    settings.chooseTime(hour: 9, minute: 30)
    let stored = String(decoding: try JSONEncoder().encode(settings), as: UTF8.self)
    let changed = stored.replacingOccurrences(of: "570", with: "99999")
    XCTAssertEqual(SettingsModel(stored: Data(changed.utf8)).minuteOfDay, 1_439)
    XCTAssertEqual(SettingsModel(stored: Data(stored.utf8)).minuteOfDay, 570)
  }
}
