import MartHolidayKit

/// What an app keeps of its server: the catalog for a month.
public typealias CatalogKeeper = SnapshotKeeper<CatalogResponse, YearMonth>

/// The main screen: the favorites with their next closings, the first one before a row is opened.
public actor MainListModel {
  /// What the screen shows in the place of its list.
  public enum Content: Hashable, Sendable {
    case loading
    /// Nothing was ever fetched, and the last attempt failed.
    case failed(FetchFailure)
    case noFavorites
    case list
  }

  public typealias List = ExpandableList<BranchSummary, Closing>

  /// How many days ahead closings are listed.
  public static let horizon = 31

  public private(set) var content = Content.loading
  public private(set) var list = List(preview: 1)
  /// The favorites that the catalog does not have now.
  public private(set) var missing: [Int] = []
  /// How old the data are, when that has to be said.
  public private(set) var age: String?
  /// What is said to the user once; `nil` when there is nothing new.
  public private(set) var notice: FetchNotice?
  public private(set) var catalog = BranchCatalog([])

  private let keeper: CatalogKeeper
  private let favorites: FavoritesModel
  private let bundledOn: CivilDate
  private let now: @Sendable () -> Double
  private var notices = FetchNotices()

  public init(
    _ keeper: CatalogKeeper, favorites: FavoritesModel, bundledOn: CivilDate,
    now: @escaping @Sendable () -> Double
  ) {
    self.keeper = keeper
    self.favorites = favorites
    self.bundledOn = bundledOn
    self.now = now
  }

  /// The screen comes up: what is stored is shown first, then what is fetched.
  public func appear() async {
    await favorites.load()
    let stored = await keeper.answer(in: today.yearMonth)
    if stored.used != nil { await show(stored) }
    await refresh()
  }

  /// Fetches when that is due, or at once when the user pulls the list.
  public func refresh(byHand: Bool = false) async {
    if byHand { notices.retriedByHand() }
    do {
      let answer = try await keeper.refreshed(in: today.yearMonth, byHand: byHand)
      notice = notices.loadEnded(failures: answer.failure.map { [$0] } ?? [])
      await show(answer)
    } catch {
      // The screen was left, which is no failure.
    }
  }

  /// Opens or closes the row of a branch.
  public func toggle(_ id: Int) -> ListChanges<BranchSummary, Closing> { list.toggle(id) }

  private var today: CivilDate { CivilDate(koreaStandardTimeAt: now()) }

  private func show(_ answer: CatalogKeeper.Answer) async {
    guard let used = answer.used else {
      content = answer.failure.map { .failed($0) } ?? .loading
      return
    }
    catalog = BranchCatalog(used, bundledOn: bundledOn)
    age = answer.isOld ? used.agePhrase(at: now(), in: favorites.language) : nil
    await showFavorites()
  }

  /// Shows the favorites as they are now, for example after a star was tapped elsewhere.
  public func showFavorites() async {
    let (found, missing) = catalog.favorites(await favorites.list)
    self.missing = missing
    let days = today...today.adding(days: Self.horizon)
    list.replaceSections(
      repairing: found.map { branch in
        ListSection(
          BranchSummary(branch, on: today), rows: Array(branch.schedule.closings(in: days)))
      })
    content = found.isEmpty && missing.isEmpty ? .noFavorites : .list
  }
}
