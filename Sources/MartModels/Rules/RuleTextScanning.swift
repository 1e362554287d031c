import KoreanCalendar

/// What the readers of canonical texts have in common: a place in the text, and limits.
protocol RuleTextScanning {
  /// What has not been read yet.
  var rest: Substring.UTF8View { get set }
}

/// How large a rule is read from a text; no real one comes near.
enum RuleTextLimits {
  static let deepestPart = 40
  static let mostParts = 1_000
}

extension RuleTextScanning {
  mutating func skip(_ word: String) -> Bool {
    guard rest.starts(with: word.utf8) else { return false }
    rest.removeFirst(word.utf8.count)
    return true
  }

  /// A number of one or two digits.
  mutating func number() -> Int? {
    var value = 0
    var count = 0
    while let byte = rest.first, byte >= 0x30, byte <= 0x39, count < 2 {
      value = 10 * value + Int(byte - 0x30)
      count += 1
      rest.removeFirst()
    }
    return count > 0 ? value : nil
  }

  mutating func date() -> CivilDate? {
    guard let text = String(rest.prefix(10)), let date = CivilDate(text) else { return nil }
    rest.removeFirst(10)
    return date
  }
}

extension RuleNode {
  /// Whether texts move or limit the parts of the node one by one and never the whole.
  ///
  /// A reader stops at once where it finds the whole moved: the canonical form would repeat, for
  /// each part, what it is moved past, and grow exponentially with unions in one another.
  var isUnion: Bool {
    if case .union = self { true } else { false }
  }

  /// Whether the node has no more levels than a text may have.
  var isReadable: Bool { depth <= RuleTextLimits.deepestPart }

  /// The levels of nodes in one another.
  private var depth: Int {
    switch self {
    case .never, .nth, .last, .every, .everyOther, .days, .seollal, .chuseok, .buddhasBirthday,
      .publicHolidays, .substituteHolidays:
      1
    case .eve(let inner), .dayAfter(let inner), .during(_, let inner): 1 + inner.depth
    case .deferred(let inner, let other), .except(let inner, let other):
      1 + max(inner.depth, other.depth)
    case .union(let parts), .intersection(let parts):
      1 + parts.reduce(0) { max($0, $1.depth) }
    }
  }
}
