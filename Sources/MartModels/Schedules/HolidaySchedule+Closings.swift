public import KoreanCalendar

extension HolidaySchedule {
  /// The next closing on or after a date, which includes the date itself.
  ///
  /// ```swift
  /// import MartHolidayKit
  ///
  /// let november = try PublishedMonth(YearMonth(2026, 11), closed: [8, 22])
  /// let schedule = try HolidaySchedule(published: [november])
  /// schedule.nextClosing(onOrAfter: CivilDate(2026, 11, 22)).date  // CivilDate(2026, 11, 22)
  /// schedule.nextClosing(onOrAfter: CivilDate(2026, 11, 23))
  /// // .unknown(from: CivilDate(2026, 12, 1), nextKnown: nil)
  /// ```
  ///
  /// - Parameter date: the first day that is looked at, normally today.
  /// - Complexity: bounded by the number of facts that lie ahead.
  public func nextClosing(onOrAfter date: CivilDate) -> NextClosing {
    var unknown: CivilDate?
    let next = firstClosing(onOrAfter: date, through: .latest, firstUnknown: &unknown)
    let closing = next.flatMap(closing(on:))
    if let unknown { return .unknown(from: unknown, nextKnown: closing) }
    return closing.map(NextClosing.closing) ?? .never
  }

  /// The known closings within a range of dates, in order, computed as they are asked for.
  ///
  /// Days on which the status is unknown are passed over; ask `firstUnknown(in:)` whether there
  /// are any.
  ///
  /// - Parameter dates: the first and the last day that are looked at.
  public func closings(in dates: ClosedRange<CivilDate>) -> ScheduleClosings {
    ScheduleClosings(schedule: self, dates: dates)
  }

  /// The known closings of a month, in order, computed as they are asked for.
  public func closings(in month: YearMonth) -> ScheduleClosings { closings(in: month.dates) }

  /// The first day within a range of dates for which nothing is known.
  ///
  /// - Parameter dates: the first and the last day that are looked at.
  /// - Returns: `nil` when the status of every day is known.
  public func firstUnknown(in dates: ClosedRange<CivilDate>) -> CivilDate? {
    var unknown: CivilDate?
    var cursor = dates.lowerBound
    while unknown == nil,
      let closing = firstClosing(
        onOrAfter: cursor, through: dates.upperBound, firstUnknown: &unknown),
      closing < dates.upperBound
    {
      cursor = closing.adding(days: 1)
    }
    return unknown
  }

  private func closing(on date: CivilDate) -> Closing? {
    status(on: date).basis.map { Closing(date: date, basis: $0) }
  }

  /// The first known closing within a range, and the first unknown day before it.
  ///
  /// Months with layers are looked at day by day as words. Between them a single layer speaks, and
  /// the rule's own bounded search does the work.
  func firstClosing(
    onOrAfter date: CivilDate, through last: CivilDate, firstUnknown: inout CivilDate?
  ) -> CivilDate? {
    var cursor = date
    defer { if let unknown = firstUnknown, unknown > last { firstUnknown = nil } }
    while cursor <= last {
      let month = cursor.yearMonth
      let end: CivilDate
      let found: CivilDate?
      if let layers = layers(of: month) {
        end = month.lastDay
        found = firstClosing(in: layers, from: cursor, &firstUnknown)
      } else {
        end = lastDayBeforeLayers(after: month)
        found = firstPlainClosing(from: cursor, through: min(end, last), &firstUnknown)
      }
      if let found { return found <= last ? found : nil }
      guard end < last else { break }
      cursor = end.adding(days: 1)
    }
    return nil
  }

  private func lastDayBeforeLayers(after month: YearMonth) -> CivilDate {
    let index = partitionIndex(layers.count) { layers[$0].month <= month }
    guard index < layers.count else { return .latest }
    return layers[index].month.firstDay.adding(days: -1)
  }

