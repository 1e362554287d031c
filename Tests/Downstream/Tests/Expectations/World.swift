import MartHolidayFoundation
import MartHolidayKit
import MartTestSupport

@testable import MartViewModels

/// All that surrounds the view models, without a network, a disk and a real clock.
@MainActor
struct World {
  let clock = FakeClock(WallTime(SampleBranch.today, 12, 0))
  let server = FakeServer<YearMonth?, CatalogResponse>()
  let favoriteStore: FaultyStore
  let board: Board
  let main: MainScreen

  init(
    _ favorites: FavoriteList<Int> = FavoriteList(), favoriteFaults: [FaultyStore.Fault] = [],
    snapshotFaults: [FaultyStore.Fault] = [],
    answers: [Result<CatalogResponse, FetchFailure>] = []
  ) async {
    let memory = InMemoryByteStore(favorites.storedForm)
    favoriteStore = FaultyStore(memory, faults: favoriteFaults)
    await server.answerNext(answers)
    let (server, clock) = (server, clock)
    board = Board([], store: favoriteStore, in: .korean)
    let keeper = CatalogKeeper(
      store: FaultyStore(faults: snapshotFaults), form: .json(), policy: .catalog,
      now: { clock() }, fetch: { try await server.answer($0) })
    main = MainScreen(board, keeper, bundledOn: CivilDate(2026, 10, 1), now: { clock() })
  }
}
