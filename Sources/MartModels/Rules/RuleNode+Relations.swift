import KoreanCalendar

extension RuleNode {
  /// The day after each day of a node; for a union it is the union of those, and the day after the
  /// day before is the day itself.
  package static func dayAfterCanonical(of node: RuleNode) -> RuleNode {
    switch node {
    case .never: .never
    case .union(let parts): union(of: parts.map(dayAfterCanonical))
    case .eve(let inner): inner
    default:
      .dayAfter(node)
    }
  }

  /// The days of a node, with days of another node moved to the first later day that is not one;
  /// every part of a union moves on its own.
  package static func deferredCanonical(_ node: RuleNode, past other: RuleNode) -> RuleNode {
    if other == .never { return node }
    // There is no free day to move to.
    if other == .days(.all) { return .never }
    switch node {
    case .never: return .never
    case .union(let parts): return union(of: parts.map { deferredCanonical($0, past: other) })
    // What has been moved past these days no longer falls on them.
    case .deferred(_, other): return node
    default:
      return .deferred(node, past: other)
    }
  }

  /// The days that several nodes share, in canonical form.
  package static func intersection(of nodes: some Sequence<RuleNode>) -> RuleNode {
    var parts: [RuleNode] = []
    for node in nodes {
      let flat = if case .intersection(let parts) = node { parts } else { [node] }
      for part in flat where part != .days(.all) && !parts.contains(part) {
        let index = parts.firstIndex { $0.common(with: part) != nil }
        if let index, let common = parts[index].common(with: part) {
          parts[index] = common
        } else {
          parts.append(part)
        }
      }
    }
    let isEmpty =
      parts.contains(.never) || parts.reduce(0x7F) { $0 & $1.possibleWeekdays } == 0
      || parts.reduce(MonthSet.all.bits) { $0 & $1.possibleMonths.bits } == 0
    if isEmpty { return .never }
    let kept = parts.filter { !$0.isImplied(by: parts) }
    return switch kept.count {
    case 0: .days(.all)
    case 1: kept[0]
    default: .intersection(inOrder(kept))
    }
  }

  /// The shared days of two nodes as one plain node, if there is one.
  private func common(with other: RuleNode) -> RuleNode? {
    if case .days(let days) = self, case .days(let others) = other {
      let both = days.intersection(others)
      return both.isEmpty ? .never : .days(both)
    }
    guard let (ordinals, weekday) = ordinals, let others = other.ordinals,
      weekday == others.weekday
    else { return nil }
    return .nthCanonical(ordinals: ordinals & others.ordinals, weekday)
  }

  /// The ordinals of a node for one weekday of the month or week.
  private var ordinals: (ordinals: UInt8, weekday: Weekday)? {
    switch self {
    case .nth(let ordinals, let weekday): (ordinals, weekday)
    case .every(let weekday): (0b11111, weekday)
    default:
      nil
    }
  }

  /// Whether every day of another node is a day of this one, judged by the form of the nodes.
  private func isImplied(by parts: [RuleNode]) -> Bool {
    switch self {
    case .every(let weekday):
      parts.contains { $0 != self && $0.possibleWeekdays & ~(1 << UInt8(weekday.rawValue)) == 0 }
    case .named(.publicHolidays): parts.contains(.substituteHolidays)
    default:
      false
    }
  }
}
