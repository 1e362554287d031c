import HolidayInterchange
import KoreanCalendar
import MartModels
import MartTestSupport
import Testing

/// An example of RFC 5545, 3.8.5.3, with the dates that the document lists for it.
private struct Example: CustomTestStringConvertible, Sendable {
  var first: String
  var rule: String
  /// Months with their days: `1997-09 2 4`.
  var months: [String]
  var testDescription: String { first + " " + rule }

  init(_ first: String, _ rule: String, _ months: String...) {
    self.first = first
    self.rule = rule
    self.months = months
  }
}

private let allDays = (1...31).map { String($0) }.joined(separator: " ")

/// The examples that a rule of closing days can express.
///
/// The others step by two days, eighteen months or some years, or count hours, days of the year or weeks of it.
private let examples: [Example] = [
  Example("19970902", "FREQ=DAILY;COUNT=10", "1997-09 2 3 4 5 6 7 8 9 10 11", "1997-10"),
  Example(
    "19970902", "FREQ=DAILY;UNTIL=19971224T000000Z", "1997-10 " + allDays,
    "1997-12 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23", "1998-01"),
  Example(
    "19980101", "FREQ=YEARLY;UNTIL=20000131T140000Z;BYMONTH=1;BYDAY=SU,MO,TU,WE,TH,FR,SA",
    "1998-01 " + allDays, "1998-02", "1999-01 " + allDays, "2000-01 " + allDays, "2001-01"),
  Example(
    "19980101", "FREQ=DAILY;UNTIL=20000131T140000Z;BYMONTH=1", "1998-01 " + allDays, "1998-12",
    "2000-01 " + allDays, "2001-01"),
  Example(
    "19970902", "FREQ=WEEKLY;COUNT=10", "1997-09 2 9 16 23 30", "1997-10 7 14 21 28", "1997-11 4"),
  Example(
    "19970902", "FREQ=WEEKLY;UNTIL=19971224T000000Z", "1997-09 2 9 16 23 30", "1997-10 7 14 21 28",
    "1997-11 4 11 18 25", "1997-12 2 9 16 23", "1998-01"),
  Example(
    "19970902", "FREQ=WEEKLY;INTERVAL=2;WKST=SU", "1997-09 2 16 30", "1997-10 14 28",
    "1997-11 11 25",
    "1997-12 9 23", "1998-01 6 20", "1998-02 3 17"),
  Example(
    "19970902", "FREQ=WEEKLY;UNTIL=19971007T000000Z;WKST=SU;BYDAY=TU,TH",
    "1997-09 2 4 9 11 16 18 23 25 30", "1997-10 2"),
  Example(
    "19970902", "FREQ=WEEKLY;COUNT=10;WKST=SU;BYDAY=TU,TH", "1997-09 2 4 9 11 16 18 23 25 30",
    "1997-10 2"),
  Example(
    "19970901", "FREQ=WEEKLY;INTERVAL=2;UNTIL=19971224T000000Z;WKST=SU;BYDAY=MO,WE,FR",
    "1997-09 1 3 5 15 17 19 29", "1997-10 1 3 13 15 17 27 29 31", "1997-11 10 12 14 24 26 28",
    "1997-12 8 10 12 22", "1998-01"),
  Example(
    "19970902", "FREQ=WEEKLY;INTERVAL=2;COUNT=8;WKST=SU;BYDAY=TU,TH", "1997-09 2 4 16 18 30",
    "1997-10 2 14 16", "1997-11"),
  Example(
    "19970905", "FREQ=MONTHLY;COUNT=10;BYDAY=1FR", "1997-09 5", "1997-10 3", "1997-11 7",
    "1997-12 5", "1998-01 2", "1998-02 6", "1998-03 6", "1998-04 3", "1998-05 1", "1998-06 5",
    "1998-07"),
  Example(
    "19970905", "FREQ=MONTHLY;UNTIL=19971224T000000Z;BYDAY=1FR", "1997-09 5", "1997-12 5", "1998-01"
  ),
  Example(
    "19970907", "FREQ=MONTHLY;INTERVAL=2;COUNT=10;BYDAY=1SU,-1SU", "1997-09 7 28", "1997-10",
    "1997-11 2 30", "1998-01 4 25", "1998-03 1 29", "1998-05 3 31", "1998-07"),
  Example(
    "19970922", "FREQ=MONTHLY;COUNT=6;BYDAY=-2MO", "1997-09 22", "1997-10 20", "1997-11 17",
    "1997-12 22", "1998-01 19", "1998-02 16", "1998-03"),
  Example(
    "19970928", "FREQ=MONTHLY;BYMONTHDAY=-3", "1997-09 28", "1997-10 29", "1997-11 28",
    "1997-12 29",
    "1998-01 29", "1998-02 26"),
  Example(
    "19970902", "FREQ=MONTHLY;COUNT=10;BYMONTHDAY=2,15", "1997-09 2 15", "1998-01 2 15", "1998-02"),
  Example(
    "19970930", "FREQ=MONTHLY;COUNT=10;BYMONTHDAY=1,-1", "1997-09 30", "1997-10 1 31",
    "1997-11 1 30", "1997-12 1 31", "1998-01 1 31", "1998-02 1"),
  Example(
    "19970902", "FREQ=MONTHLY;INTERVAL=2;BYDAY=TU", "1997-09 2 9 16 23 30", "1997-10",
    "1997-11 4 11 18 25", "1998-01 6 13 20 27", "1998-03 3 10 17 24 31"),
  Example(
    "19970610", "FREQ=YEARLY;COUNT=10;BYMONTH=6,7", "1997-06 10", "1997-07 10", "2001-07 10",
    "2002-06"),
  Example(
    "19970313", "FREQ=YEARLY;BYMONTH=3;BYDAY=TH", "1997-03 13 20 27", "1998-03 5 12 19 26",
    "1999-03 4 11 18 25", "1999-04"),
  Example(
    "19970605", "FREQ=YEARLY;BYDAY=TH;BYMONTH=6,7,8", "1997-06 5 12 19 26", "1997-07 3 10 17 24 31",
    "1997-08 7 14 21 28", "1997-09", "1998-06 4 11 18 25"),
  Example(
    "19970913", "FREQ=MONTHLY;BYDAY=SA;BYMONTHDAY=7,8,9,10,11,12,13", "1997-09 13", "1997-10 11",
    "1997-11 8", "1997-12 13", "1998-01 10", "1998-02 7", "1998-06 13"),
  Example(
    "19970904", "FREQ=MONTHLY;COUNT=3;BYDAY=TU,WE,TH;BYSETPOS=3", "1997-09 4", "1997-10 7",
    "1997-11 6", "1997-12"),
  Example(
    "19970929", "FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-2", "1997-09 29", "1997-10 30",
    "1997-11 27", "1997-12 30", "1998-01 29", "1998-02 26", "1998-03 30"),
  Example("19970805", "FREQ=WEEKLY;INTERVAL=2;COUNT=4;BYDAY=TU,SU;WKST=MO", "1997-08 5 10 19 24"),
  Example("19970805", "FREQ=WEEKLY;INTERVAL=2;COUNT=4;BYDAY=TU,SU;WKST=SU", "1997-08 5 17 19 31"),
  Example(
    "20070115", "FREQ=MONTHLY;BYMONTHDAY=15,30;COUNT=5", "2007-01 15 30", "2007-02 15",
    "2007-03 15 30", "2007-04"),
]

