import KoreanText

// From days to statements.
extension StatementReader {
  /// States what a clause says of its days.
  mutating func state(_ said: inout Saying) {
    guard let act = said.act else { return }
    reportWords(of: said.parts)
    for list in said.parts.otherTopics { refuse(list.days, .noClosingWord) }
    guard takePart(&said, act) else { return }
    if let days = said.parts.duration, act == .closes { said.parts.count(days) }
    if said.context.act == .closes, said.context.isList, said.parts.lists.count == 1,
      // 12일 휴무이며 9일, 23일은 정상영업합니다: behind a verb, and no list
      !preceding.closesDates,
      act == .opens && (!inheritsAct || said.context.headsLines)
        || act == .closes && said.clause.predicate != nil && said.parts.lists[0].endsApart
    {
      // 휴무일: 8일, 15일 / 22일은 정상영업: the verb takes the last of the list.
      said.parts.lists[0].days = splitHeaded(said)
    } else if act == .opens, said.parts.lists.count == 1, said.parts.lists[0].endsApart,
      let last = said.days.lastIndex(where: { $0.join == .apart })
    {
      // 점검일: 매주 화요일 / 1월 24일은 정상운영: the verb takes the last, and nothing says what the others are.
      refuse(Array(said.days[..<last]), .noClosingWord)
      said.parts.lists[0].days.removeFirst(last)
    }
    if saysOfOthers(&said, act) { return }
    if act == .closes, said.clause.namesRest {
      openNamedDays(for: said.audience)
      // 6일, 20일 09:00~18:00⏎그 외 일요일은 쉽니다: those that were named do not
      for index in result.reports.indices where result.reports[index].reason == .specialHours {
        result.reports[index].touch.doubtsNamed()
      }
    }
    if act == .opens, said.clause.namesRest, namesRestOfClosings(said) { return }
    if act == .closes ? closesNothing(&said) : opensNothing(act, said) { return }
    let first = result.list.endIndex
    takeOpenedMonth(&said, act)
    let isOfOther = act == .closes && setDatesOfOtherAside(&said)
    if act == .opens, let parent = said.parent, !parent.isEmpty {
      for day in said.days { takeOut(day, of: parent) }
    }
    var style = EmissionStyle(act, said)
    style.isListed = isComplete(said)
    if said.context.isList { style.adds = said.context.adds }
    if said.context.adds { style.mayReplace = false }
    style.replaces = said.clause.saysBut && !said.parts.flags.contains(.adds)
    if namesEach(said) { return emitEach(said, style) }
    let statesSince = emit(said.parts, style, in: said.context)
    said.context.wantsDays =
      act == .closes && said.parent == nil && result.list.endIndex == first
    if isOfOther { for index in first..<result.list.endIndex { doubt(index, .ambiguous) } }
    if act == .opens, !saysEachDay(said.clause) {
      for index in first..<result.list.endIndex { result.list[index].isUsual = true }
    }
    // 12/10부터 내부공사, 재오픈 일정 추후공지
    let isLeftOpen =
      said.next?.isHedge == true && said.parts.lists.first?.role == .since
      && said.parts.unread.contains { $0.isUnknownWord }
    if act == .opens, isLeftOpen || movesElsewhere(said.clause) {
      for index in first..<result.list.endIndex { doubt(index, .ruleChange) }
    }
    if act == .opens, opensAgain(said.clause) {
      for index in first..<result.list.endIndex { result.list[index].reopens = true }
    }
    if act == .opens, said.parent == nil, said.parts.audience == nil, said.audience == .store {
      openTopic(first..<result.list.endIndex)
    }
    let from = statesSince ? min(first + 1, result.list.endIndex) : first
    if result.list.count > first {
      // 12월 25일은 성탄절 영업, 24일 휴무: the festival is no date to go on from
      let dated = result.list[first...].last { $0.days.lastDate != nil }
      said.context.goOn(from: dated ?? result.list[result.list.count - 1])
      said.context.isMonthOfOther = false
    }
    notes(said.clause.notes, parent: from..<result.list.endIndex, said.context)
    if said.parent == nil, said.clause.predicate?.isNoun == true, act == .closes,
      said.days.allSatisfy({ $0.isFestival })
    {
      // 추석 휴점 안내⏎전점 9월 25일 ~ 26일: the line heads those under it.
      said.context.act = .closes
      said.context.isList = true
    }
  }

