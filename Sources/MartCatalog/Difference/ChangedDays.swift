import KoreanCalendar
import MartModels

/// The days on which two schedules of a store differ where both know.
struct ChangedDays {
  private(set) var added: [CivilDate] = []
  private(set) var removed: [CivilDate] = []
  private(set) var state: ClosingChange.StateChange?
  private(set) var rule: RuleChange?
  /// The changed days that are only expected to be as the newer schedule says.
  private(set) var expected: [CivilDate] = []
  /// The least certain basis of the changed days in the newer schedule.
  private(set) var basis: HolidayStatus.Basis?
  private let calendar: PublicHolidayCalendar

  /// Compares two schedules.
  ///
  /// - Parameters:
  ///   - dates: the days to compare; `nil` for those that a list of either covers.
  ///   - calendar: the public holidays.
  /// - Returns: `nil` when nothing changed.
  init?(
    from old: HolidaySchedule, to new: HolidaySchedule, in dates: ClosedRange<CivilDate>?,
    _ calendar: PublicHolidayCalendar
  ) {
    self.calendar = calendar
    if old == new { return nil }
    for month in Self.months(of: old, new, in: dates) { compare(old, new, in: month, dates) }
    state = Self.stateChange(old, new, in: dates)
    if added.isEmpty, removed.isEmpty, state == nil { return nil }
    let changed = (added + removed).sorted()
    for day in changed {
      guard let known = new.status(on: day, calendar: calendar).basis else { continue }
      if known.isExpected { expected.append(day) }
      basis = basis.map { min($0, known) } ?? known
    }
    if let first = changed.first, let last = changed.last {
      rule = RuleChange(
        from: old, to: new, explaining: changed, in: dates ?? first...last, calendar)
    }
  }

  /// The months in which both may say something.
  ///
  /// A schedule made only from lists knows nothing about other months. One whose store no longer says
  /// anything falls back on its municipality, which is no change.
  private static func months(
    of old: HolidaySchedule, _ new: HolidaySchedule, in dates: ClosedRange<CivilDate>?
  ) -> [YearMonth] {
    let all = dates.map { Array($0.lowerBound.yearMonth...$0.upperBound.yearMonth) }
    if old.hasOnlyDesignations { return all ?? [] }
    if old.hasOnlyLists, old.municipal.isEmpty { return old.published.map { $0.month } }
    if new.hasOnlyLists {
      return Set((new.published + (old.hasOnlyLists ? old.published : [])).map { $0.month })
        .sorted()
    }
    return all ?? Set((old.published + new.published).map { $0.month }).sorted()
  }

  private mutating func compare(
    _ old: HolidaySchedule, _ new: HolidaySchedule, in month: YearMonth,
    _ dates: ClosedRange<CivilDate>?
  ) {
    let (before, after) = (
      old.regularDays(in: month, calendar), new.regularDays(in: month, calendar)
    )
    var both = before.known.intersection(after.known)
    if let dates { both = both.intersection(month.days(within: dates)) }
    let changed = before.closed.symmetricDifference(after.closed).intersection(both)
    if changed.isEmpty { return }
    for day in changed {
      guard let date = month.date(day: day) else { continue }
      if after.closed.contains(day) { added.append(date) } else { removed.append(date) }
    }
  }

  private static func stateChange(
    _ old: HolidaySchedule, _ new: HolidaySchedule, in dates: ClosedRange<CivilDate>?
  ) -> ClosingChange.StateChange? {
    let day = dates?.lowerBound ?? .earliest
    let (before, after) = (old.nextState(onOrAfter: day), new.nextState(onOrAfter: day))
    guard before != after else { return nil }
    let first = min(before.firstClosedDay ?? .latest, after.firstClosedDay ?? .latest)
    guard first <= dates?.upperBound ?? .latest else { return nil }
    return ClosingChange.StateChange(old: before, new: after)
  }
}

extension HolidaySchedule {
  /// Whether nothing is known about months that no list covers.
  fileprivate var hasOnlyLists: Bool { rules.isEmpty && overrides.isEmpty }
  /// Whether only the municipality says something about the closing days.
  fileprivate var hasOnlyDesignations: Bool {
    hasOnlyLists && published.isEmpty && !municipal.isEmpty
  }
}
