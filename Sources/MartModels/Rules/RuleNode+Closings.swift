package import KoreanCalendar

extension RuleNode {
  /// The closings of one month, for the parts that no term can hold.
  ///
  /// Moves look at the neighboring months; for nodes with many nested moves, use
  /// `closings(in:reach:)`, which looks at each month once.
  package func closings(in facts: MonthFacts, _ calendar: PublicHolidayCalendar) -> DaySet {
    switch self {
    case .never:
      return DaySet()
    case .eve:
      let (inner, days) = shift
      return Self.before(inner, by: days, in: facts, calendar)
    case .dayAfter:
      let (inner, days) = shift
      return Self.after(inner, by: days, in: facts, calendar)
    case .deferred(let inner, let past):
      return MonthMoves.deferred(
        in: facts, closings: { inner.closings(in: $1, calendar).bits },
        avoided: { past.closings(in: $1, calendar).bits })
    case .during(let months, let inner):
      return months.contains(facts.monthOfYear)
        ? inner.closings(in: facts, calendar) : DaySet()
    case .union(let parts):
      var days = DaySet()
      for part in parts { days = days.union(part.closings(in: facts, calendar)) }
      return days
    case .intersection(let parts):
      var days = DaySet.all
      for part in parts where !days.isEmpty {
        days = days.intersection(part.closings(in: facts, calendar))
      }
      return days
    case .except(let inner, let exception):
      return inner.closings(in: facts, calendar)
        .subtracting(exception.closings(in: facts, calendar))
    case .named(let days):
      return days.closings(in: facts, calendar)
    case .nth, .last, .every, .everyOther, .days:
      var term = RuleTerm()
      _ = term.absorbAlone(self)
      return term.closings(in: facts, calendar)
    }
  }

  /// The days a number of days before the closings of a node.
  private static func before(
    _ node: RuleNode, by days: Int, in facts: MonthFacts, _ calendar: PublicHolidayCalendar
  ) -> DaySet {
    let next = facts.month < .latest ? node.closings(in: facts.next, calendar).bits : 0
    return MonthMoves.before(
      here: node.closings(in: facts, calendar).bits, next: next, days: days, in: facts)
  }

  /// The days a number of days after the closings of a node.
  private static func after(
    _ node: RuleNode, by days: Int, in facts: MonthFacts, _ calendar: PublicHolidayCalendar
  ) -> DaySet {
    let here = node.closings(in: facts, calendar).bits
    guard facts.month > .earliest else {
      return MonthMoves.after(here: here, previous: 0, length: 31, days: days, in: facts)
    }
    let previous = facts.previous
    return MonthMoves.after(
      here: here, previous: node.closings(in: previous, calendar).bits,
      length: previous.numberOfDays, days: days, in: facts)
  }

  /// The node below a run of eves, or of days after, and by how many days they move its closings: an eve of
  /// an eve is one shift by two.
  ///
  /// A shift ends before it is as long as the shortest month, so that it looks at one neighbor only.
  var shift: (inner: RuleNode, days: Int) {
    var (node, days) = (self, 0)
    while days < 27 {
      switch (self, node) {
      case (.eve, .eve(let inner)), (.dayAfter, .dayAfter(let inner)):
        (node, days) = (inner, days + 1)
      default: return (node, days)
      }
    }
    return (node, days)
  }
}
