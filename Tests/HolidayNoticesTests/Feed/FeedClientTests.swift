import HolidayInterchange
import HolidayNotices
import KoreanCalendar
import MartModels
import Testing

/// What calendar clients and their readers stumbled over, by the reports of their users.
@Suite("Feeds and what clients make of them")
struct FeedClientTests {
  private static let stamp = WallTime(FeedPeerTests.first, 9, 0)

  /// The feeds of all rule families in both forms.
  private static func feeds() throws -> [(name: String, feed: HolidayFeed)] {
    try FeedPeerTests.cases().flatMap { item in
      [HolidayFeed.Form.dated, .recurring].map { form in
        var feed = HolidayFeed(
          [item.branch], from: FeedPeerTests.first, stamp: stamp, sequence: 1)
        feed.form = form
        feed.alarm = TimeOfDay(20, 0)
        return ("\(item.name), \(form)", feed)
      }
    }
  }

  @Test("A feed without closings has a component, which some readers ask for")
  func empty() {
    // collective/icalendar 251
    let open = Branch(
      id: 1, mart: .emart, name: "성수점", schedule: HolidaySchedule(rule: .never))
    for branches in [[], [open]] {
      let text = HolidayFeed(branches, from: .earliest, stamp: Self.stamp, sequence: 0).text()
      #expect(text.contains("\r\nBEGIN:VTIMEZONE\r\nTZID:Asia/Seoul\r\n"))
      #expect(!text.contains("VEVENT"))
      #expect(text.hasSuffix("\r\nEND:VTIMEZONE\r\nEND:VCALENDAR\r\n"))
    }
  }

  @Test("An event lasts from one date to the next, in dates without a time")
  func allDay() throws {
    // timeoff-management 388, spatie/calendar-links 53, hoodie/icalendar 129, calcurse 46,
    // DAKboard 2463
    for (name, feed) in try Self.feeds() {
      let text = feed.text()
      for event in FeedEvent.read(text) {
        let (first, end) = (event.date("DTSTART"), event.date("DTEND"))
        #expect(first != nil && end == first?.adding(days: 1), "\(name)")
      }
      guard text.contains("BEGIN:VEVENT") else { continue }
      let lines = text.split(separator: "\r\n")
      let times = lines.filter { $0.hasPrefix("DTSTART") || $0.hasPrefix("DTEND") }
      #expect(times.allSatisfy { $0.contains(";VALUE=DATE:") }, "\(name)")
    }
  }

  @Test("What recurs has a rule, and its first day is one of the rule's")
  func recurrences() throws {
    // ical.js 294 and 534, rrule 84, chroncal 362
    var count = 0
    for (name, feed) in try Self.feeds() {
      for event in FeedEvent.read(feed.text()) {
        guard let line = event.lines["RRULE"] else {
          #expect(event.lines["RDATE"] == nil && event.lines["EXDATE"] == nil, "\(name)")
          continue
        }
        count += 1
        let first = try #require(event.date("DTSTART"))
        let rule = try RecurrenceRule(line).holidayRule(from: first)
        #expect(rule.closes(on: first), "\(name): \(line)")
      }
    }
    #expect(count > 20)
  }

  @Test("Every component ends, and every event says what readers ask for")
  func components() throws {
    // nextcloud/calendar 5620
    for (name, feed) in try Self.feeds() {
      var open: [Substring] = []
      for line in feed.text().split(separator: "\r\n") {
        if line.hasPrefix("BEGIN:") { open.append(line.dropFirst(6)) }
        if line.hasPrefix("END:") { #expect(open.popLast() == line.dropFirst(4), "\(name)") }
      }
      #expect(open.isEmpty, "\(name)")
      for event in FeedEvent.read(feed.text()) {
        for key in ["UID", "DTSTAMP", "DTSTART", "SUMMARY", "STATUS", "TRANSP", "SEQUENCE"] {
          #expect(event.lines[key] != nil, "\(name): \(key)")
        }
      }
    }
  }
}
