public import Favorites
public import KoreanCalendar
public import MartModels

/// What a widget shows about the user's favorites over the coming days.
///
/// There is one entry for each Korean midnight at which what is shown changes: on the day before a
/// closing, on the closing day, on the day after it, and so on. Between two entries nothing
/// changes, so a widget that draws each at its midnight is never wrong.
///
/// ```swift
/// import MartHolidayKit
///
/// let branch = Branch(
///   id: 7, mart: .costco, name: "양재점", schedule: HolidaySchedule(rule: .nth([2, 4], .sunday)))
/// let timeline = WidgetTimeline([branch], from: CivilDate(2026, 11, 19))
/// timeline.entries.map(\.date.day)  // [19, 21, 22, 23]
/// timeline.entry(on: CivilDate(2026, 11, 22))?.rows[0].phrase(in: .korean)
/// // "오늘 휴무 (규칙 예상), 다음 12월 13일 (일)"
/// ```
///
/// It takes branches and needs no catalog, network or clock.
public struct WidgetTimeline: Hashable, Sendable {
  /// The entries, earliest first; there is always one.
  public let entries: [WidgetEntry]
  /// The last day of the entries; ask for new ones at the midnight that ends it.
  public let lastDay: CivilDate

  /// Makes the timeline of some branches.
  ///
  /// - Parameters:
  ///   - branches: the favorites in the user's order; may be empty.
  ///   - date: the first day, normally today in Korea.
  ///   - days: the number of days from the first on; at least one.
  ///   - limit: how many favorites the widget has room for; it shows the first ones.
  ///   - fetch: how the last attempt to get newer data went. After a failed one there is an entry
  ///     each day, because the age of the data is shown.
  ///   - calendar: the public holidays, including any that the app has added.
  /// - Complexity: O(*b* · *e*) for *b* branches and *e* entries.
  public init(
    _ branches: [Branch], from date: CivilDate, days: Int = 14,
    limit: Int = FavoriteList<Int>.defaultLimit,
    fetch: WidgetFetch = .succeeded, calendar: PublicHolidayCalendar = .southKorea
  ) {
    self.init(
      of: branches.prefix(max(0, limit)).map { .found($0) }, isEmpty: branches.isEmpty,
      hasData: true, from: date, days: days, fetch: fetch, calendar)
  }

  /// Makes the timeline of the favorites, looked up among the stored branches.
  ///
  /// A favorite that is not among them is a row with its last known name.
  ///
  /// ```swift
  /// import MartHolidayKit
  ///
  /// let stored = [Branch(id: 7, mart: .costco, name: "양재점")]
  /// let today = CivilDate(2026, 11, 21)
  /// let list = try FavoriteList([7, 8])
  /// let rows = WidgetTimeline(favorites: list, in: stored, from: today).entries[0].rows
  /// rows.map { $0.displayName(in: .korean) }  // ["코스트코 양재점", "알 수 없는 매장"]
  /// rows[1].phrase(in: .korean)  // "매장 정보 없음"
  /// WidgetTimeline(favorites: list, in: [], from: today).entries[0].content  // .noData
  /// ```
  ///
  /// - Parameters:
  ///   - favorites: the favorites in the user's order.
  ///   - branches: the stored branches.
  ///   - date: the first day, normally today in Korea.
  ///   - days: the number of days from the first on; at least one.
  ///   - limit: how many favorites the widget has room for; it shows the first ones.
  ///   - fetch: how the last attempt to get newer data went.
  ///   - calendar: the public holidays, including any that the app has added.
  public init(
    favorites: FavoriteList<Int>, in branches: [Branch], from date: CivilDate, days: Int = 14,
    limit: Int = FavoriteList<Int>.defaultLimit, fetch: WidgetFetch = .succeeded,
    calendar: PublicHolidayCalendar = .southKorea
  ) {
    self.init(
      entries: favorites.entries, in: branches, from: date, days: days, limit: limit, fetch: fetch,
      calendar)
  }

  /// Makes the timeline of favorites that are given by their numbers.
  ///
  /// ```swift
  /// import MartHolidayKit
  ///
  /// let stored = [Branch(id: 7, mart: .costco, name: "양재점")]
  /// let today = CivilDate(2026, 11, 21)
  /// WidgetTimeline(favorites: [Int](), in: stored, from: today).entries[0].content  // .noFavorites
  /// WidgetTimeline(favorites: [7, 8], in: stored, from: today).entries[0].missingCount  // 1
  /// ```
  ///
  /// - Parameters:
  ///   - favorites: the numbers of the favorites in the user's order; a repeated one counts once.
  ///   - branches: the stored branches; a favorite that is not among them is a row without a name.
  ///   - date: the first day, normally today in Korea.
  ///   - days: the number of days from the first on; at least one.
  ///   - limit: how many favorites the widget has room for; it shows the first ones.
  ///   - fetch: how the last attempt to get newer data went.
  ///   - calendar: the public holidays, including any that the app has added.
  public init(
    favorites: some Sequence<Int>, in branches: [Branch], from date: CivilDate, days: Int = 14,
    limit: Int = FavoriteList<Int>.defaultLimit, fetch: WidgetFetch = .succeeded,
    calendar: PublicHolidayCalendar = .southKorea
  ) {
    var seen: Set<Int> = []
    let entries = favorites.filter { seen.insert($0).inserted }.map { FavoriteList<Int>.Entry($0) }
    self.init(
      entries: entries, in: branches, from: date, days: days, limit: limit, fetch: fetch, calendar)
  }

  private init(
    entries: [FavoriteList<Int>.Entry], in branches: [Branch], from date: CivilDate, days: Int,
    limit: Int, fetch: WidgetFetch, _ calendar: PublicHolidayCalendar
  ) {
    let shown = entries.prefix(max(0, limit)).map { entry -> WidgetEntryMaker.Favorite in
      branches.first { $0.id == entry.id }.map { .found($0) } ?? .missing(entry)
    }
    self.init(
      of: shown, isEmpty: entries.isEmpty, hasData: !branches.isEmpty, from: date, days: days,
      fetch: fetch, calendar)
  }

  private init(
    of favorites: [WidgetEntryMaker.Favorite], isEmpty: Bool, hasData: Bool, from date: CivilDate,
    days: Int, fetch: WidgetFetch, _ calendar: PublicHolidayCalendar
  ) {
    let room = date.days(until: .latest)
    lastDay = date.adding(days: min(max(1, days) - 1, room))
    let maker = WidgetEntryMaker(
      favorites: favorites, isEmpty: isEmpty, hasData: hasData, dates: date...lastDay,
      fetch: fetch, calendar: calendar)
    entries = maker.entries()
  }

  /// The entry that is shown on a day.
  ///
  /// - Parameter date: a Korean date.
  /// - Returns: `nil` before the first day and after the last.
  public func entry(on date: CivilDate) -> WidgetEntry? {
    guard date <= lastDay else { return nil }
    let index = partitionIndex(entries.count) { entries[$0].date <= date }
    return index > 0 ? entries[index - 1] : nil
  }

  /// The entry that is shown at a minute in Korea.
  ///
  /// - Parameter time: the minute.
  /// - Returns: `nil` before the first day and after the last.
  public func entry(at time: WallTime) -> WidgetEntry? { entry(on: time.date) }

  /// The Korean midnight at which the entries end, when the widget should ask for new ones; `nil`
  /// at the end of the calendar.
  public var end: WallTime? {
    lastDay < .latest ? WallTime(date: lastDay.adding(days: 1), minuteOfDay: 0) : nil
  }
}
