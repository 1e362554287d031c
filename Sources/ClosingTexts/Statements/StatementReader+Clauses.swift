import KoreanText

// What one clause states.
extension StatementReader {
  mutating func clause(
    _ clause: Clause, _ context: inout StatementContext, parent: Range<Int>?, next: Clause?
  ) {
    var parts = ClauseParts(clause)
    if parts.flags.contains(.exceptedBranch) { report(.exceptBranch, clause.cells) }
    hours(parts, clause, context)
    if clause.predicate?.act == .closes || clause.predicate?.act == .roster {
      result.closingWord = result.closingWord ?? clause.predicate?.cells
    }
    if clause.isLabel { return label(clause, parts, &context) }
    if let frame = parts.takeMonthFrame() {
      // 5월 휴무일이 10일에서 5일로 …: the month holds for the whole clause.
      let outer = context.frame
      context.frame = frame
      self.clause(clause, parts, &context, parent: parent, next: next)
      context.frame = outer
    } else {
      self.clause(clause, parts, &context, parent: parent, next: next)
    }
  }

  mutating func clause(
    _ clause: Clause, _ sorted: ClauseParts, _ context: inout StatementContext,
    parent: Range<Int>?, next: Clause?
  ) {
    var parts = sorted
    if topics.hasBrands, parts.audience == nil, let brand = parts.brand {
      // 이마트는 17일, 홈플러스는 22일까지: each has its own days.
      parts.audience = Audience(kind: .branches, names: [brand])
    }
    if clause.predicate?.describesBranch == true, let branch = next?.firstBranch {
      parts.audience = branch
    }
    var audience = parts.audience ?? context.audience
    if parts.flags.contains(.others) { audience = .store }
    if parts.audience != nil {
      context.audience = audience
      context.hedge = nil
    }
    if takesAudience(clause, parts, context) {
      // 연중무휴 하남점
      for index in context.sentenceStart..<result.list.endIndex {
        result.list[index].audience = audience
      }
      return
    }
    if !parts.lists.isEmpty { refuse(parts.reasons.filter { $0.isDated }, .ambiguous) }
    if parts.flags.contains(.others) {
      // 나머지 점포는, behind those that were named, are all that were not.
      if result.list[nearIndices(since: 0)].contains(where: { $0.audience.kind == .branches }) {
        context.audience = .store
        parts.audience = .store
      } else {
        parts.hedge = parts.hedge ?? (.softStatement, clause.cells)
      }
    }
    if parts.hedge?.reason == .softStatement, parent == nil, parts.lists.isEmpty || clause.hasSome {
      context.hedge = .softStatement
    }
    parts.dropTimes()
    var act = act(of: clause, parts, next)
    if context.hours != nil, act == nil || clause.predicate?.isWeak == true {
      return notes(clause.notes, parent: result.list.endIndices, context)
    }
    if let days = copulaDays(clause, parts, next, context) {
      context.days = days
      return
    }
    if let reason = refusal(of: clause, parts, act, next) {
      return refuse(parts.allDays, reason)
    }
    if isMonthHeading(clause, parts, act, &context) { return }
    if isHedged(clause, parts, act, &context, parent) { return }
    if parts.flags.contains(.everyDay) { context.isOpenEveryDay = true }
    context.isOfPause = parts.isOfPause || parent != nil && context.isOfPause
    if act == nil, context.act == .closes, hasHoursOfItsDays(parts) {
      for day in parts.allDays { report(.specialHours, day.cells) }
      return
    }
    if !parts.hours.isEmpty, !parts.flags.contains(.excepts),
      act == nil && (parts.lists.isEmpty || context.act != .closes) && !parts.sayThemselves
        || clause.predicate?.isWeak == true
    {
      if parts.lists.isEmpty, parts.audience?.kind == .branches { openNamed(audience) }
      if parts.audience == nil, parts.unread.contains(where: { $0.isUnknownWord }) {
        // 영주, 논산(이상 9, 23일 휴무) 등은 영업을 한다: the brackets are those of the names.
        for note in clause.notes { refuse(ClauseParts(note).allDays, .anotherBranch) }
        return
      }
      return notes(clause.notes, parent: result.list.endIndices, context)
    }
    takeDaysOfLabel(&parts, act, &context)
    if parts.flags.contains(.excepts) {
      return exception(clause, parts, act, audience, context, parent)
    }
    if act == .changes || !parts.flags.isDisjoint(with: [.instead, .arrow]) && !parts.lists.isEmpty
    {
      return move(clause, parts, audience, context, parent)
    }
    if act == .closes, parts.lists.count == 2, parts.lists[0].role == .topic,
      parts.lists[1].role == .target
    {
      if parts.lists[0].days.allSatisfy({ $0.isDated }),
        parts.lists[1].days.allSatisfy({ $0.isFestival })
      {
        // 10월 3일은 개천절로 휴진: why
        parts.lists.removeLast()
        return state(.closes, clause, parts, audience, &context, parent)
      }
      // 22일은 25일로 대체휴무
      return move(clause, parts, audience, context, parent)
    }
    if act == .ends { return end(of: parts, clause, audience, context) }
    if act == .neverCloses { return never(clause, parts, audience, context) }
    if act == .cancels { act = parts.noun?.isClosed == false ? .closes : .opens }
    if act == .roster { return roster(parts, audience, &context) }
    if parts.lists.isEmpty { return withoutDays(clause, parts, act, audience, &context, parent) }
    if act == .other { return refuseIfClosing(parts, context) }
    var clause = clause
    if act == .closes, parts.nameWeekday(clause.notes) { clause.notes = [] }
    if parts.allDays.contains(where: { $0.term == .doubtful(.missingDay) }),
      parts.allDays.contains(where: { $0.everyWeek != nil })
    {
      // 한 달에 두 번 일요일 휴무: which of them, nobody says.
      return refuse(parts.allDays, .ambiguous)
    }
    if takesBack(parts, parent, clause) { return }
    if act == .closes, parts.allDays.allSatisfy({ $0.term == .doubtful(.missingDay) }),
      !clause.notes.isEmpty
    {
      // 월 2회 휴무(둘째, 넷째 일요일)
      return bareNotes(clause, context, act, audience)
    }
    if act == nil, beginsRule(parts, context, parent) { return }
    guard let act = act ?? implied(clause, parts, context, parent) else { return }
    state(act, clause, parts, audience, &context, parent)
  }

