public import KoreanCalendar
public import MartModels

extension FakeClock {
  /// Makes a clock that shows a Korean time.
  ///
  /// ```swift
  /// import MartHolidayKit
  /// import MartTestSupport
  ///
  /// let clock = FakeClock(WallTime(CivilDate(2026, 11, 21), 23, 59))
  /// clock.today  // CivilDate(2026, 11, 21)
  /// clock.advance(by: 60)
  /// clock.today  // CivilDate(2026, 11, 22)
  /// clock.advance(days: 3)
  /// clock.wallTime  // WallTime(CivilDate(2026, 11, 25), 0, 0)
  /// ```
  ///
  /// - Parameter time: the time in Korea.
  public convenience init(_ time: WallTime) {
    let days = Double(time.date.dayNumber) * secondsOfDay
    self.init(days + Double(time.minuteOfDay) * 60 - koreaAheadOfUTC)
  }

  /// The time in Korea.
  public var wallTime: WallTime { WallTime(koreaStandardTimeAt: now) }

  /// The date in Korea, which a screen uses as today.
  public var today: CivilDate { CivilDate(koreaStandardTimeAt: now) }

  /// Moves it by days, to the same time on another day.
  ///
  /// - Parameter days: how many; negative ones set it back.
  public func advance(days: Int) { advance(by: Double(days) * secondsOfDay) }
}

private let secondsOfDay = 86_400.0
private let koreaAheadOfUTC = 32_400.0
