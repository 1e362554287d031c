public import KoreanCalendar

/// Whether a store is in business on a date, and from and until when it is not.
///
/// While a store is closed for a time or for good, its days are not closing days. Lists of closings
/// leave them out, and the state reports them once.
///
/// ```swift
/// import MartHolidayKit
///
/// let schedule = try HolidaySchedule(closedForGoodFrom: CivilDate(2026, 12, 1))
/// schedule.state(on: CivilDate(2026, 11, 30))  // .operating
/// schedule.state(on: CivilDate(2026, 12, 25))  // .closedForGood(from: CivilDate(2026, 12, 1))
/// ```
public enum StoreState: Hashable, Sendable {
  /// The store is in business: it opens on days that are not closing days.
  case operating
  /// The store does not open from a date through another, or until further notice.
  ///
  /// `through` is the last closed day. It is `nil` while no reopening is announced, and if the
  /// store closes for good right after the closure.
  case temporarilyClosed(from: CivilDate, through: CivilDate?)
  /// The store has closed for good; the date is the first day without it.
  case closedForGood(from: CivilDate)
}

extension StoreState {
  /// The first day on which the store does not open, or `nil` while it is in business.
  public var firstClosedDay: CivilDate? {
    switch self {
    case .operating: nil
    case .temporarilyClosed(let from, _), .closedForGood(let from): from
    }
  }

  /// What the state rests on, with its end; `nil` while the store is in business.
  ///
  /// `HolidaySchedule.status(on:)` has the basis of a single day, which may be announced even if the
  /// reopening is not.
  public var basis: HolidayStatus.Basis? {
    switch self {
    case .operating: nil
    case .temporarilyClosed(_, nil): .closedUntilFurtherNotice
    case .temporarilyClosed: .temporarilyClosed
    case .closedForGood: .closedForGood
    }
  }

  /// The day on which the store opens again, or `nil` when none is known.
  public var reopens: CivilDate? {
    switch self {
    case .operating, .closedForGood: nil
    case .temporarilyClosed(_, let through):
      through.flatMap { $0 < .latest ? $0.adding(days: 1) : nil }
    }
  }
}
