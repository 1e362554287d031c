public import KoreanCalendar

extension HolidaySchedule {
  /// Whether the store is closed on a date, and how that is known.
  ///
  /// ```swift
  /// import MartHolidayKit
  ///
  /// let schedule = HolidaySchedule(rule: .nth([2, 4], .sunday))
  /// schedule.status(on: CivilDate(2026, 11, 22))  // .closed(.rule)
  /// schedule.status(on: CivilDate(2027, 2, 14))  // .closed(.tentativeRule)
  /// ```
  ///
  /// - Parameters:
  ///   - date: the day to ask about.
  ///   - calendar: the public holidays, including any that the app has added.
  /// - Complexity: O(log *n*) in the number of facts, without allocation.
  public func status(
    on date: CivilDate, calendar: PublicHolidayCalendar = .southKorea
  ) -> HolidayStatus {
    // The built-in calendar is a constant in this copy of the code, which counts no references.
    guard calendar.isBuiltIn else { return statusByOther(on: date, calendar) }
    return status(on: date, by: .southKorea)
  }

  @inline(never)
  private func statusByOther(
    on date: CivilDate, _ calendar: PublicHolidayCalendar
  ) -> HolidayStatus {
    status(on: date, by: calendar)
  }

  @inline(__always)
  private func status(on date: CivilDate, by calendar: PublicHolidayCalendar) -> HolidayStatus {
    if let shut = shutPeriod(on: date) { return .closed(shut.basis) }
    let parts = date.parts
    let month = parts.yearMonth
    if let layers = layers(of: month, calendar) {
      guard layers.known.contains(parts.day) else { return .unknown }
      let basis = layers.basis(ofDay: parts.day)
      return layers.closed.contains(parts.day) ? .closed(basis) : .open(basis)
    }
    guard let index = ruleIndex(on: date) else { return .unknown }
    let basis =
      hasTentativeRules
      ? periods[index].basis(on: date, parts, calendar) : Self.ruleBasis(in: month)
    // The plainest parts are taken out alone: copying a whole plan counts its references.
    let isClosed =
      periods[index].rule.plan.first.closes(on: date, parts, calendar)
      || periods[index].rule.plan.hasOthers && closesByOtherParts(index, date, parts, calendar)
    return isClosed ? .closed(basis) : .open(basis)
  }

  @inline(never)
  private func closesByOtherParts(
    _ index: Int, _ date: CivilDate, _ parts: CivilDate.Parts, _ calendar: PublicHolidayCalendar
  ) -> Bool {
    periods[index].rule.plan.closesByOthers(on: date, parts, calendar)
  }

  /// Whether the store is in business on a date, and from and until when it is not.
  ///
  /// - Complexity: O(log *n*) in the number of closures, without allocation.
  public func state(on date: CivilDate) -> StoreState { shutPeriod(on: date)?.state ?? .operating }

  /// The last day before the store closes without a known reopening, or `nil` when it does not.
  package var lastDayInBusiness: CivilDate? {
    guard let shut = shutPeriods.last, shut.last == .latest, let first = shut.state.firstClosedDay
    else { return nil }
    return first > .earliest ? first.adding(days: -1) : .earliest
  }

  /// The last day of which something else than a rule is known, periods without an end aside; `nil`
  /// without one.
  package var lastDayKnownApart: CivilDate? {
    let shut = shutPeriods.last { $0.last < .latest }
    return [published.last?.month.lastDay, overriddenDays.last?.date, shut?.last].compactMap { $0 }
      .max()
  }

  /// The period around a date in which the store does not open at all.
  func shutPeriod(on date: CivilDate) -> ShutPeriod? {
    guard let period = shutPeriod(endingOnOrAfter: date), period.first <= date else { return nil }
    return period
  }

  /// The first period that has not ended before a date and in which the store does not open at all.
  func shutPeriod(endingOnOrAfter date: CivilDate) -> ShutPeriod? {
    if shutPeriods.isEmpty { return nil }
    let index = partitionIndex(shutPeriods.count) { shutPeriods[$0].last < date }
    return index < shutPeriods.count ? shutPeriods[index] : nil
  }

  /// What the overrides say about a date.
  func overriddenDay(on date: CivilDate) -> OverriddenDay? {
    let index = partitionIndex(overriddenDays.count) { overriddenDays[$0].date < date }
    guard index < overriddenDays.count, overriddenDays[index].date == date else { return nil }
    return overriddenDays[index]
  }

  /// Whether an override or a publication says that a date is closed; `nil` where neither covers it.
  package func saysClosed(on date: CivilDate) -> Bool? {
    guard let layers = layers(of: date.yearMonth, .southKorea),
      layers.overridden.union(layers.published).contains(date.day)
    else { return nil }
    return layers.closed.contains(date.day)
  }

  /// What the overrides and publications say about a month.
  @inline(__always)
  func layers(of month: YearMonth, _ calendar: PublicHolidayCalendar) -> MonthLayers? {
    guard let last = layers.last, month <= last.month else { return nil }
    let index = partitionIndex(layers.count) { layers[$0].month < month }
    return layers[index].month == month ? layers(at: index, calendar) : nil
  }

  /// What is said about the month at an index; it was computed for the built-in calendar.
  @inline(__always)
  func layers(at index: Int, _ calendar: PublicHolidayCalendar) -> MonthLayers {
    calendar.isBuiltIn ? layers[index] : layers[index].ruled(periods, by: calendar)
  }

  /// The index of the rule that applies on a date.
  func ruleIndex(on date: CivilDate) -> Int? {
    let index = partitionIndex(periods.count) { (periods[$0].from ?? .earliest) <= date } - 1
    guard index >= 0, date <= (periods[index].through ?? .latest) else { return nil }
    return index
  }

  /// The rule period that applies on a date, or else the municipality's designation.
  ///
  /// - Returns: `nil` when there is neither.
  public func rulePeriod(on date: CivilDate) -> RulePeriod? {
    ruleIndex(on: date).map { periods[$0] }
  }

  /// The basis of an answer from a rule.
  func basis(
    of rule: Int, on date: CivilDate, _ calendar: PublicHolidayCalendar
  ) -> HolidayStatus.Basis {
    let parts = date.parts
    return hasTentativeRules
      ? periods[rule].basis(on: date, parts, calendar) : Self.ruleBasis(in: parts.yearMonth)
  }

  /// The basis of a day that a rule decides, if nothing makes it doubtful.
  static func ruleBasis(in month: YearMonth) -> HolidayStatus.Basis {
    swapsAreLikely(in: month) ? .tentativeRule : .rule
  }

  /// Whether stores often swap closing days in a month: it has Seollal or Chuseok or, in years
  /// beyond the almanac, may have one.
  package static func swapsAreLikely(in month: YearMonth) -> Bool {
    let monthOfYear = month.month
    if monthOfYear <= 2 {
      guard let seollal = LunarFestivals.seollal(in: month.year) else { return true }
      return seollal.month == monthOfYear
    }
    if monthOfYear == 9 || monthOfYear == 10 {
      guard let chuseok = LunarFestivals.chuseok(in: month.year) else { return true }
      return chuseok.month == monthOfYear
    }
    return false
  }
}
