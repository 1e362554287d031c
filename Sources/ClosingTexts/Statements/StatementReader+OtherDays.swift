import KoreanText

// Days before a verb that says nothing about them.
extension StatementReader {
  /// Sets aside the days that a verb says nothing about.
  ///
  /// - Returns: whether no day is left.
  mutating func saysOfOthers(_ said: inout Saying, _ act: Predicate.Act) -> Bool {
    if act == .opens, said.parts.lists.count == 1, said.parts.lists[0].role == .topic,
      let last = said.days.lastIndex(where: { $0.join == .apart })
    {
      // 매주 월요일 / 1월 1일 / 성탄절은 개관: nothing is said of those before it
      refuse(Array(said.days[..<last]), .noClosingWord)
      said.parts.lists[0].days.removeFirst(last)
    }
    if said.parts.lists.count == 1, said.days.count > 1,
      let place = said.days.indices.dropFirst().last(where: {
        said.days[$0].isBreak && said.days[$0].join == .beside && said.days[$0 - 1].isDated
      })
    {
      // 연휴 says what the dates before it are, as in 12월 25일~27일 연휴 휴무. In 25일·26일 연휴, 28일
      // 정상진료 the verb says nothing about them.
      let isOfOthers = act == .opens && place + 1 < said.days.count
      if isOfOthers { refuse(Array(said.days[..<place]), .noClosingWord) }
      said.parts.lists[0].days.removeSubrange(isOfOthers ? 0..<place + 1 : place..<place + 1)
    }
    if act == .closes, said.context.act == .opens, !inheritsAct, said.parent == nil,
      result.list.count == said.context.sentenceStart, said.days.count == 1, said.days[0].isDated,
      said.clause.predicate?.isNoun == true
    {
      // Back on Jan 11 겨울휴가: the day of the word before it, or of the one behind it
      refuse(said.days, .ambiguous)
      return true
    }
    guard act == .opens else { return false }
    if let last = said.parts.lists.lastIndex(where: { $0.role == .topic }), last > 0,
      said.parts.lists[..<last].contains(where: { $0.role == .topic })
    {
      // 첫째 주는 2일 화요일, 둘째 주에는 쉬지 않으며: the verb is about the last of them
      for list in said.parts.lists[..<last] { refuse(list.days, .ambiguous) }
      said.parts.lists.removeFirst(last)
      if said.days.last?.isDated == false {
        refuse(said.days.filter { $0.isDated }, .ambiguous)
        said.parts.lists[0].days.removeAll { $0.isDated }
      }
    }
    if headsDates(said) { return true }
    if said.parts.unread.contains(where: {
      $0.isUnread(.namedDays) && text.has("휴", in: $0.cells)
    }) {
      // 창립휴일로 운영: a day off, whatever it is
      refuse(said.days, .namedDays)
      return true
    }
    if tellsOfOpening(said.clause)
      || isAnnouncement(said.clause) && follower?.beginsWithHours != true
    {
      // 설 연휴 영업 안내: what is below, and not that the door is open
      for day in said.days { report(.noClosingWord, day.cells) }
      return true
    }
    if said.days.allSatisfy({ $0.everyWeek != nil && !$0.isDated }),
      isWithinPeriod(said.clause.cells.lowerBound)
    {
      // 방학기간(12.21.~2.28.) 중 월요일은 개관: the Mondays of that time
      refuse(said.days, .conditional)
      return true
    }
    return false
  }

  /// 12/23(수) 예약 환자가 많아 진료합니다: doubts the dates of a sentence that states nothing of them and ends
  /// with a verb that closes or opens.
  mutating func doubtDaysOfVerdict(_ sentence: Sentence, since start: Int) {
    guard result.list.count == start, sentence.clauses.count > 1,
      let last = sentence.clauses.last, !last.hasDays, !last.isLabel,
      last.predicate?.act == .opens || last.predicate?.act == .closes
    else { return }
    for clause in sentence.clauses where clause.predicate?.act == .other {
      refuse(clause.adjuncts.flatMap { $0.days ?? [] }.filter { $0.isDated }, .ambiguous)
    }
  }

  /// 폐장 뒤에는: whether a closing noun says when something is.
  func isTimeOfOther(_ said: Saying) -> Bool {
    guard said.act == .closes, !said.parts.lists.isEmpty, let noun = said.clause.predicate,
      noun.isNoun
    else { return false }
    let place = noun.cells.upperBound + (text.scalar(noun.cells.upperBound) == " " ? 1 : 0)
    return ["뒤에는", "후에는"].contains { text.isWord($0, place..<place + 3) }
  }

  /// 12월 23일: 휴관일이지만 체험단 방문으로 문을 엽니다: whether what the clause closes opens all the same.
  func opensAllTheSame(_ said: Saying) -> Bool {
    guard said.act == .closes, said.hedge?.reason != .relativeDay, let noun = said.clause.predicate,
      noun.isNoun || noun.namesDays, let next = said.next, next.predicate?.act == .opens,
      next.adjuncts.allSatisfy({ $0.saysWhy })
    else { return false }
    let ends = ["지만", "인데", "에도", "라도", "으나", "이나"]
    return (noun.cells.lowerBound...noun.cells.upperBound + 2).contains { cell in
      ends.contains { text.has($0, at: cell) }
    }
  }

