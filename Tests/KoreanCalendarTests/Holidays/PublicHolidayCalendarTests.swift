import KoreanCalendar
import Testing

@Suite("Public holidays")
struct PublicHolidayCalendarTests {
  let calendar = PublicHolidayCalendar.southKorea

  @Test("Every published holiday of 2000–2020 has its date, kind and names")
  func published() {
    let rows = PublishedHolidays.rows
    #expect(rows.count == 342)
    var disagreements: [String] = []
    for row in rows {
      let holidays = calendar.holidays(on: row.date)
      if holidays.map(\.koreanName) != row.names
        || holidays.contains(where: { $0.kind.rawValue != row.kind })
        || !calendar.isPublicHoliday(row.date)
      {
        disagreements.append("\(row.testDescription) is \(holidays)")
      }
    }
    #expect(disagreements == [])
  }

  @Test("No other day of 2000–2020 is a holiday")
  func nothingElse() throws {
    let published = Set(PublishedHolidays.rows.map(\.date))
    let first = CivilDate(2000, 1, 1)
    let last = CivilDate(2020, 12, 31)
    let extra = (first...last).filter { calendar.isPublicHoliday($0) && !published.contains($0) }
    #expect(extra == [])
  }

  @Test("The years 1950–2050 are those of another library but for two days of 1960")
  func otherLibrary() throws {
    let first = CivilDate(1950, 1, 1)
    let last = CivilDate(2050, 12, 31)
    let ours = Set((first...last).filter { calendar.isPublicHoliday($0) })
    let theirs = try OtherLibraryHolidays.dates()
    // The clause of 1959 has no exception for 3 January 1960, a Sunday. The addendum of decree 1568
    // put 사방의 날 of 1960 on 21 March.
    #expect(ours.subtracting(theirs).sorted() == [CivilDate(1960, 1, 4), CivilDate(1960, 3, 21)])
    #expect(theirs.subtracting(ours).sorted() == [CivilDate(1960, 3, 16)])
  }

  @Test(
    "A substitute is given",
    arguments: [
      "2014-09-10", "2015-09-29", "2016-02-10", "2017-01-30", "2017-10-06", "2018-05-07",
      "2018-09-26", "2019-05-06", "2020-01-27", "2021-08-16", "2021-10-04", "2021-10-11",
      "2022-09-12", "2022-10-10", "2023-01-24", "2023-05-29", "2024-02-12", "2024-05-06",
      "2025-03-03", "2025-05-06", "2025-10-08", "2026-03-02", "2026-05-25", "2026-08-17",
      "2026-10-05", "2027-02-09", "2027-05-03", "2027-07-19", "2027-08-16", "2027-10-04",
      "2027-10-11", "2027-12-27", "2028-10-05", "2029-05-07", "2029-05-21", "2029-09-24",
      "2030-02-05", "2030-05-06", "2036-05-06", "2036-10-06", "2036-10-07", "2039-05-02",
      "2039-05-03", "2039-10-04", "2039-10-05", "2044-05-06", "2047-10-07",
    ])
  func substitute(text: String) throws {
    let date = try #require(CivilDate(text))
    let holidays = calendar.holidays(on: date)
    #expect(holidays.map(\.kind) == [.substitute])
    let original = try #require(holidays.first?.substitutedDate)
    #expect(original < date)
    #expect(calendar.holidays(on: original).contains { $0.kind == .statutory })
  }

  @Test("The years 2014–2030 have exactly the substitutes that were or will be given")
  func allSubstitutes() {
    let given = [
      2014: ["2014-09-10"], 2015: ["2015-09-29"], 2016: ["2016-02-10"],
      2017: ["2017-01-30", "2017-10-06"], 2018: ["2018-05-07", "2018-09-26"],
      2019: ["2019-05-06"], 2020: ["2020-01-27"],
      2021: ["2021-08-16", "2021-10-04", "2021-10-11"],
      2022: ["2022-09-12", "2022-10-10"],
      2023: ["2023-01-24", "2023-05-29"], 2024: ["2024-02-12", "2024-05-06"],
      2025: ["2025-03-03", "2025-05-06", "2025-10-08"],
      2026: ["2026-03-02", "2026-05-25", "2026-08-17", "2026-10-05"],
      2027: [
        "2027-02-09", "2027-05-03", "2027-07-19", "2027-08-16", "2027-10-04", "2027-10-11",
        "2027-12-27",
      ],
      2028: ["2028-10-05"], 2029: ["2029-05-07", "2029-05-21", "2029-09-24"],
      2030: ["2030-02-05", "2030-05-06"],
    ]
    for year in 2_014...2_030 {
      let substitutes = calendar.holidays(in: year).filter { $0.kind == .substitute }
      #expect(substitutes.map(\.date.description) == given[year], "\(year)")
    }
  }

