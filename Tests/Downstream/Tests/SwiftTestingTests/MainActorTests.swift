import MartHolidayKit
import MartTestSupport
import Testing

/// A view model that uses each call of the library that takes a closure.
@MainActor
final class MainActorModel {
  let store = InMemoryByteStore()
  var wanted = [7, 3]

  func addWanted() async throws -> FavoriteList<Int> {
    let ids = wanted
    return try await FavoriteKeeper(store: store).update { list in
      for id in ids { list.push(id) }
      return list
    }
  }

  func emptyStore() async throws -> [UInt8]? {
    try await store.update { $0.replace(with: wanted.isEmpty ? [] : [1]) }
    return try store.load()
  }

  func wantedOfServer() async throws -> [Int] {
    let tokens = SessionTokens(
      access: AccessToken("a"), refresh: RefreshToken("r"), issuedAt: 1_795_258_950)
    let session = SessionKeeper(tokens, now: { 1_795_258_950 }) { _ in throw CancellationError() }
    return try await session.call { _ in await self.wanted }
  }

  func fetched() async throws -> String? {
    let form = SnapshotForm<String, YearMonth>(
      encode: { Array($0.utf8) }, decode: { String(decoding: $0, as: UTF8.self) })
    let keeper = SnapshotKeeper(
      store: InMemoryByteStore(), form: form, policy: .catalog, now: { 1_795_258_950 },
      fetch: { _ in await "\(self.wanted)" })
    return try await keeper.refreshed(in: YearMonth(2026, 11)).content
  }

  func findings() async -> [ByteStoreConformance.Finding] {
    await ByteStoreConformance.findings { store }
  }
}

@MainActor
@Suite("Calls with a closure, from the main actor")
struct MainActorTests {
  @Test("Each takes a closure that a view model writes")
  func closures() async throws {
    let model = MainActorModel()
    #expect(try await Array(model.addWanted()) == [7, 3])
    #expect(try await model.emptyStore() == [1])
    #expect(try await model.wantedOfServer() == [7, 3])
    #expect(try await model.fetched() == "[7, 3]")
    #expect(await MainActorModel().findings().isEmpty)
  }
}
