import Foundation
import HolidayInterchange
import KoreanCalendar
import MartModels
import Testing

/// A day as Foundation sees it, so that no arithmetic is shared with the library.
private struct Day {
  let date: CivilDate
  let year: Int
  let month: Int
  let day: Int
  /// 0 for Sunday.
  let weekday: Int
  let ordinal: Int
  let ordinalFromEnd: Int
  let week: Int

  var isHoliday: Bool { PublicHolidayCalendar.southKorea.isPublicHoliday(date) }
  func isNth(_ ordinals: Set<Int>, _ weekday: Int) -> Bool {
    self.weekday == weekday && (ordinals.contains(ordinal) || ordinals.contains(-ordinalFromEnd))
  }
  var yesterday: Day { Day(date.adding(days: -1)) }

  init(_ date: CivilDate) {
    self.date = date
    let moment = Date(timeIntervalSince1970: Double(date.dayNumber) * 86_400)
    let fields = Self.gregorian.dateComponents([.year, .month, .day, .weekday], from: moment)
    year = fields.year ?? 0
    month = fields.month ?? 0
    day = fields.day ?? 0
    weekday = (fields.weekday ?? 1) - 1
    ordinal = (day + 6) / 7
    let length = Self.gregorian.range(of: .day, in: .month, for: moment)?.count ?? 0
    ordinalFromEnd = (length - day) / 7 + 1
    week = Self.iso.component(.weekOfYear, from: moment)
  }

  private static let gregorian = utc(.gregorian)
  private static let iso = utc(.iso8601)

  private static func utc(_ identifier: Calendar.Identifier) -> Calendar {
    var calendar = Calendar(identifier: identifier)
    calendar.timeZone = .gmt
    return calendar
  }
}

private typealias State = OpeningHoursExpression.State

/// What an expression means, in the words of another language.
private struct Meaning: CustomTestStringConvertible, Sendable {
  let expression: String
  let state: @Sendable (Day, Int) -> State
  var testDescription: String { expression }

  init(_ expression: String, isOpen: @escaping @Sendable (Day, Int) -> Bool) {
    self.expression = expression
    state = { isOpen($0, $1) ? .open : .closed }
  }

  init(_ expression: String, state: @escaping @Sendable (Day, Int) -> State) {
    self.expression = expression
    self.state = state
  }
}

private func between(_ minute: Int, _ from: Int, _ to: Int) -> Bool {
  minute >= from * 60 && minute < to * 60
}

private func monthDay(_ day: Day) -> Int { 100 * day.month + day.day }

