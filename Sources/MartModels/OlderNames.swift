public import KoreanCalendar

extension HolidaySchedule {
  /// An older spelling of `adding(period:)`.
  @available(*, deprecated, renamed: "adding(period:)")
  public func adding(_ period: RulePeriod) throws(HolidayScheduleError) -> HolidaySchedule {
    try adding(period: period)
  }

  /// An older spelling of `adding(published:)`.
  @available(*, deprecated, renamed: "adding(published:)")
  public func adding(_ month: PublishedMonth) throws(HolidayScheduleError) -> HolidaySchedule {
    try adding(published: month)
  }

  /// An older spelling of `adding(override:)`.
  @available(*, deprecated, renamed: "adding(override:)")
  public func adding(_ override: ScheduleOverride) throws(HolidayScheduleError) -> HolidaySchedule {
    try adding(override: override)
  }

  /// An older spelling of `adding(closure:)`.
  @available(*, deprecated, renamed: "adding(closure:)")
  public func adding(_ closure: StoreClosure) -> HolidaySchedule { adding(closure: closure) }
}

/// An older name of `HolidayRule.Closings`.
@available(*, deprecated, renamed: "HolidayRule.Closings")
public typealias RuleClosings = HolidayRule.Closings

/// An older name of `HolidaySchedule.Closings`.
@available(*, deprecated, renamed: "HolidaySchedule.Closings")
public typealias ScheduleClosings = HolidaySchedule.Closings

extension PostalAddress {
  /// An older spelling of `neighborhood`.
  @available(*, deprecated, renamed: "neighborhood")
  public var neighbourhood: String? { neighborhood }
}

extension OpeningHours {
  /// An older spelling of `isOpen(at:calendar:)`; a minute outside 0…1439 is never open.
  @available(*, deprecated, message: "ask isOpen(at:) with a WallTime")
  public func isOpen(
    on date: CivilDate, minuteOfDay: Int, calendar: PublicHolidayCalendar = .southKorea
  ) -> Bool {
    WallTime(date: date, minuteOfDay: minuteOfDay).map { isOpen(at: $0, calendar: calendar) }
      ?? false
  }
}
