import KoreanText

// A verdict as a predicate, and as a noun: 휴무합니다, 휴무일을.
extension KoreanParser {
  mutating func verdictPredicate(
    _ verdict: KoreanToken.Verdict, _ clause: inout Clause
  ) -> Bool {
    let start = at
    at += 1
    if verdict == .operates, isBeforeClosing(at) {
      // 장사 쉽니다, 영업도 모두 쉽니다
      if particle(at) != nil { at += 1 }
      return false
    }
    if verdict.isClosed, current == .negation,
      kind(skippingFillers(at + 1)) == .verdict(.neverCloses)
    {
      // 정기휴무 없이 연중무휴로 운영합니다
      at += 1
      return false
    }
    if verdict == .closed(.day), clause.endsInDays, joinsDays(link(start - 1)),
      isBeforeClosing(at)
    {
      // 설날, 추석, 의무휴업일 휴무: days of which nobody says when they are
      let day = DayPhrase(term: .doubtful(.namedDays), cells: cells(start, at))
      clause.adjuncts.append(Adjunct(kind: .days([day]), cells: day.cells))
      return false
    }
    if verdict == .operates, let end = endOfReason(at) {
      at = end
      clause.adjuncts.append(Adjunct(kind: .cause, cells: cells(start, at)))
      return false
    }
    if verdict == .operates || verdict == .opensDoor, kind(at) == .otherPredicate,
      particle(at + 1) == .target, isGlued(at + 1)
    {
      // 야시장 개장 행사로 일요일에 정상영업합니다: why
      clause.removeReason()
      if clause.adjuncts.last?.isSubject == true, clause.adjuncts.last?.role == nil {
        clause.adjuncts.removeLast()
      }
      at += 2
      clause.adjuncts.append(Adjunct(kind: .cause, cells: cells(start, at)))
      return false
    }
    if verdict == .operates, clause.adjuncts.last?.role == .until, let end = endOfStore(at) {
      // 11월 16일까지만 영업하고 폐점합니다
      at = end
      return self.end(&clause, .ends, start)
    }
    if verdict == .operates, let end = endOfBusiness(at) {
      // 영업을 종료합니다
      at = end
      return self.end(&clause, .ends, start)
    }
    if verdict == .operates, kind(at) == .namedDays {
      // 운영기간: a period, and the text does not say what happens in it
      at += 1
      clause.adjuncts.append(Adjunct(kind: .unread(.namedDays), cells: cells(start, at)))
      return false
    }
    if verdict.isClosed, current == .attributive, !clause.hasDays, !clause.adjuncts.isEmpty,
      startsDay(skippingFillers(at + 1)), isBeforeVerdict(skippingFillers(at + 1))
    {
      // 이마트 쉬는 8일, 22일은 영업합니다: who else closes on the days of the next verb
      at = skippingFillers(at + 1)
      clause.adjuncts = []
      return false
    }
    if verdict.isClosed, verdict != .closed(.verb), case .part? = current {
      // 휴관 다음날인 31일: the closing tells which day it is, and not that the day closes, as 31일 쉬고 다음 날 does.
      return false
    }
    // 22일은 의무휴업일이나 정상영업: what follows holds.
    if let end = endOfConcession(at, isOfSomebody: clause.hasSubject) {
      noun(verdict, &clause, from: start)
      at = end
      return false
    }
    if verdict == .closed(.act), particle(at) == .genitive, isGlued(at), kind(at + 1) == .ending,
      link(at + 2) == .comma, clause.hasDays
    {
      // 1월 1일 휴점에 들어가며, 12월 24일부터는 …
      at += 1
    }
    if verdict.isClosed, particle(at) == .since, isGlued(at) {
      // 11월 30일 휴무이후 정상영업, 휴무이후 12월 1일 영업
      at += 1
      return end(&clause, .closes, start)
    }
    // 휴무일을, 휴무일이 and 휴무일은 make a noun of it; 휴무로 운영 does not.
    if let particle = particle(at), isGlued(at),
      let ends = nounPredicate(verdict, particle, of: &clause, from: start)
    {
      return ends
    }
    if clause.hasDays, case .arrow? = current,
      case .verdict(let next)? = kind(skippingFillers(at + 1)), next.isClosed != verdict.isClosed,
      // the 12th we open → closed on the 19th: each has its own days
      !isBeforeOn(skippingFillers(at + 1) + 1)
    {
      // 25일 정상영업 → 휴무: what it was belongs to the days.
      noun(verdict, &clause, from: start)
      at += 1
      return false
    }
    if verdict.isClosed, verdict != .closed(.verb), clause.hasDays, current == .instead {
      // 1월 1일 휴무 대신 12월 31일에 쉽니다
      noun(verdict, &clause, from: start)
      return false
    }
    // 22일 의무휴업일 정상영업: the noun belongs to the days.
    if verdict.isClosed, verdict != .closed(.verb),
      case .verdict(let next)? = kind(skippingFillers(at)), !next.isClosed
    {
      noun(verdict, &clause, from: start)
      return false
    }
    if verdict == .operates, kind(at) == .change, !isGlued(at),
      isEndOfSentence(skippingFillers(at + 1))
    {
      // 설 연휴 운영 변경: something about these days
      at += 1
      return end(&clause, .changes, start)
    }
    if case .closed(.day) = verdict, kind(skippingFillers(at)) == .change {
      noun(verdict, &clause, from: start)
      return false
    }
    // 쉬는 날 → 토, 일
    let pointsAtDays =
      verdict.isClosed && clause.isEmpty && current == .arrow && startsDay(skippingFillers(at + 1))
    if verdict.isClosed, !pointsAtDays, case .arrow? = current {
      // 11월 8일 휴무 → 11월 11일
      noun(verdict, &clause, from: start, role: .source)
      return false
    }
    var act: Predicate.Act = verdict.isClosed ? .closes : .opens
    switch verdict {
    case .neverCloses: act = .neverCloses
    case .withoutClosing
    where !clause.hasDays || clause.beginsTime || clause.adjuncts.last?.isExcept == true:
      act = .neverCloses
    default: break
    }
    let hedge = turn(&act, isClosed: verdict.isClosed, clause)
    let isWeak = verdict == .operates || verdict == .opensDoor
    // 쉬고 토요일부터 다시 엽니다: a verb heads nothing, unless it is alone: 쉽니다 12/25.
    let goesOn =
      (verdict == .closed(.verb) || verdict == .open(.verb)) && kind(start - 1) == .copula
    let heads = !goesOn && headsDays(clause) && hedge == nil && at == start + 1
    let isNoun = verdict == .closed(.act) || verdict.namesDays
    let days = endOfOn
    let ends = end(&clause, act, start, hedge: hedge, isWeak: isWeak)
    clause.predicate?.namesDays = verdict.namesDays
    clause.predicate?.isVerb = verdict == .closed(.verb)
    clause.predicate?.isNoun = isNoun && !isVerb(start + 1..<at)
    clause.predicate?.describesBranch = describesBranch(behind: start)
    let headsNames =
      clause.hasDays && verdict.isClosed && current == .dash && kind(at + 1) == .branch
    if headsNames {
      // 월요일 휴무 - 종로점, 명동점
      at += 1
      clause.isLabel = true
      return ends
    }
    if heads || pointsAtDays {
      clause.isLabel = true
      if current == .dash || pointsAtDays { at += 1 }
      at = max(at, days)
    }
    return ends
  }

