import KoreanText

// What a clause is besides a statement: a heading, a beginning, or nothing that can be read.
extension StatementReader {
  mutating func report(
    _ reason: UnreadReason, _ cells: Range<Int>, touching touch: Report.Touch = .nothing,
    isQuiet: Bool = false
  ) {
    result.reports.append(Report(reason: reason, cells: cells, touch: touch, isQuiet: isQuiet))
  }

  /// Reports the words of a clause that nobody knows.
  mutating func reportWords(of parts: ClauseParts) {
    if let word = parts.unread.first(where: { $0.role == .since && $0.isUnknownWord }),
      parts.allDays.contains(where: { $0.repeats && !$0.isDated || $0.isOfEveryMonth })
    {
      // 내년부터 매달 1일 휴무: since when the rule holds, nobody knows
      report(.ruleChange, word.cells, touching: .everything)
    }
    for unread in parts.unread where unread.isUnknownWord || unread.isUnknownSubject {
      report(.unknownWord, unread.cells)
    }
    for unread in parts.unread where unread.isUnread(.namedDays) {
      report(.namedDays, unread.cells)
    }
  }

  /// Refuses days, each for one reason.
  mutating func refuse(_ days: [DayPhrase], _ reason: UnreadReason) {
    for day in days {
      if day.role == .since, day.isDated { leavesBeginningOpen = true }
      if case .doubtful(let own) = day.term {
        report(own, day.cells, touching: touch(of: day))
      } else if !day.isMonths || days.count == 1 {
        // 12월 매장 안내, 첫 방문: of which nothing is said
        let isTitle = reason == .noClosingWord && (day.isMonths || namesFirst(day))
        // 추석부터 매주 월요일에 쉽니다: since when what else is known holds no longer
        let isBeginning = reason != .noClosingWord && day.role == .since && !day.isDated
        report(
          reason, day.cells,
          touching: isTitle ? .nothing : isBeginning ? .everything : touch(of: day))
        if reason == .noClosingWord, !day.isMonths, let month = monthOfException(day) {
          report(reason, day.cells, touching: .days([month]))
        }
      }
    }
  }

  /// 매월 말일 휴무, 6월은 29일에 합니다, 이번 달은 21일에 하겠습니다: the month that days behind a rule may change.
  private func monthOfException(_ day: DayPhrase) -> DaySpec? {
    guard result.list.contains(where: { $0.isRegular }) else { return nil }
    if day.frame.isContrast, let month = day.frame.singleMonth {
      return .weekdaysOf(MonthText(year: day.frame.year, month: month), [], [])
    }
    guard day.frame.isContrast || day.date?.monthOffset != nil,
      let offset = day.frame.relativeMonth ?? day.date?.monthOffset
    else { return nil }
    return .weekdaysOf(MonthText(offset: offset), [], [])
  }

  mutating func refuseUnread(_ said: Saying) {
    guard let reason = said.refusal else { return }
    // 이번 주 토요일은 휴무, 오늘 목욜 휴무에 이어 내일(금)까지 쉽니다
    if reason == .relativeDay, said.clause.namesWeek || said.hedge != nil {
      return hedgeToday(said)
    }
    refuseMonths(said, reason)
  }

  /// Refuses days; the months of an opening may be open where a rule closes: 10~11월 두 달간 연중무휴로 시범 운영합니다.
  mutating func refuseMonths(_ said: Saying, _ reason: UnreadReason) {
    refuse(said.days, reason)
    if said.act == .opens || said.act == .neverCloses || said.act == .changes,
      let day = said.days.first, day.isMonths
    {
      report(reason, day.cells, touching: .named(day.frame.wholeMonths))
    }
  }

