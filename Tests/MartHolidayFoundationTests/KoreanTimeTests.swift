import Foundation
import KoreanCalendar
import MartHolidayFoundation
import MartModels
import MartTestSupport
import Testing

/// Korean time is UTC+9 throughout, here as in the rest of the library.
@Suite("Korean time beside Foundation's")
struct KoreanTimeTests {
  /// The days between 1950 and 2100 whose midnight in the time zone `Asia/Seoul` is another one, with
  /// the seconds by which it is later.
  ///
  /// Korea had UTC+8:30 from 21 March 1954 to 10 August 1961, and summer time in 1950 and 1951, from
  /// 1955 to 1960, and in 1987 and 1988. Source: the time zone database of IANA, zone Asia/Seoul.
  static let otherDays: [(first: String, last: String, seconds: Double)] = [
    ("1950-04-02", "1950-09-09", -3_600), ("1951-05-07", "1951-09-08", -3_600),
    ("1954-03-21", "1955-05-05", 1_800), ("1955-05-06", "1955-09-08", -1_800),
    ("1955-09-09", "1956-05-20", 1_800), ("1956-05-21", "1956-09-29", -1_800),
    ("1956-09-30", "1957-05-05", 1_800), ("1957-05-06", "1957-09-21", -1_800),
    ("1957-09-22", "1958-05-04", 1_800), ("1958-05-05", "1958-09-20", -1_800),
    ("1958-09-21", "1959-05-03", 1_800), ("1959-05-04", "1959-09-19", -1_800),
    ("1959-09-20", "1960-05-01", 1_800), ("1960-05-02", "1960-09-17", -1_800),
    ("1960-09-18", "1961-08-10", 1_800), ("1987-05-11", "1987-10-11", -3_600),
    ("1988-05-09", "1988-10-09", -3_600),
  ]

  @Test("The midnight of every day 1950–2100 is Foundation's, but for the days that are listed")
  func midnights() throws {
    let seoul = try #require(TimeZone(identifier: "Asia/Seoul"))
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = seoul
    var expected: [CivilDate: Double] = [:]
    for run in Self.otherDays {
      for day in try CivilDate(validating: run.first)...CivilDate(validating: run.last) {
        expected[day] = run.seconds
      }
    }
    var others = 0
    for date in CivilDate(1950, 1, 1)...CivilDate(2100, 12, 31) {
      let components = DateComponents(year: date.year, month: date.month, day: date.day)
      let theirs = try #require(calendar.date(from: components))
      let difference = theirs.timeIntervalSince(Date(date))
      #expect(difference == expected[date] ?? 0, "\(date)")
      if difference != 0 { others += 1 }
    }
    #expect(others == expected.count)
  }

  @Test("The guide lists the same days")
  func guide() throws {
    let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Sources/MartModels/MartModels.docc/Phrases.md").standardized
    let guide = try String(contentsOf: url, encoding: .utf8)
    for run in Self.otherDays {
      let offset = run.seconds == 1_800 ? "8:30" : run.seconds == -1_800 ? "9:30" : "10"
      #expect(guide.contains("| \(run.first) | \(run.last) | UTC+\(offset) |"), "\(run.first)")
    }
  }

  @Test("A date and a minute go to Foundation and back, and the seconds of a minute belong to it")
  func roundTrips() {
    var random = SplitMix64(seed: 5)
    var dates: [CivilDate] = [.earliest, .latest, CivilDate(1969, 12, 31), CivilDate(1970, 1, 1)]
    for _ in 0..<5_000 {
      dates.append(CivilDate.earliest.adding(days: Int.random(in: 0...3_652_058, using: &random)))
    }
    for date in dates {
      #expect(CivilDate(inKoreaAt: Date(date)) == date)
      #expect(CivilDate(inKoreaAt: Date(date).addingTimeInterval(86_399)) == date)
      #expect(CivilDate.koreaStandardTime(at: Date(date)) == date)
      let minute = Int.random(in: 0..<1_440, using: &random)
      let time = WallTime(date, minute / 60, minute % 60)
      #expect(WallTime(inKoreaAt: Date(time)) == time)
      #expect(WallTime(inKoreaAt: Date(time).addingTimeInterval(59.5)) == time)
      #expect(Date(time).timeIntervalSince(Date(date)) == Double(60 * minute))
    }
  }

  @Test("Moments outside the calendar are nil")
  func outside() {
    for seconds in [Double.infinity, -.infinity, .nan, 1e30, -1e12, 253_402_300_800] {
      let moment = Date(timeIntervalSince1970: seconds)
      #expect(CivilDate.koreaStandardTime(at: moment) == nil)
      #expect(WallTime.koreaStandardTime(at: moment) == nil)
    }
  }

  @Test("A trigger names the Korean day and minute, whatever the calendar of the phone")
  func components() throws {
    let time = WallTime(CivilDate(2026, 11, 21), 19, 30)
    let components = DateComponents(time)
    #expect(components.date == Date(time))
    #expect(DateComponents(time.date).date == Date(time.date))
    #expect(components.calendar?.identifier == .gregorian)
    #expect(components.timeZone?.secondsFromGMT() == 32_400)
    #expect(
      [components.year, components.month, components.day, components.hour, components.minute]
        == [2026, 11, 21, 19, 30])
    #expect(DateComponents(time.date).hour == nil)
    // A calendar that counts otherwise finds the same moment, because the components bring their own.
    var random = SplitMix64(seed: 9)
    for _ in 0..<500 {
      let date = CivilDate(1900, 1, 1).adding(days: Int.random(in: 0..<73_000, using: &random))
      let time = WallTime(date, Int.random(in: 0..<24, using: &random), 0)
      #expect(DateComponents(time).date == Date(time))
    }
  }
}
