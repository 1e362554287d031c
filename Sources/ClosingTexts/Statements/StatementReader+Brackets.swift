import KoreanText

// Days in brackets behind others.
extension StatementReader {
  /// Whether a bracket names days that close as those before it do.
  func goesOnInBracket(_ said: Saying) -> Bool {
    guard !saysSomethingElse(said), let parent = said.parent, !parent.isEmpty else { return false }
    // (10월은 14일, 25일)
    let isOfMonth = said.days.allSatisfy {
      $0.frame.isContrast && ($0.frame.months != 0 || $0.frame.relativeMonth != nil)
    }
    if isOfMonth || said.isOfMonthOnly { return true }
    // 설 3일간 휴무합니다 (1/28~1/30): its dates
    if said.parts.unread.isEmpty, said.days.allSatisfy({ $0.isDated }),
      parent.allSatisfy({ result.list[$0].isFestivalClosing })
    {
      return true
    }
    // 매월 2,4주 일요일(일산점은 2,4주 수요일)
    return said.parts.audience.map { $0.kind != .store } ?? false
  }

  /// Doubts the days of a bracket, which are no other name for those before it: 일요일 휴무(25일).
  mutating func doubtBracket(_ said: Saying) {
    if let (dates, audience) = datesOfRule(said) {
      let style = EmissionStyle(.closes, of: said.parts, for: audience)
      return emit(dates, style, in: said.context)
    }
    if said.clause.saysBut || !said.parts.unread.isEmpty {
      for index in said.parent ?? 0..<0 { doubt(index, .conditional) }
    }
    report(.ambiguous, said.clause.cells, touching: Report.Touch(said.days))
  }

  /// 둘째·넷째 일요일 휴무(12/13, 12/27): the dates of a bracket with the weekday of the rule before them;
  /// `nil` where one of them cannot be a day of it.
  private func datesOfRule(_ said: Saying) -> ([DayPhrase], Audience)? {
    guard let parent = said.parent, let last = parent.last, !said.clause.saysBut,
      said.clause.adjuncts.count == 1
    else { return nil }
    var dates = said.days
    for place in dates.indices {
      guard let date = dates[place].date, dates[place].details.isEmpty,
        let weekday = parent.lazy.compactMap({ result.list[$0].weekday(ofDay: date.day) }).first,
        dates[place].giveWeekdays(weekday)
      else { return nil }
    }
    return (dates, result.list[last].audience)
  }
}

extension Statement {
  /// The weekday on which a day of a month is closed by a rule of the nth weekdays of all months.
  fileprivate func weekday(ofDay day: Int) -> WeekdaySet? {
    guard effect == .closes, months == 0, case .weekdays(let days, let ordinals) = self.days,
      days.isSingle, day > 0, ordinals.contains(OrdinalSet(nth: (day - 1) / 7 + 1))
    else { return nil }
    return days
  }
}

extension StatementReader {
  /// 공휴일 휴무(대체공휴일 포함): whether a bracket only names holidays that the days before it include.
  func repeatsHolidays(_ said: Saying) -> Bool {
    guard said.isIncluded, let parent = said.parent else { return false }
    return said.days.allSatisfy { $0.specs.allSatisfy { $0.areSubstitutes } }
      && parent.contains {
        if case .festival(.publicHolidays, _) = result.list[$0].days { true } else { false }
      }
  }
}

extension Saying {
  /// (12월만 둘째 월요일): whether it names days in place of those of one month, and nothing else.
  fileprivate var isOfMonthOnly: Bool {
    guard clause.predicate == nil, parts.unread.isEmpty, let month = clause.adjuncts.first,
      month.role == .only
    else { return false }
    return month.days?.allSatisfy { $0.isMonths } ?? false
  }

  /// Whether it is days and 포함.
  fileprivate var isIncluded: Bool {
    clause.predicate == nil && clause.adjuncts.count == 2 && clause.adjuncts[0].days != nil
      && clause.adjuncts[1].isInclude
  }
}
