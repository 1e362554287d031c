import KoreanText

// What a notice says in passing, and the dates that it names and does not explain.
extension StatementReader {
  /// Passes over a sentence that has nothing to do with closings, and says which days it names.
  ///
  /// - Returns: `false` where a heading above may speak of its days, which are then doubtful.
  mutating func passesOver(_ sentence: Sentence, _ context: StatementContext) -> Bool {
    guard !listsClosings, !isOnlyLine, context.act != .roster else { return false }
    let days = sentence.clauses.filter { $0.predicate == nil }.flatMap {
      $0.adjuncts.flatMap { $0.days ?? [] }
    }
    let mayBeHeaded = context.act == .closes && context.headsLines
    guard !mayBeHeaded || days.isEmpty && !sentence.clauses.contains(where: { $0.isHedged }) else {
      return false
    }
    let first = result.reports.endIndex
    for day in days {
      report(.noClosingWord, day.cells)
      if day.role == .since, day.isDated { leavesBeginningOpen = true }
    }
    doubtNamedDates(of: sentence, since: result.list.endIndex, reports: first)
    if limitsUse(sentence) {
      let all = sentence.clauses.flatMap { $0.adjuncts.flatMap { $0.days ?? [] } }
      refuse(all, .noClosingWord)
    }
    return true
  }

  /// Doubts what a sentence of a notice of many lines closes, if it says something else besides.
  ///
  /// Such a notice speaks of many things, and the sentence is often about a part of the house, about
  /// courses or about one who works there. In short notices it is about the house.
  mutating func doubtPassing(_ sentence: Sentence, since start: Int) {
    doubtTimeOfDay(sentence, since: start)
    guard lineCount >= 6, !listsClosings, sentence.saysOther else { return }
    for index in start..<result.list.endIndex where result.list[index].effect == .closes {
      doubt(index, .ambiguous)
    }
  }

  /// 시범운영 기간 평일 6시~21시까지 운영하고 주말은 휴무다: doubts what comes back within a time of which the
  /// sentence does not say when it is.
  mutating func doubtWithinPeriod(_ sentence: Sentence, since start: Int) {
    guard !listsClosings, let first = sentence.clauses.first, !first.isLabel,
      headsPeriod(first)
    else { return }
    for index in start..<result.list.endIndex where !result.list[index].days.isDated {
      doubt(index, .namedDays)
    }
  }

  /// 단, 수원점은 이번 달에 한해 넷째 화요일로 바꿔 쉽니다: doubts what an exception may be of that was not understood.
  ///
  /// Its days are in doubt whatever closes on them, and so are the days of all for those whom it names.
  mutating func doubtException(_ sentence: Sentence, since start: Int, reports first: Int) {
    guard sentence.clauses.contains(where: { $0.saysBut }), first < result.reports.endIndex else {
      return
    }
    for index in first..<result.reports.endIndex {
      if case .named(let specs) = result.reports[index].touch, !specs.allSatisfy({ $0.isDated }) {
        result.reports[index].touch = .days(specs)
      }
    }
    guard start == result.list.endIndex else { return }
    doubtOpening(behind: sentence, reports: first)
    let names = sentence.clauses.flatMap { $0.adjuncts }.flatMap { adjunct in
      guard case .subject(let subject) = adjunct.kind, subject.kind == .branch else {
        return [Range<Int>]()
      }
      return subject.names
    }
    guard !names.isEmpty else { return }
    let others = nearIndices(since: 0)
    doubt(for: names, others)
  }

  /// 12월에는 금토일만 엽니다⏎월~목은 닫아요: doubts weekdays that may be those of the month of which the sentence before speaks.
  mutating func doubtWeekdaysBelowMonth(_ sentence: Sentence, since start: Int) {
    // Copying the days costs more than all that is asked of dates.
    if result.list[start...].contains(where: { !$0.days.isDated }) {
      doubtWeekdays(of: sentence, sentence.namedDays, since: start)
    }
    if !sentence.beginsParagraph, sentence.clauses.allSatisfy({ !$0.hasDays }) { return }
    // 12월부터 평일에만 합니다⏎토·일은 문 안 열어요
    isBelowMonth =
      start == result.list.endIndex
      && sentence.namedDays.contains { $0.role == .since && ($0.isDated || $0.isMonths) }
      || sentence.clauses.last?.isLabel == false && sentence.clauses.last?.predicate != nil
        && sentence.namedDays.contains { $0.frame.isContrast && $0.frame.months != 0 }
  }

