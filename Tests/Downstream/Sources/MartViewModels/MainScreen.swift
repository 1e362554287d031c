import MartHolidayKit
import Observation

/// The main screen and its widget: the favorites, each of which expands to its closings.
@MainActor @Observable
final class MainScreen {
  let board: Board
  private(set) var state = ScreenState<CatalogResponse>.nothingYet
  private(set) var list = ExpandableList<FavoriteRow, Closing>(preview: 1)
  private(set) var notice: FetchNotice?
  private let keeper: CatalogKeeper
  private let bundledOn: CivilDate
  private let now: @Sendable () -> Double
  private var notices = FetchNotices()

  init(
    _ board: Board, _ keeper: CatalogKeeper, bundledOn: CivilDate,
    now: @escaping @Sendable () -> Double
  ) {
    (self.board, self.keeper, self.bundledOn, self.now) = (board, keeper, bundledOn, now)
  }

  private var time: WallTime { WallTime(koreaStandardTimeAt: now()) }

  /// What stands above the list or in its place; `nil` when there is nothing to say.
  var line: String? { state.phrase(at: now(), in: board.language) }

  /// What is stored is shown first, then what is fetched.
  func appear() async {
    await board.load()
    await show(keeper.answer(in: time.date.yearMonth), isLoading: true)
    await refresh()
  }

  func refresh(byHand: Bool = false) async {
    if byHand { notices.retriedByHand() }
    do {
      let answer = try await keeper.refreshed(in: time.date.yearMonth, byHand: byHand)
      notice = notices.loadEnded(failure: answer.failure)
      await show(answer, isLoading: false)
    } catch {}  // The screen was left, which is no failure.
  }

  private func show(_ answer: CatalogKeeper.Answer, isLoading: Bool) async {
    state = answer.screenState(isLoading: isLoading)
    if let used = state.used {
      let catalog = BranchCatalog(used, bundledOn: bundledOn)
      board.catalog = catalog
      await board.perform { try await $0.remember(namesIn: catalog) }
    }
    showFavorites()
  }

  /// Shows the favorites as they are now, for example after a star was tapped elsewhere.
  @discardableResult
  func showFavorites() -> ListChanges<FavoriteRow, Closing> {
    let (today, catalog) = (time.date, board.catalog)
    return list.replaceSections(
      repairing: board.rows(at: time).map { row in
        ListSection(row, rows: catalog.closings(of: row.id, in: today...today.adding(days: 31)))
      })
  }

  func toggle(_ id: Int) -> ListChanges<FavoriteRow, Closing> { list.toggle(id) }

  var widget: WidgetTimeline {
    WidgetTimeline(
      favorites: board.favorites, in: board.catalog.branches, from: time.date,
      fetch: WidgetFetch(state, bundledOn: bundledOn))
  }
}
