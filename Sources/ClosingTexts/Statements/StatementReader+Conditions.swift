import KoreanText

// 월요일이 공휴일인 경우 다음날 휴관, and what else follows from a condition.
extension StatementReader {
  /// The condition of a clause, in words or without: 월요일(공휴일인 월요일은 운영, 다음날 휴관).
  func condition(
    of clause: Clause, _ parent: Range<Int>?, hasNext: Bool = false
  ) -> Condition? {
    for adjunct in clause.adjuncts {
      if case .condition(let condition) = adjunct.kind { return condition }
    }
    guard hasNext, let parent, !parent.isEmpty, clause.predicate?.act == .opens else { return nil }
    var days = ClauseParts(clause).allDays
    guard !days.isEmpty, days.allSatisfy({ !$0.meets.isEmpty }) else { return nil }
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
    var end: Int
    var isUnderstood: Bool { opens || closes || deferral != nil }
  }

  mutating func consequence(
    of condition: Condition, _ clauses: [Clause], _ start: Int, _ parent: Range<Int>?,
    _ context: StatementContext
  ) -> Int {
    var asked = condition
    if asked.subject.isEmpty, let index = self.touched(by: [], parent, context).first,
      asked.test.isEmpty == false,
      case .weekdays(let days, _) = result.list[index].days
    {
      asked.subject = [DayPhrase(term: .weekdays(days, []), cells: result.list[index].cells)]
    }
    let outcome = outcome(of: asked, clauses, start)
    let cells = clauses[start].cells.lowerBound..<clauses[outcome.end - 1].cells.upperBound
    var subject = condition.subject.flatMap { $0.specs }
    var test = condition.test.flatMap { $0.specs }
    let isExtra = outcome.closes && !outcome.opens && outcome.deferral == nil
    var touched = touched(by: subject, parent, context)
    if !isExtra, touched.isEmpty, !subject.isEmpty {
      // 공휴일이 월요일과 겹칠 경우: either may be named first.
      touched = self.touched(by: test, parent, context)
      if !touched.isEmpty { swap(&subject, &test) }
    }
    if touched.isEmpty, !subject.isEmpty, !isExtra, !outcome.isHedged, outcome.isUnderstood,
      !test.isEmpty
    {
      open.append(OpenCondition(subject: subject, test: test, outcome: outcome, cells: cells))
      return outcome.end
    }
    guard !test.isEmpty, !outcome.isHedged, outcome.isUnderstood, isExtra || !touched.isEmpty else {
      let reason: UnreadReason = outcome.isHedged ? .optionalSwap : .conditional
      for index in touched { doubt(index, reason) }
      report(
        reason, cells,
        touched.isEmpty || outcome.isHedged || outcome.end - start > 1 ? .everything : .nothing)
      return outcome.end
    }
    apply(outcome, subject, test, touched, cells, context)
    return outcome.end
  }

  /// Applies the conditions whose days were named behind them.
  mutating func closeConditions() {
    for condition in open {
      let touched = nearIndices(since: 0).filter {
        result.list[$0].effect == .closes && result.list[$0].days.overlaps(condition.subject[0])
      }
      if touched.isEmpty {
        report(.conditional, condition.cells, .days(condition.subject))
      } else {
        apply(
          condition.outcome, condition.subject, condition.test, touched, condition.cells,
          StatementContext())
      }
    }
  }

  mutating func apply(
    _ outcome: Consequence, _ subject: [DaySpec], _ test: [DaySpec], _ touched: [Int],
    _ cells: Range<Int>, _ context: StatementContext
  ) {
    let fact: ConditionFact.Outcome
    if let deferral = outcome.deferral {
      fact = .moves(deferral)
      openAmongHolidays(subject, test, cells, context, isOpen: outcome.opens)
      for index in touched {
        // Only past public holidays does a closing move to a day that the text gives.
        if test.allSatisfy({ $0.isPublicHolidays }) {
          result.list[index].deferral = deferral
        } else {
          doubt(index, .conditional)
          report(.conditional, cells)
        }
      }
    } else if outcome.opens {
      fact = .opens
      for index in touched { result.list[index].minus += test.map { [$0] } }
    } else {
      fact = .closes
      for spec in test {
        var statement = Statement(
          effect: .closes, audience: context.audience, days: spec, cells: cells)
        statement.meets = subject
        result.list.append(statement)
      }
    }
    result.conditions.append(
      ConditionFact(days: subject, test: test, outcome: fact, cells: cells))
  }

  /// 공휴일, and 월요일이 공휴일인 경우 당일은 개관: those Mondays are open although the holidays are closed.
  mutating func openAmongHolidays(
    _ subject: [DaySpec], _ test: [DaySpec], _ cells: Range<Int>, _ context: StatementContext,
    isOpen: Bool
  ) {
    let hasHolidays = result.list[nearIndices(since: 0)].contains {
      $0.effect == .closes && $0.days.isPublicHolidays && $0.audience == context.audience
    }
    guard isOpen, hasHolidays, let days = subject.first, test.allSatisfy({ $0.isPublicHolidays })
    else {
      return
    }
    var opening = Statement(effect: .opens, audience: context.audience, days: days, cells: cells)
    opening.meets = test
    result.list.append(opening)
  }
}

/// A condition that waits for the days of which it speaks.
struct OpenCondition {
  var subject: [DaySpec]
  var test: [DaySpec]
  var outcome: StatementReader.Consequence
  var cells: Range<Int>
}
