import KoreanText

// From days to statements.
extension StatementReader {
  /// States what a clause says of its days.
  mutating func state(
    _ act: Predicate.Act, _ clause: Clause, _ parts: ClauseParts, _ audience: Audience,
    _ context: inout StatementContext, _ parent: Range<Int>?
  ) {
    var audience = audience
    for unread in parts.unread where unread.isUnknownWord || unread.isUnknownSubject {
      report(.unknownWord, unread.cells)
    }
    for unread in parts.unread where unread.kind == .unread(.namedDays) {
      report(.namedDays, unread.cells)
    }
    if parts.flags.contains(.unknownSubject), parts.audience == nil, !parts.flags.contains(.brand),
      clause.predicate != nil || clause.isGapped,
      let subject = parts.unread.first(where: { $0.isUnknownSubject })
    {
      // 택배접수는 일요일 휴무: it may be the whole, or a part of it.
      report(.facilityOnly, subject.cells)
      refuse(parts.allDays, .facilityOnly)
      audience = Audience(kind: .facility, names: [subject.nameCells])
    }
    if parts.audience == nil, context.audience == .store, clause.predicate != nil,
      !parts.flags.contains(.brand),
      let first = clause.adjuncts.first, first.kind == .unread(.unknownWord),
      clause.adjuncts.count > 1,
      clause.adjuncts[1].days?.allSatisfy({ !$0.isDated }) == true
    {
      // 구름다리 매월 1·3번째 월요일 휴무: the whole, or a part of it.
      report(.facilityOnly, first.cells)
      refuse(parts.allDays, .facilityOnly)
      audience = Audience(kind: .facility, names: [first.cells])
    }
    var parts = parts
    if let days = parts.duration, act == .closes { parts.count(days) }
    if context.act == .closes, context.isList, parts.lists.count == 1,
      act == .opens || act == .closes && clause.predicate != nil && parts.lists[0].endsApart
    {
      // 휴무일: 8일, 15일 / 22일은 정상영업: the verb takes the last of the list.
      parts.lists[0].days = splitHeaded(parts.lists[0], audience, context)
    }
    let first = result.list.endIndex
    let openInBracket = act == .opens && !(parent ?? 0..<0).isEmpty
    if openInBracket, let parent {
      for day in parts.allDays { takeOut(day, of: parent, context) }
    }
    let statesSince = emit(
      parts, act, audience, context, saysBut: clause.saysBut, isLabelled: context.isList,
      isComplete: isComplete(clause, parts, context))
    if act == .opens, parent == nil, parts.audience == nil, audience == .store {
      openTopic(first..<result.list.endIndex)
    }
    let from = statesSince ? min(first + 1, result.list.endIndex) : first
    if result.list.count > first {
      context.month = result.list[result.list.count - 1].days.month ?? context.month
    }
    notes(clause.notes, parent: from..<result.list.endIndex, context)
    if parent == nil, clause.predicate?.isNoun == true, act == .closes,
      parts.allDays.allSatisfy({ $0.isFestival })
    {
      // 추석 휴점 안내⏎전점 9월 25일 ~ 26일: the line heads those under it.
      context.act = .closes
      context.isList = true
    }
  }

  /// Whether a clause names all closing days of its months: 휴무일은 8일, 22일 and what a field lists
  /// do, and the closings of an occasion are those of no month.
  func isComplete(_ clause: Clause, _ parts: ClauseParts, _ context: StatementContext) -> Bool {
    guard parts.flags.isDisjoint(with: [.adds]) else { return false }
    if context.isComplete || namesDays(clause, parts) { return true }
    return listsClosings && parts.allDays.count { $0.isDated } > 1
  }

  /// Whether the closing word of a clause is a noun of days: 휴무일, 정기휴무.
  func namesDays(_ clause: Clause, _ parts: ClauseParts) -> Bool {
    clause.predicate?.namesDays == true || parts.noun?.namesDays == true
  }