  private func firstPlainClosing(
    from date: CivilDate, through end: CivilDate, _ firstUnknown: inout CivilDate?
  ) -> CivilDate? {
    if isOutOfBusiness(on: date) { return date }
    guard let index = ruleIndex(on: date) else {
      if firstUnknown == nil { firstUnknown = date }
      return nil
    }
    return rules[index].rule.next(onOrAfter: date).flatMap { $0 <= end ? $0 : nil }
  }

  private func firstClosing(
    in layers: MonthLayers, from date: CivilDate, _ firstUnknown: inout CivilDate?
  ) -> CivilDate? {
    let month = layers.month
    let days = daysKnown(in: layers)
    let closed = days.closed.onOrAfter(date.day).first
    let unknown = month.allDays.subtracting(days.known).onOrAfter(date.day).first
    if firstUnknown == nil, let unknown, unknown < closed ?? 32 {
      firstUnknown = month.date(day: unknown)
    }
    return closed.flatMap { month.date(day: $0) }
  }
}

extension HolidaySchedule {
  /// The days of a month that are known to be closed, and those that are known at all.
  ///
  /// - Complexity: O(*n*) in the number of rules and closures.
  public func daysKnown(in month: YearMonth) -> (closed: DaySet, known: DaySet) {
    daysKnown(in: layers(of: month) ?? MonthLayers(month))
  }

  private func daysKnown(in layers: MonthLayers) -> (closed: DaySet, known: DaySet) {
    let month = layers.month
    var closed = DaySet()
    var known = DaySet()
    let facts = MonthFacts(month)
    for period in rules {
      let days = month.days(within: period.dates)
      guard !days.isEmpty else { continue }
      known = known.union(days)
      closed = closed.union(period.rule.plan.closings(in: facts).intersection(days))
    }
    known = known.union(layers.published).union(layers.overridden)
    closed = closed.subtracting(layers.published).union(layers.publishedClosed)
    closed = closed.subtracting(layers.overridden).union(layers.overriddenClosed)
    let shut = daysOutOfBusiness(in: month)
    return (closed.union(shut), known.union(shut))
  }

  private func daysOutOfBusiness(in month: YearMonth) -> DaySet {
    var days = DaySet()
    for closure in closures {
      days = days.union(month.days(within: closure.from...(closure.through ?? .latest)))
    }
    if let closedForGoodFrom {
      days = days.union(month.days(within: closedForGoodFrom ... .latest))
    }
    return days
  }

  private func isOutOfBusiness(on date: CivilDate) -> Bool {
    if let closedForGoodFrom, date >= closedForGoodFrom { return true }
    return closures.contains { $0.contains(date) }
  }
}

extension YearMonth {
  /// The days of the month that lie within a range of dates.
  fileprivate func days(within dates: ClosedRange<CivilDate>) -> DaySet {
    guard dates.overlaps(self.dates) else { return DaySet() }
    let first = max(dates.lowerBound, firstDay).day
    let last = min(dates.upperBound, lastDay).day
    return DaySet(throughDay: last).onOrAfter(first)
  }
}

/// The known closings of a schedule within a range of dates, in order.
public struct ScheduleClosings: Sequence, Sendable {
  let schedule: HolidaySchedule
  let dates: ClosedRange<CivilDate>

  /// An iterator over the closings, earliest first.
  public struct Iterator: IteratorProtocol, Sendable {
    private let schedule: HolidaySchedule
    private let last: CivilDate
    private var cursor: CivilDate?

    fileprivate init(_ closings: ScheduleClosings) {
      schedule = closings.schedule
      last = closings.dates.upperBound
      cursor = closings.dates.lowerBound
    }

    /// The next closing, or `nil` after the last of the range.
    public mutating func next() -> Closing? {
      var unknown: CivilDate?
      guard let start = cursor,
        let date = schedule.firstClosing(onOrAfter: start, through: last, firstUnknown: &unknown),
        let basis = schedule.status(on: date).basis
      else {
        cursor = nil
        return nil
      }
      cursor = date < last ? date.adding(days: 1) : nil
      return Closing(date: date, basis: basis)
    }
  }

  public func makeIterator() -> Iterator { Iterator(self) }
}
