public import KoreanCalendar
import MartModels

extension OpeningHoursExpression {
  /// An older spelling of `state(at:calendar:)`; a minute outside 0…1439 is closed.
  @available(*, deprecated, message: "ask state(at:) with a WallTime")
  public func state(
    on date: CivilDate, minuteOfDay: Int, calendar: PublicHolidayCalendar = .southKorea
  ) -> State {
    WallTime(date: date, minuteOfDay: minuteOfDay).map { state(at: $0, calendar: calendar) }
      ?? .closed
  }

  /// An older spelling of `comment(at:calendar:)`; a minute outside 0…1439 has none.
  @available(*, deprecated, message: "ask comment(at:) with a WallTime")
  public func comment(
    on date: CivilDate, minuteOfDay: Int, calendar: PublicHolidayCalendar = .southKorea
  ) -> String? {
    WallTime(date: date, minuteOfDay: minuteOfDay).flatMap { comment(at: $0, calendar: calendar) }
  }
}
