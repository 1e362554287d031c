public import KoreanCalendar
public import MartModels

extension OpeningHoursExpression {
  /// Whether the store is open at a minute of Korean time.
  ///
  /// ```swift
  /// import MartHolidayKit
  ///
  /// let night = try OpeningHoursExpression("22:00-02:00; Su[2,4] off")
  /// night.state(at: WallTime(CivilDate(2026, 11, 22), 0, 30))  // .closed
  /// night.state(at: WallTime(CivilDate(2026, 11, 23), 0, 30))  // .open
  /// ```
  ///
  /// - Parameters:
  ///   - time: the date and the minute.
  ///   - calendar: the public holidays, with days that were designated since.
  /// - Complexity: O(*n*) in the number of rules, without allocation.
  public func state(
    at time: WallTime, calendar: PublicHolidayCalendar = .southKorea
  ) -> State {
    decision(on: time.date, minuteOfDay: time.minuteOfDay, calendar).state
  }

  /// The comment of the deciding rule at a minute, such as `전화 문의`.
  ///
  /// - Parameters:
  ///   - time: the date and the minute.
  ///   - calendar: the public holidays, with days that were designated since.
  /// - Returns: `nil` when no rule decides or the rule has no comment.
  public func comment(
    at time: WallTime, calendar: PublicHolidayCalendar = .southKorea
  ) -> String? {
    let index = decision(on: time.date, minuteOfDay: time.minuteOfDay, calendar).rule
    return index < 0 ? nil : rules[index].comment
  }

  /// The state at a minute and the rule that decided, −1 when none did.
  ///
  /// - Parameter countsNightBefore: whether sessions of the evening before count after midnight.
  func decision(
    on date: CivilDate, minuteOfDay: Int, _ calendar: PublicHolidayCalendar,
    countsNightBefore: Bool = true
  ) -> (state: State, rule: Int) {
    guard namesSchoolHolidays || !calendar.isBuiltIn else {
      let plain = ExpressionHolidays(calendar: .southKorea)
      return decision(date, minuteOfDay, plain, nightBefore: countsNightBefore ? plain : nil)
    }
    return decision(date, minuteOfDay, calendar, countsNightBefore)
  }

  /// The same for another calendar or with school holidays, which are rare and so kept out of line.
  @inline(never)
  private func decision(
    _ date: CivilDate, _ minuteOfDay: Int, _ calendar: PublicHolidayCalendar,
    _ countsNightBefore: Bool
  ) -> (state: State, rule: Int) {
    let plain = ExpressionHolidays(calendar: calendar)
    let found = decision(date, minuteOfDay, plain, nightBefore: countsNightBefore ? plain : nil)
    guard namesSchoolHolidays else { return found }
    let school = ExpressionHolidays(calendar: calendar, isSchoolHoliday: true)
    for (today, before) in [(school, school), (school, plain), (plain, school)] {
      let other = decision(date, minuteOfDay, today, nightBefore: countsNightBefore ? before : nil)
      if other.state != found.state { return (.unknown, -1) }
    }
    return found
  }

  /// The state by the holidays of the day and of the evening before.
  ///
  /// If `nightBefore` is `nil`, only rules that close count for the evening before.
  private func decision(
    _ date: CivilDate, _ minuteOfDay: Int, _ holidays: ExpressionHolidays,
    nightBefore: ExpressionHolidays?
  ) -> (state: State, rule: Int) {
    guard minuteOfDay >= 0, minuteOfDay < 1_440 else { return (.closed, -1) }
    let today = ExpressionDay(date)
    var state = State.closed
    var deciding = -1
    let first = firstEffectiveRule(on: today, holidays)
    var index = first.index
    var isKnownToHold = first.holds
    while index < digests.count {
      let digest = digests[index]
      let isHeldBack = digest.joiner == .fallback && state != .closed
      if !isHeldBack, isKnownToHold || holds(index, on: today, holidays),
        let found = self.state(index, atMinute: minuteOfDay)
      {
        state = found
        deciding = index
      }
      isKnownToHold = false
      if digest.runsPastMidnight, !isHeldBack, nightBefore != nil || digest.state == .closed,
        date > .earliest,
        let found = self.state(index, atMinute: minuteOfDay + 1_440),
        holds(index, on: ExpressionDay(date.adding(days: -1)), nightBefore ?? holidays)
      {
        state = found
        deciding = index
      }
      index += 1
    }
    return (state, deciding)
  }

