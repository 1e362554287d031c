import KoreanText

// What a clause is besides a statement: a heading, a beginning, or nothing that can be read.
extension StatementReader {
  /// Why the days of a clause cannot be read, whatever they are.
  func refusal(
    of clause: Clause, _ parts: ClauseParts, _ act: Predicate.Act?, _ next: Clause?
  ) -> UnreadReason? {
    guard !parts.lists.isEmpty, act != .other else { return nil }
    if parts.flags.contains(.former), act != .changes,
      parts.flags.isDisjoint(with: [.arrow, .instead])
    {
      // 원래 9일에 쉬어야 하지만, 10일로 …
      let isTakenBack = next.map { $0.predicate?.act == .changes || $0.hasDays } ?? false
      return clause.predicate == nil || isTakenBack ? .former : nil
    }
    if parts.unread.contains(where: { $0.kind == .unread(.specialHours) }) { return .specialHours }
    if clause.namesSomeOfBrand { return .unknownWord }
    if clause.predicate == nil, act != nil, clause.adjuncts.last?.isUnknownWord == true {
      return .noClosingWord
    }
    if parts.flags.contains(.gap), parts.lists.count > 1, clause.predicate == nil,
      parts.noun == nil,
      clause.adjuncts.last?.days != nil
    {
      // 설 지나고 2월 13일
      return .noClosingWord
    }
    if parts.flags.contains(.gap), act != nil, parts.noun == nil, clause.predicate != nil {
      return .noClosingWord
    }
    return nil
  }

  /// 11월 휴무: the month holds for the days that follow.
  mutating func isMonthHeading(
    _ clause: Clause, _ parts: ClauseParts, _ act: Predicate.Act?,
    _ context: inout StatementContext
  ) -> Bool {
    guard parts.onlyMonths, parts.allDays.count == 1, let act,
      parts.hedge == nil || parts.hedge?.reason == .reference,
      parts.lists[0].role != .since, parts.lists[0].role != .until
    else { return false }
    let frame = parts.allDays[0].frame
    guard act == .closes || act == .opens && clause.predicate?.isWeak == true,
      frame.months.nonzeroBitCount <= 1
    else { return false }
    context.frame = frame
    guard act == .closes else { return true }
    pending = pending ?? clause.cells
    context.act = .closes
    context.isList = true
    context.isComplete = true
    var inner = context
    clauses(clause.notes, &inner, parent: nil)
    return true
  }

  /// 추석: 9/25 and 휴무 매장 wait for what names their days.
  func takeDaysOfLabel(
    _ parts: inout ClauseParts, _ act: Predicate.Act?, _ context: inout StatementContext
  ) {
    guard !context.days.isEmpty, context.act != .roster else { return }
    if parts.lists.isEmpty {
      guard act != nil else { return }
      parts.lists = [ClauseParts.List(days: context.days, role: nil)]
    } else if parts.allDays.contains(where: { $0.isDated }),
      context.days.allSatisfy({ !$0.isDated })
    {
      for list in parts.lists.indices {
        for day in parts.lists[list].days.indices {
          parts.lists[list].days[day].gloss += context.days
        }
      }
    } else if act == nil, context.act != nil {
      parts.lists.insert(ClauseParts.List(days: context.days, role: nil), at: 0)
    }
    context.days = []
  }

  /// (12월 1일부터 시행): the day on which the rule begins.
  mutating func beginsRule(
    _ parts: ClauseParts, _ context: StatementContext, _ parent: Range<Int>?
  ) -> Bool {
    guard parts.lists.count == 1, parts.lists[0].role == .since, parts.lists[0].days.count == 1,
      let date = parts.lists[0].days[0].beginning(context),
      let last = result.list[nearIndices(since: 0)].last(where: {
        $0.effect == .closes && !$0.days.isDated
      })
    else { return false }
    var style = EmissionStyle(effect: .holdsFrom, audience: last.audience)
    style.mayReplace = false
    result.list.append(style.statement(.date(date), parts.lists[0].days[0].cells))
    return true
  }

  /// (월 2회), (격주) and (매월 2,4주) behind 일요일 휴무: the weeks, or that they are not known.
  mutating func takesBack(
    _ parts: ClauseParts, _ parent: Range<Int>?, _ clause: Clause
  ) -> Bool {
    guard let parent, !parent.isEmpty, parts.allDays.count == 1, clause.predicate == nil
    else { return false }
    switch parts.allDays[0].term {
    case .ordinals(let set) where areEveryWeek(parent):
      for index in parent {
        if case .weekdays(let days, _) = result.list[index].days {
          result.list[index].days = .weekdays(days, set)
        }
      }
    case .doubtful(let reason)
    where (reason == .missingDay || reason == .needsAnchor) && areEveryWeek(parent):
      for index in parent {
        result.list[index].effect = .takenBack
        report(.ambiguous, result.list[index].cells, .days([result.list[index].days]))
      }
      report(reason, parts.allDays[0].cells)
    default: return false
    }
    return true
  }

  /// Whether all of some statements are of every week; there may be many, so it is asked last.
  private func areEveryWeek(_ places: Range<Int>) -> Bool {
    places.allSatisfy { result.list[$0].isEveryWeek }
  }

  /// Days beside a verb that has nothing to do with closings.
  mutating func refuseIfClosing(_ parts: ClauseParts, _ context: StatementContext) {
    if context.act == .closes || parts.noun != nil { refuse(parts.allDays, .noClosingWord) }
  }
}
