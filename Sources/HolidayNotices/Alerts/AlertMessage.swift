public import KoreanCalendar
public import MartModels

/// One message to one subscriber, with everything due to them at one time.
public struct AlertMessage: Hashable, Sendable {
  /// The name of the subscriber.
  public let subscriber: String
  /// The language of the message.
  public let language: PhraseLanguage
  /// The Korean day on which the message is true.
  public let date: CivilDate
  /// What is announced, in the order of the subscriber's favorites; never empty.
  public let announcements: [AlertAnnouncement]

  init(
    subscriber: String, language: PhraseLanguage, date: CivilDate,
    announcements: [AlertAnnouncement]
  ) {
    assert(!announcements.isEmpty, "a message that says nothing")
    self.subscriber = subscriber
    self.language = language
    self.date = date
    self.announcements = announcements
  }

  /// The least certain basis of what is announced.
  public var basis: HolidayStatus.Basis? { announcements.lazy.map { $0.basis }.min() }

  /// The identities to remember when the message is sent.
  public var identities: [AlertIdentity] {
    var identities: [AlertIdentity] = []
    for announcement in announcements {
      announcement.forEachIdentity { identities.append($0) }
    }
    return identities
  }

  /// The identity of the first announcement, under which a push service keeps one message.
  ///
  /// If a message is sent twice because a server crashed between sending and remembering, the
  /// second replaces the first on the device.
  public var collapseIdentity: AlertIdentity? { announcements.first?.identities.first }

  /// The Korean midnight when the words stop being true; `nil` at the end of the calendar.
  public var expires: WallTime? {
    date < .latest ? WallTime(date: date.adding(days: 1), minuteOfDay: 0) : nil
  }

  /// Where a tap leads, or `nil` for the list when the message is about several branches.
  public var link: BranchLink? {
    guard let first = announcements.first,
      announcements.allSatisfy({ $0.branch == first.branch })
    else { return nil }
    return BranchLink(branch: first.branch)
  }
}
