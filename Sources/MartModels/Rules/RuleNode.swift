package import KoreanCalendar

/// What a rule says, as a tree in canonical form: rules that were written differently but have the
/// same form are equal and print the same text.
package indirect enum RuleNode: Hashable, Sendable {
  case never
  /// Bit *n* − 1 of the ordinals is the *n*th weekday of the month, 1…4 alone or up to 5.
  case nth(ordinals: UInt8, Weekday)
  case last(Weekday)
  case every(Weekday)
  /// Every second week from the first date, which is on the weekday.
  case everyOther(first: CivilDate)
  case days(DaySet)
  case named(NamedDays)
  case eve(RuleNode)
  case dayAfter(RuleNode)
  /// A closing on a day of the other node moves to the first later day that is not such a day.
  case deferred(RuleNode, past: RuleNode)
  case during(MonthSet, RuleNode)
  case union([RuleNode])
  /// Two parts or more, none of them an intersection.
  case intersection([RuleNode])
  case except(RuleNode, RuleNode)
}

/// A set of months of the year; bit *n* is month *n*.
package struct MonthSet: Hashable, Sendable {
  package let bits: UInt16

  package init(bits: UInt16) { self.bits = bits & 0x1FFE }

  package static let all = MonthSet(bits: 0x1FFE)

  package func contains(_ month: Int) -> Bool {
    bits & (1 << UInt16(truncatingIfNeeded: month)) != 0
  }
  package var isEmpty: Bool { bits == 0 }

  /// The days that at least one of the months has, 29 February among them.
  var days: DaySet {
    if bits & 0b1_0101_1010_1010 != 0 { return .all }
    return DaySet(throughDay: bits & 0b1010_0101_0000 != 0 ? 30 : 29)
  }

  /// The months in order.
  package var months: [Int] { (1...12).filter(contains) }

  /// The first and the last month of each run within the year.
  package var runs: [(first: Int, last: Int)] {
    (1...12).filter { contains($0) && !contains($0 - 1) }.map { first in
      (first, (first...12).last { last in (first...last).allSatisfy(contains) } ?? first)
    }
  }

  /// The same, with what ends in December and begins in January as one.
  package var seasons: [(first: Int, last: Int)] {
    var runs = runs
    guard runs.count > 1, contains(1), contains(12) else { return runs }
    let winter = (first: runs.removeLast().first, last: runs.removeFirst().last)
    return runs + [winter]
  }
}

extension RuleNode {
  /// The first of January, the one day of the year that most rules with single days include.
  package static let newYearsDay = RuleNode.during(
    MonthSet(bits: 1 << 1), .days(DaySet(bits: 1 << 1)))

  /// The days of any of several nodes, in canonical form.
  package static func union(of nodes: some Sequence<RuleNode>) -> RuleNode {
    var regular = RegularParts()
    var rest: [RuleNode] = []
    for node in nodes {
      let parts = if case .union(let parts) = node { parts } else { [node] }
      for part in parts where part != .never && !regular.take(part) && !rest.contains(part) {
        rest.append(part)
      }
    }
    let plain = regular.nodes()
    if plain == [.days(.all)] { return .days(.all) }
    let (merged, fillsYear) = mergedMonths(rest)
    // Months that together make up the year give a part of every month, which may exist already.
    if fillsYear { return union(of: plain + merged) }
    let parts = plain + merged.filter { !isContained($0, in: plain + rest) }
    return switch parts.count {
    case 0: .never
    case 1: parts[0]
    default: .union(inOrder(parts))
    }
  }

  /// The days of any of several nodes that do not overlap and are not unions, in canonical form.
  package static func union(ofDistinct nodes: [RuleNode]) -> RuleNode {
    let union = RuleNode.union(inOrder(nodes))
    assert(nodes.count > 1 && union == self.union(of: nodes))
    return union
  }

  /// The *n*th weekdays; all five together are every such weekday.
  package static func nthCanonical(ordinals: UInt8, _ weekday: Weekday) -> RuleNode {
    switch ordinals & 0b11111 {
    case 0: .never
    case 0b11111: .every(weekday)
    case let ordinals: .nth(ordinals: ordinals, weekday)
    }
  }

  /// The day before each day of a node; the eve of a union is the union of the eves, and the day
  /// before the day after is the day itself.
  package static func eveCanonical(of node: RuleNode) -> RuleNode {
    switch node {
    case .never: .never
    case .union(let parts): union(of: parts.map(eveCanonical))
    case .dayAfter(let inner): inner
    default:
      .eve(node)
    }
  }

