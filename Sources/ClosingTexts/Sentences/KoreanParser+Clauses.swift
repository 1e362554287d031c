import KoreanText

// Clause = [단] { Adjunct } ( Predicate { Bracket } | ":" | the next subject | end )
extension Adjunct {
  /// The range from its one day, with 부터, through another, with 까지.
  fileprivate func span(through list: [DayPhrase]) -> DayPhrase? {
    guard role == .since, let days, days.count == 1, list.count == 1, list[0].role == .until,
      let first = days[0].date, var last = list[0].date
    else { return nil }
    var span = days[0]
    last.endRange(from: first)
    (span.term, span.role) = (.range(first, last), nil)
    span.notes += list[0].notes
    span.cells = span.cells.lowerBound..<list[0].cells.upperBound
    return span
  }
}

extension KoreanParser {
  /// Reads one clause; brackets and conditions may make several of it.
  mutating func clause(into clauses: inout [Clause]) {
    var clause = Clause()
    isBehindMonths = clauses.last?.headsMonths == true
    while let kind = current {
      switch kind {
      case .stop, .link(.bar):
        guard depth > 0 else { return finish(clause, &clauses) }
        at += 1
      case .close:
        guard depth == 0 else { return finish(clause, &clauses) }
        at += 1
      case .lineEnd:
        guard isInBracket || lineGoesOn || waits(clause) else { return finish(clause, &clauses) }
        at += 1
      case .but where isCount(at + 1):
        // 단 하루, 단 3일간: no more than
        at += 1
      case .but:
        guard clause.isEmpty else { return finish(clause, &clauses) }
        clause.saysBut = true
        at += 1
      case .colon where clause.isOnlyLimit && startsRule(at + 1):
        // 6월 8일부터 : 월요일 휴업
        at += 1
      case .colon:
        at += 1
        splitLabel(&clause, &clauses)
        clause.isLabel = true
        return finish(clause, &clauses)
      case _
      where (clause.endsInDays || clause.hasDays && link(at - 1) == .and && isBeforePreposition)
        && !headsDates(behind: clause, clauses.last)
        && startsHead(at, behindLabel: clauses.last?.isLabel == true):
        splitMonth(&clause, &clauses)
        return finish(clause, &clauses)
      case .open where !headsDaysOfMonth(at):
        guard bracketInClause(&clause, &clauses) else { return }
      case .copula, .concession, .past:
        // 13일, 25일이며 27일은 …; 25일은 월요일이지만 …
        if kind == .past { append(.former, &clause, count: 0) }
        at += 1
        clause.isCopular = true
        // 13일 하루이며
        if clause.endsInDays || clause.endsInCount, clause.adjuncts.last?.role == nil {
          return finish(clause, &clauses)
        }
      case .verdict
      where clause.endsInDays && self.kind(at + 1) == .attribute
        && startsDay(skippingFillers(at + 2)):
        // 1월 1일과 정기 휴장일인 월요일; 수요일에 휴업일인 11일 쉰다, where the weekday is that of the date;
        // 운영기간은 11월 30일까지이고 정기 휴장일인 월요일은 …
        clause.isGapped =
          clause.adjuncts.first?.isUnread(.namedDays) != true
          && clause.adjuncts.last?.days?.allSatisfy { $0.isDated } == true
        return finish(clause, &clauses)
      case .verdict(.operates)
      where isGlued(at + 1) && link(at + 1) == .dot && self.kind(at + 2) == .word:
        // 진료·예방접종 등 모든 업무 중단
        unread(&clause)
      case .negation where clause.isOfDates:
        // 12월 21일~25일 휴무⏎- 23일은 해당 없음
        append(.except, &clause)
      case .verdict, .change, .unchanged, .suspension, .cancellation, .not, .potential, .mostly,
        .otherPredicate, .negation:
        if predicate(&clause, behindLabel: clauses.last?.isLabel) {
          notesBehind(&clause)
          return finish(clause, &clauses)
        }
      case .dash
      where clause.isNothingKnown && !isGlued(at) && !isGlued(at + 1) && startsDay(at + 1):
        // 빙상장 - 10월 31일까지 휴장
        at += 1
        clause.isLabel = true
        return finish(clause, &clauses)
      case .link(.slash) where clause.endsInDays && !isGlued(at + 1) && !startsDay(at + 1):
        at += 1
        return finish(clause, &clauses)
      case .link(.comma)
      where startsDay(at + 1)
        && (clause.adjuncts.last?.isUnread(.specialHours) == true
          || clause.endsInDays && clause.hasLooseEnding):
        // 12/24 단축영업, 12/25 휴무; 5일 합니다, 9일 쉬고
        at += 1
        return finish(clause, &clauses)
      case .link(.slash)
      where !isGlued(at) && !isGlued(at + 1) && clause.onlySubject?.kind == .branch
        && clauses.last?.isLabel == true:
        // 월요일 휴무 - 종로점, 명동점 / 화요일 휴무 - 홍대점
        at += 1
        return finish(clause, &clauses)
      case .link(.slash) where !isGlued(at) && !isGlued(at + 1) && clause.isNothingKnown:
        // 중심 / 화~목 휴무
        at += 1
        return finish(clause, &clauses)
      case .word where endOfNames(at) != nil || endOfDottedNames(at) != nil: names(&clause)
      case .word
      where clause.endsInDays && startsUnknownSubject(at) && clauses.last?.headsDays == true
        && clause.adjuncts.count == 1 && startsDay(at + 2):
        // 휴강: 12/25 보강은 12/26
        return finish(clause, &clauses)
      case .word
      where clause.endsInDays && startsUnknownSubject(at)
        && (clause.hasUnknownSubject || clause.hasSubject || clause.hasHouseTopic):
        clause.isGapped = true
        return finish(clause, &clauses)
      case .place(.others) where clause.endsInDays && isNever(at + 1):
        // 명절 외 무휴
        append(.except, &clause)
      case _ where startsSubject(at) && endOfNamedDay(at) != nil: unread(&clause)
      case _ where startsSubject(at):
        guard !startsGap(clause) else {
          clause.isGapped = !(link(at - 1) == .plus)
          return finish(clause, &clauses)
        }
        subject(&clause)
      case .hedge(.conditional)
      where clause.endsInDays && link(at - 1) == .comma && !startsDay(skippingFillers(at + 1)):
        // Closed on Mondays, in which case we are open on Tuesday: the words hedge what follows
        return finish(clause, &clauses)
      case .condition, .overlapCondition: condition(&clause, &clauses)
      case .except:
        let takesNext = tokens[at].kind == .excluding && startsDay(skippingFillers(at + 1))
        append(.except, &clause)
        // Open daily except Mondays
        if takesNext { continue }
        // 월요일 제외, 화요일 제외: each ends what it says.
        if depth > 0 || !clauses.isEmpty { return finish(clause, &clauses) }
      case .include where depth > 0 && link(at + 1) == .comma && clause.endsInDays:
        // (대체공휴일 포함, 근로자의 날 정상영업)
        append(.include, &clause)
        return finish(clause, &clauses)
      case .tilde where clause.adjuncts.last?.isUnread == true && startsDay(at + 1):
        // 원~금요일
        at += 1
        let start = at
        for var day in dayList() {
          day.term = .doubtful(.ambiguous)
          clause.adjuncts.append(Adjunct(kind: .days([day]), role: day.role, cells: day.cells))
        }
        if at == start { at += 1 }
      case _ where clause.namesWhoOnDays && link(at - 1) == .comma && startsDay(at):
        // 22일에는 안양점이, 25일에는 제주점이 쉰다
        clause.isGapped = true
        return finish(clause, &clauses)
      case _
      where clause.namesBranchBehindDays && isLink(at - 1) && startsDay(at) && isBeforeBranch(at):
        // 7일(월) 강남점, 8일(화) 목동점, 9일(수) 천호점 휴무
        clause.isGapped = true
        return finish(clause, &clauses)
      case _ where startsTime(at):
        hours(&clause)
        if current != .colon { return finish(clause, &clauses) }
      case _ where startsDay(at): days(&clause)
      default: adjunct(&clause)
      }
    }
    finish(clause, &clauses)
  }

