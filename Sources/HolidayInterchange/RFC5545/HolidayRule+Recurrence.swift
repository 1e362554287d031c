public import KoreanCalendar
public import MartModels

extension HolidayRule {
  /// The rule as recurrences of RFC 5545.
  ///
  /// Weekdays, days of the month and every other week recur without end. What a recurrence cannot
  /// express, such as a lunar day, a public holiday or an exception, is listed as dates, and what
  /// has exceptions ends with the list, behind which they could not be told.
  ///
  /// ```swift
  /// import MartHolidayKit
  ///
  /// let newYear = CivilDate(2026, 1, 1)
  /// HolidayRule.seollal.recurrence(from: newYear, listedThrough: CivilDate(2027, 12, 31)).description
  /// // "DTSTART;VALUE=DATE:20260217\nRDATE;VALUE=DATE:20270207"
  /// ```
  ///
  /// - Parameters:
  ///   - first: the first date; each recurrence begins with its first closing on or after it.
  ///   - last: the date through which dates are listed.
  ///   - calendar: the public holidays, with days that were designated since.
  /// - Returns: an empty set when `last` is before `first`.
  public func recurrence(
    from first: CivilDate, listedThrough last: CivilDate,
    calendar: PublicHolidayCalendar = .southKorea
  ) -> RecurrenceSet {
    guard first <= last else { return RecurrenceSet(recurrences: []) }
    var writer = RecurrenceWriter(dates: first...last, calendar: calendar)
    writer.add(self, in: first...last, until: nil)
    return RecurrenceSet(recurrences: writer.recurrences.map { $0.recurrence })
  }

  /// The rule of a set of recurrences.
  ///
  /// - Parameter set: the recurrences; an empty set is `never`.
  /// - Throws: `RecurrenceError` with the code `notAHolidayRule` when it has single dates or an
  ///   end, or begins on a date on which its rule does not close; with the code `unsupported` for a
  ///   rule that no `HolidayRule` can express, or that is too large to be read back from JSON.
  public init(_ set: RecurrenceSet) throws(RecurrenceError) {
    var rules: [HolidayRule] = []
    for recurrence in set.recurrences {
      guard let rule = recurrence.rule, rule.until == nil, rule.count == nil,
        recurrence.added.isEmpty,
        recurrence.excluded.isEmpty
      else { throw RecurrenceError(.notAHolidayRule, value: set.description) }
      let said = try rule.holidayRule(from: recurrence.first)
      guard said.closes(on: recurrence.first, calendar: .southKorea) else {
        throw RecurrenceError(.notAHolidayRule, value: set.description)
      }
      rules.append(said)
    }
    self = .union(rules)
    guard isReadable else { throw RecurrenceError(.unsupported, value: set.description) }
  }
}

/// Puts recurrences together and keeps each day in one of them.
struct RecurrenceWriter {
  private struct Draft {
    var rule: RecurrenceRule
    /// What the rule closes, and from when.
    var node: RuleNode
    var from: CivilDate
    /// The first day of the period of the rule.
    var since: CivilDate?
    /// The closings of the rule within its range.
    var closings: [CivilDate]
    var excluded: [CivilDate] = []
  }

  private let dates: ClosedRange<CivilDate>
  private let calendar: PublicHolidayCalendar
  private var drafts: [Draft] = []
  private var added: [CivilDate] = []

  init(dates: ClosedRange<CivilDate>, calendar: PublicHolidayCalendar) {
    self.dates = dates
    self.calendar = calendar
  }

  mutating func add(
    _ rule: HolidayRule, in range: ClosedRange<CivilDate>, until: CivilDate?,
    since: CivilDate? = nil
  ) {
    let years = range.lowerBound.year...range.upperBound.year
    let said = SaidRule(rule, years: years, calendar) {
      $0.isYearly || $0.isEveryOther || $0.monthDayParts != nil
    }
    for (var recurrence, node) in RecurrenceRule.rules(saying: said.parts) {
      // 매주 월요일(공휴일 제외): behind the list nothing takes a holiday out.
      recurrence.until = said.hasExceptions ? range.upperBound : until
      let plan = RulePlan(node)
      let closings = Array(HolidayRule.Closings(plan: plan, dates: range, calendar: calendar))
      var draft = Draft(
        rule: recurrence, node: node, from: range.lowerBound, since: since,
        closings: closings)
      let isSaid = Set(drafts.flatMap { $0.closings })
      draft.excluded = closings.filter { isSaid.contains($0) }
      drafts.append(draft)
    }
    let surplus = Set(said.surplus)
    for index in drafts.indices where drafts[index].from == range.lowerBound {
      let excluded = Set(drafts[index].excluded)
      drafts[index].excluded += drafts[index].closings.filter {
        surplus.contains($0) && !excluded.contains($0)
      }
    }
    added += said.missing.filter { range.contains($0) }
  }

  /// Excludes and adds dates until the closings are those of a schedule.
  mutating func correct(to closed: [CivilDate]) {
    let wanted = Set(closed)
    var said: Set<CivilDate> = []
    for index in drafts.indices {
      let draft = drafts[index]
      let excluded = Set(draft.excluded)
      drafts[index].excluded = draft.closings.filter {
        excluded.contains($0) || !wanted.contains($0)
      }
      said.formUnion(draft.closings.filter { wanted.contains($0) && !excluded.contains($0) })
    }
    added = closed.filter { !said.contains($0) }
  }