  /// What the clause says, by its verb, the one it shares, or its noun.
  func act(of clause: Clause, _ parts: ClauseParts, _ next: Clause?) -> Predicate.Act? {
    var act = clause.predicate?.act
    if clause.isGapped, act == nil {
      act = next?.predicate?.act ?? next.flatMap { $0.isGapped ? .closes : nil }
    }
    // 의무휴업일을 일요일로 정하여 운영; 휴무를 실시한다
    guard let noun = parts.noun else { return act }
    if act == nil { return noun.role == .subject ? nil : noun.isClosed ? .closes : .opens }
    if act == .opens, noun.isClosed, noun.role != .genitive, noun.role != nil,
      clause.predicate?.isWeak == true
    {
      return .closes
    }
    return act
  }
}

extension Statement {
  /// Whether weekdays of every week close.
  var isEveryWeek: Bool {
    if effect == .closes, case .weekdays(_, []) = days { true } else { false }
  }

  /// Whether it is a range over more than a few days, for which nobody says that others open.
  var isLong: Bool {
    guard case .range(let first, let last) = days else { return false }
    return first.month != last.month || last.day - first.day > 14
  }
}

extension Array where Element == Statement {
  /// The empty range at the end.
  var endIndices: Range<Int> { endIndex..<endIndex }
}

extension Clause {
  /// The cells of all of its parts.
  var cells: Range<Int> {
    let first = adjuncts.first?.cells ?? predicate?.cells ?? 0..<0
    let last = predicate?.cells ?? adjuncts.last?.cells ?? first
    return first.lowerBound..<Swift.max(first.upperBound, last.upperBound)
  }

  /// The branches of which it speaks first.
  var firstBranch: Audience? {
    guard case .subject(let subject)? = adjuncts.first?.kind, subject.kind == .branch else {
      return nil
    }
    return Audience(kind: .branches, names: subject.names, brand: subject.brand)
  }

  /// Whether it speaks of some of the stores.
  var hasSome: Bool {
    adjuncts.contains {
      if case .subject(let subject) = $0.kind {
        subject.kind == .some || subject.kind == .others
      } else {
        false
      }
    }
  }
}
