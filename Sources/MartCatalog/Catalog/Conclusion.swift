import KoreanCalendar
import MartModels

/// What can be concluded from rows on the day of the fetch.
struct Conclusions {
  let date: CivilDate
  /// The schedules of lists without untrusted dates: many stores list the same days.
  private var known: [[CivilDate]: HolidaySchedule] = [:]

  init(asOf date: CivilDate) { self.date = date }

  /// The branch of a row with its schedule.
  mutating func branch(of row: BranchRow) -> Branch {
    guard row.source == .holidays, !row.listedDates.isEmpty else { return row.branch }
    var branch = row.branch
    if let schedule = row.untrustedDates.isEmpty ? known[row.listedDates] : nil {
      branch.schedule = schedule
      return branch
    }
    let schedule = row.schedule(asOf: date)
    if row.untrustedDates.isEmpty { known[row.listedDates] = schedule }
    branch.schedule = schedule
    return branch
  }
}

extension BranchRow {
  /// What can be concluded from the list.
  fileprivate func schedule(asOf date: CivilDate) -> HolidaySchedule {
    let range = openDates(asOf: date)
    return HolidaySchedule(
      inOrder: PublishedMonth.months(
        ofSorted: listedDates, openIn: range, isTentative: HolidaySchedule.swapsAreLikely,
        doubtful: range.map(gaps) ?? []))
  }

  /// The dates on which the store is open unless they are listed, or `nil` when there are none.
  private func openDates(asOf date: CivilDate) -> ClosedRange<CivilDate>? {
    guard untrustedDates.isEmpty else { return nil }
    let furthest =
      date.days(until: .latest) < Self.longestList
      ? CivilDate.latest : date.adding(days: Self.longestList)
    guard let last = listedDates.last(where: { $0 <= furthest }), last >= date else { return nil }
    return date...last
  }

  /// The dates in gaps longer than a store's usual interval: a month may be missing or not
  /// published yet.
  private func gaps(in range: ClosedRange<CivilDate>) -> [ClosedRange<CivilDate>] {
    var gaps: [ClosedRange<CivilDate>] = []
    var start = range.lowerBound
    for date in listedDates where date >= range.lowerBound && date <= range.upperBound {
      if start.days(until: date) > Self.longestGap { gaps.append(start...date.adding(days: -1)) }
      if date < .latest { start = date.adding(days: 1) }
    }
    return gaps
  }

  /// How many days a list can reach ahead: nobody publishes more than a year, and a mistyped year
  /// must not open the days before it.
  private static var longestList: Int { 366 }

  /// The days from one closing to the next; the law requires two a month of most stores.
  private static var longestGap: Int { 31 }
}
