import KoreanCalendar
import Testing

@Suite("Civil dates")
struct CivilDateTests {
  @Test("The epoch is day 0, a Thursday")
  func epoch() throws {
    let epoch = try #require(CivilDate("1970-01-01"))
    #expect(epoch.dayNumber == 0)
    #expect(epoch.weekday == .thursday)
  }

  @Test("Every day of the years 1…9999 has the fields that counting gives")
  func everyDay() throws {
    var year = 1
    var month = 1
    var day = 1
    var weekday = 1
    var disagreements = 0
    for number in CivilDate.earliest.dayNumber...CivilDate.latest.dayNumber {
      let date = try #require(CivilDate(dayNumber: number))
      if date.year != year || date.month != month || date.day != day
        || date.weekday.rawValue != weekday
        || CivilDate(year: year, month: month, day: day) != date
      {
        disagreements += 1
      }
      weekday = weekday == 6 ? 0 : weekday + 1
      day += 1
      let isLeap = (year % 4 == 0 && year % 100 != 0) || year % 400 == 0
      let lengths = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
      if day > lengths[month - 1] {
        day = 1
        month += 1
      }
      if month > 12 {
        month = 1
        year += 1
      }
    }
    #expect(disagreements == 0)
    #expect(year == 10_000)
  }
}
