import KoreanText

// What takes back the certainty of a clause, and what a clause without a verb says.
extension StatementReader {
  mutating func reportHedge(_ said: Saying, _ touch: Report.Touch) {
    if let hedge = said.hedge { report(hedge.reason, hedge.cells, touching: touch) }
  }

  /// 오늘 휴무: a doubt about the days around the reference.
  mutating func hedgeToday(_ said: Saying) {
    let weekdays = said.days.compactMap { $0.frame.isEmpty && !$0.isDated ? $0.everyWeek : nil }
    guard !weekdays.isEmpty, weekdays.count == said.days.count, said.clause.namesWeek,
      !said.parts.flags.contains(.hasRelativeDay)
    else {
      reportHedge(said, touch(ofReference: said))
      return refuse(said.days, .relativeDay)
    }
    // 다음 주 월요일: no other Monday; 정기휴무 화요일인데 이번 주만 목요일에: perhaps not on the Tuesday
    let named = weekdays.reduce(into: WeekdaySet()) { $0.formUnion($1) }
    let isInstead =
      !said.parts.lists.contains { $0.role == .also }
      && result.closedWeekdays.isDisjoint(with: named)
      && result.list.contains { $0.isRegular }
    let all = isInstead ? .all : named
    reportHedge(said, .near(through: said.clause.reachOfRelativeDay, on: all))
    for day in said.days { report(.relativeDay, day.cells) }
  }

  /// What 오늘 touches, and 이날, which is the date before it.
  private func touch(ofReference said: Saying) -> Report.Touch {
    guard let hedge = said.hedge, text.has("이날", at: hedge.cells.lowerBound),
      let date = said.context.date
    else { return .near(through: said.clause.reachOfRelativeDay) }
    return .days([.date(date)])
  }

  /// A hedge about the days of its clause, and those before the bracket.
  mutating func hedgeDays(_ said: Saying) {
    guard let reason = said.hedge?.reason else { return }
    if reason == .optionalSwap { doubtPlans(said) }
    // 월요일이 공휴일인 주에는 이틀 연속 쉽니다: other days, too
    let closesOthers = reason == .conditional && said.act == .closes && said.clause.hasLength
    reportHedge(said, closesOthers ? .everything : Report.Touch(said.days))
    refuse(said.days, reason)
    for index in said.parent ?? 0..<0 { doubt(index, reason) }
  }

  /// Doubts openings that may change: 12월 5일 개장 예정, 변경될 수 있습니다.
  ///
  /// Closings stay certain, because such words stand below the closings of every notice; only those
  /// before a bracket with the words become doubtful.
  private mutating func doubtPlans(_ said: Saying) {
    for index in said.parent ?? 0..<0 { doubt(index, .optionalSwap) }
    for index in nearIndices(since: 0)
    where result.list[index].effect == .opens && result.list[index].days.isDated {
      doubt(index, .optionalSwap)
    }
  }

