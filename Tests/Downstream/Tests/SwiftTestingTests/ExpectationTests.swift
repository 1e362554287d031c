import Testing

@testable import Expectations

@MainActor
@Suite("What every screen shows")
struct ExpectationTests {
  @Test("The main screen and its widget", arguments: MainExpectation.all)
  func main(row: MainExpectation) async throws {
    #expect(try await row.outcome() == row.expected)
  }

  @Test("The page of a branch", arguments: DetailExpectation.all)
  func detail(row: DetailExpectation) {
    #expect(row.outcome == row.expected)
  }

  @Test("The stars", arguments: StarExpectation.all)
  func stars(row: StarExpectation) async {
    #expect(await row.outcome() == row.expected)
  }

  @Test("The search", arguments: SearchExpectation.all)
  func search(row: SearchExpectation) {
    #expect(row.outcome == row.expected)
  }

  @Test("The map", arguments: NearbyExpectation.all)
  func nearby(row: NearbyExpectation) async {
    #expect(await row.outcome() == row.expected)
  }

  @Test("The alerts", arguments: AlertExpectation.all)
  func alerts(row: AlertExpectation) throws {
    #expect(try row.outcome() == row.expected)
  }
}
