package import KoreanCalendar

/// A rule prepared for computing: plain parts as words, the rare rest as a tree.
package struct RulePlan: Sendable {
  /// All plain parts that hold in every month, which for most rules is the whole rule.
  private var first = RuleTerm()
  /// The parts that the first term cannot hold, for the few rules that have any.
  private var others: OtherParts?
  /// The weekdays on which the rule can close at all; bit 0 is Sunday.
  private var weekdays: UInt8 = 0
  /// The months in which the rule can close at all; bit *n* is month *n*.
  private var months: UInt16 = 0
  /// Whether the rule depends on a calendar that ends, and nothing else.
  private var endsWithTheAlmanac = true
  /// Whether a month's closings depend on the month, its length and its first weekday alone.
  private var isPeriodic = true

  package init(_ node: RuleNode) {
    var terms: [RuleTerm] = []
    var nodes: [RuleNode] = []
    if case .union(let parts) = node {
      for part in parts { add(part, &terms, &nodes) }
    } else {
      add(node, &terms, &nodes)
    }
    if !terms.isEmpty || !nodes.isEmpty { others = OtherParts(terms: terms, nodes: nodes) }
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
    if !part.endsWithTheAlmanac { endsWithTheAlmanac = false }
    if !part.isPeriodic { isPeriodic = false }
  }

  /// The less common parts of a rule, behind one reference so that a plan is cheap to copy.
  private final class OtherParts: Sendable {
    /// Plain parts that hold in some months, and every-other-week parts.
    let terms: [RuleTerm]
    /// Exceptions and eves of anything but a festival.
    let nodes: [RuleNode]

    init(terms: [RuleTerm], nodes: [RuleNode]) {
      self.terms = terms
      self.nodes = nodes
    }
  }

  /// The last month for which lunar dates and public holidays are known.
  private static let lastAlmanacMonth = YearMonth(uncheckedYear: 2100, month: 12)

  /// The years after which a rule that did not close never closes again.
  ///
  /// The rarest rule closes on the fifth of a weekday in February, which a weekday has every 28
  /// years, and every 40 where a century year without a leap day lies between.
  private static let longestGapInYears = 40
}

extension RulePlan {
  /// Whether the rule closes on a date.
  package func closes(on date: CivilDate) -> Bool {
    // Most rules know few weekdays, and the weekday is cheaper than the day of the month.
    guard weekdays & (1 << UInt8(truncatingIfNeeded: date.weekday.rawValue)) != 0 else {
      return false
    }
    return closes(on: date, date.fields)
  }

  /// Whether the rule closes on a date, given its fields.
  @inline(__always)
  package func closes(on date: CivilDate, _ fields: (year: Int, month: Int, day: Int)) -> Bool {
    if first.closes(on: date, fields) { return true }
    guard let others else { return false }
    return Self.closes(others, on: date, fields)
  }

  private static func closes(
    _ parts: OtherParts, on date: CivilDate, _ fields: (year: Int, month: Int, day: Int)
  ) -> Bool {
    for term in parts.terms where term.closes(on: date, fields) { return true }
    if parts.nodes.isEmpty { return false }
    let facts = MonthFacts(YearMonth(uncheckedYear: fields.year, month: fields.month))
    for node in parts.nodes where node.closings(in: facts).contains(fields.day) { return true }
    return false
  }

  /// The closings of one month.
  package func closings(in facts: MonthFacts) -> DaySet {
    var days = first.closings(in: facts)
    guard let others else { return days }
    for term in others.terms { days = days.union(term.closings(in: facts)) }
    for node in others.nodes { days = days.union(node.closings(in: facts)) }
    return days
  }

  /// The first closing on or after a date.
  package func next(onOrAfter date: CivilDate) -> CivilDate? {
    let fields = date.fields
    let start = YearMonth(uncheckedYear: fields.year, month: fields.month)
    let dayOfWeek = date.weekday.rawValue
    // 35 is the multiple of seven that keeps the weekday of the first positive.
    let facts = MonthFacts(start, firstWeekday: (dayOfWeek + 36 - fields.day) % 7)
    let days = closings(in: facts).onOrAfter(fields.day)
    if !days.isEmpty {
      return CivilDate(
        uncheckedDayNumber: date.dayNumber
          &+ Int32(truncatingIfNeeded: days.bits.trailingZeroBitCount &- fields.day))
    }
    return firstClosing(after: facts)
  }

  /// The first closing after a month, or `nil` as soon as it is certain that there is none.
  private func firstClosing(after start: MonthFacts) -> CivilDate? {
    guard months != 0 else { return nil }
    var facts = start
    if let date = firstClosing(after: &facts, through: start.month.advanced(byUpTo: 24)) {
      return date
    }
    if isPeriodic, !closesInSomeYear { return nil }
    if let begin = biweeklyBegin, facts.month < begin {
      facts = MonthFacts(begin.adding(months: -1))
    }
    var last = facts.month.advanced(byUpTo: 12 * (Self.longestGapInYears + 1))
    if endsWithTheAlmanac || (!isPeriodic && last < Self.lastAlmanacMonth) {
      last = Self.lastAlmanacMonth
    }
    return firstClosing(after: &facts, through: last)
  }

  private func firstClosing(
    after facts: inout MonthFacts, through last: YearMonth
  ) -> CivilDate? {
    while facts.month < last {
      facts = facts.next
      guard months & (1 << UInt16(truncatingIfNeeded: facts.monthOfYear)) != 0 else { continue }
      let days = closings(in: facts)
      if !days.isEmpty {
        return CivilDate(
          uncheckedDayNumber: facts.month.firstDayNumber
            &+ Int32(truncatingIfNeeded: days.bits.trailingZeroBitCount) &- 1)
      }
    }
    return nil
  }

  /// Whether a periodic rule closes in any of the fourteen kinds of year.
  private var closesInSomeYear: Bool {
    // Bit n is the year 2000 + n: seven leap and seven common years, each beginning on another
    // weekday.
    let kinds: UInt32 = 0b1_0001_0001_0001_0111_0111_1111
    for offset in 0..<25 where kinds & (1 << UInt32(offset)) != 0 {
      var facts = MonthFacts(YearMonth(uncheckedYear: 2000 + offset, month: 1))
      for _ in 0..<12 {
        if !closings(in: facts).isEmpty { return true }
        facts = facts.next
      }
    }
    return false
  }

  /// The earliest month in which an every-other-week part can close, where the rule has no other.
  private var biweeklyBegin: YearMonth? {
    guard first == RuleTerm(), let others, others.nodes.isEmpty else { return nil }
    var earliest: Int32?
    for term in others.terms {
      guard let start = term.biweeklyStart else { return nil }
      earliest = min(earliest ?? start, start)
    }
    return earliest.map { CivilDate(uncheckedDayNumber: $0).yearMonth }
  }
}

extension YearMonth {
  /// The month a number of months later, or the last of all when there are fewer.
  fileprivate func advanced(byUpTo months: Int) -> YearMonth {
    adding(months: min(months, self.months(until: .latest)))
  }
}
