import Foundation
import KoreanCalendar
import MartTestSupport
import Testing

@Suite("Questions to the holiday calendar")
struct PublicHolidayQueryTests {
  let calendar = PublicHolidayCalendar.southKorea

  @Test("A month's set, its list, each date and the next holiday tell the same, 1949–2100")
  func consistency() throws {
    var disagreements: [String] = []
    for year in PublicHolidayCalendar.years {
      let holidays = calendar.holidays(in: year)
      #expect(holidays == holidays.sorted { $0.date < $1.date })
      for number in 1...12 {
        let month = try #require(YearMonth(year: year, month: number))
        let days = Set(holidays.filter { $0.date.yearMonth == month }.map(\.date.day))
        if Set(calendar.days(in: month)) != days
          || Set(month.dates.filter(calendar.isPublicHoliday).map(\.day)) != days
        {
          disagreements.append(month.description)
        }
      }
    }
    #expect(disagreements == [])
  }

  @Test("The lists of a month and of a date are parts of the year's list")
  func parts() {
    for year in [1960, 1989, 2017, 2025, 2036] {
      let holidays = calendar.holidays(in: year)
      let byMonth = (1...12).compactMap { YearMonth(year: year, month: $0) }
        .flatMap { calendar.holidays(in: $0) }
      #expect(byMonth == holidays)
      var dates: [CivilDate] = []
      for holiday in holidays where dates.last != holiday.date { dates.append(holiday.date) }
      #expect(dates.flatMap { calendar.holidays(on: $0) } == holidays)
    }
  }

