import KoreanText

// Heads within a line: 휴무: 11/25, 정상영업: 11/22 and [휴무] 11/25 [정상영업] 11/22.
extension KoreanParser {
  /// Whether a head begins after days, so that it heads what follows and is not their verb.
  ///
  /// - Parameter behindLabel: whether the clause before is a label: the list began with a head.
  func startsHead(_ place: Int, behindLabel: Bool) -> Bool {
    var place = place
    let first = place
    while place < first + 4, isPartOfHead(place) { place += 1 }
    if isOpenBracket(place) {
      return headsInBracket(place)
    }
    guard isHeadWord(place) else { return false }
    let next = place + 1
    switch kind(next) {
    case .colon?: return startsDay(next + 1) || startsTime(next + 1) || kind(next + 1) == .lineEnd
    case .dash? where !isGlued(next): return startsDay(next + 1)
    case .particle(.topic)? where isGlued(next):
      return behindLabel && startsDay(next + 1)
    case .particle(.genitive)? where !isGlued(next):
      // Open on Dec 25 and closed on Dec 26
      return (behindLabel || link(first - 1) == .and) && startsDay(skippingFillers(next + 1))
    default:
      // 대출 정지 기간 12/1~12/5, 휴관 12/7
      let isBehindLink = link(first - 1) == .comma || link(first - 1) == .and
      let isSetOff = isBehindLink && !isGlued(next) && startsDay(next)
      return (behindLabel || isSetOff) && place == first && (startsDay(next) || startsTime(next))
        && !isEndOfVerb(next)
    }
  }

  /// Whether a bracket names whose days follow, as one at the head of the sentence does.
  ///
  /// [본점] 월요일 휴무 [분점] 화요일 휴무 has two such brackets.
  func headsNext(_ place: Int) -> Bool {
    guard let end = endOfNameBracket(place), startsDay(end) else { return false }
    var first = place
    while first > 0, first > place - 48, kind(first - 1) != .lineEnd, kind(first - 1) != .stop {
      first -= 1
    }
    return first < place && endOfNameBracket(first) != nil
  }

  /// The place behind a bracket that has names and nothing else.
  private func endOfNameBracket(_ place: Int) -> Int? {
    guard isOpenBracket(place), kind(place + 1) != .close else { return nil }
    var end = place + 1
    while end < place + 8, isPartOfHead(end) || kind(end) == .link(.comma) { end += 1 }
    return kind(end) == .close ? end + 1 : nil
  }

  func isPartOfHead(_ place: Int) -> Bool {
    switch kind(place) {
    case .place?, .branch?, .filler?: true
    default: false
    }
  }

  /// 일요일 휴업: 12/13, 12/27: whether a weekday and the closing word are one label of dates.
  func headsDates(behind clause: Clause, _ before: Clause?) -> Bool {
    guard before?.isLabel != true, clause.adjuncts.count == 1, let days = clause.adjuncts[0].days,
      days.count == 1, days[0].everyWeek?.isSingle == true, days[0].frame.isEmpty,
      !days[0].frame.isWeekly, isHeadWord(at), kind(at + 1) == .colon
    else { return false }
    return number(at + 2) != nil && startsDay(at + 2)
  }

  func isEndOfVerb(_ place: Int) -> Bool {
    endsVerb(place) || kind(place) == .question || particle(place) != nil
  }

  /// Whether a closing word that nothing stands before heads the days behind it: 휴무 11/25(수).
  func headsDays(_ clause: Clause) -> Bool {
    guard depth == 0 else { return false }
    if endOfOn > at { return !clause.hasDays && startsDay(endOfOn) }
    // 12월 의무휴업 13일, 27일
    let isOfMonth =
      clause.adjuncts.count == 1 && clause.hasDays && clause.daysAreMonths && number(at) != nil
    return (clause.adjuncts.isEmpty || isOfMonth) && (startsDay(at) || isDashBeforeDay)
  }

