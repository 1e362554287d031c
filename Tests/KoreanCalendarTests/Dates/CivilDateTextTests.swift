import Foundation
import KoreanCalendar
import MartTestSupport
import Testing

@Suite("Dates as text")
struct CivilDateTextTests {
  @Test("Random dates print and read back")
  func printBack() throws {
    var random = SplitMix64(seed: 1)
    let range = CivilDate.earliest.dayNumber...CivilDate.latest.dayNumber
    for _ in 0..<5_000 {
      let number = Int32.random(in: range, using: &random)
      let date = try #require(CivilDate(dayNumber: number), "seed 1")
      let text = date.description
      #expect(CivilDate(text) == date, "seed 1")
      #expect(text.utf8.count == 10, "seed 1")
      #expect(YearMonth(date.yearMonth.description) == date.yearMonth, "seed 1")
      #expect(MonthDay(date.monthDay.description) == date.monthDay, "seed 1")
    }
  }

  @Test(
    "Only yyyy-MM-dd is a date",
    arguments: [
      "", "2026", "2026-11", "2026-11-2", "2026-1-22", "26-11-22", "2026-11-22 ", " 2026-11-22",
      "2026/11/22", "20261122", "2026-11-022", "+026-11-22", "-026-11-22", "2026-+1-22",
      "2026-11-22T00:00", "2026-11-31", "2026-02-29", "2026-00-22", "2026-13-22", "2026-11-00",
      "0000-01-01", "10000-01-01", "２０２６-11-22", "2026–11–22", "2026-11-2\u{301}2", "٢٠٢٦-11-22",
    ])
  func notADate(text: String) {
    #expect(CivilDate(text) == nil)
    let error = #expect(throws: CalendarError.self) { try CivilDate(validating: text) }
    #expect(error?.value == text)
    #expect(error?.description.contains("\"\(text)\"") == true || error?.code == .noSuchDate)
  }

  @Test("A text in code that is no date is nil, because no date takes a string literal")
  func noLiterals() {
    #expect(CivilDate("2026-02-30") == nil)
    #expect(YearMonth("2026-13") == nil)
    #expect(MonthDay("02-30") == nil)
    #expect(LunarDate("L2026-06L-01") == nil)
    #expect(DayRun("2026-02-28/2026-02-30") == nil)
    // A literal would make each call above a trap, from whichever module it came.
    let types: [any Any.Type] = [
      CivilDate.self, YearMonth.self, MonthDay.self, LunarDate.self, DayRun.self, Weekday.self,
    ]
    for type in types { #expect(!(type is any ExpressibleByStringLiteral.Type), "\(type)") }
  }

  @Test("The error says whether the form or the day is wrong")
  func reasons() {
    let form = #expect(throws: CalendarError.self) { try CivilDate(validating: "2026-1-1") }
    #expect(form?.code == .malformedText)
    let day = #expect(throws: CalendarError.self) { try CivilDate(validating: "2026-02-30") }
    #expect(day?.code == .noSuchDate)
    let longForm = #expect(throws: CalendarError.self) { try CivilDate(validating: "2026/02/03") }
    #expect(longForm?.code == .malformedText)
    #expect(throws: Never.self) { try CivilDate(validating: "2026-02-28") }
  }

  @Test(
    "Only yyyy-MM is a month",
    arguments: ["", "2026", "2026-1", "2026-13", "2026-00", "0000-01", "2026-01-01", "2026-01 "])
  func notAMonth(text: String) {
    #expect(YearMonth(text) == nil)
  }

  @Test(
    "Only MM-dd is a month day",
    arguments: ["", "1-1", "01-1", "13-01", "00-01", "02-30", "04-31", "01-32", "01-00", "0101"])
  func notAMonthDay(text: String) {
    #expect(MonthDay(text) == nil)
  }

  @Test("Every type keeps its stored form through a round trip")
  func codable() throws {
    struct Record: Codable, Equatable {
      var date = CivilDate(2026, 11, 22)
      var month = YearMonth(2026, 11)
      var monthDay = MonthDay(month: 2, day: 29)
      var weekday = Weekday.sunday
      var days: DaySet = [8, 22, 31]
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let data = try encoder.encode(Record())
    #expect(
      String(decoding: data, as: UTF8.self)
        == #"{"date":"2026-11-22","days":[8,22,31],"month":"2026-11","monthDay":"02-29","#
        + #""weekday":"sunday"}"#)
    #expect(try JSONDecoder().decode(Record.self, from: data) == Record())
    for weekday in Weekday.allCases {
      let stored = try encoder.encode([weekday])
      #expect(try JSONDecoder().decode([Weekday].self, from: stored) == [weekday])
    }
  }

  @Test("A stored value that is no such thing is refused by name")
  func refused() {
    func message<Value: Decodable>(_ type: Value.Type, _ json: String) -> String {
      let error = #expect(throws: DecodingError.self) {
        try JSONDecoder().decode([Value].self, from: Data(json.utf8))
      }
      return "\(error as Any)"
    }
    #expect(message(CivilDate.self, #"["2026-02-29"]"#).contains("2026-02-29"))
    #expect(message(YearMonth.self, #"["2026-13"]"#).contains("2026-13"))
    #expect(message(MonthDay.self, #"["02-30"]"#).contains("02-30"))
    #expect(message(Weekday.self, #"["Sunday"]"#).contains("Sunday"))
    #expect(message(DaySet.self, "[[8, 32]]").contains("32"))
    #expect(message(CivilDate.self, "[20261122]").contains("String"))
  }
}