  mutating func hedgeWithoutDays(_ said: inout Saying) {
    guard let hedge = said.hedge else { return }
    let waiting = said.context.days
    said.context.days = []
    switch hedge.reason {
    case .reference:
      if waiting.isEmpty, said.act == nil || said.act == .other {
        result.pointer = result.pointer ?? hedge.cells
        return
      }
      report(.reference, hedge.cells, touching: Report.Touch(waiting))
      if said.act == .closes, waiting.isEmpty { said.context.act = .closes }
    case .relativeDay:
      if said.act != nil, said.act != .other {
        report(.relativeDay, hedge.cells, touching: touch(ofReference: said))
      }
      if said.clause.predicate != nil { said.context.act = nil }
    case .optionalSwap where waiting.isEmpty:
      report(.optionalSwap, hedge.cells)
      doubtPlans(said)
    // 작년에도 휴무였습니다
    case .former where waiting.isEmpty: report(.former, hedge.cells)
    // 헬스장은 정상 이용하실 수 있습니다; 온라인 주문은 휴무일에도 가능합니다
    case .softStatement
    where waiting.isEmpty && (isOfPartOpen(said) || isOnClosingDays(hedge.cells, said)):
      report(.softStatement, hedge.cells)
    // 11/22 휴무 여부 미정: of that day
    case .softStatement where waiting.isEmpty && said.clause.isHedge && preceding.closesDates:
      report(.softStatement, hedge.cells)
      for index in nearIndices(since: said.context.sentenceStart) { doubt(index, hedge.reason) }
    default:
      if hedge.reason == .softStatement, waiting.isEmpty, said.clause.predicate == nil {
        // 12월 6일부터 오픈 가능할 것 같습니다
        for index in nearIndices(since: said.context.sentenceStart)
        where result.list[index].effect == .opens { doubt(index, hedge.reason) }
      }
      let touch =
        waiting.isEmpty
        ? said.context.monthOfLabel.map { .days([$0]) } ?? .everything : Report.Touch(waiting)
      if let parent = said.parent, !parent.isEmpty {
        // (if Monday is a holiday, we close on some other day)
        let closesOthers = hedge.reason == .conditional && said.act == .closes
        report(hedge.reason, hedge.cells, touching: closesOthers ? .everything : .nothing)
        for index in parent { doubt(index, hedge.reason) }
      } else {
        report(hedge.reason, hedge.cells, touching: touch)
        if said.clause.isCopular, said.clause.adjuncts.count == 1 {
          // 8/3~8/6⏎직원 휴가입니다: what the days on the line above are
          for index in nearIndices(since: 0)
          where isRightAbove(hedge.cells, result.list[index].cells) { doubt(index, hedge.reason) }
        }
        let isOfSome = namesSome(said.clause)
        if waiting.isEmpty, isOfSome || said.clause.saysWhereItVaries {
          // 13일, 27일 휴무⏎점포별로 다를 수 있습니다; 27일 휴무 3개점(강남, 성수, 용산)
          for index in nearIndices(since: isOfSome ? 0 : said.context.sentenceStart)
          where result.list[index].audience == said.audience {
            doubt(index, hedge.reason)
          }
        }
      }
      if said.act != nil { said.context.act = said.headsNames ? .roster : nil }
      if said.act == .opens, said.clause.predicate?.hedge != nil {
        // 11.23 ~ 11.27 휴업, 빨리 끝나면 먼저 열 수도 있습니다
        for index in nearIndices(since: 0)
        where result.list[index].effect == .closes && result.list[index].days.isDated {
          doubt(index, hedge.reason)
        }
      }
    }
  }

  /// Whether one end of a line is between some words and others below them.
  private func isRightAbove(_ below: Range<Int>, _ above: Range<Int>) -> Bool {
    guard above.upperBound <= below.lowerBound else { return false }
    return (above.upperBound..<below.lowerBound).suffix(48).count { text.scalar($0) == "\n" } == 1
  }

  /// 3월에 문을 연다, 3월 오픈: whether the door may open for the first time in a month.
  func opensFirst(_ said: Saying) -> Bool {
    // 4월에는 매일 엽니다: not for the first time
    guard said.days.count == 1, said.days[0].frame.singleMonth != nil,
      !said.parts.flags.contains(.everyDay), let verb = said.clause.predicate?.cells
    else { return false }
    return ["열", "연", "엽", "오픈", "개장", "개관", "개점", "개원"].contains {
      text.has($0, at: verb.lowerBound)
    }
  }

  private func isOfPartOpen(_ said: Saying) -> Bool {
    said.act == .opens && said.parts.audience?.kind == .facility
  }

  /// Whether something that is named is possible although the store closes.
  private func isOnClosingDays(_ hedge: Range<Int>, _ said: Saying) -> Bool {
    let end = text.scalar(hedge.lowerBound - 1) == " " ? hedge.lowerBound - 2 : hedge.lowerBound - 1
    return preceding.closesNoDay && said.clause.adjuncts.isEmpty && text.scalar(end) == "도"
  }

  /// 주 5일 근무, 토·일 휴무, 4대 보험: the staff may be who rests.
  mutating func doubtRestDays(in offers: [Range<Int>]) {
    doubt(within: offers, .softStatement) { !$0.days.isDated }
  }

  /// 의견수렴: what a plan says of days is reported, and holds for nobody yet.
  ///
  /// Nothing may ask for the place of a statement afterwards.
  mutating func refuseAll() {
    for statement in result.list {
      report(.ruleChange, statement.cells, touching: .days([statement.days]))
    }
    result.list = []
  }

  /// The last statements since one, at most 48.
  ///
  /// Words look no further back, so that the time stays linear in the length of the text.
  func nearIndices(since start: Int) -> Range<Int> {
    let end = result.list.endIndex
    return min(end, max(start, end - 48))..<end
  }

