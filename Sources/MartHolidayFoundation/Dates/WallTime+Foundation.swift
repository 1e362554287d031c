public import Foundation
import KoreanCalendar
public import MartModels

extension WallTime {
  /// The wall time in Korea at a moment.
  ///
  /// Korean time is UTC+9 throughout; seconds are cut off.
  ///
  /// - Parameter moment: a moment of the years 1…9999; now is `WallTime(inKoreaAt: .now)`.
  /// - Precondition: the moment is in these years. For outside values use `koreaStandardTime(at:)`.
  public init(inKoreaAt moment: Date) {
    self.init(koreaStandardTimeAt: moment.timeIntervalSince1970)
  }

  /// An older spelling of `init(inKoreaAt:)`.
  @available(*, deprecated, renamed: "init(inKoreaAt:)")
  public init(_ moment: Date) { self.init(inKoreaAt: moment) }

  /// The wall time in Korea at a moment that comes from outside.
  ///
  /// - Parameter moment: any moment.
  /// - Returns: `nil` outside the years 1…9999.
  public static func koreaStandardTime(at moment: Date) -> WallTime? {
    koreaStandardTime(at: moment.timeIntervalSince1970)
  }
}

extension Date {
  /// The moment when a minute of Korean time begins, at UTC+9.
  public init(_ time: WallTime) {
    self.init(
      timeIntervalSince1970: 86_400 * Double(time.date.dayNumber) - 32_400
        + 60 * Double(time.minuteOfDay))
  }
}
