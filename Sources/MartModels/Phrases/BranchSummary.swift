public import KoreanCalendar

/// What a list row says about a branch: today, tomorrow, now, and when it is closed next.
///
/// It is made for a date or a minute and does not change with the clock. An app keeps it for its
/// row, sorts by it, and passes it to its widget. A day that is open by the
/// schedule but has no hours, such as a Monday if the hours say 월요일 휴무, is expected to be closed.
///
/// ```swift
/// import MartHolidayKit
///
/// let branch = Branch(
///   id: 7, mart: .costco, name: "양재점", openingHours: "10:00~22:00",
///   schedule: HolidaySchedule(rule: .nth([2, 4], .sunday)))
/// let summary = BranchSummary(branch, at: WallTime(CivilDate(2026, 11, 21), 12, 0))
/// summary.phrase(in: .korean)  // "오늘 영업, 내일 휴무, 다음 휴무 11월 22일 (일) 내일"
/// summary.openingPhrase(in: .korean)  // "22:00까지 영업"
/// ```
public struct BranchSummary: Identifiable, Hashable, Sendable {
  /// The number of the branch.
  public let id: Int
  /// The mart of the branch.
  public let mart: Mart
  /// The name of the branch without that of its mart, such as `양재점`.
  public let branchName: String
  /// The date asked about, normally today.
  public let date: CivilDate
  /// The minute asked about, or `nil` for a date only.
  public let time: WallTime?
  /// Whether the branch is closed on the date.
  public let today: HolidayStatus
  /// Whether it is closed on the day after; `nil` on the last day of the calendar.
  public let tomorrow: HolidayStatus?
  /// Whether it is open at the minute, or `nil` for a date only.
  public let opening: OpeningAnswer?
  /// The next closing on or after the date.
  public let nextClosing: NextClosing
  /// Whether the branch is in business on the date.
  public let state: StoreState
  /// The minute at which the branch shuts earlier than usual on the date, counted from its
  /// midnight; `nil` on every other day, and on a closing day.
  public let earlyClosing: Int?
  /// On a day on which the branch is closed, the next closing after that day; otherwise `nil`.
  ///
  /// It is also `nil` while the branch is out of business, and on the last day of the calendar.
  public let laterClosing: NextClosing?

  /// Sums up a branch for a minute.
  ///
  /// - Parameters:
  ///   - branch: the branch.
  ///   - time: the minute, normally now.
  ///   - calendar: the public holidays, including any that the app has added.
  /// - Complexity: that of the questions; only the name is allocated.
  public init(
    _ branch: Branch, at time: WallTime, calendar: PublicHolidayCalendar = .southKorea
  ) {
    self.init(branch, on: time.date, time: time, calendar)
  }

  /// Sums up a branch for a date, without an answer about now.
  ///
  /// - Parameters:
  ///   - branch: the branch.
  ///   - date: the date, normally today.
  ///   - calendar: the public holidays, including any that the app has added.
  public init(
    _ branch: Branch, on date: CivilDate, calendar: PublicHolidayCalendar = .southKorea
  ) {
    self.init(branch, on: date, time: nil, calendar)
  }

  private init(
    _ branch: Branch, on date: CivilDate, time: WallTime?, _ calendar: PublicHolidayCalendar
  ) {
    let today = branch.status(on: date, calendar: calendar)
    var early = branch.hours?.earlyClosing(on: date, calendar)
    let state = branch.schedule.state(on: date)
    var later: NextClosing?
    if case .closed = today {
      early = nil
      if state == .operating, date < .latest {
        later = branch.nextClosing(onOrAfter: date.adding(days: 1), calendar: calendar)
      }
    }
    self.init(
      id: branch.id, mart: branch.mart,
      branchName: branch.mart.nameWithoutMart(branch.name), date: date, time: time, today: today,
      tomorrow: date < .latest
        ? branch.status(on: date.adding(days: 1), calendar: calendar) : nil,
      opening: time.map { branch.opening(at: $0, calendar: calendar) },
      nextClosing: branch.nextClosing(onOrAfter: date, calendar: calendar), state: state,
      earlyClosing: early,
      laterClosing: later)
  }

  /// Every path that makes a summary ends here.
  init(
    id: Int, mart: Mart, branchName: String, date: CivilDate, time: WallTime?,
    today: HolidayStatus, tomorrow: HolidayStatus?, opening: OpeningAnswer?,
    nextClosing: NextClosing, state: StoreState, earlyClosing: Int?, laterClosing: NextClosing?
  ) {
    assert(time.map { $0.date == date } ?? true, "a time of another date than \(date)")
    self.id = id
    self.mart = mart
    self.branchName = branchName
    self.date = date
    self.time = time
    self.today = today
    self.tomorrow = tomorrow
    self.opening = opening
    self.nextClosing = nextClosing
    self.state = state
    self.earlyClosing = earlyClosing
    self.laterClosing = laterClosing
  }
}

extension BranchSummary {
  /// The name of the branch with that of its mart, as a list shows it, such as `코스트코 양재점`.
  public var name: String { displayName(in: .korean) }

  /// The name of the branch with that of its mart in a language.
  public func displayName(in language: PhraseLanguage) -> String {
    mart.fullName(of: branchName, in: language)
  }

  /// What the status of the date rests on, or `nil` when it is unknown.
  public var basis: HolidayStatus.Basis? { today.basis }

  /// The basis of the answer about the minute; `nil` when it is unknown or no minute was asked about.
  public var openingBasis: HolidayStatus.Basis? {
    guard let opening, opening != .unknown else { return nil }
    return opening.basis ?? today.basis
  }

  /// The certainty of the next closing, or `nil` when the next closing is not known.
  public var certainty: HolidayStatus.Basis.Certainty? { nextClosing.closing?.basis.certainty }

  /// Whether the branch is known to be closed on the date.
  public var isClosedToday: Bool {
    if case .closed = today { true } else { false }
  }
}