  /// closed on the 19th: whether English days stand behind a preposition.
  private func isBeforeOn(_ place: Int) -> Bool {
    particle(place) == .genitive && !isGlued(place) && startsDay(skippingFillers(place + 1))
  }

  /// Takes a verdict as a noun of the clause, up to here.
  private func noun(
    _ verdict: KoreanToken.Verdict, _ clause: inout Clause, from start: Int,
    role: KoreanToken.Particle? = nil
  ) {
    let kind = Adjunct.Kind.verdictNoun(isClosed: verdict.isClosed, namesDays: verdict.namesDays)
    clause.adjuncts.append(Adjunct(kind: kind, role: role, cells: cells(start, at)))
  }

  /// What a particle behind a verdict makes of it; `nil` when it is a verb all the same.
  mutating func nounPredicate(
    _ verdict: KoreanToken.Verdict, _ particle: KoreanToken.Particle, of clause: inout Clause,
    from start: Int
  ) -> Bool? {
    // 12월 1일부터 전 매장은 연중무휴로
    let isFromNow =
      verdict == .neverCloses && clause.nearAdjuncts.contains { $0.role == .since }
    let act: Predicate.Act = isFromNow ? .neverCloses : verdict.isClosed ? .closes : .opens
    let next = kind(skippingFillers(at + 1))
    if let end = endOfNegation(at + 1) {
      // 영업을 하지 않습니다, 휴무가 없습니다
      at = end
      let isNever = clause.isOfWholeTime && verdict.isClosed
      return self.end(&clause, isNever ? .neverCloses : turned(act), start)
    }
    switch particle {
    case .target where next == .past && verdict.isClosed:
      // 전체 휴무로 안내드렸으나
      at = skippingFillers(at + 1) + 1
      return end(&clause, act, start, hedge: .former)
    case .target where next == .hedge(.former) && verdict.isClosed:
      // 휴가로 쉰 만큼 이 날은 문 엽니다
      at += 1
      clause.adjuncts.append(Adjunct(kind: .cause, cells: cells(start, at)))
      return false
    case .target where next != .change:
      at += 1
      if verdict == .operates, clause.hasDays, case .verdict? = next,
        let last = clause.adjuncts.last, last.role == nil, last.isUnread || last.isSubject
      {
        // 1월 8일은 독서교실 운영으로 개관: why
        clause.adjuncts[clause.adjuncts.count - 1] = Adjunct(
          kind: .cause, cells: last.cells.lowerBound..<cells(start, at).upperBound)
        return false
      }
      if verdict.isClosed, next == .verdict(.closed(.verb)), clause.adjuncts.last?.isUnread == true
      {
        // 입점 건물 휴관으로 쉽니다
        clause.adjuncts.append(Adjunct(kind: .cause, cells: cells(start, at)))
        return false
      }
      // 택배사 휴무로 4일에 발송: somebody else closes, and that is why.
      let isOfOther = verdict.isClosed && clause.adjuncts.last?.isUnread(.unknownWord) == true
      let isReason = isOfOther && !isVerbOfClosing(next)
      return end(&clause, act, start, hedge: isReason ? .softStatement : nil)
    case .topic where clause.daysAreMonths:
      at += 1
      _ = end(&clause, act, start)
      clause.predicate?.namesDays = verdict.namesDays
      clause.isLabel = true
      return true
    case .only, .also, .until: return nil
    case .object where verdict.isClosed && next == .ending:
      // 8일 휴무를 실시하며 10일에는 문을 연다
      at += 1
      var act = act
      let hedge = turn(&act, isClosed: true, clause)
      return end(&clause, act, start, hedge: hedge)
    default:
      at += 1
      noun(verdict, &clause, from: start, role: particle)
      return false
    }
  }

