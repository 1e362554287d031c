public import KoreanCalendar

/// One day that a store announced separately from its regular closings.
///
/// An override is stronger than a publication or a rule: it is what a notice on the door says.
public struct ScheduleOverride: Hashable, Sendable {
  /// What the notice says.
  public enum Change: Hashable, Sendable {
    /// The store is closed on the date.
    case closed(CivilDate)
    /// The store is open on the date, 정상영업.
    case open(CivilDate)
    /// The closing of the first date is held on the second instead.
    case moved(from: CivilDate, to: CivilDate)
  }

  /// What the notice says.
  public let change: Change
  /// Why, for people; `nil` when nothing is recorded.
  public let reason: String?

  /// Makes an override.
  ///
  /// - Parameters:
  ///   - change: what the notice says.
  ///   - reason: why, for people; a blank text is none.
  public init(_ change: Change, reason: String? = nil) {
    self.change = change
    self.reason = reason.flatMap { text in text.utf8.allSatisfy { $0 <= 0x20 } ? nil : text }
  }

  /// A store that is closed on a date.
  public static func closed(_ date: CivilDate, reason: String? = nil) -> ScheduleOverride {
    ScheduleOverride(.closed(date), reason: reason)
  }

  /// A store that is open on a date on which one might expect it to be closed.
  public static func open(_ date: CivilDate, reason: String? = nil) -> ScheduleOverride {
    ScheduleOverride(.open(date), reason: reason)
  }

  /// A closing that is held on another day: open on the first date, closed on the second.
  public static func moved(
    from date: CivilDate, to other: CivilDate, reason: String? = nil
  ) -> ScheduleOverride {
    ScheduleOverride(.moved(from: date, to: other), reason: reason)
  }
}

/// A period in which a store does not open at all.
public struct StoreClosure: Hashable, Sendable {
  /// The first day on which the store is closed.
  public let from: CivilDate
  /// The last day on which it is closed; `nil` while no reopening is announced.
  public let through: CivilDate?

  /// Makes a closure.
  ///
  /// - Parameters:
  ///   - from: the first day on which the store is closed.
  ///   - through: the last one; `nil` while no reopening is announced.
  /// - Throws: `HolidayScheduleError` with the code `reversedPeriod`.
  public init(from: CivilDate, through: CivilDate? = nil) throws(HolidayScheduleError) {
    if let through, through < from {
      throw HolidayScheduleError(.reversedPeriod, value: "\(from) – \(through)")
    }
    self.from = from
    self.through = through
  }

  /// Makes a closure from a range of dates.
  package init(_ dates: ClosedRange<CivilDate>) {
    from = dates.lowerBound
    through = dates.upperBound
  }

  /// Makes a closure without an announced reopening.
  package init(openEndedFrom date: CivilDate) {
    from = date
    through = nil
  }

  /// Whether the store is closed on a date.
  public func contains(_ date: CivilDate) -> Bool {
    date >= from && date <= (through ?? .latest)
  }
}
