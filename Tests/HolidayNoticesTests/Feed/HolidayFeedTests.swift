import GeoFiltering
import HolidayNotices
import KoreanCalendar
import MartModels
import MartTestSupport
import Testing

@Suite("Calendar feeds")
struct HolidayFeedTests {
  private let today = CivilDate(2026, 11, 21)
  private let stamp = WallTime(CivilDate(2026, 11, 21), 8, 30)

  private func feed(_ branches: [Branch], months: Int = 24) -> HolidayFeed {
    HolidayFeed(branches, from: today, months: months, stamp: stamp, sequence: 12)
  }

  private var costco: Branch {
    Branch(
      id: 7, mart: .costco, name: "양재점", address: "서울특별시 서초구 양재대로 159; 1층, \\뒤\n문",
      pageURL: "https://www.costco.co.kr/store?id=7",
      coordinate: Coordinate(latitude: 37.4626, longitude: 127.0366),
      schedule: HolidaySchedule(rule: [.nth([2, 4], .sunday), .seollal]))
  }

  @Test(
    "A closing on the last day of the calendar has an event, which needs no end",
    arguments: [CivilDate(9999, 12, 20), .latest], [HolidayFeed.Form.dated, .recurring])
  func lastDay(first: CivilDate, form: HolidayFeed.Form) throws {
    let schedules = [
      HolidaySchedule(rule: .every(.friday)), HolidaySchedule(rule: .yearly(month: 12, day: 31)),
      try HolidaySchedule().adding(override: .closed(.latest)),
      try HolidaySchedule(published: [PublishedMonth(YearMonth(9999, 12), closed: [31])]),
      HolidaySchedule().adding(closedForGoodFrom: .latest),
    ]
    for (place, schedule) in schedules.enumerated() {
      let branch = Branch(id: 7, mart: .emart, name: "성수점", schedule: schedule)
      var feed = HolidayFeed([branch], from: first, months: 3, stamp: stamp, sequence: 12)
      feed.form = form
      #expect(feed.dates.upperBound == .latest)
      let events = FeedEvent.read(feed.text())
      let last = events.last { $0.date("DTSTART") == .latest }
      if form == .recurring, place < 2 {
        #expect(events.count == 1 && events[0].lines["RRULE"] != nil, "\(place)")
      } else {
        #expect(last != nil && last?.lines["DTEND"] == nil, "\(place): \(feed.text())")
      }
    }
  }

  @Test("One closing is one event, word for word")
  func wording() throws {
    let branch = Branch(
      id: 7, mart: .emart, name: "성수점", address: "서울 성동구 뚝섬로 379",
      schedule: try HolidaySchedule(
        published: [PublishedMonth(YearMonth(2026, 12), closed: [31])]))
    var feed = feed([branch], months: 2)
    feed.alarm = TimeOfDay(20, 0)
    #expect(
      feed.text()
        == """
        BEGIN:VCALENDAR
        VERSION:2.0
        PRODID:-//MartHolidayKit//HolidayFeed//KO
        CALSCALE:GREGORIAN
        METHOD:PUBLISH
        NAME:마트 휴무일
        X-WR-CALNAME:마트 휴무일
        X-WR-TIMEZONE:Asia/Seoul
        REFRESH-INTERVAL;VALUE=DURATION:P1D
        X-PUBLISHED-TTL:P1D
        BEGIN:VEVENT
        UID:closing-7-20261231@mart-holiday-kit
        DTSTAMP:20261120T233000Z
        SEQUENCE:12
        DTSTART;VALUE=DATE:20261231
        DTEND;VALUE=DATE:20270101
        STATUS:CONFIRMED
        TRANSP:TRANSPARENT
        SUMMARY:이마트 성수점 휴무
        DESCRIPTION:매장이 게시한 휴무일 기준
        LOCATION:서울 성동구 뚝섬로 379
        BEGIN:VALARM
        ACTION:DISPLAY
        TRIGGER;RELATED=START:-PT240M
        DESCRIPTION:이마트 성수점 휴무
        END:VALARM
        END:VEVENT
        END:VCALENDAR

        """.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\r\n"))
  }

