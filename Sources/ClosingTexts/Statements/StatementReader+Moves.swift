import KoreanText

// Closings that move, and rules that change.
extension StatementReader {
  /// 22일을 25일로 변경, 22일 → 25일, 22일 대신 25일 휴무.
  mutating func move(
    _ clause: Clause, _ parts: ClauseParts, _ audience: Audience, _ context: StatementContext,
    _ parent: Range<Int>?
  ) {
    if parts.noun?.isClosed == false || parts.allDays.isEmpty && parts.noun == nil && parent == nil
    {
      if takeBack(clause, parts, audience, context) { return }
    }
    let isSource: (ClauseParts.List) -> Bool = { list in
      switch list.role {
      case .object?, .source?, .topic?, .subject?: true
      default: false
      }
    }
    var from = parts.lists.filter(isSource).flatMap { $0.days }
    var to = parts.lists.filter { !isSource($0) }.flatMap { $0.days }
    if let month = from.last?.date?.month {
      // 2월 14일에서 10일로
      for index in to.indices {
        if case .date(var date) = to[index].term, date.month == nil, date.monthOffset == nil {
          date.month = month
          to[index].term = .date(date)
        }
      }
    }
    if from.isEmpty, parts.flags.contains(.arrow), let parent, parent.count == to.count,
      to.allSatisfy({ $0.isDated }),
      parent.allSatisfy({ result.list[$0].effect == .closes && result.list[$0].days.isDated })
    {
      // 22일(→25일)
      for index in parent { result.list[index].effect = .movesFrom }
      let style = EmissionStyle(effect: .movesTo, audience: audience)
      for index in to.indices { emit(to, index, style, context) }
      return
    }
    if from.count > to.count, to.count == 1, parts.flags.contains(.arrow), to[0].isDated {
      // 11/8, 11/22→11/25: the last one moves; of the others their list speaks.
      let others = ClauseParts.List(days: Array(from.dropLast()), role: nil)
      from = [from[from.count - 1]]
      if context.act == .closes {
        var rest = parts
        rest.lists = [others]
        rest.flags = []
        emit(
          rest, .closes, audience, context, isLabelled: context.isList,
          isComplete: context.isComplete)
      } else {
        refuse(others.days, .ambiguous)
      }
    }
    if from.isEmpty, parts.flags.contains(.instead), parts.flags.isDisjoint(with: .arrow),
      clause.predicate?.act == .closes
    {
      // 대신 5월 7일 쉽니다
      emit(parts, .closes, audience, context)
      return
    }
    let isDated =
      !from.isEmpty && from.count == to.count && from.allSatisfy { $0.isDated }
      && to.allSatisfy { $0.isDated } && !parts.flags.contains(.unknownSubject)
    guard isDated, clause.predicate?.hedge == nil else {
      if changeRule(clause, parts, audience, context) { return }
      let days = parts.allDays
      if days.isEmpty { return report(.ruleChange, clause.cells, .everything) }
      // Each day touches itself, so that a long list is not named once more for each of its days.
      let touchesAll = Report.Touch(days) == .everything
      for day in days {
        report(.ruleChange, day.cells, touchesAll ? .everything : day.touch)
      }
      return
    }
    var source = EmissionStyle(effect: .movesFrom, audience: audience)
    source.mayReplace = false
    for index in from.indices { emit(from, index, source, context) }
    source.effect = .movesTo
    for index in to.indices { emit(to, index, source, context) }
  }

  /// 휴점 예정이었으나 정상영업으로 변경: the dates before are open.
  mutating func takeBack(
    _ clause: Clause, _ parts: ClauseParts, _ audience: Audience, _ context: StatementContext
  ) -> Bool {
    guard parts.noun?.isClosed == false else { return false }
    if !parts.allDays.isEmpty {
      emit(parts, .opens, audience, context)
      return true
    }
    let dated = nearIndices(since: context.sentenceStart).filter {
      result.list[$0].effect == .closes && result.list[$0].days.isDated
    }
    for index in dated { result.list[index].effect = .opens }
    return !dated.isEmpty
  }

  /// 9월 1일부터 매주 월요일에서 매주 화요일로 변경: one rule ends where the other begins.
  mutating func changeRule(
    _ clause: Clause, _ parts: ClauseParts, _ audience: Audience, _ context: StatementContext
  ) -> Bool {
    var lists = parts.lists
    var beginning: (date: DateText, cells: Range<Int>)?
    if let index = lists.firstIndex(where: { $0.role == .since }), lists[index].days.count == 1,
      let date = lists[index].days[0].beginning(context)
    {
      beginning = (date, lists[index].days[0].cells)
      lists.remove(at: index)
    } else {
      let notes = clause.notes + (lists.last?.days.last?.notes ?? [])
      beginning = notes.first.flatMap { Self.beginning(in: $0, context) }
    }
    if parts.flags.contains(.brand),
      lists.contains(where: { $0.days.contains { $0.everyWeek != nil } })
    {
      // 대형마트 의무휴업일이 일요일에서 월요일로: of which weeks is not said.
      return false
    }
    guard let beginning, lists.count == 2 || lists.count == 1 && lists[0].role == .target,
      clause.predicate?.hedge == nil,
      lists.allSatisfy({ $0.days.allSatisfy { $0.repeats && !$0.isDated && !$0.specs.isEmpty } })
    else { return false }
    var style = EmissionStyle(effect: .closesBefore, audience: audience)
    style.mayReplace = false
    if lists.count == 2 {
      for index in lists[0].days.indices { emit(lists[0].days, index, style, context) }
    }
    style.effect = .closes
    let new = lists[lists.count - 1].days
    for index in new.indices { emit(new, index, style, context) }
    style.effect = .holdsFrom
    result.list.append(style.statement(.date(beginning.date), beginning.cells))
    return true
  }

  /// The day on which a rule begins: (9월 1일부터 시행).
  static func beginning(
    in note: Clause, _ context: StatementContext
  ) -> (date: DateText, cells: Range<Int>)? {
    guard let list = ClauseParts(note).lists.first, list.role == .since, list.days.count == 1,
      let date = list.days[0].beginning(context)
    else { return nil }
    return (date, list.days[0].cells)
  }
}