  /// 안양점과 평촌점이 각각 9일과 13일에: whether several have days of their own.
  private func namesEach(_ said: Saying) -> Bool {
    said.audience.names.count > 1 && said.days.count > 1
      && said.clause.cells.contains { text.has("각각", at: $0) }
  }

  /// States the days of each of those who are named, in their order; refused where they are not as many.
  private mutating func emitEach(_ said: Saying, _ style: EmissionStyle) {
    guard said.days.count == said.audience.names.count else {
      return refuse(said.days, .anotherBranch)
    }
    for (name, day) in zip(said.audience.names, said.days) {
      var own = style
      own.audience = Audience(
        kind: said.audience.kind, names: [name], brand: said.audience.brand)
      emit([day], own, in: said.context)
    }
  }

  /// Whether a clause names all closing days of its months, as 휴무일은 8일, 22일 and fields do.
  private func isComplete(_ said: Saying) -> Bool {
    guard said.parts.flags.isDisjoint(with: [.adds]) else { return false }
    if said.context.isComplete || said.namesDays { return true }
    return listsClosings && said.days.count { $0.isDated } > 1
  }

  /// States the days of all lists.
  ///
  /// - Returns: whether a day was stated from which the rest holds.
  @discardableResult
  mutating func emit(
    _ parts: ClauseParts, _ style: EmissionStyle, in context: StatementContext
  ) -> Bool {
    var parts = parts
    if style.effect == .closes {
      setPeriodAside(&parts)
      parts.dropWiderTopic()
    }
    var statesSince = false
    pending = nil
    if style.effect == .closes { parts.joinEnds() }
    if style.effect == .closes, parts.lists.count > 1,
      parts.lists.contains(where: { $0.role == .until })
    {
      // 10월까지 매월 둘째 일요일 휴무, 12월부터 내년 2월까지 휴장
      refuse(parts.allDays, .ambiguous)
      if let month = parts.allDays.first(where: { $0.isMonths }) {
        report(.ambiguous, month.cells, touching: .everything)
      }
      return false
    }
    if style.effect == .closes, parts.countsFromDays(in: context) {
      // 매월 20일 이후 첫 월요일 휴무
      refuse(parts.allDays, .ambiguous)
      if let date = parts.lists.lazy.compactMap({ $0.beginning(in: context) }).first {
        // 4월 8일부터 첫째 목요일 휴무: what closes until now may do so no longer
        report(.ambiguous, date.cells, touching: .everything)
      }
      return false
    }
    var style = style
    refuseWhole(&parts, &style)
    if style.effect == .opens, parts.lists.first?.role == .since, parts.lists.count == 2,
      parts.lists[1].role == nil, parts.lists[1].days.allSatisfy({ $0.isFestival })
    {
      // 2일부터 새해 장사
      refuse(parts.lists.removeLast().days, .ambiguous)
    }
    if style.effect == .closes, let since = parts.lists.first, since.role == .since,
      since.days.allSatisfy({ $0.isMonths })
    {
      // 10월부터는 10일, 25일 휴장: of each month from then on
      for list in parts.lists.indices.dropFirst() {
        for day in parts.lists[list].days.indices where parts.lists[list].days[day].waitsForMonth {
          parts.lists[list].days[day].frame.isMonthly = true
        }
      }
    }
    for list in parts.lists {
      if list.role == .since || list.role == .until {
        if emitEnd(list, of: parts, style, in: context) { statesSince = true }
        continue
      }
      if style.effect == .opens, list.role == .only, let closed = list.otherWeekdays {
        if list.days[0].frame.months == 0, context.frame.months == 0,
          result.list[nearIndices(since: context.sentenceStart)].contains(where: { $0.months != 0 })
        {
          // 12월~2월은 평일 휴무, 주말만 영업: in those months, or in all
          refuse(list.days, .ambiguous)
          continue
        }
        if let period = parts.allDays.first(where: { $0.isDoubtful(.namedDays) }) {
          // 하계기간에는 토·일만 운영합니다: in a time that nobody dates
          report(.namedDays, period.cells, touching: .everything)
          continue
        }
        // 금토일만 영업: the others close.
        var closing = style
        closing.effect = .closes
        add(.weekdays(closed, []), of: list.days[0], closing, in: context)
        continue
      }
      emit(list.days, style, in: context)
    }
    if style.effect == .closes, let month = parts.monthOfSeveralDates {
      // 12월에 10일, 24일 쉬어요: what a rule closes in that month, too
      report(.ambiguous, parts.lists[0].days[0].cells, touching: .named([month]), isQuiet: true)
    }
    if let days = parts.duration, let last = result.list.indices.last {
      extend(last, days)
      // 14일부터 닷새간: is a range, of which the bracket behind it may speak
      if result.list[last].effect == .closes { statesSince = false }
    }
    return statesSince
  }

