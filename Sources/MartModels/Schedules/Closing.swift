public import KoreanCalendar

/// A day on which a store is closed, and how anyone knows.
public struct Closing: Hashable, Sendable {
  /// The day.
  public let date: CivilDate
  /// What the closing rests on.
  public let basis: HolidayStatus.Basis

  package init(date: CivilDate, basis: HolidayStatus.Basis) {
    self.date = date
    self.basis = basis
  }

  /// Whether the closing may well be moved, as rule days in a Seollal or Chuseok month are.
  public var isTentative: Bool { basis.isTentative }
}

/// When a store is closed next, or why nobody can tell.
///
/// It is no optional date: "never closed" and "not known yet" are different answers, and so is a
/// closing that is known while an earlier one may not be published yet.
public enum NextClosing: Hashable, Sendable {
  /// The store is closed on this day, and open on every day before it.
  case closing(Closing)
  /// From a date on nobody can know; the closing that is known after it, if any, may not be the next.
  case unknown(from: CivilDate, nextKnown: Closing?)
  /// The store is not closed again as far as the calendar reaches.
  case never

  /// The closing when it is known to be the next, or `nil`.
  public var closing: Closing? {
    if case .closing(let closing) = self { closing } else { nil }
  }

  /// The day of the closing when it is known to be the next, or `nil`.
  public var date: CivilDate? { closing?.date }
}
