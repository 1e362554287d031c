package import KoreanCalendar

/// A row of the original server, with or without a `schedule` of this library.
///
/// It is what the row says and concludes nothing from it. A branch alone and a whole answer are
/// read and written by it, the one refusing what is wrong and the other reporting it.
package struct BranchRow: Hashable, Sendable {
  /// The branch with the schedule of the row; without one, nothing is known of its closings.
  package var branch: Branch
  /// The dates in `holidays` that can be trusted, in order, each once.
  package var listedDates: [CivilDate] = []
  /// The texts in `holidays` that cannot.
  package var untrustedDates: [String] = []
  /// Where the closings of the row are to be found.
  package var source = ClosingSource.holidays
  /// How far the branch is from where somebody searched, in kilometers.
  package var kilometers: Double?

  /// Where the closings of a row are.
  package enum ClosingSource: Hashable, Sendable {
    /// In the list `holidays`, which says what is closed and nothing else.
    case holidays
    /// In the `schedule`; the list is for older readers.
    case schedule
    /// In a `schedule` that cannot be read; the list is a part of it and may be wrong alone.
    case unreadableSchedule
  }

  package init(_ branch: Branch) { self.branch = branch }
}

extension BranchRow {
  /// The branch with its schedule, or with the days closed that the row lists.
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
  ///   - range: the dates that are open where they are not listed; `nil` when none are.
  ///   - isTentative: whether a month is one in which stores swap their days.
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

  /// The first month from another on in which there is anything to publish.
  private static func nextMonth(
    _ dates: ArraySlice<CivilDate>, _ range: ClosedRange<CivilDate>?, from month: YearMonth
  ) -> YearMonth? {
    let listed = dates.first?.yearMonth
    guard let range, range.upperBound >= month.firstDay else { return listed }
    let open = max(month, range.lowerBound.yearMonth)
    return listed.map { min($0, open) } ?? open
  }
}
