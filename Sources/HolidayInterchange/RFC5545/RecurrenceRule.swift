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
/// It supports daily, weekly, monthly and yearly rules with weekdays, their ordinals and positions,
/// days of the month from either end, months, and a last date or a count. Hours, days of the year
/// and week numbers are refused: no store closes by them, and half of a rule would be a different
/// rule.
///
/// Source: RFC 5545, section 3.3.10.
public struct RecurrenceRule: Hashable, Sendable {
  /// The frequency of a rule.
  public enum Frequency: String, Hashable, Sendable {
    /// By the day.
    case daily = "DAILY"
    /// By the week.
    case weekly = "WEEKLY"
    /// By the month.
    case monthly = "MONTHLY"
    /// By the year.
    case yearly = "YEARLY"
  }

  /// A weekday, with an ordinal or in every week.
  public struct Day: Hashable, Sendable {
    /// The day of the week.
    public let weekday: Weekday
    /// The ordinal, 1…5 from the beginning and −5…−1 from the end; 0 for every one.
    public let ordinal: Int

    package init(_ weekday: Weekday, ordinal: Int = 0) {
      self.weekday = weekday
      self.ordinal = ordinal
    }
  }

  /// The frequency.
  public package(set) var frequency: Frequency
  /// The interval between periods that count, in days, weeks, months or years; at least 1.
  public package(set) var interval = 1
  /// The months, 1…12; empty for all.
  public package(set) var months: [Int] = []
  /// The days of the month, 1…31 or −31…−1 from its end; empty when others decide.
  public package(set) var monthDays: [Int] = []
  /// The weekdays; empty when days of the month or the first date decide.
  public package(set) var days: [Day] = []
  /// The positions that count among these weekdays in a month, from its end if negative.
  ///
  /// It is empty if all of them count. In a monthly rule of one weekday, positions become its ordinals.
  public package(set) var positions: [Int] = []
  /// The first day of the week; Monday unless it decides which weeks are skipped.
  public package(set) var firstWeekday = Weekday.monday
  /// The last date on which the rule can apply; `nil` for no end.
  public package(set) var until: CivilDate?
  /// The number of occurrences from the first date on; `nil` for no such end.
  public package(set) var count: Int?

  package init(_ frequency: Frequency) { self.frequency = frequency }
}

extension RecurrenceRule {
  /// The closings of the rule if it begins on a date.
  ///
  /// As in RFC 5545, the first date decides what the rule does not say, such as the weekday of a
  /// weekly rule. The end is ignored: it belongs to a period and not to a rule.
  ///
  /// ```swift
  /// import MartHolidayKit
  ///
  /// let rule = try RecurrenceRule("FREQ=WEEKLY;INTERVAL=2")
  /// try rule.holidayRule(from: CivilDate(2026, 1, 7)).description  // "격주 수요일(2026-01-07부터)"
  /// ```
  ///
  /// - Parameter first: the first date, DTSTART.
  /// - Throws: `RecurrenceError` with the code `unsupported` for a rule that no `HolidayRule` can
  ///   express.
  public func holidayRule(from first: CivilDate) throws(RecurrenceError) -> HolidayRule {
    var steps = MonthSet.all
    switch (frequency, interval) {
    case (_, 1), (.weekly, 2): break
    case (.monthly, let step) where 12 % step == 0:
      // Every other month is the same months of every year.
      steps = MonthSet(
        bits: stride(from: first.month, to: first.month + 12, by: step)
          .reduce(0) { $0 | 1 << UInt16(($1 - 1) % 12 + 1) })
    default: throw RecurrenceError(.unsupported, value: "INTERVAL=\(interval)")
    }
    let named = months.isEmpty ? steps.bits : months.reduce(0) { $0 | 1 << UInt16($1) }
    return HolidayRule(
      .duringCanonical(MonthSet(bits: named & steps.bits), try unlimitedNode(from: first)))
  }

  private func unlimitedNode(from first: CivilDate) throws(RecurrenceError) -> RuleNode {
    if frequency == .weekly, interval == 2 { return try everyOtherWeek(from: first) }
    guard positions.isEmpty else { return try positionedNode() }
    if days.isEmpty, monthDays.isEmpty { return try impliedNode(from: first) }
    let hasNoMonth = frequency == .yearly && months.isEmpty || frequency == .weekly
    let hasOrdinals = days.contains { $0.ordinal != 0 }
    guard !hasOrdinals || (!hasNoMonth && frequency != .daily) else {
      throw RecurrenceError(.unsupported, value: description)
    }
    guard !days.isEmpty else { return monthDayNode }
    let weekdays = RuleNode.union(
      of: days.map { day in
        switch day.ordinal {
        case 0: .every(day.weekday)
        case 1...: .nthCanonical(ordinals: 1 << UInt8(day.ordinal - 1), day.weekday)
        default: .nthFromEnd(-day.ordinal, day.weekday)
        }
      })
    // RFC 5545 joins BYDAY and BYMONTHDAY by "and": the 13th where it is a Friday.
    return monthDays.isEmpty ? weekdays : .intersection(of: [monthDayNode, weekdays])
  }

  private var weekdayBits: UInt8 { days.reduce(0) { $0 | 1 << UInt8($1.weekday.rawValue) } }

  private var monthDayNode: RuleNode {
    .union(of: monthDays.map { $0 > 0 ? .days(DaySet(bits: 1 << UInt32($0))) : .dayFromEnd(-$0) })
  }

  /// Positions are counted in each month; of a year, only where it has one month.
  private func positionedNode() throws(RecurrenceError) -> RuleNode {
    let isByMonth = frequency == .monthly || frequency == .yearly && months.count == 1
    guard isByMonth, monthDays.isEmpty, !days.contains(where: { $0.ordinal != 0 }) else {
      throw RecurrenceError(.unsupported, value: "BYSETPOS")
    }
    return .positions(positions, ofWeekdays: weekdayBits)
  }

  /// A rule without weekdays and days recurs as its first date does.
  private func impliedNode(from first: CivilDate) throws(RecurrenceError) -> RuleNode {
    let day = RuleNode.days(DaySet(bits: 1 << UInt32(first.day)))
    switch frequency {
    case .daily: return .days(.all)
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
}
