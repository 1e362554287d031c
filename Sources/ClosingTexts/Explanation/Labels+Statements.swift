import KoreanText

// How statements print in an explanation.

extension ExplanationWriter {
  mutating func addStatements(_ statements: Statements) {
    for statement in statements.list {
      var label = statement.label
      switch statement.audience.kind {
      case .store: break
      case .branches: label += ", for branches"
      case .facility: label += ", for a part of the store"
      case .others: label += ", for others"
      }
      if !statement.audience.names.isEmpty {
        label += " " + statement.audience.names.map { words($0) }.joined(separator: ", ")
      }
      add(label, [statement.cells])
    }
    for condition in statements.conditions { add(condition.label, [condition.cells]) }
    for hours in statements.hours { add("hours", [hours]) }
    for report in statements.reports {
      add("report \(report.reason.rawValue)\(report.touch.label)", [report.cells])
    }
  }
}

extension Statement {
  fileprivate var label: String {
    var label = "\(effect.label): \(days.label)"
    if months != 0 { label += " in \(monthsLabel(months))" }
    if !meets.isEmpty { label += ", that are \(meets.label) too" }
    for others in minus { label += ", without \(others.label)" }
    if let deferral { label += ", deferred to the \(deferral.rawValue)" }
    if replacesMonths {
      label += isOnly ? ", and nothing else in the month" : ", in place of the month's"
    }
    if isListed { label += ", listed" }
    if let doubt { label += ", in doubt: \(doubt.rawValue)" }
    return label
  }
}

extension Statement.Effect {
  fileprivate var label: String {
    switch self {
    case .closes: "closes"
    case .opens: "opens"
    case .neverCloses: "never closes"
    case .closesEarly(let minute): "closes early, at minute \(minute)"
    case .movesFrom: "moves from"
    case .movesTo: "moves to"
    case .closesBefore: "closed before the change"
    case .takenBack: "taken back"
    case .holdsFrom: "holds from"
    case .endsStore: "ends the store"
    case .closedUntil: "closed until"
    }
  }
}

extension [DaySpec] {
  fileprivate var label: String { map { $0.label }.joined(separator: " and ") }
}

extension Report.Touch {
  fileprivate var label: String {
    switch self {
    case .nothing: ""
    case .days(let days): ", touches \(days.label)"
    case .named(let days): ", touches \(days.label) where a rule closes"
    case .asked(let days): ", touches \(days.label), of which it asks"
    case .everything: ", touches everything"
    case .near(let days, let weekdays):
      ", touches \(weekdays == .all ? "the days" : weekdays.label) from yesterday through \(days) days from now"
    }
  }
}

extension ConditionFact {
  fileprivate var label: String {
    let asked = days.isEmpty ? "the days before it" : days.label
    return "condition: \(asked) among \(test.label): \(outcome.label)"
  }
}

extension ConditionFact.Outcome {
  fileprivate var label: String {
    switch self {
    case .opens: "opens"
    case .closes: "closes"
    case .moves(let deferral): "moves to the \(deferral.rawValue)"
    }
  }
}
