public import KoreanCalendar
import KoreanText

extension CivilDate {
  /// Reads a date as people say it, such as `다음 주 일요일`, `22일`, `모레` or `next Sunday`.
  ///
  /// It is for one date that somebody says or types. What is no date, or could be two, is `nil`:
  /// a week, a weekend, `둘째 주 월요일` where the weeks and the Mondays disagree.
  ///
  /// - A week runs from Monday to Sunday: on Saturday 2026-11-21, 이번 주 일요일 is the 22nd and
  ///   다음 주 일요일 the 29th.
  /// - A weekday, a day of a month, a day of a year, an nth weekday and a holiday without their week,
  ///   month or year are the first ones on or after the reference.
  /// - `next Sunday` and 다음 일요일 are read where the first Sunday after the reference lies in the
  ///   next week, `this Sunday` and 이번 일요일 where this week's is not over, and `last Sunday` and 지난
  ///   일요일 where the last one before the reference lies in the last week; elsewhere people mean
  ///   different days by them.
  /// - A weekday beside a date must be that of the date. Beside a day of a year it may also say that
  ///   this year's is meant although it is over.
  /// - `3/4` is the 4th of March, as in Korea; `12.25` could be a decimal and is no date.
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
  ///   - phrase: one date in Korean or English, in any spelling of spaces, width and case; a 에 or 은
  ///     behind it is passed over.
  ///   - reference: the date of the speaker, normally today.
  /// - Returns: `nil` for anything else, and for a date outside the years 1…9999.
  /// - Complexity: O(*n*) in the length of the phrase; more than 80 characters are not read.
  public init?(phrase: String, relativeTo reference: CivilDate) {
    // A scalar has no more than four bytes; nobody says a date in eighty syllables.
    guard phrase.utf8.count <= 1_000 else { return nil }
    let text = NormalizedText(phrase)
    guard text.cells.count <= 80 else { return nil }
    let isEnglish = text.cells.contains { $0.scalar.isLatinLetter }
    var meaning: DateMeaning?
    if isEnglish {
      var reader = EnglishDateReader(text)
      meaning = reader.read()
    } else {
      var reader = KoreanDateReader(text)
      meaning = reader.read()
    }
    guard let date = meaning?.date(relativeTo: reference) else { return nil }
    self = date
  }
}
