import HolidayInterchange
import KoreanCalendar
import MartModels

/// Writes the lines of a feed; parts that many events share are made once.
struct FeedWriter {
  let feed: HolidayFeed
  var lines = FeedLines()
  /// DTSTAMP and SEQUENCE, which all events share.
  let shared: [UInt8]
  private let alarm: [UInt8]
  private var hasEvent = false

  init(_ feed: HolidayFeed) {
    self.feed = feed
    var shared = FeedLines()
    shared.add("DTSTAMP:" + Self.universal(feed.stamp))
    shared.add("SEQUENCE:\(feed.sequence)")
    self.shared = shared.bytes
    var alarm = FeedLines()
    if let time = feed.alarm {
      alarm.addShort("BEGIN:VALARM")
      alarm.addShort("ACTION:DISPLAY")
      alarm.add("TRIGGER;RELATED=START:-PT\(1_440 - time.minutes)M")
      self.alarm = alarm.bytes
    } else {
      self.alarm = []
    }
  }

  mutating func flush(to output: inout some TextOutputStream) {
    output.write(String(decoding: lines.bytes, as: UTF8.self))
    lines.removeAll()
  }

  mutating func begin() {
    let name = feed.name ?? feed.language("마트 휴무일", "Mart closing days")
    lines.addShort("BEGIN:VCALENDAR")
    lines.addShort("VERSION:2.0")
    lines.addShort("PRODID:-//MartHolidayKit//HolidayFeed//KO")
    lines.addShort("CALSCALE:GREGORIAN")
    lines.addShort("METHOD:PUBLISH")
    lines.add("NAME", text: name)
    lines.add("X-WR-CALNAME", text: name)
    lines.addShort("X-WR-TIMEZONE:Asia/Seoul")
    lines.addShort("REFRESH-INTERVAL;VALUE=DURATION:P1D")
    lines.addShort("X-PUBLISHED-TTL:P1D")
  }

  mutating func end() {
    if !hasEvent { addTimeZone() }
    lines.addShort("END:VCALENDAR")
  }

  /// The time zone, because RFC 5545, 3.6, requires a component even without events; it has been
  /// valid since 1988 (tz database, Asia/Seoul).
  private mutating func addTimeZone() {
    lines.addShort("BEGIN:VTIMEZONE")
    lines.addShort("TZID:Asia/Seoul")
    lines.addShort("BEGIN:STANDARD")
    lines.addShort("DTSTART:19881009T030000")
    lines.addShort("TZOFFSETFROM:+1000")
    lines.addShort("TZOFFSETTO:+0900")
    lines.addShort("TZNAME:KST")
    lines.addShort("END:STANDARD")
    lines.addShort("END:VTIMEZONE")
  }

  mutating func add(_ branch: Branch) {
    let texts = FeedTexts(branch, feed.language, alarm)
    let count = lines.bytes.count
    switch feed.form {
    case .dated:
      addClosings(
        branch.schedule.closings(in: feed.dates, calendar: feed.calendar), branch, texts)
    case .recurring: addRecurrences(branch, texts)
    }
    addStates(branch, texts)
    if lines.bytes.count > count { hasEvent = true }
  }

  mutating func addClosings(
    _ closings: some Sequence<Closing>, _ branch: Branch, _ texts: FeedTexts
  ) {
    // Few bases occur, mostly one or two, so searching a list is faster than a table.
    var endings: [(basis: HolidayStatus.Basis, bytes: [UInt8])] = []
    let head = Array("BEGIN:VEVENT\r\nUID:closing-\(branch.id)-".utf8)
    let middle = Array("@\(feed.domain)\r\n".utf8) + shared + Array("DTSTART;VALUE=DATE:".utf8)
    let ending = Array("\r\nDTEND;VALUE=DATE:".utf8)
    lines.reserve(24_576)
    for closing in closings {
      let place: Int
      if let known = endings.firstIndex(where: { $0.basis == closing.basis }) {
        place = known
      } else {
        place = endings.count
        endings.append((closing.basis, texts.ending(of: closing.basis)))
      }
      let date = closing.date.fields
      lines.append(head)
      lines.append(year: date.year, month: date.month, day: date.day)
      lines.append(middle)
      lines.append(year: date.year, month: date.month, day: date.day)
      if let next = closing.date.following?.fields {
        lines.append(ending)
        lines.append(year: next.year, month: next.month, day: next.day)
      }
      lines.end()
      lines.append(endings[place].bytes)
    }
  }

  /// Each period out of business once, from its first day, which may be before the feed.
  private mutating func addStates(_ branch: Branch, _ texts: FeedTexts) {
    for state in branch.schedule.states(in: feed.dates) {
      guard let first = state.firstClosedDay else { continue }
      var last = first
      if case .temporarilyClosed(_, let through?) = state { last = through }
      lines.addShort("BEGIN:VEVENT")
      lines.add("UID:state-\(branch.id)-\(basicText(first))@\(feed.domain)")
      lines.append(shared)
      lines.add("DTSTART;VALUE=DATE:" + basicText(first))
      if let next = last.following { lines.add("DTEND;VALUE=DATE:" + basicText(next)) }
      lines.append(texts.ending(of: state))
    }
  }

  /// A Korean time as a UTC time of RFC 5545, nine hours earlier.
  private static func universal(_ time: WallTime) -> String {
    let minute = time.minuteOfDay - 540
    let date = minute < 0 && time.date > .earliest ? time.date.adding(days: -1) : time.date
    let ofDay = minute < 0 ? minute + 1_440 : minute
    return basicText(date) + "T" + padded(ofDay / 60, 2) + padded(ofDay % 60, 2) + "00Z"
  }
}

extension CivilDate {
  /// The day after, or `nil` after the last of the calendar.
  var following: CivilDate? { self < .latest ? adding(days: 1) : nil }
}

extension HolidaySchedule {
  /// The periods out of business that touch a range of dates, earliest first.
  fileprivate func states(in dates: ClosedRange<CivilDate>) -> [StoreState] {
    guard closedForGoodFrom != nil || !closures.isEmpty else { return [] }
    let days =
      closures.map { $0.from } + [dates.lowerBound] + (closedForGoodFrom.map { [$0] } ?? [])
    var states: [StoreState] = []
    for day in days.sorted() {
      let state = state(on: day)
      guard let first = state.firstClosedDay, first <= dates.upperBound, states.last != state
      else { continue }
      if case .temporarilyClosed(_, let through?) = state, through < dates.lowerBound { continue }
      states.append(state)
    }
    return states
  }
}
