import HolidayInterchange
import KoreanCalendar
import MartModels
import Testing

/// Dates that opening_hours.js and opening-hours-rs refuse or read in two ways; the notes say what
/// each does.
@Suite("Dates that evaluators read in different ways")
struct RefusedDateTests {
  @Test(
    "They are refused, strictly and leniently",
    arguments: [
      // Both refuse a date moved to a weekday.
      "Dec 01 +Su 10:00-20:00", "easter +Fr off", "Dec 01+Su off", "Dec 01 + Su off",
      "2026 Dec 01 +Su off",
      // Both refuse a list of days behind a range of months.
      "Dec 24-Jan 1,6 off", "Jan 01-Feb 03,05 10:00-12:00", "2026 Dec 24-Jan 1,6 off",
      // opening-hours-rs: 30 July 2026; opening_hours.js: 2 July as well.
      "Jul Tu[-1] +2 days 10:00-18:00", "2026 Jul Tu[-1] +2 days",
      // In 2038 Easter is on 25 April: 251 days for the one and 361 for the other.
      "easter-Apr 20 off", "Apr 01-easter off", "2038 easter-Apr 20 off",
      // The last Sunday of March is before the 28th in some years only.
      "Mar Su[-1]-Mar 28 off",
    ])
  func refused(text: String) {
    for read in [
      { try OpeningHoursExpression(text) }, { try OpeningHoursExpression(lenient: text) },
    ] {
      #expect { try read() } throws: { error in
        (error as? OpeningHoursExpressionError)?.code == .unsupportedDate
      }
    }
  }

  @Test(
    "What both read alike is read",
    arguments: [
      ("Dec 01+ Su off", "Dec 01+ Su off"),
      ("Dec 24-Jan 01,Jan 06 off", "Dec 24-Jan 01,Jan 06 off"),
      ("Dec 25-28,31 off", "Dec 25-28,Dec 31 off"), ("Dec 01-easter off", "Dec 01-easter off"),
      ("easter -2 days-easter +1 day off", "easter -2 days-easter +1 day off"),
      ("Jul: Tu[-1] +2 days off", "Jul: Tu[-1] +2 days off"),
      ("Nov: week 14 Tu[2] +6 days,We off", "Nov week 14 We,Tu[2] +6 days off"),
      ("Nov week 14 We,Tu[2] +6 days off", "Nov week 14 We,Tu[2] +6 days off"),
      ("easter-May 20 off", "easter-May 20 off"),
    ])
  func read(text: String, printed: String) throws {
    #expect(try OpeningHoursExpression(text).description == printed)
  }

  @Test("What depends on school holidays is unknown, and the rest is not")
  func schoolHolidays() throws {
    let monday = CivilDate(2026, 11, 23)
    let sunday = CivilDate(2026, 11, 22)
    let off = try OpeningHoursExpression("Mo-Fr 10:00-18:00; SH off")
    #expect(off.state(at: WallTime(monday, 12, 0)) == .unknown)
    #expect(off.state(at: WallTime(monday, 9, 0)) == .closed)
    #expect(off.state(at: WallTime(sunday, 12, 0)) == .closed)
    #expect(off.closings(in: YearMonth(2026, 11)) == [1, 7, 8, 14, 15, 21, 22, 28, 29])
    let short = try OpeningHoursExpression("10:00-18:00; SH 10:00-12:00; PH off")
    #expect(short.state(at: WallTime(monday, 11, 0)) == .open)
    #expect(short.state(at: WallTime(monday, 13, 0)) == .unknown)
    #expect(short.state(at: WallTime(CivilDate(2026, 12, 25), 11, 0)) == .closed)
    let night = try OpeningHoursExpression("SH 22:00-02:00")
    #expect(night.state(at: WallTime(monday, 1, 0)) == .unknown)
    #expect(night.state(at: WallTime(monday, 3, 0)) == .closed)
    #expect(!night.isClosedAllDay(on: monday))
    #expect(throws: OpeningHoursExpressionError.self) { try HolidaySchedule(off) }
  }

  @Test("A comment alone is unknown, however the hours before it are spelled")
  func comments() throws {
    let thursday = CivilDate(2026, 11, 26)
    for text in ["Th 14:25-14:45 \"x\"", "Th 14.25-14:45 \"x\"", "\"by appointment\""] {
      let value = try OpeningHoursExpression(lenient: text)
      #expect(value.state(at: WallTime(thursday, 14, 30)) == .unknown, "\(text)")
    }
  }
}