  /// A node limited to some months of the year.
  package static func duringCanonical(_ months: MonthSet, _ node: RuleNode) -> RuleNode {
    if months.isEmpty { return .never }
    if months == .all { return node }
    switch node {
    case .never: return .never
    case .during(let inner, let node):
      return duringCanonical(MonthSet(bits: months.bits & inner.bits), node)
    case .union(let parts):
      return union(of: parts.map { duringCanonical(months, $0) })
    case .named(let days):
      return months.bits & days.possibleMonths.bits == 0 ? .never : .during(months, node)
    case .days(let days):
      // The table knows which months have a 30th and a 31st.
      return days == .all || days.isSubset(of: DaySet(throughDay: 29))
        ? .during(months, node) : union(of: CollectionOfOne(.during(months, node)))
    default:
      return .during(months, node)
    }
  }

  /// The days of one node that are not days of another.
  package static func exceptCanonical(_ node: RuleNode, _ exception: RuleNode) -> RuleNode {
    if exception == .never { return node }
    if case .except(let base, let first) = node {
      return exceptCanonical(base, union(of: [first, exception]))
    }
    let parts = if case .union(let parts) = node { parts } else { [node] }
    let exceptions = if case .union(let parts) = exception { parts } else { [exception] }
    let kept = union(
      of: parts.filter { !exceptions.contains($0) && !isContained($0, in: exceptions) })
    return kept == .never ? .never : .except(kept, exception)
  }
}

extension RuleNode {
  /// One node for each thing that happens in some months, with all its months, and whether any of
  /// them covers the whole year.
  private static func mergedMonths(
    _ parts: [RuleNode]
  ) -> (parts: [RuleNode], fillsYear: Bool) {
    var limited: [(node: RuleNode, months: UInt16)] = []
    var rest: [RuleNode] = []
    for part in parts {
      guard case .during(let months, let node) = part else {
        rest.append(part)
        continue
      }
      if let index = limited.firstIndex(where: { $0.node == node }) {
        limited[index].months |= months.bits
      } else {
        limited.append((node, months.bits))
      }
    }
    return (
      rest + limited.map { duringCanonical(MonthSet(bits: $0.months), $0.node) },
      limited.contains { $0.months == MonthSet.all.bits }
    )
  }

  /// Whether another part already closes on every day of a part.
  private static func isContained(_ part: RuleNode, in parts: [RuleNode]) -> Bool {
    parts.contains { other in
      if other == .days(.all) { return part != other }
      return switch part {
      case .nth(let ordinals, let weekday):
        other == .every(weekday) || other.hasOrdinals(beyond: ordinals, of: weekday)
      case .last(let weekday): other == .every(weekday)
      case .everyOther(let first): other == .every(first.weekday)
      case .days(let days): other.hasDays(beyond: days)
      case .during(_, let inner): inner == other
      case .named(.substituteHolidays): other == .publicHolidays
      default:
        false
      }
    }
  }

  /// Whether the node has all given ordinals of a weekday, and more.
  private func hasOrdinals(beyond ordinals: UInt8, of weekday: Weekday) -> Bool {
    guard case .nth(let more, weekday) = self else { return false }
    return ordinals & ~more == 0 && ordinals != more
  }

  /// Whether the node has all given days of the month, and more.
  private func hasDays(beyond days: DaySet) -> Bool {
    guard case .days(let more) = self else { return false }
    return days.isSubset(of: more) && days != more
  }

  /// The order in which a text names the parts of a union.
  static func inOrder(_ nodes: [RuleNode]) -> [RuleNode] {
    var ordered: [RuleNode] = []
    for node in nodes.inOrder(of: { Int32($0.sortKey) }) {
      var place = ordered.count
      // Few parts of a rule are alike but for their text.
      while place > 0, ordered[place - 1].sortKey == node.sortKey,
        node.hasEarlierText(than: ordered[place - 1])
      {
        place -= 1
      }
      ordered.insert(node, at: place)
    }
    return ordered
  }

  // The bytes of what a rule prints are in the order of its letters, and to compare them needs
  // none of what Unicode says about equal texts.
  private func hasEarlierText(than other: RuleNode) -> Bool {
    KoreanRuleText.text(of: self).utf8.lexicographicallyPrecedes(
      KoreanRuleText.text(of: other).utf8)
  }

  private var sortKey: Int {
    switch self {
    case .never: 0
    case .days(let days): 100 + (days.first ?? 0)
    case .nth(let ordinals, let weekday):
      200 + 10 * ordinals.trailingZeroBitCount + weekday.rawValue
    case .last(let weekday): 300 + weekday.rawValue
    case .every(let weekday): 400 + weekday.rawValue
    case .everyOther(let first): 500 + first.weekday.rawValue
    case .during(let months, _): 600 + months.bits.trailingZeroBitCount
    case .named(let days): days.sortKey
    case .eve(.named(.seollal)): 700
    case .dayAfter(.named(.seollal)): 715
    case .eve(.named(.chuseok)): 720
    case .dayAfter(.named(.chuseok)): 735
    case .eve: 800
    case .dayAfter: 810
    case .deferred: 850
    case .intersection: 870
    case .except: 900
    case .union: 1_000
    }
  }
}
