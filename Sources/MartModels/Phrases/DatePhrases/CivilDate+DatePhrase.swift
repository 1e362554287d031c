public import KoreanCalendar
import KoreanText

extension CivilDate {
  /// Reads a date as people say it, such as `다음 주 일요일`, `22일`, `모레` or `next Sunday`.
  ///
  /// It is for one date that somebody says or types. A phrase that is not a date, or could mean
  /// two, gives `nil`: a week, a weekend, `둘째 주 월요일` if counting weeks and counting Mondays
  /// disagree.
  ///
  /// - A week runs from Monday to Sunday: on Saturday 2026-11-21, 이번 주 일요일 is the 22nd and
  ///   다음 주 일요일 the 29th.
  /// - A weekday, a day of a month, a day of a year, an nth weekday or a holiday without its week,
  ///   month or year is the first one on or after the reference.
  /// - `next Sunday` and 다음 일요일 are read if the first Sunday after the reference is in the
  ///   next week, `this Sunday` and 이번 일요일 if this week's is not over, and `last Sunday` and
  ///   지난 일요일 if the last one before the reference was last week; otherwise people mean
  ///   different days.
  /// - A weekday next to a date must match it. With a day of the year it may also show that this
  ///   year's is meant, although it has passed.
  /// - `3/4` and `3.4` are the 4th of March, as in Korea; 음력 8월 15일 is a day of the lunar year.
  /// - 다음 공휴일 and `next public holiday` are the first one after the reference.
  /// - A fifth Sunday that its month does not have is not that of another year.
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
  ///   - phrase: one date in Korean or English, with any spaces, width and case; a 에 or 은 after it
  ///     is ignored.
  ///   - reference: the date of the speaker, normally today.
  ///   - calendar: the public holidays, with days that were designated since.
  /// - Returns: `nil` for anything else, and for a date outside the years 1…9999.
  /// - Complexity: O(*n*) in the length of the phrase; phrases of more than 80 characters are not
  ///   read.
  public init?(
    phrase: String, relativeTo reference: CivilDate,
    calendar: PublicHolidayCalendar = .southKorea
  ) {
    // A scalar has no more than four bytes; nobody says a date in eighty syllables.
    guard phrase.utf8.count <= 1_000 else { return nil }
    let text = NormalizedText(phrase)
    guard text.cells.count <= 80 else { return nil }
    guard let date = SpokenDate(text)?.date(relativeTo: reference, calendar) else { return nil }
    self = date
  }
}
