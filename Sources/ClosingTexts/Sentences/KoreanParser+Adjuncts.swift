import KoreanText

// Adjunct: what is neither days nor a subject nor a predicate.
extension KoreanParser {
  /// Reads one adjunct, or skips a token that says nothing.
  mutating func adjunct(_ clause: inout Clause) {
    switch current {
    case .number? where isEnumerator: at += 2
    case .number? where isWhole(at): at += 3
    case .number? where isDuration(at):
      if let count = number(at), kind(at + 1) == .unit(.days) {
        append(.duration(count), &clause, count: 2)
      } else if let count = number(at), kind(at + 1) == .unit(.weeks) {
        append(.duration(7 * count), &clause, count: 2)
      } else if kind(at + 1) == .unit(.times) {
        count(&clause, 2)
      } else {
        // 개점 1주년: nothing of days
        if kind(at + 1) == .unit(.years) { clause.hasLooseEnding = true }
        at += 2
      }
    case .days(let count)?: append(.duration(Int(count)), &clause)
    case .unit(.times)?: count(&clause, 1)
    case .ending? where clause.isEmpty && isOpenBracket(at - 1) && kind(at + 1) == .close:
      // 27일(예정)
      append(.hedge(.softStatement), &clause)
    case .ending?:
      clause.hasLooseEnding = true
      at += 1
    case .week?: append(.hedge(.conditional), &clause)
    case .cycle(.day)?: append(.everyDay, &clause)
    case .addition?: append(.addition, &clause)
    case .former?: append(.former, &clause)
    case .cause?:
      clause.removeReason()
      if clause.adjuncts.count > 1,
        case .verdictNoun = clause.adjuncts[clause.adjuncts.count - 1].kind,
        let days = clause.adjuncts[clause.adjuncts.count - 2].days
      {
        // 22일 휴무에 따라
        clause.adjuncts[clause.adjuncts.count - 2].kind = .reason(days)
        clause.adjuncts.removeLast()
      }
      let start = at
      at += 1
      cause(&clause, start)
    case .hedge(let reason)?: append(.hedge(reason), &clause)
    case .relativeDay(let length)?:
      if case .weeks? = length { clause.namesWeek = true }
      clause.joinsRelativeDay = isLink(at - 1) && clause.hasDays
      clause.reachOfRelativeDay = max(
        clause.reachOfRelativeDay, length?.reach ?? KoreanToken.Length.farthest)
      append(.hedge(.relativeDay), &clause)
    // 올해까지만 일요일 휴무
    case .coming? where particle(at + 1) == .until: append(.hedge(.relativeDay), &clause)
    case .coming? where particle(at + 1) == .topic:
      // 올해는 매월 둘째 일요일 휴무
      clause.passing = tokens[at].cells
      at += 2
    case .coming? where isClosingNoun(at + 1):
      // 올해 의무휴업일은 매주 목요일
      clause.passing = tokens[at].cells
      at += 1
    case .filler? where tokens[at].kind == .passing:
      // 매주 월요일, 임시 휴관일: the last is a day of the list, and it has no date.
      let isListed =
        clause.hasDays && kind(at + 1) == .verdict(.closed(.day))
        && clause.adjuncts.last?.days?.last?.isMonths != true
      clause.passing = isListed ? nil : tokens[at].cells
      at += 1
    case .include?:
      // 명절을 포함하는 달의 …: the festival says which month, and is no closing day.
      if let last = clause.adjuncts.indices.last, let days = clause.adjuncts[last].days,
        clause.adjuncts[last].role == .object
      {
        clause.adjuncts[last].kind = .reason(days)
        clause.adjuncts.append(
          Adjunct(kind: .unread(.conditional), cells: clause.adjuncts[last].cells))
        at += 1
      } else {
        append(.include, &clause)
      }
    case .instead?: append(.instead, &clause)
    case .arrow?: append(.arrow, &clause)
    case .hours(.storeEnd)? where endsStore(clause):
      // 12월 28일 폐점
      let start = at
      at += 1
      _ = end(&clause, .ends, start)
      notesBehind(&clause)
    case .place(.others)?:
      clause.namesRest = true
      at += 1
    case .hours(let word)?: hoursWord(word, &clause)
    case .particle(let particle)?:
      if let last = clause.adjuncts.indices.last, clause.adjuncts[last].role == nil {
        clause.adjuncts[last].role = particle
      }
      at += 1
    case .among? where clause.endsInTime && number(at + 1) != nil && startsDay(at + 1):
      // 2/28부터 3/2까지 중 28일 휴무: the time of which the date is one day
      if !clause.endsInDates { clause.adjuncts.removeLast() }
      let whole = clause.adjuncts.removeLast().days?.last
      at += 1
      let place = clause.adjuncts.count
      days(&clause)
      guard clause.adjuncts.count > place, var days = clause.adjuncts[place].days,
        var date = days[0].date, date.month == nil, let end = whole?.end(near: date.day)
      else { return }
      date.takeMonth(of: end)
      days[0].term = .date(date)
      clause.adjuncts[place].kind = .days(days)
    case .among?:
      // 방학 중 목요일: some of them only.
      if let last = clause.adjuncts.indices.last,
        clause.adjuncts[last].isUnread || clause.adjuncts[last].isNamedDays
      {
        clause.adjuncts[last].kind = .hedge(.conditional)
      }
      at += 1
    case .overlap?:
      // 석가탄신일과 겹쳐: a reason, when no condition follows.
      at += 1
      if current != .condition, let last = clause.adjuncts.indices.last,
        case .days = clause.adjuncts[last].kind
      {
        clause.adjuncts[last].kind = .cause
      }
    // 다음 월요일: a day that depends on the day of the text
    case .following? where weekdays(at + 1) != nil: append(.hedge(.relativeDay), &clause)
    // 다음 휴무일은 12월 13일
    case .following? where kind(at + 1) == .verdict(.closed(.day)): at += 1
    case .word?, .decides?, .unit?, .ordinalMark?, .time?, .halfOfDay?, .number?, .following?,
      .day?,
      .unknownWeekday?, .weekdays?, .ordinal?, .part?, .festival?:
      unread(&clause)
    default: at += 1
    }
  }

