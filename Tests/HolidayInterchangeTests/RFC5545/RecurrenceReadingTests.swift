import HolidayInterchange
import KoreanCalendar
import MartModels
import MartTestSupport
import Testing

@Suite("Reading recurrences")
struct RecurrenceReadingTests {
  @Test(
    "The parts that a rule does not name are those of its first date",
    arguments: [
      ("FREQ=WEEKLY", .every(.wednesday)),
      ("FREQ=MONTHLY", .days([7])),
      ("FREQ=YEARLY", .yearly(month: 1, day: 7)),
      ("FREQ=YEARLY;BYMONTH=3", .yearly(month: 3, day: 7)),
      ("FREQ=YEARLY;BYMONTHDAY=10", .days([10])),
      ("FREQ=YEARLY;BYDAY=SU", .every(.sunday)),
      ("FREQ=YEARLY;BYMONTH=11;BYDAY=2SU", .during(months: [11], .nth(2, .sunday))),
      ("FREQ=WEEKLY;INTERVAL=2", .everyOther(.wednesday, from: CivilDate(2026, 1, 7))),
      (
        "FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,FR",
        [
          .everyOther(.friday, from: CivilDate(2026, 1, 9)),
          .everyOther(.monday, from: CivilDate(2026, 1, 19)),
        ]
      ),
      ("FREQ=MONTHLY;BYDAY=SU;BYSETPOS=2,4", .nth([2, 4], .sunday)),
      ("FREQ=MONTHLY;BYDAY=SU;BYSETPOS=-1", .last(.sunday)),
      ("FREQ=MONTHLY;BYDAY=+2SU;WKST=SU", .nth(2, .sunday)),
      ("BYDAY=2SU;FREQ=MONTHLY", .nth(2, .sunday)),
      ("FREQ=MONTHLY;BYDAY=2SU;BYMONTHDAY=10", .nth(2, .sunday).intersection(.days([10]))),
      ("FREQ=MONTHLY;BYMONTHDAY=-1", .eve(of: .days([1]))),
      ("FREQ=DAILY;BYDAY=MO", .every(.monday)),
      ("FREQ=MONTHLY;INTERVAL=6;BYDAY=MO", .during(months: [1, 7], .every(.monday))),
      ("FREQ=MONTHLY;BYDAY=5SU", .nth(5, .sunday)), ("FREQ=MONTHLY;BYMONTHDAY=+7", .days([7])),
      // The example of RFC 5545, 3.3.10: the first day of the week decides which weeks are skipped.
      (
        "FREQ=WEEKLY;INTERVAL=2;BYDAY=TU,SU;WKST=MO",
        [
          .everyOther(.tuesday, from: CivilDate(2026, 1, 20)),
          .everyOther(.sunday, from: CivilDate(2026, 1, 11)),
        ]
      ),
      (
        "FREQ=WEEKLY;INTERVAL=2;BYDAY=TU,SU;WKST=SU",
        [
          .everyOther(.tuesday, from: CivilDate(2026, 1, 20)),
          .everyOther(.sunday, from: CivilDate(2026, 1, 18)),
        ]
      ),
    ] as [(String, HolidayRule)])
  func implied(text: String, rule: HolidayRule) throws {
    let recurrence = try RecurrenceRule(text)
    #expect(try recurrence.holidayRule(from: CivilDate(2026, 1, 7)) == rule)
    #expect(try RecurrenceRule(recurrence.description) == recurrence)
  }

