import ClosingTexts
import Foundation
import KoreanCalendar
import MartModels
import MartTestSupport
import Testing

@Suite("The stored form and the printed form of closing texts")
struct HolidayTextCodableTests {
  private func json(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return try #require(String(bytes: encoder.encode(value), encoding: .utf8))
  }

  private func decode<Value: Decodable>(_ type: Value.Type, _ json: String) throws -> Value {
    try JSONDecoder().decode(type, from: Data(json.utf8))
  }

  private func read(_ text: String) -> HolidayText {
    HolidayText(text, relativeTo: CivilDate(2026, 11, 2))
  }

  @Test(
    "Every text of the facts survives its stored form",
    arguments: storePages + announcements + refusals + branchesAndParts + closuresAndConditions
      + hoursAndEarlyClosings + movesAmongOthers + monthsOfTheirOwn + festivalsAndBeginnings)
  func roundTrip(fact: ClosingTextFact) throws {
    let reference = try #require(CivilDate(fact.reference))
    let notice = HolidayText(fact.text, relativeTo: reference)
    #expect(try decode(HolidayText.self, json(notice)) == notice)
  }

  @Test("Any text survives its stored form", arguments: 0..<100)
  func random(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let notice = read(RandomNotices.text(&random))
    #expect(try decode(HolidayText.self, json(notice)) == notice, "seed \(seed)")
  }

  @Test("A property that says nothing is left out")
  func sparse() throws {
    #expect(
      try json(read("매월 넷째 일요일"))
        == #"{"reference":"2026-11-02","rule":{"nth":[4],"weekday":"sunday"},"text":"매월 넷째 일요일"}"#)
    #expect(
      try json(ClosingMove(from: CivilDate(2026, 11, 8), to: CivilDate(2026, 11, 11)))
        == #"{"from":"2026-11-08","to":"2026-11-11"}"#)
    #expect(
      try json(HolidayText.Closure(from: nil, through: CivilDate(2026, 11, 8)))
        == #"{"through":"2026-11-08"}"#)
    #expect(try json([HolidayText.Reason.missingDay]) == #"["missingDay"]"#)
  }

  @Test("A field is stored as one, and a text stored before there were kinds is a notice")
  func kind() throws {
    let field = HolidayText("11/24, 12/25", relativeTo: CivilDate(2026, 11, 2), as: .closingField)
    let stored = try json(field)
    #expect(stored.contains(#""kind":"closingField""#))
    #expect(try decode(HolidayText.self, stored) == field)
    #expect(try decode(HolidayText.self, stored) != read("11/24, 12/25"))
    let older = #"{"text":"11/24, 12/25","reference":"2026-11-02"}"#
    #expect(try decode(HolidayText.self, older).kind == .notice)
  }

  @Test("The stored form is decoded and not read again")
  func isNotReadAgain() throws {
    let stored = #"{"text":"휴무 없음","reference":"2026-11-02","rule":{"every":"monday"}}"#
    let notice = try decode(HolidayText.self, stored)
    #expect(notice.rule == .every(.monday))
    #expect(notice.text == "휴무 없음")
    #expect(try decode(HolidayText.Reason.self, #""fromLater""#).rawValue == "fromLater")
  }

  @Test(
    "A form that no reading has is refused",
    arguments: [
      #"{"text":"휴무","reference":"2026-11-02","kind":"column"}"#,
      #"{"text":"휴무"}"#, #"{"reference":"2026-11-02"}"#,
      #"{"text":"휴무","reference":"2026-11-31"}"#,
      #"{"text":"휴무","reference":"2026-11-02","unread":[{"text":"휴무","reason":"missingDay","utf8Range":[0,7]}]}"#,
      #"{"text":"휴무","reference":"2026-11-02","unread":[{"text":"휴무","reason":"missingDay","utf8Range":[3,0]}]}"#,
      #"{"text":"휴무","reference":"2026-11-02","unread":[{"text":"휴무","reason":"missingDay","utf8Range":[-1,3]}]}"#,
      #"{"text":"휴무","reference":"2026-11-02","unread":[{"text":"휴무","reason":"missingDay","utf8Range":[1]}]}"#,
      #"{"text":"휴무","reference":"2026-11-02","closures":[{"from":"2026-11-09","through":"2026-11-08"}]}"#,
      #"{"text":"휴무","reference":"2026-11-02","conditions":[{"test":"publicHolidays","outcome":"perhaps"}]}"#,
      #"{"text":"휴무","reference":"2026-11-02","earlyClosings":[{"days":"seollal","closes":-1}]}"#,
    ])
  func refused(stored: String) {
    #expect(throws: DecodingError.self) { try decode(HolidayText.self, stored) }
  }

  @Test(
    "Readings print what they say",
    arguments: [
      ("매월 넷째 일요일", "rule: 매월 넷째 일요일"),
      ("", "nothing"),
      ("11/8, 11/22 휴무", "closedDates: 2026-11-08, 2026-11-22"),
      ("2,4째주 의무 휴업", #"tentativeRule: every day; unread: missingWeekday at 0..<9: "2,4째주""#),
      (
        "11월 8일을 11일로 변경",
        "closedDates: 2026-11-11; openDates: 2026-11-08; moves: 2026-11-08 → 2026-11-11"
      ),
      ("일산점은 11월 8일 정상영업", "일산점 (openDates: 2026-11-08)"),
      ("추석 전날 19시까지 영업", "earlyClosings: 추석 전날 19:00"),
      ("추석 전날 7시까지 영업", "earlyClosings: 추석 전날 19:00"),
      ("추석 전날 오전 11시까지 영업", "earlyClosings: 추석 전날 11:00"),
      ("추석 전날 11시까지 영업", #"unread: specialHours at 0..<32: "추석 전날 11시까지 영업""#),
    ])
  func descriptions(text: String, expected: String) { #expect("\(read(text))" == expected) }

  @Test("The parts of readings print as one writes them")
  func parts() {
    let first = CivilDate(2026, 12, 1)
    let last = CivilDate(2026, 12, 20)
    #expect("\(ClosingMove(from: first, to: last))" == "2026-12-01 → 2026-12-20")
    #expect("\(HolidayText.Closure(from: first, through: last))" == "2026-12-01~2026-12-20")
    #expect("\(HolidayText.Closure(from: nil, through: last))" == "~2026-12-20")
    let condition = HolidayText.Condition(
      days: .every(.monday), test: .publicHolidays, outcome: .movesToNextDay)
    #expect("\(condition)" == "매주 월요일 & 공휴일: movesToNextDay")
    #expect("\(HolidayText.Notice())" == "nothing")
    #expect("\(HolidayText.Reason.missingDay)" == "missingDay")
  }
}