  @Test("The next holiday is the first day from the date on that is one")
  func next() throws {
    var random = SplitMix64(seed: 20_261_122)
    let first = CivilDate(1948, 12, 1)
    for _ in 0..<400 {
      let date = first.adding(days: Int.random(in: 0..<55_500, using: &random))
      var expected: CivilDate? = date
      while let day = expected, !calendar.isPublicHoliday(day) {
        expected = day < CivilDate(2100, 12, 31) ? day.adding(days: 1) : nil
      }
      #expect(
        calendar.nextHoliday(onOrAfter: date)?.date == expected, "seed 20261122, \(date)")
    }
    #expect(calendar.nextHoliday(onOrAfter: CivilDate(2026, 9, 25))?.koreanName == "추석")
    #expect(calendar.nextHoliday(onOrAfter: .earliest)?.date == CivilDate(1949, 7, 5))
    #expect(calendar.nextHoliday(onOrAfter: CivilDate(2100, 12, 25))?.koreanName == "기독탄신일")
    #expect(
      calendar.nextHoliday(onOrAfter: CivilDate(2100, 12, 26))?.date == CivilDate(2100, 12, 27))
    #expect(calendar.nextHoliday(onOrAfter: CivilDate(2100, 12, 28)) == nil)
    #expect(calendar.nextHoliday(onOrAfter: .latest) == nil)
  }

  @Test("A plain Sunday is a rest day and no public holiday")
  func restDays() {
    #expect(!calendar.isPublicHoliday(CivilDate(2026, 11, 22)))
    #expect(calendar.isRestDay(CivilDate(2026, 11, 22)))
    #expect(!calendar.isRestDay(CivilDate(2026, 11, 21)))
    #expect(calendar.isRestDay(CivilDate(2026, 12, 25)))
  }

  @Test("Outside 1949–2100 no day is a holiday")
  func outside() {
    for date in [.earliest, CivilDate(1948, 12, 25), CivilDate(2101, 1, 1), .latest] as [CivilDate]
    {
      #expect(!calendar.isPublicHoliday(date))
      #expect(calendar.holidays(on: date) == [])
      #expect(calendar.days(in: date.yearMonth) == [])
      #expect(calendar.holidays(in: date.yearMonth) == [])
    }
    #expect(calendar.holidays(in: 1_948) == [])
    #expect(calendar.holidays(in: .max) == [])
    #expect(PublicHolidayCalendar.years == 1_949...2_100)
  }

  @Test("The designated days are known to a date that the calendar tells")
  func knownThrough() {
    #expect(calendar.designationsKnownThrough == CivilDate(2026, 9, 26))
    let temporary = PublicHolidayCalendar.years.flatMap(calendar.holidays(in:))
      .filter { $0.kind == .temporary }
    #expect(temporary.allSatisfy { $0.date <= calendar.designationsKnownThrough })
  }

  @Test("A day that an app designates is a holiday, and an overlap changes nothing")
  func adding() throws {
    let bridge = PublicHoliday(designated: CivilDate(2026, 10, 6))
    let blocking = PublicHoliday(
      designated: CivilDate(2026, 10, 5), koreanName: "임시공휴일", englishName: "Bridge Day")
    let more = try calendar.adding(designated: [bridge], knownThrough: CivilDate(2027, 6, 30))
    #expect(more.holidays(on: CivilDate(2026, 10, 6)) == [bridge])
    #expect(more.days(in: YearMonth(2026, 10)).contains(6))
    #expect(more.designationsKnownThrough == CivilDate(2027, 6, 30))
    // An older list of an app takes nothing away.
    let older = try more.adding(designated: [bridge], knownThrough: CivilDate(2026, 12, 31))
    #expect(older.designationsKnownThrough == CivilDate(2027, 6, 30))
    #expect(!calendar.isPublicHoliday(CivilDate(2026, 10, 6)))
    // 5 October is the substitute of 개천절 already, so adding it changes nothing.
    let same = try more.adding(designated: [blocking])
    #expect(same.holidays(in: 2_026) == more.holidays(in: 2_026))
    let free = PublicHoliday(designated: CivilDate(2027, 5, 3))
    #expect(try calendar.adding(designated: [free]).holidays(on: CivilDate(2027, 5, 3)).count == 1)
    let early = PublicHoliday(designated: CivilDate(2027, 8, 17))
    let twice = try calendar.adding(designated: [early, early])
    #expect(twice.holidays(on: CivilDate(2027, 8, 17)) == [early])
    #expect(twice.designationsKnownThrough == calendar.designationsKnownThrough)
  }

  @Test("A substitute's own day that an app designates stays the substitute")
  func designatedSubstitute() throws {
    let monday = PublicHoliday(designated: CivilDate(2047, 10, 7))
    let more = try calendar.adding(designated: [monday])
    #expect(more.holidays(in: 2_047) == calendar.holidays(in: 2_047))
  }

  @Test("A day that cannot be designated is refused by name")
  func refused() throws {
    let outside = #expect(throws: CalendarError.self) {
      try calendar.adding(designated: [PublicHoliday(designated: CivilDate(2101, 1, 4))])
    }
    #expect(outside?.code == .outsideHolidayYears)
    #expect(outside?.value == "2101-01-04")
    let statutory = try #require(calendar.holidays(on: CivilDate(2026, 12, 25)).first)
    let kind = #expect(throws: CalendarError.self) {
      try calendar.adding(designated: [statutory])
    }
    #expect(kind?.code == .notDesignated)
    #expect(kind?.description == "not a temporary holiday or an election: 2026-12-25 statutory")
  }

  @Test("Every holiday keeps its stored form through a round trip")
  func codable() throws {
    let holidays = [1960, 2017, 2025, 2030, 2060].flatMap(calendar.holidays(in:))
    let data = try JSONEncoder().encode(holidays)
    #expect(try JSONDecoder().decode([PublicHoliday].self, from: data) == holidays)
  }

  @Test(
    "A stored holiday that contradicts itself is refused",
    arguments: [
      #"{"date":"2026-10-05","kind":"substitute","koreanName":"a","englishName":"b"}"#,
      #"""
      {"date":"2026-10-05","kind":"statutory","koreanName":"a","englishName":"b",
      "substitutedDate":"2026-10-03"}
      """#,
      #"""
      {"date":"2026-10-05","kind":"substitute","koreanName":"a","englishName":"b",
      "substitutedDate":"2026-10-05"}
      """#,
      #"{"date":"2026-10-05","kind":"bridge","koreanName":"a","englishName":"b"}"#,
      #"{"date":"2026-10-32","kind":"temporary","koreanName":"a","englishName":"b"}"#,
    ])
  func contradictions(json: String) {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(PublicHoliday.self, from: Data(json.utf8))
    }
  }
}
