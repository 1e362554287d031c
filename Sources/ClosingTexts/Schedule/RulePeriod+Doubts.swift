import KoreanCalendar
import MartModels

// What another text leaves of the time in which a rule holds.
extension RulePeriod {
  /// The period with more days on which its rule is tentative, from a date on.
  func doubted(on days: HolidayRule?, from date: CivilDate) -> [RulePeriod] {
    guard let days, dates.upperBound >= date else { return [self] }
    let behind = RulePeriod(
      rule, during: max(date, dates.lowerBound)...dates.upperBound, source: source,
      tentative: .union(known: [tentative, days]))
    return [ending(before: date), behind].compactMap { $0 }
  }

  /// The period, split at dates on which its rule is tentative.
  func doubted(on days: [CivilDate]) -> [RulePeriod] {
    var parts: [RulePeriod] = []
    var first = dates.lowerBound
    func add(_ days: ClosedRange<CivilDate>, _ tentative: HolidayRule?) {
      parts.append(RulePeriod(rule, during: days, source: source, tentative: tentative))
    }
    for run in DayRuns(days.filter { dates.contains($0) }) {
      if run.first > first { add(first...run.first.adding(days: -1), tentative) }
      add(run.dates, .everyDay)
      guard run.last < dates.upperBound else { return parts }
      first = run.last.adding(days: 1)
    }
    add(first...dates.upperBound, tentative)
    return parts
  }

  /// The period with other rules that hold at the same time, each in its own days.
  ///
  /// Where there is none of them, a festival says nothing of other days: 크리스마스 휴무입니다.
  ///
  /// - Parameter known: periods that do not overlap.
  func beside(_ known: [RulePeriod]) -> [RulePeriod] {
    let others = rule.isOfFestivals ? HolidayRule.everyDay.except(rule) : nil
    let alone = HolidayRule.union(known: [tentative, others])
    var parts: [RulePeriod] = []
    var first: CivilDate? = dates.lowerBound
    for other in known.sorted(by: { $0.dates.lowerBound < $1.dates.lowerBound })
    where other.dates.overlaps(dates) {
      guard let start = first else { break }
      let both = other.dates.clamped(to: dates)
      if start < both.lowerBound {
        parts.append(
          RulePeriod(
            rule, during: start...both.lowerBound.adding(days: -1), source: source,
            tentative: alone))
      }
      // 추석 연휴 휴무, and now 추석 당일 휴무: whether the other days still close
      let former = other.rule.daysOfYear?.except(rule)
      parts.append(
        RulePeriod(
          .union([other.rule, rule]), during: both, source: other.source,
          tentative: .union(known: [tentative, other.tentative, former])))
      first = both.upperBound < dates.upperBound ? both.upperBound.adding(days: 1) : nil
    }
    if let start = first {
      parts.append(
        RulePeriod(rule, during: start...dates.upperBound, source: source, tentative: alone))
    }
    return parts
  }

  /// The period, in doubt on the days of other rules that may hold as before, where both are of every week.
  func doubted(beside others: [RulePeriod]) -> RulePeriod {
    let former = others.filter {
      $0.dates.overlaps(dates) && $0.rule.hasEveryWeek && rule.hasEveryWeek
    }
    if former.isEmpty { return self }
    let doubts = [tentative].compactMap { $0 } + former.map { $0.rule.except(rule) }
    return RulePeriod(rule, during: dates, source: source, tentative: .union(doubts))
  }

  /// Whether all that its rule closes in two months is closed by other rules, too.
  func restates(some others: [RulePeriod], from date: CivilDate) -> Bool {
    guard others.contains(where: { $0.rule.hasEveryWeek }), rule.hasEveryWeek else { return false }
    return (0..<60).compactMap { date.shifted(by: $0) }.allSatisfy { day in
      !rule.closes(on: day)
        || others.contains { $0.dates.contains(day) && $0.rule.closes(on: day) }
    }
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
