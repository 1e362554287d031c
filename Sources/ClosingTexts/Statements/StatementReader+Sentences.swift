import KoreanText

// The clauses of one sentence, or of a bracket, in their order.
extension StatementReader {
  /// What the verb says that clauses without one share: 강남점 13일, 서초점 14일 휴무.
  ///
  /// It is `nil` for 강남점 13일, 송파점 휴무 없음 or 송파점 정상영업, where the verb is only about the last,
  /// and where none stands in the next 32 clauses.
  private static func sharedAct(_ clauses: ArraySlice<Clause>) -> Predicate.Act? {
    guard let index = clauses.prefix(32).firstIndex(where: { !$0.isGapped }) else { return nil }
    let last = clauses[index]
    if last.isBare, last.predicate?.isNoun == true, index + 1 < clauses.endIndex,
      clauses[index + 1].hasDays, clauses[index + 1].predicate?.act == .opens
    {
      // 12/7~12/18 휴관일인 월요일에도 문을 엽니다: the noun says what the Monday is
      return .opens
    }
    let act = last.predicate?.act
    // 분당점 11/24 7층 식당가만 휴무: something closes, and not the branch
    let isOfPart = last.adjuncts.contains { adjunct in
      guard case .subject(let subject) = adjunct.kind else { return false }
      return subject.kind == .facility && adjunct.role == .only
    }
    if isOfPart, !last.hasDays { return .other }
    let isOnlyOfLast = !last.hasDays && last.firstBranch != nil
    return act == .neverCloses || isOnlyOfLast ? nil : act
  }

  /// Reads clauses in order; a condition takes those that say what follows from it.
  ///
  /// - Parameter parent: the statements of the words before the bracket in which the clauses stand.
  mutating func clauses(
    _ clauses: [Clause], _ context: inout StatementContext, parent: Range<Int>?
  ) {
    let clauses = clauses.withConditionsApart
    var index = 0
    while index < clauses.count {
      if let condition = condition(
        of: clauses[index], parent, hasNext: index + 1 < clauses.count)
      {
        index = consequence(
          of: condition, clauses, from: index, parent: parent, in: context)
        continue
      }
      let next = index + 1 < clauses.count ? clauses[index + 1] : nil
      follower = next ?? (parent == nil ? upcoming : nil)
      let stated = result.list.endIndex
      clause(
        clauses[index], &context, parent: parent, next: next,
        shared: clauses[index].isGapped ? Self.sharedAct(clauses[(index + 1)...]) : nil)
      if parent == nil, clauses[index].isForeign { sawForeign = true }
      if result.list.endIndex == stated {
        // 12월 셋째 화요일은 축제라 문을 열고 16일에 쉽니다: the month of days that are not understood
        for day in clauses[index].adjuncts.flatMap({ $0.days ?? [] }) where day.date == nil {
          context.passedMonths |= day.frame.months
        }
      }
      index += 1
    }
  }
}

extension Sentence {
  /// 12월 16일은 휴관합니다: whether it is about days of its own, and no part of a list.
  var closesDays: Bool {
    clauses.contains { clause in
      guard let verb = clause.predicate, verb.act == .closes, verb.hedge == nil else {
        return false
      }
      return clause.hasDays && !verb.isNoun && !verb.namesDays
    }
  }
}

extension Sentence {
  /// 6월 일찍 닫는 날: whether it heads days with other hours, and names none.
  var headsSpecialHours: Bool {
    clauses.count == 1 && endsLine && clauses[0].adjuncts.last?.isUnread(.specialHours) == true
      && (!clauses[0].hasDays || ClauseParts(clauses[0]).onlyMonths)
  }
}

extension Clause {
  /// 09:00~17:00: whether it has hours and no day.
  var isOfHours: Bool {
    !hasDays && adjuncts.contains { $0.isHours }
  }
}
