import KoreanText

/// What makes days closings.
///
/// No verdict is a default: days without any of these are reported.
enum Evidence: Hashable {
  /// The clause says so: 일요일 휴무.
  case verb
  /// A heading says so: 휴무일: 11월 8일.
  case label
  /// The text is a field of closings, or has nothing but days, names and closing words.
  case field
  /// The sentence has nothing but days that come back, names and closing words.
  case sentence
}

extension WrittenText {
  /// Whether each sentence has nothing but days, names and closing words.
  ///
  /// - Complexity: O(*n*) in the size of the tree.
  func plainSentences(in text: NormalizedText) -> [Bool] {
    let saysClosings = sentences.contains { $0.namesClosings }
    return sentences.indices.map { index in
      // By index, because taking a clause out retains all its lists.
      let clauses = sentences[index].clauses
      // 주말 단 3일!, where another sentence says what closes
      let isCry =
        saysClosings && clauses.last.map { text.scalar($0.cells.upperBound) == "!" } ?? false
      if isCry, clauses.allSatisfy({ $0.predicate == nil }) { return false }
      return clauses.indices.allSatisfy { place in
        clauses[place].isPlain
          || clauses[place].predicate?.act == .opens
            && clauses.contains { $0.hasCondition }
            && clauses[place].adjuncts.allSatisfy { !$0.isUnread }
      }
    }
  }
}

extension Clause {
  /// Whether nothing stands in it and its brackets but days, names, closing words and how sure they
  /// are.
  var isPlain: Bool { isPlainOutsideBrackets && notes.allSatisfy { $0.isPlain } }

  /// The same, whatever stands in its brackets.
  var isPlainOutsideBrackets: Bool {
    switch predicate?.act {
    case .other?, .changes?, .cancels?, .ends?, .opens?: return false
    case .closes?, .neverCloses?, .roster?, nil: break
    }
    if predicate?.hedge == .softStatement || predicate == nil && hasLooseEnding { return false }
    var hasDates = false
    var hasDays = false
    let isPlain = adjuncts.indices.allSatisfy { place in
      switch adjuncts[place].kind {
      case .days(let days):
        hasDays = true
        if days.contains(where: { $0.isDated }) { hasDates = true }
        return true
      // 도서관 사정에 의해 관장이 지정한 날: words about days that somebody names. But the last word of
      // 12월 7일 영업 재개일 says what the date is.
      case .unread(let reason):
        let saysWhatDayIs =
          hasDates && predicate == nil && adjuncts[place - 1].days?.last?.isDated == true
        return !saysWhatDayIs
          && (reason == .namedDays || adjuncts.last?.isUnread(.namedDays) == true)
      // 알뜰시장은 매주 목요일!, 설날 문 여는 병원, 설 연휴 배송 안내: no word says that they close.
      case .subject(let subject):
        let isTopic = subject.kind == .store && adjuncts[place].role == .topic
        let isOfDays = (subject.kind == .store || subject.kind == .facility) && hasDays
        return subject.kind != .unknown && !(predicate == nil && (isTopic || isOfDays))
      case .hours, .hoursLabel, .pauseLabel: return false
      default: return true
      }
    }
    guard isPlain else { return false }
    // 매월 1, 6, 11일(31일에 열고 1일에 휴무): the bracket says what closes.
    let isSaidApart = adjuncts.indices.contains { place in
      guard case .days(let days) = adjuncts[place].kind else { return false }
      return days.indices.contains { place in
        let notes = days[place].notes
        guard notes.count > 1 else { return false }
        let said = notes.lazy.filter { $0.hasDays }.map { $0.predicate?.act }
        return said.contains(.closes) && said.contains(.opens)
      }
    }
    return !isSaidApart || hasCondition
  }

  /// Whether a condition stands in it or in its brackets.
  var hasCondition: Bool {
    notes.contains { $0.hasCondition }
      || adjuncts.indices.contains { place in
        switch adjuncts[place].kind {
        case .condition: true
        case .days(let days):
          days.indices.contains { days[$0].notes.contains { $0.hasCondition } }
        default: false
        }
      }
  }

  /// Whether it is a date with its year and nothing else.
  var isLoneDate: Bool {
    guard predicate == nil, notes.isEmpty, adjuncts.count == 1, let days = adjuncts[0].days
    else { return false }
    return days.count == 1 && days[0].date?.year != nil
  }