  /// 2013.12.20 - 2014.02.02 설날 연휴 휴무: weeks beside a festival say when the notice applies.
  private mutating func setPeriodAside(_ parts: inout ClauseParts) {
    guard parts.allDays.contains(where: { $0.isFestival }) else { return }
    for index in parts.lists.indices {
      let periods = parts.lists[index].days.filter { $0.isOfWeeks }
      guard !periods.isEmpty else { continue }
      refuse(periods, .ambiguous)
      parts.lists[index].days.removeAll { $0.isOfWeeks }
    }
  }
}

extension DayPhrase {
  /// Whether it runs over more than two weeks, between days whose months are said.
  var isOfWeeks: Bool {
    guard case .range(let first, let last) = term, let from = first.month, let to = last.month
    else { return false }
    let years = (last.year ?? first.year ?? 0) - (first.year ?? last.year ?? 0)
    let days = (years * 12 + to - from) * 30 + last.day - first.day
    // 12.1~2.28 ends in the next year.
    return days > 14 || days < 0
  }

  /// The first day of a date or a month.
  func beginning(_ context: StatementContext) -> DateText? {
    if var date {
      date.year = date.year ?? frame.year ?? context.frame.year
      date.month = date.month ?? frame.singleMonth ?? context.frame.singleMonth
      context.giveMonth(to: &date)
      return date
    }
    // 새해부터
    if case .festival(.newYear, _) = term { return DateText(year: frame.year, month: 1, day: 1) }
    guard isMonths else { return nil }
    if let month = frame.singleMonth { return DateText(year: frame.year, month: month, day: 1) }
    return frame.relativeMonth.map { DateText(day: 1, monthOffset: $0) }
  }
}

extension Adjunct {
  /// Whether it is the store itself, of which something is said.
  var namesStore: Bool {
    if case .subject(let subject) = kind { subject.kind == .store } else { false }
  }

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
      // 주말(금·토·일)만: the bracket has its own days.
      guard let weekdays = day.everyWeek, day.frame.months == 0, day.details.isEmpty else {
        return nil
      }
      named.formUnion(weekdays)
    }
    return named.rawValue.nonzeroBitCount > 1 ? WeekdaySet(rawValue: ~named.rawValue) : nil
  }
}

extension DaySpec {
  /// The last date; of weekdays of a month its first day.
  var lastDate: DateText? {
    switch self {
    case .date(let date): date
    case .range(let first, let last): last.hasMonth ? last : first
    // 12월 매주 월요일 휴무, 28일 제외
    case .weekdaysOf(let month, _, _):
      DateText(year: month.year, month: month.month, day: 1, monthOffset: month.offset)
    default: nil
    }
  }
}

extension ClauseParts {
  /// 12월에 10일, 24일: the month of several dates before which it is named by itself.
  fileprivate var monthOfSeveralDates: DaySpec? {
    guard lists.count == 1, lists[0].days.count > 1, !flags.contains(.adds),
      !lists[0].days[0].frame.isContrast,
      let month = lists[0].days[0].frame.singleMonth,
      lists[0].days.allSatisfy({ $0.date?.month ?? month == month && $0.date != nil })
    else { return nil }
    return .weekdaysOf(MonthText(year: lists[0].days[0].frame.year, month: month), [], [])
  }
}