  /// 11월 휴무: the month holds for the days that follow.
  mutating func headMonth(_ said: inout Saying) {
    let day = said.days[0]
    if said.act == .closes, let month = day.frame.singleMonth, isWholeMonth(day) {
      // 12월 한 달간 휴무
      let month = MonthText(year: day.frame.year, month: month)
      let style = EmissionStyle(.closes, said)
      return add(.weekdaysOf(month, [], []), of: day, style, in: said.context)
    }
    said.context.frame = day.frame
    said.context.year = day.frame.months == 0 ? day.frame.year : nil
    guard said.act == .closes else {
      if said.clause.predicate?.isNoun == false, said.parent == nil, said.parts.unread.isEmpty {
        // 다음 달 영업합니다
        report(.ambiguous, day.cells, touching: .named(day.frame.wholeMonths), isQuiet: true)
      }
      return
    }
    pending = pending ?? said.clause.cells
    said.context.act = .closes
    said.context.isList = true
    said.context.isComplete = !closesForOnce(said)
    var inner = said.context
    clauses(said.clause.notes, &inner, parent: nil)
  }

  /// (12월 1일부터 시행): whether it is the day on which the rule before it begins.
  func beginsRule(_ said: Saying) -> Bool {
    // 12월 1일부터 포장 봉투 유료: of something else
    said.beginning != nil && lastRule != nil && !said.clause.namesUnknown
  }

  mutating func beginRule(_ said: Saying) {
    guard let beginning = said.beginning, let rule = lastRule else { return }
    let style = EmissionStyle(effect: .holdsFrom, audience: rule.audience)
    result.list.append(style.statement(.date(beginning.date), beginning.cells))
  }

  /// The last closing that comes back.
  private var lastRule: Statement? {
    result.list[nearIndices(since: 0)].last { $0.effect == .closes && !$0.days.isDated }
  }

  /// The rules that hold in a period: 매주 월요일 휴무 (12월 7일까지).
  func rulesEnded(by said: Saying) -> [Int] {
    guard said.clause.predicate == nil, said.clause.adjuncts.count == 1, said.isPeriod,
      let last = result.list.indices.last
    else { return [] }
    let isAlone = said.parent == nil && said.context.sentenceStart == result.list.endIndex
    guard !isAlone || text.string(said.clause.cells).contains("만") else { return [] }
    let near = said.parent ?? nearIndices(since: isAlone ? last : said.context.sentenceStart)
    return near.filter { result.list[$0].effect == .closes && !result.list[$0].days.isDated }
  }

  /// Doubts the rules that end, since a text has no end of its rule.
  mutating func endRules(_ said: Saying) {
    for index in rulesEnded(by: said) { doubt(index, .notExpressible) }
    // 매주 일요일, 여름휴가(8.2~8.5), 설날: perhaps they close themselves
    let days = said.days.filter { 1...14 ~= $0.nightsOfRange }.flatMap { $0.specs }
    report(.notExpressible, said.clause.cells, touching: days.isEmpty ? .nothing : .days(days))
  }

  /// (월 2회), (격주) and (매월 2,4주) behind 일요일 휴무: whether it says the weeks, or that they are not
  /// known.
  func narrowsWeeks(_ said: Saying) -> Bool {
    guard let parent = said.parent, !parent.isEmpty, said.days.count == 1,
      said.clause.predicate == nil
    else { return false }
    return switch said.days[0].term {
    case .ordinals, .doubtful(.missingDay), .doubtful(.needsAnchor): areEveryWeek(parent)
    default: false
    }
  }

  mutating func narrowWeeks(_ said: Saying) {
    let parent = said.parent ?? 0..<0
    switch said.days[0].term {
    case .ordinals(let set):
      for index in parent {
        if case .weekdays(let days, _) = result.list[index].days {
          result.list[index].days = .weekdays(days, set)
        }
      }
    case .doubtful(let reason):
      for index in parent {
        result.list[index].effect = .takenBack
        report(.ambiguous, result.list[index].cells, touching: .days([result.list[index].days]))
      }
      report(reason, said.days[0].cells)
    default: break
    }
  }

  /// Whether all of some statements are of every week; there may be many, so it is asked last.
  private func areEveryWeek(_ places: Range<Int>) -> Bool {
    places.allSatisfy { result.list[$0].isEveryWeek }
  }

