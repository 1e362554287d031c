import ExpandableListState
import Favorites
import Foundation
import GeoFiltering
import HolidayInterchange
import Keeping
import KoreanCalendar
import MartHolidayFoundation
import MartModels
import Testing

@Suite("Errors as Foundation shows them")
struct LocalizedErrorTests {
  /// The error that something throws.
  private func error(_ body: () throws -> Void) -> (any Error)? {
    do {
      try body()
      return nil
    } catch {
      return error
    }
  }

  @Test("Every error of the library says what is wrong in its localized description")
  func descriptions() throws {
    let errors = [
      error { _ = try CivilDate(validating: "2026-02-30") },
      error { _ = try HolidayRule(validating: "아무거나") },
      error {
        _ = try HolidaySchedule(rules: [RulePeriod(.never), RulePeriod(.newYearsDay)])
      },
      error { _ = try FavoriteList([7, 7]) },
      error { _ = try ExpandableList([ListSection("a", rows: ["x", "x"])], preview: 1) },
      error { _ = try OpeningHoursExpression("Mo-") },
      error { _ = try RecurrenceSet("DTSTART") },
      error { _ = try PlaneCoordinate(x: 0, y: 0, in: .unified2002)?.coordinate() },
    ]
    for error in errors {
      let error = try #require(error)
      let localized = try #require(error as? any LocalizedError)
      let text = try #require(localized.errorDescription)
      #expect(!text.isEmpty)
      #expect(error.localizedDescription == text)
      #expect(!error.localizedDescription.contains("operation"), "\(error)")
    }
  }

  @Test("Every structure that is an error in the sources has the conformance, test support aside")
  func all() throws {
    let sources = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath()
      .deletingLastPathComponent()
      .appendingPathComponent("../../Sources").standardized
    var names: [String] = []
    var covered = ""
    let files = try #require(FileManager.default.enumerator(atPath: sources.path))
    for case let path as String in files where path.hasSuffix(".swift") {
      let text = try String(contentsOf: sources.appending(path: path), encoding: .utf8)
      if path.hasPrefix("MartHolidayFoundation/") { covered += text }
      if path.hasPrefix("MartTestSupport/") { continue }
      for match in text.matches(of: /public struct (\w+)[^\n{]*: Error\b/) {
        names.append(String(match.1))
      }
    }
    #expect(names.count >= 13)
    for name in names { #expect(covered.contains("extension \(name): LocalizedError"), "\(name)") }
    // Of every one a phrase is what is localized, so that there is one in each language.
    let descriptions = covered.matches(
      of: /public var errorDescription: String\? \{\s*(?<words>\w+)/)
    #expect(descriptions.map(\.words) == names.map { _ in "phrase" })
  }

  /// Lists whose ids meet, what a person reads of each in Korean, and what in English.
  @Test(
    "Two parts of a list with one id are named in both languages",
    arguments: [
      (["a", "b", "a"], ["x"], "구역 0, 2의 ID가 같습니다: a", "two sections have the id \"a\": 0 and 2"),
      (
        ["b", "a"], ["y", "x", "z", "x"], "구역 0의 행 1, 3의 ID가 같습니다: x",
        "two rows of section 0 have the id \"x\": 1 and 3"
      ),
    ])
  func lists(sections: [String], rows: [String], korean: String, english: String) throws {
    let error = try #require(throws: ListError.self) {
      try ExpandableList(sections.map { ListSection($0, rows: rows) }, preview: 1)
    }
    #expect(error.phrase(in: .korean) == korean)
    #expect(error.phrase(in: .english) == english)
    #expect(error.phrase(in: PhraseLanguage(rawValue: "fr")) == korean)
    #expect([korean, english].contains(error.localizedDescription))
    #expect(error.failureReason == error.description)
  }

  @Test("The description of an error of a store is for a person, and its reason for a log")
  func stores() {
    let error = StoreError(.diskFull, value: "No space left", path: "/x", remains: "unchanged")
    let texts = PhraseLanguage.allCases.map { error.phrase(in: $0, style: .long) }
    #expect(texts.contains(error.localizedDescription))
    #expect(error.failureReason == error.description)
    #expect(!error.localizedDescription.contains("/x"))
  }
}
