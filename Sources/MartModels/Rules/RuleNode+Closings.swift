package import KoreanCalendar

extension RuleNode {
  /// The closings of one month, for the parts that no term can hold.
  package func closings(in facts: MonthFacts) -> DaySet {
    switch self {
    case .never:
      return DaySet()
    case .eve(let inner):
      return Self.shifted(inner, by: 1, in: facts)
    case .during(let months, let inner):
      return months.contains(facts.monthOfYear) ? inner.closings(in: facts) : DaySet()
    case .union(let parts):
      var days = DaySet()
      for part in parts { days = days.union(part.closings(in: facts)) }
      return days
    case .except(let inner, let exception):
      return inner.closings(in: facts).subtracting(exception.closings(in: facts))
    case .nth, .last, .every, .everyOther, .days, .seollal, .chuseok, .publicHolidays:
      var term = RuleTerm()
      _ = term.absorbAlone(self)
      return term.closings(in: facts)
    }
  }

  /// The days a number of days before the closings of a node; an eve of an eve is one shift by two.
  private static func shifted(_ node: RuleNode, by days: UInt32, in facts: MonthFacts) -> DaySet {
    if case .eve(let inner) = node, days < 27 { return shifted(inner, by: days + 1, in: facts) }
    let here = node.closings(in: facts).bits >> days
    guard facts.month < .latest else { return DaySet(bits: here) }
    let next = node.closings(in: facts.next).bits
    let moved = (UInt64(next) << UInt64(facts.numberOfDays)) >> UInt64(days)
    return DaySet(bits: here | UInt32(truncatingIfNeeded: moved))
      .intersection(DaySet(throughDay: facts.numberOfDays))
  }

  /// The months of the year in which the node can close.
  package var possibleMonths: MonthSet {
    switch self {
    case .never: MonthSet(bits: 0)
    case .seollal, .eve(.seollal): MonthSet(bits: 1 << 1 | 1 << 2)
    case .chuseok, .eve(.chuseok): MonthSet(bits: 1 << 9 | 1 << 10)
    case .during(let months, let inner):
      MonthSet(bits: months.bits & inner.possibleMonths.bits)
    case .eve(let inner): inner.possibleMonths.withPreviousMonths
    case .union(let parts):
      MonthSet(bits: parts.reduce(0) { $0 | $1.possibleMonths.bits })
    case .except(let inner, _): inner.possibleMonths
    case .nth, .last, .every, .everyOther, .days, .publicHolidays: .all
    }
  }

  /// The weekdays on which the node can close; bit 0 is Sunday.
  package var possibleWeekdays: UInt8 {
    switch self {
    case .never: 0
    case .nth(_, let weekday), .last(let weekday), .every(let weekday):
      1 << UInt8(weekday.rawValue)
    case .everyOther(let first): 1 << UInt8(first.weekday.rawValue)
    case .during(_, let inner), .except(let inner, _): inner.possibleWeekdays
    case .union(let parts): parts.reduce(0) { $0 | $1.possibleWeekdays }
    case .days, .seollal, .chuseok, .publicHolidays, .eve: 0x7F
    }
  }

  /// Whether the node closes only on days that the almanac names.
  package var endsWithTheAlmanac: Bool {
    switch self {
    case .never, .seollal, .chuseok, .publicHolidays: true
    case .during(_, let inner), .eve(let inner), .except(let inner, _): inner.endsWithTheAlmanac
    case .union(let parts): parts.allSatisfy { $0.endsWithTheAlmanac }
    case .nth, .last, .every, .everyOther, .days: false
    }
  }

  /// Whether a month's closings depend on the month, its length and its first weekday alone.
  package var isPeriodic: Bool {
    switch self {
    case .seollal, .chuseok, .publicHolidays, .everyOther: false
    case .during(_, let inner), .eve(let inner): inner.isPeriodic
    case .union(let parts): parts.allSatisfy { $0.isPeriodic }
    case .except(let inner, let exception): inner.isPeriodic && exception.isPeriodic
    case .never, .nth, .last, .every, .days: true
    }
  }
}

extension MonthSet {
  /// The months and those before them, for the day before a first of the month.
  fileprivate var withPreviousMonths: MonthSet {
    MonthSet(bits: bits | bits >> 1 | (bits & 2) << 11)
  }
}
