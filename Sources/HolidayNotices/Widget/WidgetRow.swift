import Favorites
public import KoreanCalendar
public import MartModels

/// One favorite in a widget, from one Korean midnight on.
public struct WidgetRow: Identifiable, Hashable, Sendable {
  /// The number of the branch.
  public let id: Int
  /// The mart of the branch; `nil` for a store that is missing and was never named.
  public let mart: Mart?
  /// The name of the branch without that of its mart, such as `양재점`; the last known name of a
  /// store that is missing, and `nil` without one.
  public let branchName: String?
  /// The day from whose Korean midnight the row is true.
  public internal(set) var date: CivilDate
  /// What the row says about the branch.
  public internal(set) var state: WidgetState
  /// Whether the branch is closed on the day, and how that is known.
  ///
  /// It is the same on every day until the next entry.
  public internal(set) var today: HolidayStatus

  /// Makes the row of a branch for a day.
  ///
  /// - Parameters:
  ///   - branch: the branch.
  ///   - date: the day, normally today.
  ///   - calendar: the public holidays, including any that the app has added.
  public init(
    _ branch: Branch, on date: CivilDate, calendar: PublicHolidayCalendar = .southKorea
  ) {
    self.init(
      branch, WidgetState(of: branch, on: date, calendar: calendar),
      branch.status(on: date, calendar: calendar), date)
  }

  init(_ branch: Branch, _ state: WidgetState, _ today: HolidayStatus, _ date: CivilDate) {
    id = branch.id
    mart = branch.mart
    branchName = branch.mart.nameWithoutMart(branch.name)
    self.date = date
    self.state = state
    self.today = today
  }

  /// Makes the row of a favorite for which there is no data.
  init(_ entry: FavoriteList<Int>.Entry, missingOn date: CivilDate) {
    id = entry.id
    mart = entry.lastKnown?.knownMart
    branchName = entry.lastKnown?.name
    self.date = date
    state = .missing
    today = .unknown
  }

  /// The basis of the row, or `nil` when nothing is known about the day.
  public var basis: HolidayStatus.Basis? { today.basis }

  /// The next known closed day from tomorrow on, or `nil`.
  public var nextClosing: Closing? { state.next?.closing }

  /// Whether the store is open today and closed tomorrow.
  public var closesTomorrow: Bool {
    if case .closedToday = state { return false }
    let first: CivilDate? =
      switch state.next {
      case .closing(let closing)?: closing.date
      case .state(let store)?: store.firstClosedDay
      case nil, .never?, .unknown?: nil
      }
    return first.map { date.days(until: $0) == 1 } ?? false
  }

  /// The name with that of the mart in a language; the last known one of a store that is missing.
  ///
  /// - Complexity: O(*n*) in the names of the mart; it is built at each call.
  public func displayName(in language: PhraseLanguage) -> String {
    let name = branchName.map { FavoriteName($0, mart: mart?.serverName ?? "") }
    return FavoriteList<Int>.Entry(id, lastKnown: name).displayName(in: language)
  }

  /// The sign for the state, without a color.
  public var symbol: WidgetSymbol { WidgetSymbol(self) }
}
