import KoreanCalendar
import MartModels

/// Finds what to announce to a subscriber about a branch.
struct AnnouncementSearch {
  let outlook: AlertOutlook
  let today: CivilDate
  let leads: UInt32
  let subscriber: SubscriberHash

  /// Looks at the days that are due, each once, and includes the days right after each.
  func find(
    _ due: UInt64, into found: inout [AlertAnnouncement], _ isSent: (AlertIdentity) -> Bool
  ) {
    var rest = due
    while rest != 0 {
      let first = rest.trailingZeroBitCount
      rest &= rest &- 1
      let own = unsent(dueLeads(of: first), on: first, isSent)
      guard own != 0 else { continue }
      var last = first
      var later: [UInt32]?
      while last < AlertOutlook.horizon, outlook.closed & (1 << UInt64(last + 1)) != 0 {
        // A day announced with the one before it gets that day's leads in addition to its own.
        let isDue = rest & (1 << UInt64(last + 1)) != 0
        let leads = unsent(own | (isDue ? dueLeads(of: last + 1) : 0), on: last + 1, isSent)
        guard leads != 0 else { break }
        last += 1
        later = (later ?? []) + [leads]
        rest &= ~(1 << UInt64(last))
      }
      let run = outlook.run(first, through: last, on: today)
      found.append(
        announcement(
          .closing(run.days, isTentative: run.basis.isTentative), run.basis,
          first == 0 ? outlook.next : nil, own, later))
    }
    for (state, days) in outlook.states where days <= 31 - leads.leadingZeroBitCount {
      announce(state, into: &found, isSent)
    }
  }

  private func announce(
    _ state: StoreState, into found: inout [AlertAnnouncement], _ isSent: (AlertIdentity) -> Bool
  ) {
    guard let first = state.firstClosedDay, let basis = state.basis else { return }
    let identity = AlertIdentity(subscriber, outlook.branch.id, first, .state)
    guard !isSent(identity) else { return }
    found.append(announcement(.state(state), basis, nil, 0, nil))
  }

  private func announcement(
    _ subject: AlertAnnouncement.Subject, _ basis: HolidayStatus.Basis, _ next: NextClosing?,
    _ own: UInt32, _ later: [UInt32]?
  ) -> AlertAnnouncement {
    AlertAnnouncement(
      store: outlook.branch, subject: subject, basis: basis, next: next, subscriber: subscriber,
      leads: own, laterLeads: later)
  }

  /// The leads by which a day is due today: all that are at least as long as it is away.
  private func dueLeads(of day: Int) -> UInt32 {
    day == 0 ? leads & 1 : leads & (UInt32.max << UInt32(truncatingIfNeeded: day))
  }

  private func unsent(
    _ leads: UInt32, on day: Int, _ isSent: (AlertIdentity) -> Bool
  ) -> UInt32 {
    let date = today.adding(days: day)
    var unsent = leads
    var rest = leads
    while rest != 0 {
      let lead = rest.trailingZeroBitCount
      rest &= rest &- 1
      if isSent(AlertIdentity(subscriber, outlook.branch.id, date, .closing(lead: lead))) {
        unsent &= ~(1 << UInt32(lead))
      }
    }
    return unsent
  }
}
