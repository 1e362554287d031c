public import KoreanCalendar
public import MartModels

/// The alerts that a phone can schedule itself, within the limit of its system.
///
/// iOS keeps 64 pending notifications and silently drops the others. So the soonest alert of every
/// favorite is planned first, then the soonest of the others; plan again when the app opens, when
/// favorites change and when new data arrives. What is due in one minute is one alert, so stores
/// that close on one day ring once.
///
/// ```swift
/// import MartHolidayKit
///
/// let sundays = HolidaySchedule(rule: .nth([2, 4], .sunday))
/// let stores = [
///   Branch(id: 7, mart: .costco, name: "양재점", schedule: sundays),
///   Branch(id: 1, mart: .emart, name: "성수점", schedule: sundays),
/// ]
/// let plan = LocalAlertPlan(for: stores, from: WallTime(CivilDate(2026, 11, 21), 9, 0))
/// plan.alerts.count  // 64
/// plan.alerts[0].id  // "closings-2026-11-21T11:00"
/// plan.alerts[0].title(in: .korean)  // "내일 쉬는 매장 2곳"
/// plan.alerts[0].body(in: .korean)  // "코스트코 양재점과 이마트 성수점은 내일(11월 22일 일요일) 쉽니다."
/// ```
///
/// Closings are those of the schedules alone, as in an `AlertPlan`. Nothing is planned for unknown days,
/// nor for consecutive closing days that have begun: the phone rings for the first of them. A state of a
/// store is announced once, at the longest lead that is still to come.
public struct LocalAlertPlan: Hashable, Sendable {
  /// The alerts, soonest first, at most as many as the limit, one for a minute.
  public let alerts: [LocalAlert]

  /// As many as iOS keeps.
  public static let defaultLimit = 64

  /// Plans the alerts of some favorites.
  ///
  /// - Parameters:
  ///   - branches: the favorites; of two with the same number the first counts.
  ///   - now: the minute in Korea; alerts at or before it are left out.
  ///   - leads: how many days ahead.
  ///   - time: the time in Korea at which they are shown.
  ///   - limit: the maximum number of pending alerts.
  ///   - calendar: the public holidays, including any that the app has added.
  /// - Complexity: O(*b* · *l* · log(*b* · *l*)) for *b* branches and a limit *l*.
  public init(
    for branches: some Sequence<Branch>, from now: WallTime, leads: LeadDays = [1],
    at time: TimeOfDay = .alerts, limit: Int = defaultLimit,
    calendar: PublicHolidayCalendar = .southKorea
  ) {
    let clock = AlertClock(now: now, leads: leads, time: time, calendar: calendar)
    var seen: Set<Int> = []
    let stores = branches.filter { seen.insert($0.id).inserted }
    guard !leads.isEmpty, limit > 0 else {
      alerts = []
      return
    }
    let soon = stores.map { clock.calls(of: $0, runs: limit, through: nil) }
    let firsts = Set(soon.compactMap { $0.lazy.map { $0.time }.min() }).sorted().prefix(limit)
    let others = Set(soon.joined().lazy.map { $0.time }).subtracting(firsts).sorted()
    let times = Set(firsts + others.prefix(limit - firsts.count))
    guard let last = times.max() else {
      alerts = []
      return
    }
    // A later run of a store may be due in one of these minutes too.
    var due: [WallTime: [AlertAnnouncement]] = [:]
    for store in stores {
      let alerted = AlertedBranch(store)
      for call in clock.calls(of: store, runs: 0, through: last.date)
      where times.contains(call.time) {
        due[call.time, default: []].append(clock.announcement(call, of: store, alerted))
      }
    }
    alerts = due.map { LocalAlert(at: $0.key, $0.value) }.sorted { $0.time < $1.time }
  }

  /// Plans the alerts of some favorites by the settings of the user.
  ///
  /// - Parameters:
  ///   - branches: the favorites; of two with the same number the first counts.
  ///   - now: the minute in Korea; alerts at or before it are left out.
  ///   - settings: how many days ahead and at which minute.
  ///   - limit: the maximum number of pending alerts.
  ///   - calendar: the public holidays, including any that the app has added.
  public init(
    for branches: some Sequence<Branch>, from now: WallTime, settings: AlertSettings,
    limit: Int = defaultLimit, calendar: PublicHolidayCalendar = .southKorea
  ) {
    self.init(
      for: branches, from: now, leads: settings.leads, at: settings.time, limit: limit,
      calendar: calendar)
  }

  /// The pending notifications that the plan no longer has, to be removed from the system.
  ///
  /// Those of the plan itself need not be removed: adding one replaces the one with its name.
  ///
  /// ```swift
  /// import MartHolidayKit
  ///
  /// let none = LocalAlertPlan(for: [], from: WallTime(CivilDate(2026, 11, 21), 9, 0))
  /// none.obsolete(among: ["closings-2026-11-21T11:00", "news"])  // ["closings-2026-11-21T11:00"]
  /// ```
  ///
  /// - Parameter pending: the names of all pending notifications of the app.
  /// - Returns: the names of local alerts that are not in the plan, and never a name of the app's own.
  public func obsolete(among pending: some Sequence<String>) -> [String] {
    let planned = Set(alerts.lazy.map { $0.id })
    return pending.filter { LocalAlert.isName($0) && !planned.contains($0) }
  }
}
