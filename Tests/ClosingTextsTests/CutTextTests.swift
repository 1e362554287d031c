import ClosingTexts
import KoreanCalendar
import MartModels
import Testing

@Suite("Texts that end too soon")
struct CutTextTests {
  private static let facts =
    storePages + furtherSpellings + announcements + turnsOfPhrase + refusals

  @Test(
    "A text that is cut anywhere is read as what is left of it",
    arguments: [
      "매월오늘", "3", "10:00-22:00 매월오늘(", "일요일(11/8", "2·4주 일요일(13", "10:00~브레이크", "in 3", "설 연휴(",
      "월+1월마트", "1 x휴관7",
    ])
  func ends(text: String) { read(text) }

  @Test("Every fact, cut behind each of its characters, is read")
  func everyCut() {
    for fact in Self.facts where fact.text.count < 80 {
      for length in 1..<max(fact.text.count, 2) { read(String(fact.text.prefix(length))) }
    }
  }

  /// A text has been read when it is kept and none of its readers asked for a word behind its end,
  /// which a build for debugging would not survive.
  private func read(_ text: String) {
    let day = CivilDate(2026, 11, 22)
    let reading = HolidayText(text, relativeTo: day)
    #expect(reading.text == text)
    #expect(reading.unread.allSatisfy { !$0.text.isEmpty })
    #expect(OpeningHours(text).map { $0.text == text } ?? true)
    #expect(CivilDate(phrase: text, relativeTo: day).map { $0 > .earliest } ?? true)
  }
}
