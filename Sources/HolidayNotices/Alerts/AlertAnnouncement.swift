public import KoreanCalendar
public import MartModels

/// What a message says about one branch: consecutive closing days, or that it is out of business.
public struct AlertAnnouncement: Hashable, Sendable {
  /// What is announced.
  public enum Subject: Hashable, Sendable {
    /// The first and the last of consecutive closing days, and whether one of them may move.
    ///
    /// The last is `CivilDate.latest` while no end is in sight; words then name none.
    case closing(ClosedRange<CivilDate>, isTentative: Bool)
    /// The store is closed for a time or for good, or will be.
    case state(StoreState)
  }

  /// The branch, shared by all messages of the plan.
  let store: AlertedBranch
  /// What is announced.
  public let subject: Subject
  /// The basis of the announcement, that of its least certain day.
  public let basis: HolidayStatus.Basis
  /// If the branch is closed today, the next closing after these days; otherwise `nil`.
  public let next: NextClosing?
  let subscriber: SubscriberHash
  /// The leads of the first day, and those of the following days, if any.
  let leads: UInt32
  let laterLeads: [UInt32]?

  /// The number of the branch.
  public var branch: Int { store.id }

  /// The identities to remember when the message is sent, each once.
  public var identities: [AlertIdentity] {
    var identities: [AlertIdentity] = []
    forEachIdentity { identities.append($0) }
    return identities
  }

  func forEachIdentity(_ body: (AlertIdentity) -> Void) {
    switch subject {
    case .state(let state):
      guard let first = state.firstClosedDay else { return }
      body(AlertIdentity(subscriber, branch, first, .state))
    case .closing(let days, _):
      for (place, leads) in ([leads] + (laterLeads ?? [])).enumerated() {
        let date = days.lowerBound.adding(days: place)
        var rest = leads
        while rest != 0 {
          body(
            AlertIdentity(subscriber, branch, date, .closing(lead: rest.trailingZeroBitCount)))
          rest &= rest &- 1
        }
      }
    }
  }

  /// The name of the branch with that of its mart in a language.
  public func displayName(in language: PhraseLanguage) -> String {
    language(store.korean, store.english)
  }
}

extension AlertAnnouncement.Subject {
  /// Whether closing days are announced, and not a state.
  var isClosing: Bool { if case .closing = self { true } else { false } }
}
