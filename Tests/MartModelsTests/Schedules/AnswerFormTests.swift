import Foundation
import KoreanCalendar
import MartModels
import Testing

@Suite("Answers as they print and as they are stored")
struct AnswerFormTests {
  private let date = CivilDate(2026, 11, 22)
  private let time = WallTime(CivilDate(2026, 11, 22), 9, 30)

  private func encoded(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }

  private func check<Value: Codable & Hashable>(
    _ value: Value, prints text: String, encodes json: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    #expect(String(describing: value) == text, sourceLocation: sourceLocation)
    #expect(try encoded(value) == json, sourceLocation: sourceLocation)
    let decoded = try JSONDecoder().decode(Value.self, from: Data(json.utf8))
    #expect(decoded == value, sourceLocation: sourceLocation)
  }

  private let rule = #"{"certainty":"projected","source":"rule"}"#

  @Test("Statuses")
  func statuses() throws {
    try check(
      HolidayStatus.closed(.rule), prints: ".closed(.rule)",
      encodes: #"{"basis":\#(rule),"status":"closed"}"#)
    try check(
      HolidayStatus.open(.published), prints: ".open(.published)",
      encodes: #"{"basis":{"certainty":"confirmed","source":"published"},"status":"open"}"#)
    try check(HolidayStatus.unknown, prints: ".unknown", encodes: #"{"status":"unknown"}"#)
    let named: [(HolidayStatus.Basis, String)] = [
      (.closedForGood, ".closedForGood"), (.temporarilyClosed, ".temporarilyClosed"),
      (.closedUntilFurtherNotice, ".closedUntilFurtherNotice"), (.override, ".override"),
      (.published, ".published"), (.rule, ".rule"), (.tentativeRule, ".tentativeRule"),
    ]
    for (basis, text) in named { #expect(String(describing: basis) == text) }
  }

  @Test("Next closings and closings")
  func nextClosings() throws {
    let closing = Closing(date: date, basis: .rule)
    let json = #"{"basis":\#(rule),"date":"2026-11-22"}"#
    try check(closing, prints: "2026-11-22 .rule", encodes: json)
    #expect(closing.id == date)
    try check(
      NextClosing.closing(closing), prints: ".closing(2026-11-22 .rule)",
      encodes: #"{"closing":\#(json),"next":"closing"}"#)
    try check(NextClosing.never, prints: ".never", encodes: #"{"next":"never"}"#)
    try check(
      NextClosing.never(basis: .municipal), prints: ".never(basis: .municipal)",
      encodes: #"{"basis":{"certainty":"tentative","source":"municipal"},"next":"never"}"#)
    try check(
      NextClosing.unknown(from: date, nextKnown: closing),
      prints: ".unknown(from: 2026-11-22, nextKnown: 2026-11-22 .rule)",
      encodes: #"{"from":"2026-11-22","next":"unknown","nextKnown":\#(json)}"#)
    try check(
      NextClosing.unknown(from: date, nextKnown: nil),
      prints: ".unknown(from: 2026-11-22, nextKnown: nil)",
      encodes: #"{"from":"2026-11-22","next":"unknown"}"#)
    try check(
      NextClosing.state(.closedForGood(from: date)),
      prints: ".state(.closedForGood(from: 2026-11-22))",
      encodes: #"{"next":"state","state":{"from":"2026-11-22","state":"closedForGood"}}"#)
  }

  @Test("States and opening answers")
  func states() throws {
    try check(StoreState.operating, prints: ".operating", encodes: #"{"state":"operating"}"#)
    try check(
      StoreState.temporarilyClosed(from: date, through: date),
      prints: ".temporarilyClosed(from: 2026-11-22, through: 2026-11-22)",
      encodes: #"{"from":"2026-11-22","state":"temporarilyClosed","through":"2026-11-22"}"#)
    try check(
      OpeningAnswer.open(closes: time), prints: ".open(closes: 2026-11-22T09:30)",
      encodes: #"{"answer":"open","closes":"2026-11-22T09:30"}"#)
    try check(
      OpeningAnswer.closed(opens: nil), prints: ".closed(opens: nil)",
      encodes: #"{"answer":"closed"}"#)
    try check(
      OpeningAnswer.openHoursUnknown, prints: ".openHoursUnknown",
      encodes: #"{"answer":"openHoursUnknown"}"#)
    try check(OpeningAnswer.unknown, prints: ".unknown", encodes: #"{"answer":"unknown"}"#)
  }

  @Test("Explanations")
  func explanations() throws {
    let explanation = HolidaySchedule(rule: .never).explanation(on: date)
    #expect(
      try JSONDecoder().decode(HolidayExplanation.self, from: JSONEncoder().encode(explanation))
        == explanation)
  }

  @Test(
    "Answers that are none are refused",
    arguments: [
      #"{"next":"soon"}"#, #"{"next":"closing"}"#, #"{"next":"unknown"}"#,
      #"{"next":"state","state":{"state":"temporarilyClosed"}}"#,
      #"{"next":"state","state":{"state":"asleep"}}"#,
      """
      {"next":"state","state":{"state":"temporarilyClosed","from":"2026-12-02",\
      "through":"2026-12-01"}}
      """,
      """
      {"next":"closing","closing":{"date":"2026-02-30",\
      "basis":{"source":"rule","certainty":"projected"}}}
      """,
      """
      {"next":"closing","closing":{"date":"2026-02-28",\
      "basis":{"source":"hear say","certainty":"projected"}}}
      """,
    ])
  func refusals(json: String) {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(NextClosing.self, from: Data(json.utf8))
    }
  }

  @Test(
    "A source of a later version keeps its name, is the weakest and has general words",
    arguments: ["hearsay", "x", "robotCamera2027", "abcdefghijKLMNOPQRST", "9"])
  func laterSource(name: String) throws {
    let json = #"{"basis":{"certainty":"confirmed","source":"\#(name)"},"status":"closed"}"#
    let status = try JSONDecoder().decode(HolidayStatus.self, from: Data(json.utf8))
    let basis = try #require(status.basis)
    #expect(basis.source.rawValue == name)
    #expect(try encoded(status) == json)
    #expect(HolidayStatus.Basis.Source(rawValue: name) == basis.source)
    #expect(basis < .override)
    #expect(!(HolidayStatus.Basis.override < basis))
    #expect(basis != .override)
    #expect(status.phrase(in: .korean, style: .long) == "휴무 (다른 근거)")
    #expect(status.phrase(in: .english, style: .long) == "closed (another source)")
    #expect(basis.source.description == name)
  }

  @Test("Sources of later versions are told apart, and no other text is one")
  func sourceNames() {
    typealias Source = HolidayStatus.Basis.Source
    let names = [
      "a", "aa", "b", "abcdefghij", "abcdefghijk", "abcdefghijl", "zzzzzzzzzzzzzzzzzzzz",
    ]
    let sources = names.compactMap { Source(rawValue: $0) }
    #expect(sources.map(\.rawValue) == names)
    #expect(Set(sources).count == names.count)
    for name in ["", "hear say", "hear-say", "소문", String(repeating: "a", count: 21)] {
      #expect(Source(rawValue: name) == nil, "\(name)")
    }
    let known: [Source] = [
      .closedForGood, .temporarilyClosed, .override, .published, .rule, .municipal,
    ]
    #expect(known.compactMap { Source(rawValue: $0.rawValue) } == known)
  }

  @Test("Dates, weekdays and marts are the keys of a coded object")
  func codingKeys() throws {
    #expect(try encoded([date: 1]) == #"{"2026-11-22":1}"#)
    #expect(try encoded([YearMonth(2026, 11): 1]) == #"{"2026-11":1}"#)
    #expect(try encoded([Weekday.sunday: 1]) == #"{"sunday":1}"#)
    #expect(try encoded([Mart.costco: 1]) == #"{"코스트코":1}"#)
    #expect(
      try JSONDecoder().decode([CivilDate: Int].self, from: Data(#"{"2026-11-22":1}"#.utf8))
        == [date: 1])
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode([CivilDate: Int].self, from: Data(#"{"2026-02-30":1}"#.utf8))
    }
  }

  @Test("A schedule prints its facts, a branch its name")
  func facts() throws {
    let schedule = try HolidaySchedule(
      rules: [RulePeriod(.nth([2, 4], .sunday), from: CivilDate(2026, 10, 1))],
      published: [PublishedMonth(YearMonth(2026, 12), closed: [13, 27])],
      overrides: [.moved(from: CivilDate(2026, 12, 27), to: CivilDate(2026, 12, 25))],
      closures: [StoreClosure(from: CivilDate(2027, 1, 2))],
      closedForGoodFrom: CivilDate(2027, 2, 1))
    #expect(
      String(describing: schedule) == """
        rules: 매월 둘째·넷째 일요일 (2026-10-01…); published: 2026-12 [13, 27]; \
        overrides: .moved(from: 2026-12-27, to: 2026-12-25); closures: 2027-01-02…; \
        closed for good from: 2027-02-01
        """)
    #expect(String(describing: HolidaySchedule()) == "nothing known")
    #expect(String(describing: Branch(id: 7, mart: .emart, name: "성수점")) == "이마트 성수점 (7)")
  }
}