  mutating func doubt(_ index: Int, _ reason: UnreadReason) {
    result.list[index].doubt = result.list[index].doubt ?? reason
  }

  /// What the heading, the field or the sentence says of days without a verb; `nil` where nothing
  /// does.
  func impliedAct(_ said: Saying) -> Predicate.Act? {
    let (parts, context) = (said.parts, said.context)
    // 성수점 OPEN as usual on Dec 9, below 한남점 CLOSED
    if preceding.opensPlainly, said.clause.predicate == nil,
      text.scalar(said.clause.cells.lowerBound).isLatinLetter
    {
      return .opens
    }
    if sawForeign && said.clause.predicate == nil || saysSomethingElse(said) { return nil }
    // 행사 마지막 날은 22일이 휴무라서 21일입니다
    if preceding.isClosingReason, said.clause.isCopular, said.clause.predicate == nil { return nil }
    // Our closing day moves from Sunday to Wednesday, moving the closing day to Wednesdays
    if said.clause.predicate == nil, !inheritsAct,
      said.clause.adjuncts.first?.role == .since
        && said.clause.adjuncts.first?.isUnknownWord == true
        || text.has(" to ", at: said.clause.cells.lowerBound - 4)
    {
      return nil
    }
    if said.clause.predicate == nil, !said.parts.unread.isEmpty,
      text.has("다시", in: said.clause.cells)
    {
      // 영업을 못 하고, 12월 4일 점심부터 다시 뵙겠습니다
      return nil
    }
    if said.clause.predicate == nil, !said.clause.isCopular, let next = said.next, next.isBare,
      next.predicate?.act == .opens,
      context.act == .closes
    {
      // 휴점 안내⏎1 / 24 / 일 / 정상영업
      return .opens
    }
    let isOther =
      parts.flags.contains(.unknownSubject) || parts.unread.contains { $0.isUnknownWord }
    // 휴강 안내: 25일은 휴강이며 보강은 26일: the heading was spent on what was said before.
    let isSpent =
      parts.flags.contains(.unknownSubject) && result.list.endIndex > context.sentenceStart
    // 의무휴업일 평일 전환 추진: what is unknown stands where the verb of the days would.
    let isOfUnknown =
      context.isComplete && said.parent == nil && said.clause.namesWeekdaysOfUnknown
    if context.isUnknownLabel || isOfUnknown
      || isOther && (context.act == nil || inheritsAct || isSpent)
    {
      return nil
    }
    switch context.act {
    // 의무휴업 폐지 촉구, 24일 집회: what is on that day
    case .opens?, .neverCloses?:
      return said.clause.predicate == nil && said.clause.adjuncts.last?.isUnknownWord == true
        ? nil : .opens
    case .other?: return nil
    default: return evidence(for: said) == nil ? nil : .closes
    }
  }

  /// 15일 쉬고 17일은 해요, 5일 합니다: whether days have a verb of their own that is in no list.
  func saysSomethingElse(_ said: Saying) -> Bool {
    let clause = said.clause
    guard clause.predicate == nil, clause.hasLooseEnding, !clause.isCopular else { return false }
    let role = said.parts.lists.last?.role
    return role == .topic || role == .also
      || ["합니다", "해요", "한다"].contains { text.has($0, at: clause.cells.upperBound + 1) }
  }

  /// 일부 점포 제외, 3개점(강남, 성수), 점포별 상이: whether some of the stores differ from what was said.
  ///
  /// Not of whom 대상은 대형마트 3곳이다, 부분 운영 중단 or 작년과 다르니 is.
  private func namesSome(_ clause: Clause) -> Bool {
    clause.adjuncts.contains { adjunct in
      switch adjunct.kind {
      case .hedge(.variesByStore):
        return ["점", "매", "지"].contains(text.scalar(adjunct.cells.lowerBound))
      case .subject(let subject) where subject.kind == .some:
        return subject.isExcepted || adjunct.role == .topic || adjunct.role == .subject
          || !clause.notes.isEmpty && !clause.hasDays
      default: return false
      }
    }
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

extension Clause {
  /// 지자체 협의에 따라 점포마다: whether one of its words says that stores differ.
  var saysWhereItVaries: Bool {
    nearAdjuncts.contains { if case .hedge(.variesByStore) = $0.kind { true } else { false } }
  }
}
