import KoreanCalendar
import MartModels

/// What a notice says as the layers of a schedule.
struct ScheduleFacts {
  var rules: [RulePeriod] = []
  var published: [YearMonth: (closed: DaySet, covered: DaySet)] = [:]
  var overrides: [ScheduleOverride] = []
  var closures: [StoreClosure] = []
  var closedForGoodFrom: CivilDate?

  init(_ notice: HolidayText.Notice, asOf: CivilDate, reference: CivilDate) {
    addRules(notice)
    addDates(notice, asOf: asOf)
    addMoves(notice)
    closedForGoodFrom = notice.closedForGoodFrom
    for closure in notice.closures {
      let from = min(closure.from ?? min(reference, closure.through), closure.through)
      closures.append(StoreClosure(from...closure.through))
    }
  }

  /// The moves; a date that two of them name is what the notice calls it in the end.
  mutating func addMoves(_ notice: HolidayText.Notice) {
    guard !notice.moves.isEmpty else { return }
    var isClosed: [CivilDate: Bool] = [:]
    for move in notice.moves {
      isClosed[move.from] = false
      isClosed[move.to] = true
    }
    for date in notice.closedDates where isClosed[date] != nil { isClosed[date] = true }
    for date in notice.openDates where isClosed[date] != nil { isClosed[date] = false }
    var added: Set<HolidayText.Move> = []
    for move in notice.moves where added.insert(move).inserted {
      switch (isClosed[move.from], isClosed[move.to]) {
      case (false, true): overrides.append(.moved(from: move.from, to: move.to))
      case (false, _): overrides.append(.open(move.from))
      case (_, true): overrides.append(.closed(move.to))
      default: break
      }
    }
  }

  /// The rule, and the one that held before it.
  mutating func addRules(_ notice: HolidayText.Notice) {
    guard let rule = notice.rule else { return }
    let from = notice.effectiveFrom ?? .earliest
    if let former = notice.formerRule, from > .earliest {
      add(former, .earliest, from.adding(days: -1), notice)
    }
    add(rule, from, .latest, notice)
  }

  /// A rule between two dates, split at those on which it is tentative.
  private mutating func add(
    _ rule: HolidayRule, _ first: CivilDate, _ last: CivilDate, _ notice: HolidayText.Notice
  ) {
    var from = first
    for date in notice.tentativeDates where date >= from && date <= last {
      if date > from {
        rules.append(
          RulePeriod(
            rule, during: from...date.adding(days: -1), tentative: notice.tentativeRule))
      }
      rules.append(RulePeriod(rule, during: date...date, tentative: .everyDay))
      guard date < last else { return }
      from = date.adding(days: 1)
    }
    rules.append(RulePeriod(rule, during: from...last, tentative: notice.tentativeRule))
  }

  mutating func addDates(_ notice: HolidayText.Notice, asOf: CivilDate) {
    let doubtful = Set(notice.tentativeDates)
    let moved = Set(notice.moves.flatMap { [$0.from, $0.to] })
    let closed = notice.closedDates.filter { !doubtful.contains($0) }
    for date in closed where !moved.contains(date) { publish(date, isClosed: true) }
    for date in notice.openDates where !doubtful.contains(date) && !moved.contains(date) {
      publish(date, isClosed: false)
    }
    // A list names all closings of its months up to its last date, and says nothing of a month that it
    // passes over; one with a doubt speaks for its dates alone.
    guard notice.isList, notice.rule == nil, closed.count > 1, doubtful.isEmpty,
      notice.tentativeRule == nil, let first = closed.first, let last = closed.last, asOf <= last
    else { return }
    let start = max(asOf, first.yearMonth.firstDay)
    for month in Set(closed.map { $0.yearMonth }) where month >= start.yearMonth {
      published[month, default: (DaySet(), DaySet())].covered =
        (published[month]?.covered ?? DaySet()).union(month.days(within: start...last))
    }
  }

  mutating func publish(_ date: CivilDate, isClosed: Bool) {
    var month = published[date.yearMonth] ?? (DaySet(), DaySet())
    if isClosed { month.closed = month.closed.union([date.day]) }
    month.covered = month.covered.union([date.day])
    published[date.yearMonth] = month
  }

  /// A schedule with these facts; older ones give way where they contradict.
  func schedule(after old: HolidaySchedule) -> HolidaySchedule {
    var rules = self.rules
    if let first = rules.first {
      rules += old.rules.compactMap { $0.ending(before: first.from ?? .earliest) }
    } else {
      rules = old.rules
    }
    var months: [PublishedMonth] = []
    let moved = Set(overrides.flatMap { $0.dates })
    for month in old.published {
      let new = published[month.month]?.covered ?? DaySet()
      months.append(month.without(new.union(month.month.daySet(moved))))
    }
    for (month, days) in published {
      months.append(PublishedMonth(checked: month, closed: days.closed, covered: days.covered))
    }
    let named = moved.union(
      published.flatMap { month, days in
        days.closed.union(days.covered).compactMap { month.date(day: $0) }
      })
    let kept = old.overrides.flatMap { $0.without(named) }
    return HolidaySchedule(
      agreeing: rules, published: months, overrides: kept + overrides,
      closures: old.closures + closures,
      closedForGoodFrom: closedForGoodFrom ?? old.closedForGoodFrom,
      municipal: old.municipal)
  }
}

extension ScheduleOverride {
  /// The dates of which it speaks.
  var dates: [CivilDate] {
    switch change {
    case .closed(let date), .open(let date): [date]
    case .moved(let from, let to): [from, to]
    }
  }

  /// What it still says when others speak of some dates: of a move, its other half.
  func without(_ others: Set<CivilDate>) -> [ScheduleOverride] {
    switch change {
    case .moved(let from, let to) where others.contains(from) != others.contains(to):
      [others.contains(from) ? .closed(to, reason: reason) : .open(from, reason: reason)]
    default: others.isDisjoint(with: dates) ? [self] : []
    }
  }
}

extension YearMonth {
  func daySet(_ dates: Set<CivilDate>) -> DaySet {
    var days = DaySet()
    for date in dates where date.yearMonth == self { days = days.union([date.day]) }
    return days
  }
}

extension RulePeriod {
  /// The part of the period before a day.
  func ending(before date: CivilDate) -> RulePeriod? {
    guard date > .earliest, (from ?? .earliest) < date else { return nil }
    let last = date.adding(days: -1)
    return RulePeriod(
      rule, during: (from ?? .earliest)...min(through ?? .latest, last), source: source,
      tentative: tentative)
  }
}
