import ClosingTexts
import KoreanCalendar
import MartModels
import Testing

@Suite("Phrases of what was not read")
struct RemainderPhraseTests {
  private static let reasons: [HolidayText.Reason] = [
    .missingWeekday, .missingDay, .needsAnchor, .variesByStore, .unknownWord, .noClosingWord,
    .softStatement, .conditional, .optionalSwap, .ruleChange, .unknownWeekday, .ordinalOutOfRange,
    .invalidDate, .weekdayMismatch, .ambiguous, .relativeDay, .reference, .specialHours,
    .notExpressible, .facilityOnly, .exceptBranch, .anotherBranch, .namedDays, .former,
    .rangeTooLong, .tooLong,
  ]

  @Test("Every reason has words of its own in both languages", arguments: PhraseLanguage.allCases)
  func words(language: PhraseLanguage) {
    let phrases = Set(Self.reasons.map { $0.phrase(in: language) })
    #expect(phrases.count == Self.reasons.count)
    #expect(!phrases.contains(HolidayText.Reason(rawValue: "later").phrase(in: language)))
  }

  @Test("A remainder says its words and why they were not used")
  func remainder() throws {
    let text = HolidayText("2,4째주 휴무", relativeTo: CivilDate(2026, 11, 21))
    let remainder = try #require(text.unread.first)
    #expect(remainder.phrase(in: .english).hasSuffix(": the weekday is missing"))
    #expect(remainder.phrase(in: .korean).hasPrefix("“\(remainder.text)”"))
  }
}
