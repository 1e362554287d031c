import KoreanCalendar

extension BranchSummary {
  /// Whether a branch belongs before another in a list that is sorted by the next closing.
  package static func closesSooner(_ lhs: BranchSummary, _ rhs: BranchSummary) -> Bool {
    let (left, right) = (lhs.rank, rhs.rank)
    if left != right { return left < right }
    return lhs.name != rhs.name ? lhs.name < rhs.name : lhs.id < rhs.id
  }

  /// The group of the branch and the day within it.
  private var rank: (group: Int, day: Int32) {
    switch nextClosing {
    case .closing(let closing): (0, closing.date.dayNumber)
    // A closure that began long ago is not sooner than a closing today.
    case .state(.temporarilyClosed(let from, _)): (0, max(from, date).dayNumber)
    case .unknown(let from, _): (1, from.dayNumber)
    case .never, .state(.operating): (2, 0)
    case .state(.closedForGood): (3, 0)
    }
  }
}

extension Sequence where Element == BranchSummary {
  /// The summaries in the order in which their branches close, those without a known day last.
  ///
  /// First come those that are closed on the date, then those whose next closed day is known, by
  /// that day; then those whose next closing is unknown, by the first unknown day; then those that
  /// never close; and last those that have closed or will close for good before any other closing.
  /// The certainty of a day does not matter. Ties are broken by name and then by number.
  ///
  /// ```swift
  /// import MartHolidayKit
  ///
  /// let now = WallTime(CivilDate(2026, 11, 21), 12, 0)
  /// let branches = [
  ///   Branch(id: 1, mart: .emart, name: "성수점"),
  ///   Branch(id: 2, mart: .costco, name: "양재점", schedule: HolidaySchedule(rule: .last(.sunday))),
  /// ]
  /// branches.map { BranchSummary($0, at: now) }.sortedByNextClosing().map(\.id)  // [2, 1]
  /// ```
  public func sortedByNextClosing() -> [BranchSummary] { sorted(by: BranchSummary.closesSooner) }
}
