public import KoreanCalendar
public import MartModels

/// A recurrence rule of RFC 5545 with the parts that closing days need.
///
/// ```swift
/// import MartHolidayKit
///
/// try RecurrenceRule("FREQ=MONTHLY;BYDAY=2SU,4SU").description  // "FREQ=MONTHLY;BYDAY=2SU,4SU"
/// ```
///
/// Weeks, months and years are read, with weekdays, their ordinals, days of the month, months and a
/// last date. Hours, days of the year, week numbers and a count of occurrences are refused: no store
/// closes by them, and half of a rule would be another rule.
///
/// Source: RFC 5545, section 3.3.10.
public struct RecurrenceRule: Hashable, Sendable {
  /// The span in which the parts of a rule are counted.
  public enum Frequency: String, Hashable, Sendable {
    /// By the week.
    case weekly = "WEEKLY"
    /// By the month.
    case monthly = "MONTHLY"
    /// By the year.
    case yearly = "YEARLY"
  }

  /// A weekday, with an ordinal or of every week.
  public struct Day: Hashable, Sendable {
    /// The day of the week.
    public let weekday: Weekday
    /// Which one, 1…5 from the beginning and −5…−1 from the end; 0 for every one.
    public let ordinal: Int

    package init(_ weekday: Weekday, ordinal: Int = 0) {
      self.weekday = weekday
      self.ordinal = ordinal
    }
  }

  /// The span in which the parts are counted.
  public package(set) var frequency: Frequency
  /// Every how manieth span counts, from 1.
  public package(set) var interval = 1
  /// The months, 1…12; empty for all.
  public package(set) var months: [Int] = []
  /// The days of the month, 1…31; empty when weekdays or the first date decide.
  public package(set) var monthDays: [Int] = []
  /// The weekdays; empty when days of the month or the first date decide.
  public package(set) var days: [Day] = []
  /// The day with which a week begins; Monday except where it decides which weeks are skipped.
  public package(set) var firstWeekday = Weekday.monday
  /// The last date on which the rule can hold; `nil` for good.
  public package(set) var until: CivilDate?

  package init(_ frequency: Frequency) { self.frequency = frequency }
}

extension RecurrenceRule {
  /// What the rule closes when it begins on a date.
  ///
  /// The parts that the rule does not name are those of the first date, as RFC 5545 has it. The end
  /// is left aside: it belongs to a period and not to a rule.
  ///
  /// ```swift
  /// import MartHolidayKit
  ///
  /// let rule = try RecurrenceRule("FREQ=WEEKLY;INTERVAL=2")
  /// try rule.holidayRule(from: CivilDate(2026, 1, 7)).description  // "격주 수요일(2026-01-07부터)"
  /// ```
  ///
  /// - Parameter first: the first date, DTSTART.
  /// - Throws: `RecurrenceError` with the code `unsupported` for a rule that no `HolidayRule` says.
  public func holidayRule(from first: CivilDate) throws(RecurrenceError) -> HolidayRule {
    guard interval == 1 || frequency == .weekly && interval == 2 else {
      throw RecurrenceError(.unsupported, value: "INTERVAL=\(interval)")
    }
    let inner = try unlimitedNode(from: first)
    guard !months.isEmpty else { return HolidayRule(inner) }
    return HolidayRule(
      .duringCanonical(MonthSet(bits: months.reduce(0) { $0 | 1 << UInt16($1) }), inner))
  }

  private func unlimitedNode(from first: CivilDate) throws(RecurrenceError) -> RuleNode {
    if frequency == .weekly, interval == 2 { return try everyOtherWeek(from: first) }
    if days.isEmpty, monthDays.isEmpty { return try impliedNode(from: first) }
    let unlimitedYear = frequency == .yearly && months.isEmpty
    guard !days.contains(where: { $0.ordinal != 0 && (unlimitedYear || frequency == .weekly) })
    else { throw RecurrenceError(.unsupported, value: description) }
    guard !days.isEmpty else { return .days(monthDaySet) }
    guard monthDays.isEmpty else { return try weekdaysOnMonthDays() }
    var nodes: [RuleNode] = []
    for day in days {
      switch day.ordinal {
      case 0: nodes.append(.every(day.weekday))
      case 1...5: nodes.append(.nthCanonical(ordinals: 1 << UInt8(day.ordinal - 1), day.weekday))
      case -1: nodes.append(.last(day.weekday))
      default: throw RecurrenceError(.unsupported, value: day.text)
      }
    }
    return .union(of: nodes)
  }

  private var monthDaySet: DaySet { DaySet(bits: monthDays.reduce(0) { $0 | 1 << UInt32($1) }) }

  /// A rule without weekdays and days recurs as its first date does.
  private func impliedNode(from first: CivilDate) throws(RecurrenceError) -> RuleNode {
    let day = RuleNode.days(DaySet(bits: 1 << UInt32(first.day)))
    switch frequency {
    case .weekly: return .every(first.weekday)
    case .monthly: return day
    case .yearly:
      return months.isEmpty
        ? .duringCanonical(MonthSet(bits: 1 << UInt16(first.month)), day) : day
    }
  }

  /// The place of a weekday in its week, from 0.
  private func position(of weekday: Weekday) -> Int {
    (weekday.rawValue - firstWeekday.rawValue + 7) % 7
  }

  private func everyOtherWeek(from first: CivilDate) throws(RecurrenceError) -> RuleNode {
    guard !days.contains(where: { $0.ordinal != 0 }) else {
      throw RecurrenceError(.unsupported, value: description)
    }
    let weekdays = days.isEmpty ? [first.weekday] : days.map { $0.weekday }
    let nodes = weekdays.compactMap { weekday -> RuleNode? in
      // A weekday that its week has before the first date recurs in the week after next.
      let offset = position(of: weekday) - position(of: first.weekday)
      let number = Int(first.dayNumber) + (offset < 0 ? offset + 14 : offset)
      return CivilDate(dayNumber: Int32(clamping: number)).map { .everyOther(first: $0) }
    }
    return .union(of: nodes)
  }

  /// RFC 5545 joins BYDAY and BYMONTHDAY by "and": the 13th where it is a Friday.
  private func weekdaysOnMonthDays() throws(RecurrenceError) -> RuleNode {
    guard !days.contains(where: { $0.ordinal != 0 }) else {
      throw RecurrenceError(.unsupported, value: description)
    }
    let others = Weekday.allCases.filter { weekday in !days.contains { $0.weekday == weekday } }
    return .exceptCanonical(.days(monthDaySet), .union(of: others.map { .every($0) }))
  }
}
