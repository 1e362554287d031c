import Foundation
import KoreanCalendar
import Testing

/// One row of the table of date phrases, which was written before anything read them.
struct DatePhraseFact: Hashable, Sendable, CustomTestStringConvertible {
  let reference: CivilDate
  let phrase: String
  /// The day that the phrase means, or `nil` when it is none or more than one.
  let date: CivilDate?
  /// What a reader of the table may ask; empty where it is plain.
  let reason: String

  var testDescription: String { "\(reference): \(phrase)" }

  /// The rows of `Resources/date-phrases.tsv`.
  static func all() throws -> [DatePhraseFact] {
    let url = try #require(
      Bundle.module.url(
        forResource: "date-phrases", withExtension: "tsv", subdirectory: "Resources"))
    let text = try String(contentsOf: url, encoding: .utf8)
    return try text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map { line in
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      try #require(3...4 ~= fields.count, "\(line)")
      return DatePhraseFact(
        reference: try CivilDate(validating: fields[0]), phrase: fields[1],
        date: fields[2] == "nil" ? nil : try CivilDate(validating: fields[2]),
        reason: fields.count > 3 ? fields[3] : "")
    }
  }
}

@Suite("The table of date phrases")
struct DatePhraseTableTests {
  @Test("Three hundred phrases and more, each once for a reference day, a hundred of them refused")
  func size() throws {
    let facts = try DatePhraseFact.all()
    // By bytes: one phrase is there twice, with its letters composed and apart.
    let keys = facts.map { Array("\($0.reference) \($0.phrase)".utf8) }
    #expect(Set(keys).count == facts.count)
    #expect(facts.count(where: { $0.date != nil }) >= 300)
    #expect(facts.count(where: { $0.date == nil }) >= 100)
  }

  @Test("A day whose weekday the phrase names has that weekday")
  func weekdays() throws {
    for fact in try DatePhraseFact.all() {
      guard let date = fact.date else { continue }
      for weekday in Weekday.allCases
      where fact.phrase.contains(weekday.koreanName) || fact.phrase.contains(weekday.englishName) {
        #expect(date.weekday == weekday, "\(fact.phrase)")
      }
    }
  }
}
