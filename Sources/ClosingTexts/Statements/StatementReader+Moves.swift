import KoreanText

// Closings that move, and rules that change.
extension StatementReader {
  /// 22일을 25일로 변경, 22일 → 25일, 22일 대신 25일 휴무.
  mutating func move(_ said: Saying) {
    var said = said
    if said.audience == .store,
      let note = said.clause.notes.first(where: { $0.firstBranch != nil }),
      note.namesLeftOut.isEmpty, let branches = note.firstBranch
    {
      // 27일 → 25일로 변경 (해당 점포: 가양점, 은평점)
      (said.audience, said.parts.audience) = (branches, branches)
    }
    if shift(said) { return }
    let (parts, context) = (said.parts, said.context)
    if changes.areOfOther || parts.noun?.isClosed == false || isBehindBound(said.clause),
      said.days.count > 1
    {
      // 오픈이 1/4 → 1/6로 미뤄집니다: closed until then, as may be
      report(.ruleChange, said.clause.cells, touching: .everything)
      return reportChange(of: said.days)
    }
    if parts.noun?.isClosed == false, parts.lists.contains(where: { $0.role == .target }) {
      // 재오픈을 4일로 연기합니다: from a day that is not named
      report(.ruleChange, said.clause.cells, touching: .everything)
    }
    if parts.noun?.isClosed == false, takeBack(said) { return }
    if said.clause.predicate?.act == .opens, parts.flags.contains(.instead),
      !said.clause.closingNoun
    {
      // 당번: 20일 대신 27일에 문 엽니다: an opening moves, from a day that may close then
      return refuse(said.days, .ambiguous)
    }
    let isSource: (ClauseParts.List) -> Bool = { list in
      switch list.role {
      case .object?, .source?, .topic?, .subject?: true
      default: false
      }
    }
    var from = parts.lists.filter(isSource).flatMap { $0.days }
    var to = parts.lists.filter { !isSource($0) }.flatMap { $0.days }
    if let month = from.last.flatMap({ $0.date?.month ?? $0.frame.singleMonth }) {
      // 2월 14일에서 10일로
      for index in to.indices {
        if case .date(var date) = to[index].term, date.month == nil, date.monthOffset == nil {
          date.month = month
          to[index].term = .date(date)
        }
      }
    }
    if said.clause.predicate?.act == .opens, !from.isEmpty,
      from.flatMap({ $0.specs }) == to.flatMap({ $0.specs })
    {
      // 11일 휴진 → 11일 정상진료: the day stays, and what happens on it is put right.
      return emit(to, EmissionStyle(.opens, said), in: context)
    }
    if parts.flags.contains(.arrow), said.clause.predicate?.act == .opens, !to.isEmpty,
      said.clause.closingNoun, !from.isEmpty
    {
      // 7월 5일 휴무 → 12일 영업: one after the other
      let former = ClauseParts.List(days: from, role: nil)
      var closing = parts
      closing.lists = [former]
      closing.flags = []
      emit(closing, EmissionStyle(.closes, of: closing, for: said.audience), in: context)
      return emit(to, EmissionStyle(.opens, said), in: context)
    }
    if from.isEmpty, parts.flags.contains(.arrow), let parent = said.parent,
      parent.count == to.count,
      to.allSatisfy({ $0.isDated }),
      parent.allSatisfy({ result.list[$0].effect == .closes && result.list[$0].days.isDated })
    {
      // 22일(→25일)
      for index in parent { result.list[index].effect = .movesFrom }
      emit(to, EmissionStyle(effect: .movesTo, audience: said.audience), in: context)
      return
    }
    if from.count > to.count, to.count == 1, parts.flags.contains(.arrow), to[0].isDated {
      // 11/8, 11/22→11/25: the last one moves; the others close if the heading says so.
      let others = ClauseParts.List(days: Array(from.dropLast()), role: nil)
      from = [from[from.count - 1]]
      if context.act == .closes {
        var rest = parts
        rest.lists = [others]
        rest.flags = []
        var style = EmissionStyle(.closes, of: rest, for: said.audience)
        style.isListed = context.isComplete
        emit(rest, style, in: context)
      } else {
        refuse(others.days, .ambiguous)
      }
    }
    let beginsInstead = said.clause.adjuncts.first?.kind == .instead && parts.lists.count == 1
    if from.isEmpty || beginsInstead, parts.flags.contains(.instead),
      parts.flags.isDisjoint(with: .arrow), said.clause.predicate?.act == .closes
    {
      // 대신 5월 7일 쉽니다
      emit(parts, EmissionStyle(.closes, said), in: context)
      return
    }
    let isDated =
      !from.isEmpty && from.count == to.count
      && (from + to).allSatisfy { $0.isDated && !$0.isOfEveryMonth }
      && !parts.flags.contains(.unknownSubject)
      // 재개장일이 1일에서 14일로 변경: another day than that of a closing
      && !parts.unread.contains { $0.isUnread(.namedDays) }
      // 모든 강좌 휴강 → 보강 10/31
      && !(parts.flags.contains(.arrow) && parts.unread.count > 1)
    guard isDated, said.clause.predicate?.hedge == nil else {
      if changeRule(said) { return }
      let days = said.days
      if days.isEmpty || parts.onlyMonths {
        keepBeginningOfHeading(said)
        // 12월 일요일 휴장 방침은 … 바뀌었습니다: what the sentence said before is what changes
        if text.has("것", at: said.clause.cells.lowerBound) {
          for index in nearIndices(since: context.sentenceStart) { doubt(index, .ruleChange) }
        }
        // 휴무일 변경 안내: two such headings are two changes.
        if let pendingChange { report(.ruleChange, pendingChange, touching: .everything) }
        pendingChange = said.clause.cells
        return
      }
      if keepBeginning(said) { return }
      if from.count > 0, to.count > 0, parts.lists.count == 2, said.parent == nil,
        said.clause.predicate?.hedge == nil
      {
        // 매주 월요일 → 매주 화요일⏎시행일: 3월 1일
        var change = said
        change.parts.lists = [
          ClauseParts.List(days: from, role: .source), ClauseParts.List(days: to, role: .target),
        ]
        if awaitBeginning(of: change) { return }
      }
      // 매월 첫째 수요일 휴무 (12월은 9일로 변경), 정기휴관(마지막 월요일)은 7일로 미룹니다: the days before may be those that
      // move.
      let before = from.isEmpty ? nearIndices(since: context.sentenceStart) : 0..<0
      for index in said.parent ?? before { doubt(index, .ruleChange) }
      if said.parent == nil, from.allSatisfy({ $0.isDoubtful(.namedDays) }) {
        if !from.isEmpty || parts.unread.contains(where: { $0.isUnread(.namedDays) }) {
          // 재고조사일이 28일로 변경되었습니다, 개장일을 12일로 연기합니다: from which day, nobody says
          report(.ruleChange, said.clause.cells, touching: .everything)
        } else if parts.noun?.isClosed == true || preceding.closesNoDay
          // 공사를 9월 2일로 옮겼어요
          || parts.unread.contains(where: { text.endsAsReason($0.nameCells) }),
          to.contains(where: { $0.isDated })
        {
          // 휴무일이 28일로 바뀌었어요: one that is known
          let movesClosing =
            parts.noun?.isClosed == true && parts.unread.isEmpty
            || parts.unread.count == 1 && text.isNominal(parts.unread[0].cells)
          var style = EmissionStyle(.closes, said)
          // 5월 휴무일이 10일, 24일로 바뀌었습니다: all of them
          style.isListed =
            parts.noun?.namesDays == true && to.count > 1
            && (context.frame.singleMonth != nil || to.allSatisfy { $0.date?.hasMonth == true })
          style.mayReplace = style.isListed
          if !style.isListed || !movesClosing || !parts.movesToOneList {
            // 휴관이 1월 25일~2월 5일로 미뤄졌습니다
            if to.contains(where: { $0.isRange }) { result.mayEndClosures = true }
            report(.ruleChange, said.clause.cells, touching: .closings(near: to), isQuiet: true)
          }
          if movesClosing, parts.movesToOneList {
            // 휴무일이 28일로 바뀌었어요, 쉬는 건 28일로 옮겼어요: that day closes
            return emit(to, style, in: context)
          }
        }
      }
      return reportChange(of: days)
    }
    emitMove(from: from, to: to, said)
  }

