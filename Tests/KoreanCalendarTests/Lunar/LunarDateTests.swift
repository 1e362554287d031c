import Foundation
import KoreanCalendar
import Testing

@Suite("Lunar dates")
struct LunarDateTests {
  @Test("Every day from 1900 to 2050 is the one of the published table, both ways")
  func publishedTable() throws {
    let months = try PublishedLunarMonths.months()
    #expect(months.count == 1_867)
    let lastDay = CivilDate(2050, 12, 31)
    var days = 0
    var disagreements: [String] = []
    for (index, month) in months.enumerated() {
      let isLast = index + 1 == months.count
      let end = isLast ? lastDay.adding(days: 1) : months[index + 1].firstDay
      for offset in 0..<month.firstDay.days(until: end) {
        let date = month.firstDay.adding(days: offset)
        let lunar = LunarDate(
          year: month.year, month: month.month, isLeapMonth: month.isLeapMonth, day: offset + 1)
        if lunar == nil || LunarDate(date) != lunar || lunar?.civilDate != date
          || lunar?.isProvisional != false
        {
          disagreements.append(date.description)
        }
        days += 1
      }
      guard !isLast else { continue }
      let length = month.firstDay.days(until: end)
      let published = LunarDate.numberOfDays(
        year: month.year, month: month.month, isLeapMonth: month.isLeapMonth)
      if published != length { disagreements.append("length of \(month.firstDay)") }
    }
    #expect(disagreements == [])
    #expect(days == 55_122)
  }

  @Test("The published table decides which years have a leap month")
  func leapMonths() throws {
    var leapMonths: [Int: Int] = [:]
    for month in try PublishedLunarMonths.months() where month.isLeapMonth {
      leapMonths[month.year] = month.month
    }
    #expect(leapMonths.count == 56)
    for year in 1_900...2_050 {
      #expect(LunarDate.leapMonth(in: year) == leapMonths[year], "lunar year \(year)")
    }
  }

  @Test("Every day from 1900 to 2101 is the one of Foundation's Korean calendar")
  func foundation() throws {
    guard #available(macOS 26, iOS 26, watchOS 26, tvOS 26, visionOS 26, *) else { return }
    var calendar = Calendar(identifier: .dangi)
    calendar.timeZone = try #require(TimeZone(secondsFromGMT: 9 * 3_600))
    let first = CivilDate(1900, 1, 31)
    let last = CivilDate(2101, 1, 28)
    var disagreements: [String] = []
    for number in first.dayNumber...last.dayNumber {
      let date = try #require(CivilDate(dayNumber: number))
      let noon = Date(timeIntervalSince1970: Double(number) * 86_400 + 3 * 3_600)
      let fields = calendar.dateComponents([.era, .year, .month, .day], from: noon)
      let lunar = LunarDate(date)
      // Foundation counts sixty-year cycles; the first year of the 77th is 1924.
      let year = (fields.era ?? 0) * 60 + (fields.year ?? 0) - 2_697
      if lunar?.year != year || lunar?.month != fields.month || lunar?.day != fields.day
        || lunar?.isLeapMonth != (fields.isLeapMonth ?? false)
      {
        disagreements.append(date.description)
      }
    }
    // Foundation numbers this day 0 of the twelfth month. The new moon is 36 seconds after Korean
    // midnight that begins the 14th, which makes it the 30th of the eleventh.
    #expect(disagreements == ["2097-01-13"])
    #expect(LunarDate(CivilDate(2097, 1, 13))?.description == "L2096-11-30")
  }

  @Test("Each day has one lunar date, the lunar dates are in order, and each leads back")
  func roundTrips() throws {
    let first = CivilDate(1900, 1, 31)
    let last = CivilDate(2101, 1, 28)
    var previous: LunarDate?
    var disagreements = 0
    for number in first.dayNumber...last.dayNumber {
      let date = try #require(CivilDate(dayNumber: number))
      let lunar = try #require(LunarDate(date))
      if lunar.civilDate != date || CivilDate(lunar) != date { disagreements += 1 }
      if let previous, !(previous < lunar) { disagreements += 1 }
      previous = lunar
    }
    #expect(disagreements == 0)
    #expect(previous == LunarDate(year: 2_100, month: 12, day: 29))
  }

  @Test(
    "A day outside the lunar years 1900–2100 has no lunar date",
    arguments: [
      CivilDate(1, 1, 1), CivilDate(1900, 1, 30), CivilDate(2101, 1, 29), CivilDate(9999, 12, 31),
    ])
  func outside(date: CivilDate) {
    #expect(LunarDate(date) == nil)
  }

  @Test("The table begins and ends where it says")
  func ends() {
    #expect(LunarDate(CivilDate(1900, 1, 31))?.description == "L1900-01-01")
    #expect(LunarDate(CivilDate(2101, 1, 28))?.description == "L2100-12-29")
    #expect(LunarDate.years == 1_900...2_100)
  }