  /// Whether it says no more than that something closes.
  var isBareClosing: Bool {
    predicate?.act == .closes && predicate?.hedge == nil && adjuncts.isEmpty && notes.isEmpty
  }

  /// Whether it has no verb, and an unknown word right behind weekdays.
  var namesWeekdaysOfUnknown: Bool {
    predicate == nil
      && adjuncts.indices.dropLast().contains { place in
        guard case .days(let days) = adjuncts[place].kind,
          adjuncts[place + 1].isUnread(.unknownWord)
        else { return false }
        return days.allSatisfy { $0.everyWeek != nil && $0.frame.isEmpty && !$0.isDated }
      }
  }

  /// Whether it only says that something closes, and repeats the days in a bracket.
  func closesOnly(_ days: DaySpec) -> Bool {
    guard predicate?.act == .closes, predicate?.hedge == nil, adjuncts.isEmpty, notes.count == 1
    else { return false }
    let parts = ClauseParts(notes[0])
    return notes[0].isPlain && parts.allDays.flatMap { $0.specs } == [days]
  }

  /// Whether words of something else stand right behind 영업 or 오픈, as in 오픈 기념 할인.
  func isPartOfName(before next: Clause?) -> Bool {
    guard let next, next.isNames || next.predicate?.act == .other && !next.hasDays,
      let predicate, predicate.isWeak, predicate.act == .opens, notes.isEmpty
    else { return false }
    return next.cells.lowerBound <= predicate.cells.upperBound + 1
  }

  /// 이벤트 기간 11/26~12/2: whether a word for days that nobody dates stands right before dates.
  var hasPeriodBeforeDates: Bool {
    // By index, because what is taken out of a list is copied.
    adjuncts.indices.contains { place in
      guard case .days(let days) = adjuncts[place].kind else { return false }
      if place > 0, adjuncts[place - 1].isUnread(.namedDays),
        days.contains(where: { $0.isDated })
      {
        return true
      }
      return days.indices.dropLast().contains {
        days[$0].isDoubtful(.namedDays) && days[$0 + 1].isDated && days[$0 + 1].join == .beside
      }
    }
  }

  /// 영업시간:, 연장영업:.
  var isHoursLabel: Bool {
    guard isLabel, let first = adjuncts.first else { return false }
    switch first.kind {
    case .hoursLabel, .pauseLabel, .unread(.specialHours): return true
    default: return false
    }
  }

  /// Whether a word for hours stands before its days.
  var hasHoursBeforeDays: Bool {
    for adjunct in adjuncts {
      switch adjunct.kind {
      case .hoursLabel, .pauseLabel: return true
      case .days: return false
      default: break
      }
    }
    return false
  }

  /// Whether it begins with hours of which no day is named before them.
  var beginsWithHours: Bool {
    guard let first = adjuncts.first, case .hours(let hours) = first.kind else { return false }
    // 10:00~20:00⏎[주말]: the bracket may head the next hours.
    return hours.days.first.map { $0.cells.lowerBound > first.cells.lowerBound } ?? true
  }
}

extension Saying {
  /// 11월 29일은 5번째 일요일!: whether days that come back say what a date is.
  fileprivate var saysWhichDayItIs: Bool {
    // 설날이 일요일이라
    if clause.isCopular, clause.predicate == nil, parts.noun == nil, parts.lists.count == 2,
      parts.lists[0].role == .subject
    {
      return true
    }
    return clause.predicate == nil && parts.lists.count == 2 && parts.lists[0].role == .topic
      && parts.noun == nil && parts.lists[0].days.allSatisfy { $0.isDated }
      && parts.lists[1].days.allSatisfy { $0.repeats && !$0.isDated }
  }

  /// 추첨일은 12월 8일입니다: the named days whose date it gives.
  fileprivate var daysOfOthers: DayPhrase? {
    guard clause.isCopular, parts.lists.count == 2, parts.lists[0].role == .topic,
      parts.lists[0].days.count == 1, parts.lists[0].days[0].isDoubtful(.namedDays)
    else { return nil }
    return parts.lists[0].days[0]
  }
}

