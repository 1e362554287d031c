import KoreanCalendar
import MartModels

/// Puts rules of an expression together from closings.
struct ExpressionWriter {
  private(set) var rules: [ExpressionRule] = []
  let hours: OpeningHours?
  let calendar: PublicHolidayCalendar
  /// The times of a closing, where hours run past midnight and no day begins before the night is over.
  ///
  /// In the notation a closing is a calendar day, but that of a store does not cut the night before.
  let closingTimes: [ExpressionTimes]

  /// Begins with the hours; without them the store is open around the clock.
  ///
  /// - Parameter mark: what the comment says of all days; the hours of every day need none for a rule.
  init(hours: OpeningHours?, _ calendar: PublicHolidayCalendar, mark: ExpressionMark? = nil) {
    self.hours = hours
    self.calendar = calendar
    let latest = hours?.sessions.reduce(0) { max($0, $1.closes) } ?? 0
    let first = hours?.sessions.reduce(Int.max) { min($0, $1.opens) } ?? .max
    closingTimes =
      latest > 1_440 && latest - 1_440 <= first
      ? [ExpressionTimes(start: latest - 1_440, end: latest)] : []
    guard let hours else {
      var base = ExpressionRule(joiner: .normal)
      base.mark = mark
      base.finish()
      rules.append(base)
      return
    }
    var closesHolidays = latest > 1_440
    for group in Self.groups(hours) {
      var rule = ExpressionRule(joiner: group.isAddition ? .additional : .normal)
      rule.dates = ExpressionDates.months(group.days.months.seasons)
      rule.weekdays.plain = group.days.weekdayBits
      if group.days.includesPublicHolidays {
        rule.holidays = [ExpressionHoliday(isSchoolHoliday: false)]
        if closesHolidays, !rules.isEmpty {
          // Only what begins on the holiday gives way to its own hours.
          var closing = ExpressionRule(joiner: .normal)
          closing.modifier = .off
          closing.holidays = rule.holidays
          closing.times = [ExpressionTimes(start: latest - 1_440, end: latest)]
          append(closing)
          closesHolidays = false
        }
      }
      rule.times = group.times
      rule.mark = mark
      append(rule)
    }
  }

  /// Whether only dates can say on which days some hours hold.
  var needsDates: Bool { hours?.earlyClosing != nil || hours?.closesOnPublicHolidays == true }

  var expression: OpeningHoursExpression { OpeningHoursExpression(rules: rules) }

  /// Appends a rule of some days; one without any, such as the 30th of February, is left out,
  /// because without days it would hold on all of them.
  mutating func append(_ rule: ExpressionRule) {
    var rule = rule
    rule.finish()
    guard rule.hasDays else { return }
    rules.append(rule)
  }

  private typealias Group = (
    days: OpeningHours.Days, times: [ExpressionTimes], isAddition: Bool
  )

  /// The sessions by groups of days, those of public holidays last so that they win.
  ///
  /// A group that does not add to those before it replaces them on its days, and the hours of the night
  /// before with them.
  private static func groups(_ hours: OpeningHours) -> [Group] {
    var groups: [Group] = []
    let plain = hours.sessions.filter { !$0.days.includesPublicHolidays }
    for session in plain + hours.sessions.filter({ $0.days.includesPublicHolidays }) {
      if let index = groups.firstIndex(where: { $0.days == session.days }) {
        groups[index].times.append(session.times)
      } else {
        let isAddition = groups.contains {
          hours.runsPastMidnight
            || $0.days.weekdayBits & session.days.weekdayBits != 0
              && $0.days.months.bits & session.days.months.bits != 0
        }
        groups.append((session.days, [session.times], isAddition))
      }
    }
    return groups
  }
}

// Closings.
extension ExpressionWriter {
  /// A rule that closes on days that are still to be said.
  func closing(_ mark: ExpressionMark?) -> ExpressionRule {
    var rule = ExpressionRule(joiner: .normal)
    rule.modifier = .off
    rule.times = closingTimes
    rule.mark = mark
    return rule
  }