  @Test(
    "Fields that name no day give no date and an error that names them",
    arguments: [
      (1_899, 12, false, 1), (2_101, 1, false, 1), (2_025, 0, false, 1), (2_025, 13, false, 1),
      (2_025, 5, true, 1), (2_025, 7, true, 1), (2_024, 6, true, 1), (2_026, 1, false, 0),
      (2_026, 1, false, -1), (2_025, 5, false, 30), (2_025, 6, true, 30), (2_026, 1, false, 31),
      (.max, .max, true, .max), (.min, .min, false, .min),
    ])
  func noSuchDay(year: Int, month: Int, isLeapMonth: Bool, day: Int) {
    #expect(LunarDate(year: year, month: month, isLeapMonth: isLeapMonth, day: day) == nil)
    let error = #expect(throws: CalendarError.self) {
      try LunarDate(validatingYear: year, month: month, isLeapMonth: isLeapMonth, day: day)
    }
    #expect(error?.code == .noSuchLunarDate)
    #expect(error?.value == "\(year)-\(month)\(isLeapMonth ? "L" : "")-\(day)")
  }

  @Test("A month length is known exactly for the months that exist")
  func monthLengths() {
    #expect(LunarDate.numberOfDays(year: 2_025, month: 6, isLeapMonth: true) == 29)
    #expect(LunarDate.numberOfDays(year: 2_025, month: 5, isLeapMonth: true) == nil)
    #expect(LunarDate.numberOfDays(year: 2_025, month: 13) == nil)
    #expect(LunarDate.numberOfDays(year: 1_899, month: 1) == nil)
    #expect(LunarDate.leapMonth(in: 2_024) == nil)
    #expect(LunarDate.leapMonth(in: 3_000) == nil)
  }

  @Test("The official table ends on the last day of 2050")
  func provisional() throws {
    #expect(LunarDate(CivilDate(2050, 12, 31))?.isProvisional == false)
    #expect(LunarDate(CivilDate(2051, 1, 1))?.isProvisional == true)
    #expect(try #require(LunarDate("L2050-11-18")).isProvisional == false)
    #expect(try #require(LunarDate("L2050-11-19")).isProvisional == true)
    #expect(try #require(LunarDate("L2100-01-01")).isProvisional == true)
    #expect(try #require(LunarDate("L1900-12-30")).isProvisional == false)
  }

  @Test("A leap month comes after the month that it repeats and before the next")
  func order() throws {
    let regular = try #require(LunarDate("L2025-06-30"))
    let leap = try #require(LunarDate("L2025-06L-01"))
    let next = try #require(LunarDate("L2025-07-01"))
    #expect(regular < leap)
    #expect(leap < next)
    #expect(Set([regular, leap, next, leap]).count == 3)
  }
}

@Suite("Lunar dates as text")
struct LunarDateTextTests {
  @Test("Every month of the table prints and reads back its first and last day")
  func printBack() throws {
    for year in LunarDate.years {
      for month in 1...12 {
        for isLeapMonth in [false, true] {
          guard
            let length = LunarDate.numberOfDays(
              year: year, month: month, isLeapMonth: isLeapMonth)
          else { continue }
          for day in [1, length] {
            let date = try #require(
              LunarDate(year: year, month: month, isLeapMonth: isLeapMonth, day: day))
            #expect(LunarDate(date.description) == date)
          }
        }
      }
    }
  }

  @Test(
    "Only the printed form is read",
    arguments: [
      "", "L", "2025-06-01", "l2025-06-01", "L2025-6-01", "L2025-06-1", "L2025-06l-01",
      "L2025-06LL-01", "L2025-06-01L", "L2025-06-01 ", " L2025-06-01", "L+025-06-01", "L2025/06/01",
      "L2025-05L-01", "L2025-06-31", "L2025-13-01", "L2025-00-01", "L2025-06-00", "L1899-12-01",
      "L2101-01-01", "L２０２５-06-01", "음2025-06-01",
    ])
  func refused(text: String) {
    #expect(LunarDate(text) == nil)
  }

  @Test("Korean text says lunar and names the leap month")
  func korean() {
    #expect(LunarDate("L2026-08-15")?.koreanDescription == "음력 2026년 8월 15일")
    #expect(LunarDate("L2028-05L-01")?.koreanDescription == "음력 2028년 윤5월 1일")
  }

  @Test("The stored form is the printed one, and another is refused by name")
  func codable() throws {
    let date = try #require(LunarDate("L2025-06L-29"))
    let data = try JSONEncoder().encode([date])
    #expect(String(decoding: data, as: UTF8.self) == #"["L2025-06L-29"]"#)
    #expect(try JSONDecoder().decode([LunarDate].self, from: data) == [date])
    let error = #expect(throws: DecodingError.self) {
      try JSONDecoder().decode([LunarDate].self, from: Data(#"["L2025-05L-01"]"#.utf8))
    }
    #expect("\(error as Any)".contains("L2025-05L-01"))
  }
}
