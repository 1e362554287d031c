import KoreanText

// Predicate = verdict { ending } [없음 | 않다 | 중단] [수 있다] | 변경 | 취소 | 변동 없음 | 안 verb
extension KoreanParser {
  /// Reads the predicate of a clause.
  ///
  /// - Parameter behindLabel: whether the clause before is a label; `nil` where there is none.
  /// - Returns: whether the clause ends with it; a noun such as 휴무일을 is only a part of one.
  mutating func predicate(_ clause: inout Clause, behindLabel: Bool?) -> Bool {
    let start = at
    switch current {
    case .change?: return change(&clause)
    case .unchanged?:
      at += 1
      // 양재점은 그대로 일요일에 쉰다: as before
      switch current {
      case nil, .stop?, .lineEnd?, .link?, .close?, .ending?, .copula?, .concession?, .past?: break
      default: return false
      }
      return keep(&clause, start)
    case .cancellation?:
      at += 1
      let turn = turnOfChange()
      return turn.isNegated
        ? keep(&clause, start) : end(&clause, .cancels, start, hedge: turn.hedge)
    case .suspension?:
      // 상호대차 서비스 중단: the words before it say what stops; 영업 중단 says it itself.
      let isOfOther =
        tokens[at].cells.count <= 2
        && clause.adjuncts.contains { $0.isUnread(.unknownWord) || $0.kind == .hedge(.reference) }
      at += 1
      if !isOfOther, let end = endOfConcession(at, isOfSomebody: clause.hasSubject) {
        // 운영을 중단할 예정이었으나 정상 운영합니다
        clause.adjuncts.append(
          Adjunct(kind: .verdictNoun(isClosed: true), cells: cells(start, at)))
        at = end
        return false
      }
      return end(&clause, .closes, start, hedge: isOfOther ? .facilityOnly : nil)
    case .potential?:
      at += 1
      return end(&clause, .other, start, hedge: .softStatement)
    case .mostly?:
      at += 1
      return end(&clause, .other, start, hedge: .softStatement)
    case .otherPredicate?:
      at += 1
      // 플리마켓 참가로: why
      if current == .cause { return false }
      // 한식 행사 요청으로 개관
      if current == .word, particle(at + 1) == .target, isGlued(at + 1) { return false }
      if let particle = particle(at), isGlued(at) {
        at += 1
        if particle == .target {
          cause(&clause, start)
        } else {
          // 세일을 합니다
          clause.adjuncts.append(
            Adjunct(kind: .unread(.unknownWord), role: particle, cells: cells(start, at)))
        }
        return false
      }
      // 직원 채용: …
      if clause.hasDays || clause.adjuncts.contains(where: { $0.isUnread }) || current == .colon {
        return end(&clause, .other, start)
      }
      clause.adjuncts.append(Adjunct(kind: .unread(.unknownWord), cells: cells(start, at)))
      return false
    case .negation?:
      at += 1
      if clause.adjuncts.last?.isPauseLabel == true {
        // 토요일 점심시간 없음
        return end(&clause, .other, start)
      }
      if clause.endsInDays, isEndOfVerb(at) || isEndOfSentence(at) {
        // 휴무는 매주 일요일이 아닙니다: it does not say which days close.
        return end(&clause, .other, start, hedge: .softStatement)
      }
      // 휴무일: 없음
      let isAlone = behindLabel == nil && kind(at) == nil && start == 0
      guard clause.isEmpty, behindLabel == true || isAlone else { return false }
      return end(&clause, .neverCloses, start)
    case .not?:
      guard case .verdict(let verdict)? = kind(at + 1) else {
        at += 1
        return false
      }
      at += 2
      return end(&clause, verdict.isClosed ? .opens : .closes, start)
    case .verdict(let verdict)?: return verdictPredicate(verdict, &clause)
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
      case _ where endsVerb(at): at += 1
      case .particle where isGlued(at): at += 1
      case .verdict(let verdict) where verdict.isClosed && act == .closes && isEndOfLine(at + 1):
        // ⛔휴무⛔
        at += 1
      default: return true
      }
    }
    return true
  }

  /// The place behind 이나, 이지만 and 임에도, where another verdict on the same days follows.
  ///
  /// - Parameter isOfSomebody: whether a part of the store or a branch is named before it, so that
  ///   a name behind it is another subject.
  func endOfConcession(_ place: Int, isOfSomebody: Bool) -> Int? {
    var end = place
    while kind(end) == .ending, end < place + 2 { end += 1 }
    guard kind(end) == .concession || kind(end) == .past || link(end) == .or && isGlued(end) else {
      return nil
    }
    var next = end + 1
    while next < end + 12 {
      switch kind(next) {
      case nil, .stop?, .lineEnd?, .colon?: return nil
      case .verdict?: return end + 1
      // 약국은 일요일 휴무이나 마트는 정상영업합니다
      case .place? where isOfSomebody && particle(next + 1) == .topic,
        .branch? where isOfSomebody && particle(next + 1) == .topic:
        return nil
      default:
        if startsDay(next) || startsTime(next) { return nil }
        next += 1
      }
    }
    return nil
  }

  func turned(_ act: Predicate.Act) -> Predicate.Act { act == .closes ? .opens : .closes }
}

