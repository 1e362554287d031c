package import KoreanCalendar

/// A rule prepared for computing: plain parts as words, the rare rest as a tree.
package struct RulePlan: Sendable {
  /// All plain parts that apply in every month, which for most rules is the whole rule.
  private(set) var first = RuleTerm()
  /// The parts that the first term cannot hold, for the few rules that have any.
  var others: OtherParts?
  /// Whether there are such parts, which asks for no reference.
  private(set) var hasOthers = false
  /// The weekdays on which the rule can close at all; bit 0 is Sunday.
  private var weekdays: UInt8 = 0
  /// The months in which the rule can close at all; bit *n* is month *n*.
  var months: UInt16 = 0

  package init(_ node: RuleNode) {
    var terms: [RuleTerm] = []
    var nodes: [RuleNode] = []
    if case .union(let parts) = node {
      for part in parts { add(part, &terms, &nodes) }
    } else {
      add(node, &terms, &nodes)
    }
    if !terms.isEmpty || !nodes.isEmpty {
      others = OtherParts(terms: terms, nodes: nodes, span: node.span)
      hasOthers = true
    }
  }

  private mutating func add(_ part: RuleNode, _ terms: inout [RuleTerm], _ nodes: inout [RuleNode])
  {
    if part == .never { return }
    if !first.absorb(part) {
      var term = RuleTerm()
      if term.absorbAlone(part) { terms.append(term) } else { nodes.append(part) }
    }
    months |= part.possibleMonths.bits
    weekdays |= part.possibleWeekdays
  }

  /// The less common parts of a rule, behind one reference, so that a plan is cheap to copy.
  final class OtherParts: Sendable {
    /// Plain parts that apply in some months, and every-other-week parts.
    let terms: [RuleTerm]
    /// Exceptions, intersections, moves and the rarer festivals.
    let nodes: [RuleNode]
    /// Whether moves are nested so deeply that each month is computed once for all of them.
    let isDeep: Bool
    /// How far the nodes look.
    let reach: Reach
    /// When the whole rule can close at all, and when it repeats.
    let span: RuleSpan

    /// The nesting of moves up to which computing each neighboring month again is cheaper.
    private static let mostNestedMoves = 3

    init(terms: [RuleTerm], nodes: [RuleNode], span: RuleSpan) {
      self.terms = terms
      self.nodes = nodes
      self.span = span
      isDeep = nodes.contains { $0.nestedMoves > Self.mostNestedMoves }
      reach = nodes.reduce(Reach()) { $0.union($1.reach) }
    }

    /// The closings of one of the nodes in one month.
    func closings(
      of node: RuleNode, in facts: MonthFacts, _ calendar: PublicHolidayCalendar
    ) -> DaySet {
      isDeep
        ? node.closings(in: facts, reach: reach, calendar) : node.closings(in: facts, calendar)
    }
  }

  /// When the rule can close at all, and when it repeats.
  var span: RuleSpan { others?.span ?? first.span }
}

extension RulePlan {
  /// Whether the rule closes on a date.
  package func closes(on date: CivilDate, _ calendar: PublicHolidayCalendar) -> Bool {
    // Most rules use few weekdays, and the weekday is cheaper to find than the day of the month.
    guard weekdays & (1 << UInt8(truncatingIfNeeded: date.weekday.rawValue)) != 0 else {
      return false
    }
    return closes(on: date, date.parts, calendar)
  }

  /// Whether the rule closes on a date, given its parts.
  @inline(__always)
  package func closes(
    on date: CivilDate, _ dateParts: CivilDate.Parts, _ calendar: PublicHolidayCalendar
  ) -> Bool {
    first.closes(on: date, dateParts, calendar)
      || hasOthers && closesByOthers(on: date, dateParts, calendar)
  }

  /// Whether one of the parts that the first term cannot hold closes on a date.
  @inline(never)
  func closesByOthers(
    on date: CivilDate, _ dateParts: CivilDate.Parts, _ calendar: PublicHolidayCalendar
  ) -> Bool {
    guard let parts = others else { return false }
    for term in parts.terms where term.closes(on: date, dateParts, calendar) { return true }
    if parts.nodes.isEmpty { return false }
    let facts = MonthFacts(dateParts.yearMonth)
    for node in parts.nodes
    where parts.closings(of: node, in: facts, calendar).contains(dateParts.day) {
      return true
    }
    return false
  }

  /// The closings of one month.
  package func closings(in facts: MonthFacts, _ calendar: PublicHolidayCalendar) -> DaySet {
    var days = first.closings(in: facts, calendar)
    guard let others else { return days }
    for term in others.terms { days = days.union(term.closings(in: facts, calendar)) }
    for node in others.nodes { days = days.union(others.closings(of: node, in: facts, calendar)) }
    return days
  }

  /// The first closing on or after a date.
  package func next(
    onOrAfter date: CivilDate, _ calendar: PublicHolidayCalendar
  ) -> CivilDate? {
    let dateParts = date.parts
    let dayOfWeek = date.weekday.rawValue
    // 35 is the multiple of seven that keeps the weekday of the first positive.
    let facts = MonthFacts(
      dateParts.yearMonth, firstWeekday: (dayOfWeek + 36 - dateParts.day) % 7)
    let days = closings(in: facts, calendar).onOrAfter(dateParts.day)
    if !days.isEmpty {
      return date.adding(days: days.bits.trailingZeroBitCount - dateParts.day)
    }
    return firstClosing(after: facts, calendar)
  }
}