  /// States that a closing moves from days to others.
  mutating func emitMove(from: [DayPhrase], to: [DayPhrase], _ said: Saying) {
    pendingChange = nil
    var style = EmissionStyle(effect: .movesFrom, audience: said.audience)
    style.mayReplace = false
    emit(from, style, in: said.context)
    style.effect = .movesTo
    emit(to, style, in: said.context)
  }

  /// 휴점 예정이었으나 정상영업으로 변경: the dates before are open.
  private mutating func takeBack(_ said: Saying) -> Bool {
    if !said.days.isEmpty {
      emit(said.parts, EmissionStyle(.opens, said), in: said.context)
      return true
    }
    let dated = nearIndices(since: said.context.sentenceStart).filter {
      result.list[$0].effect == .closes && result.list[$0].days.isDated
    }
    for index in dated { result.list[index].effect = .opens }
    return !dated.isEmpty
  }

  /// 9월 1일부터 매주 월요일에서 매주 화요일로 변경: one rule ends where the other begins.
  mutating func changeRule(_ said: Saying) -> Bool {
    var lists = said.parts.lists
    let beginning: (date: DateText, cells: Range<Int>)?
    if let index = lists.firstIndex(where: { $0.role == .since }),
      let date = lists[index].beginning(in: said.context)
    {
      beginning = date
      lists.remove(at: index)
    } else {
      let notes = said.clause.notes + (lists.last?.days.last?.notes ?? [])
      beginning = notes.first.flatMap {
        ClauseParts($0).lists.first?.beginning(in: said.context)
      }
    }
    if said.parts.flags.contains(.brand) || isOfDuty(said.clause),
      lists.contains(where: { $0.days.contains { $0.everyWeek != nil } })
    {
      // 대형마트 의무휴업일이 일요일에서 월요일로: of which weeks is not said.
      return false
    }
    guard let beginning, lists.count == 2 || lists.count == 1 && lists[0].role == .target,
      said.clause.predicate?.hedge == nil,
      lists.allSatisfy({ $0.days.allSatisfy { $0.isOfRule } })
    else { return false }
    var style = EmissionStyle(effect: .closesBefore, audience: said.audience)
    style.mayReplace = false
    // The new days are all of them.
    style.isListed = true
    if lists.count == 2 {
      emit(lists[0].days, style, in: said.context)
    } else {
      // 매주 수요일 (3월부터 매주 목요일로 변경)
      for index in said.parent ?? nearIndices(since: 0)
      where result.list[index].isRegular && result.list[index].audience == said.audience {
        result.list[index].effect = .closesBefore
      }
    }
    style.effect = .closes
    emit(lists[lists.count - 1].days, style, in: said.context)
    style.effect = .holdsFrom
    result.list.append(style.statement(.date(beginning.date), beginning.cells))
    // 휴무일 변경 안내⏎1월 1일부터 …: the heading is of this change.
    if let heading = pendingChange?.upperBound,
      (heading..<max(heading, said.clause.cells.lowerBound)).contains(where: {
        text.scalar($0) == "\n"
      })
    {
      pendingChange = nil
    }
    return true
  }
}

extension ClauseParts {
  /// Whether dates behind 로 are all of its days.
  fileprivate var movesToOneList: Bool {
    lists.count == 1 && lists[0].role == .target && flags.isDisjoint(with: [.former, .arrow])
      && lists[0].days.allSatisfy { $0.isDated && !$0.isOfEveryMonth }
  }
}

extension Clause {
  /// Whether a word, and no sign such as ❌, says that the days before it close.
  var closingNoun: Bool {
    adjuncts.contains {
      if case .verdictNoun(isClosed: true, _) = $0.kind { $0.cells.count > 1 } else { false }
    }
  }
}

extension Report.Touch {
  /// What is known to close in the month of the reference and in those of some dates.
  static func closings(near days: [DayPhrase]) -> Report.Touch {
    let dates = days.flatMap { day -> [DateText] in
      switch day.term {
      case .date(let date): [date]
      case .range(let first, let last): [first, last]
      default: []
      }
    }
    let months =
      [MonthText(offset: 0)]
      + dates.map { date in
        date.hasMonth
          ? MonthText(year: date.year, month: date.month, offset: date.monthOffset)
          : MonthText(offset: 1)
      }
    return .named(months.map { .weekdaysOf($0, [], []) })
  }
}
