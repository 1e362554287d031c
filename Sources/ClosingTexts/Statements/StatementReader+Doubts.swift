import KoreanText

// What takes back the certainty of a clause, and what a clause without a verb says.
extension StatementReader {
  /// Reads a hedge.
  ///
  /// - Returns: whether nothing more is to be read of the clause.
  mutating func isHedged(
    _ clause: Clause, _ parts: ClauseParts, _ act: Predicate.Act?,
    _ context: inout StatementContext, _ parent: Range<Int>?
  ) -> Bool {
    guard let hedge = hedge(clause, parts, context) else { return false }
    let days = parts.allDays
    if hedge.reason == .softStatement, act == .other, parts.noun == nil, context.act == nil {
      // 18일부터 이용할 수 있다
      return true
    }
    if hedge.reason == .relativeDay, days.contains(where: { $0.isDated }) { return false }
    if days.isEmpty {
      hedgeWithoutDays(hedge, clause, act, &context, parent)
      return true
    }
    switch hedge.reason {
    case .reference where act == nil && parts.endsInNamedDays:
      // …, 임시휴관일 별도 공지: the last of the list
      return false
    case .reference where act == .closes && clause.predicate?.hedge == nil:
      // 일요일 휴무이니 참고 바랍니다
      return false
    case .relativeDay:
      report(.relativeDay, hedge.cells, .today)
      refuse(days, .relativeDay)
    case .variesByStore where act != nil:
      report(hedge.reason, hedge.cells, .everything)
      return false
    default:
      report(hedge.reason, hedge.cells, Report.Touch(days))
      refuse(days, hedge.reason)
      for index in parent ?? 0..<0 { doubt(index, hedge.reason) }
    }
    return true
  }

  func hedge(
    _ clause: Clause, _ parts: ClauseParts, _ context: StatementContext
  ) -> (reason: UnreadReason, cells: Range<Int>)? {
    if let hedge = parts.hedge { return hedge }
    guard let predicate = clause.predicate else { return nil }
    if let reason = predicate.hedge { return (reason, predicate.cells) }
    return context.hedge.map { ($0, predicate.cells) }
  }

  mutating func hedgeWithoutDays(
    _ hedge: (reason: UnreadReason, cells: Range<Int>), _ clause: Clause,
    _ act: Predicate.Act?, _ context: inout StatementContext, _ parent: Range<Int>?
  ) {
    let waiting = context.days
    context.days = []
    switch hedge.reason {
    case .reference:
      if waiting.isEmpty, act == nil || act == .other {
        result.pointer = result.pointer ?? hedge.cells
        return
      }
      report(.reference, hedge.cells, Report.Touch(waiting))
      if act == .closes, waiting.isEmpty { context.act = act }
    case .relativeDay:
      if act != nil, act != .other { report(.relativeDay, hedge.cells, .today) }
      if clause.predicate != nil { context.act = nil }
    case .optionalSwap where waiting.isEmpty: report(.optionalSwap, hedge.cells)
    default:
      let touch = waiting.isEmpty ? Report.Touch.everything : Report.Touch(waiting)
      if let parent, !parent.isEmpty {
        report(hedge.reason, hedge.cells)
        for index in parent { doubt(index, hedge.reason) }
      } else {
        report(hedge.reason, hedge.cells, touch)
      }
      if act != nil { context.act = nil }
    }
  }

  mutating func doubt(_ index: Int, _ reason: UnreadReason) {
    result.list[index].doubt = result.list[index].doubt ?? reason
  }

  /// What days without a verb are: what their heading says, closings, or nothing that can be read.
  func impliedAct(
    _ clause: Clause, _ parts: ClauseParts, _ context: StatementContext
  ) -> Predicate.Act? {
    let isOther =
      parts.flags.contains(.unknownSubject) || parts.unread.contains { $0.isUnknownWord }
    // 휴강 안내: 25일은 휴강이며 보강은 26일: the heading was spent on what was said before.
    let isSpent =
      parts.flags.contains(.unknownSubject) && result.list.endIndex > context.sentenceStart
    if context.isUnknownLabel || isOther && (context.act == nil || inheritsAct || isSpent) {
      return nil
    }
    switch context.act {
    case .opens?, .neverCloses?: return .opens
    case .other?: return nil
    default: return .closes
    }
  }

  mutating func implied(
    _ clause: Clause, _ parts: ClauseParts, _ context: StatementContext, _ parent: Range<Int>?
  ) -> Predicate.Act? {
    if let parent, !parent.isEmpty, !parts.lists.isEmpty,
      parts.allDays.allSatisfy({
        $0.frame.isContrast && ($0.frame.months != 0 || $0.frame.relativeMonth != nil)
      })
    {
      // (10월은 14일, 25일)
      return .closes
    }
    if let parent, !parent.isEmpty, parts.unread.isEmpty, !parts.lists.isEmpty,
      parts.allDays.allSatisfy({ $0.isDated }),
      parent.allSatisfy({ result.list[$0].isFestivalClosing })
    {
      // 설 3일간 휴무합니다 (1/28~1/30): its dates
      return .closes
    }
    if let parent, !parent.isEmpty, let kind = parts.audience?.kind, kind != .store,
      !parts.lists.isEmpty
    {
      // 매월 2,4주 일요일(일산점은 2,4주 수요일)
      return .closes
    }
    if let parent, !parent.isEmpty, parts.flags.contains(.hoursLabel) { return nil }
    if let parent, !parent.isEmpty {
      // A day in a bracket behind a rule that is no other name for it, or what is not understood.
      if clause.saysBut || !parts.unread.isEmpty {
        for index in parent { doubt(index, .conditional) }
      }
      report(.ambiguous, clause.cells, Report.Touch(parts.allDays))
      return nil
    }
    let isForeign = sawForeign && clause.predicate == nil
    guard !isForeign, let act = impliedAct(clause, parts, context),
      act != .closes || evidence(for: clause, parts, context) != nil
    else {
      refuse(parts.allDays, .noClosingWord)
      return nil
    }
    return act
  }
}

extension Statement {
  /// Whether a festival closes.
  var isFestivalClosing: Bool {
    if effect == .closes, case .festival(let festivals, _) = days {
      festivals.isSingleDay
    } else {
      false
    }
  }
}

extension Adjunct {
  var isUnknownWord: Bool {
    if case .unread(let reason) = kind { reason != .namedDays } else { false }
  }
}
