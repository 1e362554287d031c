import KoreanText

// What follows from a condition, and for which closings.
extension StatementReader {
  func outcome(
    of condition: Condition, _ clauses: [Clause], from start: Int
  ) -> Consequence {
    var outcome = Consequence(end: start + 1)
    var index = start
    while index < clauses.count {
      let clause = clauses[index]
      if index > start, clause.saysBut || clause.isLabel || self.condition(of: clause, nil) != nil {
        break
      }
      if !take(clause, of: condition, into: &outcome) {
        // 공휴일이면 화요일로 옮겨 쉽니다, 공휴일이면 열고 수요일에 쉽니다: of a day that is not understood
        guard index == start || clause.closesEveryWeek else { break }
        outcome.isHedged = true
      }
      index += 1
      if outcome.deferral != nil, outcome.closes { break }
    }
    outcome.end = max(index, start + 1)
    return outcome
  }

  /// Takes what one clause says of a condition; days of its own end it.
  func take(
    _ clause: Clause, of condition: Condition, into outcome: inout Consequence
  ) -> Bool {
    var own = outcome
    let namesDays = !isImplicit(clause)
    for adjunct in clause.adjuncts {
      switch adjunct.kind {
      case .days(let days) where namesDays && !days.areOfHolidays:
        for index in days.indices where !days.namesOnlyTheHoliday(at: index) {
          guard take(days[index], of: condition, into: &own) else { return false }
        }
        // 다음 날도, 화요일까지, 월요일과 화요일 모두: the day itself stays closed
        if own.deferral != outcome.deferral,
          adjunct.role == .also || adjunct.role == .until || days.contains(where: condition.asks)
        {
          own.isLonger = true
        }
      case .hedge(let reason): if reason != .reference { own.isHedged = true }
      case .except: own.opens = true
      // 개관 후 화요일에 휴관
      case .unread(.unknownWord) where !isBehind(adjunct.cells): own.isHedged = true
      // 관장이 정하는 날에, 이틀 뒤, 오후 1시에
      case .unread(.namedDays), .duration: own.isHedged = true
      case .hours where clause.predicate?.act != .opens: own.isHedged = true
      default: break
      }
    }
    switch clause.predicate?.act {
    case .opens?, .neverCloses?:
      // 오후 2시까지 영업하고 다음 날은 정상 운영합니다
      if own.deferral != outcome.deferral {
        own.deferral = outcome.deferral
      } else {
        own.opens = true
      }
    case .closes?: own.closes = true
    case .changes?, .keeps?, .cancels?, .roster?, .other?, .ends?: own.isHedged = true
    case nil: break
    }
    if clause.predicate?.hedge != nil { own.isHedged = true }
    outcome = own
    return true
  }

  /// 후, 뒤: what comes behind what was said.
  func isBehind(_ word: Range<Int>) -> Bool {
    word.count == 1 && (text.scalar(word.lowerBound) == "후" || text.scalar(word.lowerBound) == "뒤")
  }

  /// Whether a condition is made of its days alone: 공휴일인 월요일은 운영.
  func isImplicit(_ clause: Clause) -> Bool {
    clause.predicate?.act == .opens && condition(of: clause, nil) == nil
      && ClauseParts(clause).allDays.contains { !$0.meets.isEmpty }
  }

  func take(
    _ day: DayPhrase, of condition: Condition, into outcome: inout Consequence
  ) -> Bool {
    switch day.term {
    case .elliptic(let offsets):
      if offsets.contains(.after) { outcome.deferral = .nextDay }
      return offsets.isSubset(of: [.day, .after])
    case .nextWorkday: outcome.deferral = .nextWorkday
    case .festival(let festivals, let days):
      // 공휴일 다음날
      guard festivals == .publicHolidays, days.offsets == .after else { return false }
      outcome.deferral = .nextDay
    case .weekdays(let days, []):
      guard days.isSingle, let subject = condition.subject.last?.everyWeek, subject.isSingle else {
        // 그 다음날인 화요일
        return outcome.deferral != nil
      }
      let next = WeekdaySet(daysAfterSunday: subject.rawValue.trailingZeroBitCount + 1)
      guard days == next else { return days == subject }
      outcome.deferral = .nextDay
    default: return false
    }
    return true
  }

  /// The statements that a condition is about.
  func touched(
    by subject: [DaySpec], parent: Range<Int>?, in context: StatementContext
  ) -> [Int] {
    let near = nearIndices(since: parent?.lowerBound ?? context.sentenceStart)
    guard let first = subject.first else {
      if let parent, let last = parent.last {
        // 매주 토요일과 일요일(공휴일인 경우 다음날 휴무)
        var first = parent.lowerBound
        while first > max(context.sentenceStart, last - 31),
          result.list[first - 1].isRegular, result.list[last].isRegular,
          result.list[first - 1].audience == result.list[last].audience,
          result.list[first - 1].days.isLike(result.list[last].days)
        { first -= 1 }
        return Array(first...last)
      }
      guard let last = near.last else { return [] }
      // 매월 5일·20일에는 문을 닫습니다. 단, 공휴일인 경우 정상영업합니다: each of the days that come back
      let before = near.last {
        !result.list[$0].days.isLike(result.list[last].days) || !result.list[$0].isRegular
          || result.list[$0].audience != result.list[last].audience
      }
      return Array(min(last, before.map { $0 + 1 } ?? near.lowerBound)...last)
    }
    let inSentence = near.filter { result.list[$0].days.overlaps(first) }
    if !inSentence.isEmpty { return inSentence }
    return nearIndices(since: 0).filter { result.list[$0].days.overlaps(first) }
  }
}

extension Clause {
  /// Whether weekdays of every week close.
  fileprivate var closesEveryWeek: Bool {
    let days = ClauseParts(self).allDays
    return predicate?.act == .closes && !days.isEmpty
      && days.allSatisfy { $0.isOfAllWeeks }
  }
}

extension Condition {
  /// Whether a day is one of those that it is about.
  fileprivate func asks(_ day: DayPhrase) -> Bool {
    day.everyWeek != nil && day.everyWeek == subject.last?.everyWeek
  }
}

extension [DayPhrase] {
  /// Whether they are days that must be holidays, too: 공휴일인 월요일, and not 다음 날인 화요일.
  var areOfHolidays: Bool {
    !isEmpty
      && allSatisfy { day in
        !day.meets.isEmpty && (day.isFestival || day.meets.contains { $0.isFestival })
      }
  }

  /// 공휴일 다음의 첫 번째 평일: the holiday is the one of the condition.
  fileprivate func namesOnlyTheHoliday(at index: Int) -> Bool {
    guard index + 1 < count, self[index + 1].term == .nextWorkday else { return false }
    return self[index].specs.first?.isPublicHolidays == true
  }
}

extension DaySpec {
  /// Whether days of one list are of the same weeks, or of months.
  fileprivate func isLike(_ other: DaySpec) -> Bool {
    switch (self, other) {
    case (.weekdays(_, let ordinals), .weekdays(_, let others)): ordinals == others
    case (.monthDay, .monthDay): true
    default: false
    }
  }

  /// Whether a condition on some days speaks of these.
  func overlaps(_ other: DaySpec) -> Bool {
    switch (self, other) {
    case (.weekdays(let first, _), .weekdays(let second, _)): !first.isDisjoint(with: second)
    case (.festival(let first, _), .festival(let second, _)): !first.isDisjoint(with: second)
    default: self == other
    }
  }
  var isPublicHolidays: Bool {
    if case .festival(let festivals, _) = self { festivals.isSubset(of: .classes) } else { false }
  }
}
