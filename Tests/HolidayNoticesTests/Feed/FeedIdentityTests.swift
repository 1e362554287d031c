import Foundation
import GeoFiltering
import HolidayNotices
import KoreanCalendar
import MartModels
import Testing

@Suite("What events of a feed are known by")
struct FeedIdentityTests {
  static let sundays = HolidayRule.nth([2, 4], .sunday)
  static let wednesdays = HolidayRule.nth([2, 4], .wednesday)

  static func feed(
    _ schedules: [HolidaySchedule], from date: CivilDate, sequence: Int
  ) -> HolidayFeed {
    var feed = HolidayFeed(
      schedules.enumerated().map { place, schedule in
        Branch(id: place, mart: .emart, name: "성수점", schedule: schedule)
      }, from: date, months: 18, stamp: WallTime(date, 9, 0), sequence: sequence)
    feed.form = .recurring
    return feed
  }

  /// Three catalogs: rules without dates, then with an end and a successor, then with a third rule, a
  /// swap and a list.
  static func successive() throws -> [(date: CivilDate, schedules: [HolidaySchedule])] {
    let newYear = CivilDate(2027, 1, 1)
    let biweekly = HolidayRule.everyOther(.monday, from: CivilDate(2026, 11, 2))
    let others = HolidayRule.everyOther(.monday, from: CivilDate(2026, 11, 9))
    let swap = ScheduleOverride.moved(from: CivilDate(2026, 12, 27), to: CivilDate(2026, 12, 25))
    let first = [
      HolidaySchedule(rule: sundays), HolidaySchedule(rule: biweekly),
      HolidaySchedule(rule: [
        .days([10]), .nth([4], .sunday), .during(months: [7], .every(.monday)),
      ]),
    ]
    let second = [
      try HolidaySchedule(
        rules: [
          RulePeriod(sundays, through: CivilDate(2026, 12, 31)),
          RulePeriod(wednesdays, from: newYear),
        ],
        overrides: [swap]),
      try HolidaySchedule(
        rules: [
          RulePeriod(biweekly, through: CivilDate(2027, 1, 31)),
          RulePeriod(others, from: CivilDate(2027, 2, 1)),
        ]),
      first[2],
    ]
    let third = [
      try HolidaySchedule(
        rules: [
          RulePeriod(sundays, through: CivilDate(2026, 12, 31)),
          RulePeriod(wednesdays, from: newYear, through: CivilDate(2027, 5, 31)),
          RulePeriod(.every(.monday), from: CivilDate(2027, 6, 1)),
        ],
        published: [PublishedMonth(YearMonth(2027, 3), closed: [10, 25])], overrides: [swap]),
      second[1], first[2],
    ]
    return [
      (CivilDate(2026, 11, 1), first), (CivilDate(2026, 12, 10), second),
      (CivilDate(2027, 2, 15), third),
    ]
  }

  @Test(
    "Three feeds, of which the later event replaces the earlier, lose nothing and say nothing twice"
  )
  func merged() throws {
    let catalogs = try Self.successive()
    let folder = ProcessInfo.processInfo.environment["MART_FEED_OUT"].map {
      URL(fileURLWithPath: $0).appendingPathComponent("successive")
    }
    if let folder {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }
    var rules: [String: [String]] = [:]
    for (place, catalog) in catalogs.enumerated() {
      let text = Self.feed(catalog.schedules, from: catalog.date, sequence: place).text()
      let events = FeedEvent.read(text)
      let identities = events.compactMap { $0.lines["UID"] }
      #expect(Set(identities).count == events.count, "feed \(place)")
      for event in events {
        guard let id = event.lines["UID"], let rule = event.lines["RRULE"] else { continue }
        rules[id, default: []].append(rule)
      }
      if let folder {
        try Data(text.utf8).write(to: folder.appendingPathComponent("\(place).ics"))
      }
    }
    // What one identity says differs at most by an end.
    for (id, said) in rules {
      let endless = said.map { rule in
        rule.split(separator: ";").filter { !$0.hasPrefix("UNTIL=") }.joined(separator: ";")
      }
      #expect(Set(endless).count == 1, "\(id): \(said)")
    }
    // The rule of Sundays ends in the feeds that know its end, though it was over before the third.
    let ended = rules.values.filter { $0.contains { $0.contains("UNTIL=20261231") } }
    #expect(ended.map(\.count) == [3])
    if let folder, let last = catalogs.last {
      // What the last catalog says of all days, one branch after the other.
      let dates = last.schedules.map { schedule in
        (CivilDate(2026, 11, 1)...CivilDate(2028, 3, 31)).filter {
          if case .closed = schedule.status(on: $0) { true } else { false }
        }.map(\.description).joined(separator: " ")
      }
      try Data(dates.joined(separator: "\n").utf8).write(
        to: folder.appendingPathComponent("expected.txt"))
    }
  }