  /// Whether a branch stands on the same line, soon, and nothing before it says what days do.
  private func isBeforeBranch(_ start: Int) -> Bool {
    for place in start..<start + 16 {
      switch kind(place) {
      case .branch?: return true
      case nil, .stop?, .lineEnd?, .colon?, .verdict?, .otherPredicate?, .change?: return false
      default: break
      }
    }
    return false
  }

  /// 하루, 3일간.
  private func isCount(_ place: Int) -> Bool {
    if case .days? = kind(place) { true } else { number(place) != nil && isDuration(place) }
  }

  /// Whether days that come back begin at a place.
  func startsRule(_ place: Int) -> Bool {
    switch kind(place) {
    case .weekdays?, .ordinal?, .cycle?: true
    case .number?: if case .ordinalMark? = kind(place + 1) { true } else { false }
    default: false
    }
  }

  /// Whether a word says that nothing closes.
  private func isNever(_ place: Int) -> Bool {
    kind(place) == .verdict(.withoutClosing) || kind(place) == .verdict(.neverCloses)
  }

  /// 수산동은: a word that is in no list, with the particle of a subject.
  func startsUnknownSubject(_ place: Int) -> Bool {
    guard isGlued(place + 1) else { return false }
    return particle(place + 1) == .topic || particle(place + 1) == .subject
  }

