import KoreanCalendar
import MartModels

/// The parts of a rule that a notation for recurring days can say, and the dates that it must list.
struct SaidRule {
  /// The parts that the notation can say.
  let parts: [RuleNode]
  /// The closings that no part says.
  let missing: [CivilDate]
  /// The days that a part names but that are not closings.
  let surplus: [CivilDate]
  /// Whether the parts are the whole rule, so that they hold in every year.
  let isWhole: Bool
  /// Whether the rule has exceptions, so that a part may name more days than those of `surplus` in
  /// other years.
  let hasExceptions: Bool

  /// Splits a rule.
  ///
  /// - Parameters:
  ///   - rule: the rule.
  ///   - years: the years for which dates are listed.
  ///   - calendar: the public holidays.
  ///   - canSay: whether the notation has a form for a part.
  init(
    _ rule: HolidayRule, years: ClosedRange<Int>, _ calendar: PublicHolidayCalendar,
    canSay: (RuleNode) -> Bool
  ) {
    let said = RuleNode.union(of: Self.parts(of: rule.node, canSay))
    isWhole = said == rule.node
    hasExceptions = Self.hasExceptions(rule.node)
    parts = if case .union(let parts) = said { parts } else { said == .never ? [] : [said] }
    let plan = RulePlan(said)
    var missing: [CivilDate] = []
    var surplus: [CivilDate] = []
    for month in Self.months(of: years) {
      let facts = MonthFacts(month)
      let closed = rule.plan.closings(in: facts, calendar)
      let said = plan.closings(in: facts, calendar)
      if closed == said { continue }
      missing += month.dates(of: closed.subtracting(said))
      surplus += month.dates(of: said.subtracting(closed))
    }
    self.missing = missing
    self.surplus = surplus
  }

  /// The parts that can be said; the exceptions of a rule are ignored and become dates.
  private static func parts(of node: RuleNode, _ canSay: (RuleNode) -> Bool) -> [RuleNode] {
    switch node {
    case .never: []
    case .union(let parts): parts.flatMap { Self.parts(of: $0, canSay) }
    case .except(let inner, _): Self.parts(of: inner, canSay)
    default:
      canSay(node) ? [node] : []
    }
  }

  private static func hasExceptions(_ node: RuleNode) -> Bool {
    switch node {
    case .union(let parts): parts.contains { hasExceptions($0) }
    case .except: true
    default: false
    }
  }

  static func months(of years: ClosedRange<Int>) -> [YearMonth] {
    precondition(
      years.lowerBound >= 1 && years.upperBound <= 9_999,
      "the years \(years.lowerBound)…\(years.upperBound) are not within 1…9999")
    return years.flatMap { year in
      (1...12).map { YearMonth(year, $0) }
    }
  }
}

extension RuleNode {
  /// Whether the node is the same in every week or month: weekdays, ordinals and days of the month.
  var isMonthly: Bool {
    switch self {
    case .nth, .last, .every, .days: true
    default:
      false
    }
  }

  /// Whether the node is monthly, in all months or in some.
  var isYearly: Bool {
    if case .during(_, let inner) = self { return inner.isMonthly }
    return isMonthly
  }
}

/// The runs of consecutive dates in a list that is in order.
func dateRuns(_ dates: [CivilDate]) -> [ClosedRange<CivilDate>] {
  var runs: [ClosedRange<CivilDate>] = []
  for date in dates {
    if let last = runs.last, last.upperBound.dayNumber + 1 == date.dayNumber {
      runs[runs.count - 1] = last.lowerBound...date
    } else {
      runs.append(date...date)
    }
  }
  return runs
}
