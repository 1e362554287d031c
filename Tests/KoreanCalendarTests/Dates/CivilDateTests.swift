import Foundation
import KoreanCalendar
import Testing

@Suite("Civil dates")
struct CivilDateTests {
  @Test("The epoch is day 0, a Thursday")
  func epoch() {
    let epoch = CivilDate(1970, 1, 1)
    #expect(epoch.dayNumber == 0)
    #expect(epoch.weekday == .thursday)
  }

  @Test("Every day of the years 1…9999 has the fields and the weekday that counting gives")
  func everyDay() throws {
    var number = CivilDate.earliest.dayNumber
    var weekday = 1
    var disagreements: [String] = []
    for year in 1...9_999 {
      let isLeap = (year % 4 == 0 && year % 100 != 0) || year % 400 == 0
      // The calendar repeats itself every 400 years; a long run leaves nothing to that.
      let isWhole = isLong || year <= 400 || (1_800...2_200).contains(year) || year >= 9_990
      for (index, length) in [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
        .enumerated()
      {
        let month = try #require(YearMonth(year: year, month: index + 1))
        if month.firstDay.dayNumber != number || month.numberOfDays != length
          || month.isInLeapYear != isLeap || month.year != year || month.month != index + 1
        {
          disagreements.append(month.description)
        }
        for day in 1...length where isWhole || day == 1 || day == length {
          let offset = day - 1
          let date = try #require(CivilDate(dayNumber: number + Int32(offset)))
          let parts = date.parts
          if (parts.year, parts.month, parts.day) != (year, index + 1, day)
            || date.weekday.rawValue != (weekday + offset) % 7
          {
            disagreements.append("day \(number + Int32(offset))")
          }
        }
        number += Int32(length)
        weekday = (weekday + length) % 7
      }
    }
    #expect(disagreements.prefix(10) == [])
    #expect(number == CivilDate.latest.dayNumber + 1)
  }

  @Test("Fields make the date that has them, on the first and last days of every month")
  func fromFields() throws {
    for year in stride(from: 1, through: 9_999, by: 7) {
      for month in 1...12 {
        let length = try #require(YearMonth(year: year, month: month)).numberOfDays
        for day in [1, 28, length] {
          let date = try #require(CivilDate(year: year, month: month, day: day))
          #expect(date.year == year && date.month == month && date.day == day)
        }
        #expect(CivilDate(year: year, month: month, day: length + 1) == nil)
      }
    }
  }

  @Test("Every day of 1900–2100 has Foundation's weekday and ordinal")
  func foundation() throws {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(secondsFromGMT: 0))
    let first = CivilDate(1900, 1, 1)
    let last = CivilDate(2100, 12, 31)
    var disagreements: [String] = []
    for date in first...last {
      // A prime step keeps the debug run short; the days at which the ordinal changes are all asked.
      let isBoundary = [1, 7, 8, 14, 15, 21, 22, 28, 29, 31].contains(date.day)
      guard isBoundary || date.dayNumber % 5 == 0 else { continue }
      let moment = Date(timeIntervalSince1970: Double(date.dayNumber) * 86_400)
      let fields = calendar.dateComponents([.weekday, .weekdayOrdinal], from: moment)
      if fields.weekday != date.weekday.rawValue + 1
        || fields.weekdayOrdinal != date.weekdayOrdinal
      {
        disagreements.append(date.description)
      }
    }
    #expect(disagreements == [])
  }

  @Test("The ordinal is the number of days with that weekday so far in the month, 1900–2100")
  func countedOrdinals() throws {
    let first = CivilDate(1900, 1, 1)
    let last = CivilDate(2100, 12, 31)
    var seen = Array(repeating: 0, count: 7)
    var disagreements: [String] = []
    for date in first...last {
      if date.day == 1 { seen = Array(repeating: 0, count: 7) }
      seen[date.weekday.rawValue] += 1
      if date.weekdayOrdinal != seen[date.weekday.rawValue] {
        disagreements.append(date.description)
      }
    }
    #expect(disagreements == [])
  }

  @Test(
    "The ordinal changes after the days 7, 14, 21 and 28",
    arguments: [
      (1, 1), (7, 1), (8, 2), (14, 2), (15, 3), (21, 3), (22, 4), (28, 4), (29, 5), (31, 5),
    ])
  func ordinals(day: Int, ordinal: Int) {
    #expect(CivilDate(year: 2026, month: 10, day: day)?.weekdayOrdinal == ordinal)
  }

  @Test(
    "A year that ends a century is a leap year once in four",
    arguments: [
      (1_600, true), (1_700, false), (1_800, false), (1_900, false), (2_000, true), (2_100, false),
      (2_400, true), (2_024, true), (2_026, false), (4, true), (100, false), (400, true),
    ])
  func leapYears(year: Int, isLeap: Bool) {
    #expect((CivilDate(year: year, month: 2, day: 29) != nil) == isLeap)
    #expect(YearMonth(year: year, month: 2)?.isInLeapYear == isLeap)
  }

  @Test(
    "Fields that name no day give no date and an error that names them",
    arguments: [
      (0, 1, 1), (10_000, 1, 1), (-1, 1, 1), (2_026, 0, 1), (2_026, 13, 1), (2_026, 1, 0),
      (2_026, 1, 32), (2_026, 4, 31), (2_026, 2, 29), (.max, .max, .max), (.min, .min, .min),
      (2_026, 1, .max), (2_026, .min, 1),
    ])
  func noSuchDate(year: Int, month: Int, day: Int) {
    #expect(CivilDate(year: year, month: month, day: day) == nil)
    let error = #expect(throws: CalendarError.self) {
      try CivilDate(validatingYear: year, month: month, day: day)
    }
    #expect(error?.code == .noSuchDate)
    #expect(error?.value == "\(year)-\(month)-\(day)")
  }

  @Test("Day numbers outside the years 1…9999 make no date")
  func dayNumbers() {
    #expect(CivilDate(dayNumber: CivilDate.earliest.dayNumber - 1) == nil)
    #expect(CivilDate(dayNumber: CivilDate.latest.dayNumber + 1) == nil)
    #expect(CivilDate(dayNumber: .min) == nil)
    #expect(CivilDate(dayNumber: .max) == nil)
    #expect(CivilDate(dayNumber: CivilDate.earliest.dayNumber)?.description == "0001-01-01")
    #expect(CivilDate(dayNumber: CivilDate.latest.dayNumber)?.description == "9999-12-31")
  }
}
