import HolidayInterchange
import KoreanCalendar
import MartModels
import Testing

@Suite("Recurrences that begin at a time of UTC")
struct UniversalTimeTests {
  @Test(
    "Their rules are those of the days in Korea",
    arguments: [
      // Saturdays at 15:00 UTC are Sundays in Korea.
      ("20261107T150000Z", "FREQ=WEEKLY;BYDAY=SA", .every(.sunday)),
      ("20261107T140000Z", "FREQ=WEEKLY;BYDAY=SA", .every(.saturday)),
      ("20261107T150000Z", "FREQ=WEEKLY", .every(.sunday)),
      ("20261107T150000Z", "FREQ=WEEKLY;BYDAY=SA,TU", [.every(.wednesday), .every(.sunday)]),
      (
        "20261107T150000Z", "FREQ=WEEKLY;INTERVAL=2;BYDAY=SA",
        .everyOther(.sunday, from: CivilDate(2026, 11, 8))
      ),
      ("20261109T150000Z", "FREQ=MONTHLY;BYMONTHDAY=9,24", .days([10, 25])),
      ("20261109T150000Z", "FREQ=MONTHLY", .days([10])),
      ("20261224T150000Z", "FREQ=YEARLY;BYMONTH=12;BYMONTHDAY=24", .yearly(month: 12, day: 25)),
      ("20261107T000000Z", "FREQ=MONTHLY;BYDAY=1SA", .nth(1, .saturday)),
    ] as [(String, String, HolidayRule)])
  func days(start: String, rule: String, expected: HolidayRule) throws {
    for line in ["DTSTART:\(start)", "DTSTART;TZID=UTC:\(start.dropLast())"] {
      #expect(try HolidayRule(RecurrenceSet(line + "\nRRULE:" + rule)) == expected)
    }
  }

  @Test(
    "What no rule of days in Korea says is refused",
    arguments: [
      // The day after the second Saturday is not the second Sunday of each month.
      ("20261114T150000Z", "FREQ=MONTHLY;BYDAY=2SA"),
      ("20261130T150000Z", "FREQ=MONTHLY;BYMONTHDAY=-1"),
      ("20261130T150000Z", "FREQ=MONTHLY"), ("20261130T150000Z", "FREQ=MONTHLY;BYMONTHDAY=30"),
      ("20261107T150000Z", "FREQ=MONTHLY;BYDAY=SA;BYSETPOS=1"),
      ("20261107T150000Z", "FREQ=WEEKLY;BYMONTH=11;BYDAY=SA"),
    ])
  func refused(start: String, rule: String) {
    #expect { try RecurrenceSet("DTSTART:\(start)\nRRULE:\(rule)") } throws: { error in
      (error as? RecurrenceError)?.code == .unsupported
    }
  }

  @Test("An end, exceptions and added times are the days that they are in Korea")
  func others() throws {
    let set = try RecurrenceSet(
      """
      DTSTART:20261107T150000Z
      RRULE:FREQ=WEEKLY;BYDAY=SA;UNTIL=20261128T150000Z
      EXDATE:20261114T150000Z
      RDATE:20261109T150000Z
      """)
    #expect(try set.closings(in: YearMonth(2026, 11)) == [8, 10, 22, 29])
    #expect(try set.closings(in: YearMonth(2026, 12)) == DaySet())
  }

  @Test("Months with an interval are counted from that of the start in its own zone, or refused")
  func interval() throws {
    // The 31st in UTC is the 1st of the next month in Korea: every second month would be another one.
    #expect(throws: RecurrenceError.self) {
      try RecurrenceSet("DTSTART:20251231T150000Z\nRRULE:FREQ=MONTHLY;INTERVAL=2;BYMONTHDAY=2")
    }
    let set = try RecurrenceSet(
      "DTSTART:20251230T150000Z\nRRULE:FREQ=MONTHLY;INTERVAL=2;BYMONTHDAY=2")
    #expect(try set.closings(in: YearMonth(2026, 2)) == [3])
    #expect(try set.closings(in: YearMonth(2026, 3)) == DaySet())
  }

  @Test("A text without a start says nothing, which is not that a store never closes")
  func empty() {
    for text in ["", "\n", "\r\n \r\n"] {
      #expect(throws: RecurrenceError.self) { try RecurrenceSet(text) }
    }
  }
}
