import MartHolidayKit
import MartStorage
import MartTestSupport
import MartViewModels

/// All that surrounds the view models, without a network, a disk and a real clock.
public struct World: Sendable {
  public let clock = FakeClock(WallTime(SampleBranch.today, 12, 0))
  public let server: FakeServer<YearMonth?, CatalogResponse>
  public let favoriteStore: FaultyFavoriteStore
  public let snapshotStore: FaultySnapshotStore
  public let favorites: FavoritesModel
  public let mainList: MainListModel

  public init(
    _ favorites: [Int] = [], favoriteFaults: [FaultyFavoriteStore.Fault] = [],
    snapshotFaults: [FaultySnapshotStore.Fault] = [], answers: [SampleAnswer] = []
  ) async throws {
    let memory = InMemoryFavoriteStore(try FavoriteList(favorites).storedForm)
    let (favoriteStore, snapshotStore) = (
      FaultyFavoriteStore(memory, faults: favoriteFaults),
      FaultySnapshotStore(faults: snapshotFaults)
    )
    let (server, clock) = (FakeServer<YearMonth?, CatalogResponse>(), clock)
    await server.answerNext(answers.map(\.result))
    let keeper = CatalogKeeper(
      store: snapshotStore, form: .json(), policy: .catalog, now: { clock() },
      fetch: { try await server.answer($0) })
    let model = FavoritesModel(FavoriteKeeper(store: favoriteStore), in: .korean)
    self.server = server
    self.favoriteStore = favoriteStore
    self.snapshotStore = snapshotStore
    self.favorites = model
    mainList = MainListModel(
      keeper, favorites: model, bundledOn: CivilDate(2026, 10, 1), now: { clock() })
  }
}
