public import Foundation
public import KoreanCalendar

extension CivilDate {
  /// The date in Korea at a moment.
  ///
  /// Korean time is UTC+9 throughout, whatever the settings of the device are.
  ///
  /// ```swift
  /// import Foundation
  /// import MartHolidayFoundation
  /// import MartHolidayKit
  ///
  /// CivilDate(inKoreaAt: Date(timeIntervalSince1970: 1_795_273_200))  // CivilDate(2026, 11, 22)
  /// ```
  ///
  /// - Parameter moment: a moment of the years 1…9999; today is `CivilDate(inKoreaAt: .now)`.
  /// - Precondition: the moment is in these years. For outside values use `koreaStandardTime(at:)`.
  public init(inKoreaAt moment: Date) {
    self.init(koreaStandardTimeAt: moment.timeIntervalSince1970)
  }

  /// An older spelling of `init(inKoreaAt:)`.
  @available(*, deprecated, renamed: "init(inKoreaAt:)")
  public init(_ moment: Date) { self.init(inKoreaAt: moment) }

  /// The date in Korea at a moment that comes from outside.
  ///
  /// - Parameter moment: any moment.
  /// - Returns: `nil` outside the years 1…9999.
  public static func koreaStandardTime(at moment: Date) -> CivilDate? {
    koreaStandardTime(at: moment.timeIntervalSince1970)
  }
}

extension Date {
  /// The Korean midnight at which a date begins.
  ///
  /// It is the midnight of UTC+9. The midnight of the time zone `Asia/Seoul` differs on days of
  /// UTC+8:30, from 21 March 1954 to 10 August 1961, and on days of summer time, until 1988.
  ///
  /// ```swift
  /// import Foundation
  /// import MartHolidayFoundation
  /// import MartHolidayKit
  ///
  /// Date(CivilDate(2026, 11, 22)).timeIntervalSince1970  // 1_795_273_200
  /// ```
  public init(_ date: CivilDate) {
    self.init(timeIntervalSince1970: 86_400 * Double(date.dayNumber) - 32_400)
  }
}