  var recurrences: [(recurrence: RecurrenceSet.Recurrence, since: CivilDate?)] {
    var recurrences: [(recurrence: RecurrenceSet.Recurrence, since: CivilDate?)] = []
    for draft in drafts {
      let excluded = Set(draft.excluded)
      // An event begins on a day that it is on: RFC 5545 counts DTSTART as an occurrence.
      let plan = RulePlan(draft.node)
      var first = plan.next(onOrAfter: draft.from, calendar)
      while let date = first, excluded.contains(date) {
        first = date < .latest ? plan.next(onOrAfter: date.adding(days: 1), calendar) : nil
      }
      guard let first, first <= draft.rule.until ?? .latest else { continue }
      recurrences.append(
        (
          RecurrenceSet.Recurrence(
            first: first, rule: draft.rule, excluded: draft.excluded.sorted().filter { $0 > first }),
          draft.since
        ))
    }
    let listed = added.sorted()
    if let first = listed.first {
      recurrences.append(
        (
          RecurrenceSet.Recurrence(first: first, rule: nil, added: Array(listed.dropFirst())), nil
        ))
    }
    return recurrences
  }
}

extension RecurrenceRule {
  /// The recurrence rules for some parts, each with the node that it says.
  ///
  /// Weekdays of every week are one rule, and those with ordinals another. Every other part has a
  /// rule of its own.
  fileprivate static func rules(
    saying parts: [RuleNode]
  ) -> [(rule: RecurrenceRule, node: RuleNode)] {
    var rules: [(rule: RecurrenceRule, node: RuleNode)] = []
    // Some widespread readers lose days if one BYDAY has weekdays both with and without ordinals.
    for isWeekly in [true, false] {
      let weekdays = parts.filter { !$0.days.isEmpty && $0.isEvery == isWeekly }
      guard !weekdays.isEmpty else { continue }
      var rule = RecurrenceRule(isWeekly ? .weekly : .monthly)
      rule.days = weekdays.flatMap { $0.days }
      rules.append((rule, .union(of: weekdays)))
    }
    for part in parts where part.days.isEmpty {
      switch part {
      case .days(let days):
        var rule = RecurrenceRule(.monthly)
        rule.monthDays = Array(days)
        rules.append((rule, part))
      case .everyOther(let first):
        var rule = RecurrenceRule(.weekly)
        rule.interval = 2
        rule.days = [Day(first.weekday)]
        rules.append((rule, part))
      case .during(let months, let inner):
        var rule = RecurrenceRule(inner.days.isEmpty ? .yearly : .monthly)
        rule.months = months.months
        rule.days = inner.days
        if case .days(let days) = inner { rule.monthDays = Array(days) }
        rules.append((rule, part))
      case .eve, .intersection:
        guard let said = part.monthDayParts else {
          assertionFailure("\(part) cannot be said")
          continue
        }
        var rule = RecurrenceRule(.monthly)
        rule.monthDays = said.monthDays
        rule.days = said.weekdays.map { Day($0) }
        rules.append((rule, part))
      default:
        assertionFailure("\(part) cannot be said")
      }
    }
    return rules
  }
}

extension RuleNode {
  fileprivate var isEveryOther: Bool {
    if case .everyOther = self { return true }
    return false
  }

  /// The days of the month and the weekdays, both of which must hold; `nil` for any other node.
  ///
  /// Examples are the 13th where it is a Friday, and the last day of the month on any weekday.
  fileprivate var monthDayParts: (monthDays: [Int], weekdays: [Weekday])? {
    switch self {
    case .eve(let inner):
      var number = 1
      var node = inner
      while case .eve(let inner) = node {
        number += 1
        node = inner
      }
      return node == .days([1]) && number <= 28 ? ([-number], []) : nil
    case .intersection(let parts):
      guard parts.count == 2 else { return nil }
      var monthDays: [Int]?
      var weekdays: [Weekday]?
      for part in parts {
        let alternatives = if case .union(let parts) = part { parts } else { [part] }
        let every = alternatives.compactMap { if case .every(let day) = $0 { day } else { nil } }
        if case .days(let days) = part {
          monthDays = Array(days)
        } else if case .eve = part, let said = part.monthDayParts {
          monthDays = said.monthDays
        } else if every.count == alternatives.count {
          weekdays = every
        }
      }
      guard let monthDays, let weekdays else { return nil }
      return (monthDays, weekdays)
    default:
      return nil
    }
  }

  fileprivate var isEvery: Bool {
    if case .every = self { return true }
    return false
  }

  /// The weekdays of the node as BYDAY says them; none for any other node.
  fileprivate var days: [RecurrenceRule.Day] {
    switch self {
    case .every(let weekday): [RecurrenceRule.Day(weekday)]
    case .last(let weekday): [RecurrenceRule.Day(weekday, ordinal: -1)]
    case .nth(let ordinals, let weekday):
      (1...5).filter { ordinals & (1 << UInt8($0 - 1)) != 0 }
        .map { RecurrenceRule.Day(weekday, ordinal: $0) }
    default:
      []
    }
  }
}
