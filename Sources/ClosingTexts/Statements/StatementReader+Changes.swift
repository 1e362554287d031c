import KoreanText

// Exceptions, and what never closes.
extension StatementReader {
  /// 월요일 제외, 연중무휴(설날 제외).
  mutating func exception(_ said: Saying) {
    let (parts, parent) = (said.parts, said.parent ?? 0..<0)
    // 브레이크타임 15:00~17:00 (주말 제외): days without the pause, and no closings
    if said.context.isOfPause || parts.isOfPause { return }
    let days = said.days
    if days.isEmpty, said.parent == nil, said.context.sentenceStart < result.list.endIndex {
      // 환급행사 휴무일(매주 월요일) 제외 12.1~12.20: the days behind it are those of something else.
      sawForeign = true
    }
    if days.isEmpty || parts.unread.contains(where: { $0.isUnknownWord }) {
      for index in parent { doubt(index, .conditional) }
      if !days.isEmpty || !parent.isEmpty {
        report(.conditional, said.clause.cells, touching: .everything)
      }
      return
    }
    if openWhole(said) { return }
    let hasMonths = days.contains { $0.isMonths }
    if said.act == .neverCloses
      || (said.act == .opens || said.act == nil) && said.isOpenEveryDay
    {
      if said.act == .neverCloses, hasMonths {
        // 연중무휴 (8월 제외): whether all of August closes, nobody says.
        return report(.notExpressible, said.clause.cells, touching: .everything)
      }
      closeExcepted(said)
      if said.act == .neverCloses { add(.neverCloses, .everyDay, for: said) }
      return
    }
    if !parent.isEmpty, parent.allSatisfy({ result.list[$0].effect == .opens }) {
      if neverSaid(said.audience) { return closeExcepted(said) }
      // 설 연휴 정상영업(설날 당일 제외): closed then, or open in part
      for index in parent { doubt(index, .ambiguous) }
      return report(.ambiguous, said.clause.cells, touching: Report.Touch(days))
    }
    let touched = said.parent.map { Array($0) } ?? lastClosings(said.context)
    if !parent.isEmpty || said.act == nil && !touched.isEmpty {
      return takeOut(said, of: touched)
    }
    guard said.context.isOpenEveryDay || neverSaid(said.audience) else {
      return doubtTaken(said)
    }
    guard hasMonths else { return closeExcepted(said) }
    for index in result.list.indices where result.list[index].effect == .neverCloses {
      result.list[index].effect = .takenBack
    }
    report(.notExpressible, said.clause.cells, touching: .everything)
  }

  /// 연중무휴(설날 제외): the excepted days close.
  private mutating func closeExcepted(_ said: Saying) {
    let parts = said.parts.withoutEveryDay
    emit(parts, EmissionStyle(.closes, of: parts, for: said.audience), in: said.context)
  }

  /// 휴관 없이 관람하실 수 있습니다 (월요일 제외): days that a bracket takes out of what its sentence never closes.
  mutating func doubtExceptions(of said: Saying) {
    guard
      nearIndices(since: said.context.sentenceStart).contains(where: {
        result.list[$0].effect == .neverCloses
      })
    else { return }
    for note in said.clause.notes {
      let parts = ClauseParts(note)
      if parts.flags.contains(.excepts) { refuse(parts.allDays, .conditional) }
    }
  }

  private func lastClosings(_ context: StatementContext) -> [Int] {
    nearIndices(since: context.sentenceStart).filter { result.list[$0].effect == .closes }
  }

  /// Whether nothing closes, as far as it is said.
  func neverSaid(_ audience: Audience) -> Bool {
    let near = result.list[nearIndices(since: 0)].filter { $0.audience == audience }
    return near.contains { $0.effect == .neverCloses } && !near.contains { $0.effect == .closes }
  }

