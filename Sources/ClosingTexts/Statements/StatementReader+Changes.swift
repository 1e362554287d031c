import KoreanText

// Exceptions, moves, and what never closes.
extension StatementReader {
  /// 월요일 제외, 연중무휴(설날 제외).
  mutating func exception(
    _ clause: Clause, _ parts: ClauseParts, _ act: Predicate.Act?, _ audience: Audience,
    _ context: StatementContext, _ parent: Range<Int>?
  ) {
    // 브레이크타임 15:00~17:00 (주말 제외): days without the pause, and no closings
    if context.isOfPause || parts.isOfPause { return }
    let days = parts.allDays
    if days.isEmpty || parts.unread.contains(where: { $0.isUnknownWord }) {
      for index in parent ?? 0..<0 { doubt(index, .conditional) }
      if !days.isEmpty || !(parent ?? 0..<0).isEmpty {
        report(.conditional, clause.cells, .everything)
      }
      return
    }
    if act == .neverCloses || (act == .opens || act == nil) && isEveryDayOpen(parts, clause) {
      if act == .neverCloses, days.contains(where: { $0.term == .months }) {
        // 연중무휴 (8월 제외): whether all of August closes, nobody says.
        return report(.notExpressible, clause.cells, .everything)
      }
      emit(parts.withoutEveryDay, .closes, audience, context)
      if act == .neverCloses { add(.neverCloses, .everyDay, clause, audience) }
      return
    }
    let touched = parent.map { Array($0) } ?? lastClosings(context)
    if parent?.isEmpty == false || act == nil && !touched.isEmpty {
      return takeOut(parts, of: touched, audience, context)
    }
    if context.isOpenEveryDay || neverSaid(audience) {
      if days.contains(where: { $0.term == .months }) {
        for index in result.list.indices where result.list[index].effect == .neverCloses {
          result.list[index].effect = .takenBack
        }
        return report(.notExpressible, clause.cells, .everything)
      }
      emit(parts.withoutEveryDay, .closes, audience, context)
    } else {
      report(.ambiguous, clause.cells, Report.Touch(days))
    }
  }

  /// Whether 매일 영업, 365일 or 휴무 없음 stands beside the exception.
  func isEveryDayOpen(_ parts: ClauseParts, _ clause: Clause) -> Bool {
    parts.flags.contains(.everyDay) && (clause.predicate?.isWeak == true || !parts.hours.isEmpty)
      || clause.predicate?.isWeak == true && parts.lists.allSatisfy { $0.role != .topic }
  }

  func lastClosings(_ context: StatementContext) -> [Int] {
    nearIndices(since: context.sentenceStart).filter { result.list[$0].effect == .closes }
  }

  func neverSaid(_ audience: Audience) -> Bool {
    result.list[nearIndices(since: 0)].contains {
      $0.effect == .neverCloses && $0.audience == audience
    }
      && !result.list[nearIndices(since: 0)].contains {
        $0.effect == .closes && $0.audience == audience
      }
  }

  mutating func takeOut(
    _ parts: ClauseParts, of touched: [Int], _ audience: Audience, _ context: StatementContext
  ) {
    for day in parts.allDays {
      if day.term == .months, day.frame.months != 0 {
        let style = EmissionStyle(effect: .opens, audience: audience)
        add(.everyDay, day, style, context)
        result.list[result.list.endIndex - 1].replacesMonths = true
        continue
      }
      if day.specs.isEmpty || day.isDated {
        emit([day], 0, EmissionStyle(effect: .opens, audience: audience), context)
        continue
      }
      let meets = day.meets.flatMap { $0.specs }
      for spec in day.specs {
        for index in touched where result.list[index].effect == .closes {
          takeOut([spec] + meets, of: index, day.cells)
        }
      }
    }
  }

  /// 연중무휴, 추석 휴무 없음, 11월은 휴무일이 없습니다.
  mutating func never(
    _ clause: Clause, _ parts: ClauseParts, _ audience: Audience, _ context: StatementContext
  ) {
    let days = parts.allDays
    if days.isEmpty || days.allSatisfy({ $0.isEveryDay }) {
      var months = context.frame
      var notes = clause.notes
      if let noted = clause.notes.first.map({ ClauseParts($0) }), noted.onlyMonths,
        noted.flags.isEmpty
      {
        // 휴무일 없음(11월)
        months = noted.allDays[0].frame
        notes = []
      }
      if months.months != 0 || months.relativeMonth != nil, days.isEmpty {
        let phrase = DayPhrase(term: .months, frame: months, cells: clause.cells)
        var style = EmissionStyle(effect: .opens, audience: audience)
        style.replaces = true
        emit([phrase], 0, style, StatementContext())
      } else {
        add(.neverCloses, .everyDay, clause, audience)
      }
      if let note = notes.first(where: {
        $0.predicate?.act == .closes && !$0.hasDays && $0.isUnclear
      }) {
        // 연중무휴 (기상 악화 시 휴항)
        report(.conditional, note.cells, .everything)
      }
      let end = result.list.endIndices
      var inner = context
      inner.act = nil
      inner.audience = audience
      inner.isOpenEveryDay = true
      clauses(notes, &inner, parent: end)
      return
    }
    var style = EmissionStyle(effect: .opens, audience: audience)
    style.replaces = parts.onlyMonths
    for index in days.indices { emit(days, index, style, context) }
    notes(clause.notes, parent: result.list.endIndices, context)
  }

  /// 12월 28일부로 영업을 종료합니다, 12월 28일 폐점.
  mutating func end(
    of parts: ClauseParts, _ clause: Clause, _ audience: Audience, _ context: StatementContext
  ) {
    let days =
      parts.lists.isEmpty ? clause.notes.flatMap { ClauseParts($0).allDays } : parts.allDays
    guard days.count == 1, let date = days[0].beginning(context), days[0].date != nil,
      clause.predicate?.hedge == nil, parts.hedge == nil, parts.unread.isEmpty
    else {
      return report(.ruleChange, clause.cells, .everything)
    }
    add(.endsStore, .date(date), clause, audience)
  }

  mutating func add(
    _ effect: Statement.Effect, _ days: DaySpec, _ clause: Clause, _ audience: Audience
  ) {
    result.list.append(
      Statement(effect: effect, audience: audience, days: days, cells: clause.cells))
  }
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