  @Test("The events are exactly the closings of two years, each a day long", arguments: 0..<30)
  func closings(seed: Int) throws {
    let table = try DayTable(id: seed, seed: UInt64(seed))
    let start = CivilDate(2026, 1, 15)
    let feed = HolidayFeed([table.branch], from: start, stamp: stamp, sequence: 1)
    #expect(feed.dates == start...CivilDate(2028, 1, 14))
    let events = FeedEvent.read(feed.text())
    let closings = events.filter { $0.lines["UID"]?.hasPrefix("closing-") ?? false }
    let expected = (start...CivilDate(2028, 1, 14)).filter { table.day($0) == .closed }
    #expect(closings.map { $0.date("DTSTART") } == expected, "seed \(seed)")
    #expect(closings.allSatisfy { $0.date("DTEND") == $0.date("DTSTART")?.adding(days: 1) })
    #expect(closings.allSatisfy { $0.lines["STATUS"] == "CONFIRMED" })
    // A time out of business is said once, with its first day.
    let states = events.filter { $0.lines["UID"]?.hasPrefix("state-") ?? false }
    let shut = (start...CivilDate(2028, 1, 14)).filter { table.day($0).isOutOfBusiness }
    #expect(
      Set(states.compactMap { $0.date("DTSTART") })
        == Set(shut.map { table.beginning(of: $0) }), "seed \(seed)")
    #expect(Set(events.compactMap { $0.lines["UID"] }).count == events.count)
  }

  @Test("The status says how sure a day is")
  func status() throws {
    let schedule = try HolidaySchedule(
      rules: [RulePeriod(.nth([2, 4], .sunday))],
      published: [PublishedMonth(YearMonth(2026, 12), closed: [13, 27])])
    let events = FeedEvent.read(
      feed([Branch(id: 1, mart: .emart, name: "성수점", schedule: schedule)], months: 4).text())
    #expect(
      events.map { ($0.lines["DTSTART"] ?? "") + " " + ($0.lines["STATUS"] ?? "") } == [
        "20261122 TENTATIVE", "20261213 CONFIRMED", "20261227 CONFIRMED", "20270110 TENTATIVE",
        "20270124 TENTATIVE", "20270214 TENTATIVE", "20270228 TENTATIVE", "20270314 TENTATIVE",
      ])
    #expect(events[5].lines["SUMMARY"] == "이마트 성수점 휴무 예정 (변경 가능)")
  }

  @Test("No line is over 75 octets, each ends with CRLF, and no character is split")
  func folding() throws {
    var branches = [costco]
    // Names of every length, so that every character meets the end of a line at every octet.
    for length in 1...90 {
      let name = String(repeating: "가", count: length)
      branches.append(
        Branch(
          id: 100 + length, mart: .emart, name: name + "👨‍👩‍👧‍👦e\u{301}각점",
          address: String(repeating: "a", count: length) + "서울 한강대로 가나다라마바사아자차카타파하 끝까지 가는 길",
          schedule: HolidaySchedule(rule: .nth([2], .sunday))))
    }
    // Names of one octet more each, so that a line has every length.
    for length in 1...90 {
      branches.append(
        Branch(
          id: 200 + length, mart: .emart, name: String(repeating: "b", count: length),
          schedule: HolidaySchedule(rule: .nth([2], .sunday))))
    }
    for form in [HolidayFeed.Form.dated, .recurring] {
      var feed = feed(branches, months: 3)
      feed.form = form
      feed.alarm = TimeOfDay(20, 0)
      let bytes = Array(feed.text().utf8)
      var start = 0
      var wrong: [Int] = []
      for (place, byte) in bytes.enumerated() where byte == 0x0A {
        let line = bytes[start..<max(start, place - 1)]
        // A line that is valid by itself has no split scalar; one that begins with what joins has a
        // split character.
        let text = String(validating: line, as: UTF8.self)
        let first = line.first == 0x20 ? text?.dropFirst().unicodeScalars.first : nil
        let isSplit = text == nil || first == "\u{301}" || first == "\u{200D}"
        if isSplit || place == 0 || bytes[place - 1] != 0x0D || line.count > 75
          || line.contains(0x0D)
        {
          wrong.append(place)
        }
        start = place + 1
      }
      #expect(wrong.isEmpty)
      #expect(start == bytes.count)
      let names = Set(FeedEvent.read(feed.text()).compactMap { $0.lines["SUMMARY"] })
      #expect(names.contains("이마트 " + String(repeating: "가", count: 90) + "👨‍👩‍👧‍👦e\u{301}각점 휴무"))
    }
  }

  @Test("A text from a store list cannot end a line or an event")
  func hostile() {
    let branch = Branch(
      id: 1, mart: Mart(serverName: "X\r\nEND:VEVENT"), name: "a\r\nBEGIN:VEVENT\u{0}\u{2028};,\\",
      address: "x\rATTACH:y\u{85}z", pageURL: "https://a b\r\nX:1",
      schedule: HolidaySchedule(rule: .nth([2], .sunday)))
    let text = feed([branch], months: 1).text()
    #expect(text.components(separatedBy: "\r\nBEGIN:VEVENT\r\n") == 2)
    #expect(text.components(separatedBy: "\r\nEND:VEVENT\r\n") == 2)
    let event = FeedEvent.read(text)[0]
    #expect(event.lines["SUMMARY"] == #"X\nEND:VEVENT a\nBEGIN:VEVENT\n\;\,\\ 휴무"#)
    #expect(event.lines["LOCATION"] == #"x\nATTACH:y\nz"#)
    #expect(event.lines["URL"] == nil)
  }

  @Test("The feeds of two subscribers, merged by their UIDs, keep every event")
  func merging() {
    let stores = (1...6).map {
      Branch(id: $0, mart: .emart, name: "\($0)", schedule: HolidaySchedule(rule: .every(.monday)))
    }
    for form in [HolidayFeed.Form.dated, .recurring] {
      func events(_ stores: ArraySlice<Branch>) -> [String: String] {
        var feed = feed(Array(stores))
        feed.form = form
        return Dictionary(
          FeedEvent.read(feed.text()).map { ($0.lines["UID"] ?? "", $0.lines["SUMMARY"] ?? "") }
        ) { first, _ in
          Issue.record("a UID twice")
          return first
        }
      }
      let merged = events(stores[0..<4]).merging(events(stores[2..<6])) { first, second in
        #expect(first == second)
        return first
      }
      #expect(merged == events(stores[...]))
    }
  }

  @Test("Numbers from outside make a feed and no trap")
  func ends() {
    let store = Branch(
      id: -1, mart: .emart, name: "", schedule: HolidaySchedule(rule: .every(.friday)))
    let last = HolidayFeed(
      [store, store], from: .latest, months: .max, stamp: WallTime(.earliest, 0, 0), sequence: -5,
      domain: "\r\n")
    #expect(FeedEvent.read(last.text()).count == 1)
    #expect(last.text().contains("SEQUENCE:0\r\n"))
    #expect(last.text().contains("UID:closing--1-99991231@mart-holiday-kit\r\n"))
    #expect(FeedEvent.read(last.text())[0].lines["DTEND"] == nil)
    let month = HolidayFeed(
      [store], from: CivilDate(2027, 1, 31), months: 1, stamp: stamp, sequence: 0)
    #expect(month.dates == CivilDate(2027, 1, 31)...CivilDate(2027, 2, 27))
    var noAlarm = month
    noAlarm.alarm = nil
    #expect(!noAlarm.text().contains("VALARM"))
  }
}

extension String {
  /// The number of pieces between a separator.
  fileprivate func components(separatedBy separator: String) -> Int {
    var count = 1
    let (bytes, wanted) = (Array(utf8), Array(separator.utf8))
    var place = 0
    while place + wanted.count <= bytes.count {
      if bytes[place..<(place + wanted.count)].elementsEqual(wanted) {
        count += 1
        place += wanted.count
      } else {
        place += 1
      }
    }
    return count
  }
}
