public import Favorites
public import KoreanCalendar
public import MartModels

/// All favorites on a date: how many are open, closed, or unknown.
///
/// It answers only for the favorites, for each as its `BranchSummary` does: a day that only the hours close is
/// expected to be closed. Without favorites there is no answer, never that of another
/// store; a favorite that is missing in the catalog counts as unknown.
///
/// ```swift
/// import MartHolidayKit
///
/// let sundays = HolidaySchedule(rule: .nth([2, 4], .sunday))
/// let mondays = HolidaySchedule(rule: .nth([2, 4], .monday))
/// let catalog = BranchCatalog([
///   Branch(id: 1, mart: .emart, name: "성수점", schedule: sundays),
///   Branch(id: 2, mart: .emart, name: "대구점", schedule: mondays),
///   Branch(id: 3, mart: .costco, name: "대구점", schedule: mondays),
/// ])
/// let list = try FavoriteList([1, 2, 3])
/// let summary = FavoritesSummary(list, in: catalog, on: CivilDate(2026, 11, 22))
/// summary.phrase(in: .korean)  // "셋 중 둘은 오늘 영업"
/// ```
public struct FavoritesSummary: Hashable, Sendable {
  /// A favorite with its answer.
  public struct Entry: Identifiable, Hashable, Sendable {
    /// The number of the favorite.
    public let id: Int
    /// The branch, or `nil` when the catalog does not have it.
    public let branch: Branch?
    /// Whether it is closed on the date; unknown when the catalog does not have it.
    public let status: HolidayStatus

    /// What the status rests on, or `nil` when it is unknown.
    public var basis: HolidayStatus.Basis? { status.basis }
    /// Whether the status is only expected.
    public var isExpected: Bool { basis?.isExpected ?? false }
  }

  /// The favorites, in the order of the user.
  public let entries: [Entry]
  /// The date asked about.
  public let date: CivilDate
  /// The date of the question, for the words.
  public let today: CivilDate

  /// Sums up the favorites for a date.
  ///
  /// - Parameters:
  ///   - list: the favorites.
  ///   - catalog: the catalog with their branches.
  ///   - date: the date to ask about.
  ///   - today: the date of the question; `nil` when it is the same.
  ///   - calendar: the public holidays, including any that the app has added.
  public init(
    _ list: FavoriteList<Int>, in catalog: BranchCatalog, on date: CivilDate,
    asked today: CivilDate? = nil, calendar: PublicHolidayCalendar = .southKorea
  ) {
    entries = list.map { id in
      let branch = catalog[id]
      return Entry(
        id: id, branch: branch,
        status: branch?.status(on: date, calendar: calendar) ?? .unknown)
    }
    self.date = date
    self.today = today ?? date
  }

  /// Sums up the favorites for the Sunday of this week, which is today on a Sunday.
  ///
  /// ```swift
  /// import MartHolidayKit
  ///
  /// let list = FavoriteList<Int>()
  /// let summary = FavoritesSummary.thisSunday(list, in: BranchCatalog([]), asOf: CivilDate(2026, 11, 18))
  /// summary.date  // CivilDate(2026, 11, 22)
  /// summary.phrase(in: .korean)  // "즐겨찾는 매장이 없습니다."
  /// ```
  ///
  /// - Parameters:
  ///   - list: the favorites.
  ///   - catalog: the catalog with their branches.
  ///   - today: the date of the question.
  ///   - calendar: the public holidays, including any that the app has added.
  public static func thisSunday(
    _ list: FavoriteList<Int>, in catalog: BranchCatalog, asOf today: CivilDate,
    calendar: PublicHolidayCalendar = .southKorea
  ) -> FavoritesSummary {
    let days = (7 - today.weekday.rawValue + Weekday.sunday.rawValue) % 7
    let sunday = today.days(until: .latest) < days ? today : today.adding(days: days)
    return FavoritesSummary(list, in: catalog, on: sunday, asked: today, calendar: calendar)
  }

  /// The number of favorites.
  public var count: Int { entries.count }
  /// Whether there are no favorites, so that there is nothing to say.
  public var isEmpty: Bool { entries.isEmpty }

  /// The favorites that are open on the date, in the order of the user, with those that are only
  /// expected to be.
  public var open: [Entry] {
    entries.filter { if case .open = $0.status { true } else { false } }
  }
  /// The favorites that are closed on the date, in the order of the user, with those that are only
  /// expected to be.
  public var closed: [Entry] {
    entries.filter { if case .closed = $0.status { true } else { false } }
  }
  /// The favorites with an unknown status, in the order of the user.
  public var unknown: [Entry] { entries.filter { $0.status == .unknown } }

  /// The favorites that are missing in the catalog; they are also unknown.
  public var missing: [Int] { entries.filter { $0.branch == nil }.map { $0.id } }

  /// How many of the open favorites are only expected to be open.
  public var expectedOpenCount: Int { open.count { $0.isExpected } }
  /// How many of the closed favorites are only expected to be closed.
  public var expectedClosedCount: Int { closed.count { $0.isExpected } }

  /// The least certain basis of what is known, or `nil` when nothing is.
  public var basis: HolidayStatus.Basis? { entries.compactMap { $0.basis }.min() }

  /// The least certainty of what is known, or `nil` when nothing is.
  public var certainty: HolidayStatus.Basis.Certainty? {
    entries.compactMap { $0.status.basis?.certainty }.min()
  }
}
