import KoreanText

/// What one clause says, with what the words around it leave for it.
struct Saying {
  var clause: Clause
  var parts: ClauseParts
  /// What happens on its days: by its verb, the one that it shares, or its noun.
  var act: Predicate.Act?
  /// Of whom it speaks.
  var audience: Audience
  var context: StatementContext
  /// The statements of the words before the bracket in which it stands; `nil` outside of brackets.
  let parent: Range<Int>?
  /// Whether weekdays of a month were named before it.
  var mayBeOfMonth = false
  /// The next clause of the sentence or the bracket.
  let next: Clause?
  /// What the verb of a later clause says, if this clause has none and shares that verb.
  let shared: Predicate.Act?

  init(
    _ clause: Clause, _ context: StatementContext, parent: Range<Int>?, next: Clause?,
    shared: Predicate.Act?
  ) {
    self.clause = clause
    parts = ClauseParts(clause)
    audience = parts.audience ?? context.audience
    self.context = context
    self.parent = parent
    self.next = next
    self.shared = shared
  }
}

extension [DayPhrase] {
  /// 설 연휴(2.6.~2.9.) 마지막 날: whether the last day is that of the days before it, and of no month.
  fileprivate var hasLastDayOfSpan: Bool {
    zip(self, dropFirst()).contains { span, last in
      guard case .lastDay = last.term, last.join == .beside else { return false }
      if case .festival = span.term { return true }
      return span.isRange
    }
  }
}

extension Saying {
  var days: [DayPhrase] { parts.allDays }

  /// Whether it stands in a bracket behind days.
  var isBehindDays: Bool { parent?.isEmpty == false }

  /// Whether its verb is 영업 or 오픈, which can also be about hours.
  var isWeak: Bool { clause.predicate?.isWeak == true }

  /// Whether its closing word is a noun of days: 휴무일, 정기휴무.
  var namesDays: Bool { clause.predicate?.namesDays == true || parts.noun?.namesDays == true }

  /// Whether no day is named: 월 2회, 매주.
  var countsDays: Bool { days.allSatisfy { $0.isDoubtful(.missingDay) } }

  /// What the clause says, by its verb, the one it shares, or its noun.
  var saidAct: Predicate.Act? {
    var act = clause.predicate?.act
    if clause.isGapped, !clause.isOfOther, act == nil { act = shared }
    // 의무휴업일을 일요일로 정하여 운영; 휴무를 실시한다
    guard let noun = parts.noun else { return act }
    if act == nil { return noun.role == .subject ? nil : noun.isClosed ? .closes : .opens }
    if act == .opens, noun.isClosed, noun.role != .genitive, noun.role != nil, isWeak,
      // 휴가를 하루 일찍 마치고 8월 6일부터 진료합니다
      noun.role != .object || parts.lists.count == parts.listsBeforeNoun
        || parts.lists.last?.role != .since
    {
      return .closes
    }
    return act
  }

  /// What takes back the certainty of its days; `nil` where that is about something else.
  var hedge: (reason: UnreadReason, cells: Range<Int>)? {
    guard let hedge = saidHedge else { return nil }
    if hedge.reason == .relativeDay, !parts.flags.contains(.hasRelativeDay),
      days.contains(where: { $0.isDated })
    {
      // 휴무: 모레 / 8월 22일 회식
      if clause.predicate == nil, !parts.unread.isEmpty { return hedge }
      // 이번 주 금요일(29일) 쉴까요?
      guard let own = clause.predicate?.hedge, let cells = clause.predicate?.cells else {
        return nil
      }
      return (own, cells)
    }
    guard hedge.reason == .reference, !days.isEmpty else { return hedge }
    // …, 임시휴관일 별도 공지: the last of the list
    if act == nil, parts.endsInNamedDays { return nil }
    // 설 연휴 휴무는 추후 공지할게요
    if clause.predicate == nil, parts.noun?.role == .topic,
      parts.listsBeforeNoun == parts.lists.count
    {
      return hedge
    }
    // 일요일 휴무이니 참고 바랍니다
    return act == .closes && clause.predicate?.hedge == nil ? nil : hedge
  }

  /// 일요일은 점포별로 휴무: whether its rule is of some of the stores, nobody says of which.
  var variesByStore: Bool {
    hedge?.reason == .variesByStore && act != nil && act != .opens && !days.contains { $0.isDated }
  }

  private var saidHedge: (reason: UnreadReason, cells: Range<Int>)? {
    if let hedge = parts.hedge { return hedge }
    guard let predicate = clause.predicate else { return nil }
    if let reason = predicate.hedge { return (reason, predicate.cells) }
    return context.hedge.map { ($0, predicate.cells) }
  }

