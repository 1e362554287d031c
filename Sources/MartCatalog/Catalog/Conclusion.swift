import KoreanCalendar
import MartModels

/// What can be concluded from rows on the day of the fetch.
struct Conclusions {
  let date: CivilDate
  /// The dates that the server can have meant.
  private let window: ClosedRange<CivilDate>
  /// The schedules of trusted lists: many stores list the same days.
  private var known: [[CivilDate]: HolidaySchedule] = [:]

  init(asOf date: CivilDate, monthsAhead: Int) {
    self.date = date
    var month = date.yearMonth
    for _ in 0..<min(max(monthsAhead, 0), Self.mostMonthsAhead) where month.lastDay < .latest {
      month = month.adding(months: 1)
    }
    // The server's clock may be behind Korea's, and then it lists yesterday.
    window = (date == .earliest ? date : date.adding(days: -1))...month.lastDay
  }

  /// The branch of a row with its schedule.
  mutating func branch(of row: BranchRow) -> Branch {
    guard row.source == .holidays, !row.listedDates.isEmpty else { return row.branch }
    var branch = row.branch
    let outside = datesOutside(of: row)
    if row.untrustedDates.isEmpty, outside.isEmpty {
      let schedule = known[row.listedDates] ?? row.schedule(asOf: date)
      known[row.listedDates] = schedule
      branch.schedule = schedule
    } else {
      // A wrong date hides a closing, which may be on any other day.
      branch.schedule = HolidaySchedule(
        inOrder: PublishedMonth.months(
          ofSorted: row.listedDates.filter(window.contains),
          isTentative: HolidaySchedule.swapsAreLikely))
    }
    return branch
  }

  /// The dates of the list that the server cannot have meant on that day, in order.
  func datesOutside(of row: BranchRow) -> [CivilDate] {
    guard row.source == .holidays, let first = row.listedDates.first,
      let last = row.listedDates.last, first < window.lowerBound || last > window.upperBound
    else { return [] }
    return row.listedDates.filter { !window.contains($0) }
  }

  /// Whatever the server publishes, a mistyped year is at least a year away.
  private static var mostMonthsAhead: Int { 11 }
}

extension BranchRow {
  /// What can be concluded from a trusted list.
  fileprivate func schedule(asOf date: CivilDate) -> HolidaySchedule {
    let range = listedDates.last.flatMap { $0 >= date ? date...$0 : nil }
    return HolidaySchedule(
      inOrder: PublishedMonth.months(
        ofSorted: listedDates, openIn: range, isTentative: HolidaySchedule.swapsAreLikely,
        doubtful: range.map { gaps(in: $0) + daysOfOtherMonths(in: $0) } ?? []))
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

  /// The unlisted dates on which the list would close as it does in another month: somebody may
  /// have mistyped them, or moved them.
  private func daysOfOtherMonths(
    in range: ClosedRange<CivilDate>
  ) -> [ClosedRange<CivilDate>] {
    var slots: UInt64 = 0
    for date in listedDates { slots |= date.weekdaySlot }
    var dates: [ClosedRange<CivilDate>] = []
    var rest = listedDates[...]
    for date in range where date.weekdaySlot & slots != 0 {
      while let first = rest.first, first < date { rest.removeFirst() }
      if rest.first != date { dates.append(date...date) }
    }
    return dates
  }

  /// The days from one closing to the next; the law requires two a month of most stores.
  private static var longestGap: Int { 31 }
}

extension CivilDate {
  /// A bit for the weekday and which such weekday of its month the date is.
  fileprivate var weekdaySlot: UInt64 { 1 << UInt64(weekdayOrdinal * 7 + weekday.rawValue) }
}
