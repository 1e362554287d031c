import KoreanCalendar
import MartModels

/// The days of one rule of an expression: dates between which it holds, and what recurs in them.
struct RuleSelection {
  /// What recurs; `nil` for every day.
  private(set) var node: RuleNode?
  /// The dates between which the rule holds; empty for always.
  private(set) var ranges: [ClosedRange<CivilDate>] = []

  /// The most days of a range that becomes single days; a longer one becomes a period.
  private static let mostSingleDays = 92

  /// Whether the rule is about single days and not about a time in which something recurs.
  var isSingleDays: Bool {
    node == nil && !ranges.isEmpty
      && ranges.allSatisfy {
        $0.lowerBound.days(until: $0.upperBound) < Self.mostSingleDays
      }
  }

  private typealias Failure = OpeningHoursExpressionError

  init(_ rule: ExpressionRule, index: Int) throws(OpeningHoursExpressionError) {
    let failure = ExpressionClosings.failure(index, rule)
    guard rule.weeks.isEmpty else { throw failure }
    // No table says when schools have holidays.
    guard !rule.holidays.contains(where: { $0.isSchoolHoliday }) else { throw failure }
    guard let recurring = Self.recurringDays(rule) else { throw failure }
    let isEveryDay =
      rule.weekdays.plain == 0x7F
      ? !rule.holidaysRestrictWeekdays : rule.weekdays.isEmpty && rule.holidays.isEmpty
    node = isEveryDay ? nil : recurring
    guard let dated = Self.datedRanges(rule.dates) else { throw failure }
    if rule.dates.isEmpty || !dated.isEmpty {
      ranges = dated
    } else if let yearly = Self.yearlyDays(rule.dates, within: node) {
      node = yearly
    } else {
      throw failure
    }
    if !rule.years.isEmpty {
      guard ranges.isEmpty, let years = Self.yearRanges(rule.years) else { throw failure }
      ranges = years
    }
  }
}

// Weekdays and holidays.
extension RuleSelection {
  /// What the weekdays and holidays select: `never` without any, `nil` when no rule can say it.
  private static func recurringDays(_ rule: ExpressionRule) -> RuleNode? {
    guard let weekdays = weekdayNodes(rule.weekdays) else { return nil }
    var holidays: [RuleNode] = []
    for holiday in rule.holidays {
      guard abs(holiday.offset) <= mostOffset else { return nil }
      holidays.append(.moved(.publicHolidays, by: holiday.offset))
    }
    guard rule.holidaysRestrictWeekdays else { return .union(of: weekdays + holidays) }
    return .intersection(of: [.union(of: holidays), .union(of: weekdays)])
  }

  /// The most days by which a rule is moved; the notation's limit is a year.
  private static let mostOffset = 7

  private static func weekdayNodes(_ weekdays: ExpressionWeekdays) -> [RuleNode]? {
    var nodes: [RuleNode] = []
    for weekday in Weekday.allCases {
      if weekdays.plain & (1 << UInt8(weekday.rawValue)) != 0 { nodes.append(.every(weekday)) }
      nodes += ordinalNodes(weekdays.fromStart, weekdays.fromEnd, weekday)
      for moved in weekdays.moved {
        guard abs(moved.offset) <= mostOffset else { return nil }
        nodes += ordinalNodes(moved.fromStart, moved.fromEnd, weekday)
          .map { .moved($0, by: moved.offset) }
      }
    }
    return nodes
  }

  private static func ordinalNodes(
    _ fromStart: UInt64, _ fromEnd: UInt64, _ weekday: Weekday
  ) -> [RuleNode] {
    var nodes: [RuleNode] = []
    let last = ordinals(fromEnd, weekday)
    for number in 1...5 where last & (1 << UInt8(number - 1)) != 0 {
      nodes.append(.nthFromEnd(number, weekday))
    }
    let first = ordinals(fromStart, weekday)
    if first != 0 { nodes.append(.nthCanonical(ordinals: first, weekday)) }
    return nodes
  }

  private static func ordinals(_ bits: UInt64, _ weekday: Weekday) -> UInt8 {
    var ordinals: UInt8 = 0
    for ordinal in 0..<5 where bits & (1 << UInt64(7 * ordinal + weekday.rawValue)) != 0 {
      ordinals |= 1 << UInt8(ordinal)
    }
    return ordinals
  }
}

