public import KoreanCalendar
public import MartModels

/// What a widget says about one favorite on a day.
///
/// There is no `isOpen: Bool`: an unknown day would have to become one of the two. A state contains
/// no number of days, so it stays true until the next entry.
public enum WidgetState: Hashable, Sendable {
  /// The store is closed today; `next` is what comes from tomorrow on.
  case closedToday(HolidayStatus.Basis, next: NextClosing)
  /// The store is open today but closes early; the minute is counted from the day's first midnight,
  /// and `next` is what comes from tomorrow on.
  case earlyClosingToday(closes: Int, next: NextClosing)
  /// The store is open today; `next` is what comes from tomorrow on.
  case openToday(next: NextClosing)
  /// It is unknown whether the store is open today; the value is the first known closed day later,
  /// if any.
  case unknownToday(nextKnown: Closing?)
  /// The store is closed for a time; the value is the last closed day, if known.
  case temporarilyClosed(through: CivilDate?)
  /// The store has closed for good.
  case closedForGood
  /// There is no data for the store now, and nothing is said about it.
  case missing
}

extension WidgetState {
  /// The state of a branch on a day.
  ///
  /// - Parameters:
  ///   - branch: the branch with its schedule and its hours.
  ///   - date: the day, normally today.
  ///   - calendar: the public holidays, including any that the app has added.
  /// - Complexity: that of a question to the schedule, without allocation.
  public init(
    of branch: Branch, on date: CivilDate, calendar: PublicHolidayCalendar = .southKorea
  ) {
    self.init(of: branch, branch.hours?.earlyClosing(on: date, calendar), on: date, calendar)
  }

  /// The state of a branch, given the minute at which it closes early, if any.
  init(
    of branch: Branch, _ earlyClosing: Int?, on date: CivilDate, _ calendar: PublicHolidayCalendar
  ) {
    let next = branch.nextClosing(onOrAfter: date, calendar: calendar)
    switch next {
    case .state(.temporarilyClosed(let from, let through)) where from <= date:
      self = .temporarilyClosed(through: through)
    case .state(.closedForGood(let from)) where from <= date: self = .closedForGood
    case .closing(let closing) where closing.date == date:
      let later: NextClosing =
        date < .latest
        ? branch.nextClosing(onOrAfter: date.adding(days: 1), calendar: calendar) : .never
      self = .closedToday(closing.basis, next: later)
    case .unknown(let from, let nextKnown) where from <= date:
      self = .unknownToday(nextKnown: nextKnown)
    case .closing, .state, .unknown, .never:
      if let closes = earlyClosing {
        self = .earlyClosingToday(closes: closes, next: next)
      } else {
        self = .openToday(next: next)
      }
    }
  }

  /// The basis of "closed today"; `nil` in every other state.
  ///
  /// `WidgetRow.basis` has the basis of an open day too.
  public var basis: HolidayStatus.Basis? {
    switch self {
    case .closedToday(let basis, _): basis
    case .temporarilyClosed(let through):
      through == nil ? .closedUntilFurtherNotice : .temporarilyClosed
    case .closedForGood: .closedForGood
    case .earlyClosingToday, .openToday, .unknownToday, .missing: nil
    }
  }

  /// What comes from tomorrow on, or `nil` if the state says everything.
  public var next: NextClosing? {
    switch self {
    case .closedToday(_, let next), .earlyClosingToday(_, let next), .openToday(let next): next
    case .unknownToday, .temporarilyClosed, .closedForGood, .missing: nil
    }
  }
}
