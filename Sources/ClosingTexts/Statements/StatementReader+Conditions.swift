import KoreanText

// 월요일이 공휴일인 경우 다음날 휴관, and what else follows from a condition.
extension StatementReader {
  /// 늦어지면, and not 냉면: whether a word that is in no list ends as a condition.
  func namesCondition(_ word: Adjunct) -> Bool {
    guard word.isUnread(.unknownWord), word.role == nil, word.cells.count > 2,
      text.scalar(word.cells.upperBound - 1) == "면"
    else { return false }
    return !["라", "냉", "쫄", "당", "방", "국", "전", "측", "정", "표"].contains(
      text.scalar(word.cells.upperBound - 2))
  }

  /// The condition of a clause, in words or without: 월요일(공휴일인 월요일은 운영, 다음날 휴관).
  func condition(
    of clause: Clause, _ parent: Range<Int>?, hasNext: Bool = false
  ) -> Condition? {
    for adjunct in clause.adjuncts {
      if case .condition(let condition) = adjunct.kind { return condition }
    }
    var days = ClauseParts(clause).allDays
    if case .days(let topic)? = clause.adjuncts.first?.kind, topic.areOfHolidays,
      topic.last?.role == .topic, clause.saysMoreThanDays
    {
      // 공휴일인 월요일은 화요일에 휴관
      days = topic
    } else {
      guard hasNext, let parent, !parent.isEmpty, clause.predicate?.act == .opens,
        days.areOfHolidays
      else { return nil }
    }
    for index in days.indices {
      if days[index].everyWeek != nil { days[index] = days[index].meets[0] }
      days[index].meets = []
    }
    return Condition(subject: [], test: days)
  }

  /// What the clauses behind a condition say.
  struct Consequence {
    var opens = false
    var closes = false
    var isHedged = false
    var deferral: Statement.Deferral?
    /// Whether the closing day stays and the one behind it closes, too.
    var isLonger = false
    var end: Int
    var isUnderstood: Bool { opens || closes || deferral != nil }
  }

  mutating func consequence(
    of condition: Condition, _ clauses: [Clause], from start: Int, parent: Range<Int>?,
    in context: StatementContext
  ) -> Int {
    let parent =
      parent ?? closingAbove(clauses[start])
      ?? (condition.subject.isEmpty && condition.test.allSatisfy { $0.isPublicHolidays }
        && nearIndices(since: context.sentenceStart).isEmpty ? closingsOfLine : nil)
    var asked = condition
    if asked.subject.isEmpty, let index = self.touched(by: [], parent: parent, in: context).last,
      asked.test.isEmpty == false,
      case .weekdays(let days, _) = result.list[index].days
    {
      asked.subject = [DayPhrase(term: .weekdays(days, []), cells: result.list[index].cells)]
    }
    if asked.subject.allSatisfy({ $0.everyWeek == nil }),
      asked.test.contains(where: { $0.everyWeek != nil })
    {
      // 공휴일이 월요일과 겹치면 화요일에 쉽니다
      swap(&asked.subject, &asked.test)
    }
    let outcome = outcome(of: asked, clauses, from: start)
    let (first, last) = (clauses[start].cells, clauses[outcome.end - 1].cells)
    // A clause whose name stands behind it may end before the first begins.
    let cells = min(first.lowerBound, last.lowerBound)..<last.upperBound
    var subject = condition.subject.flatMap { $0.specs }
    var test = condition.test.flatMap { $0.specs }
    if condition.subject.isEmpty, condition.test.isEmpty,
      clauses[start..<outcome.end].allSatisfy({ $0.predicate == nil && $0.pointsElsewhere })
    {
      // 급한 경우 이메일로 연락 바랍니다: when to write, and nothing of closings
      return outcome.end
    }
    let isExtra = outcome.closes && !outcome.opens && outcome.deferral == nil
    var touched = touched(by: subject, parent: parent, in: context)
    if !isExtra, touched.isEmpty, !subject.isEmpty, !test.isEmpty {
      // 공휴일이 월요일과 겹칠 경우: either may be named first. Of 10일이 장날과 겹치면 only one is known.
      touched = self.touched(by: test, parent: parent, in: context)
      if !touched.isEmpty { swap(&subject, &test) }
    }
    if touched.isEmpty, !subject.isEmpty, subject.allSatisfy({ $0.isPublicHolidays }),
      test.allSatisfy({ $0.isOfEveryWeek })
    {
      swap(&subject, &test)
    }
    if touched.isEmpty, !subject.isEmpty, !isExtra, !outcome.isHedged, !outcome.isLonger,
      outcome.isUnderstood, !test.isEmpty
    {
      open.append(AskedCondition(subject: subject, test: test, outcome: outcome, cells: cells))
      return outcome.end
    }
    guard !test.isEmpty, !outcome.isHedged, !outcome.isLonger, outcome.isUnderstood,
      isExtra || !touched.isEmpty
    else {
      let reason: UnreadReason = outcome.isHedged ? .optionalSwap : .conditional
      for index in touched { doubt(index, reason) }
      report(
        reason, cells,
        touching: touched.isEmpty || outcome.isHedged || outcome.end - start > 1
          || clauses[start].hasDays ? .everything : .nothing)
      return outcome.end
    }
    apply(
      AskedCondition(subject: subject, test: test, outcome: outcome, cells: cells), to: touched,
      in: context)
    return outcome.end
  }

