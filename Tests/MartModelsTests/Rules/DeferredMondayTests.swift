import KoreanCalendar
import MartModels
import Testing

/// "매주 월요일, 공휴일이면 다음 날", the rule of most museums and libraries, against a list made by hand
/// from the printed calendars.
@Suite("Mondays that are public holidays")
struct DeferredMondayTests {
  /// Every Monday that is a public holiday, why, and the first later day that is none.
  static let holidayMondays: [(monday: String, holiday: String, closing: String)] = [
    ("2015-05-25", "석가탄신일", "2015-05-26"),
    // 29 September was the substitute for Chuseok, on Sunday the 27th.
    ("2015-09-28", "추석 다음 날", "2015-09-30"),
    // 9 February is the day after Seollal, the 10th the substitute for its eve on Sunday.
    ("2016-02-08", "설날", "2016-02-11"),
    ("2016-06-06", "현충일", "2016-06-07"), ("2016-08-15", "광복절", "2016-08-16"),
    ("2016-10-03", "개천절", "2016-10-04"), ("2017-01-30", "대체공휴일(설날)", "2017-01-31"),
    // 3–5 October Chuseok, the 6th a substitute; the 7th is a Saturday and no holiday.
    ("2017-10-02", "임시공휴일", "2017-10-07"), ("2017-10-09", "한글날", "2017-10-10"),
    ("2017-12-25", "기독탄신일", "2017-12-26"), ("2018-01-01", "1월 1일", "2018-01-02"),
    ("2018-05-07", "대체공휴일(어린이날)", "2018-05-08"),
    // Tuesday the 25th the day after Chuseok, Wednesday the 26th the substitute.
    ("2018-09-24", "추석", "2018-09-27"), ("2019-02-04", "설날 전날", "2019-02-07"),
    ("2019-05-06", "대체공휴일(어린이날)", "2019-05-07"),
    ("2020-01-27", "대체공휴일(설날)", "2020-01-28"), ("2020-08-17", "임시공휴일", "2020-08-18"),
    ("2021-03-01", "3·1절", "2021-03-02"), ("2021-08-16", "대체공휴일(광복절)", "2021-08-17"),
    ("2021-09-20", "추석 전날", "2021-09-23"), ("2021-10-04", "대체공휴일(개천절)", "2021-10-05"),
    ("2021-10-11", "대체공휴일(한글날)", "2021-10-12"),
    // The closing of January moves into February.
    ("2022-01-31", "설날 전날", "2022-02-03"), ("2022-06-06", "현충일", "2022-06-07"),
    ("2022-08-15", "광복절", "2022-08-16"), ("2022-09-12", "대체공휴일(추석)", "2022-09-13"),
    ("2022-10-03", "개천절", "2022-10-04"), ("2022-10-10", "대체공휴일(한글날)", "2022-10-11"),
    ("2023-01-23", "설날 다음 날", "2023-01-25"),
    ("2023-05-29", "대체공휴일(부처님 오신 날)", "2023-05-30"),
    ("2023-10-02", "임시공휴일", "2023-10-04"), ("2023-10-09", "한글날", "2023-10-10"),
    ("2023-12-25", "기독탄신일", "2023-12-26"), ("2024-01-01", "1월 1일", "2024-01-02"),
    ("2024-02-12", "대체공휴일(설날)", "2024-02-13"),
    ("2024-05-06", "대체공휴일(어린이날)", "2024-05-07"), ("2024-09-16", "추석 전날", "2024-09-19"),
    // 28–30 January Seollal.
    ("2025-01-27", "임시공휴일", "2025-01-31"), ("2025-03-03", "대체공휴일(3·1절)", "2025-03-04"),
    // Buddha's birthday on the same day; its substitute is the 6th.
    ("2025-05-05", "어린이날", "2025-05-07"),
    // The 7th the day after Chuseok, the 8th a substitute, the 9th Hangul Day.
    ("2025-10-06", "추석", "2025-10-10"), ("2026-02-16", "설날 전날", "2026-02-19"),
    ("2026-03-02", "대체공휴일(3·1절)", "2026-03-03"),
    ("2026-05-25", "대체공휴일(부처님 오신 날)", "2026-05-26"),
    ("2026-08-17", "대체공휴일(광복절)", "2026-08-18"),
    ("2026-10-05", "대체공휴일(개천절)", "2026-10-06"),
    // 9 February is the substitute for Seollal, on Sunday the 7th.
    ("2027-02-08", "설날 다음 날", "2027-02-10"), ("2027-03-01", "3·1절", "2027-03-02"),
    ("2027-05-03", "대체공휴일(노동절)", "2027-05-04"),
    ("2027-07-19", "대체공휴일(제헌절)", "2027-07-20"),
    ("2027-08-16", "대체공휴일(광복절)", "2027-08-17"),
    ("2027-10-04", "대체공휴일(개천절)", "2027-10-05"),
    ("2027-10-11", "대체공휴일(한글날)", "2027-10-12"),
    ("2027-12-27", "대체공휴일(기독탄신일)", "2027-12-28"),
  ]

  private static let rule = HolidayRule.every(.monday).deferred(past: .publicHolidays)

  @Test(
    "A Monday that is a holiday is open, and the next day that is none is closed",
    arguments: holidayMondays)
  func moves(monday: String, holiday: String, closing: String) throws {
    let monday = try #require(CivilDate(monday))
    let closing = try #require(CivilDate(closing))
    #expect(monday.weekday == .monday)
    let names = PublicHolidayCalendar.southKorea.holidays(on: monday).map(\.koreanName)
    #expect(names.contains(holiday), "\(monday): \(names)")
    #expect(!Self.rule.closes(on: monday))
    #expect(Self.rule.closes(on: closing))
    #expect(Self.rule.next(onOrAfter: monday) == closing)
    #expect(HolidayRule("매주 월요일(공휴일이면 다음 날)")?.next(onOrAfter: monday) == closing)
  }

  @Test("No other day of 2015–2027 is closed but the other Mondays")
  func allOtherDays() throws {
    let first = try #require(CivilDate(year: 2015, month: 1, day: 1))
    let last = try #require(CivilDate(year: 2027, month: 12, day: 31))
    let left = Set(Self.holidayMondays.map(\.monday))
    var expected = Set(Self.holidayMondays.map(\.closing))
    for date in first...last where date.weekday == .monday && !left.contains("\(date)") {
      expected.insert("\(date)")
    }
    #expect(Self.rule.closings(in: first...last).map(\.description) == expected.sorted())
  }
}
