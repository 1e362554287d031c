import Foundation
import KoreanCalendar
import MartModels
import MartTestSupport
import Testing

@Suite("The day after, deferrals and intersections")
struct RuleRelationTests {
  private static func date(_ text: String) throws -> CivilDate { try #require(CivilDate(text)) }

  private static func dates(
    _ rule: HolidayRule, _ first: String, _ last: String
  ) throws -> [String] {
    let first = try date(first)
    let last = try date(last)
    return rule.closings(in: first...last).map(\.description)
  }

  @Test("The day after the last of a month is the first of the next")
  func dayAfterAcrossMonths() throws {
    let rule = HolidayRule.dayAfter(of: .days([31]))
    #expect(
      try Self.dates(rule, "2026-01-01", "2026-06-30") == [
        "2026-01-01", "2026-02-01", "2026-04-01", "2026-06-01",
      ])
    let leap = HolidayRule.dayAfter(of: .dayAfter(of: .days([28])))
    #expect(try Self.dates(leap, "2028-02-01", "2028-03-31") == ["2028-03-01", "2028-03-30"])
    #expect(try Self.dates(leap, "2027-03-01", "2027-03-31") == ["2027-03-02", "2027-03-30"])
  }

  @Test("Two closings may meet on one day, and nothing cascades")
  func meeting() throws {
    // 2026-03-02 is the substitute of Sunday the 1st.
    let both: HolidayRule = [.every(.monday), .every(.tuesday)]
    #expect(
      try Self.dates(both.deferred(past: .publicHolidays), "2026-03-01", "2026-03-10")
        == ["2026-03-03", "2026-03-09", "2026-03-10"])
    // The Tuesday that the Monday moves to is a closing of its own and stays.
    let tuesdays: HolidayRule = [
      HolidayRule.every(.monday).deferred(past: .publicHolidays), .every(.tuesday),
    ]
    #expect(
      try Self.dates(tuesdays, "2026-03-01", "2026-03-10") == [
        "2026-03-03", "2026-03-09", "2026-03-10",
      ])
  }

  @Test("The day that a closing left is closed when another closing falls there")
  func leftDay() throws {
    // The 1st and the 2nd are avoided: the closing of the 1st moves to the 3rd.
    let rule: HolidayRule = [HolidayRule.days([1]).deferred(past: .days([1, 2])), .days([1])]
    #expect(try Self.dates(rule, "2026-06-01", "2026-06-30") == ["2026-06-01", "2026-06-03"])
  }

  @Test("A closing crosses months and years, over a February too")
  func crossing() throws {
    let december = HolidayRule.yearly(month: 12, day: 31).deferred(
      past: [.yearly(month: 12, day: 31), .newYearsDay])
    #expect(try Self.dates(december, "2026-12-01", "2027-02-01") == ["2027-01-02"])
    #expect(
      december.next(onOrAfter: try Self.date("2027-01-03"))?.description == "2028-01-02")
    let february = HolidayRule.yearly(month: 1, day: 30).deferred(
      past: [
        .during(months: [1], .days([30, 31])), .during(months: [2], .days(1...31)),
        .yearly(month: 3, day: 1),
      ])
    // 31 days after 30 January are 2 March, in a common year only.
    #expect(try Self.dates(february, "2026-01-01", "2026-12-31") == ["2026-03-02"])
    #expect(try Self.dates(february, "2028-01-01", "2028-12-31").isEmpty)
  }

  @Test("A closing without a free day within 31 days is dropped")
  func dropped() throws {
    let january = HolidayRule.during(months: [1], .days(1...31))
    let first = HolidayRule.newYearsDay.deferred(past: january)
    #expect(try Self.dates(first, "2026-01-01", "2026-12-31") == ["2026-02-01"])
    let tooFar = HolidayRule.newYearsDay.deferred(past: [january, .yearly(month: 2, day: 1)])
    #expect(try Self.dates(tooFar, "2026-01-01", "2026-12-31").isEmpty)
    #expect(tooFar.next(onOrAfter: .earliest) == nil)
  }

  private static let laws: [(HolidayRule, HolidayRule)] = [
    (.dayAfter(of: .eve(of: .seollal)), .seollal), (.eve(of: .dayAfter(of: .seollal)), .seollal),
    (.dayAfter(of: .never), .never),
    (.dayAfter(of: [.seollal, .chuseok]), [.dayAfter(of: .chuseok), .dayAfter(of: .seollal)]),
    (HolidayRule.every(.monday).deferred(past: .never), .every(.monday)),
    (HolidayRule.never.deferred(past: .publicHolidays), .never),
    (HolidayRule.every(.monday).deferred(past: .days(1...31)), .never),
    (
      HolidayRule.every(.monday).deferred(past: .publicHolidays).deferred(past: .publicHolidays),
      HolidayRule.every(.monday).deferred(past: .publicHolidays)
    ),
    (
      HolidayRule.union([.nth(1, .monday), .seollal]).deferred(past: .publicHolidays),
      [
        HolidayRule.seollal.deferred(past: .publicHolidays),
        HolidayRule.nth(1, .monday).deferred(past: .publicHolidays),
      ]
    ),
    (HolidayRule.seollal.intersection(.seollal), .seollal),
    (HolidayRule.seollal.intersection(.never), .never),
    (HolidayRule.seollal.intersection(.days(1...31)), .seollal),
    (HolidayRule.every(.sunday).intersection(.nth([2, 4], .sunday)), .nth([2, 4], .sunday)),
    (HolidayRule.nth([1, 2], .sunday).intersection(.nth([2, 4], .sunday)), .nth(2, .sunday)),
    (HolidayRule.every(.sunday).intersection(.last(.sunday)), .last(.sunday)),
    (HolidayRule.every(.sunday).intersection(.every(.monday)), .never),
    (HolidayRule.seollal.intersection(.chuseok), .never),
    (HolidayRule.days([1, 10]).intersection(.days([10, 25])), .days([10])),
    (HolidayRule.publicHolidays.intersection(.substituteHolidays), .substituteHolidays),
    ([.publicHolidays, .substituteHolidays], .publicHolidays),
    (
      HolidayRule.every(.wednesday).intersection(.publicHolidays).intersection(.days([3])),
      HolidayRule.days([3]).intersection(
        HolidayRule.publicHolidays.intersection(.every(.wednesday)))
    ),
    (.during(months: [1, 2, 3], .buddhasBirthday), .never),
  ]

  @Test("What says the same is equal", arguments: laws)
  func equality(first: HolidayRule, second: HolidayRule) {
    #expect(first == second, "\(first) | \(second)")
    #expect(first.description == second.description)
    #expect(first.englishDescription == second.englishDescription)
  }

  private static let texts: [(HolidayRule, String, String)] = [
    (
      HolidayRule.every(.monday).deferred(past: .publicHolidays), "매주 월요일(공휴일이면 다음 날)",
      "every Monday moved past public holidays"
    ),
    (
      HolidayRule.every(.wednesday).intersection(.publicHolidays), "매주 수요일(공휴일인 날만)",
      "every Wednesday falling on public holidays"
    ),
    (.dayAfter(of: .seollal), "설날 다음 날", "the day after Seollal"),
    (.dayAfter(of: .yearly(month: 3, day: 1)), "매년 3월 1일 다음 날", "the day after (1 March)"),
    (.buddhasBirthday, "부처님오신날", "Buddha's birthday"),
    (.substituteHolidays, "대체공휴일", "substitute holidays"),
    (
      HolidayRule.nth([2, 4], .monday).deferred(past: [.seollal, .chuseok]),
      "매월 둘째·넷째 월요일(설날, 추석이면 다음 날)",
      "2nd and 4th Monday of the month moved past (Seollal; Chuseok)"
    ),
    (
      HolidayRule.every(.monday).except(.newYearsDay).deferred(past: .publicHolidays),
      "매주 월요일(매년 1월 1일 제외)(공휴일이면 다음 날)",
      "(every Monday except (1 January)) moved past public holidays"
    ),
    (
      HolidayRule.every(.monday).deferred(past: .publicHolidays).except(.newYearsDay),
      "(매주 월요일(공휴일이면 다음 날))(매년 1월 1일 제외)",
      "(every Monday moved past public holidays) except (1 January)"
    ),
    (
      .dayAfter(of: HolidayRule.every(.monday).deferred(past: .publicHolidays)),
      "(매주 월요일(공휴일이면 다음 날)) 다음 날", "the day after (every Monday moved past public holidays)"
    ),
    (
      .during(months: [3, 9], HolidayRule.nth(1, .monday).deferred(past: .publicHolidays)),
      "매년 3·9월 (매월 첫째 월요일(공휴일이면 다음 날))",
      "(1st Monday of the month moved past public holidays) of March and September"
    ),
    (
      HolidayRule.during(months: [3, 9], .nth(1, .monday)).deferred(past: .publicHolidays),
      "매년 3·9월 첫째 월요일(공휴일이면 다음 날)",
      "(1st Monday of March and September) moved past public holidays"
    ),
  ]

  @Test(
    "Every form has one Korean and one English text, and both read back",
    arguments: texts)
  func reading(rule: HolidayRule, korean: String, english: String) {
    #expect(rule.description == korean)
    #expect(rule.englishDescription == english)
    #expect(HolidayRule(korean) == rule)
    #expect(HolidayRule(english: english) == rule)
  }

  @Test(
    "Only the canonical text is read",
    arguments: [
      "매주 월요일(공휴일이면 다음날)", "매주 월요일 (공휴일이면 다음 날)", "매주 월요일(공휴일이면 다음 날", "매주 월요일(이면 다음 날)",
      "공휴일(매주 수요일인 날만)", "설날 전날 다음 날", "(설날, 추석)(공휴일이면 다음 날)", "매주 월요일(연중무휴이면 다음 날)",
      "(매주 월요일)(공휴일이면 다음 날)", "부처님 오신 날", "매주 월요일(공휴일인 날만)(공휴일인 날만)",
    ])
  func refusals(text: String) { #expect(HolidayRule(text) == nil) }

  @Test("Buddha's birthday is a day of the almanac in 1900–2100")
  func buddhasBirthday() throws {
    let known = [
      "2015-05-25", "2016-05-14", "2017-05-03", "2018-05-22", "2019-05-12", "2020-04-30",
      "2021-05-19", "2022-05-08", "2023-05-27", "2024-05-15", "2025-05-05", "2026-05-24",
      "2027-05-13",
    ]
    #expect(try Self.dates(.buddhasBirthday, "2015-01-01", "2027-12-31") == known)
    #expect(try Self.dates(.buddhasBirthday, "1950-01-01", "1950-12-31") == ["1950-05-24"])
    let all = Array(HolidayRule.buddhasBirthday.closings(in: .earliest ... .latest))
    #expect(all.map(\.year) == Array(1900...2100))
    #expect(all.allSatisfy { $0.month == 4 || $0.month == 5 })
    #expect(HolidayRule.buddhasBirthday.next(onOrAfter: .earliest) == all.first)
    #expect(
      HolidayRule.buddhasBirthday.next(onOrAfter: try Self.date("2100-06-01")) == nil)
  }

  @Test("Substitute holidays are those of the decree of each date")
  func substitutes() throws {
    let known = [
      "2014-09-10", "2015-09-29", "2016-02-10", "2017-01-30", "2017-10-06", "2018-05-07",
      "2018-09-26", "2019-05-06", "2020-01-27", "2021-08-16", "2021-10-04", "2021-10-11",
      "2022-09-12", "2022-10-10", "2023-01-24", "2023-05-29", "2024-02-12", "2024-05-06",
      "2025-03-03", "2025-05-06", "2025-10-08", "2026-03-02", "2026-05-25", "2026-08-17",
      "2026-10-05", "2027-02-09", "2027-05-03", "2027-07-19", "2027-08-16", "2027-10-04",
      "2027-10-11", "2027-12-27",
    ]
    #expect(try Self.dates(.substituteHolidays, "1991-01-01", "2027-12-31") == known)
    #expect(
      HolidayRule.substituteHolidays.next(onOrAfter: try Self.date("2101-01-01")) == nil)
    #expect(try #require(HolidayRule.substituteHolidays.next(onOrAfter: .earliest)).year == 1959)
    for month in YearMonth.earliest...YearMonth.latest {
      let days = HolidayRule.substituteHolidays.closings(in: month)
      if !days.isSubset(of: HolidayRule.publicHolidays.closings(in: month)) {
        Issue.record("\(month)")
      }
    }
  }
}