  @Test(
    "No substitute is given for this day",
    arguments: [
      "2018-02-17", "2019-09-14", "2020-03-01", "2021-02-13", "2022-05-08", "2022-12-25",
      "2026-06-06", "2026-09-26", "2027-06-06", "2021-12-25", "2013-10-06", "2022-01-01",
      "2021-06-06", "2010-10-03", "1988-10-09",
    ])
  func noSubstitute(text: String) throws {
    let date = try #require(CivilDate(text))
    let substitutes = calendar.holidays(in: date.year).filter { $0.kind == .substitute }
    #expect(substitutes.filter { $0.substitutedDate == date } == [])
  }

  @Test("A substitute has the name of its festival, as in the almanac, and its day stays a holiday")
  func names() throws {
    let substitute = try #require(calendar.holidays(on: CivilDate(2025, 10, 8)).first)
    #expect(substitute.koreanName == "대체공휴일(추석)")
    #expect(substitute.englishName == "Substitute Holiday for Chuseok")
    #expect(substitute.substitutedDate == CivilDate(2025, 10, 5))
    #expect(calendar.holidays(on: CivilDate(2025, 10, 5)).map(\.koreanName) == ["추석 전날"])
    #expect(substitute.description == "2025-10-08 대체공휴일(추석)")
  }

  @Test("On 2025-05-05 two holidays clashed, and one substitute was given for the movable one")
  func childrensDay2025() {
    let clash = calendar.holidays(on: CivilDate(2025, 5, 5))
    #expect(clash.map(\.koreanName) == ["부처님 오신 날", "어린이날"])
    #expect(calendar.holidays(on: CivilDate(2025, 5, 6)).map(\.koreanName) == ["대체공휴일(부처님 오신 날)"])
    #expect(!calendar.isPublicHoliday(CivilDate(2025, 5, 7)))
  }

  @Test("The literal reading gives each of two clashing holidays its day")
  func clashPolicy() {
    let literal = PublicHolidayCalendar(clashPolicy: .onePerHoliday)
    #expect(literal.clashPolicy == .onePerHoliday)
    #expect(calendar.clashPolicy == .onePerClash)
    #expect(literal.isPublicHoliday(CivilDate(2025, 5, 7)))
    #expect(literal.isPublicHoliday(CivilDate(2028, 10, 5)))
    #expect(literal.isPublicHoliday(CivilDate(2028, 10, 6)))
    #expect(!calendar.isPublicHoliday(CivilDate(2028, 10, 6)))
    // 개천절 had no substitute in 2017, so both readings give one day.
    #expect(!literal.isPublicHoliday(CivilDate(2017, 10, 10)))
    // The second day after the clash of Thursday 2044-05-05 would be a Saturday and moves on.
    #expect(literal.days(in: YearMonth(2044, 5)).onOrAfter(6) == [6, 9])
    #expect(literal.days(in: YearMonth(2026, 10)) == calendar.days(in: YearMonth(2026, 10)))
  }

