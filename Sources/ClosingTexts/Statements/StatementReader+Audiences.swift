import KoreanText

// Clauses that name no day: of whom, and what holds for the days under them.
extension StatementReader {
  /// 휴무 매장 over a list of names.
  mutating func roster(
    _ parts: ClauseParts, _ audience: Audience, _ context: inout StatementContext
  ) {
    context.days = parts.allDays
    context.act = .roster
    guard audience.kind == .branches, !parts.lists.isEmpty else { return }
    emit(parts, .closes, audience, context)
    context.days = []
  }

  /// A clause that names no day.
  mutating func withoutDays(
    _ clause: Clause, _ parts: ClauseParts, _ act: Predicate.Act?, _ audience: Audience,
    _ context: inout StatementContext, _ parent: Range<Int>?
  ) {
    if act == nil, context.act == .roster, audience.kind == .branches {
      let list = ClauseParts.List(days: context.days, role: nil)
      var named = parts
      named.lists = [list]
      emit(named, .closes, audience, context)
      return
    }
    if let parent, !parent.isEmpty, act != nil, act != .other, !parts.unread.isEmpty {
      // 월요일(단체예약시 개관)
      for index in parent { doubt(index, .conditional) }
      return report(.conditional, clause.cells)
    }
    if act == .opens, openOthers(clause, parts, audience, context, parent) { return }
    if let last = result.list.last, last.effect == .closes, clause.isBareClosing,
      0...2 ~= clause.cells.lowerBound - last.cells.upperBound
    {
      // 화⏎정기휴무⏎수⏎10:30 - 21:00: it says what the day above does, and heads nothing.
      return
    }
    if let act, act != .other, clause.predicate != nil {
      context.act = act
      context.isUnknownLabel = false
      context.isList = act == .closes
      context.isComplete = act == .closes && namesDays(clause, parts)
      if parts.noun != nil || clause.predicate?.isWeak == true { context.act = nil }
    }
    bareNotes(clause, context, act, audience)
  }

  /// 정기휴무 (매주 화요일): the bracket names the days.
  mutating func bareNotes(
    _ clause: Clause, _ context: StatementContext, _ act: Predicate.Act?, _ audience: Audience
  ) {
    guard !clause.notes.isEmpty else { return }
    var inner = context
    inner.act = act == .opens && clause.predicate?.isWeak == true ? nil : act
    inner.audience = audience
    clauses(clause.notes, &inner, parent: nil)
  }

  /// 식당가는 정상영업, where a store closes: open on those days.
  mutating func openOthers(
    _ clause: Clause, _ parts: ClauseParts, _ audience: Audience, _ context: StatementContext,
    _ parent: Range<Int>?
  ) -> Bool {
    guard parts.audience != nil, clause.predicate != nil else { return false }
    let start = clause.saysBut ? 0 : context.sentenceStart
    let before = parent ?? nearIndices(since: start)
    let closings = before.filter {
      result.list[$0].effect == .closes && result.list[$0].audience != audience
    }
    for index in closings where !result.list[index].isLong {
      open(index, for: audience)
    }
    return !closings.isEmpty
  }

  /// 모두 휴점한다, 은평점은 정오부터 영업한다: the branch opens on those days.
  mutating func openNamed(_ audience: Audience) {
    for index in nearIndices(since: 0)
    where result.list[index].effect == .closes && result.list[index].audience == .store
      && result.list[index].days.isDated
    {
      open(index, for: audience)
    }
  }

  /// 카페는 수요일 쉽니다, 23일은 엽니다: where nothing else closes, its exception.
  mutating func openTopic(_ opened: Range<Int>) {
    let closings = result.list[nearIndices(since: 0)].filter { $0.effect == .closes }
    guard let topic = closings.last?.audience, topic.kind == .facility,
      closings.allSatisfy({ $0.audience == topic })
    else { return }
    for index in opened where result.list[index].days.isDated {
      open(index, for: topic)
    }
  }

  /// Says of somebody that the days of a statement are open.
  private mutating func open(_ index: Int, for audience: Audience) {
    var opening = result.list[index]
    opening.effect = .opens
    opening.audience = audience
    result.list.append(opening)
  }

  /// Whether a branch that is named last is the one of which all was said.
  func takesAudience(
    _ clause: Clause, _ parts: ClauseParts, _ context: StatementContext
  ) -> Bool {
    guard parts.audience?.kind == .branches, clause.adjuncts.count == 1, clause.predicate == nil,
      clause.notes.isEmpty, !clause.isGapped
    else { return false }
    let said = result.list[context.sentenceStart...]
    return !said.isEmpty && said.allSatisfy { $0.audience == .store }
  }

  /// 25일은 월요일이지만 …: the days that the next verb is about.
  func copulaDays(
    _ clause: Clause, _ parts: ClauseParts, _ next: Clause?, _ context: StatementContext
  ) -> [DayPhrase]? {
    guard clause.isCopular, clause.predicate == nil, parts.lists.count > 1,
      parts.lists[0].role == .topic || parts.lists[0].role == .also,
      parts.lists[0].days.allSatisfy({ $0.isDated }),
      context.act == nil || next?.predicate != nil
    else { return nil }
    return parts.lists[0].days
  }
}
