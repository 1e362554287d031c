import KoreanText

// What makes closings uncertain that are read: 월요일 휴무 is a rule only where nothing speaks of one
// Monday, and where no day is open that nobody dates.
extension StatementReader {
  /// Where a line begins, and what it says of all of its days.
  struct LineStart {
    var statement = 0
    var report = 0
    /// Whether it counts days: 하루만 쉽니다.
    var saysOnce = false
  }

  /// Makes weekdays of a line doubtful that may be those of one week.
  mutating func doubtOnce(since line: LineStart) {
    let start = min(line.statement, result.list.endIndex)
    guard result.list[start...].contains(where: { $0.isBare }) else { return }
    let near = result.reports[min(line.report, result.reports.endIndex)...].suffix(8)
    guard line.saysOnce || near.contains(where: { $0.namesReturn }) else { return }
    for index in start..<result.list.endIndex where result.list[index].isBare {
      doubt(index, .ambiguous)
    }
  }
}

extension StatementReader {
  /// Whether something opens on days that the text names and does not date.
  func opensOnUnknownDays(_ said: Saying) -> Bool {
    guard said.act == .opens else { return false }
    let days = said.days
    if !days.isEmpty { return days.contains { isUndated($0) } }
    return said.parts.unread.contains {
      $0.isUnknownSubject && text.scalar($0.nameCells.upperBound - 1) == "날"
    }
  }

  /// Whether a name of days may be that of many; a designated holiday is too rare to count.
  func isUndated(_ day: DayPhrase) -> Bool {
    day.isDoubtful(.namedDays) && !day.isDated && !text.string(day.cells).contains("휴")
  }

  /// 첫째 월요일 휴관, 그 외 월요일은 개관: whether the open days are all but those that were closed.
  func namesRestOfClosings(_ said: Saying) -> Bool {
    let specs = said.days.flatMap { $0.specs }
    return (said.parent ?? nearIndices(since: said.context.sentenceStart)).contains { index in
      result.list[index].effect == .closes
        && specs.contains { $0.overlaps(result.list[index].days) }
    }
  }

  mutating func doubtClosings(_ said: Saying) {
    let near = said.parent ?? nearIndices(since: said.context.sentenceStart)
    for index in near where result.list[index].effect == .closes && !result.list[index].days.isDated
    {
      doubt(index, .conditional)
    }
    if said.days.isEmpty { report(.namedDays, said.clause.cells) }
  }

  /// 대체휴무: whether its closing stands for another one, once.
  func namesSubstitute(_ clause: Clause) -> Bool {
    if let predicate = clause.predicate, predicate.act == .closes,
      isSubstitute(predicate.cells)
    {
      return true
    }
    return clause.adjuncts.contains {
      if case .verdictNoun(isClosed: true, _) = $0.kind { isSubstitute($0.cells) } else { false }
    }
  }

  private func isSubstitute(_ word: Range<Int>) -> Bool {
    word.count > 2 && text.scalar(word.lowerBound) == "대" && text.scalar(word.lowerBound + 1) == "체"
  }
}

extension Clause {
  /// 하루만 쉽니다: whether it counts days and says nothing else of which they are.
  var saysOnce: Bool {
    guard predicate.map({ $0.act == .closes }) ?? true else { return false }
    return adjuncts.contains { if case .duration = $0.kind { true } else { false } }
  }
}

extension Report {
  /// 목요일에 만나요, 월요일부터 정상영업: whether it is a weekday of which something else is said.
  fileprivate var namesReturn: Bool {
    guard reason == .noClosingWord || reason == .ambiguous, case .days(let days) = touch else {
      return false
    }
    return days.count == 1 && days[0].isWeekdayOfEveryWeek
  }
}

extension DaySpec {
  fileprivate var isWeekdayOfEveryWeek: Bool {
    if case .weekdays(let days, []) = self { days.isSingle } else { false }
  }
}