  @Test("A rule keeps its identity when another appears beside it")
  func beside() throws {
    func identities(_ schedule: HolidaySchedule) -> Set<String> {
      let text = Self.feed([schedule], from: CivilDate(2026, 11, 1), sequence: 1).text()
      return Set(FeedEvent.read(text).compactMap { $0.lines["UID"] })
    }
    let alone = identities(HolidaySchedule(rule: Self.sundays))
    #expect(alone == ["closings-0-FREQ-MONTHLY-BYDAY-2SU-4SU@mart-holiday-kit"])
    #expect(identities(HolidaySchedule(rule: [.days([10]), Self.sundays])).isSuperset(of: alone))
    #expect(
      identities(HolidaySchedule(rule: [.every(.monday), Self.sundays])).isSuperset(of: alone))
    // Every other week is one of two.
    let even = HolidayRule.everyOther(.monday, from: CivilDate(2026, 11, 2))
    let odd = HolidayRule.everyOther(.monday, from: CivilDate(2026, 11, 9))
    #expect(
      identities(HolidaySchedule(rule: even)).isDisjoint(
        with: identities(HolidaySchedule(rule: odd)))
    )
  }

  @Test(
    "A place is written in decimals of six places",
    arguments: [
      (0.00001, -0.00001, "0.000010;-0.000010"), (37.4620183, 127.0340753, "37.462018;127.034075"),
      (-33.9999999, 151, "-34.000000;151.000000"), (90, -180, "90.000000;-180.000000"),
    ])
  func place(latitude: Double, longitude: Double, expected: String) {
    let branch = Branch(
      id: 1, mart: .emart, name: "성수점",
      coordinate: Coordinate(latitude: latitude, longitude: longitude),
      schedule: HolidaySchedule(rule: Self.sundays))
    let feed = HolidayFeed(
      [branch], from: CivilDate(2026, 11, 1), months: 1,
      stamp: WallTime(CivilDate(2026, 11, 1), 9, 0),
      sequence: 1)
    #expect(FeedEvent.read(feed.text()).first?.lines["GEO"] == expected)
  }

  /// The names as Python's codec `idna` encodes them, and as DNS forbids them.
  @Test(
    "A domain is one of DNS, with other letters in Punycode",
    arguments: [
      ("example.com", "example.com"), ("Mart-1.Example.com", "mart-1.example.com"),
      ("example.com.", "example.com"), ("example.com:8080", "example.com"),
      ("Example.com.:8080", "example.com"), ("BÜCHER.example", "xn--bcher-kva.example"),
      ("\u{1112}\u{1161}\u{11AB}\u{1100}\u{1173}\u{11AF}.kr", "xn--bj0bj06e.kr"),
      ("bu\u{308}cher.example", "xn--bcher-kva.example"), (".", "mart-holiday-kit"),
      ("example.com..", "mart-holiday-kit"), (":8080", "mart-holiday-kit"),
      ("example.com:80a", "mart-holiday-kit"), ("b\u{308}.kr", "mart-holiday-kit"),
      ("한글.kr", "xn--bj0bj06e.kr"), ("이마트.한국", "xn--hz2b13wixi.xn--3e0b707e"),
      ("mart휴일.kr", "xn--mart-j61su54e.kr"), ("bücher.example", "xn--bcher-kva.example"),
      ("마트쉬는날.한국", "xn--i20b10bb0l2sj8pu.xn--3e0b707e"),
      ("", "mart-holiday-kit"), (".kr", "mart-holiday-kit"), ("a..b", "mart-holiday-kit"),
      ("-a.kr", "mart-holiday-kit"), ("a-.kr", "mart-holiday-kit"), ("a b.kr", "mart-holiday-kit"),
      ("a_b.kr", "mart-holiday-kit"), ("a@b.kr", "mart-holiday-kit"),
      ("\u{1112}\u{11AB}.kr", "mart-holiday-kit"),
      (String(repeating: "a", count: 64) + ".kr", "mart-holiday-kit"),
      (String(repeating: "가", count: 64) + ".kr", "mart-holiday-kit"),
    ])
  func domain(given: String, expected: String) {
    let feed = HolidayFeed(
      [], from: CivilDate(2026, 11, 1), stamp: WallTime(CivilDate(2026, 11, 1), 9, 0), sequence: 1,
      domain: given)
    #expect(feed.domain == expected)
  }
}