// Changes: 변경합니다, 옮길까요, 취소하지 않습니다.
extension KoreanParser {
  private mutating func change(_ clause: inout Clause) -> Bool {
    let start = at
    at += 1
    if kind(start - 1) == .not {
      // 새해 첫날은 안 바뀌고 그대로 쉬어요
      let next = skippingEndings(at)
      if isEndOfSentence(next) { return keep(&clause, start) }
      at = next
      return false
    }
    if !clause.hasDays, clause.namesOther {
      // 개관 시간을 앞당기고: what changes is no day
      at = start
      unread(&clause)
      return false
    }
    let turn = turnOfChange()
    if turn.isNegated { return keep(&clause, start) }
    return end(
      &clause, .changes, start, hedge: turn.hedge == .softStatement ? .optionalSwap : turn.hedge)
  }

  /// Ends a clause that leaves everything as it was.
  private mutating func keep(_ clause: inout Clause, _ start: Int) -> Bool {
    if case .verdictNoun(let isClosed, _)? = clause.adjuncts.last?.kind, clause.hasDays {
      // 13일 휴무는 변동 없습니다: as it was said to be, beside what else is known
      clause.adjuncts[clause.adjuncts.count - 1].kind = .addition
      return end(&clause, isClosed ? .closes : .opens, start)
    }
    return end(&clause, .keeps, start)
  }

  /// Reads what follows a change: 하지 않습니다, 할까요, 할 수 있습니다, 하는 방안.
  private mutating func turnOfChange() -> (isNegated: Bool, hedge: UnreadReason?) {
    if let end = endOfNegation(at) {
      at = end
      return (true, nil)
    }
    var place = at
    while let kind = kind(place) {
      switch kind {
      case .question, .potential, .hedge(.softStatement):
        at = place + 1
        return (false, .softStatement)
      case .hedge(let reason) where reason == .former || reason == .conditional:
        guard isGlued(place) else { return (false, nil) }
        at = place + 1
        return (false, reason)
      case .condition: return (false, .conditional)
      // 옮길 뻔했습니다
      case .past where !isGlued(place): return (false, .former)
      case .attributive where self.kind(place + 1) == .word: return (false, .softStatement)
      case .ending where particle(place + 1) == .topic && isGlued(place + 1):
        // 변경한다는 소문은
        at = place + 2
        return (false, .softStatement)
      case .word where isGlued(place) && place == at: return (false, .softStatement)
      case .negation where place > at:
        // 옮길 계획이 없습니다
        at = place + 1
        return (true, nil)
      case .ending, .attributive, .copula, .concession, .particle(.subject), .particle(.also),
        .particle(.topic):
        place += 1
      default: return (false, nil)
      }
    }
    return (false, nil)
  }
}

extension Clause {
  /// Whether its object is something that is not known, and no closing or opening.
  fileprivate var namesOther: Bool {
    adjuncts.last.map { $0.isUnread(.unknownWord) && $0.role == .object } == true
      && !adjuncts.contains { if case .verdictNoun = $0.kind { true } else { false } }
  }
}