  /// Why its days cannot be read, whatever they are.
  var refusal: UnreadReason? {
    guard !parts.lists.isEmpty, act != .other else { return nil }
    if isOfOneWeek { return .relativeDay }
    if clause.isCopular, clause.predicate == nil, parts.lists.count == 1, isBeforeBareVerb,
      days.allSatisfy({ $0.isOfAllWeeks && !$0.isDated })
    {
      // 일요일이라 쉽니다: this one, or each
      return .ambiguous
    }
    if isOfOneMonth || days.hasLastDayOfSpan { return .ambiguous }
    // 월요일은 본점만, 화요일은 분점만 쉽니다, 10일은 평소대로, 11일은 휴관: each day has something of its own
    if parts.lists.count > 1, parts.lists.allSatisfy({ $0.role == .topic }),
      parts.audience != nil || clause.hasWordsBetweenDays
    {
      return .ambiguous
    }
    if clause.hasVerbBetweenDays { return .ambiguous }
    // 7, 8, 14일⏎그리고 25일은 늦게 열어요: days that the verb may not be about
    if act == .opens, parts.lists.count == 2, parts.lists[0].role == nil,
      parts.lists[1].role == .topic, parts.lists[0].days.count > 1
    {
      return .ambiguous
    }
    // 휴무일: 매주 월요일, 공휴일 월요일은 정상 진료
    if act == .opens, let last = days.last, last.join == .beside, last.everyWeek != nil,
      days.dropLast().last?.isPublicHolidays == true
    {
      return .ambiguous
    }
    // 7월 16일~8월 25일, 매주 월요일 휴장: a period in which the weekday closes, or all of it
    if act == .closes, context.act != .closes, clause.predicate != nil,
      parts.lists.contains(where: { $0.days.hasPeriodBeforeWeekdays })
    {
      return .ambiguous
    }
    // 행사 11/26~12/2, 의무휴업일 제외: the closing days are taken out of what happens then.
    if act == .closes, next?.isBareException == true { return .ambiguous }
    if parts.flags.contains(.former), act != .changes,
      parts.flags.isDisjoint(with: [.arrow, .instead])
    {
      // 원래 9일에 쉬어야 하지만, 10일로 …
      let isTakenBack = next.map { $0.predicate?.act == .changes || $0.hasDays } ?? false
      // 기존 휴관일 12/1
      let isOfDates = clause.adjuncts.first?.kind == .former && days.allSatisfy { $0.isDated }
      // 22일 휴무를 안내드렸으나 사정상 영업하게 되었습니다
      let isOpen =
        clause.predicate.map { $0.act == .opens && $0.isWeak } ?? false
        && parts.noun?.isClosed == true
      return clause.predicate == nil || isTakenBack || isOfDates || isOpen ? .former : nil
    }
    if parts.unread.contains(where: { $0.isUnread(.specialHours) }) { return .specialHours }
    // 월요일 점심 영업 안 함
    if (act ?? context.act) == .closes, clause.adjuncts.last?.isPauseLabel == true {
      return .specialHours
    }
    if clause.namesSomeOfBrand { return .unknownWord }
    if (act ?? context.act) == .closes, clause.predicate == nil,
      parts.flags.isDisjoint(with: [.arrow, .instead]),
      parts.lists.contains(where: { $0.role == .source }),
      parts.lists.contains(where: { $0.role == .target })
    {
      // 쉬는 요일을 월요일에서 화요일로 바꾸면 어떨까요
      return .ruleChange
    }
    if parts.lists.count > 1,
      parts.lists[0].role == .only || parts.lists[0].role == .topic && clause.predicate == nil,
      parts.lists[0].days.allSatisfy({ if case .ordinals = $0.term { true } else { false } }),
      parts.lists[1].days.allSatisfy({ $0.everyWeek != nil })
    {
      // 첫째 주는 수요일: the first one, or that of the first week
      return .ambiguous
    }
    if parts.lists.count > 1, parts.lists[0].role == .topic,
      parts.lists[0].days.allSatisfy({ $0.isRange }),
      parts.lists[1].days.allSatisfy({ $0.repeats && !$0.isDated })
    {
      // 7/19~8/20은 평일에 문 닫고
      return .notExpressible
    }
    if let noun = parts.noun, noun.isClosed, noun.role == .object, clause.predicate?.act == .opens,
      parts.unread.contains(where: { $0.isUnread(.unknownWord) && $0.role == nil }),
      clause.predicate?.isWeak == true, parts.lists.count < 2, parts.lists.first?.role != .since
    {
      // 12월 9일 휴무를 반납하고 영업합니다
      return .ambiguous
    }
    if let noun = parts.noun, act == .closes, !noun.isClosed, noun.role == .topic, days.count > 1 {
      // 마지막 영업일은 28일이고 29일은 쉽니다
      return .ambiguous
    }
    if let noun = parts.noun, act == .opens, noun.isClosed,
      parts.listsBeforeNoun < parts.lists.count,
      noun.role == .genitive && parts.listsBeforeNoun > 0
        || noun.role == .topic && parts.lists[parts.lists.count - 1].days.count > 1
    {
      // 1일 휴무에 돌입하며 2일부터 정상영업, 마지막 휴무는 17일이고 31일에는 문을 엽니다
      return .ambiguous
    }
    if let noun = parts.noun, noun.isClosed, noun.role == .topic, noun.namesDays,
      parts.listsBeforeNoun > 0, parts.listsBeforeNoun < parts.lists.count,
      parts.lists[..<parts.listsBeforeNoun].contains(where: { $0.days.contains { $0.isDated } })
    {
      // 무료개방 12/5~12/6, 시장 휴무일은 첫째 일요일
      return .ambiguous
    }
    let hasVerb = clause.predicate != nil
    if !hasVerb, act != nil, clause.adjuncts.last?.isUnknownWord == true { return .noClosingWord }
    guard parts.flags.contains(.gap), parts.noun == nil else { return nil }
    if !hasVerb, parts.lists.count > 1, clause.adjuncts.last?.days != nil {
      // 설 지나고 2월 13일
      return .noClosingWord
    }
    guard act != nil, hasVerb else { return nil }
    // 12월부터 내년 2월까지 휴장: whatever stands between, months are closed
    return act == .closes && days.contains { $0.isMonths } ? .ambiguous : .noClosingWord
  }
}
