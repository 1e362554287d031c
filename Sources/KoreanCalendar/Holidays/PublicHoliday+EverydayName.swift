extension PublicHoliday {
  /// The Korean name in everyday use, such as `성탄절` for 기독탄신일.
  ///
  /// ```swift
  /// import MartHolidayKit
  ///
  /// let christmas = PublicHolidayCalendar.southKorea.holidays(on: CivilDate(2026, 12, 25))
  /// christmas[0].koreanName  // "기독탄신일"
  /// christmas[0].everydayName  // "성탄절"
  /// ```
  public var everydayName: String {
    switch koreanName {
    case "기독탄신일": "성탄절"
    case "대체공휴일(기독탄신일)": "대체공휴일(성탄절)"
    case "1월 1일": "새해 첫날"
    case "대체공휴일(1월 1일)": "대체공휴일(새해 첫날)"
    default: koreanName
    }
  }
}
