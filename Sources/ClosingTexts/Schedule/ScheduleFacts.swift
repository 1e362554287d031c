import KoreanCalendar
import MartModels

/// What a notice says as the layers of a schedule.
struct ScheduleFacts {
  var rules: [RulePeriod] = []
  var published: [YearMonth: (closed: DaySet, covered: DaySet)] = [:]
  var overrides: [ScheduleOverride] = []
  var closures: [StoreClosure] = []
  var closedForGoodFrom: CivilDate?
  /// The day on which the text was seen.
  let asOf: CivilDate
  let takesBack: Bool
  /// Whether a closure that is known may be over, whatever dates are named.
  let mayEndClosures: Bool
  /// The last days of closures of which the text does not say when they began.
  var closedUntil: Set<CivilDate> = []
  /// The dates that are said to be open.
  var openDates: [CivilDate] = []
  /// The dates in doubt; `doubtfulDays` has the days in doubt that come back.
  var doubtfulDates: [CivilDate] = []
  var doubtfulDays: HolidayRule?
  /// What the text says of dates, though not for certain.
  var statedInDoubt: [CivilDate: Bool] = [:]
  /// The dates that the text names in doubt.
  var doubtedDates: Set<CivilDate> = []
  /// The dates that are in doubt where a known rule closes.
  var namedDates: [CivilDate] = []
  /// The days that come back and are said to be open.
  var openRule: HolidayRule?
  /// Whether the rules hold beside those that are known.
  var addsRules = false
  /// Whether they may be some of those that are known: 일요일은 쉽니다, where 일, 월 쉽니다 is known.
  var mayRestateRules = false
  /// Whether they may do so: 12월부터 매주 수요일 휴진, and neither 휴진일: 매주 수요일 nor 수요일로 변경.
  var mayAddRules = false