  /// 첫째 월요일 쉼⏎(공휴일과 겹치면 다음날 쉼): the closings of the line above one in brackets.
  private func closingAbove(_ clause: Clause) -> Range<Int>? {
    guard beginsLine, let last = result.list.indices.last, result.list[last].isRegular else {
      return nil
    }
    let end = clause.cells.lowerBound
    let line = (max(0, end - 32)..<end).last { text.scalar($0) == "\n" }.map { $0 + 1 } ?? 0
    guard line > 0, text.scalar(text.scalar(line) == " " ? line + 1 : line) == "(" else {
      return nil
    }
    return closingsOfLine
  }

  /// The regular closings of the line on which the last statement stands: 매달 5일, 15일 휴무⏎단, 공휴일과 겹치면 ….
  private var closingsOfLine: Range<Int>? {
    guard let last = result.list.indices.last, result.list[last].isRegular else { return nil }
    let closing = result.list[last]
    var first = last
    while first > 0, result.list[first - 1].isRegular,
      result.list[first - 1].audience == closing.audience,
      result.list[first - 1].cells.lowerBound <= closing.cells.lowerBound,
      !(result.list[first - 1].cells.lowerBound..<closing.cells.lowerBound).contains(where: {
        text.scalar($0) == "\n"
      })
    { first -= 1 }
    return first..<last + 1
  }

  /// Applies the conditions that stand before the days they are about.
  mutating func closeConditions() {
    for condition in open {
      let touched = nearIndices(since: 0).filter {
        result.list[$0].effect == .closes && result.list[$0].days.overlaps(condition.subject[0])
      }
      if touched.isEmpty {
        report(.conditional, condition.cells, touching: .days(condition.subject))
      } else {
        apply(condition, to: touched, in: StatementContext())
      }
    }
  }

  mutating func apply(
    _ condition: AskedCondition, to touched: [Int], in context: StatementContext
  ) {
    let (outcome, test) = (condition.outcome, condition.test)
    let fact: ConditionFact.Outcome
    if let deferral = outcome.deferral {
      fact = .moves(deferral)
      openAmongHolidays(condition, in: context)
      for index in touched {
        // Only for public holidays is it known to which day a closing moves.
        if test.allSatisfy({ $0.isPublicHolidays }) {
          result.list[index].deferral = deferral
        } else {
          doubt(index, .conditional)
          report(.conditional, condition.cells, touching: result.list[index].touchOfNextDay)
        }
      }
    } else if outcome.opens {
      fact = .opens
      for spec in test.map({ $0.ofEachMonth }) {
        if spec.isDated {
          result.list.append(
            Statement(
              effect: .opens, audience: context.audience, days: spec, cells: condition.cells))
        } else {
          for index in touched { result.list[index].minus.append([spec]) }
        }
      }
    } else if condition.subject.isEmpty, test.allSatisfy({ $0.isOfEveryWeek }) {
      // (일요일과 겹칠 경우 휴관), behind 공휴일: a holiday on a Sunday, and not each Sunday
      return report(.conditional, condition.cells, touching: .days(test))
    } else {
      fact = .closes
      // 매주 월요일 휴관. 공휴일과 겹쳐도 휴관: the holidays on those days, and no others
      let subject =
        condition.subject.isEmpty ? touched.map { result.list[$0].days } : condition.subject
      guard !subject.isEmpty else {
        return report(.conditional, condition.cells, touching: .days(test))
      }
      for spec in test {
        var statement = Statement(
          effect: .closes, audience: context.audience, days: spec, cells: condition.cells)
        statement.meets = subject
        result.list.append(statement)
      }
    }
    result.conditions.append(
      ConditionFact(
        days: condition.subject, test: test, outcome: fact, cells: condition.cells))
  }

