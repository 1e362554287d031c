public import KoreanCalendar

/// When a store is closed next, or why that is not known.
///
/// An optional date would not do: "never", "not known yet" and "this day, but perhaps an earlier one
/// that is not published yet" are different answers.
public enum NextClosing: Hashable, Sendable {
  /// The store is closed on this day, and open on every day before it.
  case closing(Closing)
  /// The store is out of business, or will be before any closing day; the state says from when.
  case state(StoreState)
  /// Nothing is known about the first date; a closed day that is known after it may not be the next.
  case unknown(from: CivilDate, nextKnown: Closing?)
  /// The store never closes again, as far as the calendar reaches; the basis is that of the least
  /// certain day.
  case never(basis: HolidayStatus.Basis)

  /// The store never closes again by its own rule.
  public static var never: NextClosing { .never(basis: .rule) }

  /// The closing when it is known to be the next, or `nil`.
  public var closing: Closing? {
    if case .closing(let closing) = self { closing } else { nil }
  }

  /// What the answer rests on, or `nil` when it is unknown.
  public var basis: HolidayStatus.Basis? {
    switch self {
    case .closing(let closing): closing.basis
    case .state(let state): state.basis
    case .never(let basis): basis
    case .unknown: nil
    }
  }

  /// The day of the closing when it is known to be the next, or `nil`.
  ///
  /// A store that is out of business has no next closing day.
  public var date: CivilDate? { closing?.date }
}

extension NextClosing: Comparable {
  /// Whether an answer belongs before another in a list that is sorted by the next closing.
  ///
  /// First come the stores whose next closed day is known, by that day; a store that is closed for
  /// a time counts from the first day of its closure. Then come those whose next closing is
  /// unknown, by the first unknown day; then those that never close, the least certain first; and
  /// last those that have closed or will close for good before any other closing.
  public static func < (lhs: Self, rhs: Self) -> Bool {
    switch (lhs, rhs) {
    case (.closing(let lhs), .closing(let rhs)): lhs < rhs
    case (.unknown(let lhsFrom, let lhsKnown), .unknown(let rhsFrom, let rhsKnown)):
      lhsFrom != rhsFrom ? lhsFrom < rhsFrom : precedes(lhsKnown, rhsKnown)
    case (.never(let lhs), .never(let rhs)): lhs < rhs
    default: lhs.rank < rhs.rank
    }
  }

  /// The sort key for answers of different kinds: group, day, kind, last day.
  private var rank: (Int, Int32, Int, Int32) {
    switch self {
    case .closing(let closing): (0, closing.date.dayNumber, 0, 0)
    case .state(.temporarilyClosed(let from, let through)):
      (0, from.dayNumber, 1, (through ?? .latest).dayNumber &+ (through == nil ? 1 : 0))
    case .unknown: (1, 0, 0, 0)
    case .never: (2, 0, 0, 0)
    case .state(.operating): (2, 0, 1, 0)
    case .state(.closedForGood(let from)): (3, from.dayNumber, 0, 0)
    }
  }
}

/// Whether an optional closing comes before another; a missing one comes last.
private func precedes(_ lhs: Closing?, _ rhs: Closing?) -> Bool {
  switch (lhs, rhs) {
  case (let lhs?, let rhs?): lhs < rhs
  case (_?, nil): true
  case (nil, _): false
  }
}
