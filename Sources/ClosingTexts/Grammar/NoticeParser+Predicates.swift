import KoreanText

// Predicate = verdict { ending } [없음 | 않다 | 중단] [수 있다] | 변경 | 취소 | 안 verb
extension NoticeParser {
  /// Reads the predicate of a clause.
  ///
  /// - Returns: whether the clause ends with it; a noun such as 휴무일을 is only a part of one.
  mutating func predicate(_ clause: inout Clause, _ before: Clause?) -> Bool {
    let start = at
    switch current {
    case .change?:
      at += 1
      let next = skippingEndings(at)
      let isOptional = kind(next) == .potential
      if isOptional { at = next + 1 }
      return end(&clause, .changes, start, hedge: isOptional ? .optionalSwap : nil)
    case .cancellation?:
      at += 1
      return end(&clause, .cancels, start)
    case .suspension?:
      at += 1
      return end(&clause, .closes, start)
    case .potential?:
      at += 1
      return end(&clause, .other, start, hedge: .softStatement)
    case .mostly?:
      at += 1
      return end(&clause, .other, start, hedge: .softStatement)
    case .otherPredicate?:
      at += 1
      if let particle = particle(at), isGlued(at) {
        at += 1
        if particle == .target {
          clause.adjuncts.append(Adjunct(kind: .cause, cells: cells(start, at)))
        }
        return false
      }
      if clause.hasDays || clause.adjuncts.contains(where: { $0.isUnread }) {
        return end(&clause, .other, start)
      }
      clause.adjuncts.append(Adjunct(kind: .unread(.unknownWord), cells: cells(start, at)))
      return false
    case .negation?:
      at += 1
      // 휴무일: 없음
      let isAlone = before == nil && kind(at) == nil && start == 0
      guard clause.isEmpty, before?.isLabel == true || isAlone else { return false }
      return end(&clause, .neverCloses, start)
    case .not?:
      guard case .verdict(let verdict)? = kind(at + 1) else {
        at += 1
        return false
      }
      at += 2
      return end(&clause, verdict.isClosed ? .opens : .closes, start)
    case .verdict(let verdict)?: return verdictPredicate(verdict, &clause, before)
    default: return false
    }
  }

  mutating func end(
    _ clause: inout Clause, _ act: Predicate.Act, _ start: Int, hedge: UnreadReason? = nil,
    isWeak: Bool = false
  ) -> Bool {
    clause.predicate = Predicate(
      act: act, hedge: hedge, isWeak: isWeak, cells: cells(start, max(at, start + 1)))
    while let kind = current {
      switch kind {
      case .ending, .copula: at += 1
      case .particle where isGlued(at): at += 1
      case .verdict(let verdict) where verdict.isClosed && act == .closes && isEndOfLine(at + 1):
        // ⛔휴무⛔
        at += 1
      default: return true
      }
    }
    return true
  }

  mutating func verdictPredicate(
    _ verdict: NoticeToken.Verdict, _ clause: inout Clause, _ before: Clause?
  ) -> Bool {
    let start = at
    at += 1
    if verdict == .operates, case .verdict(let next)? = current, next.isClosed {
      // 장사 쉽니다
      return false
    }
    // 휴무일을, 휴무일이 and 휴무일은 make a noun of it; 휴무로 운영 does not.
    if let particle = particle(at), isGlued(at),
      let ends = nounPredicate(verdict, particle, &clause, start)
    {
      return ends
    }
    // 22일 의무휴업일 정상영업: the noun belongs to the days.
    if verdict.isClosed, case .verdict(let next)? = kind(skippingFillers(at)), !next.isClosed {
      clause.adjuncts.append(Adjunct(kind: .verdictNoun(isClosed: true), cells: cells(start, at)))
      return false
    }
    if case .closed(.day) = verdict, kind(skippingFillers(at)) == .change {
      clause.adjuncts.append(Adjunct(kind: .verdictNoun(isClosed: true), cells: cells(start, at)))
      return false
    }
    if verdict.isClosed, current == .arrow {
      // 11월 8일 휴무 → 11월 11일
      clause.adjuncts.append(
        Adjunct(kind: .verdictNoun(isClosed: true), role: .source, cells: cells(start, at)))
      return false
    }
    var act: Predicate.Act = verdict.isClosed ? .closes : .opens
    switch verdict {
    case .neverCloses: act = .neverCloses
    case .withoutClosing where !clause.hasDays: act = .neverCloses
    default: break
    }
    let hedge = turn(&act, isClosed: verdict.isClosed, clause)
    let isWeak = verdict == .operates || verdict == .opensDoor
    let heads = headsDays(clause) && hedge == nil && at == start + 1
    let ends = end(&clause, act, start, hedge: hedge, isWeak: isWeak)
    if heads {
      clause.isLabel = true
      if current == .dash { at += 1 }
    }
    return ends
  }

  /// What a particle behind a verdict makes of it; `nil` when it is a verb all the same.
  mutating func nounPredicate(
    _ verdict: NoticeToken.Verdict, _ particle: KoreanToken.Particle, _ clause: inout Clause,
    _ start: Int
  ) -> Bool? {
    let act: Predicate.Act = verdict.isClosed ? .closes : .opens
    let next = kind(skippingFillers(at + 1))
    if let end = endOfNegation(at + 1) {
      // 영업을 하지 않습니다, 휴무가 없습니다
      at = end
      let isNever = clause.daysAreMonths && verdict.isClosed
      return self.end(&clause, isNever ? .neverCloses : turned(act), start)
    }
    switch particle {
    case .target where next != .change:
      at += 1
      return end(&clause, act, start)
    case .topic where clause.daysAreMonths:
      at += 1
      _ = end(&clause, act, start)
      clause.isLabel = true
      return true
    case .only, .also, .until: return nil
    default:
      clause.adjuncts.append(
        Adjunct(
          kind: .verdictNoun(isClosed: verdict.isClosed), role: particle,
          cells: cells(start, at + 1)))
      at += 1
      return false
    }
  }

  func turned(_ act: Predicate.Act) -> Predicate.Act { act == .closes ? .opens : .closes }
}

extension Clause {
  /// Whether no day is named but months.
  var daysAreMonths: Bool {
    adjuncts.allSatisfy { adjunct in
      adjunct.days?.allSatisfy { $0.term == .months } ?? true
    }
  }
}
