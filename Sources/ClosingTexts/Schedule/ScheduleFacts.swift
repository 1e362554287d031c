import KoreanCalendar
import MartModels

/// What a notice says as the layers of a schedule.
struct ScheduleFacts {
  var rules: [RulePeriod] = []
  var published: [YearMonth: (closed: DaySet, covered: DaySet)] = [:]
  var overrides: [ScheduleOverride] = []
  var closures: [StoreClosure] = []
  var closedForGoodFrom: CivilDate?
  /// The dates in doubt; `doubtfulDays` has the days in doubt that come back.
  var doubtfulDates: [CivilDate] = []
  var doubtfulDays: HolidayRule?
  /// The dates that are in doubt where a known rule closes.
  var namedDates: [CivilDate] = []
  /// Whether the rules hold beside those that are known.
  var addsRules = false

  /// - Parameter mayChangeRules: whether something in the text that was not read may change a rule that is known.
  init(
    _ notice: HolidayText.Notice, asOf: CivilDate, reference: CivilDate, mayChangeRules: Bool
  ) {
    addRules(notice)
    addsRules = notice.addsRule
    addDates(notice, asOf: asOf)
    addMoves(notice)
    closedForGoodFrom = notice.closedForGoodFrom
    doubtfulDates = notice.tentativeDates
    namedDates = notice.namedDates
    // What is said to open may open for a while, or from a day on.
    // A doubt about every day is about the rule of the text itself, unless it may be another one that changes.
    let isOfText = notice.tentativeRule == .everyDay && !mayChangeRules
    let mine = isOfText ? notice.namedDoubts : notice.tentativeRule
    let doubts = [mine, notice.openRule].compactMap { $0 }
    doubtfulDays = doubts.count < 2 ? doubts.first : .union(doubts)
    for closure in notice.closures {
      let from = min(closure.from ?? min(reference, closure.through), closure.through)
      closures.append(StoreClosure(from...closure.through))
    }
  }

  /// Adds the moves; the lists of the notice decide about a date that two moves name.
  mutating func addMoves(_ notice: HolidayText.Notice) {
    guard !notice.moves.isEmpty else { return }
    var isClosed: [CivilDate: Bool] = [:]
    for move in notice.moves {
      isClosed[move.from] = false
      isClosed[move.to] = true
    }
    for date in notice.closedDates where isClosed[date] != nil { isClosed[date] = true }
    for date in notice.openDates where isClosed[date] != nil { isClosed[date] = false }
    var added: Set<ClosingMove> = []
    for move in notice.moves where added.insert(move).inserted {
      switch (isClosed[move.from], isClosed[move.to]) {
      case (false, true): overrides.append(.moved(from: move.from, to: move.to))
      case (false, _): overrides.append(.open(move.from))
      case (_, true): overrides.append(.closed(move.to))
      default: break
      }
    }
  }

  /// Adds the rule and the one before it, each split at the dates on which it is tentative.
  mutating func addRules(_ notice: HolidayText.Notice) {
    guard let rule = notice.rule else { return }
    func add(_ rule: HolidayRule, _ days: ClosedRange<CivilDate>) {
      let period = RulePeriod(rule, during: days, tentative: notice.tentativeRule)
      rules += period.doubted(on: notice.tentativeDates)
    }
    let from = notice.effectiveFrom ?? .earliest
    if let former = notice.formerRule, from > .earliest {
      add(former, CivilDate.earliest...from.adding(days: -1))
    }
    add(rule, from...CivilDate.latest)
  }

