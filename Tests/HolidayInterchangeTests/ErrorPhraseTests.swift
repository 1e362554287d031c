import Foundation
import HolidayInterchange
import MartModels
import Testing

@Suite("Errors of formats in words")
struct ErrorPhraseTests {
  /// What is refused, with the Korean and the English words.
  @Test(
    "A value that is no opening_hours names its reason, its place and its text",
    arguments: [
      (
        "Mo-Fr 09:00-25:70", "수가 범위를 벗어났습니다 (위치 15): 70", "number out of range at 15: \"70\""
      ),
      ("", "값이 비어 있습니다 (위치 0)", "the value is empty at 0"),
      ("Mo-", "값이 도중에 끝납니다 (위치 3)", "the value ends too early at 3"),
    ])
  func hours(text: String, korean: String, english: String) throws {
    let error = try #require(throws: OpeningHoursExpressionError.self) {
      try OpeningHoursExpression(text)
    }
    #expect(error.phrase(in: .korean) == korean)
    #expect(error.phrase(in: .english) == english)
  }

  @Test(
    "A recurrence that cannot be read names its part",
    arguments: [
      ("FREQ=MONTHLY;FREQ=DAILY", "두 번 적혀 있습니다: FREQ", "written twice: FREQ"),
      ("INTERVAL=2", "빠져 있습니다: FREQ", "missing: FREQ"),
    ])
  func recurrences(text: String, korean: String, english: String) throws {
    let error = try #require(throws: RecurrenceError.self) { try RecurrenceRule(text) }
    #expect(error.phrase(in: .korean) == korean)
    #expect(error.phrase(in: .english) == english)
  }

  @Test(
    "Every code of both errors has words of its own in Korean",
    arguments: ["OSM/ExpressionError.swift", "RFC5545/RecurrenceError.swift"])
  func codes(file: String) throws {
    let home = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Sources/HolidayInterchange/" + file).standardized
    let text = try String(contentsOf: home, encoding: .utf8)
    let names = text.matches(of: /static let \w+ = \w+\(rawValue: "(\w+)"\)/).map {
      String($0.1)
    }
    #expect(names.count >= 7)
    let phrases = names.map { name in
      file.hasPrefix("OSM")
        ? OpeningHoursExpressionError(.init(rawValue: name), at: 0).phrase(in: .korean)
        : RecurrenceError(.init(rawValue: name), value: "").phrase(in: .korean)
    }
    #expect(Set(phrases).count == names.count)
    for (name, phrase) in zip(names, phrases) { #expect(!phrase.contains(name), "\(phrase)") }
  }
}