private let meanings: [Meaning] = [
  Meaning("10:00-23:00") { between($1, 10, 23) },
  Meaning("24/7") { _, _ in true },
  Meaning("off \"폐점\"") { _, _ in false },
  Meaning("Mo-Su 10:00-23:00; Su[2,4] off") { between($1, 10, 23) && !$0.isNth([2, 4], 0) },
  Meaning("Mo-Su 10:00-23:00; We[2] off; Su[4] off") {
    between($1, 10, 23) && !$0.isNth([2], 3) && !$0.isNth([4], 0)
  },
  Meaning("Mo-Su 10:00-23:00; Su[1-3] closed") { between($1, 10, 23) && !$0.isNth([1, 2, 3], 0) },
  Meaning("Su[2,4] off") { _, _ in false },
  Meaning("open; Su[-1] off") { day, _ in !day.isNth([-1], 0) },
  Meaning("open; Mo[1,-1] off") { day, _ in !day.isNth([1, -1], 1) },
  Meaning("open; Fr[-5] off") { day, _ in !day.isNth([-5], 5) },
  Meaning("Sa[2] +3 days 10:00-13:00") {
    between($1, 10, 13) && $0.yesterday.yesterday.yesterday.isNth([2], 6)
  },
  Meaning("Su[-1] +2 days") { day, _ in day.yesterday.yesterday.isNth([-1], 0) },
  Meaning("Su[1] -1 day") { day, _ in Day(day.date.adding(days: 1)).isNth([1], 0) },
  Meaning("Fr-Mo 10:00-20:00") { between($1, 10, 20) && [5, 6, 0, 1].contains($0.weekday) },
  Meaning("open; Jan: Su[2,4] off") { day, _ in !(day.month == 1 && day.isNth([2, 4], 0)) },
  Meaning("open; Jan-Jun Su[2,4] off; Jul-Dec Mo[2,4] off") { day, _ in
    !(day.month <= 6 ? day.isNth([2, 4], 0) : day.isNth([2, 4], 1))
  },
  Meaning("Nov-Feb 10:00-18:00") { between($1, 10, 18) && ($0.month >= 11 || $0.month <= 2) },
  Meaning("open; 2027 Su off") { day, _ in !(day.year == 2027 && day.weekday == 0) },
  Meaning("open; 2026-2030/2 Mo off") { day, _ in
    !([2026, 2028].contains(day.year) && day.weekday == 1)
  },
  Meaning("2027+ 10:00-20:00") { $0.year >= 2027 && between($1, 10, 20) },
  Meaning("open; Jan 10,Feb 10,Mar 10,Dec 10 off") { day, _ in
    !(day.day == 10 && [1, 2, 3, 12].contains(day.month))
  },
  Meaning("open; Jan 10,12,20-25 off") { day, _ in
    !(day.month == 1 && (day.day == 10 || day.day == 12 || (20...25).contains(day.day)))
  },
  Meaning("open; Dec 24-Jan 02 off") { day, _ in !(monthDay(day) >= 1224 || monthDay(day) <= 102) },
  Meaning("open; Feb 29 off") { day, _ in monthDay(day) != 229 },
  Meaning("Feb 29-Mar 05 10:00-12:00") {
    between($1, 10, 12) && (229...305).contains(monthDay($0))
  },
  Meaning("open; 2026 Dec 24-2027 Jan 02 off") { day, _ in
    !((day.year == 2026 && monthDay(day) >= 1224) || (day.year == 2027 && monthDay(day) <= 102))
  },
  Meaning("open; 2027 Feb 10+ Mo[2,4] off") { day, _ in
    !(10_000 * day.year + monthDay(day) >= 2027_0210 && day.isNth([2, 4], 1))
  },
  Meaning("open; Jan 01-31/7 off") { day, _ in !(day.month == 1 && (day.day - 1) % 7 == 0) },
  Meaning("Mar Su[-1]-Oct Su[1] 10:00-12:00") { day, minute in
    guard between(minute, 10, 12) else { return false }
    if day.month == 3 { return day.day > 24 && day.day - day.weekday >= 25 }
    if day.month == 10 { return day.day <= 7 && (day.weekday == 0 || day.day - day.weekday < 1) }
    return (4...9).contains(day.month)
  },
  Meaning("week 02-52/2 Su 10:00-12:00") {
    between($1, 10, 12) && $0.weekday == 0 && $0.week % 2 == 0
  },
  Meaning("week 01,53 10:00-12:00") { between($1, 10, 12) && [1, 53].contains($0.week) },
  Meaning("Mo-Fr 10:00-20:00; PH 11:00-18:00") {
    $0.isHoliday ? between($1, 11, 18) : (1...5).contains($0.weekday) && between($1, 10, 20)
  },
  Meaning("open; PH Su off") { day, _ in !(day.isHoliday && day.weekday == 0) },
  Meaning("open; Su PH off") { day, _ in !(day.isHoliday && day.weekday == 0) },
  Meaning("open; PH,Su off") { day, _ in !(day.isHoliday || day.weekday == 0) },
  Meaning("open; Su,PH off") { day, _ in !(day.isHoliday || day.weekday == 0) },
  Meaning("open; PH -1 day off") { day, _ in !Day(day.date.adding(days: 1)).isHoliday },
  Meaning("open; SH off") { _, _ in .unknown },
  Meaning("22:00-02:00") { $1 < 120 || $1 >= 1_320 },
  Meaning("22:00-26:00") { $1 < 120 || $1 >= 1_320 },
  Meaning("22:00-02:00; Su[2,4] off") { day, minute in
    // The rule of the day closes its small hours, and leaves those of the day after.
    day.isNth([2, 4], 0) ? false : minute >= 1_320 || minute < 120
  },
  Meaning("Sa 22:00-02:00; Su 10:00-12:00") {
    $0.weekday == 6 ? $1 >= 1_320 : $0.weekday == 0 && between($1, 10, 12)
  },
  Meaning("Mo 20:00-04:00") {
    ($0.weekday == 1 && $1 >= 1_200) || ($0.weekday == 2 && $1 < 240)
  },
  Meaning("09:30-12:30,13:30-21:00") {
    (570..<750).contains($1) || (810..<1_260).contains($1)
  },
  Meaning("Mo-Fr 10:00-16:00; We 12:00-18:00") {
    $0.weekday == 3
      ? between($1, 12, 18) : (1...5).contains($0.weekday) && between($1, 10, 16)
  },
  Meaning("Mo-Fr 10:00-16:00, We 12:00-18:00") {
    ((1...5).contains($0.weekday) && between($1, 10, 16))
      || ($0.weekday == 3 && between($1, 12, 18))
  },
  Meaning("Mo-Fr 10:00-20:00; Fr 12:00-13:00 off") {
    (1...5).contains($0.weekday) && between($1, 10, 20)
      && !($0.weekday == 5 && between($1, 12, 13))
  },
  Meaning("Su off; 10:00-20:00") { between($1, 10, 20) },
  Meaning("08:00-09:00; 10:00-12:00") { between($1, 10, 12) },
  Meaning("10:00-20:00; Su off; Su[1] 10:00-14:00") {
    $0.weekday != 0 ? between($1, 10, 20) : $0.ordinal == 1 && between($1, 10, 14)
  },
  Meaning("Mo-Fr 10:00-12:00 || 14:00-16:00 unknown \"전화 문의\"") { day, minute -> State in
    if (1...5).contains(day.weekday), between(minute, 10, 12) { return .open }
    return between(minute, 14, 16) ? .unknown : .closed
  },
  Meaning("We-Fr 10:00-24:00 open \"영업\" || \"문의\"") { day, minute -> State in
    (3...5).contains(day.weekday) && minute >= 600 ? .open : .unknown
  },
  Meaning("10:00-12:00 \"예약\"") { $1 >= 600 && $1 < 720 ? State.unknown : .closed },
  Meaning("17:00+") { $1 >= 1_020 || $1 < 180 ? State.unknown : .closed },
  Meaning("10:00-12:00+") {
    between($1, 10, 12) ? State.open : $1 >= 720 ? .unknown : .closed
  },
  Meaning("07:00+,12:00-16:00") {
    between($1, 12, 16) ? State.open : between($1, 7, 12) ? .unknown : .closed
  },
  Meaning("open; 2026 Oct 11 10:00-23:00; 2026 Oct 06 off") { day, minute in
    if day.year == 2026, monthDay(day) == 1011 { return between(minute, 10, 23) }
    return !(day.year == 2026 && monthDay(day) == 1006)
  },
]