// Dates and years.
extension RuleSelection {
  private static func yearRanges(_ years: [ExpressionNumbers]) -> [ClosedRange<CivilDate>]? {
    var ranges: [ClosedRange<CivilDate>] = []
    for item in years {
      // With a step, each year is a period of its own, so there must not be many.
      guard item.step == 1 || item.last - item.first <= 100 else { return nil }
      if item.step == 1 {
        guard let range = range(from: item.first, through: item.last) else { return nil }
        ranges.append(range)
      } else {
        for year in stride(from: item.first, through: item.last, by: item.step) {
          guard let range = range(from: year, through: year) else { return nil }
          ranges.append(range)
        }
      }
    }
    return ranges
  }

  private static func range(from first: Int, through last: Int) -> ClosedRange<CivilDate>? {
    guard let start = CivilDate(year: first, month: 1, day: 1),
      let end = CivilDate(year: last, month: 12, day: 31), start <= end
    else { return nil }
    return start...end
  }

  /// The dates with years; empty when none has a year, `nil` when only some have.
  private static func datedRanges(_ dates: [ExpressionDates]) -> [ClosedRange<CivilDate>]? {
    var ranges: [ClosedRange<CivilDate>] = []
    for item in dates {
      switch item {
      case .months(let year?, let first, let last):
        guard first <= last, let start = CivilDate(year: year, month: first, day: 1),
          let end = YearMonth(year: year, month: last)?.lastDay
        else { return nil }
        ranges.append(start...end)
      case .single(let date):
        guard let year = date.year else { continue }
        guard let day = date.existingDate(in: year) else { return nil }
        ranges.append(day...day)
      case .from(let date):
        guard let year = date.year, let day = date.date(in: year) else { return nil }
        ranges.append(day ... .latest)
      case .range(let first, let last, let step):
        guard let firstYear = first.year, let lastYear = last.year else { continue }
        guard step == 1, let start = first.date(in: firstYear),
          let end = last.lastDate(in: lastYear),
          start <= end
        else { return nil }
        ranges.append(start...end)
      case .months(nil, _, _): continue
      }
    }
    return ranges.isEmpty || ranges.count == dates.count ? ranges : nil
  }

  /// The dates without years as what recurs, within weekdays when there are any.
  private static func yearlyDays(
    _ dates: [ExpressionDates], within node: RuleNode?
  ) -> RuleNode? {
    var days: [UInt32] = Array(repeating: 0, count: 13)
    var months: UInt16 = 0
    for item in dates {
      switch item {
      case .months(nil, let first, let last):
        var month = first
        months |= 1 << UInt16(month)
        while month != last {
          month = month == 12 ? 1 : month + 1
          months |= 1 << UInt16(month)
        }
      case .single(let date):
        guard case .monthDay(let month, let day) = date.anchor, date.offset == 0 else { return nil }
        days[month] |= 1 << UInt32(day)
      case .range(let first, let last, let step):
        guard first.offset == 0, last.offset == 0, case .monthDay = first.anchor,
          case .monthDay = last.anchor, let start = first.date(in: 2000),
          let end = last.date(in: 2000)
        else { return nil }
        // 2000 has every day that a year can have; a range over the turn of the year ends in 2001.
        let length = start.days(until: end)
        for offset in stride(from: 0, through: length < 0 ? length + 366 : length, by: step) {
          var date = start.adding(days: offset)
          if date.year > 2000 { date = date.adding(days: -366) }
          days[date.month] |= 1 << UInt32(date.day)
        }
      default: return nil
      }
    }
    let dayNodes = (1...12).compactMap { month -> RuleNode? in
      days[month] == 0
        ? nil
        : .duringCanonical(MonthSet(bits: 1 << UInt16(month)), .days(DaySet(bits: days[month])))
    }
    if let node {
      return dayNodes.isEmpty ? .duringCanonical(MonthSet(bits: months), node) : nil
    }
    return .union(of: dayNodes + [.duringCanonical(MonthSet(bits: months), .days(.all))])
  }
}