  /// - Parameter takesBack: whether the text takes something back that it does not name.
  init(
    _ notice: HolidayText.Notice, asOf: CivilDate, reference: CivilDate, takesBack: Bool
  ) {
    self.asOf = asOf
    self.takesBack = takesBack && notice.tentativeRule == .everyDay
    mayEndClosures = notice.mayEndClosures
    addRules(notice)
    addsRules = notice.addsRule
    mayRestateRules =
      notice.effectiveFrom == nil && notice.formerRule == nil && !notice.isList
      && notice.tentativeRule == nil
    mayAddRules = notice.effectiveFrom != nil && notice.formerRule == nil && !notice.isList
    openDates = notice.openDates
    openRule = notice.openRule
    doubtfulDates = notice.tentativeDates
    let doubtful = Set(notice.tentativeDates)
    for date in notice.closedDates where doubtful.contains(date) { statedInDoubt[date] = true }
    for date in notice.openDates where doubtful.contains(date) { statedInDoubt[date] = false }
    namedDates = notice.namedDates
    // 24일 휴무는 미정, and not 24일 김장 행사
    doubtedDates = doubtful.intersection(namedDates).union(statedInDoubt.keys)
    addMoves(notice)
    addDates(notice, doubtful)
    closedForGoodFrom = notice.closedForGoodFrom
    // What is said to open may open for a while, or from a day on.
    doubtfulDays = .union(known: [notice.tentativeRule, notice.openRule])
    for closure in notice.closures {
      let from = min(closure.from ?? min(reference, closure.through), closure.through)
      closures.append(StoreClosure(from...closure.through))
      if closure.from == nil { closedUntil.insert(closure.through) }
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
    // 28일이 29일로 밀렸습니다 … 29일은 정상영업: what a doubt is about is no override
    for date in notice.tentativeDates { isClosed[date] = nil }
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

  /// Publishes the dates of a notice, but for those that it doubts.
  mutating func addDates(_ notice: HolidayText.Notice, _ doubtful: Set<CivilDate>) {
    // A day that a move leaves and another reaches closes by the lists.
    let decided = Set(overrides.flatMap { $0.dates })
    let closed = notice.closedDates.filter { !doubtful.contains($0) }
    for date in closed where !decided.contains(date) { publish(date, isClosed: true) }
    for date in notice.openDates where !doubtful.contains(date) && !decided.contains(date) {
      publish(date, isClosed: false)
    }
    // A list names all closings of its months up to its last date, and says nothing about a month
    // that it skips. A list with a doubt is sure only of its dates, and may end what a rule closes.
    guard notice.isList, notice.rule == nil, let first = closed.first, let last = closed.last,
      asOf <= last
    else { return }
    let start = max(asOf, first.yearMonth.firstDay)
    // 12월 휴무일: 6일, 20일: whether the fourth Sunday closes as well
    let count = closed.count { $0.yearMonth == last.yearMonth }
    if count > 1 || closed.count == 1 {
      namedDates += last.yearMonth.dates.filter { count == 1 ? $0 != last : $0 > last }
    }
    guard closed.count > 1 else { return }
    let isWhole = doubtful.isEmpty && notice.tentativeRule == nil
    for month in Set(closed.map { $0.yearMonth }) where month >= start.yearMonth {
      let days = month.days(within: start...last)
      if isWhole {
        published[month, default: (DaySet(), DaySet())].covered =
          (published[month]?.covered ?? DaySet()).union(days)
      } else {
        namedDates += month.dates(of: days).filter { !closed.contains($0) }
      }
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
    let doubts = doubts(about: old)
    var rules = known.flatMap { period in
      let named = namedDates.filter { period.rule.closes(on: $0) }
      let dates = doubtfulDates + doubts.dates + named
      return period.doubted(on: doubts.days, from: asOf).flatMap { $0.doubted(on: dates) }
    }
    rules += self.rules.flatMap { period in
      if addsRules { return period.beside(old.rules) }
      let isPart = mayRestateRules && period.restates(some: old.rules, from: asOf)
      return [mayAddRules || isPart ? period.doubted(beside: old.rules) : period]
    }
    let named = Set(overrides.flatMap { $0.dates }).union(
      published.flatMap { month, days in month.dates(of: days.covered) })
    let doubted = doubtedMoves(of: old, besides: named)
    let decided = named.union(doubted.keys)
    var months: [PublishedMonth] = []
    let doubtful = Set(doubtfulDates + endsOfRuns(in: old) + doubts.dates)
    for month in old.published {
      let days = doubtfulDays?.closings(in: month.month) ?? DaySet()
      let coming = month.month.days(within: max(asOf, month.month.firstDay)...CivilDate.latest)
      let closed = month.month.daySet(Set(namedDates)).intersection(month.closed)
      months.append(
        month.without(month.month.daySet(decided))
          .doubted(
            on: month.month.daySet(doubtful).union(closed).union(days.intersection(coming))))
    }
    for (month, days) in published {
      months.append(PublishedMonth(checked: month, closed: days.closed, covered: days.covered))
    }
    for (date, isClosed) in doubted {
      let day: DaySet = [date.day]
      months.append(
        PublishedMonth(
          checked: date.yearMonth, closed: isClosed ? day : DaySet(), covered: day, tentative: day))
    }
    let kept = old.overrides.flatMap { $0.without($0.isMove ? decided : named) }
    return HolidaySchedule(
      agreeing: rules, published: months, overrides: kept + overrides,
      closures: old.closures.flatMap { remaining(of: $0) } + closures.map { begun($0, in: old) },
      closedForGoodFrom: closedForGoodFrom ?? (putsOffEnd(of: old) ? nil : old.closedForGoodFrom),
      municipal: old.designations)
  }
}

extension ScheduleFacts {
  /// The days of older moves that are no longer certain, and whether each closes.
  ///
  /// Behind 18일 대신 19일에 쉽니다 these are the 19th for 18일에 쉽니다, the 18th for 19일은 정상영업, and what is named in doubt
  /// or taken back.
  private func doubtedMoves(
    of old: HolidaySchedule, besides named: Set<CivilDate>
  ) -> [CivilDate: Bool] {
    var doubted: [CivilDate: Bool] = [:]
    for case .moved(let from, let to) in old.overrides.map({ $0.change }) {
      let isTurned = closes(from) == true || closes(to) == false
      for (date, isClosed) in [(from, false), (to, true)] where !named.contains(date) {
        let isNamed = doubtedDates.contains(date) || isClosed && namedDates.contains(date)
        guard isNamed || isTurned || takesBack && date >= asOf else { continue }
        doubted[date] = statedInDoubt[date] ?? isClosed
      }
    }
    return doubted
  }

  /// Whether a date is published as closed or as open; `nil` where it is not.
  private func closes(_ date: CivilDate) -> Bool? {
    guard let days = published[date.yearMonth], days.covered.contains(date.day) else { return nil }
    return days.closed.contains(date.day)
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

  fileprivate var isMove: Bool { if case .moved = change { true } else { false } }

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