  @Test(
    "A day is a holiday from the decree that names it and until the one that drops it",
    arguments: [
      ("1949-07-17", true), ("1949-06-03", false), ("1949-03-01", false), ("1950-03-01", true),
      ("1949-10-24", false), ("1950-10-24", true), ("1975-10-24", true), ("1976-10-24", false),
      ("1955-06-06", false), ("1956-06-06", true), ("1959-04-05", true), ("1960-04-05", false),
      ("1961-04-05", true), ("2005-04-05", true), ("2006-04-05", false), ("1960-03-21", true),
      ("1961-03-21", false), ("1974-05-05", false), ("1975-05-05", true), ("1975-05-18", true),
      ("1974-04-29", false), ("1975-10-01", false), ("1976-10-01", true), ("1990-10-01", true),
      ("1991-10-01", false), ("1984-02-02", false), ("1985-02-20", true), ("1985-02-19", false),
      ("1988-02-17", false), ("1988-02-18", true), ("1989-02-05", true), ("1989-02-07", true),
      ("1985-09-30", false), ("1986-09-19", true), ("1986-09-17", false), ("1988-09-24", false),
      ("1989-09-13", true), ("1989-01-03", true), ("1990-01-03", false), ("1990-01-02", true),
      ("1998-01-02", true), ("1999-01-02", false), ("1990-10-09", true), ("1991-10-09", false),
      ("2012-10-09", false), ("2013-10-09", true), ("2007-07-17", true), ("2008-07-17", false),
      ("2025-07-17", false), ("2026-07-17", true), ("2025-05-01", false), ("2026-05-01", true),
      ("2100-12-25", true), ("2026-11-22", false),
    ] as [(String, Bool)])
  func decrees(text: String, isHoliday: Bool) throws {
    let date = try #require(CivilDate(text))
    #expect(calendar.isPublicHoliday(date) == isHoliday)
    #expect(calendar.holidays(on: date).isEmpty != isHoliday)
  }

  @Test("The rule of 1989 gave one day, and left the runs of Seollal and Chuseok out")
  func nextDayOf1989() {
    let substitutes = [1989, 1990, 1991].flatMap(calendar.holidays(in:))
      .filter { $0.kind == .substitute }
    #expect(substitutes.map(\.date) == [CivilDate(1989, 10, 2)])
  }

  @Test("The clause of 1959 gave the day after every holiday on a Sunday, until it was struck out")
  func nextDayOf1959() {
    let substitutes = [1958, 1959, 1960, 1961].flatMap(calendar.holidays(in:))
      .filter { $0.kind == .substitute }
    #expect(
      substitutes.map(\.date) == [
        CivilDate(1959, 4, 6), CivilDate(1960, 1, 4), CivilDate(1960, 7, 18),
        CivilDate(1960, 10, 10), CivilDate(1960, 12, 26),
      ])
  }

  @Test("Names are the official ones of their time")
  func officialNames() {
    #expect(calendar.holidays(on: CivilDate(1986, 2, 9)).map(\.koreanName) == ["민속의 날"])
    #expect(calendar.holidays(on: CivilDate(1989, 2, 6)).map(\.koreanName) == ["설날"])
    #expect(calendar.holidays(on: CivilDate(2017, 5, 3)).map(\.koreanName) == ["석가탄신일"])
    #expect(calendar.holidays(on: CivilDate(2018, 5, 22)).map(\.koreanName) == ["부처님 오신 날"])
    #expect(calendar.holidays(on: CivilDate(2026, 5, 1)).map(\.koreanName) == ["노동절"])
    #expect(calendar.holidays(on: CivilDate(2026, 6, 3)).map(\.koreanName) == ["제9회 지방선거"])
    #expect(
      calendar.holidays(on: CivilDate(2026, 6, 3)).map(\.englishName) == ["9th Local Elections"])
    #expect(
      calendar.holidays(on: CivilDate(2028, 4, 12)).first?.englishName.hasPrefix("23rd") == true)
  }

  @Test("A substitute is computed where a lunar holiday beside it is")
  func computedSubstitutes() {
    let days = [CivilDate(2063, 5, 8), CivilDate(2066, 5, 4), CivilDate(2066, 10, 5)]
    for day in days { #expect(calendar.holidays(on: day).map(\.isComputed) == [true]) }
    for year in 2014...2100 {
      for holiday in calendar.holidays(in: year) where holiday.kind == .substitute {
        // No lunar holiday is ever in these months.
        if year <= 2050 || [3, 7, 8, 12].contains(holiday.date.month) {
          #expect(!holiday.isComputed, "\(holiday.date)")
        }
      }
    }
  }
}
