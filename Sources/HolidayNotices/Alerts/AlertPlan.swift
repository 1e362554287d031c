public import KoreanCalendar
public import MartModels

/// What to tell each subscriber now, for a push server that may run often and on many machines.
///
/// A plan is made for the minute in which the server runs. It says what to send now that was not
/// sent before, so a repeated run, or one after a crash, sends nothing twice as long as you
/// remember what was sent. Unknown days are not mentioned.
///
/// ```swift
/// import MartHolidayKit
///
/// let branch = Branch(
///   id: 7, mart: .costco, name: "양재점", schedule: HolidaySchedule(rule: .nth([2, 4], .sunday)))
/// let plan = AlertPlan(for: [branch], at: WallTime(CivilDate(2026, 11, 21), 11, 0))
/// let subscriber = AlertSubscriber(id: "token-A", favorites: [7])
/// plan.message(for: subscriber)?.body  // "코스트코 양재점은 내일(11월 22일 일요일) 쉽니다."
/// ```
///
/// **When.** A closing is due from the preferred time on the day that the lead says. It stays due
/// until the closing day begins at Korean midnight, so a late publication, or a server that was
/// down, still leads to an alert in time; the words then say how far away the day is. With a lead
/// of 0 it is due until the day is over. Every message expires at the next Korean midnight, because
/// its words are true only today.
///
/// **What.** Closings are those of the schedules alone: a day that only the hours of a store leave out, such
/// as each Saturday beside 평일 10:00~22:00, is no news. Consecutive closing days make one announcement,
/// due with the first of them; it names no end while none is in sight. All announcements for a
/// subscriber are one message. A store that is closed for a time or for good has no closing days; it is
/// announced once, from the longest lead before the first day until a week after it.
public struct AlertPlan: Sendable {
  /// The minute for which the plan is made.
  public let now: WallTime
  /// How many days ahead to tell subscribers without their own setting.
  public let leads: LeadDays
  /// The time in Korea before which subscribers without their own setting get nothing.
  public let notBefore: TimeOfDay
  private let table: OutlookTable

  /// For how many days from its first day a state is announced to those who have not heard of it.
  static let daysOfState = 7

  /// Makes the plan for a minute.
  ///
  /// - Parameters:
  ///   - branches: the branches, each asked once; of two with the same number the first counts.
  ///   - now: the minute in Korea.
  ///   - leads: how many days ahead to tell subscribers without their own setting.
  ///   - notBefore: the time in Korea before which nothing is sent.
  ///   - calendar: the public holidays, including any that the app has added.
  /// - Complexity: O(*n*) for *n* branches.
  public init(
    for branches: some Sequence<Branch>, at now: WallTime, leads: LeadDays = [1],
    notBefore: TimeOfDay = .alerts, calendar: PublicHolidayCalendar = .southKorea
  ) {
    self.now = now
    self.leads = leads
    self.notBefore = notBefore
    var table = OutlookTable()
    for branch in branches { table.add(AlertOutlook(branch, on: now.date, calendar)) }
    self.table = table
  }

  /// What to send to a subscriber now, or `nil` for nothing.
  ///
  /// A favorite that is not among the branches has no announcements.
  ///
  /// - Parameters:
  ///   - subscriber: the subscriber; the identities in `sent` count as sent.
  ///   - isSent: whether something was sent before, according to the server.
  /// - Complexity: O(*n*) in the favorites; without allocation if nothing is due.
  public func message(
    for subscriber: AlertSubscriber, isSent: (AlertIdentity) -> Bool = { _ in false }
  ) -> AlertMessage? {
    message(for: subscriber, hash: nil, isSent: isSent)
  }

  func message(
    for subscriber: AlertSubscriber, hash: SubscriberHash?, isSent: (AlertIdentity) -> Bool
  ) -> AlertMessage? {
    guard now.time >= subscriber.notBefore ?? notBefore else { return nil }
    let leads = (subscriber.leads ?? self.leads).bits
    guard leads != 0 else { return nil }
    // With a lead of 0 today is due; with others all days from tomorrow through the longest.
    let longest = 31 - leads.leadingZeroBitCount
    let reach = (UInt64(2) << UInt64(longest)) - 2 | UInt64(leads & 1)
    var announcements: [AlertAnnouncement] = []
    var hash = hash
    // Filled where something is due, which is rare.
    var seen: Set<Int> = []
    var sent: Set<AlertIdentity> = []
    for index in subscriber.favorites.indices {
      let id = subscriber.favorites[index]
      guard let place = table.place(of: id) else { continue }
      let due = table.outlooks[place].closed & reach
      if due == 0 {
        guard let state = table.outlooks[place].states.first, state.days <= longest else {
          continue
        }
      }
      // A look back is faster than a set while the favorites are a few.
      let isFirst =
        subscriber.favorites.count <= 16
        ? !subscriber.favorites[..<index].contains(id) : seen.insert(id).inserted
      guard isFirst else { continue }
      let known = hash ?? SubscriberHash(subscriber.id)
      hash = known
      if announcements.isEmpty { announcements.reserveCapacity(subscriber.favorites.count) }
      let search = AnnouncementSearch(
        outlook: table.outlooks[place], today: now.date, leads: leads, subscriber: known)
      if subscriber.sent.isEmpty {
        search.find(due, into: &announcements, isSent)
      } else {
        if sent.isEmpty { sent = Set(subscriber.sent) }
        let sent = sent
        search.find(due, into: &announcements) { isSent($0) || sent.contains($0) }
      }
    }
    guard !announcements.isEmpty else { return nil }
    return AlertMessage(
      subscriber: subscriber.id, language: subscriber.language, date: now.date,
      announcements: announcements)
  }
}
