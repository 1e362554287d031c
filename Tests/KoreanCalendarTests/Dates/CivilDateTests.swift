import KoreanCalendar
import MartTestSupport
import Testing

@Suite("Civil dates")
struct CivilDateTests {
  @Test("The epoch is day 0, a Thursday")
  func epoch() {
    let epoch: CivilDate = "1970-01-01"
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

@Suite("The date in Korea at a moment")
struct KoreaStandardTimeTests {
  @Test(
    "A day begins at 15:00 UTC of the day before, to the fraction of a second",
    arguments: [
      (-32_400.000_1, -1), (-32_400, 0), (53_999.999_9, 0), (54_000, 1),
      (-118_800.5, -2), (-118_800, -1), (1_795_273_200, 20_779), (1_795_273_199.999, 20_778),
    ] as [(Double, Int32)])
  func beginning(seconds: Double, dayNumber: Int32) {
    #expect(CivilDate.koreaStandardTime(at: seconds)?.dayNumber == dayNumber)
  }

  @Test(
    "No moment outside the years 1…9999 is a date",
    arguments: [
      .nan, .infinity, -.infinity, 1e300, -1e300, 1_795_273_200_000,
      -62_135_596_800 - 32_400.5, 253_402_300_800 - 32_400,
    ] as [Double])
  func outside(seconds: Double) {
    #expect(CivilDate.koreaStandardTime(at: seconds) == nil)
  }

  @Test("The first and the last moment of the years 1…9999 are dates")
  func extremes() {
    #expect(CivilDate.koreaStandardTime(at: -62_135_596_800 - 32_400) == .earliest)
    #expect(CivilDate.koreaStandardTime(at: 253_402_300_800 - 32_400.5) == .latest)
  }
}
