import KoreanCalendar
import MartModels

// What a text does to closures that were known, and to the end of a store.
extension ScheduleFacts {
  /// The days of known rules that are in doubt, and the dates on which a closure may go on or be over.
  func doubts(about old: HolidaySchedule) -> (days: HolidayRule?, dates: [CivilDate]) {
    let dates = old.closures.flatMap { closure -> [CivilDate] in
      // One without an end goes on until the store opens.
      guard let last = closure.through, let first = end(of: closure), first <= last else {
        return doubts(within: closure)
      }
      return doubts(within: closure) + Array(first...last)
    }
    // 10일까지 쉽니다, where the 9th alone is known: perhaps from then on
    let early = closures.flatMap { closure -> [CivilDate] in
      let begun = begun(closure, in: old)
      guard begun.from > closure.from, !old.publishedClosings.isRun(begun) else { return [] }
      return Array(closure.from..<begun.from)
    }
    return (putsOffEnd(of: old) ? .everyDay : doubtfulDays, dates + early)
  }

  /// 1월 20일부터 정상영업, 20일까지만 휴무: the days of a known run of closings behind one that may be open, or the last one,
  /// which may be over.
  func endsOfRuns(in old: HolidaySchedule) -> [CivilDate] {
    old.publishedClosings.days(behind: openDates + doubtfulDates + closedUntil)
  }

  /// 8일까지만 쉬고 9일부터 영업해요: a closure of which the text does not say when it began, with the beginning of the
  /// known run of closings in which it ends, or which it makes longer.
  func begun(_ closure: StoreClosure, in old: HolidaySchedule) -> StoreClosure {
    guard let last = closure.through, closedUntil.contains(last),
      let run = old.publishedClosings.run(upTo: last), run.first > closure.from
    else { return closure }
    return StoreClosure(run.first...last)
  }

  /// 공사가 일찍 끝나 23일부터 영업합니다, 29일은 열지 말지 고민 중입니다: what is left of a known closure.
  func remaining(of closure: StoreClosure) -> [StoreClosure] {
    var rest = closure
    if let end = end(of: closure) {
      guard end > closure.from else { return [] }
      rest = StoreClosure(closure.from...end.adding(days: -1))
    }
    var parts: [StoreClosure] = []
    var first: CivilDate? = rest.from
    for date in doubts(within: rest) {
      if let first, first < date { parts.append(StoreClosure(first...date.adding(days: -1))) }
      first = date.shifted(by: 1)
    }
    guard let first, first <= rest.through ?? .latest else { return parts }
    return parts + [
      rest.through.map { StoreClosure(first...$0) } ?? StoreClosure(openEndedFrom: first)
    ]
  }

  /// The dates of a known closure that the text leaves in doubt, in order.
  private func doubts(within closure: StoreClosure) -> [CivilDate] {
    doubtedDates.filter { $0 >= asOf && closure.contains($0) }.sorted()
  }

  /// 폐점일이 11월 30일에서 12월 31일로 미뤄졌습니다: whether a text that was seen before the end of a store names days
  /// behind it.
  func putsOffEnd(of old: HolidaySchedule) -> Bool {
    guard let end = old.closedForGoodFrom, asOf < end else { return false }
    if takesBack { return true }
    let closed = published.contains { month, days in
      days.closed.contains { day in month.date(day: day).map { $0 >= end } ?? false }
    }
    // 폐업 소식 거둬들입니다. 4월에도 그대로 영업합니다
    if let openRule, openRule.next(onOrAfter: end).map({ end.days(until: $0) < 31 }) == true {
      return true
    }
    return closed || (openDates + doubtfulDates).contains { $0 >= end }
  }

  /// The first day on which a known closure may be over: one that is said to be open, or the day of the text, where the
  /// text has another closure at that time.
  private func end(of closure: StoreClosure) -> CivilDate? {
    let last = closure.through ?? .latest
    let isReplaced = closures.contains {
      $0.from <= last && ($0.through ?? .latest) >= closure.from
    }
    let opened = openDates.first { closure.contains($0) }
    let isOver = isReplaced || takesBack || mayEndClosures && opened == nil
    let end = [opened, isOver ? max(asOf, closure.from) : nil].compactMap { $0 }.min()
    return end.flatMap { $0 <= last ? $0 : nil }
  }
}

extension HolidaySchedule {
  /// The days that publications close.
  fileprivate var publishedClosings: DayRuns {
    DayRuns(published.flatMap { $0.month.dates(of: $0.closed) })
  }
}

extension DayRuns {
  /// The days of each run that one of some days is in, behind that day.
  func days(behind opened: [CivilDate]) -> [CivilDate] {
    opened.flatMap { day in run(containing: day).map { $0.dates.filter { $0 > day } } ?? [] }
  }

  /// The run that a day is in, or else the last one of the two weeks before it: 24일~26일, 27일까지.
  fileprivate func run(upTo last: CivilDate) -> DayRun? {
    (0...14).lazy.compactMap { last.shifted(by: -$0).flatMap { run(containing: $0) } }.first
  }

  /// Whether a closure ends in a run, or right behind one of several days, so that it is known when it began.
  fileprivate func isRun(_ closure: StoreClosure) -> Bool {
    guard let last = closure.through else { return false }
    if run(containing: last) != nil { return true }
    return last.shifted(by: -1).flatMap { run(containing: $0) }.map { $0.count > 1 } ?? false
  }
}
