public import KoreanCalendar
public import MartModels

/// What changed in the closings of a branch, over the days that both catalogues know.
public struct ClosingChange: Hashable, Sendable, Identifiable {
  /// The branch as the newer catalogue has it.
  public let branch: Branch
  /// The days that were open and are closed now, in order.
  public let added: [CivilDate]
  /// The days that were closed and are open now, in order.
  public let removed: [CivilDate]
  /// Whether the branch goes out of business or comes back; `nil` when that is as before.
  public let state: StateChange?

  /// A change of what a store is in.
  public struct StateChange: Hashable, Sendable {
    /// The state that was known before.
    public let old: StoreState
    /// The state that is known now.
    public let new: StoreState
  }

  /// A closing that is held on another day.
  public struct Move: Hashable, Sendable {
    /// The day that was closed.
    public let from: CivilDate
    /// The day that is closed in its place.
    public let to: CivilDate
  }

  /// The number of the branch.
  public var id: Int { branch.id }

  /// The move, when one day took the place of another in the same or a neighbouring month; otherwise
  /// `nil`.
  public var move: Move? {
    guard added.count == 1, removed.count == 1, let from = removed.first, let to = added.first,
      (-1...1).contains(from.yearMonth.months(until: to.yearMonth))
    else { return nil }
    return Move(from: from, to: to)
  }

  /// Compares what is known of a branch.
  ///
  /// - Parameter dates: the days to compare; `nil` for those that a list of either speaks for.
  /// - Returns: `nil` when nothing changed.
  init?(from old: Branch, to new: Branch, in dates: ClosedRange<CivilDate>?) {
    let (before, after) = (old.schedule, new.schedule)
    if before == after { return nil }
    var added: [CivilDate] = []
    var removed: [CivilDate] = []
    func compare(_ month: YearMonth) {
      let (oldDays, newDays) = (before.regularDays(in: month), after.regularDays(in: month))
      var both = oldDays.known.intersection(newDays.known)
      if let dates { both = both.intersection(month.days(within: dates)) }
      let changed = oldDays.closed.symmetricDifference(newDays.closed).intersection(both)
      if changed.isEmpty { return }
      added += changed.intersection(newDays.closed).compactMap { month.date(day: $0) }
      removed += changed.intersection(oldDays.closed).compactMap { month.date(day: $0) }
    }
    if let dates {
      for month in dates.lowerBound.yearMonth...dates.upperBound.yearMonth { compare(month) }
    } else {
      Set((before.published + after.published).map { $0.month }).sorted().forEach(compare)
    }
    let state = Self.stateChange(before, after, in: dates)
    if added.isEmpty, removed.isEmpty, state == nil { return nil }
    branch = new
    self.added = added
    self.removed = removed
    self.state = state
  }

  private static func stateChange(
    _ old: HolidaySchedule, _ new: HolidaySchedule, in dates: ClosedRange<CivilDate>?
  ) -> StateChange? {
    let day = dates?.lowerBound ?? .earliest
    let (before, after) = (old.nextState(onOrAfter: day), new.nextState(onOrAfter: day))
    guard before != after else { return nil }
    let first = [before.firstClosedDay, after.firstClosedDay].compactMap { $0 }.min()
    guard let first, first <= dates?.upperBound ?? .latest else { return nil }
    return StateChange(old: before, new: after)
  }
}