  /// Adds the parts of a rule, all of which are yearly, within dates or always.
  mutating func close(
    _ parts: [RuleNode], within dates: ClosedRange<CivilDate>? = nil, _ mark: ExpressionMark? = nil
  ) {
    var everyMonth = closing(mark)
    if let dates { everyMonth.dates = ExpressionDates.dated([dates]) }
    for part in parts where !everyMonth.weekdays.absorb(part) {
      var rule = closing(mark)
      switch part {
      case .days(let days): rule.dates = Self.dates(of: days, months: .all)
      case .during(let months, .days(let days)): rule.dates = Self.dates(of: days, months: months)
      case .during(let months, let inner):
        rule.dates = ExpressionDates.months(months.runs)
        _ = rule.weekdays.absorb(inner)
      case .named(.publicHolidays), .eve, .dayAfter, .intersection:
        guard let said = part.holidayParts else {
          assertionFailure("\(part) cannot be said")
          continue
        }
        rule.holidays = [ExpressionHoliday(isSchoolHoliday: false, offset: said.offset)]
        for weekday in said.weekdays { _ = rule.weekdays.absorb(weekday) }
        rule.holidaysRestrictWeekdays = !said.weekdays.isEmpty
      case .never, .nth, .last, .every, .everyOther, .named, .deferred, .union, .except:
        assertionFailure("\(part) cannot be said")
      }
      if part == .days(.all) {
        rule.dates = []
        rule.weekdays.plain = 0x7F
      }
      append(rule)
    }
    if !everyMonth.weekdays.isEmpty { append(everyMonth) }
  }

  /// A day of the month is written once a month: the notation has no day without a month.
  private static func dates(of days: DaySet, months: MonthSet) -> [ExpressionDates] {
    var items: [ExpressionDates] = []
    for month in months.months {
      let leap = YearMonth(2000, month)
      let dates = leap.dates(of: days)
      for run in dateRuns(dates) {
        items += Self.dates(month: month, run.lowerBound.day...run.upperBound.day, of: leap)
      }
    }
    return items
  }

  /// A run of days of one month in every year.
  private static func dates(
    month: Int, _ days: ClosedRange<Int>, of leap: YearMonth
  ) -> [ExpressionDates] {
    if days == 1...leap.numberOfDays { return [.months(year: nil, first: month, last: month)] }
    func date(_ day: Int) -> ExpressionDate {
      ExpressionDate(year: nil, anchor: .monthDay(month: month, day: day))
    }
    // A range to 29 February ends on 1 March in opening_hours.js when the year has no such day.
    let lastOfRange = month == 2 ? min(days.upperBound, 28) : days.upperBound
    var items: [ExpressionDates] = []
    if days.lowerBound < lastOfRange {
      items.append(.range(date(days.lowerBound), date(lastOfRange), step: 1))
    } else if days.lowerBound == lastOfRange {
      items.append(.single(date(lastOfRange)))
    }
    if lastOfRange < days.upperBound { items.append(.single(date(days.upperBound))) }
    return items
  }
}

extension RuleNode {
  /// Public holidays or the day beside them, and the weekdays they must be on; otherwise `nil`.
  var holidayParts: (offset: Int, weekdays: [RuleNode])? {
    switch self {
    case .named(.publicHolidays): return (0, [])
    case .eve(.named(.publicHolidays)): return (-1, [])
    case .dayAfter(.named(.publicHolidays)): return (1, [])
    case .intersection(let parts):
      guard parts.count == 2, let index = parts.firstIndex(of: .publicHolidays) else { return nil }
      let other = parts[1 - index]
      let weekdays = if case .union(let parts) = other { parts } else { [other] }
      var absorbed = ExpressionWeekdays()
      guard weekdays.allSatisfy({ absorbed.absorb($0) }) else { return nil }
      return (0, weekdays)
    case .never, .nth, .last, .every, .everyOther, .days, .named, .eve, .dayAfter, .deferred,
      .during, .union, .except:
      return nil
    }
  }
}

extension OpeningHours.Session {
  fileprivate var times: ExpressionTimes { ExpressionTimes(start: opens, end: closes) }
}

extension ExpressionDates {
  /// Months of every year; none stand for all of them.
  static func months(_ runs: [(first: Int, last: Int)]) -> [ExpressionDates] {
    runs.contains { $0 == (1, 12) }
      ? [] : runs.map { .months(year: nil, first: $0.first, last: $0.last) }
  }
}

extension ExpressionWeekdays {
  /// Takes in a part that is about weekdays of every month.
  ///
  /// - Returns: whether the part is one.
  fileprivate mutating func absorb(_ part: RuleNode) -> Bool {
    switch part {
    case .every(let weekday): plain |= 1 << UInt8(weekday.rawValue)
    case .last(let weekday): fromEnd |= 1 << UInt64(weekday.rawValue)
    case .nth(let ordinals, let weekday):
      for ordinal in 0..<5 where ordinals & (1 << UInt8(ordinal)) != 0 {
        fromStart |= 1 << UInt64(7 * ordinal + weekday.rawValue)
      }
    case .never, .everyOther, .days, .named, .eve, .dayAfter, .deferred, .during, .union,
      .intersection, .except:
      return false
    }
    return true
  }
}