@Suite("Evaluating opening_hours")
struct OpeningHoursEvaluationTests {
  private static let minutes = [0, 30, 119, 120, 570, 630, 690, 719, 720, 765, 900, 1_079, 1_200]

  @Test(
    "An expression means what it means in other words, on every day of three years",
    arguments: meanings)
  private func meaning(meaning: Meaning) throws {
    let expression = try OpeningHoursExpression(meaning.expression)
    #expect(try OpeningHoursExpression(expression.description) == expression)
    var minute = 0
    for date in CivilDate(2026, 1, 1)...CivilDate(2028, 12, 31) {
      let day = Day(date)
      for _ in 0..<3 {
        minute = (minute + 1) % Self.minutes.count
        let time = Self.minutes[minute]
        let expected = meaning.state(day, time)
        if expression.state(at: WallTime(date, time / 60, time % 60)) != expected {
          Issue.record("\(date) \(time): expected \(expected)")
          return
        }
      }
    }
  }

  @Test("A range that offsets move over the turn of the year holds in the year after")
  func rangesOverTheYear() throws {
    // The last Sundays of December 2012 and 2017 are the 30th and 31st.
    let offset = try OpeningHoursExpression("Dec 20-Dec Su[-1] +4 days")
    for (text, isOpen) in [
      ("2012-12-20", true), ("2013-01-01", true), ("2013-01-03", true), ("2013-01-04", false),
      ("2018-01-04", true), ("2018-01-05", false), ("2012-12-19", false), ("2014-01-01", true),
    ] {
      let date = try #require(CivilDate(text))
      #expect((offset.state(at: WallTime(date, 12, 0)) == .open) == isOpen, "\(text)")
    }
    let before = try OpeningHoursExpression("Jan 02 -3 days-Jan 05")
    for (text, isOpen) in [("2026-12-30", true), ("2026-12-29", false), ("2027-01-05", true)] {
      let date = try #require(CivilDate(text))
      #expect((before.state(at: WallTime(date, 12, 0)) == .open) == isOpen, "\(text)")
    }
    let turn = try OpeningHoursExpression("Dec 24-Jan 02")
    #expect(turn.state(at: WallTime(CivilDate.earliest, 12, 0)) == .open)
    #expect(turn.state(at: WallTime(CivilDate.latest, 12, 0)) == .open)
  }

