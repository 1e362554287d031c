public import KoreanCalendar
public import MartModels

extension OpeningHoursExpression {
  /// Whether the store is open at a minute of Korean time.
  ///
  /// ```swift
  /// import MartHolidayKit
  ///
  /// let night = try OpeningHoursExpression("22:00-02:00; Su[2,4] off")
  /// night.state(on: CivilDate(2026, 11, 22), minuteOfDay: 30)  // .closed
  /// night.state(on: CivilDate(2026, 11, 23), minuteOfDay: 30)  // .open
  /// ```
  ///
  /// - Parameters:
  ///   - date: the date.
  ///   - minuteOfDay: the minutes since its midnight; any minute outside 0…1439 is closed.
  /// - Complexity: O(*n*) in the number of rules, without allocation.
  public func state(on date: CivilDate, minuteOfDay: Int) -> State {
    decision(on: date, minuteOfDay: minuteOfDay).state
  }

  /// Whether the store is open at a minute of Korean time.
  ///
  /// - Parameter time: the date and the minute.
  public func state(at time: WallTime) -> State {
    decision(on: time.date, minuteOfDay: time.minuteOfDay).state
  }

  /// The comment of the deciding rule at a minute, such as `전화 문의`.
  ///
  /// - Parameters:
  ///   - date: the date.
  ///   - minuteOfDay: the minutes since its midnight.
  /// - Returns: `nil` when no rule decides or the rule has no comment.
  public func comment(on date: CivilDate, minuteOfDay: Int) -> String? {
    let index = decision(on: date, minuteOfDay: minuteOfDay).rule
    return index < 0 ? nil : rules[index].comment
  }

  /// The state at a minute and the rule that decided, −1 when none did.
  ///
  /// - Parameter countsNightBefore: whether sessions of the evening before count after midnight.
  func decision(
    on date: CivilDate, minuteOfDay: Int, countsNightBefore: Bool = true
  ) -> (state: State, rule: Int) {
    guard minuteOfDay >= 0, minuteOfDay < 1_440 else { return (.closed, -1) }
    let today = ExpressionDay(date)
    var state = State.closed
    var deciding = -1
    let first = firstEffectiveRule(on: today)
    var index = first.index
    var isKnownToHold = first.holds
    while index < digests.count {
      let digest = digests[index]
      let isHeldBack = digest.joiner == .fallback && state != .closed
      if !isHeldBack, isKnownToHold || holds(index, on: today),
        let found = self.state(index, atMinute: minuteOfDay)
      {
        state = found
        deciding = index
      }
      isKnownToHold = false
      if digest.runsPastMidnight, !isHeldBack, countsNightBefore || digest.state == .closed,
        date > .earliest,
        let found = self.state(index, atMinute: minuteOfDay + 1_440),
        holds(index, on: ExpressionDay(date.adding(days: -1)))
      {
        state = found
        deciding = index
      }
      index += 1
    }
    return (state, deciding)
  }

  /// The last rule that replaces all rules before it on a day, the first of all when none does.
  func firstEffectiveRule(on day: ExpressionDay) -> (index: Int, holds: Bool) {
    var index = digests.count - 1
    while index > 0 {
      if digests[index].replacesRulesBefore, holds(index, on: day) { return (index, true) }
      index -= 1
    }
    return (0, false)
  }

  private func holds(_ index: Int, on day: ExpressionDay) -> Bool {
    digests[index].holds(on: day) ?? rules[index].holds(on: day)
  }

  private func state(_ index: Int, atMinute minute: Int) -> State? {
    if let found = digests[index].state(atMinute: minute) { return found }
    return rules[index].state(atMinute: minute)
  }

  /// Whether the store is closed from midnight to midnight.
  ///
  /// - Parameter date: the date.
  /// - Complexity: O(*n*²) in the number of rules and times.
  public func isClosedAllDay(on date: CivilDate) -> Bool {
    if state(on: date, minuteOfDay: 0) != .closed { return false }
    for rule in rules {
      for times in rule.times {
        for edge in [times.start, times.end - 1_440] where edge > 0 && edge < 1_440 {
          if state(on: date, minuteOfDay: edge) != .closed { return false }
        }
        if times.end < 1_440, state(on: date, minuteOfDay: times.end) != .closed { return false }
      }
    }
    return true
  }
}

extension ExpressionRule {
  /// The state that the rule sets at a minute of a day on which it holds, counted from the midnight
  /// at which that day begins; `nil` when the rule says nothing of it.
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
  func holds(on day: ExpressionDay) -> Bool {
    if !hasDays { return true }
    if isWeekly { return weekdays.contains(day) }
    return holdsInSelectors(on: day)
  }

  private func holdsInSelectors(on day: ExpressionDay) -> Bool {
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
    let isHoliday = holidays.contains { $0.contains(day.date) }
    if weekdays.isEmpty { return isHoliday }
    return holidaysRestrictWeekdays
      ? isHoliday && weekdays.contains(day) : isHoliday || weekdays.contains(day)
  }
}