  /// 공휴일, and 월요일이 공휴일인 경우 당일은 개관: those Mondays are open although the holidays are closed.
  mutating func openAmongHolidays(
    _ condition: AskedCondition, in context: StatementContext
  ) {
    let hasHolidays = result.list[nearIndices(since: 0)].contains {
      $0.effect == .closes && $0.days.isPublicHolidays && $0.audience == context.audience
    }
    guard condition.outcome.opens, hasHolidays, let days = condition.subject.first,
      condition.test.allSatisfy({ $0.isPublicHolidays })
    else { return }
    var opening = Statement(
      effect: .opens, audience: context.audience, days: days, cells: condition.cells)
    opening.meets = condition.test
    result.list.append(opening)
  }
}

extension [Clause] {
  /// The clauses, where days before a condition are one of their own: 매주 월요일, 공휴일인 월요일은 화요일에 휴관.
  var withConditionsApart: [Clause] {
    guard contains(where: { $0.daysBeforeCondition != nil }) else { return self }
    return flatMap { clause -> [Clause] in
      guard let days = clause.daysBeforeCondition, let topic = clause.adjuncts[0].days?.last else {
        return [clause]
      }
      var before = Clause()
      before.add(.days(days), cells: clause.adjuncts[0].cells.lowerBound..<topic.cells.lowerBound)
      var condition = clause
      condition.adjuncts[0] = Adjunct(
        kind: .days([topic]), role: clause.adjuncts[0].role, cells: topic.cells)
      return [before, condition]
    }
  }
}

extension Clause {
  /// The days before a topic that asks for holidays, where days follow that close instead.
  fileprivate var daysBeforeCondition: [DayPhrase]? {
    guard adjuncts.count > 1, adjuncts[0].role == .topic, let days = adjuncts[0].days,
      days.count > 1, let topic = days.last, [topic].areOfHolidays, saysMoreThanDays
    else { return nil }
    let before = Array(days.dropLast())
    return before.areOfHolidays ? nil : before
  }

  /// Whether days, words or hedges stand behind its first days.
  fileprivate var saysMoreThanDays: Bool {
    adjuncts.dropFirst().contains {
      switch $0.kind {
      case .days, .unread, .hedge, .duration: true
      default: false
      }
    }
  }

  /// Whether it names no day and says whom to ask, or where to look.
  fileprivate var pointsElsewhere: Bool {
    !hasDays && adjuncts.contains { if case .hedge(.reference) = $0.kind { true } else { false } }
  }
}

extension Statement {
  /// The days on which it may close instead, where its own cannot be told.
  fileprivate var touchOfNextDay: Report.Touch {
    guard case .weekdays(let weekdays, _) = days else { return .everything }
    return .days([.weekdays(weekdays.nextDays, [])])
  }
}

extension DaySpec {
  /// Whether they are weekdays of every week.
  fileprivate var isOfEveryWeek: Bool { if case .weekdays(_, []) = self { true } else { false } }

  /// 화요일이 1일이면: a day that a condition asks for without a month is one of each month.
  fileprivate var ofEachMonth: DaySpec {
    guard case .date(let date) = self, date == DateText(day: date.day) else { return self }
    return .monthDay(date.day)
  }
}

/// A condition, the days of which it speaks and what follows from it.
struct AskedCondition {
  var subject: [DaySpec]
  var test: [DaySpec]
  var outcome: StatementReader.Consequence
  var cells: Range<Int>
}
