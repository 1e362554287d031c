import KoreanText

// Days that are taken out of what closes or opens, and times that nobody dates.
extension StatementReader {
  /// 3일~5일 연휴에도 5일만 빼고 영업합니다, 5일만 빼고 3일~7일 영업: opens the other days, and closes those that the word
  /// behind them takes out.
  ///
  /// - Returns: `false` where no dates are named besides those.
  mutating func openWhole(_ said: Saying) -> Bool {
    guard said.act == .opens || said.act == .neverCloses,
      let except = said.clause.adjuncts.firstIndex(where: { $0.isExcept }), except > 0,
      let excepted = said.clause.adjuncts[except - 1].days?.first?.cells,
      let place = said.parts.lists.firstIndex(where: { $0.days.first?.cells == excepted }),
      said.parts.lists[place].days.allSatisfy({ $0.isDated })
    else { return false }
    var whole = said.parts
    whole.flags.remove(.excepts)
    var taken = whole
    taken.lists = [whole.lists.remove(at: place)]
    taken.lists[0].role = nil
    taken.duration = nil
    guard !whole.lists.isEmpty,
      whole.lists.allSatisfy({ $0.days.contains { $0.isDated || $0.isFestival } })
    else { return false }
    for list in whole.lists.indices {
      whole.lists[list].days.removeAll { $0.isBreak || $0.isDoubtful(.namedDays) }
    }
    emit(whole, EmissionStyle(.opens, of: whole, for: said.audience), in: said.context)
    emit(taken, EmissionStyle(.closes, of: taken, for: said.audience), in: said.context)
    return true
  }

  /// 12월 21일~25일 휴무⏎※ 23일 제외: doubts days that are taken out of what was said before, whatever that is.
  mutating func doubtTaken(_ said: Saying) {
    for day in said.days {
      let touch = touch(of: day)
      report(.ambiguous, said.clause.cells, touching: touch == .nothing ? .everything : touch)
    }
    // 설 연휴에는 설 당일을 제외하고: of the days that it names itself, and of none before it
    guard said.parts.lists.count == 1, said.context.sentenceStart == result.list.endIndex,
      !said.days.allSatisfy({ touch(of: $0).namesMonths })
    else { return }
    // 설 연휴 정상영업⏎* 설 당일 제외, 12월 휴무: 매주 월요일⏎※ 마지막 주 제외
    doubtSentenceBefore()
  }

  /// Doubts what the last sentence stated.
  mutating func doubtSentenceBefore() {
    for index in lastStated where lastStated.upperBound <= result.list.endIndex {
      doubt(index, .ambiguous)
    }
  }

  /// 1월은 쉬는 날 없이 영업합니다, 단, 첫날은 쉽니다: doubts an opening behind which an exception was not understood.
  mutating func doubtOpening(behind sentence: Sentence, reports first: Int) {
    guard sentence.clauses.allSatisfy({ $0.firstBranch == nil }),
      result.reports[first...].contains(where: { $0.touch == .everything }),
      result.list[lastStated].allSatisfy({ $0.effect == .opens })
    else { return }
    doubtSentenceBefore()
  }

  /// 시범운영 기간, 하계기간에는, 여름휴가 기간에는: whether a clause begins with a time that it does not date.
  func headsPeriod(_ clause: Clause) -> Bool {
    if clause.isBare, clause.predicate?.act == .closes {
      let end = clause.cells.upperBound
      return ["기간에", "동안"].contains { text.has($0, in: end - 2..<end + 4) }
    }
    guard let adjunct = clause.adjuncts.first(where: { !$0.isUnread(.unknownWord) }),
      let period = adjunct.undatedPeriod
    else { return false }
    return text.string(period).hasSuffix("기간")
  }
}

extension Adjunct {
  /// The cells of a word for days that nobody dates, where it is the first day of hours or stands alone.
  fileprivate var undatedPeriod: Range<Int>? {
    switch kind {
    case .unread(.namedDays) where role == nil: cells
    case .hours(let hours): hours.days.first.flatMap { $0.isDoubtful(.namedDays) ? $0.cells : nil }
    // 여름휴가 기간
    case .days(let days): days.prefix { $0.isDoubtful(.namedDays) }.last?.cells
    default: nil
    }
  }
}
