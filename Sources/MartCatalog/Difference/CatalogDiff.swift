public import KoreanCalendar
public import MartModels

/// What differs between two catalogs: closings over the days that both know, and the branches that
/// are new, gone or renumbered.
///
/// Closings are those of the schedules alone; hours are not compared. A day that only one of the two covers is not a change: a list that reaches a month further
/// announces no change. A store that is out of business has a state instead of closing days,
/// reported once.
///
/// ```swift
/// import MartHolidayKit
///
/// let store = Branch(id: 1, mart: .emart, name: "성수점")
/// let days = [CivilDate(2026, 11, 22), CivilDate(2026, 12, 13)]
/// let moved = [CivilDate(2026, 11, 25), CivilDate(2026, 12, 13), CivilDate(2026, 12, 27)]
/// let old = CatalogResponse([CatalogRow(store, listing: days)])
/// let new = CatalogResponse([CatalogRow(store, listing: moved)])
/// let today = CivilDate(2026, 11, 20)
/// let diff = CatalogDiff(
///   from: BranchCatalog(old, asOf: today), to: BranchCatalog(new, asOf: today.adding(days: 1)))
/// diff.closings.map(\.added)  // [[CivilDate(2026, 11, 25)]]
/// diff.closings.map(\.removed)  // [[CivilDate(2026, 11, 22)]]
/// ```
///
/// It compares whole catalogs. For an answer with only some branches, compare with the result of
/// `merging(_:)`, in which nothing is missing.
public struct CatalogDiff: Hashable, Sendable {
  /// The compared days; `nil` for all days that a list of either catalog covers.
  public let dates: ClosedRange<CivilDate>?
  /// What changed at the branches that are in both, in the order of the newer catalog.
  public let closings: [ClosingChange]
  /// The branches that only the newer catalog has, under any number.
  public let new: [Branch]
  /// The branches that only the older catalog has, under any number.
  public let gone: [Branch]
  /// The branches with a new number.
  public let renumbered: [Renumbering]

  /// A branch with a new number but the same mart and name.
  public struct Renumbering: Hashable, Sendable {
    /// The branch under its old number.
    public let old: Branch
    /// The branch under its new number.
    public let new: Branch
  }

  /// Compares two catalogs.
  ///
  /// - Parameters:
  ///   - old: the older catalog.
  ///   - new: the newer one.
  ///   - dates: the days to compare; `nil` for a year from the day of the newer catalog or, without
  ///     one, for the days that a list of either covers.
  ///   - calendar: the public holidays, including any that the app has added.
  /// - Complexity: O(*n*) in the number of branches, and in the months of the dates for each branch
  ///   with a different schedule.
  public init(
    from old: BranchCatalog, to new: BranchCatalog, in dates: ClosedRange<CivilDate>? = nil,
    calendar: PublicHolidayCalendar = .southKorea
  ) {
    let span = dates ?? (new.asOf ?? old.asOf).map { Self.year(from: $0) }
    let pairs = BranchPairs(old, new)
    self.dates = span
    let (oldBranches, newBranches) = (old.branches, new.branches)
    closings = newBranches.indices.compactMap { index in
      guard let place = pairs.oldPosition(of: newBranches[index].id, in: old),
        let days = ChangedDays(
          from: oldBranches[place].schedule, to: newBranches[index].schedule, in: span,
          calendar)
      else { return nil }
      return ClosingChange(newBranches[index], days)
    }
    renumbered = pairs.renumbered
    self.new = pairs.new
    gone = pairs.gone
  }

  private static func year(from date: CivilDate) -> ClosedRange<CivilDate> {
    date...(date.days(until: .latest) < 365 ? .latest : date.adding(days: 365))
  }

  /// The least certain basis of the changed closings, or `nil` without one that is known.
  public var basis: HolidayStatus.Basis? { closings.compactMap { $0.basis }.min() }

  /// Whether nothing differs.
  public var isEmpty: Bool {
    closings.isEmpty && new.isEmpty && gone.isEmpty && renumbered.isEmpty
  }
}
