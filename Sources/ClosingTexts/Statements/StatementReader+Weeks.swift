import KoreanText

// Weekdays of every week, weighed against what else a text says of them when all of it is read.
extension StatementReader {
  /// 평일 의무휴업, 대형마트, 평일에 쉽니다: whether a mart closes on some day from Monday to Friday.
  func namesSomeWorkday(_ said: Saying) -> Bool {
    guard said.act == .closes, let verb = said.clause.predicate,
      said.days.contains(where: {
        $0.everyWeek == .mondayThroughFriday && text.isWord("평일", $0.cells)
      })
    else { return false }
    return text.has("의무", at: verb.cells.lowerBound) || said.parts.flags.contains(.brand)
      || said.parts.brand != nil
  }

  /// 첫째 월요일, 일요일: every Sunday, or the first; 토·일(2,4주): both, or the Sundays.
  func isOrdinalsDoubtful(_ list: [DayPhrase], _ index: Int) -> Bool {
    if list[index].ambiguity == .ordinalsReach,
      list[index].everyWeek != nil || index > 0 && list[index - 1].ambiguity == .ordinalsReach
    {
      return true
    }
    guard index > 0, list[index].everyWeek != nil, list[index].frame.isEmpty else { return false }
    return list[index - 1].ambiguity == .ordinalsReach
  }

  /// 금요일 휴관일 알림⏎둘째, 넷째 금요일 휴관: a weekday that is named alone, where its weeks are said.
  mutating func narrowNamedWeekdays() {
    guard result.list.count > 1 else { return }
    var counted: WeekdaySet = []
    for place in result.list.indices where result.list[place].effect == .closes {
      if case .weekdays(let days, let ordinals) = result.list[place].days, !ordinals.isEmpty,
        result.list[place].audience == .store
      {
        counted.formUnion(days)
      }
    }
    guard !counted.isEmpty else { return }
    for place in result.list.indices
    where result.list[place].isWholeWeekday && result.list[place].audience == .store {
      let cells = result.list[place].cells
      guard case .weekdays(let days, _) = result.list[place].days, days.isSubset(of: counted),
        text.scalar(cells.lowerBound) != "매"
      else { continue }
      // 금요일 휴관일 알림, 일요일 의무휴업 안내: the word is right behind the one for closing.
      if (cells.upperBound + 3..<cells.upperBound + 9).contains(where: {
        text.announces(behind: $0)
      }) {
        result.list[place].effect = .takenBack
      } else {
        doubt(place, .ambiguous)
      }
    }
  }

  /// 일요일 휴무, 매월 2,4주: of which weekday the weeks are, nobody says.
  mutating func takeBackWeekdays(since start: Int, reports: Int) {
    guard start <= result.list.count,
      result.reports[reports...].contains(where: { $0.reason == .missingWeekday })
    else { return }
    for index in start..<result.list.count where result.list[index].isEveryWeek {
      result.list[index].effect = .takenBack
      report(.ambiguous, result.list[index].cells, touching: .days([result.list[index].days]))
    }
  }

  /// A store that closes on every day of the week was misread.
  mutating func refuseWholeWeek() {
    for kind in [Audience.Kind.store, .branches] {
      var closed: WeekdaySet = []
      for place in result.list.indices where result.list[place].audience.kind == kind {
        if case .weekdays(let days, []) = result.list[place].days,
          result.list[place].isWholeWeekday
        {
          closed.formUnion(days)
        }
      }
      guard closed == .all else { continue }
      for index in result.list.indices
      where result.list[index].audience.kind == kind && result.list[index].isWholeWeekday {
        result.list[index].effect = .takenBack
        report(.ambiguous, result.list[index].cells, touching: .everything)
      }
    }
  }

  /// 월요일에 쉬지만 방학 기간 중에는 월요일에도 엽니다: weekdays that close and open, of which one holds
  /// only for a time that was not read.
  mutating func doubtOpenedWeekdays() {
    guard result.list.count > 1 else { return }
    for opening in result.list.indices {
      guard result.list[opening].effect == .opens, result.list[opening].months == 0,
        result.list[opening].limits.isEmpty,
        case .weekdays(let open, []) = result.list[opening].days
      else { continue }
      for place in nearIndices(since: 0) where result.list[place].isWholeWeekday {
        guard case .weekdays(let closed, _) = result.list[place].days, closed.isSubset(of: open),
          result.list[place].audience == result.list[opening].audience
        else { continue }
        doubt(place, .ambiguous)
        doubt(opening, .ambiguous)
      }
    }
  }