  mutating func addDates(_ notice: HolidayText.Notice, asOf: CivilDate) {
    let doubtful = Set(notice.tentativeDates)
    let moved = Set(notice.moves.flatMap { [$0.from, $0.to] })
    let closed = notice.closedDates.filter { !doubtful.contains($0) }
    for date in closed where !moved.contains(date) { publish(date, isClosed: true) }
    for date in notice.openDates where !doubtful.contains(date) && !moved.contains(date) {
      publish(date, isClosed: false)
    }
    // A list names all closings of its months up to its last date, and says nothing about a month
    // that it skips. A list with a doubt is only about its dates.
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
    let from = rules.first.map { $0.from ?? .earliest }
    let known = from.map { date in old.rules.compactMap { $0.ending(before: date) } } ?? old.rules
    var rules = known.flatMap { period in
      let named = namedDates.filter { period.rule.closes(on: $0) }
      return period.doubted(on: doubtfulDays)
        .doubted(on: named.isEmpty ? doubtfulDates : (doubtfulDates + named).sortedUniquely())
    }
    rules += addsRules ? self.rules.flatMap { $0.beside(old.rules) } : self.rules
    var months: [PublishedMonth] = []
    let moved = Set(overrides.flatMap { $0.dates })
    let doubtful = Set(doubtfulDates)
    for month in old.published {
      let new = published[month.month]?.covered ?? DaySet()
      months.append(
        month.without(new.union(month.month.daySet(moved)))
          .doubted(on: month.month.daySet(doubtful)))
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
  /// The dates that it changes.
  var dates: [CivilDate] {
    switch change {
    case .closed(let date), .open(let date): [date]
    case .moved(let from, let to): [from, to]
    }
  }

  /// What is left of it when others decide some dates; of a move, the other half may be left.
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

extension PublishedMonth {
  /// The month with more days that are tentative.
  func doubted(on days: DaySet) -> PublishedMonth {
    if days.isEmpty { return self }
    return PublishedMonth(
      checked: month, closed: closed, covered: covered, tentative: tentative.union(days))
  }
}

extension RulePeriod {
  /// The period with more days on which its rule is tentative.
  func doubted(on days: HolidayRule?) -> RulePeriod {
    guard let days else { return self }
    return RulePeriod(
      rule, during: dates, source: source,
      tentative: tentative.map { .union([$0, days]) } ?? days)
  }

  /// The period, split at dates in order on which its rule is tentative.
  func doubted(on days: [CivilDate]) -> [RulePeriod] {
    var parts: [RulePeriod] = []
    var first = dates.lowerBound
    func add(_ days: ClosedRange<CivilDate>, _ tentative: HolidayRule?) {
      parts.append(RulePeriod(rule, during: days, source: source, tentative: tentative))
    }
    for date in days where date >= first && date <= dates.upperBound {
      if date > first { add(first...date.adding(days: -1), tentative) }
      add(date...date, .everyDay)
      guard date < dates.upperBound else { return parts }
      first = date.adding(days: 1)
    }
    add(first...dates.upperBound, tentative)
    return parts
  }

  /// The period with other rules that hold at the same time, each in its own days.
  ///
  /// - Parameter others: periods that do not overlap.
  func beside(_ others: [RulePeriod]) -> [RulePeriod] {
    var parts: [RulePeriod] = []
    var first: CivilDate? = dates.lowerBound
    for other in others.sorted(by: { $0.dates.lowerBound < $1.dates.lowerBound })
    where other.dates.overlaps(dates) {
      guard let start = first else { break }
      let both = other.dates.clamped(to: dates)
      if start < both.lowerBound {
        parts.append(
          RulePeriod(
            rule, during: start...both.lowerBound.adding(days: -1), source: source,
            tentative: tentative))
      }
      // 추석 연휴 휴무, and now 추석 당일 휴무: whether the other days still close
      let former = other.rule.daysOfYear?.except(rule)
      let doubts = [tentative, other.tentative, former].compactMap { $0 }
      parts.append(
        RulePeriod(
          .union([other.rule, rule]), during: both, source: other.source,
          tentative: doubts.count < 2 ? doubts.first : .union(doubts)))
      first = both.upperBound < dates.upperBound ? both.upperBound.adding(days: 1) : nil
    }
    if let start = first {
      parts.append(
        RulePeriod(rule, during: start...dates.upperBound, source: source, tentative: tentative))
    }
    return parts
  }

  /// The part of the period before a day.
  func ending(before date: CivilDate) -> RulePeriod? {
    guard date > .earliest, (from ?? .earliest) < date else { return nil }
    let last = date.adding(days: -1)
    return RulePeriod(
      rule, during: (from ?? .earliest)...min(through ?? .latest, last), source: source,
      tentative: tentative)
  }
}