  func finish(_ clause: consuming Clause, _ clauses: inout [Clause]) {
    if !clause.isEmpty { clauses.append(clause) }
  }

  mutating func days(_ clause: inout Clause) {
    let start = at
    var list = dayList()
    list.shareWeekdays()
    let word = clause.isEmpty && start > 0 && !isGlued(start - 1) ? particle(start - 1) : nil
    if word == .until || word == .since && list.allSatisfy({ $0.isMonths }) {
      // Closed until Dec 15: whether it is open on that day, English does not say. From December: for how long?
      for place in list.indices { list[place].term = .doubtful(.ambiguous) }
    }
    if clause.isEmpty, beginsWithTilde(start), list.count == 1, list[0].isDated {
      // (~12/31), 휴무: ~12/31
      list[0].role = list[0].role ?? .until
    }
    if list.isEmpty {
      at = max(at, start + 1)
    } else if let first = clause.adjuncts.last, let span = first.span(through: list) {
      // 9월 24일 목요일부터⏎9월 26일 토요일까지
      clause.adjuncts[clause.adjuncts.count - 1] = Adjunct(
        kind: .days([span]), cells: first.cells.lowerBound..<cells(start, at).upperBound)
    } else {
      clause.adjuncts.append(
        Adjunct(kind: .days(list), role: list.last?.role, cells: cells(start, at)))
    }
  }

  /// Whether a tilde before a date says until when, and is no ornament of the word before: 쉽니다~ 12/5.
  private func beginsWithTilde(_ place: Int) -> Bool {
    guard kind(place - 1) == .tilde else { return false }
    if depth > 0 { return true }
    // 당초: ~ 10. 31.⏎변경: ~ 11. 14.
    let isOfChange = kind(place - 3) == .former || kind(place - 3) == .change
    return kind(place - 2) == .colon && (isGlued(place) || isOfChange)
      || isGlued(place) && !isGlued(place - 1)
  }

  mutating func append(_ kind: Adjunct.Kind, _ clause: inout Clause, count: Int = 1) {
    clause.adjuncts.append(Adjunct(kind: kind, cells: cells(at, at + count)))
    at += count
  }

  mutating func notesBehind(_ clause: inout Clause) {
    while isOpenBracket(at) {
      if current == .open(.square), startsHead(at, behindLabel: false) { return }
      if headsNext(at) || headsDaysOfMonth(at) { return }
      let before = at
      clause.notes += bracket()
      if at == before { return }
    }
    if current == .colon {
      at += 1
      // 11/22 휴무: 내부공사 gives a reason; 12일 휴점(의무휴업): 영등포, 합정 does not.
      clause.isLabel = !(clause.hasDays && current == .word && link(at + 1) != .comma)
    }
  }

  /// closed on Tuesday: whether a preposition stands behind the current word.
  private var isBeforePreposition: Bool {
    particle(at + 1) == .genitive && !isGlued(at + 1)
  }
}