  private mutating func takeOut(_ said: Saying, of touched: [Int]) {
    let opening = EmissionStyle(effect: .opens, audience: said.audience)
    for day in said.days {
      if day.isMonths, day.frame.months != 0 {
        add(.everyDay, of: day, opening, in: said.context)
        result.list[result.list.endIndex - 1].replacesMonths = true
        continue
      }
      if day.specs.isEmpty || day.isDated || day.isOfOneMonth {
        emit([day], opening, in: said.context)
        // 매주 화요일(장날 제외): which of them, nobody says
        if isUndated(day) {
          for index in touched { doubt(index, .conditional) }
        }
        continue
      }
      let meets = day.meets.flatMap { $0.specs }
      for spec in day.specs {
        for index in touched where result.list[index].effect == .closes {
          takeOut([spec] + meets, of: index, at: day.cells)
        }
      }
    }
  }

  /// 연중무휴, 추석 휴무 없음, 11월은 휴무일이 없습니다.
  mutating func never(_ said: Saying) {
    var said = said
    if said.clause.isLabel, said.days.isEmpty, let names = said.next?.onlySubject,
      names.kind == .facility || names.kind == .branch
    {
      // 24시간 연중무휴 : 응급실
      said.audience = Audience(
        kind: names.kind == .branch ? .branches : .facility, names: names.names)
    }
    if said.parent == nil, let name = said.context.labelName,
      text.scalar(name.lowerBound).isHangulSyllable,
      nearIndices(since: 0).contains(where: { result.list[$0].audience.kind == .branches })
    {
      // 강남점: 12월 14일⏎대구신세계: 휴점 없음
      return report(.anotherBranch, said.clause.cells)
    }
    let days = said.days
    var notes = said.clause.notes
    if said.parts.lists.contains(where: { $0.role == .until }) {
      // (11월까지 연중무휴): what held before; 12월까지 쉬지 않습니다: what is known holds no longer
      for day in days {
        report(.former, day.cells, touching: said.parent == nil ? .everything : .nothing)
      }
      return
    }
    if said.parts.lists.count == 1, let since = said.parts.lists[0].beginning(in: said.context) {
      // 12월 1일부터 연중무휴로 운영합니다
      add(.neverCloses, .everyDay, for: said)
      let style = EmissionStyle(effect: .holdsFrom, audience: said.audience)
      return result.list.append(style.statement(.date(since.date), since.cells))
    }
    if days.isEmpty, let parent = said.parent, !parent.isEmpty,
      parent.allSatisfy({ result.list[$0].effect == .opens && result.list[$0].days != .everyDay })
    {
      // 12월 25일 정상영업 (휴무 없음): of these days, and of no others
      return
    }
    if days.isEmpty,
      ["없는 달", "없는 날", "없는 주", "달려온"].contains(where: {
        text.has($0, in: said.clause.cells.lowerBound..<said.clause.cells.upperBound + 6)
      })
    {
      // 쉬는 날 없는 달 12월, 휴무없이 달려온 1년: when that is, or was
      return report(.ambiguous, said.clause.cells, touching: .everything)
    }
    if days.isEmpty, let words = said.clause.passing {
      // 당분간 휴무 없이 달립니다, 올해는 휴무 없습니다: until when, nobody says
      return report(.softStatement, words, touching: .everything)
    }
    if days.isEmpty,
      ["대체", "별도"].contains(where: { text.has($0, at: said.clause.cells.lowerBound) })
    {
      // 대체 휴관은 없습니다: of one that would be there besides
      return
    }
    if days.isEmpty, let verb = said.clause.predicate,
      ["아니", "아님", "아닙", "아닌", "아녜"].contains(where: { text.has($0, in: verb.cells) })
    {
      // 11:00~20:00 단축 운영 (휴점 아님): of the days that are spoken of
      return report(.ambiguous, said.clause.cells)
    }
    if days.isEmpty, !preceding.datesOfOther.isEmpty {
      // 12월 24일은 예약이 많아 쉬지 않고 문을 열어요: of that day, and of no others
      return report(.ambiguous, said.clause.cells, touching: .named(preceding.datesOfOther))
    }
    if days.isEmpty, said.context.isOfWeek {
      // 이번 주 휴무: 없음
      return report(.relativeDay, said.clause.cells, touching: .fortnight)
    }
    guard days.allSatisfy({ $0.isEveryDay }) else {
      var style = EmissionStyle(effect: .opens, audience: said.audience)
      style.replaces = said.parts.onlyMonths
      emit(days, style, in: said.context)
      return self.notes(of: said)
    }
    if said.next?.hasDays == true, notes.contains(where: { $0.namesOrDates }) {
      // [카페] 연중무휴 [레스토랑] 매주 화요일: the bracket is of what stands behind it
      return report(.facilityOnly, said.clause.cells, touching: .everything)
    }
    var months = said.context.frame
    if let noted = notes.first.map({ ClauseParts($0) }), noted.onlyMonths, noted.flags.isEmpty {
      // 휴무일 없음(11월)
      months = noted.allDays[0].frame
      notes = []
    }
    if months.months != 0 || months.relativeMonth != nil, days.isEmpty {
      let phrase = DayPhrase(term: .months, frame: months, cells: said.clause.cells)
      var style = EmissionStyle(effect: .opens, audience: said.audience)
      style.replaces = true
      emit([phrase], style, in: StatementContext())
    } else {
      add(.neverCloses, .everyDay, for: said)
    }
    if let note = notes.first(where: {
      $0.predicate?.act == .closes && !$0.hasDays && $0.isUnclear
    }) {
      // 연중무휴 (기상 악화 시 휴항)
      report(.conditional, note.cells, touching: .everything)
    }
    let end = result.list.endIndices
    var inner = said.context
    inner.act = nil
    inner.audience = said.audience
    inner.isOpenEveryDay = true
    clauses(notes, &inner, parent: end)
  }

