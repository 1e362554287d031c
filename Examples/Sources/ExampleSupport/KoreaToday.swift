import Foundation
public import MartHolidayKit

/// Today in Korea, read from the clock; the library itself has none.
public enum KoreaToday {
  /// The date that it is in Korea now.
  public static func fromClock() -> CivilDate {
    CivilDate(koreaStandardTimeAt: Date().timeIntervalSince1970)
  }

  /// The date that an argument gives, or today in Korea when there is none.
  ///
  /// - Throws: `ExampleFailure` that names a text which is no date.
  public static func parse(_ text: String?) throws -> CivilDate {
    guard let text else { return fromClock() }
    guard let date = CivilDate(text) else {
      throw ExampleFailure(
        .usage, korean: "날짜가 아닙니다: \"\(text)\" (예: 2026-11-21)",
        english: "not a date: \"\(text)\" (for example 2026-11-21)")
    }
    return date
  }
}