  @Test("Easter moves with the moon")
  func easter() throws {
    let expression = try OpeningHoursExpression(
      "easter -2 days off; easter,easter +1 day 10:00-12:00")
    // Western Easter Sundays as published by the churches.
    for text in ["2024-03-31", "2025-04-20", "2026-04-05", "2027-03-28", "2038-04-25"] {
      let easter = try #require(CivilDate(text))
      #expect(expression.state(at: WallTime(easter, 10, 0)) == .open)
      #expect(expression.state(at: WallTime(easter.adding(days: 1), 10, 0)) == .open)
      #expect(expression.state(at: WallTime(easter.adding(days: 2), 10, 0)) == .closed)
    }
  }

  @Test("The first and the last date of the calendar are answered")
  func extremes() throws {
    let expression = try OpeningHoursExpression(
      "22:00-02:00; week 01 off; Su[-1] -3 days off; PH +1 day off")
    #expect(expression.state(at: WallTime(CivilDate.earliest, 0, 30)) == .closed)
    #expect(expression.state(at: WallTime(CivilDate.latest, 22, 30)) == .open)
  }

  @Test("The comment is that of the rule that decides")
  func comments() throws {
    let expression = try OpeningHoursExpression(
      "Mo-Su 10:00-23:00 open \"정상영업\"; Su[2] closed \"휴점\"")
    #expect(expression.comment(at: WallTime(CivilDate(2026, 11, 8), 11, 0)) == "휴점")
    #expect(expression.comment(at: WallTime(CivilDate(2026, 11, 9), 11, 0)) == "정상영업")
    #expect(expression.comment(at: WallTime(CivilDate(2026, 11, 9), 1, 0)) == nil)
  }

  @Test("A closing day is one on which no session begins, whatever the night before left over")
  func closingDays() throws {
    let night = try OpeningHoursExpression("18:00-02:00; Su[2,4] off")
    #expect(night.closings(in: YearMonth(2026, 11)) == [8, 22])
    #expect(!night.isClosedAllDay(on: CivilDate(2026, 11, 9)))
    #expect(night.isClosedAllDay(on: CivilDate(2026, 11, 8)))
    let spilling = try OpeningHoursExpression("open; Su off; Sa 22:00-02:00")
    #expect(spilling.closings(in: YearMonth(2026, 11)) == [1, 8, 15, 22, 29])
    let hours = try OpeningHoursExpression("10:00-22:00; Su 09:00-15:00 off; Su[1] 15:00-24:00 off")
    #expect(hours.closings(in: YearMonth(2026, 11)) == [1])
    let partly = try OpeningHoursExpression("10:00-22:00; Fr 12:00-13:00 off; Sa 10:00-22:00 off")
    #expect(partly.closings(in: YearMonth(2026, 11)) == [7, 14, 21, 28])
    #expect(
      try OpeningHoursExpression("Mo-Sa 10:00-20:00").closings(in: YearMonth(2026, 11)) == [
        1, 8, 15, 22, 29,
      ])
  }
}