  private mutating func doubtWeekdays(
    of sentence: Sentence, _ days: [DayPhrase], since start: Int
  ) {
    if isBelowMonth, !sentence.beginsParagraph,
      !days.contains(where: { $0.frame.comesBack || $0.frame.months != 0 })
    {
      doubt(since: start) { $0.effect == .closes && !$0.days.isDated }
    }
    doubtWeekdaysWithinTime(days, since: start)
    // 12월 1일부터 운영시간이 10~17시로 변경, 공휴일은 휴관: perhaps a part of the change
    if let change = sentence.clauses.first(where: { $0.predicate?.act == .changes }),
      days.contains(where: { $0.role == .since && $0.isDated })
    {
      doubt(since: start, behind: change.cells) { $0.effect == .closes && !$0.days.isDated }
    }
    // 월요일이 공휴일인 주에는 정상영업하고 화요일에 쉽니다
    if sentence.clauses.contains(where: { $0.asksForHoliday }) {
      doubt(since: start) { $0.isEveryWeek }
    }
    // 12월 첫 주: 목: the Thursday of that week
    if let label = sentence.clauses.first, label.isLabel, label.hasDays,
      label.adjuncts.allSatisfy({ $0.days?.allSatisfy(KoreanParser.isOrdinals) ?? false })
    {
      doubt(since: start) { $0.isBare }
    }
  }

  /// 9월엔 화요일에 쉬고 목요일도 쉬어요, 연말에는 목요일에 쉬어요: perhaps in that time alone.
  private mutating func doubtWeekdaysWithinTime(_ days: [DayPhrase], since start: Int) {
    let times = days.filter { $0.isMonths || $0.frame.namesMonth || $0.isDoubtful(.namedDays) }
    guard times.count == 1, times[0].limitsWeekdays,
      doubt(since: start, behind: times[0].cells, where: { !$0.days.isDated && $0.months == 0 })
    else { return }
    // 12월에는 24일 쉬고, 매주 월요일도 쉽니다: the month has other closings
    for index in start..<result.list.endIndex { result.list[index].replacesMonths = false }
  }

  /// Doubts what a sentence states behind some cells of it.
  ///
  /// - Returns: whether there is any.
  @discardableResult
  private mutating func doubt(
    since start: Int, behind cells: Range<Int> = 0..<0, where isDoubtful: (Statement) -> Bool
  ) -> Bool {
    let places = (start..<result.list.endIndex).filter {
      result.list[$0].cells.lowerBound >= cells.upperBound && isDoubtful(result.list[$0])
    }
    for place in places { doubt(place, .ambiguous) }
    return !places.isEmpty
  }

  /// Doubts the whole week where only holidays close and weekdays are named in a condition.
  ///
  /// After 매주 금요일에 방문하면 된다 and 공휴일에는 문을 닫는다, nobody says on which other days the store opens.
  mutating func doubtConditionalWeek() {
    let closings = result.list.filter { $0.effect == .closes && $0.audience == .store }
    guard !closings.isEmpty,
      closings.allSatisfy({ if case .festival = $0.days { true } else { false } }),
      let index = result.reports.firstIndex(where: { $0.reason == .conditional && $0.namesWeekdays }
      )
    else { return }
    result.reports[index].touch = .everything
  }

  /// Doubts the dates of a sentence of which it states nothing, where a rule closes them.
  ///
  /// Who names a Monday beside 매주 월요일 휴관 may do so because it is another one.
  mutating func doubtNamedDates(of sentence: Sentence, since start: Int, reports: Int) {
    guard !listsClosings else { return }
    let stated = Places(result.list[start...].lazy.map { $0.cells })
    let reported = Places(result.reports[reports...].lazy.map { $0.cells })
    // 상품권 증정 12/1~12/7: when something else happens, which says nothing of a closing day within it
    let isOfEvent = sentence.clauses.contains { $0.predicate?.act == .other }
    // 24일은 변동 없음: what is known of the day holds
    for clause in sentence.clauses where clause.predicate?.act != .keeps {
      doubtNamedDates(of: clause, stated, reported, from: reports, isOfEvent)
      for note in clause.notes {
        doubtNamedDates(of: note, stated, reported, from: reports, isOfEvent)
      }
    }
  }

