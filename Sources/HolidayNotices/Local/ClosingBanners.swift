public import KoreanCalendar
public import MartModels

/// The banners at the top of an app for favorites that close soon.
///
/// A banner that was dismissed does not come back for that closing. It comes back for the next one,
/// and when the closing moves to another day.
///
/// ```swift
/// import MartHolidayKit
///
/// let branch = Branch(
///   id: 7, mart: .costco, name: "양재점", schedule: HolidaySchedule(rule: .nth([2, 4], .sunday)))
/// var banners = ClosingBanners()
/// let saturday = CivilDate(2026, 11, 21)
/// let shown = banners.shown(for: [branch], on: saturday)
/// shown.map { $0.phrase(in: .korean, on: saturday) }
/// // ["코스트코 양재점은 내일(11월 22일 일요일) 쉽니다."]
/// banners.dismiss(shown[0])
/// banners.shown(for: [branch], on: CivilDate(2026, 11, 22)).count  // 0
/// banners.shown(for: [branch], on: CivilDate(2026, 12, 12)).count  // 1
/// ```
public struct ClosingBanners: Hashable, Sendable {
  /// One banner.
  public struct Banner: Identifiable, Hashable, Sendable {
    /// The number of the branch.
    public let branch: Int
    /// The mart of the branch.
    public let mart: Mart
    /// The name of the branch without that of its mart, such as `양재점`.
    public let branchName: String
    /// The closing days, or the state.
    public let subject: AlertAnnouncement.Subject
    /// The basis of the banner, that of its least certain day.
    public let basis: HolidayStatus.Basis
    /// If the branch is closed today, the next closing after these days; otherwise `nil`.
    public let next: NextClosing?

    /// What a dismissal is about: the branch and the day, or the first day of a state.
    public var id: Key { Key(branch: branch, date: day) }

    private var day: CivilDate {
      switch subject {
      case .closing(let days, _): days.lowerBound
      case .state(let state): state.firstClosedDay ?? .earliest
      }
    }
  }

  /// What a banner is about.
  public struct Key: Hashable, Sendable {
    /// The number of the branch.
    public let branch: Int
    /// The closing day, or the first day of a state.
    public let date: CivilDate
  }

  /// Dismissed banners that are not over yet.
  public private(set) var dismissed: Set<Key> = []

  /// Makes a value without dismissals.
  public init() {}

  init(dismissed: Set<Key>) { self.dismissed = dismissed }

  /// The banners to show on a day.
  ///
  /// - Parameters:
  ///   - branches: the favorites in the user's order.
  ///   - date: today.
  ///   - days: how many days ahead a closing has a banner, 0…31; 1 is the day before.
  ///   - calendar: the public holidays, including any that the app has added.
  public func shown(
    for branches: some Sequence<Branch>, on date: CivilDate, days: Int = 1,
    calendar: PublicHolidayCalendar = .southKorea
  ) -> [Banner] {
    let days = min(max(0, days), 31)
    return branches.compactMap { branch -> Banner? in
      let outlook = AlertOutlook(branch, on: date, calendar)
      let subject: AlertAnnouncement.Subject
      let basis: HolidayStatus.Basis
      let first = outlook.closed.trailingZeroBitCount
      if let state = outlook.states.last(where: { $0.days <= min(days, first) }),
        let known = state.state.basis
      {
        subject = .state(state.state)
        basis = known
      } else if first <= days {
        let count = (~(outlook.closed >> UInt64(first))).trailingZeroBitCount
        let run = outlook.run(first, through: first + count - 1, on: date)
        subject = .closing(run.days, isTentative: run.basis.isTentative)
        basis = run.basis
      } else {
        return nil
      }
      let banner = Banner(
        branch: branch.id, mart: branch.mart, branchName: branch.mart.nameWithoutMart(branch.name),
        subject: subject, basis: basis, next: subject.isClosing ? outlook.next : nil)
      return dismissed.contains(banner.id) ? nil : banner
    }
  }

  /// Records that a banner was dismissed, with the days of its closing, at most 64.
  public mutating func dismiss(_ banner: Banner) {
    dismissed.insert(banner.id)
    guard case .closing(let days, _) = banner.subject else { return }
    // Not all days of a run without an end.
    for day in days.prefix(AlertOutlook.horizon + 1) {
      dismissed.insert(Key(branch: banner.branch, date: day))
    }
  }

  /// Forgets what is over, so that what is stored does not grow.
  ///
  /// - Parameter date: today.
  public mutating func forget(before date: CivilDate) {
    dismissed = dismissed.filter { date.dayNumber - $0.date.dayNumber < 31 }
  }
}

// The stored form; Embedded Swift has no Codable.
#if !hasFeature(Embedded)
  extension ClosingBanners.Key: Codable {}

  extension ClosingBanners: Codable {
    /// Reads what was dismissed from a list of branches and days.
    public init(from decoder: any Decoder) throws {
      self.init(dismissed: Set(try decoder.singleValueContainer().decode([Key].self)))
    }

    public func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(dismissed.sorted { ($0.date, $0.branch) < ($1.date, $1.branch) })
    }
  }
#endif
