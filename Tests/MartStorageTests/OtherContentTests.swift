import Favorites
import Fetching
import Foundation
import Keeping
import KoreanCalendar
import MartCatalog
import MartHolidayFoundation
import MartStorage
import Testing

@Suite("A keeper that is given what another keeper keeps")
struct OtherContentTests {
  enum Place: CaseIterable {
    case file, userDefaults, memory
  }

  /// A place where nothing is stored, and how to see whether something was moved there.
  private final class World {
    let directory: TemporaryDirectory
    let suite: UserDefaultsStoreTests.Suite
    let store: any ByteStore
    private let place: Place

    init(_ place: Place) throws {
      directory = try TemporaryDirectory()
      suite = try UserDefaultsStoreTests.Suite()
      self.place = place
      store =
        switch place {
        case .file: directory.store
        case .userDefaults: suite.store
        case .memory: InMemoryByteStore()
        }
    }

    /// Everything that is stored, in a form that can be compared.
    func everything() throws -> [String: Data] {
      switch place {
      case .file:
        return try Dictionary(
          uniqueKeysWithValues: directory.names.map { ($0, Data(try directory.bytes(of: $0))) })
      case .userDefaults:
        let values = suite.defaults.dictionaryRepresentation()
          .filter { $0.key.hasPrefix("favorites") }
        return values.mapValues { ($0 as? Data) ?? Data("\($0)".utf8) }
      case .memory:
        let memory = store as? InMemoryByteStore
        return [
          "stored": Data(try store.load() ?? []),
          "aside": Data((memory?.bytesSetAside ?? []).flatMap { $0 }),
        ]
      }
    }
  }

  private func snapshots(in store: any ByteStore) -> SnapshotKeeper<[String], YearMonth> {
    SnapshotKeeper(
      store: store, form: .json(), policy: .catalog, bundled: { ["bundled"] }, now: { 100 },
      fetch: { _ in ["fetched"] })
  }

  @Test(
    "A keeper of favorites says that there is a snapshot, and changes nothing",
    arguments: Place.allCases)
  func favorites(place: Place) async throws {
    let world = try World(place)
    _ = try await snapshots(in: world.store).refreshed(in: YearMonth(2026, 11))
    let before = try world.everything()
    let keeper = FavoriteKeeper(store: world.store)
    for error in [
      await #expect(throws: StoreError.self) { try await keeper.list },
      await #expect(throws: StoreError.self) { try await keeper.push(7) },
      await #expect(throws: StoreError.self) { try await keeper.startOver() },
    ] {
      #expect(
        error
          == StoreError(.otherContent, value: "a snapshot", remains: "the store is unchanged"))
    }
    #expect(try world.everything() == before)
    #expect(await snapshots(in: world.store).answer(in: nil).content == ["fetched"])
  }

  @Test(
    "A keeper of snapshots says that there is a list, and changes nothing",
    arguments: Place.allCases)
  func snapshot(place: Place) async throws {
    let world = try World(place)
    let favorites = FavoriteKeeper(store: world.store)
    try await favorites.push(7, note: "집")
    let before = try world.everything()
    let keeper = snapshots(in: world.store)
    let expected = StoreError(
      .otherContent, value: "a list of favorites", remains: "the store is unchanged")
    let answer = await keeper.answer(in: nil)
    #expect(answer.content == ["bundled"])
    #expect(answer.skipped.contains(SkippedSource(.cache, .unreadable(expected))))
    let fetched = try await keeper.refreshed(in: nil)
    #expect(fetched.content == ["fetched"], "it is shown, although it cannot be stored")
    #expect(fetched.storingFailed == expected)
    #expect(try world.everything() == before)
    #expect(try await Array(favorites.list) == [7])
  }
}
