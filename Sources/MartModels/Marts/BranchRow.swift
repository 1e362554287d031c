package import KoreanCalendar

/// A row of the original server, with or without a `schedule` of this library.
///
/// It holds what the row says and concludes nothing from it. Both a single branch, which refuses
/// what is wrong, and a whole answer, which reports it, are read and written through it.
package struct BranchRow: Hashable, Sendable {
  /// The branch with the schedule of the row; without one, nothing is known of its closings.
  package var branch: Branch
  /// The dates in `holidays` that can be trusted, in order, each once.
  package var listedDates: [CivilDate] = []
  /// The values in `holidays` that cannot, as they are written.
  package var untrusted: [WrittenValue] = []
  /// Where the row has its closings.
  package var source = ClosingSource.holidays
  /// How far the branch is from where somebody searched, in kilometers.
  package var kilometers: Double?

  /// Where the closings of a row are.
  package enum ClosingSource: Hashable, Sendable {
    /// In the list `holidays`, which says only what is closed.
    case holidays
    /// In the `schedule`; the list is for older readers.
    case schedule
    /// In a `schedule` that cannot be read; the list alone may be wrong, because it is only a part
    /// of it.
    case unreadableSchedule
  }

  package init(_ branch: Branch) { self.branch = branch }
}

extension BranchRow {
  /// The values in `holidays` that cannot be trusted, in words.
  package var untrustedDates: [String] {
    untrusted.map { $0.untrusted }
  }

  /// The branch with its schedule, or with the listed days as closings.
  package var branchWithListedDays: Branch {
    guard source == .holidays, !listedDates.isEmpty else { return branch }
    var branch = branch
    branch.schedule = HolidaySchedule(
      inOrder: PublishedMonth.months(ofSorted: listedDates))
    return branch
  }
}

extension PublishedMonth {
  /// The publications of dates in order.
  ///
  /// - Parameters:
  ///   - dates: the closing days.
  ///   - range: the dates that are open unless they are listed; `nil` when there are none.
  ///   - isTentative: whether stores swap their days in a month.
  ///   - doubtful: the dates of the range on which a closing may be missing.
  package static func months(
    ofSorted dates: [CivilDate], openIn range: ClosedRange<CivilDate>? = nil,
    isTentative: (YearMonth) -> Bool = { _ in false }, doubtful: [ClosedRange<CivilDate>] = []
  ) -> [PublishedMonth] {
    guard var month = nextMonth(dates[...], range, from: .earliest) else { return [] }
    var months: [PublishedMonth] = []
    var rest = dates[...]
    while true {
      let end = month.lastDay
      var bits: UInt32 = 0
      while let date = rest.first, date <= end {
        bits |= 1 << UInt32(date.day)
        rest = rest.dropFirst()
      }
      let closed = DaySet(bits: bits)
      let covered = closed.union(range.map { month.days(within: $0) } ?? DaySet())
      months.append(
        PublishedMonth(
          checked: month, closed: closed, covered: covered,
          tentative: isTentative(month)
            ? covered : doubtful.reduce(DaySet()) { $0.union(month.days(within: $1)) }))
      guard end < .latest, let next = nextMonth(rest, range, from: month.adding(months: 1))
      else { return months }
      month = next
    }
  }

  /// The first month, from a given one on, with anything to publish.
  private static func nextMonth(
    _ dates: ArraySlice<CivilDate>, _ range: ClosedRange<CivilDate>?, from month: YearMonth
  ) -> YearMonth? {
    let listed = dates.first?.yearMonth
    guard let range, range.upperBound >= month.firstDay else { return listed }
    let open = max(month, range.lowerBound.yearMonth)
    return listed.map { min($0, open) } ?? open
  }
}
