/// What evaluation asks of a rule first, without the lists of the rule.
///
/// To copy a rule costs a retain and a release for each of its many lists; a digest is plain bits.
struct RuleDigest {
  let joiner: ExpressionRule.Joiner
  let state: OpeningHoursExpression.State
  /// Whether the rule wipes out what the rules before it say of its days.
  ///
  /// A rule that closes does not: it closes at its own hours and leaves the others.
  let replacesRulesBefore: Bool
  let runsPastMidnight: Bool
  private let days: Days
  private let times: Times
  private let plain: UInt8
  private let fromStart: UInt64
  private let fromEnd: UInt64
  private let start: Int32
  private let end: Int32

  private enum Days { case all, weekdays, selectors }
  private enum Times { case none, single, list }

  @inline(__always)
  fileprivate init(_ rule: borrowing ExpressionRule, previousHasDays: Bool) {
    joiner = rule.joiner
    state = rule.state
    replacesRulesBefore =
      rule.joiner == .normal && rule.modifier != .off
      && (rule.hasDays || (rule.modifier == .open && !previousHasDays))
    runsPastMidnight = rule.runsPastMidnight
    days = !rule.hasDays ? .all : rule.isWeekly ? .weekdays : .selectors
    plain = rule.weekdays.plain
    fromStart = rule.weekdays.fromStart
    fromEnd = rule.weekdays.fromEnd
    let only = rule.times.count == 1 ? rule.times.first : nil
    times = rule.times.isEmpty ? .none : only.map { !$0.isOpenEnd } ?? false ? .single : .list
    start = Int32(truncatingIfNeeded: only?.start ?? 0)
    end = Int32(truncatingIfNeeded: only?.end ?? 0)
  }

  /// Whether the rule holds on a day; `nil` when its lists have to be asked.
  func holds(on day: ExpressionDay) -> Bool? {
    switch days {
    case .all: return true
    case .selectors: return nil
    case .weekdays:
      if plain & (1 << UInt8(truncatingIfNeeded: day.weekday)) != 0 { return true }
      if fromStart & day.bit != 0 { return true }
      return fromEnd != 0 && fromEnd & day.bitFromEnd != 0
    }
  }

  /// Whether the rule is about some hours and not about whole days.
  var hasTimes: Bool { times != .none }

  /// The days of a month on which the rule holds; `nil` when its lists have to be asked.
  func days(in shape: MonthShape) -> UInt32? {
    switch days {
    case .all: return shape.allDays
    case .selectors: return nil
    case .weekdays:
      var days = shape.days(on: plain)
      if fromStart != 0 { days |= shape.days(ordinals: fromStart, fromEnd: false) }
      if fromEnd != 0 { days |= shape.days(ordinals: fromEnd, fromEnd: true) }
      return days
    }
  }

  /// The state at a minute of a day on which the rule holds.
  ///
  /// The inner optional is `nil` when the rule sets none, the outer when its lists must be asked.
  func state(atMinute minute: Int) -> OpeningHoursExpression.State?? {
    switch times {
    case .none: .some(minute < 1_440 ? state : nil)
    case .single: .some(minute >= Int(start) && minute < Int(end) ? state : nil)
    case .list: nil
    }
  }
}

extension ExpressionRule {
  func digest(previousHasDays: Bool) -> RuleDigest {
    RuleDigest(self, previousHasDays: previousHasDays)
  }
}