  /// Whether the closings are those that the law orders, which are never of every week.
  func leavesWeeksOut(_ said: Saying) -> Bool {
    guard said.act == .closes, said.clause.predicate.map({ $0.namesDays }) ?? true,
      said.days.allSatisfy({
        $0.everyWeek?.isSingle == true && !$0.frame.isWeekly && $0.details.isEmpty
      })
    else { return false }
    return isOfDuty(said.clause)
  }

  /// Whether a clause closes by law, which is on two days of a month.
  func isOfDuty(_ clause: Clause) -> Bool {
    let noun = clause.adjuncts.first {
      if case .verdictNoun(isClosed: true, namesDays: _) = $0.kind { true } else { false }
    }
    let word = noun?.cells ?? clause.predicate?.cells ?? pendingChange ?? result.closingWord
    return word.map { text.isWord("의무", $0.lowerBound..<$0.lowerBound + 2) } ?? false
  }

  /// Days beside a verb that has nothing to do with closings.
  mutating func refuseIfClosing(_ said: Saying) {
    if said.context.act == .closes || said.parts.noun != nil { refuse(said.days, .noClosingWord) }
  }
}

extension Saying {
  /// 11월 휴무: whether it is a month and a verb.
  var isMonthHeading: Bool {
    guard parts.onlyMonths, days.count == 1,
      [nil, .reference, .variesByStore].contains(parts.hedge?.reason),
      parts.lists[0].role != .since, parts.lists[0].role != .until
    else { return false }
    return (act == .closes || act == .opens && isWeak) && days[0].frame.months.nonzeroBitCount <= 1
  }

  /// 추석: 9/25 and 휴무 매장 wait for what names their days.
  mutating func takeDaysOfLabel() {
    // 20일은 정기휴일이나 추석 대목으로 정상영업: a reason is no day beside one
    if !clause.hasDays { parts.lists = [] }
    if parts.lists.isEmpty {
      guard act != nil else { return }
      // 12월 21일부터: 휴무
      let end = context.days.last?.role
      let role = end == .since || end == .until ? end : nil
      parts.lists = [ClauseParts.List(days: context.days, role: role)]
    } else if days.contains(where: { $0.isDated }), context.days.allSatisfy({ !$0.isDated }) {
      for list in parts.lists.indices {
        for day in parts.lists[list].days.indices {
          parts.lists[list].days[day].gloss += context.days
        }
      }
    } else if act == nil, context.act != nil {
      parts.lists.insert(ClauseParts.List(days: context.days, role: nil), at: 0)
    }
    context.days = []
  }

  /// 12월 1일부터: the day on which a rule begins, where nothing else is said.
  var beginning: (date: DateText, cells: Range<Int>)? {
    parts.lists.count == 1 ? parts.lists[0].beginning(in: context) : nil
  }
}

extension ClauseParts.List {
  /// The one day from which something holds.
  func beginning(in context: StatementContext) -> (date: DateText, cells: Range<Int>)? {
    guard role == .since, days.count == 1, let date = days[0].beginning(context) else { return nil }
    return (date, days[0].cells)
  }
}

extension Saying {
  /// Whether it is nothing but the end of a period, or its two ends: 12월 7일까지, 12/1~12/20.
  fileprivate var isPeriod: Bool {
    if clause.adjuncts[0].role == .until { return true }
    guard parent != nil, days.count == 1, case .range = days[0].term else { return false }
    return true
  }
}

extension StatementReader {
  /// Whether a word for days is one for those that are made holidays one by one.
  func namesDesignatedDays(_ day: DayPhrase) -> Bool {
    ["공휴일", "임시 휴일", "임시휴일", "선거", "투표"].contains { text.has($0, in: day.cells) }
  }

  /// Whether a word for days is one for a part of the year.
  func namesSeason(_ day: DayPhrase) -> Bool {
    ["동절기", "하절기", "동계", "하계", "겨울", "여름", "성수기", "비수기", "방학", "학기"].contains {
      text.has($0, at: day.cells.lowerBound)
    }
  }
}
