public import Foundation
public import KoreanCalendar
public import MartModels

extension TimeZone {
  /// Korean time in this library, UTC+9 throughout.
  public static var koreaStandardTime: TimeZone {
    guard let zone = TimeZone(secondsFromGMT: 32_400) else {
      preconditionFailure("Foundation has no time zone of UTC+9")
    }
    return zone
  }
}

extension DateComponents {
  /// The day for a notification trigger: year, month and day in Korea.
  ///
  /// Calendar and time zone are set, so that the trigger fires on the Korean day even on a phone
  /// that uses the Buddhist calendar or is abroad.
  ///
  /// ```swift
  /// import Foundation
  /// import MartHolidayFoundation
  /// import MartHolidayKit
  ///
  /// let components = DateComponents(CivilDate(2026, 11, 22))
  /// components.date  // Date(CivilDate(2026, 11, 22))
  /// ```
  public init(_ date: CivilDate) {
    self.init(
      calendar: Calendar(identifier: .gregorian), timeZone: .koreaStandardTime, year: date.year,
      month: date.month, day: date.day)
  }

  /// The minute for a notification trigger: year, month, day, hour and minute in Korea.
  ///
  /// ```swift apple
  /// import MartHolidayFoundation
  /// import MartHolidayKit
  /// import UserNotifications
  ///
  /// func trigger(before closing: Closing) -> UNCalendarNotificationTrigger {
  ///   let evening = WallTime(closing.date.adding(days: -1), 19, 0)
  ///   return UNCalendarNotificationTrigger(
  ///     dateMatching: DateComponents(evening), repeats: false)
  /// }
  /// ```
  public init(_ time: WallTime) {
    self.init(time.date)
    hour = time.minuteOfDay / 60
    minute = time.minuteOfDay % 60
  }
}
