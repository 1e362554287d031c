public import KoreanCalendar
import MartModels

/// Closing days as in RFC 5545: a union of recurrences, each with its own dates.
///
/// ```swift
/// import MartHolidayKit
///
/// let rule: HolidayRule = [.days([10]), .nth([4], .sunday)]
/// let set = rule.recurrence(from: CivilDate(2026, 11, 1), listedThrough: CivilDate(2027, 12, 31))
/// set.recurrences.count  // 2
/// ```
///
/// One RRULE joins its parts by "and", so "the 10th and the fourth Sunday" are two recurrences, and
/// a calendar file has one event for each. In a set made from a rule or a schedule, no day is in
/// two of them.
public struct RecurrenceSet: Hashable, Sendable {
  /// One event of a calendar file.
  public struct Recurrence: Hashable, Sendable {
    /// The first date, DTSTART, which is a closing unless it is excluded.
    public let first: CivilDate
    /// What recurs; `nil` when the dates are listed.
    public let rule: RecurrenceRule?
    /// Dates on which the rule would close but the store opens, EXDATE.
    public let excluded: [CivilDate]
    /// Closing dates besides the rule, RDATE.
    public let added: [CivilDate]

    package init(
      first: CivilDate, rule: RecurrenceRule?, excluded: [CivilDate] = [], added: [CivilDate] = []
    ) {
      self.first = first
      self.rule = rule
      self.excluded = excluded
      self.added = added
    }
  }

  /// The recurrences; empty for a store that never closes.
  public let recurrences: [Recurrence]

  package init(recurrences: [Recurrence]) { self.recurrences = recurrences }
}

extension RecurrenceSet {
  /// The closing days of a month.
  ///
  /// - Parameter month: the month.
  /// - Throws: `RecurrenceError` with the code `unsupported` for a rule that no `HolidayRule` can
  ///   express.
  public func closings(in month: YearMonth) throws(RecurrenceError) -> DaySet {
    var closed = DaySet()
    for recurrence in recurrences { closed = closed.union(try recurrence.closings(in: month)) }
    return closed
  }
}

extension RecurrenceSet.Recurrence {
  // No recurrence depends on public holidays, so any calendar gives the same closings.
  fileprivate func closings(in month: YearMonth) throws(RecurrenceError) -> DaySet {
    var bits = Self.bits([first] + added, in: month)
    if let rule, first.yearMonth <= month {
      let said = try rule.holidayRule(from: first)
      var days = said.closings(in: month, calendar: .southKorea)
      if first.yearMonth == month { days = days.onOrAfter(first.day) }
      if let until = rule.until ?? rule.count.map({ last(of: said, $0) }) {
        if until < month.firstDay { days = DaySet() }
        if month.contains(until) { days = days.intersection(DaySet(throughDay: until.day)) }
      }
      bits |= days.bits
    }
    return DaySet(bits: bits & ~Self.bits(excluded, in: month))
  }

  /// The date of the last of a number of occurrences; the first date always counts as one.
  private func last(of rule: HolidayRule, _ count: Int) -> CivilDate {
    var rest = count - 1
    var month = first.yearMonth
    var days = rule.closings(in: month, calendar: .southKorea).subtracting(
      DaySet(throughDay: first.day))
    while rest > days.count {
      rest -= days.count
      guard month < .latest,
        let next = rule.next(
          onOrAfter: month.adding(months: 1).firstDay, calendar: .southKorea)
      else { return .latest }
      month = next.yearMonth
      days = rule.closings(in: month, calendar: .southKorea)
    }
    guard rest > 0 else { return first }
    for (place, day) in days.enumerated() where place == rest - 1 {
      return month.date(day: day) ?? first
    }
    return first
  }

  private static func bits(_ dates: [CivilDate], in month: YearMonth) -> UInt32 {
    var bits: UInt32 = 0
    for date in dates where month.contains(date) { bits |= 1 << UInt32(date.day) }
    return bits
  }
}