@Suite("Recurrences of RFC 5545's examples and of real feeds")
struct RecurrenceExamplesTests {
  @Test(
    "Every example that closing days can express has the dates of the document", arguments: examples
  )
  private func example(example: Example) throws {
    for start in [
      "DTSTART;TZID=America/New_York:\(example.first)T090000",
      "DTSTART;VALUE=DATE:\(example.first)",
    ] {
      // A date ends by the Korean day, on which the document's moments are over in New York.
      if start.contains("VALUE"), example.rule.contains("UNTIL") { continue }
      let set = try RecurrenceSet(start + "\nRRULE:" + example.rule)
      for text in example.months {
        let parts = text.split(separator: " ")
        let month = try #require(YearMonth(String(parts[0])))
        let days = parts.dropFirst().compactMap { Int($0) }
        #expect(try Array(set.closings(in: month)) == days, "\(start) \(month)")
      }
      #expect(
        try RecurrenceSet(set.description).closings(in: YearMonth(1997, 9))
          == set.closings(in: YearMonth(1997, 9)))
    }
  }

  @Test("Friday the 13th leaves out the first date, which is none")
  func fridayThe13th() throws {
    let set = try RecurrenceSet(
      """
      DTSTART;TZID=America/New_York:19970902T090000
      EXDATE;TZID=America/New_York:19970902T090000
      RRULE:FREQ=MONTHLY;BYDAY=FR;BYMONTHDAY=13
      """)
    var found: [String] = []
    for month in YearMonth(1997, 9)...YearMonth(2000, 12) {
      found += try set.closings(in: month).map { "\(month)-\($0)" }
    }
    #expect(found == ["1998-02-13", "1998-03-13", "1998-11-13", "1999-08-13", "2000-10-13"])
  }

  @Test(
    "What no closing rule can express is refused with the part's name",
    arguments: [
      ("FREQ=DAILY;INTERVAL=2", "INTERVAL=2"), ("FREQ=DAILY;INTERVAL=10;COUNT=5", "INTERVAL=10"),
      ("FREQ=MONTHLY;INTERVAL=18;COUNT=10;BYMONTHDAY=10,11,12,13,14,15", "INTERVAL=18"),
      ("FREQ=YEARLY;INTERVAL=2;COUNT=10;BYMONTH=1,2,3", "INTERVAL=2"),
      ("FREQ=YEARLY;INTERVAL=3;COUNT=10;BYYEARDAY=1,100,200", "BYYEARDAY=1,100,200"),
      ("FREQ=YEARLY;BYWEEKNO=20;BYDAY=MO", "BYWEEKNO=20"),
      ("FREQ=YEARLY;INTERVAL=4;BYMONTH=11;BYDAY=TU;BYMONTHDAY=2,3,4,5,6,7,8", "INTERVAL=4"),
      ("FREQ=HOURLY;INTERVAL=3;UNTIL=19970902T170000Z", "FREQ=HOURLY"),
      ("FREQ=MINUTELY;INTERVAL=15;COUNT=6", "FREQ=MINUTELY"),
      ("FREQ=DAILY;BYHOUR=9,10;BYMINUTE=0,20,40", "BYHOUR=9,10"),
      ("FREQ=YEARLY;BYDAY=20MO", "20MO"),
    ])
  func refused(text: String, part: String) {
    #expect {
      _ = try RecurrenceRule(text).holidayRule(from: CivilDate(1997, 9, 2))
    } throws: { error in
      (error as? RecurrenceError)?.value == part
    }
  }

  @Test(
    "A feed's DTSTART, DTEND, UNTIL and EXDATE are read in each of their forms",
    arguments: [
      ("DTSTART:20261108", "2026-11-08"), ("dtstart;value=date:20261108", "2026-11-08"),
      ("DTSTART;TZID=Asia/Seoul:20261108T093000", "2026-11-08"),
      ("DTSTART;TZID=\"Asia/Seoul\":20261108T093000", "2026-11-08"),
      ("DTSTART:20261107T150000Z", "2026-11-08"), ("DTSTART:20261107T145959Z", "2026-11-07"),
      ("DTSTART:20261108T000000", "2026-11-08"),
      ("DTSTART;VALUE=DATE-TIME:20261108T000000", "2026-11-08"),
      ("DTSTART;VALUE=DATE:20261108\nDTEND;VALUE=DATE:20261109", "2026-11-08"),
      ("DTSTART;VALUE=DATE:20261108\nDTEND;VALUE=DATE:20261110", "2026-11-08 2026-11-09"),
      ("DTSTART:20261108T100000\nDTEND:20261108T220000", "2026-11-08"),
      ("DTSTART:20261108T100000\nDTEND:20261109T000000", "2026-11-08"),
      (
        "DTSTART;VALUE=DATE:20261108\nrrule:freq=weekly;count=3;",
        "2026-11-08 2026-11-15 2026-11-22"
      ),
      ("DTSTART:20261108\nRRULE:FREQ=WEEKLY;UNTIL=20261114T150000Z", "2026-11-08 2026-11-15"),
      ("DTSTART:20261108\nRRULE:FREQ=WEEKLY;UNTIL=20261114T145959Z", "2026-11-08"),
      (
        "DTSTART;TZID=Asia/Seoul:20261108T100000\nRRULE:FREQ=WEEKLY;UNTIL=20261115T005959Z",
        "2026-11-08"
      ),
      (
        "DTSTART;TZID=Asia/Seoul:20261108T100000\nRRULE:FREQ=WEEKLY;UNTIL=20261115T010000Z",
        "2026-11-08 2026-11-15"
      ),
      (
        "DTSTART:20261108\nRRULE:FREQ=WEEKLY;COUNT=3\nEXDATE:20261114T150000Z",
        "2026-11-08 2026-11-22"
      ),
    ] as [(String, String)])
  func feeds(text: String, dates: String) throws {
    let set = try RecurrenceSet(text)
    #expect(try RecurrenceSet(set.description) == set)
    let found = try set.closings(in: YearMonth(2026, 11)).map {
      "2026-11-\($0 < 10 ? "0" : "")\($0)"
    }
    #expect(found.joined(separator: " ") == dates)
  }

  @Test(
    "A moment whose date nobody can know without a table of zones is refused",
    arguments: [
      "DTSTART;TZID=Europe/Paris:20261108T090000\nRRULE:FREQ=DAILY;UNTIL=20261115T080000Z",
      "DTSTART;TZID=Europe/Paris:20261108T090000\nEXDATE:20261115T080000Z",
      "DTSTART:20261108\nRRULE:FREQ=WEEKLY;COUNT=3;UNTIL=20261130",
      "DTSTART:20261108\nDTEND:20261110\nRRULE:FREQ=WEEKLY", "DTSTART:20261108\nDTEND:20261107",
      "DTSTART:20261108T250000", "DTSTART:20261108X000000", "DTSTART;X=1:20261108",
    ])
  func refusedFeeds(text: String) {
    #expect(throws: RecurrenceError.self) { try RecurrenceSet(text) }
  }
}
