import KoreanCalendar

/// How many months before and after a month its closings depend on.
struct Reach: Hashable, Sendable {
  var before = 0
  var after = 0

  /// The farther of two reaches on either side.
  func union(_ other: Reach) -> Reach {
    Reach(before: max(before, other.before), after: max(after, other.after))
  }
}

extension RuleNode {
  /// The months of the year in which the node can close.
  package var possibleMonths: MonthSet {
    switch self {
    case .never: MonthSet(bits: 0)
    case .named(let days): days.possibleMonths
    // Neither festival is ever on the first day that its months allow.
    case .eve(.named(.seollal)): NamedDays.seollal.possibleMonths
    case .eve(.named(.chuseok)): NamedDays.chuseok.possibleMonths
    case .during(let months, let inner):
      MonthSet(bits: months.bits & inner.possibleMonths.bits)
    case .eve(let inner): inner.possibleMonths.withPreviousMonths
    case .dayAfter(let inner): inner.possibleMonths.withNextMonths
    // A closing in January can move 31 days, past all of February.
    case .deferred(let inner, _): inner.possibleMonths.withNextMonths.withNextMonths
    case .union(let parts):
      MonthSet(bits: parts.reduce(0) { $0 | $1.possibleMonths.bits })
    case .intersection(let parts):
      MonthSet(bits: parts.reduce(.max) { $0 & $1.possibleMonths.bits })
    case .except(let inner, _): inner.possibleMonths
    case .nth, .last, .every, .everyOther, .days: .all
    }
  }

  /// Whether the days of the node depend on which days are public holidays.
  package var usesPublicHolidays: Bool {
    switch self {
    case .named(let days): days.arePublicHolidays
    case .never, .nth, .last, .every, .everyOther, .days: false
    case .eve(let inner), .dayAfter(let inner), .during(_, let inner): inner.usesPublicHolidays
    case .deferred(let inner, let other), .except(let inner, let other):
      inner.usesPublicHolidays || other.usesPublicHolidays
    case .union(let parts), .intersection(let parts): parts.contains { $0.usesPublicHolidays }
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
    case .intersection(let parts): parts.reduce(0x7F) { $0 & $1.possibleWeekdays }
    case .days, .named, .eve,
      .dayAfter, .deferred:
      0x7F
    }
  }

  /// The months that the closings of one month depend on.
  var reach: Reach {
    switch self {
    case .never, .nth, .last, .every, .everyOther, .days, .named:
      return Reach()
    case .during(_, let inner): return inner.reach
    case .union(let parts), .intersection(let parts):
      return parts.reduce(Reach()) { $0.union($1.reach) }
    case .except(let inner, let exception): return inner.reach.union(exception.reach)
    case .eve:
      var reach = shift.inner.reach
      reach.after += 1
      return reach
    case .dayAfter:
      var reach = shift.inner.reach
      reach.before += 1
      return reach
    case .deferred(let inner, let past):
      var reach = inner.reach.union(past.reach)
      reach.before += 2
      return reach
    }
  }

  /// The maximum nesting of moves, each of which multiplies the months to look at.
  var nestedMoves: Int {
    switch self {
    case .never, .nth, .last, .every, .everyOther, .days, .named:
      0
    case .during(_, let inner): inner.nestedMoves
    case .union(let parts), .intersection(let parts):
      parts.reduce(0) { max($0, $1.nestedMoves) }
    case .except(let inner, let exception): max(inner.nestedMoves, exception.nestedMoves)
    case .eve, .dayAfter: shift.inner.nestedMoves + 1
    case .deferred(let inner, let past): max(inner.nestedMoves, past.nestedMoves) + 1
    }
  }
}

extension MonthSet {
  /// The months and those before them, for the day before the 1st of a month.
  fileprivate var withPreviousMonths: MonthSet {
    MonthSet(bits: bits | bits >> 1 | (bits & 2) << 11)
  }

  /// The months and those after them, for the day after the last of a month.
  fileprivate var withNextMonths: MonthSet {
    MonthSet(bits: bits | bits << 1 | bits >> 11 & 2)
  }
}
