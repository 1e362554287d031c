import KoreanCalendar
import MartModels

/// When something rings, and for what.
struct AlertCall {
  let time: WallTime
  let lead: Int
  let subject: AlertAnnouncement.Subject
  let basis: HolidayStatus.Basis
}

/// The minutes at which a phone rings for the closings of a store.
struct AlertClock {
  let now: WallTime
  let leads: LeadDays
  let time: TimeOfDay
  let calendar: PublicHolidayCalendar

  /// The calls for a store that are still to come.
  ///
  /// - Parameters:
  ///   - branch: the store.
  ///   - runs: the number of its next runs of closing days to read, without a last day. Later runs ring
  ///     later, so these hold the soonest calls.
  ///   - last: the last day on which a call is asked for; `nil` for as many runs as are enough.
  func calls(of branch: Branch, runs enough: Int, through last: CivilDate?) -> [AlertCall] {
    guard let longest = leads.longest else { return [] }
    // These days have enough closings of any store that closes at all.
    let horizon = CivilDate(dayNumber: now.date.dayNumber + ClosingRun.horizon) ?? .latest
    let end =
      last.map { CivilDate(dayNumber: $0.dayNumber + Int32(longest)) ?? .latest } ?? horizon
    var calls = states(of: branch)
    var (pending, count) = (nil as AlertCall?, 0)
    func ring(_ run: AlertCall) {
      guard case .closing(let days, _) = run.subject else { return }
      let before = calls.count
      for lead in leads.days { call(days.lowerBound, lead, run.subject, run.basis, into: &calls) }
      if calls.count > before, call(days.lowerBound, longest) != nil { count += 1 }
    }
    let start = now.date > .earliest ? now.date.adding(days: -1) : now.date
    guard start <= end else { return calls }
    // A run that begins by the last day may end after it.
    let edge = max(end, horizon)
    for closing in branch.schedule.closings(in: start...edge, calendar: calendar) {
      if let run = pending, case .closing(let days, _) = run.subject,
        days.upperBound.days(until: closing.date) == 1
      {
        pending = self.run(days.lowerBound...closing.date, min(run.basis, closing.basis))
        continue
      }
      if let run = pending { ring(run) }
      pending = nil
      if closing.date > end || last == nil && count >= enough { return calls }
      pending = run(closing.date...closing.date, closing.basis)
    }
    guard let run = pending, case .closing(let days, _) = run.subject else { return calls }
    // What ends with the days asked about may go on, and with no end in sight.
    let whole =
      days.upperBound < edge
      ? nil : ClosingRun(from: days.lowerBound, in: branch.schedule, calendar)
    ring(whole.map { self.run($0.days, $0.basis) } ?? run)
    return calls
  }

  /// What an alert says of a call.
  func announcement(
    _ call: AlertCall, of branch: Branch, _ alerted: AlertedBranch
  ) -> AlertAnnouncement {
    var next: NextClosing?
    if call.lead == 0, case .closing(let days, _) = call.subject, days.upperBound < .latest {
      next = branch.schedule.nextClosing(
        onOrAfter: days.upperBound.adding(days: 1), calendar: calendar)
    }
    return AlertAnnouncement(
      store: alerted, subject: call.subject, basis: call.basis, next: next,
      subscriber: SubscriberHash(""), leads: 1 << UInt32(call.lead), laterLeads: nil)
  }

  private func run(_ days: ClosedRange<CivilDate>, _ basis: HolidayStatus.Basis) -> AlertCall {
    AlertCall(
      time: now, lead: 0, subject: .closing(days, isTentative: basis.isTentative), basis: basis)
  }

  /// When a lead before a day rings; `nil` when that has passed.
  private func call(_ first: CivilDate, _ lead: Int) -> WallTime? {
    guard let day = CivilDate(dayNumber: first.dayNumber - Int32(lead)) else { return nil }
    let call = WallTime(day, time)
    return call > now ? call : nil
  }

  private func call(
    _ first: CivilDate, _ lead: Int, _ subject: AlertAnnouncement.Subject,
    _ basis: HolidayStatus.Basis, into calls: inout [AlertCall]
  ) {
    guard let time = call(first, lead) else { return }
    calls.append(AlertCall(time: time, lead: lead, subject: subject, basis: basis))
  }

  /// The calls for the states that a store will enter, each at the longest lead that is still to come.
  private func states(of branch: Branch) -> [AlertCall] {
    let schedule = branch.schedule
    let days = schedule.closures.map { $0.from } + [schedule.closedForGoodFrom].compactMap { $0 }
    var calls: [AlertCall] = []
    for next in Set(days.filter { $0 > now.date }).sorted() {
      let state = schedule.state(on: next)
      // A closure that begins within another one is no state of its own.
      guard state.firstClosedDay == next, let basis = state.basis else { continue }
      let count = calls.count
      for lead in leads.days where calls.count == count {
        call(next, lead, .state(state), basis, into: &calls)
      }
    }
    return calls
  }
}
