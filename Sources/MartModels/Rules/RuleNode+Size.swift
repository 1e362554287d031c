/// How large a rule from outside may be; real rules are far smaller.
///
/// A rule within these limits answers for a month within a few milliseconds.
enum RuleLimits {
  /// The levels of nesting.
  static let deepestPart = 40
  /// The parts of one union of a text.
  static let mostParts = 1_000
  /// All nodes of a rule.
  static let mostNodes = 1_000
}

extension RuleNode {
  /// Whether texts move or limit the parts of the node one by one, never as a whole.
  ///
  /// A reader stops as soon as it finds the whole moved: the canonical form would repeat the
  /// avoided days for each part and grow exponentially with nested unions.
  var isUnion: Bool {
    if case .union = self { true } else { false }
  }

  /// Whether the node is no larger than what a text may say.
  var isReadable: Bool { depth <= RuleLimits.deepestPart && size <= RuleLimits.mostNodes }

  /// How many nodes the node has with all that is in it.
  var size: Int { operands.reduce(1) { $0 + $1.size } }

  /// How large the node becomes when deferred past another, which each part of a union repeats.
  func size(deferredPast other: RuleNode) -> Int {
    guard case .union(let parts) = self else { return 1 + size + other.size }
    return size + parts.count * (1 + other.size)
  }

  /// The levels of nesting.
  private var depth: Int { operands.reduce(1) { max($0, $1.depth + 1) } }

  /// The rules that the node is made of.
  private var operands: [RuleNode] {
    switch self {
    case .never, .nth, .last, .every, .everyOther, .days, .named: []
    case .eve(let inner), .dayAfter(let inner), .during(_, let inner): [inner]
    case .deferred(let inner, let other), .except(let inner, let other): [inner, other]
    case .union(let parts), .intersection(let parts): parts
    }
  }
}

extension HolidayRule {
  /// Whether it is small enough to be read back from its text or from JSON.
  package var isReadable: Bool { node.isReadable }
}