  @Test("Weekdays and days of the month are joined by and: the 13th where it is a Friday")
  func fridayThe13th() throws {
    let rule = try RecurrenceRule("FREQ=MONTHLY;BYDAY=FR;BYMONTHDAY=13")
    let closings = try rule.holidayRule(from: CivilDate(2026, 2, 13)).closings(
      in: CivilDate(2026, 1, 1)...CivilDate(2027, 12, 31))
    #expect(
      closings.map(\.description) == ["2026-02-13", "2026-03-13", "2026-11-13", "2027-08-13"])
  }

  @Test(
    "A rule that is malformed or beyond closing days is refused with its part",
    arguments: [
      ("", "malformed", ""), ("BYDAY=2SU", "missingPart", "FREQ"),
      ("FREQ=MONTHLY;FREQ=MONTHLY", "repeatedPart", "FREQ"),
      ("FREQ=HOURLY", "unsupported", "FREQ=HOURLY"), ("FREQ=EVER", "malformed", "FREQ=EVER"),
      ("FREQ=MONTHLY;COUNT=0", "numberOutOfRange", "COUNT=0"),
      ("FREQ=MONTHLY;COUNT=3;UNTIL=20270101", "malformed", "COUNT"),
      ("FREQ=MONTHLY;BYDAY=0SU", "numberOutOfRange", "0SU"),
      ("FREQ=MONTHLY;BYDAY=6SU", "numberOutOfRange", "6SU"),
      ("FREQ=MONTHLY;BYDAY=2XX", "malformed", "2XX"), ("FREQ=MONTHLY;BYDAY=", "malformed", ""),
      ("FREQ=MONTHLY;BYMONTHDAY=32", "numberOutOfRange", "BYMONTHDAY=32"),
      ("FREQ=MONTHLY;BYMONTHDAY=0", "numberOutOfRange", "BYMONTHDAY=0"),
      ("FREQ=MONTHLY;BYMONTH=13", "numberOutOfRange", "BYMONTH=13"),
      ("FREQ=MONTHLY;INTERVAL=0", "numberOutOfRange", "INTERVAL=0"),
      (
        "FREQ=MONTHLY;INTERVAL=99999999999999999999", "numberOutOfRange",
        "INTERVAL=99999999999999999999"
      ),
      ("FREQ=MONTHLY;INTERVAL=1,2", "malformed", "INTERVAL=1,2"),
      ("FREQ=MONTHLY;INTERVAL=+1", "malformed", "INTERVAL=+1"),
      (
        "FREQ=MONTHLY;BYMONTHDAY=-9223372036854775808", "numberOutOfRange",
        "BYMONTHDAY=-9223372036854775808"
      ),
      ("FREQ=MONTHLY;BYMONTHDAY=-32", "numberOutOfRange", "BYMONTHDAY=-32"),
      ("FREQ=MONTHLY;BYMONTHDAY=10,", "malformed", "BYMONTHDAY=10,"),
      ("FREQ=MONTHLY;BYMONTH=+1", "malformed", "BYMONTH=+1"),
      ("FREQ=MONTHLY;BYDAY=9223372036854775808SU", "numberOutOfRange", "9223372036854775808SU"),
      ("FREQ=MONTHLY;BYDAY=-6SU", "numberOutOfRange", "-6SU"),
      ("FREQ=MONTHLY;BYDAY=-SU", "malformed", "-SU"),
      ("FREQ=WEEKLY;BYMONTHDAY=10", "malformed", "BYMONTHDAY"),
      ("FREQ=WEEKLY;BYDAY=MO,TU;BYSETPOS=1", "unsupported", "BYSETPOS"),
      ("FREQ=MONTHLY;BYSETPOS=0;BYDAY=MO", "numberOutOfRange", "BYSETPOS=0"),
      ("FREQ=MONTHLY;WKST=XX", "malformed", "WKST=XX"),
      ("FREQ=YEARLY;BYWEEKNO=20", "unsupported", "BYWEEKNO=20"),
      ("FREQ=MONTHLY;UNTIL=20260230", "noSuchDate", "20260230"),
      ("FREQ=MONTHLY;UNTIL=20260101T240000Z", "noSuchDate", "20260101T240000Z"),
      ("FREQ=MONTHLY;X-OWN=1", "malformed", "X-OWN=1"), ("FREQ=MONTHLY;;", "malformed", ""),
    ] as [(String, String, String)])
  func refusedRules(text: String, code: String, value: String) {
    do {
      _ = try RecurrenceRule(text)
      Issue.record("\(text) was read")
    } catch {
      #expect(error.code.rawValue == code)
      #expect(error.value == value)
    }
  }

  @Test(
    "A rule that is valid but that no closing rule says is refused when it is asked for",
    arguments: [
      "FREQ=MONTHLY;INTERVAL=5", "FREQ=WEEKLY;INTERVAL=3", "FREQ=DAILY;INTERVAL=7",
      "FREQ=YEARLY;BYDAY=2SU", "FREQ=WEEKLY;BYDAY=2SU",
    ])
  func unsaidRules(text: String) throws {
    let rule = try RecurrenceRule(text)
    #expect(throws: RecurrenceError.self) { try rule.holidayRule(from: CivilDate(2026, 1, 7)) }
  }

  @Test("Lines are read with any line end and folded, and refused when they are no dates")
  func lines() throws {
    let folded = "DTSTART;VALUE=DATE:20261108\r\nRRULE:FREQ=MONTHLY;BYD\r\n AY=2SU,4SU\r\n"
    #expect(
      try RecurrenceSet(folded).description
        == "DTSTART;VALUE=DATE:20261108\nRRULE:FREQ=MONTHLY;BYDAY=2SU,4SU")
    for text in [
      "RRULE:FREQ=MONTHLY", "DTSTART:20261108T0000", "DTSTART;VALUE=DATE:2026-11-08", "X", "X:1",
      "DTSTART;VALUE=DATE:20261108\nRRULE:FREQ=MONTHLY\nRRULE:FREQ=MONTHLY",
      "DTSTART;VALUE=DATE:20261108\nRDATE;VALUE=DATE:20261109,",
      "DTSTART;VALUE=DATE:20261108\nEXDATE;VALUE=DATE:20261109T000000",
      "DTSTART;VALUE=DA\rTE:20261108",
      " DTSTART;VALUE=DATE:20261108", "DTSTART;VALUE=DATE:00000101",
    ] {
      #expect(throws: RecurrenceError.self, "\(text)") { try RecurrenceSet(text) }
    }
  }

  @Test("A set with single dates, an end or a beginning beside its rule is no rule")
  func noRules() throws {
    for lines in [
      "", "\nRRULE:FREQ=MONTHLY;BYDAY=2SU;UNTIL=20271231", "\nRRULE:FREQ=MONTHLY;BYDAY=3SU",
      "\nRRULE:FREQ=MONTHLY;BYDAY=2SU\nEXDATE;VALUE=DATE:20261213",
      "\nRRULE:FREQ=MONTHLY;BYDAY=2SU\nRDATE;VALUE=DATE:20261214",
    ] {
      let set = try RecurrenceSet("DTSTART;VALUE=DATE:20261108" + lines)
      #expect { try HolidayRule(set) } throws: { error in
        (error as? RecurrenceError)?.code == .notAHolidayRule
      }
    }
    let late = try RecurrenceSet("DTSTART;VALUE=DATE:20261108\nRRULE:FREQ=MONTHLY;BYDAY=3SU")
    #expect(try late.closings(in: YearMonth(2026, 11)) == [8, 15])
  }

  @Test("Texts put together at random are read or refused, and what is read prints itself")
  func randomTexts() throws {
    let pieces = [
      "DTSTART;VALUE=DATE:", "20261108", "99991231", "00010101", "\n", "\r\n", " ", "RRULE:",
      "FREQ=", "MONTHLY", "WEEKLY", "YEARLY", ";", "BYDAY=", "2SU", "-1MO", "SA", ",",
      "BYMONTHDAY=",
      "31", "-31", "BYMONTH=", "2", "12", "INTERVAL=", "UNTIL=", "BYSETPOS=", "WKST=", "SU",
      "EXDATE",
      ";VALUE=DATE:", "RDATE", "99999999999999999999", "일", "\u{301}", "=", ":", "\r",
    ]
    var random = SplitMix64(seed: 5_546)
    var readable = 0
    for _ in 0..<20_000 {
      var text = Bool.random(using: &random) ? "DTSTART;VALUE=DATE:20261108\nRRULE:FREQ=" : ""
      for _ in 0..<Int.random(in: 0...9, using: &random) {
        text += pieces.randomElement(using: &random) ?? ""
      }
      guard let set = try? RecurrenceSet(text) else { continue }
      readable += 1
      #expect(try RecurrenceSet(set.description) == set, "seed 5546: \(text)")
      for month: YearMonth in [YearMonth(1, 1), YearMonth(2026, 11), YearMonth(9999, 12)] {
        _ = try? set.closings(in: month)
      }
      _ = try? HolidayRule(set)
    }
    #expect(readable > 50, "seed 5546")
  }
}
