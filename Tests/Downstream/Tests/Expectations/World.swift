import MartHolidayFoundation
import MartHolidayKit
import MartTestSupport
import MartViewModels

/// All that surrounds the view models, without a network, a disk and a real clock.
public struct World: Sendable {
  public let clock = FakeClock(WallTime(SampleBranch.today, 12, 0))
  public let server: FakeServer<YearMonth?, CatalogResponse>
  public let favoriteStore: FaultyStore
  public let snapshotStore: FaultyStore
  public let favorites: FavoritesModel
  public let mainList: MainListModel

  public init(
    _ favorites: [Int] = [], favoriteFaults: [FaultyStore.Fault] = [],
    snapshotFaults: [FaultyStore.Fault] = [], answers: [SampleAnswer] = []
  ) async throws {
    let memory = InMemoryByteStore(try FavoriteList(favorites).storedForm)
    let (favoriteStore, snapshotStore) = (
      FaultyStore(memory, faults: favoriteFaults),
      FaultyStore(faults: snapshotFaults)
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
