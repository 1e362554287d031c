import KoreanCalendar
import MartTestSupport
import Testing

@Suite("Date arithmetic")
struct DateArithmeticTests {
  @Test("Adding days and counting them are inverse")
  func inverse() {
    var random = SplitMix64(seed: 2)
    let middle = CivilDate(2026, 11, 22)
    for _ in 0..<2_000 {
      let days = Int.random(in: -700_000...700_000, using: &random)
      let date = middle.adding(days: days)
      #expect(middle.days(until: date) == days, "seed 2")
      #expect(middle.advanced(by: days) == date, "seed 2")
      #expect(date.distance(to: middle) == -days, "seed 2")
      #expect((date < middle) == (days < 0), "seed 2")
    }
  }

  @Test("The ends of the calendar can be reached")
  func ends() {
    let span = CivilDate.earliest.days(until: .latest)
    #expect(span == 3_652_058)
    #expect(CivilDate.earliest.adding(days: span) == .latest)
    #expect(CivilDate.latest.adding(days: -span) == .earliest)
    #expect(YearMonth.earliest.adding(months: 119_987) == .latest)
    #expect(YearMonth.latest.months(until: .earliest) == -119_987)
    #expect(YearMonth.latest.lastDay == .latest)
    #expect(YearMonth.earliest.firstDay == .earliest)
  }

  @Test("A day beyond the calendar stops the program", arguments: [1, Int.max, 1 << 32])
  func beyondLatest(days: Int) async {
    await #expect(processExitsWith: .failure) { [days = days as Int] in
      _ = CivilDate.latest.adding(days: days)
    }
  }

  @Test("A day before the calendar stops the program", arguments: [-1, Int.min, -(1 << 32)])
  func beforeEarliest(days: Int) async {
    await #expect(processExitsWith: .failure) { [days = days as Int] in
      _ = CivilDate.earliest.adding(days: days)
    }
  }

  @Test("The message of the stop has the date and the days")
  func message() async {
    #if DEBUG
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) {
        _ = CivilDate.latest.adding(days: 3)
      }
      let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
      #expect(text.contains("9999-12-31 plus 3 days is outside the years 1…9999"))
    #endif
  }

  @Test("A month beyond the calendar stops the program", arguments: [1, Int.max])
  func beyondLatestMonth(months: Int) async {
    await #expect(processExitsWith: .failure) { [months = months as Int] in
      _ = YearMonth.latest.adding(months: months)
    }
  }

  @Test("A month before the calendar stops the program", arguments: [-1, Int.min])
  func beforeEarliestMonth(months: Int) async {
    await #expect(processExitsWith: .failure) { [months = months as Int] in
      _ = YearMonth.earliest.adding(months: months)
    }
  }

  @Test("The Korean day begins at 15:00 UTC")
  func koreaStandardTime() {
    #expect(CivilDate(koreaStandardTimeAt: 0) == CivilDate(1970, 1, 1))
    #expect(CivilDate(koreaStandardTimeAt: 53_999.999) == CivilDate(1970, 1, 1))
    #expect(CivilDate(koreaStandardTimeAt: 54_000) == CivilDate(1970, 1, 2))
    #expect(CivilDate(koreaStandardTimeAt: -32_400) == CivilDate(1970, 1, 1))
    #expect(CivilDate(koreaStandardTimeAt: -32_400.001) == CivilDate(1969, 12, 31))
    // 2026-11-21 14:59:59 and 15:00 UTC.
    #expect(CivilDate(koreaStandardTimeAt: 1_795_273_199) == CivilDate(2026, 11, 21))
    #expect(CivilDate(koreaStandardTimeAt: 1_795_273_200) == CivilDate(2026, 11, 22))
  }

  @Test(
    "A moment that is none gives no date",
    arguments: [.nan, .infinity, -.infinity, 1e300, -1e300, 1_795_273_200_000, 253_402_268_400])
  func noMoment(seconds: Double) {
    #expect(CivilDate.koreaStandardTime(at: seconds) == nil)
  }

  @Test("A programmer's moment that is none stops the program")
  func stoppedMoment() async {
    await #expect(processExitsWith: .failure) { _ = CivilDate(koreaStandardTimeAt: .nan) }
  }
}
