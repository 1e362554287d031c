import Foundation
import KoreanCalendar
import MartModels
import Testing

@Suite("The size of stored rules")
struct StoredRuleSizeTests {
  private func decode(_ json: String) throws -> HolidayRule {
    try JSONDecoder().decode(HolidayRule.self, from: Data(json.utf8))
  }

  private func everyOther(_ count: Int) -> String {
    let first = CivilDate(2026, 1, 5)
    let parts = (0..<count).map { index in
      let date = first.adding(days: index)
      return #"{"everyOther":"\#(date.weekday.name)","from":"\#(date)"}"#
    }
    return "[" + parts.joined(separator: ",") + "]"
  }

  private func expectTooManyParts(_ json: @autoclosure () -> String) {
    #expect {
      try decode(json())
    } throws: { error in
      guard case DecodingError.dataCorrupted(let context) = error else { return false }
      return context.debugDescription == "a rule of more than 1000 parts"
    }
  }

  /// Each part of a union repeats what it is put off past, so that the nodes double by the level.
  @Test("Unions put off past one another are refused at once", arguments: [9, 14, 20, 37])
  func deferredUnions(levels: Int) {
    var json = #""publicHolidays""#
    for _ in 0..<levels {
      json = #"{"rule":[{"every":"monday"},"seollal"],"deferredPast":\#(json)}"#
    }
    expectTooManyParts(json)
    var inner = #"["chuseok",{"every":"monday"}]"#
    for level in 0..<levels {
      inner =
        #"{"rule":[\#(inner),"seollal"],"deferredPast":[\#(inner),{"days":[\#(level % 28 + 1)]}]}"#
      if inner.utf8.count > 60_000 { break }
    }
    expectTooManyParts(inner)
  }

  @Test("A rule has at most a thousand parts, the union itself among them")
  func wide() throws {
    let rule = try decode(everyOther(999))
    #expect(rule.closes(on: CivilDate(2027, 1, 4)))
    #expect(try decode(String(decoding: JSONEncoder().encode(rule), as: UTF8.self)) == rule)
    expectTooManyParts(everyOther(1_000))
    expectTooManyParts(everyOther(30_000))
    expectTooManyParts("[" + String(repeating: #""seollal","#, count: 1_000) + #""seollal"]"#)
    expectTooManyParts(#"{"rule":\#(everyOther(40)),"deferredPast":\#(everyOther(40))}"#)
    expectTooManyParts(#"{"rule":\#(everyOther(300)),"except":{"eveOf":\#(everyOther(360))}}"#)
  }

  @Test("The largest rules are read and asked about a year in a moment")
  func largest() throws {
    var chain = #"{"rule":\#(everyOther(300)),"deferredPast":"publicHolidays"}"#
    for level in 0..<30 {
      chain = #"{"rule":{"days":[\#(level % 28 + 1)]},"deferredPast":\#(chain)}"#
    }
    let deep = chain
    for json in [deep, #"{"rule":\#(everyOther(300)),"deferredPast":"publicHolidays"}"#] {
      let time = try ContinuousClock().measure {
        let rule = try decode(json)
        for month in YearMonth(2026, 1)...YearMonth(2026, 12) { _ = rule.closings(in: month) }
      }
      #expect(time < .seconds(10))
    }
  }

  @Test("Texts have the same limit")
  func texts() {
    let rules = (0..<400).map { HolidayRule.everyOther(weekday($0), from: date($0)) }
    let part = HolidayRule.union(rules)
    #expect(HolidayRule(part.description) == part)
    #expect(HolidayRule(english: part.englishDescription) == part)
    let large = part.deferred(past: .publicHolidays)
    #expect(HolidayRule(large.description) == nil)
    #expect(HolidayRule(english: large.englishDescription) == nil)
  }

  private func date(_ index: Int) -> CivilDate { CivilDate(2026, 1, 5).adding(days: index) }
  private func weekday(_ index: Int) -> Weekday { date(index).weekday }
}

extension Weekday {
  fileprivate var name: String { englishName.lowercased() }
}