  /// Whether a word for closings stands at a place: 휴무일, 정기휴무.
  private func isClosingNoun(_ place: Int) -> Bool {
    guard case .verdict(.closed(let form))? = kind(place) else { return false }
    return form != .verb
  }

  /// Ends the words that say why: 성탄절 행사로.
  mutating func cause(_ clause: inout Clause, _ start: Int) {
    defer { clause.adjuncts.append(Adjunct(kind: .cause, cells: cells(start, at))) }
    guard let last = clause.adjuncts.indices.last else { return }
    // 연휴로 인해, 추석을 맞아
    switch clause.adjuncts[last].role {
    case nil, .target?: break
    case .object? where clause.adjuncts[last].days != nil: break
    default: return
    }
    switch clause.adjuncts[last].kind {
    case .days(let days) where days.allSatisfy({ $0.isFestival }):
      clause.adjuncts[last].kind = .reason(days)
      var isOfMonth = number(at) != nil && kind(at + 1) != .unit(.month) && link(at + 1) != .slash
      if case .ordinal? = current { isOfMonth = true }
      guard days[0].frame.isContrast, isOfMonth else { return }
      // 12월은 성탄절 행사로 13일 휴무, 2월은 설 때문에 셋째 일요일 휴무: the month is that of what stands behind.
      let month = DayPhrase(term: .months, frame: days[0].frame, cells: days[0].cells)
      clause.adjuncts.insert(
        Adjunct(kind: .days([month]), role: .topic, cells: days[0].cells), at: last)
    case .subject(let subject) where subject.kind == .facility:
      // 수영장 공사로 휴관: of the part, or of all.
      clause.adjuncts[last].kind = .hedge(.facilityOnly)
    default: break
    }
  }

  /// Whether 폐점 or 종료 is said of a date, and not of an hour.
  private func endsStore(_ clause: Clause) -> Bool {
    // 폐점(12/28)
    if clause.isEmpty { return isOpenBracket(at + 1) && startsDay(at + 2) }
    var adjuncts = clause.adjuncts[...]
    // 1월 31일 영업을 끝으로 폐점합니다, 1월 31일 계약 만료로 폐점합니다
    if adjuncts.count > 1, adjuncts.last?.isCause == true {
      adjuncts.removeLast()
      if case .verdictNoun(isClosed: false, _)? = adjuncts.last?.kind { adjuncts.removeLast() }
    }
    // 11월 30일을 마지막으로 폐업합니다
    if adjuncts.count > 1, case .ordinals(.last)? = adjuncts.last?.days?.first?.term,
      adjuncts.last?.role == .target
    {
      adjuncts.removeLast()
    } else if adjuncts.count > 2, case .subject? = adjuncts.last?.kind,
      case .ordinals(.last)? = adjuncts.dropLast().last?.days?.first?.term
    {
      // 20일을 마지막으로 역전점 영업을 마칩니다
      adjuncts.removeLast(2)
    }
    guard let days = adjuncts.last?.days, days.allSatisfy({ $0.isDated }), days.count == 1
    else { return false }
    return !startsTime(at + 1) && kind(at + 1) != .colon && kind(at + 1) != .hours(.label)
  }

