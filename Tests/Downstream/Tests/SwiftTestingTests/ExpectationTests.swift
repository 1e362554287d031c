import Expectations
import Testing

@Suite("What every screen shows")
struct ExpectationTests {
  @Test("The main list", arguments: MainListExpectation.all)
  func mainList(row: MainListExpectation) async throws {
    #expect(try await row.outcome() == row.expected)
  }

  @Test("The page of a branch", arguments: DetailExpectation.all)
  func detail(row: DetailExpectation) {
    #expect(row.outcome == row.expected)
  }

  @Test("The stars", arguments: FavoritesExpectation.all)
  func favorites(row: FavoritesExpectation) async throws {
    #expect(try await row.outcome() == row.expected)
  }

  @Test("The search", arguments: SearchExpectation.all)
  func search(row: SearchExpectation) {
    #expect(row.outcome == row.expected)
  }

  @Test("The map", arguments: NearbyExpectation.all)
  func nearby(row: NearbyExpectation) async {
    #expect(await row.outcome() == row.expected)
  }

  @Test("The settings", arguments: SettingsExpectation.all)
  func settings(row: SettingsExpectation) throws {
    #expect(try row.outcome() == row.expected)
  }
}
