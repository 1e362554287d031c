import KoreanCalendar
import MartModels

extension BranchRow {
  /// The branch with what its row allows to conclude on the day on which it was fetched.
  func conclusion(asOf date: CivilDate) -> Branch {
    guard source == .holidays, !listedDates.isEmpty else { return branch }
    var branch = branch
    branch.schedule = HolidaySchedule(
      inOrder: PublishedMonth.months(
        ofSorted: listedDates, openIn: openDates(asOf: date),
        isTentative: HolidaySchedule.swapsAreLikely))
    return branch
  }

  /// The dates on which the store is open unless they are listed, or `nil` when that is not known of
  /// any.
  private func openDates(asOf date: CivilDate) -> ClosedRange<CivilDate>? {
    guard untrustedDates.isEmpty else { return nil }
    let furthest = date.days(until: .latest) < Self.longestList
      ? CivilDate.latest : date.adding(days: Self.longestList)
    guard let last = listedDates.last(where: { $0 <= furthest }), last >= date else { return nil }
    return date...last
  }

  /// The days that a list can reach ahead: nobody publishes closing days further than a year, and a
  /// year that was mistyped must not open the days before it.
  private static var longestList: Int { 366 }
}
