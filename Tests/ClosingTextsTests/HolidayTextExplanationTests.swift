import ClosingTexts
import KoreanCalendar
import MartTestSupport
import Testing

@Suite("Explanations of closing texts")
struct HolidayTextExplanationTests {
  private func explain(_ text: String) -> HolidayText.Explanation {
    HolidayText.explanation(of: text, relativeTo: CivilDate(2026, 11, 22))
  }

  private func lines(_ stage: String, _ text: String) -> [String] {
    explain(text).stages.first { $0.name == stage }?.lines.map(\.text) ?? []
  }

  @Test("The four stages come in their order, and each says what it made")
  func stages() {
    let text = "매월 넷째 일요일 휴무"
    #expect(explain(text).text == text)
    #expect(explain(text).stages.map(\.name) == ["tokens", "tree", "statements", "resolution"])
    #expect(
      lines("tokens", text) == [
        "cycle 매월", "ordinal 4th", "weekday 일 by name", "closed, an act",
      ])
    #expect(
      lines("tree", text) == [
        "sentence", "clause", "list of days", "days: 4th 일 [매월]", "predicate: closes",
      ])
    #expect(lines("statements", text) == ["closes: 4th 일"])
    #expect(lines("resolution", text) == ["rule: 매월 넷째 일요일"])
  }

  @Test("Every line underlines its own words")
  func places() throws {
    let text = "안내: 넷째 일요일 휴무 (설날은 정상영업)"
    let explanation = explain(text)
    let rule = try #require(explanation.stages[3].lines.first { $0.text.hasPrefix("rule:") })
    let range = try #require(rule.range(in: text))
    #expect(text[range].hasPrefix("넷째 일요일"))
    #expect(rule.range(in: "짧음") == nil)
    let token = try #require(explanation.stages[0].lines.first { $0.text.hasPrefix("festival") })
    let place = try #require(token.utf8Range)
    #expect(token.ranges == [place])
    #expect(try text[#require(token.range(in: text))] == "설날")
  }

  @Test("A line with several places reaches from the first through the last")
  func reach() throws {
    let text = "11월 8일, 25일 휴무. 11월 22일 정상영업"
    let line = try #require(
      explain(text).stages[3].lines.first { $0.text.hasPrefix("closedDates") })
    #expect(line.ranges.count == 2)
    #expect(line.utf8Range == 0..<17)
    #expect(try text[#require(line.range(in: text))] == "11월 8일, 25일")
    let whole = explain("11월 8일을 11일로 변경, 13일 휴무").stages[3].lines
    for line in whole where line.ranges.count > 1 {
      #expect(line.utf8Range?.upperBound == line.ranges.map(\.upperBound).max())
      #expect(line.utf8Range?.lowerBound == line.ranges.map(\.lowerBound).min())
    }
  }

  @Test("What was not read is in the last line with its reason")
  func unread() throws {
    let text = "2,4째주 의무 휴업"
    let last = try #require(explain(text).stages[3].lines.last)
    #expect(last.text == "unread: missingWeekday")
    #expect(try text[#require(last.range(in: text))] == "2,4째주")
  }

  @Test("A branch and a part of a store are named before what is said of them")
  func names() {
    #expect(lines("resolution", "일산점은 11월 29일 정상영업").contains("일산점: openDates: 2026-11-29"))
    #expect(lines("resolution", "수영장은 매주 월요일 휴관").contains("수영장: rule: 매주 월요일"))
  }

  @Test("The empty text has four empty stages; one that is too long is refused")
  func extremes() {
    #expect(explain("").stages.map(\.lines.count) == [0, 0, 0, 0])
    let long = String(repeating: "휴", count: HolidayText.longestText / 3 + 1)
    #expect(explain(long).stages.map(\.name) == ["resolution"])
  }

  @Test("The lines of any text lie inside it", arguments: 0..<200)
  func random(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let text = RandomNotices.text(&random)
    for line in explain(text).stages.flatMap(\.lines) {
      for range in line.ranges {
        #expect(
          range.lowerBound >= 0 && range.upperBound <= text.utf8.count && !range.isEmpty,
          "\(line.text) of \(text), seed \(seed)")
      }
      #expect((line.range(in: text) == nil) == line.ranges.isEmpty)
    }
  }
}
