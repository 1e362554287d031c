public import KoreanCalendar

/// A day on which a store is closed, and how that is known.
///
/// Its id is its day, so in a list it stays the same row when the store publishes a day that was
/// known from a rule.
public struct Closing: Hashable, Sendable, Identifiable {
  /// The day.
  public let date: CivilDate
  /// How the closing is known.
  public let basis: HolidayStatus.Basis

  /// Makes a closing, for tests and previews of an app.
  ///
  /// - Parameters:
  ///   - date: the day.
  ///   - basis: how the closing is known.
  public init(date: CivilDate, basis: HolidayStatus.Basis) {
    self.date = date
    self.basis = basis
  }

  /// The day, which is unique among the closings of a store.
  public var id: CivilDate { date }

  /// Whether the closing may well move, like rule days in a Seollal or Chuseok month.
  public var isTentative: Bool { basis.isTentative }
}

extension Closing: Comparable {
  /// Whether a closing comes before another: by its day, then the less certain one first.
  public static func < (lhs: Self, rhs: Self) -> Bool {
    (lhs.date, lhs.basis) < (rhs.date, rhs.basis)
  }
}
