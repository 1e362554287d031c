import Expectations
import XCTest

/// The tables of every screen, under the library that older projects use.
final class ExpectationTests: XCTestCase {
  func testDetail() { check(DetailExpectation.all) { ($0.outcome, $0.expected) } }
  func testSearch() { check(SearchExpectation.all) { ($0.outcome, $0.expected) } }

  func testSettings() throws {
    try check(SettingsExpectation.all) { (try $0.outcome(), $0.expected) }
  }

  func testMainList() async throws {
    for row in MainListExpectation.all {
      let outcome = try await row.outcome()
      XCTAssertEqual(outcome, row.expected, "\(row)")
    }
  }

  func testFavorites() async throws {
    for row in FavoritesExpectation.all {
      let outcome = try await row.outcome()
      XCTAssertEqual(outcome, row.expected, "\(row)")
    }
  }

  func testNearby() async {
    for row in NearbyExpectation.all {
      let outcome = await row.outcome()
      XCTAssertEqual(outcome, row.expected, "\(row)")
    }
  }

  private func check<Row, Outcome: Equatable>(
    _ rows: [Row], _ run: (Row) throws -> (Outcome, Outcome)
  ) rethrows {
    for row in rows {
      let (outcome, expected) = try run(row)
      XCTAssertEqual(outcome, expected, "\(row)")
    }
  }
}
