import KoreanText

// Headings: 휴무일:, 추석:, 울산점:, 영업시간:.
extension StatementReader {
  mutating func label(
    _ clause: Clause, _ parts: ClauseParts, _ context: inout StatementContext
  ) {
    context.days = []
    if context.isMonthLabel { context.frame = DayFrame() }
    context.isMonthLabel = false
    context.isUnknownLabel = false
    context.hours = nil
    context.isList = false
    context.isComplete = false
    inheritsAct = false
    if let audience = parts.audience { context.audience = audience }
    if topics.areNames, parts.audience == nil, clause.isName, let name = clause.nameCells {
      // CJ대한통운: …⏎우체국 택배: …
      context.audience = Audience(kind: .branches, names: [name])
      context.act = nil
      return
    }
    if !parts.flags.isDisjoint(with: [.hoursLabel, .pause]) {
      context.hours = parts.flags.contains(.pause) ? .pause : .opening
      context.act = nil
      return
    }
    let days = parts.allDays
    if let act = clause.predicate?.act ?? parts.nounAct {
      if let hedge = parts.hedge?.reason ?? clause.predicate?.hedge {
        report(hedge, clause.cells)
        context.isUnknownLabel = true
        return
      }
      context.act = act == .other ? nil : act
      context.isUnknownLabel = act == .other
      context.isList = act == .closes
      context.isComplete = act == .closes && (parts.onlyMonths || namesDays(clause, parts))
      if parts.onlyMonths { context.frame = days[0].frame }
      if parts.unread.contains(where: { $0.isUnknownWord }), parts.audience == nil, act != .roster {
        // 소아과 진료: somebody of whom nothing is known
        context.audience = Audience(kind: .facility, names: parts.unread.map { $0.nameCells })
      }
      if !parts.onlyMonths { context.days = days.filter { $0.term != .doubtful(.missingDay) } }
      if parts.onlyMonths, act == .closes { context.frame.isContrast = true }
      bareNotes(clause, context, act, context.audience)
    } else if let hedge = parts.hedge?.reason {
      context.isUnknownLabel = hedge != .softStatement
      context.hedge = hedge
    } else if days.contains(where: { if case .doubtful = $0.term { true } else { false } }) {
      context.isUnknownLabel = true
      context.act = nil
    } else if parts.onlyMonths {
      context.frame = days[0].frame
      context.isMonthLabel = true
    } else if !days.isEmpty {
      context.days = days
    } else if parts.audience == nil, !parts.flags.contains(.brand) {
      context.isUnknownLabel = !parts.unread.isEmpty
      context.act = nil
    }
  }
}

extension ClauseParts {
  /// What the noun of a label says.
  fileprivate var nounAct: Predicate.Act? { noun.map { $0.isClosed ? .closes : .opens } }
}
