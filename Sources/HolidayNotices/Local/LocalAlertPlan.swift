public import KoreanCalendar
public import MartModels

/// The alerts that a phone can schedule itself, within the limit of its system.
///
/// iOS keeps 64 pending notifications and silently drops the others. So the soonest alert of every
/// favorite is planned first, then the soonest of the others; plan again when the app opens, when
/// favorites change and when new data arrives.
///
/// ```swift
/// import MartHolidayKit
///
/// let branch = Branch(
///   id: 7, mart: .costco, name: "양재점", schedule: HolidaySchedule(rule: .nth([2, 4], .sunday)))
/// let plan = LocalAlertPlan(for: [branch], from: WallTime(CivilDate(2026, 11, 21), 9, 0))
/// plan.alerts.count  // 64
/// plan.alerts[0].time  // WallTime(CivilDate(2026, 11, 21), 11, 0)
/// plan.alerts[0].body(in: .korean)  // "코스트코 양재점은 내일(11월 22일 일요일) 쉽니다."
/// ```
///
/// Nothing is planned for unknown days.
public struct LocalAlertPlan: Hashable, Sendable {
  /// The alerts, soonest first, at most as many as the limit.
  public let alerts: [LocalAlert]

  /// As many as iOS keeps.
  public static let defaultLimit = 64

  /// Plans the alerts of some favorites.
  ///
  /// - Parameters:
  ///   - branches: the favorites; of two with the same number the first counts.
  ///   - now: the minute in Korea; alerts at or before it are left out.
  ///   - leads: how many days ahead.
  ///   - minuteOfDay: the minute of the Korean day at which they are shown, 660 for eleven in the
  ///     morning; clamped to 0…1439.
  ///   - limit: the maximum number of pending alerts.
  ///   - calendar: the public holidays, with days that were designated since.
  /// - Complexity: O(*b* · *l* · log(*b* · *l*)) for *b* branches and a limit *l*.
  public init(
    for branches: some Sequence<Branch>, from now: WallTime, leads: LeadDays = [1],
    minuteOfDay: Int = 660, limit: Int = defaultLimit,
    calendar: PublicHolidayCalendar = .southKorea
  ) {
    let minute = min(max(0, minuteOfDay), 1_439)
    var seen: Set<Int> = []
    var soonest: [LocalAlert] = []
    var others: [LocalAlert] = []
    for branch in branches where seen.insert(branch.id).inserted {
      let alerts = Self.alerts(of: branch, now, leads, minute, limit, calendar)
      soonest += alerts.prefix(1)
      others += alerts.dropFirst()
    }
    soonest.sort(by: LocalAlert.isSooner)
    others.sort(by: LocalAlert.isSooner)
    let chosen = soonest.prefix(max(0, limit))
    alerts = (chosen + others.prefix(max(0, limit) - chosen.count)).sorted(by: LocalAlert.isSooner)
  }

  /// The first alerts of a branch, at most as many as a limit, soonest first.
  private static func alerts(
    of branch: Branch, _ now: WallTime, _ leads: LeadDays, _ minute: Int, _ limit: Int,
    _ calendar: PublicHolidayCalendar
  ) -> [LocalAlert] {
    guard let longest = leads.longest, limit > 0 else { return [] }
    var alerts: [LocalAlert] = []
    func add(
      _ subject: AlertAnnouncement.Subject, _ basis: HolidayStatus.Basis, _ next: NextClosing?,
      _ first: CivilDate, _ lead: Int, _ kind: String
    ) {
      guard let day = CivilDate(dayNumber: first.dayNumber - Int32(lead)),
        let time = WallTime(date: day, minuteOfDay: minute), time > now
      else { return }
      alerts.append(
        LocalAlert(
          id: "\(kind)-\(branch.id)-\(first)-\(lead)", branch: branch.id, mart: branch.mart,
          branchName: branch.mart.nameWithoutMart(branch.name), subject: subject, basis: basis,
          next: next, time: time))
    }
    for run in runs(of: branch, from: now.date, most: limit, calendar) {
      let (first, last) = (run.days.lowerBound, run.days.upperBound)
      let subject = AlertAnnouncement.Subject.closing(run.days, isTentative: run.basis.isTentative)
      for lead in leads.days {
        let isOnDay = lead == 0 && last < .latest
        let next =
          isOnDay
          ? branch.schedule.nextClosing(onOrAfter: last.adding(days: 1), calendar: calendar) : nil
        add(subject, run.basis, next, first, lead, "closing")
      }
    }
    if let state = comingState(of: branch, now.date), let first = state.firstClosedDay,
      let basis = state.basis
    {
      add(.state(state), basis, nil, first, longest, "state")
    }
    return Array(alerts.sorted(by: LocalAlert.isSooner).prefix(limit))
  }

  /// The next runs of consecutive closing days, of which the first may have begun before.
  private static func runs(
    of branch: Branch, from date: CivilDate, most: Int, _ calendar: PublicHolidayCalendar
  ) -> [(days: ClosedRange<CivilDate>, basis: HolidayStatus.Basis)] {
    var runs: [(days: ClosedRange<CivilDate>, basis: HolidayStatus.Basis)] = []
    // Ten years have enough closings of any store that closes at all.
    let end = CivilDate(dayNumber: date.dayNumber + 3_652) ?? .latest
    let start = date > .earliest ? date.adding(days: -1) : date
    for closing in branch.schedule.closings(in: start...end, calendar: calendar) {
      if let last = runs.last, last.days.upperBound.days(until: closing.date) == 1 {
        runs[runs.count - 1] = (
          last.days.lowerBound...closing.date, min(last.basis, closing.basis)
        )
      } else {
        if runs.count > most { return runs }
        runs.append((closing.date...closing.date, closing.basis))
      }
    }
    return runs
  }

  /// The next state of the store, or `nil` when it is already in one or none is announced.
  private static func comingState(of branch: Branch, _ date: CivilDate) -> StoreState? {
    let schedule = branch.schedule
    let days = schedule.closures.map { $0.from } + [schedule.closedForGoodFrom].compactMap { $0 }
    let next = days.filter { $0 > date }.min()
    guard schedule.state(on: date) == .operating, let next else { return nil }
    return schedule.state(on: next)
  }
}