  /// 휴무로 운영, 휴무로 지정: whether what follows says that the days close.
  private func isVerbOfClosing(_ next: KoreanToken.Kind?) -> Bool {
    switch next {
    case .verdict?, .ending?, .decides?, .stop?, .lineEnd?, .close?, nil: true
    default: false
    }
  }

  private func joinsDays(_ link: KoreanToken.Link?) -> Bool {
    link == .comma || link == .and || link == .dot
  }

  /// 의무휴업일만 휴무, 의무휴업일에 쉽니다: whether another word closes the days.
  private func isBeforeClosing(_ place: Int) -> Bool {
    var next = place
    while kind(next) == .copula || particle(next) != nil && isGlued(next) { next += 1 }
    guard case .verdict(let verdict)? = kind(skippingFillers(next)) else { return false }
    return verdict.isClosed && verdict != .closed(.day)
  }

  /// Whether another verdict stands on the same line, soon.
  private func isBeforeVerdict(_ start: Int) -> Bool {
    for place in start..<start + 16 {
      switch kind(place) {
      case .verdict(let verdict)?: return !verdict.isClosed
      case nil, .stop?, .lineEnd?, .colon?: return false
      default: break
      }
    }
    return false
  }

  func isLabel(_ place: Int) -> Bool {
    kind(place) == .colon || kind(place) == .hours(.label)
  }
}
