public import KoreanCalendar

// A schedule grows fact by fact and stays a value; a contradiction leaves the original unchanged.
extension HolidaySchedule {
  /// The schedule with one more rule and the dates between which it applies.
  ///
  /// ```swift
  /// import MartHolidayKit
  ///
  /// let sundays = try RulePeriod(.nth([2, 4], .sunday), through: CivilDate(2026, 12, 31))
  /// let wednesdays = try RulePeriod(.nth([2, 4], .wednesday), from: CivilDate(2027, 1, 1))
  /// let schedule = try HolidaySchedule().adding(period: sundays)
  ///   .adding(period: wednesdays)
  /// schedule.status(on: CivilDate(2027, 3, 10))  // .closed(.rule)
  /// ```
  ///
  /// - Parameter period: the rule with its dates; an equal one is there once.
  /// - Throws: `HolidayScheduleError` with the code `overlappingRulePeriods` when another rule
  ///   applies on one of the dates.
  public func adding(period: RulePeriod) throws(HolidayScheduleError) -> HolidaySchedule {
    try changed { $0.rules.append(period) }
  }

  /// The schedule with one more published month.
  ///
  /// - Parameter month: the publication; a second one for the same month adds to the first.
  /// - Throws: `HolidayScheduleError` with the code `conflictingPublications` when the two disagree
  ///   about a day that both cover.
  public func adding(published month: PublishedMonth) throws(HolidayScheduleError)
    -> HolidaySchedule
  {
    try changed { $0.published.append(month) }
  }

  /// The schedule with one more day that the store announced separately.
  ///
  /// - Parameter override: what the notice says.
  /// - Throws: `HolidayScheduleError` with the code `conflictingOverrides` when another one says
  ///   the opposite about the same day, or `movedToSameDay`.
  /// - Complexity: O(*n* log *n*) in the number of facts; many are given to the initializer at once.
  public func adding(override: ScheduleOverride) throws(HolidayScheduleError) -> HolidaySchedule {
    try changed { $0.overrides.append(override) }
  }

  /// The schedule with one more time in which the store does not open at all.
  ///
  /// - Parameter closure: the first and the last day; closures may overlap.
  public func adding(closure: StoreClosure) -> HolidaySchedule {
    HolidaySchedule(self, closures: closures + [closure], closedForGoodFrom: closedForGoodFrom)
  }

  /// The schedule of a store that closes for good.
  ///
  /// - Parameter date: the first day without the store; it replaces an earlier one.
  public func adding(closedForGoodFrom date: CivilDate) -> HolidaySchedule {
    HolidaySchedule(self, closures: closures, closedForGoodFrom: date)
  }

  /// The schedule with the designations of the store's municipality, its weakest layer.
  ///
  /// ```swift
  /// import MartHolidayKit
  ///
  /// let sundays = try RulePeriod(.nth([2, 4], .sunday))
  /// let schedule = try HolidaySchedule().adding(municipal: [sundays])
  /// schedule.status(on: CivilDate(2026, 11, 22))  // .closed(.municipal)
  /// ```
  ///
  /// - Parameter municipal: the designations; they apply where no rule of the store is known, in
  ///   whatever order rules and designations are added.
  /// - Throws: `HolidayScheduleError` with the code `overlappingRulePeriods` when two designations,
  ///   new or earlier, apply on one date.
  public func adding(municipal: [RulePeriod]) throws(HolidayScheduleError) -> HolidaySchedule {
    try changed { $0.municipal += municipal }
  }

  /// The schedule with only these designations, which are in order and do not overlap.
  package func adding(agreeingMunicipal municipal: [RulePeriod]) -> HolidaySchedule {
    HolidaySchedule(
      agreeing: rules, published: published, overrides: overrides, closures: closures,
      closedForGoodFrom: closedForGoodFrom, municipal: municipal)
  }

  /// The facts that can contradict each other.
  private struct Facts {
    var rules: [RulePeriod]
    var published: [PublishedMonth]
    var overrides: [ScheduleOverride]
    var municipal: [RulePeriod]
  }

  private func changed(
    _ change: (inout Facts) -> Void
  ) throws(HolidayScheduleError) -> HolidaySchedule {
    var facts = Facts(
      rules: rules, published: published, overrides: overrides, municipal: designations)
    change(&facts)
    return try HolidaySchedule(
      rules: facts.rules, published: facts.published, overrides: facts.overrides,
      closures: closures, closedForGoodFrom: closedForGoodFrom, municipal: facts.municipal)
  }
}