  /// 화요일 휴무 안내: 이번 주 화요일은 쉽니다: a weekday that is named alone, where it is said of one week.
  mutating func doubtWeekdaysOfOneWeek() {
    let places = nearIndices(since: 0).filter {
      result.list[$0].isWholeWeekday && result.list[$0].isBare
    }
    guard !places.isEmpty else { return }
    var once: WeekdaySet = []
    for report in result.reports {
      if case .near(_, let days) = report.touch, days != .all { once.formUnion(days) }
    }
    once.formUnion(weekdaysOfOneDate)
    guard !once.isEmpty else { return }
    for place in places {
      guard case .weekdays(let days, _) = result.list[place].days, !days.isDisjoint(with: once)
      else { continue }
      doubt(place, .ambiguous)
    }
  }

  /// 화요일 휴업합니다⏎6월 30일 화요일: the weekdays that only one date has of those that close, or may do so.
  private var weekdaysOfOneDate: WeekdaySet {
    var dates: Set<DateText> = []
    for statement in result.list where statement.effect == .closes {
      if case .date(let date) = statement.days { dates.insert(date) }
    }
    for report in result.reports where report.reason == .noClosingWord {
      switch report.touch {
      case .days(let days), .named(let days), .asked(let days):
        for case .date(let date) in days { dates.insert(date) }
      default: break
      }
    }
    return (0..<7).reduce(into: []) { once, weekday in
      if dates.count(where: { $0.weekday == weekday }) == 1 {
        once.formUnion(WeekdaySet(daysAfterSunday: weekday))
      }
    }
  }

  /// 변경: 일요일 → 월요일 (둘째·넷째 주), 변경 없음: 부산점(월요일): perhaps of the same weeks.
  mutating func doubtWeekdaysOfUnchanged() {
    guard
      result.reports.contains(where: { $0.reason == .ruleChange && $0.touch == .everything })
    else { return }
    for place in result.list.indices
    where result.list[place].isBare && result.list[place].audience.kind == .branches
      && !result.list[place].hasVerb
    { doubt(place, .ambiguous) }
  }

  /// 오늘 영업 못 합니다⏎복구되는 대로 알려드릴게요: how long it lasts nobody knows.
  mutating func widenToday() {
    let places = result.reports.indices.filter {
      if case .near(_, .all) = result.reports[$0].touch { true } else { false }
    }
    guard !places.isEmpty, saysAsSoonAs else { return }
    for place in places { result.reports[place].touch = .fortnight }
  }

  /// 복구되는대로, 끝나는 대로, and not 예정대로.
  private var saysAsSoonAs: Bool {
    text.cells.indices.contains { place in
      text.has("대로", at: place)
        && text.scalar(text.scalar(place - 1) == " " ? place - 2 : place - 1) == "는"
    }
  }

  /// 일요일 휴관 and, in another sentence, 휴관일 없이: each may hold for a time of its own.
  mutating func refuseNeverAndWeekly() {
    guard result.list.contains(where: { $0.effect == .neverCloses }) else { return }
    // Where each set of weekdays is first said to close; there are few, however long the text is.
    var weekly: [(days: DaySpec, end: Int)] = []
    for statement in result.list where statement.isWholeWeekday && statement.audience == .store {
      let end = statement.cells.upperBound
      if let place = weekly.firstIndex(where: { $0.days == statement.days }) {
        weekly[place].end = min(weekly[place].end, end)
      } else {
        weekly.append((statement.days, end))
      }
    }
    for never in result.list where never.effect == .neverCloses && never.audience == .store {
      for (days, end) in weekly where end <= never.cells.lowerBound {
        report(.ambiguous, never.cells, touching: .days([days]))
      }
    }
  }

  /// 둘째, 넷째주 토요일, 일요일을 제외한 공휴일: the Saturdays may close, too.
  mutating func doubtExceptedWeeks(of day: DayPhrase) {
    guard day.isPublicHolidays else { return }
    for exception in day.exceptions {
      guard case .weekdays(let days, let ordinals) = exception.term, !ordinals.isEmpty else {
        continue
      }
      report(.ambiguous, exception.cells, touching: .days([.weekdays(days, ordinals)]))
    }
  }

  /// 월, 화 쉬고 수~일 엽니다⏎18일만 쉬어갈게요: whether weekdays of every week close, beside which a date is one more.
  func closesWeekly(_ audience: Audience) -> Bool {
    nearIndices(since: 0).contains { closesWeekly(result.list[$0], audience) }
  }

  /// Whether one weekday closes every week.
  func closesWeekly(_ audience: Audience, on weekday: Int?) -> Bool {
    guard let weekday else { return false }
    return nearIndices(since: 0).contains {
      guard closesWeekly(result.list[$0], audience),
        case .weekdays(let days, _) = result.list[$0].days
      else { return false }
      return days.contains(WeekdaySet(daysAfterSunday: weekday))
    }
  }

  private func closesWeekly(_ statement: Statement, _ audience: Audience) -> Bool {
    statement.isEveryWeek && statement.audience == audience && statement.doubt == nil
  }
}

extension Statement {
  /// Whether it closes weekdays of every week, in all months and without a limit.
  fileprivate var isWholeWeekday: Bool { isEveryWeek && months == 0 && limits.isEmpty }
}
