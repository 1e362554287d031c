import Foundation
import MartHolidayFoundation
import MartHolidayKit
import MartTestSupport

extension Documents {
  /// The stored text of each kind of fetch.
  static func snapshots(_ response: CatalogResponse) async throws -> [String] {
    let none = CatalogResponse([])
    let month = YearMonth(2026, 11)
    let failures: [FailedAttempt<YearMonth>] = [
      FailedAttempt(FetchFailure(.timeout), at: 1_795_258_950, count: 2, context: month),
      FailedAttempt(FetchFailure(.tooMany, status: 429, retryAfter: 120.5), at: 1e17),
      FailedAttempt(FetchFailure(.init(rawValue: "of later\n100%"), status: -5), at: -3.25),
      FailedAttempt(FetchFailure(.offline), at: .leastNormalMagnitude),
    ]
    let scopes: [FetchScope] = [
      .branches([]), .branches([7, 12, 101]), .marts([.traders, Mart(serverName: "가, 나 100%")]),
      FetchScope("near", at: "37.5,127.0 5%"),
    ]
    // Without keys, so that the example is the same bytes each time.
    let bare = try JSONDecoder().decode(CatalogResponse.self, from: Data("[]".utf8))
    let example = CatalogSnapshot(
      bare, fetchedAt: 1_795_172_550.25, context: month, failure: failures[0])
    var fetches = [FetchRecord.snapshot(example)] + failures.map { .failure($0) }
    for failure in failures + [nil] {
      fetches.append(.snapshot(CatalogSnapshot(response, fetchedAt: 0.1 + 0.2, failure: failure)))
      fetches.append(.snapshot(CatalogSnapshot(none, fetchedAt: -1, context: month)))
      for scope in scopes {
        let part = CatalogSnapshot(response, startedAt: 2.5, fetchedAt: 3, scope: scope)
        fetches.append(.snapshot(part))
      }
    }
    let form = SnapshotForm<CatalogResponse, YearMonth>.json()
    return try fetches.map { String(decoding: try form.bytes(of: $0), as: UTF8.self) }
      + [try otherContent()] + (try await severalAnswers(response))
  }

  /// What a keeper stores that is asked for everything, for favorites and for more places than are
  /// kept apart, and fails in the end.
  private static func severalAnswers(_ response: CatalogResponse) async throws -> [String] {
    let (store, clock) = (InMemoryByteStore(), FakeClock(1_795_172_550.25))
    let places = (1...20).map { FetchScope("near", at: "\($0)") }
    let scopes = [FetchScope.all, .branches([7, 12]), .marts([.traders])] + places
    let keeper = SnapshotKeeper<CatalogResponse, YearMonth>(
      store: store, form: .json(), policy: .catalog, now: { clock() },
      fetch: { _, scope in
        guard scope != scopes.last else { throw FetchFailure(.offline) }
        return CatalogResponse(scope == .all ? response.rows : Array(response.rows.prefix(2)))
      })
    var documents: [String] = []
    for scope in scopes {
      clock.advance(by: 60)
      _ = try await keeper.refreshed(in: YearMonth(2026, 11), for: scope, byHand: true)
      documents += try store.load().map { [String(decoding: $0, as: UTF8.self)] } ?? []
    }
    return documents
  }

  /// What an app keeps that is no catalog, of a version of its own and for a context in words.
  private static func otherContent() throws -> String {
    let form = SnapshotForm<String, String>(
      version: 12, encode: { Array($0.utf8) }, decode: { String(decoding: $0, as: UTF8.self) })
    let snapshot = FetchSnapshot("비\n100 %", fetchedAt: 1, context: "마포구 서교동", version: 12)
    return String(decoding: try form.bytes(of: .snapshot(snapshot)), as: UTF8.self)
  }
}