  /// States the days of all lists.
  ///
  /// - Returns: whether a day was stated from which the rest holds.
  @discardableResult
  mutating func emit(
    _ parts: ClauseParts, _ act: Predicate.Act, _ audience: Audience, _ context: StatementContext,
    saysBut: Bool = false, isLabelled: Bool = false, isComplete: Bool = false
  ) -> Bool {
    var style = EmissionStyle(
      effect: act == .opens || act == .neverCloses ? .opens : .closes, audience: audience)
    style.isListed = isComplete
    style.adds = !isLabelled && !parts.flags.isDisjoint(with: [.adds])
    style.replaces = saysBut && !parts.flags.contains(.adds)
    style.mayReplace = !parts.flags.contains(.adds) && parts.lists.last?.role != .also
    style.isOnly = parts.lists.last?.role == .only
    style.hasRule = parts.allDays.contains { $0.repeats && !$0.isDated }
    style.hasOrdinals = parts.allDays.contains {
      if case .weekdays(_, let ordinals) = $0.term {
        !ordinals.isEmpty && !$0.isDated
      } else {
        false
      }
    }
    var parts = parts
    if style.effect == .closes { setPeriodAside(&parts) }
    var statesSince = false
    pending = nil
    if style.effect == .closes, parts.lists.count > 1,
      parts.lists.contains(where: { $0.role == .until })
    {
      // 10월까지 매월 둘째 일요일 휴무
      refuse(parts.allDays, .ambiguous)
      return false
    }
    for list in parts.lists {
      if let role = list.role, role == .since || role == .until {
        if emitEnd(list, role, parts, style, context) { statesSince = true }
        continue
      }
      if style.effect == .opens, list.role == .only, let closed = list.otherWeekdays {
        // 금토일만 영업: the others close.
        var closing = style
        closing.effect = .closes
        result.list.append(closing.statement(.weekdays(closed, []), list.days[0].cells))
        continue
      }
      for index in list.days.indices {
        emit(list.days, index, style, context)
      }
    }
    if let days = parts.duration, let last = result.list.indices.last { extend(last, days) }
    return statesSince
  }

  /// 2013.12.20 - 2014.02.02 설날 연휴 휴무: weeks beside a festival are the time of which it speaks.
  private mutating func setPeriodAside(_ parts: inout ClauseParts) {
    guard parts.allDays.contains(where: { $0.isFestival }) else { return }
    for index in parts.lists.indices {
      let periods = parts.lists[index].days.filter { $0.isOfWeeks }
      guard !periods.isEmpty else { continue }
      refuse(periods, .ambiguous)
      parts.lists[index].days.removeAll { $0.isOfWeeks }
    }
  }

  /// What stands in brackets behind days or a verb.
  mutating func notes(_ notes: [Clause], parent: Range<Int>, _ context: StatementContext) {
    guard !notes.isEmpty else { return }
    // 셋째 주 월(어린이박물관)
    if notes.count == 1, let subject = notes[0].onlySubject, !subject.isExcepted,
      subject.kind == .facility || subject.kind == .branch
    {
      let kind: Audience.Kind = subject.kind == .facility ? .facility : .branches
      for index in parent {
        result.list[index].audience = Audience(kind: kind, names: subject.names)
      }
      return
    }
    var inner = context
    inner.act = nil
    inner.days = []
    clauses(notes, &inner, parent: parent)
  }
}

/// What the days of a clause have in common.
struct EmissionStyle {
  var effect: Statement.Effect
  var audience: Audience
  /// Whether the days are a list that names all of them.
  var isListed = false
  var adds = false
  /// 단, 12월 …: what is said of a month replaces the rule there.
  var replaces = false
  /// Whether 은 behind a month may do so.
  var mayReplace = true
  var isOnly = false
  /// Whether the list has a day that comes back, and ordinals.
  var hasRule = false
  var hasOrdinals = false

  func statement(_ days: DaySpec, _ cells: Range<Int>) -> Statement {
    Statement(
      effect: effect, audience: audience, days: days, isListed: isListed, adds: adds, cells: cells)
  }
}

extension DayPhrase {
  /// Whether it runs over more than two weeks, between days whose months are said.
  fileprivate var isOfWeeks: Bool {
    guard case .range(let first, let last) = term, let from = first.month, let to = last.month
    else { return false }
    let years = (last.year ?? first.year ?? 0) - (first.year ?? last.year ?? 0)
    return (years * 12 + to - from) * 30 + last.day - first.day > 14
  }

  /// The first day of a date or a month.
  func beginning(_ context: StatementContext) -> DateText? {
    if var date {
      date.year = date.year ?? frame.year ?? context.frame.year
      date.month = date.month ?? frame.singleMonth ?? context.frame.singleMonth
      if date.month == nil, date.monthOffset == nil { date.month = context.month }
      return date
    }
    guard term == .months else { return nil }
    if let month = frame.singleMonth { return DateText(year: frame.year, month: month, day: 1) }
    return frame.relativeMonth.map { DateText(day: 1, monthOffset: $0) }
  }
}

extension Adjunct {
  /// The cells of the name of an unknown subject, without its particle.
  var nameCells: Range<Int> {
    if case .subject(let subject) = kind { subject.names.first ?? cells } else { cells }
  }
}

extension ClauseParts.List {
  /// The weekdays that are not named, where several of every week are.
  var otherWeekdays: WeekdaySet? {
    var named: WeekdaySet = []
    for day in days {
      guard let weekdays = day.everyWeek, day.frame.months == 0 else { return nil }
      named.formUnion(weekdays)
    }
    return named.rawValue.nonzeroBitCount > 1 ? WeekdaySet(rawValue: ~named.rawValue) : nil
  }
}

extension DaySpec {
  /// The month of the last date.
  var month: Int? {
    switch self {
    case .date(let date): date.month
    case .range(let first, let last): last.month ?? first.month
    default: nil
    }
  }
}
