public import KoreanCalendar
public import MartModels

/// What changed in the closings of a branch, on the days that both catalogs know.
public struct ClosingChange: Hashable, Sendable, Identifiable {
  /// The branch as the newer catalog has it.
  public let branch: Branch
  /// The days that were open and are closed now, in order.
  public let added: [CivilDate]
  /// The days that were closed and are open now, in order.
  public let removed: [CivilDate]
  /// Whether the branch goes out of business or comes back; `nil` without such a change.
  public let state: StateChange?
  /// The change of rules that explains many of these days; `nil` without one.
  public let rule: RuleChange?
  /// Those of the added and removed days that are only expected, in order.
  public let expected: [CivilDate]
  /// The least certain basis of the added and removed days; `nil` when it is not known, as for a change
  /// from elsewhere.
  public let basis: HolidayStatus.Basis?

  /// A change of a store's state.
  public struct StateChange: Hashable, Sendable {
    /// The state that was known before.
    public let old: StoreState
    /// The state that is known now.
    public let new: StoreState
  }

  /// The number of the branch.
  public var id: Int { branch.id }

  /// The move, when one day replaced another in the same or a neighboring month; otherwise `nil`.
  public var move: ClosingMove? {
    guard added.count == 1, removed.count == 1, let from = removed.first, let to = added.first,
      (-1...1).contains(from.yearMonth.months(until: to.yearMonth))
    else { return nil }
    return ClosingMove(from: from, to: to)
  }

  init(_ branch: Branch, _ days: ChangedDays) {
    self.branch = branch
    added = days.added
    removed = days.removed
    state = days.state
    rule = days.rule
    expected = days.expected
    basis = days.basis
  }

  /// Makes a change of closing days known from elsewhere, such as an announcement.
  ///
  /// - Parameters:
  ///   - branch: the branch as it is now.
  ///   - removed: the days that were closed and are open now, in any order; one that is also added
  ///     has not changed.
  ///   - added: the days that were open and are closed now, in any order.
  ///   - basis: the basis of these days, if it is known.
  public init(
    _ branch: Branch, removed: some Sequence<CivilDate>, added: some Sequence<CivilDate>,
    basis: HolidayStatus.Basis? = nil
  ) {
    let (removed, added) = (Set(removed), Set(added))
    self.branch = branch
    self.removed = removed.subtracting(added).sorted()
    self.added = added.subtracting(removed).sorted()
    state = nil
    rule = nil
    self.basis = basis
    let changed = added.symmetricDifference(removed).sorted()
    expected = basis?.isExpected == true ? changed : []
  }

  /// Whether nothing has changed.
  public var isEmpty: Bool { added.isEmpty && removed.isEmpty && state == nil }
}