  /// The place behind the words "on" and "the": open on the 22nd.
  var endOfOn: Int {
    // Open as usual on the 4th
    let place = skippingFillers(at)
    if particle(place) == .genitive, !isGlued(place) { return skippingFillers(place + 1) }
    // The article is the only filler before an English day.
    return kind(at) == .filler && kind(at + 2) == .unit(.day) && depth == 0 ? at + 1 : at
  }

  var isDashBeforeDay: Bool { current == .dash && !isGlued(at) && startsDay(at + 1) }

  /// Ends a clause before a head; a month before the head is the head's: 11일, 25일 / 12월 정상영업: 27일.
  mutating func splitMonth(_ clause: inout Clause, _ clauses: inout [Clause]) {
    var month: DayPhrase?
    if let last = clause.adjuncts.indices.last, case .days(var days) = clause.adjuncts[last].kind,
      days.count > 1, days[days.count - 1].isMonths
    {
      month = days.removeLast()
      clause.adjuncts[last].kind = .days(days)
    } else if clause.adjuncts.allSatisfy({ $0.isCount }) {
      // 월 2회 휴무: …
      clause.adjuncts = []
      headAfterMonths(&clause)
      return
    } else if clause.daysAreMonths || clause.isOnlyLimit && headsRule(at) {
      // 12월 휴무일: is one head, and so is 10월 31일까지 휴무일: before 매달 첫째 월요일.
      headAfterMonths(&clause)
      return
    }
    clauses.append(clause)
    clause = Clause()
    if let month { clause.adjuncts.append(Adjunct(kind: .days([month]), cells: month.cells)) }
    headAfterMonths(&clause)
  }

  /// Whether days that come back stand behind the head at a place.
  private func headsRule(_ place: Int) -> Bool {
    var next = place
    while next < place + 4, isPartOfHead(next) || isOpenBracket(next) { next += 1 }
    guard isHeadWord(next) else { return false }
    let end = next + 5
    next += 1
    while next < end {
      switch kind(next) {
      case .close?, .colon?, .dash?, .lineEnd?, .particle?: next += 1
      default: return startsRule(next)
      }
    }
    return false
  }

  /// Reads the word of a head, and what stands between the days and that word.
  mutating func headAfterMonths(_ clause: inout Clause) {
    while isPartOfHead(at) {
      if startsSubject(at) { subject(&clause) } else { at += 1 }
    }
    if isOpenBracket(at) { at += 1 }
    switch current {
    case .verdict(let verdict)?:
      clause.predicate = Predicate(
        act: verdict.isClosed ? .closes : .opens,
        isWeak: verdict == .operates || verdict == .opensDoor,
        namesDays: verdict.namesDays, cells: tokens[at].cells)
    default: clause.adjuncts.append(Adjunct(kind: .hoursLabel, cells: tokens[at].cells))
    }
    at += 1
    while current == .close || current == .colon || current == .dash || particle(at) != nil {
      at += 1
    }
    clause.isLabel = true
  }

  /// 휴무: 일요일, 평일: 09:00~18:00: under a label, the last days before a colon are a new label.
  mutating func splitLabel(_ clause: inout Clause, _ clauses: inout [Clause]) {
    if clause.predicate == nil, let last = clause.adjuncts.last, case .subject = last.kind,
      clause.adjuncts.dropLast().contains(where: { $0.days != nil })
    {
      // 중앙도서관 매주 월요일, 공통: 1월 1일: the last name heads what is behind the colon.
      clause.adjuncts.removeLast()
      clauses.append(clause)
      clause = Clause()
      clause.adjuncts.append(last)
      return
    }
    guard clauses.last?.isLabel == true, clause.predicate == nil,
      let last = clause.adjuncts.indices.last, case .days(let days) = clause.adjuncts[last].kind,
      let place = days.lastIndex(where: { $0.join != .tight }), place > 0
    else { return }
    clause.adjuncts[last].kind = .days(Array(days[..<place]))
    clauses.append(clause)
    clause = Clause()
    clause.adjuncts.append(Adjunct(kind: .days(Array(days[place...])), cells: days[place].cells))
  }
}

extension Adjunct {
  /// Whether it is how often, and no day.
  var isCount: Bool {
    days?.allSatisfy { $0.isDoubtful(.missingDay) } ?? false
  }
}
