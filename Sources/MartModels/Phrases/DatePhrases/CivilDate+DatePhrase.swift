public import KoreanCalendar
import KoreanText

extension CivilDate {
  /// Reads a date as people say it, such as `다음 주 일요일`, `22일`, `모레` or `next Sunday`.
  ///
  /// It is for one date that somebody says or types. The result is `nil` for a phrase that is not
  /// one date, such as a week or a weekend, and for one that could mean two: `둘째 주 월요일`, if
  /// counting weeks and counting Mondays disagree.
  ///
  /// - A week runs from Monday to Sunday: on Saturday 2026-11-21, 이번 주 일요일 is the 22nd and
  ///   다음 주 일요일 the 29th.
  /// - A weekday, a day of a month, a day of a year, an nth weekday or a holiday without its week,
  ///   month or year is the first one on or after the reference.
  /// - `next Sunday` and 다음 일요일 are read only if no Sunday is left this week, `this Sunday` and
  ///   이번 일요일 only if this week's is not over, and `last Sunday` and 지난 일요일 only if this
  ///   week has had none; otherwise people mean different days.
  /// - A weekday next to a date must match it. Next to a month and a day it may show that the date
  ///   of this year is meant, although it has passed.
  /// - `3/4` and `3.4` are the 4th of March, as in Korea; 음력 8월 15일 is a day of the lunar year,
  ///   and 음력 2025년 윤6월 15일 one of its leap month.
  /// - 지난 추석 is the last one before the reference and 다가오는 설날 the first after it; 이번 추석 is
  ///   read only if this year's is not over. 지난 설 다음 날 is not read where the day after the last
  ///   Seollal and the last such day differ.
  /// - A month that is named twice must be one: 지난달 12월 25일 is read in January only.
  /// - 다음 공휴일 and `next public holiday` are the first one after the reference.
  /// - If the named month has no fifth Sunday, the result is `nil`, not that of another year.
  ///
  /// ```swift
  /// import MartHolidayKit
  ///
  /// let saturday = CivilDate(2026, 11, 21)
  /// CivilDate(phrase: "다음 주 일요일", relativeTo: saturday)  // CivilDate(2026, 11, 29)
  /// CivilDate(phrase: "다음 달 둘째 일요일", relativeTo: saturday)  // CivilDate(2026, 12, 13)
  /// CivilDate(phrase: "next Monday", relativeTo: saturday)  // CivilDate(2026, 11, 23)
  /// CivilDate(phrase: "next Sunday", relativeTo: saturday)  // nil
  /// ```
  ///
  /// - Parameters:
  ///   - phrase: one date in Korean or English, with any spaces and line ends, width and case; a 에 or
  ///     은 after it is ignored, and so is a part of the day, as in 내일 아침에.
  ///   - reference: the date of the speaker, normally today.
  ///   - calendar: the public holidays, including any that the app has added.
  /// - Returns: `nil` for anything else, and for a date outside the years 1…9999.
  /// - Complexity: O(*n*) in the length of the phrase; phrases of more than 80 characters are not
  ///   read.
  public init?(
    phrase: String, relativeTo reference: CivilDate,
    calendar: PublicHolidayCalendar = .southKorea
  ) {
    // A scalar has no more than four bytes; nobody says a date in eighty syllables.
    guard phrase.utf8.count <= 1_000 else { return nil }
    let text = NormalizedText(phrase).onOneLine
    guard text.cells.count <= 80 else { return nil }
    guard let date = SpokenDate(text)?.date(relativeTo: reference, calendar) else { return nil }
    self = date
  }
}