  /// Sets aside the days of a closing that may be of something else, or that are not certain.
  ///
  /// - Returns: whether no day is left.
  mutating func closesNothing(_ said: inout Saying) -> Bool {
    if said.parts.lists.count > 1, said.parts.lists[0].role == .topic,
      let cause = said.next?.adjuncts.first, case .cause = cause.kind,
      said.next?.predicate?.act == .opens
    {
      // 23일은 설 당일 휴무 관계로 문을 엽니다: the topic is of what follows.
      refuse(said.parts.lists.removeFirst().days, .ambiguous)
    }
    if let place = said.topicOfNext {
      // 정기휴관: 매주 화요일 / 18일은 …이므로 개관
      refuse([said.parts.lists[place].days.removeLast()], .ambiguous)
    }
    if let noun = said.parts.noun, !noun.isClosed, noun.role == .object,
      said.parts.listsBeforeNoun < said.parts.lists.count
    {
      // 설 연휴(2월 14~18일) 특별 운영을 마친 뒤 19~20일 휴관: the days before the noun are open
      for list in said.parts.lists[..<said.parts.listsBeforeNoun] { refuse(list.days, .ambiguous) }
      said.parts.lists.removeFirst(said.parts.listsBeforeNoun)
    }
    let restsFromOpening =
      said.parts.noun.map { !$0.isClosed && $0.role == .topic } == true
      && !said.parts.unread.isEmpty
    if restsFromOpening || preceding.isOpeningTopic {
      // 야간 연장개관은 21일부터 쉽니다
      refuse(said.days, .facilityOnly)
      return true
    }
    if let whole = said.parts.dropWholeOfDay() {
      // 12/25~12/27 연휴 동안 25일만: the days of which one closes
      refuse([whole], .ambiguous)
    }
    if opensOnOverlap(before: said) {
      refuse(said.days, .conditional)
      return true
    }
    return false
  }

  /// Refuses the days of an opening that may be those of the closing before it.
  ///
  /// - Returns: whether it did.
  mutating func opensNothing(_ act: Predicate.Act, _ said: Saying) -> Bool {
    guard act == .opens else { return false }
    if preceding.isBareClosing, said.clause.adjuncts.first?.days != nil,
      said.clause.hasSubject
    {
      // 강동점 임시휴점 12/1~12/5, 다른 지점은 정상영업
      refuse(said.days, .ambiguous)
      return true
    }
    if said.mixesDatesAndWeekdays || said.context.wantsDays && said.days.count > 1 {
      // 목요일 휴진 12/10, 화요일 휴진 없음; 연말 휴진 12월 30일부터 1월 1일까지, 4일 정상진료: the days may be
      // those of the closing before them.
      for index in said.context.sentenceStart..<result.list.endIndex { doubt(index, .ambiguous) }
      refuse(said.days, .ambiguous)
      return true
    }
    return false
  }

  /// 공휴일인 월요일은 열고 화요일에 쉽니다: whether days of the week close only behind those that open.
  private func opensOnOverlap(before said: Saying) -> Bool {
    guard said.context.sentenceStart < result.list.endIndex, let last = result.list.last,
      last.effect == .opens, !last.meets.isEmpty
    else { return false }
    return said.days.allSatisfy { $0.isOfAllWeeks }
  }

  /// Whether a range of dates that is uncertain or opens stands right before a place.
  private mutating func isWithinPeriod(_ cell: Int) -> Bool {
    if let last = result.list.last, last.effect == .opens, case .range = last.days,
      0...4 ~= cell - last.cells.upperBound
    {
      // 특별개관기간(…) 중: when it is, and not that all of its days are open
      doubt(result.list.count - 1, .conditional)
      return true
    }
    guard let last = result.reports.last, case .days(let days) = last.touch,
      0...4 ~= cell - last.cells.upperBound
    else { return false }
    return days.contains { if case .range = $0 { true } else { false } }
  }
}

extension DayPhrase {
  /// Whether it is 연휴 and no festival stands before it.
  var isBreak: Bool {
    if case .elliptic(let offsets) = term { offsets.days.count > 1 } else { false }
  }
}

extension Saying {
  /// The list of a clause without a verb whose last day is the topic of the next clause, which opens.
  fileprivate var topicOfNext: Int? {
    guard clause.predicate == nil, clause.isCopular, let next, next.predicate?.act == .opens,
      !next.hasDays
    else { return nil }
    return parts.lists.lastIndex { $0.role == .topic && !$0.days.isEmpty }
  }
}

extension Adjunct {
  /// 체험단 방문으로, 추석 대목으로, 보수기간 휴장을 감안하여: whether it may be why something opens, and no day on which.
  fileprivate var saysWhy: Bool {
    switch kind {
    case .unread, .cause, .reason, .verdictNoun(isClosed: true, _): true
    case .days(let days): days.allSatisfy { $0.isDoubtful(.namedDays) }
    default: false
    }
  }
}
