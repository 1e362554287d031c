import KoreanCalendar
import Testing

@Suite("The edges of civil dates")
struct CivilDateBoundsTests {
  @Test(
    "Fields that name no day give no date",
    arguments: [
      (1900, 2, 29), (2100, 2, 29), (2023, 2, 29), (2024, 2, 30), (2026, 4, 31), (2026, 11, 31),
      (2026, 1, 32), (2026, 1, 0), (2026, 0, 1), (2026, 13, 1), (0, 12, 31), (10_000, 1, 1),
      (2026, 11, -1), (Int.max, Int.max, Int.max), (Int.min, Int.min, Int.min),
    ])
  func noSuchDay(year: Int, month: Int, day: Int) {
    #expect(CivilDate(year: year, month: month, day: day) == nil)
  }

  @Test(
    "Leap days exist in the years that have them",
    arguments: [4, 1600, 1904, 2000, 2024, 2096, 2400, 9996])
  func leapDays(year: Int) throws {
    let date = try #require(CivilDate(year: year, month: 2, day: 29))
    #expect(date.adding(days: 1).month == 3)
    #expect(date.adding(days: 1).day == 1)
  }

  @Test("An ordinal is the number of the weekday's occurrences in the month so far, 1900–2100")
  func ordinals() throws {
    var seen = [Int](repeating: 0, count: 7)
    var disagreements = 0
    // 1900-01-01 was a Monday.
    var weekday = 1
    let first = try #require(CivilDate(year: 1900, month: 1, day: 1))
    let last = try #require(CivilDate(year: 2100, month: 12, day: 31))
    for date in first...last {
      if date.day == 1 { seen = [Int](repeating: 0, count: 7) }
      seen[weekday] += 1
      if date.weekdayOrdinal != seen[weekday] || date.weekday.rawValue != weekday {
        disagreements += 1
      }
      weekday = (weekday + 1) % 7
    }
    #expect(disagreements == 0)
  }
}
