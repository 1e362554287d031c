public import KoreanCalendar

/// A day on which a store is closed, and how anyone knows.
///
/// In a list a closing is known by its day, so that it stays the same row when the store publishes
/// what a rule had said before.
public struct Closing: Hashable, Sendable, Identifiable {
  /// The day.
  public let date: CivilDate
  /// What the closing rests on.
  public let basis: HolidayStatus.Basis

  /// Makes a closing, as the tests and previews of an app need it.
  ///
  /// - Parameters:
  ///   - date: the day.
  ///   - basis: what the closing rests on.
  public init(date: CivilDate, basis: HolidayStatus.Basis) {
    self.date = date
    self.basis = basis
  }

  /// The day, which no other closing of the store has.
  public var id: CivilDate { date }

  /// Whether the closing may well be moved, as rule days in a Seollal or Chuseok month are.
  public var isTentative: Bool { basis.isTentative }
}

extension Closing: Comparable {
  /// Whether a closing comes before another: by its day, then the less certain one first.
  public static func < (lhs: Self, rhs: Self) -> Bool {
    (lhs.date, lhs.basis) < (rhs.date, rhs.basis)
  }
}