extension StatementReader {
  /// What makes closings of days without a verb; `nil` where nothing does.
  func evidence(for said: Saying) -> Evidence? {
    let (clause, context) = (said.clause, said.context)
    if clause.hasPeriodBeforeDates { return nil }
    // 일 월 화 수 목 금 토: the head of a calendar
    if clause.predicate == nil, said.namesWholeWeek { return nil }
    // 22일은 휴무일이므로 21일에 방문해 주세요: a day with 에 waits for a verb of its own
    if clause.predicate == nil, said.parts.lists.contains(where: { $0.role == .genitive }) {
      return nil
    }
    if said.saysWhichDayItIs { return nil }
    // 휴강: 12/25 보강은 12/26
    if clause.predicate == nil, clause.adjuncts.first?.isUnknownSubject == true,
      clause.adjuncts.first?.role == .topic, said.next?.predicate == nil
    {
      return nil
    }
    // 임시휴관일은 12월 8일입니다 has the word for closing in it.
    if let name = said.daysOfOthers, !text.string(name.cells).contains("휴") { return nil }
    if context.act == .closes {
      // 휴무 8.15, 8.16⏎2026년 3월 2일⏎점장: the heading has its days, and this is the text's own date.
      let isOfText = inheritsAct && !context.headsLines && !listsClosings && clause.isLoneDate
      // 휴점일: 12월 14일⏎크리스마스 연장영업: …: the days of the hours
      let isOfHours = inheritsAct && said.next?.isHoursLabel == true
      // 휴무 안내⏎월 | 휴무⏎화 | 11:00~21:00: the next day of a week that is listed
      let isListed =
        inheritsAct && beginsLine && follower?.beginsWithHours == true
        && result.list.last?.effect == .closes
        && said.days.allSatisfy { $0.everyWeek != nil && $0.cells.count == 1 }
      return isOfText || isOfHours || isListed ? nil : .label
    }
    if said.parts.noun != nil || said.parts.sayThemselves { return .verb }
    if clause.predicate == nil, !listsClosings,
      text.announces(behind: clause.cells.upperBound)
        || said.days.contains(where: { saysWhatDayIs($0) })
    {
      return nil
    }
    // 연말연시 휴무 12/31~1/3: the dates of the days before the word
    if context.wantsDays, clause.predicate == nil, said.parent == nil, clause.adjuncts.count == 1,
      said.days.allSatisfy({ $0.isDated })
    {
      return .verb
    }
    // 평일⏎10:00~22:00: days of hours
    if follower?.beginsWithHours == true || clause.hasHoursBeforeDays { return nil }
    // 2026.11.20, alone on its line beside others: the date of the text itself
    if !isOnlyLine, !listsClosings, clause.isLoneDate { return nil }
    let days = said.days
    // 2·4번째 월요일에 쉽니다. 이번 달은 14일과 28일입니다: the days of the rule beside it
    if isPlainSentence, !beginsLine, clause.isCopular, said.parent == nil,
      days.allSatisfy({ $0.isDated && $0.frame.isContrast }), let last = result.list.last,
      last.effect == .closes, !last.days.isDated, last.audience == said.audience
    {
      return .verb
    }
    if !listsClosings, context.isBelowOpening, said.days.contains(where: { $0.isDated }) {
      return nil
    }
    // 12월 1일 ~ 12월 31일⏎휴관일⏎12월 16일: what closes stands below the heading
    if headsBelow, said.next == nil, clause.predicate == nil, !listsClosings { return nil }
    if isField, listsClosings || !sections.isOfOther { return .field }
    if isPlainSentence, !followsForeignLine,
      days.contains(where: { $0.repeats }) || !days.contains(where: { $0.isDated })
    {
      return .sentence
    }
    // 매월 둘째 일요일, 12월 25일: 휴무 stands in the sentence.
    let before = result.list[min(context.sentenceStart, result.list.endIndex)...]
    // 12월 7일⏎휴점일: 12월 13일: a label on the next line is about other days.
    let isSaidBehind =
      follower?.isBareClosing == true && (said.next != nil || follower?.isLabel == false)
    let isSaid = isSaidBehind || before.contains { $0.effect == .closes }
    return isSaid ? .verb : nil
  }

  /// 매주 화요일 장날, 매월 5일 급여일: whether a word for a day says what the one before it is.
  private func saysWhatDayIs(_ day: DayPhrase) -> Bool {
    day.join == .beside && day.isDoubtful(.namedDays) && !text.string(day.cells).contains("휴")
  }
}

extension Saying {
  /// Whether its days are all weekdays, one by one.
  fileprivate var namesWholeWeek: Bool {
    days.reduce(into: WeekdaySet()) { $0.formUnion($1.everyWeek ?? []) } == .all
  }
}
