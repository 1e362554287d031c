import XCTest

@testable import Expectations

/// The tables of every screen, under the library that older projects use.
@MainActor
final class ExpectationTests: XCTestCase {
  func testDetail() async { check(DetailExpectation.all) { ($0.outcome, $0.expected) } }
  func testSearch() async { check(SearchExpectation.all) { ($0.outcome, $0.expected) } }
  func testAlerts() async throws {
    try check(AlertExpectation.all) { (try $0.outcome(), $0.expected) }
  }

  func testMain() async throws {
    for row in MainExpectation.all {
      let outcome = try await row.outcome()
      XCTAssertEqual(outcome, row.expected, "\(row)")
    }
  }

  func testStars() async {
    for row in StarExpectation.all {
      let outcome = await row.outcome()
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