  /// 영업종료: 11/30: whether days stand behind a word, and no time.
  private func headsDate(_ place: Int) -> Bool {
    var next = skippingFillers(place)
    if kind(next) == .colon || particle(next) == .topic { next += 1 }
    return startsDay(next) && !startsTime(next)
  }

  /// 접수 마감은 12월 9일, 12월 9일 접수 마감: whether the last order is of a date, and not at an hour.
  private func isOfDate(_ clause: Clause) -> Bool {
    if headsDate(at + 1) { return true }
    let isBehindDates = clause.adjuncts.last?.days?.allSatisfy { $0.isDated } ?? false
    return isBehindDates && !startsTime(kind(at + 1) == .colon ? at + 2 : at + 1)
  }

  /// 한 달에 두 번: how often, which is not a day.
  mutating func count(_ clause: inout Clause, _ length: Int) {
    let phrase = DayPhrase(term: .doubtful(.missingDay), cells: cells(at, at + length))
    append(.days([phrase]), &clause, count: length)
  }

  mutating func hoursWord(_ word: KoreanToken.HoursWord, _ clause: inout Clause) {
    switch word {
    case .label: append(.hoursLabel, &clause)
    case .special: append(.unread(.specialHours), &clause)
    case .storeEnd where headsDate(at + 1), .lastOrder where isOfDate(clause):
      append(.unread(.specialHours), &clause)
    case .closing, .storeEnd, .lastOrder: at += 1
    case .pause where particle(at + 1) == .target && isGlued(at + 1):
      // 의료진 휴식으로 휴진
      clause.removeReason()
      let start = at
      at += 2
      cause(&clause, start)
    case .pause: append(.pauseLabel, &clause)
    }
  }
}

extension Clause {
  /// Whether it is dates and nothing else.
  var isOfDates: Bool { adjuncts.count == 1 && endsInDates }

  /// Whether dates are the last that it has, or 연휴 behind them.
  fileprivate var endsInTime: Bool {
    if endsInDates { return true }
    guard adjuncts.count > 1, let days = adjuncts[adjuncts.count - 1].days, days.count == 1 else {
      return false
    }
    return days[0].term == .elliptic(.span)
      && adjuncts[adjuncts.count - 2].days?.allSatisfy { $0.isDated } == true
  }

  /// Whether dates are the last that it has.
  var endsInDates: Bool {
    hasDays && adjuncts.last?.days?.allSatisfy { $0.isDated } == true
  }
}

extension Adjunct {
  var days: [DayPhrase]? { if case .days(let days) = kind { days } else { nil } }
  /// Whether it is days that the text names and does not date.
  var isNamedDays: Bool { days?.contains { $0.isDoubtful(.namedDays) } ?? false }
  // Patterns: to compare kinds copies the lists that they hold.
  var isSubject: Bool { if case .subject = kind { true } else { false } }
  var isCause: Bool { if case .cause = kind { true } else { false } }
  var isPauseLabel: Bool { if case .pauseLabel = kind { true } else { false } }
  var isLength: Bool { if case .duration = kind { true } else { false } }
  var isExcept: Bool { if case .except = kind { true } else { false } }
  var isUnread: Bool { if case .unread = kind { true } else { false } }
  func isUnread(_ reason: UnreadReason) -> Bool {
    if case .unread(let own) = kind { own == reason } else { false }
  }
  var isHours: Bool { if case .hours = kind { true } else { false } }
  var isHedge: Bool { if case .hedge = kind { true } else { false } }
  /// Whether it is a word that is not known, and what the clause is about.
  var isUnknownTopic: Bool { isUnread(.unknownWord) && role == .topic }
  var isUnknownSubject: Bool {
    if case .subject(let subject) = kind { subject.kind == .unknown } else { false }
  }
}