  /// The last rule that replaces all rules before it on a day, the first of all when none does.
  func firstEffectiveRule(
    on day: ExpressionDay, _ holidays: ExpressionHolidays
  ) -> (index: Int, holds: Bool) {
    var index = digests.count - 1
    while index > 0 {
      if digests[index].replacesRulesBefore, holds(index, on: day, holidays) {
        return (index, true)
      }
      index -= 1
    }
    return (0, false)
  }

  private func holds(
    _ index: Int, on day: ExpressionDay, _ holidays: ExpressionHolidays
  ) -> Bool {
    digests[index].holds(on: day) ?? rules[index].holds(on: day, holidays)
  }

  private func state(_ index: Int, atMinute minute: Int) -> State? {
    if let found = digests[index].state(atMinute: minute) { return found }
    return rules[index].state(atMinute: minute)
  }

  /// Whether the store is closed from midnight to midnight.
  ///
  /// - Parameters:
  ///   - date: the date.
  ///   - calendar: the public holidays, with days that were designated since.
  /// - Complexity: O(*n*²) in the number of rules and times.
  public func isClosedAllDay(
    on date: CivilDate, calendar: PublicHolidayCalendar = .southKorea
  ) -> Bool {
    func isClosed(_ minute: Int) -> Bool {
      decision(on: date, minuteOfDay: minute, calendar).state == .closed
    }
    if !isClosed(0) { return false }
    for rule in rules {
      for times in rule.times {
        for edge in [times.start, times.end - 1_440] where edge > 0 && edge < 1_440 {
          if !isClosed(edge) { return false }
        }
        if times.end < 1_440, !isClosed(times.end) { return false }
      }
    }
    return true
  }
}

extension ExpressionRule {
  /// The state that the rule sets at a minute of a day on which it holds; `nil` when it sets none.
  ///
  /// Minutes count from the midnight at which that day begins, and go on past 1440.
  func state(atMinute minute: Int) -> OpeningHoursExpression.State? {
    if times.isEmpty { return minute < 1_440 ? state : nil }
    var found: OpeningHoursExpression.State?
    for times in times where minute >= times.start && minute < times.end {
      guard times.isOpenEnd, modifier != .off else { return state }
      if !isCutShort(times, at: minute) { found = .unknown }
    }
    return found
  }

  /// Whether hours that begin after an open end say when it ends: `07:00+,12:00-16:00`.
  private func isCutShort(_ openEnd: ExpressionTimes, at minute: Int) -> Bool {
    times.contains { $0.start > openEnd.start && $0.start <= minute }
  }

  /// The state that the rule sets where it holds.
  var state: OpeningHoursExpression.State {
    switch modifier {
    case .open: .open
    case .off: .closed
    case .unknown: .unknown
    }
  }

  /// Whether the rule holds on a day.
  func holds(on day: ExpressionDay, _ given: ExpressionHolidays) -> Bool {
    if !hasDays { return true }
    if isWeekly { return weekdays.contains(day) }
    return holdsInSelectors(on: day, given)
  }

  private func holdsInSelectors(
    on day: ExpressionDay, _ given: ExpressionHolidays
  ) -> Bool {
    if !years.isEmpty {
      guard years.contains(where: { $0.contains(day.year) }) else { return false }
    }
    if !dates.isEmpty {
      guard dates.contains(where: { $0.contains(day) }) else { return false }
    }
    if !weeks.isEmpty {
      let week = day.week
      guard weeks.contains(where: { $0.contains(week) }) else { return false }
    }
    if holidays.isEmpty { return weekdays.isEmpty || weekdays.contains(day) }
    let isHoliday = holidays.contains { given.contains($0, on: day.date) }
    if weekdays.isEmpty { return isHoliday }
    return holidaysRestrictWeekdays
      ? isHoliday && weekdays.contains(day) : isHoliday || weekdays.contains(day)
  }
}