  /// 12월 17일부터 2월 19일까지 열리며 쉬는 날이 없습니다: it may be closed outside of its season.
  mutating func boundNever() {
    guard result.list.contains(where: { $0.effect == .opens && $0.isLong }) else { return }
    for index in result.list.indices where result.list[index].effect == .neverCloses {
      if !text.has("연중", in: result.list[index].cells) { doubt(index, .conditional) }
    }
  }

  /// [1월 1일~4월 30일] 연중무휴: whether days without a verb are those of the verb behind them, and not of
  /// the heading above.
  func isOfNever(_ said: Saying) -> Bool {
    said.clause.predicate == nil && said.act == nil && said.context.act == .closes
      && said.next?.predicate?.act == .neverCloses && said.next?.hasDays == false
      && said.days.allSatisfy { $0.isRange }
  }

  /// 온라인 상담 무휴, 시즌 무휴: what never closes, or when, is not known, and nothing under it closes.
  mutating func refuseNever(_ said: inout Saying) {
    said.context.act = nil
    for word in said.parts.unread where word.isOfWhom {
      report(.unknownWord, word.cells, touching: .everything)
    }
  }

  mutating func add(_ effect: Statement.Effect, _ days: DaySpec, for said: Saying) {
    result.list.append(
      Statement(effect: effect, audience: said.audience, days: days, cells: said.clause.cells))
  }
}

extension Saying {
  /// Whether 매일 영업, 365일 or 휴무 없음 stands beside an exception.
  fileprivate var isOpenEveryDay: Bool {
    parts.flags.contains(.everyDay) && (isWeak || !parts.hours.isEmpty)
      || isWeak && parts.lists.allSatisfy { $0.role != .topic }
  }
}

extension Saying {
  /// Whether it says 연중무휴 of the store, or perhaps of something unknown.
  var isNeverOfUnknown: Bool {
    act == .neverCloses && audience.kind == .store && parts.unread.contains { $0.isOfWhom }
  }
}

extension Adjunct {
  /// Whether it may say of whom a clause speaks, or when.
  fileprivate var isOfWhom: Bool { isUnknownWord || isUnknownSubject }
}

extension ClauseParts {
  /// The days without 매일 and 365일.
  var withoutEveryDay: ClauseParts {
    var parts = self
    for index in parts.lists.indices { parts.lists[index].days.removeAll { $0.isEveryDay } }
    parts.flags.remove(.excepts)
    return parts
  }
}

extension Clause {
  /// Whether it is a name, or dates, and nothing else.
  fileprivate var namesOrDates: Bool {
    predicate == nil && !adjuncts.isEmpty
      && adjuncts.allSatisfy { adjunct in
        switch adjunct.kind {
        case .days(let days): days.allSatisfy { $0.isRange && $0.isDated }
        case .subject(let subject): !subject.isExcepted
        case .unread(.unknownWord): true
        default: false
        }
      }
  }
}
