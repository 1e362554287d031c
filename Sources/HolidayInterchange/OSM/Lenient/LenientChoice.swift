/// Chooses between divisions of a value that are about as good, by what they would mean.
///
/// A division that would leave the store closed for good is wrong, and so is one whose closings, or
/// whose exceptions to the hours of every day, are most of the week where another has none such:
/// in `9-18 Mon-Fri, public holidays closed` the hours are those of Mon-Fri. Of others nobody knows
/// which is meant: after `10:00-22:00 토요일, 일요일 휴무` the store opens on one day or on five.
struct LenientChoice {
  private var kept: [(clauses: [LenientClause], rules: [ExpressionRule], isUnlikely: Bool)] = []

  var isEmpty: Bool { kept.isEmpty }

  /// Takes a division into account, unless it closes the store for good.
  ///
  /// - Parameter hasHoursBefore: whether hours are said before these clauses, which may be closings
  ///   alone then.
  mutating func consider(_ clauses: [LenientClause], after hasHoursBefore: Bool) {
    let rules: [ExpressionRule]
    do throws(OpeningHoursExpressionError) {
      rules = try LenientRules.rules(of: clauses)
      guard hasHoursBefore || rules.count != 1 || rules[0].modifier != .off else { return }
    } catch {
      guard hasHoursBefore, error.code == .neverOpens else { return }
      kept.append((clauses, [], true))
      return
    }
    guard !kept.contains(where: { $0.rules == rules }) else { return }
    kept.append((clauses, rules, Self.isUnlikely(rules)))
  }

  /// The one division that is meant; `nil` when it could be more than one, or none.
  var best: [LenientClause]? {
    let likely = kept.filter { !$0.isUnlikely }
    let meant = likely.isEmpty ? kept : likely
    return meant.count == 1 ? meant[0].clauses : nil
  }

  private static func isUnlikely(_ rules: [ExpressionRule]) -> Bool {
    let hasGeneralHours = rules.contains { !$0.hasDays && $0.modifier != .off }
    var days: UInt8 = 0
    for rule in rules where rule.dates.isEmpty {
      let isWholeClosing = rule.modifier == .off && rule.times.isEmpty
      let isException = hasGeneralHours && rule.modifier != .off && rule.hasDays
      if isWholeClosing || isException { days |= rule.weekdays.plain }
    }
    return days.nonzeroBitCount >= 5
  }
}
