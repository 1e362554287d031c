import KoreanText

// What a label leaves for the clauses behind it and the lines below.
extension Saying {
  /// 점포별 휴무일⏎13일: 성수점: whether the lines below name who closes when.
  var headsNames: Bool { act == .closes && parent == nil && hedge?.reason == .variesByStore }

  /// A label ends what the one before it said.
  mutating func beginLabel() {
    context.days = []
    if context.isMonthLabel { context.frame = DayFrame() }
    context.isMonthLabel = false
    context.leaveLabel()
    // 12월 휴점일⏎강남점: 13일, 27일: a name heads a part of the list
    let isName = parts.audience != nil && clause.predicate == nil && parts.lists.isEmpty
    // 휴업일 안내⏎11월: 8일, 22일⏎12월: 13일, 25일
    let isMonth = parts.onlyMonths && clause.predicate == nil && parts.noun == nil
    if !isName, !isMonth {
      (context.isList, context.isComplete, context.adds) = (false, false, false)
    }
    if let audience = parts.audience {
      context.speak(of: audience)
    } else if parts.flags.contains(.others) {
      // 합정점 정상영업, 그 외 전점 휴무 : 2월 6일
      context.speak(of: .store)
      context.hedge = .softStatement
    }
  }

  /// 휴무일:, 11월 휴무:, 휴무 매장:.
  mutating func labelDays(
    _ act: Predicate.Act, isForOnce: Bool, hasList: Bool
  ) {
    context.act = act == .other ? nil : act
    context.isUnknownLabel = act == .other
    doubtPart()
    // 직원 채용: 화요일 휴무
    if act == .other { context.hedge = .softStatement }
    context.isList = act == .closes
    // 2월 추가 휴관: 26일
    context.adds = act == .closes && isForOnce
    context.isComplete =
      act == .closes && !isForOnce && (namesDays || parts.onlyMonths && hasList)
    if parts.unread.contains(where: { $0.isUnknownWord || $0.isUnknownSubject }), act != .roster,
      parts.audience == nil || parts.audience == .store && namesWordBehindHouse
    {
      // 소아과 진료: the unknown word is what closes
      context.audience = Audience(kind: .facility, names: parts.unread.map { $0.nameCells })
    }
    audience = context.audience
    context.year = nil
    if parts.onlyMonths {
      context.frame = days[0].frame
      if days[0].frame.months == 0 { context.year = days[0].frame.year }
      // 2027년 휴무일⏎2월 10일: a year sets no month off
      if context.isComplete {
        context.frame.isContrast = !days.allSatisfy { $0.frame.isOfYearAlone }
      }
    } else {
      context.days = days.filter { !$0.isDoubtful(.missingDay) }
    }
  }

  /// 휴관일(12월): takes the months of the bracket behind a heading, which says nothing else.
  mutating func headMonthsOfBracket() {
    guard days.isEmpty, let months = daysOfBracket, months.allSatisfy({ $0.isMonths }) else {
      return
    }
    context.frame = months[0].frame
    clause.notes = []
  }

  /// 가락시장 청과동 휴무:: whether a word that is not known stands right behind the house.
  private var namesWordBehindHouse: Bool {
    zip(clause.adjuncts, clause.adjuncts.dropFirst()).contains { house, word in
      guard case .subject(let subject) = house.kind, house.role == nil else { return false }
      return subject.kind == .store && subject.place != nil && word.isUnread(.unknownWord)
    }
  }

  /// 추석:, 5월:, 안내:.
  mutating func labelOthers() {
    if let hedge = parts.hedge?.reason {
      context.isUnknownLabel = hedge != .softStatement
      context.hedge = hedge
    } else if days.contains(where: { if case .doubtful = $0.term { true } else { false } }) {
      context.isUnknownLabel = true
      context.act = nil
    } else if parts.onlyMonths || !days.isEmpty && days.allSatisfy({ $0.isFestival }),
      parts.unread.contains(where: { $0.isUnknownWord })
    {
      // 3월 강습 신규접수:, 추석 선물 특설매장:
      context.isUnknownLabel = true
      context.act = nil
    } else if parts.onlyMonths {
      context.frame = days[0].frame
      context.frame.year = context.frame.year ?? context.year
      context.isMonthLabel = true
    } else if !days.isEmpty {
      context.days = days
    } else if parts.audience == nil || parts.audience == .store && !parts.unread.isEmpty,
      !parts.flags.contains(.brand)
    {
      context.isUnknownLabel = !parts.unread.isEmpty
      // 휴무 기간 단축: is no name
      context.labelName = parts.unread.first { !$0.isUnread(.specialHours) }?.nameCells
      context.act = nil
    }
  }
}
