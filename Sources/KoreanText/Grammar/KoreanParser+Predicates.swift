// Predicate = verdict { ending } [없음 | 않다 | 중단] [수 있다] | 변경 | 취소 | 안 verb
extension KoreanParser {
  /// Reads the predicate of a clause.
  ///
  /// - Parameter behindLabel: whether the clause before is a label; `nil` where there is none.
  /// - Returns: whether the clause ends with it; a noun such as 휴무일을 is only a part of one.
  mutating func predicate(_ clause: inout Clause, behindLabel: Bool?) -> Bool {
    let start = at
    switch current {
    case .change?:
      at += 1
      let next = skippingEndings(at)
      let isOptional = kind(next) == .potential || kind(next) == .hedge(.softStatement)
      if isOptional { at = next + 1 }
      return end(&clause, .changes, start, hedge: isOptional ? .optionalSwap : nil)
    case .cancellation?:
      at += 1
      return end(&clause, .cancels, start)
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
    if verdict == .closed(.day), clause.endsInDays, joinsDays(link(start - 1)),
      isBeforeClosing(at)
    {
      // 설날, 추석, 의무휴업일 휴무: days of which nobody says when they are
      let day = DayPhrase(term: .doubtful(.namedDays), cells: cells(start, at))
      clause.adjuncts.append(Adjunct(kind: .days([day]), cells: day.cells))
      return false
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
    if verdict.isClosed, case .part? = current {
      // 휴관 다음날인 31일: the closing tells which day it is, and not that the day closes.
      return false
    }
    // 22일은 의무휴업일이나 정상영업: what follows holds.
    if let end = endOfConcession(at, isOfSomebody: clause.hasSubject) {
      clause.adjuncts.append(
        Adjunct(
          kind: .verdictNoun(isClosed: verdict.isClosed, namesDays: verdict.namesDays),
          cells: cells(start, at)))
      at = end
      return false
    }
    // 휴무일을, 휴무일이 and 휴무일은 make a noun of it; 휴무로 운영 does not.
    if let particle = particle(at), isGlued(at),
      let ends = nounPredicate(verdict, particle, of: &clause, from: start)
    {
      return ends
    }
    if clause.hasDays, case .arrow? = current,
      case .verdict(let next)? = kind(skippingFillers(at + 1)), next.isClosed != verdict.isClosed
    {
      // 25일 정상영업 → 휴무: what it was belongs to the days.
      clause.adjuncts.append(
        Adjunct(
          kind: .verdictNoun(isClosed: verdict.isClosed, namesDays: false), cells: cells(start, at))
      )
      at += 1
      return false
    }
    if verdict.isClosed, verdict != .closed(.verb), clause.hasDays, current == .instead {
      // 1월 1일 휴무 대신 12월 31일에 쉽니다
      clause.adjuncts.append(
        Adjunct(
          kind: .verdictNoun(isClosed: true, namesDays: verdict.namesDays), cells: cells(start, at))
      )
      return false
    }
    // 22일 의무휴업일 정상영업: the noun belongs to the days.
    if verdict.isClosed, verdict != .closed(.verb),
      case .verdict(let next)? = kind(skippingFillers(at)), !next.isClosed
    {
      clause.adjuncts.append(
        Adjunct(
          kind: .verdictNoun(isClosed: true, namesDays: verdict.namesDays), cells: cells(start, at))
      )
      return false
    }
    if case .closed(.day) = verdict, kind(skippingFillers(at)) == .change {
      clause.adjuncts.append(
        Adjunct(
          kind: .verdictNoun(isClosed: true, namesDays: verdict.namesDays), cells: cells(start, at))
      )
      return false
    }
    // 쉬는 날 → 토, 일
    let pointsAtDays =
      verdict.isClosed && clause.isEmpty && current == .arrow && startsDay(skippingFillers(at + 1))
    if verdict.isClosed, !pointsAtDays, case .arrow? = current {
      // 11월 8일 휴무 → 11월 11일
      clause.adjuncts.append(
        Adjunct(
          kind: .verdictNoun(isClosed: true, namesDays: verdict.namesDays), role: .source,
          cells: cells(start, at)))
      return false
    }
    var act: Predicate.Act = verdict.isClosed ? .closes : .opens
    switch verdict {
    case .neverCloses: act = .neverCloses
    case .withoutClosing where !clause.hasDays || clause.adjuncts.last?.isExcept == true:
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
    if heads || pointsAtDays {
      clause.isLabel = true
      if current == .dash || pointsAtDays { at += 1 }
      at = max(at, days)
    }
    return ends
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

  /// What a particle behind a verdict makes of it; `nil` when it is a verb all the same.
  mutating func nounPredicate(
    _ verdict: KoreanToken.Verdict, _ particle: KoreanToken.Particle, of clause: inout Clause,
    from start: Int
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
    default:
      clause.adjuncts.append(
        Adjunct(
          kind: .verdictNoun(isClosed: verdict.isClosed, namesDays: verdict.namesDays),
          role: particle,
          cells: cells(start, at + 1)))
      at += 1
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

  /// The place behind 을 종료 that ends a business for good; with an hour it would end a day.
  private func endOfBusiness(_ place: Int) -> Int? {
    var next = place
    if particle(next) == .object { next += 1 }
    guard kind(next) == .hours(.closing), !startsTime(next + 1), !isLabel(next + 1) else {
      return nil
    }
    return next + 1
  }

  private func isLabel(_ place: Int) -> Bool {
    kind(place) == .colon || kind(place) == .hours(.label)
  }

  /// 쉬는 일산점, 휴점인 이마트 울산점: whether what was read stands before the branch that it describes.
  private func describesBranch(behind start: Int) -> Bool {
    guard at > start + 1, kind(at - 1) == .attributive || kind(at - 1) == .attribute else {
      return false
    }
    return kind(at) == .branch || kind(at) == .place(.brand) && kind(at + 1) == .branch
  }

  /// Whether endings make a verb of a noun: 휴무합니다.
  private func isVerb(_ places: Range<Int>) -> Bool {
    places.contains { kind($0) == .ending || kind($0) == .copula }
  }

  func turned(_ act: Predicate.Act) -> Predicate.Act { act == .closes ? .opens : .closes }
}