  private mutating func doubtNamedDates(
    of clause: Clause, _ stated: Places, _ reported: Places, from first: Int, _ isOfEvent: Bool
  ) {
    // Of the whole clause, and not to be asked for each of its days.
    let closes = inheritsAct || clause.hasClosingNoun
    let hasReason =
      namesClosings && clause.adjuncts.contains { text.endsAsReason($0.nameCells) }
    for place in clause.adjuncts.indices {
      guard case .days(let days) = clause.adjuncts[place].kind else { continue }
      // Most days are stated; they are passed over before any is copied. 24일 오전까지만: the whole of the day
      if days.indices.allSatisfy({
        days[$0].wholeDays.isEmpty && stated.place(of: days[$0].cells) != nil
      }) {
        continue
      }
      for day in days.flatMap({ $0.wholeDays.isEmpty ? [$0] : $0.wholeDays }) {
        guard !day.datesNamed.isEmpty, stated.place(of: day.cells) == nil,
          case .days(let touched) = touch(of: day)
        else { continue }
        if day.role == .until, clause.predicate?.act == .opens, saysFarewell(clause) {
          // 12월 20일까지 영업합니다. 그동안 감사했습니다
          report(.ruleChange, day.cells, touching: .everything)
        }
        // 11일까지 정상영업하고 12일부터 쉽니다
        let before = clause.predicate?.act == .opens ? day.daysOfMonthUntil : nil
        let specs = day.isDated ? before ?? touched : day.datesNamed
        // 휴무일⏎개교기념일(4월 12일), 27일 예정됐던 휴업은 28일에 시행된다: the heading or the noun may speak of it.
        // 정기휴장 12/13⏎수조 청소 12/28~12/31: perhaps the reason
        // 매주 일요일 휴무⏎5/22(토)는 아들 결혼식입니다
        let isOfOwn = day.role == .topic && clause.predicate == nil && !day.isRange
        let mayClose = closes || hasReason && day.isRange || isOfOwn
        if isOfEvent, !mayClose, day.isRange { continue }
        // And on New Year's Day? – No, sorry: what is asked is not known
        let isAsked = text.scalar(clause.cells.upperBound) == "?"
        let touch: Report.Touch =
          isAsked ? .asked(specs) : mayClose && day.isDated ? .days(specs) : .named(specs)
        if let own = reported.place(of: day.cells) {
          guard result.reports[first + own].touch == .nothing else { continue }
          result.reports[first + own].touch = touch
        } else {
          report(.noClosingWord, day.cells, touching: touch, isQuiet: !inheritsAct)
        }
      }
    }
  }
}

/// Where statements or reports of a sentence stand.
private struct Places {
  private let cells: [Range<Int>]
  /// The places by their first cell, where there are too many to compare each.
  private var byStart: [Int: Int] = [:]

  init(_ cells: some Sequence<Range<Int>>) {
    self.cells = Array(cells)
    guard self.cells.count > 48 else { return }
    for (place, cells) in self.cells.enumerated() { byStart[cells.lowerBound] = place }
  }

  /// The first of them that shares a cell with some days.
  func place(of days: Range<Int>) -> Int? {
    guard cells.count > 48 else { return cells.firstIndex { $0.overlaps(days) } }
    return days.lazy.compactMap { byStart[$0] }.first
  }
}

extension Report {
  /// Whether it touches weekdays that come back.
  fileprivate var namesWeekdays: Bool {
    guard case .days(let specs) = touch else { return false }
    return specs.contains { if case .weekdays = $0 { true } else { false } }
  }
}

extension Sentence {
  /// The days of its clauses, but for those in brackets.
  fileprivate var namedDays: [DayPhrase] {
    clauses.flatMap { $0.adjuncts.flatMap { $0.days ?? [] } }
  }

  /// Whether it says something that is unknown, or no closing, of the days that it closes.
  ///
  /// 휴장기간: … is vouched for by its label, and 4일에 봬요 has a day of its own.
  fileprivate var saysOther: Bool {
    if let first = clauses.first, first.isLabel, first.predicate?.act == .closes { return false }
    return clauses.contains { clause in
      !clause.isPlainOutsideBrackets && !(clause.hasDays && clause.predicate?.act != .closes)
    }
  }
}

extension Clause {
  /// 월요일이 공휴일인 주에는: whether a weekday that is a holiday is a condition of weeks.
  var asksForHoliday: Bool {
    let parts = ClauseParts(self)
    return parts.hedge?.reason == .conditional && parts.allDays.contains { $0.isPublicHolidays }
      && parts.allDays.contains { $0.everyWeek != nil }
  }

  /// Whether a word for closing is one of its nouns, and it has no verb.
  fileprivate var hasClosingNoun: Bool {
    predicate == nil
      && adjuncts.contains {
        if case .verdictNoun(isClosed: true, _) = $0.kind { true } else { false }
      }
  }
}

extension DayPhrase {
  /// Whether 은 sets it off, as a time of which the weekdays behind it are.
  fileprivate var limitsWeekdays: Bool {
    frame.isContrast && !frame.isYearly || isDoubtful(.namedDays) && role == .topic
  }
}

extension DayFrame {
  /// Whether it names a month, of this year or from today.
  var namesMonth: Bool { months != 0 || relativeMonth != nil }
}
