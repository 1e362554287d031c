import KoreanCalendar
import MartModels

/// What a plan knows about one branch: its closings in the next 64 days as a word.
struct AlertOutlook: Sendable {
  let branch: AlertedBranch
  /// Bit *n* is the day *n* days after today: the regular closings.
  let closed: UInt64
  /// What the closings rest on, in their order.
  let bases: [HolidayStatus.Basis]
  /// The closing days that reach the last of these days, and may go on after it; `nil` for none.
  let long: ClosingRun?
  /// The next closing after those that begin today, or `nil` when the branch is not closed today.
  let next: NextClosing?
  /// The states to announce, and the days until their first days; negative when one has begun.
  let states: [(state: StoreState, days: Int)]

  static let horizon = 63

  init(_ branch: Branch, on today: CivilDate, _ calendar: PublicHolidayCalendar) {
    self.branch = AlertedBranch(branch)
    let last = min(Int(CivilDate.latest.dayNumber), Int(today.dayNumber) + Self.horizon)
    let lastDay = CivilDate(dayNumber: Int32(truncatingIfNeeded: last)) ?? .latest
    var closed: UInt64 = 0
    var bases: [HolidayStatus.Basis] = []
    for closing in branch.schedule.closings(in: today...lastDay, calendar: calendar) {
      let bit: UInt64 = 1 << UInt64(today.days(until: closing.date))
      closed |= bit
      bases.append(closing.basis)
    }
    self.closed = closed
    self.bases = bases
    // From the last gap on; a day off the calendar is one, too.
    let gap = Self.horizon - (~closed).leadingZeroBitCount
    long =
      gap < Self.horizon
      ? ClosingRun(from: today.adding(days: gap + 1), in: branch.schedule, calendar) : nil
    // The days from today on without a gap are one closing; the next comes after them.
    let count = (~closed).trailingZeroBitCount
    let end = count > Self.horizon ? long?.days.upperBound : nil
    let closes = closed & 1 != 0
    let lastOfRun = closes ? end ?? today.adding(days: count - 1) : .latest
    next =
      lastOfRun < .latest
      ? branch.schedule.nextClosing(onOrAfter: lastOfRun.adding(days: 1), calendar: calendar) : nil
    states = Self.states(branch.schedule, today)
  }

  /// Consecutive closing days, which may go on after the last of these days, and their basis.
  ///
  /// - Parameters:
  ///   - first: the days from today until the first of them.
  ///   - last: the days until the last of them that is known here.
  ///   - today: the day of the outlook.
  func run(
    _ first: Int, through last: Int, on today: CivilDate
  ) -> (days: ClosedRange<CivilDate>, basis: HolidayStatus.Basis) {
    let start = today.adding(days: first)
    if last == Self.horizon, let long { return (start...long.days.upperBound, long.basis) }
    let bits = (UInt64.max >> UInt64(63 - (last - first))) << UInt64(first)
    return (start...today.adding(days: last), basis(of: bits))
  }

  /// The least certain basis of the closings within some of the days, at least one of them.
  private func basis(of days: UInt64) -> HolidayStatus.Basis {
    var least: HolidayStatus.Basis?
    var rest = closed
    var place = 0
    while rest != 0 {
      let bit = rest & (~rest &+ 1)
      if days & bit != 0 { least = least.map { min($0, bases[place]) } ?? bases[place] }
      rest &= ~bit
      place += 1
    }
    return least ?? .municipal
  }

  /// The states that the store entered a few days ago or will enter within a month.
  private static func states(
    _ schedule: HolidaySchedule, _ today: CivilDate
  ) -> [(state: StoreState, days: Int)] {
    guard schedule.closedForGoodFrom != nil || !schedule.closures.isEmpty else { return [] }
    var states: [(state: StoreState, days: Int)] = []
    var date = today
    for _ in 0...31 {
      let state = schedule.state(on: date)
      if let first = state.firstClosedDay, states.last?.state != state {
        let days = today.days(until: first)
        if days > -AlertPlan.daysOfState { states.append((state, days)) }
      }
      guard date < .latest else { break }
      date = date.adding(days: 1)
    }
    return states
  }
}

/// A branch as messages name it, made once for a plan and shared by all its messages.
final class AlertedBranch: Sendable {
  let id: Int
  let korean: String
  let english: String

  init(_ branch: Branch) {
    id = branch.id
    korean = branch.displayName(in: .korean)
    english = branch.displayName(in: .english)
  }
}

extension AlertedBranch: Hashable {
  static func == (lhs: AlertedBranch, rhs: AlertedBranch) -> Bool {
    lhs === rhs || lhs.id == rhs.id && lhs.korean == rhs.korean && lhs.english == rhs.english
  }

  func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
