import Foundation
import KoreanCalendar
import KoreanText
import MartModels
import Testing

@Suite("The document of phrases")
struct PhraseDocumentTests {
  static func document() throws -> String {
    var book = PhraseBook()
    book.addDates()
    book.addStatuses()
    book.addClosings()
    try book.addExplanations()
    try book.addHours()
    try book.addSummaries()
    try book.addMarts()
    book.addPlaces()
    book.addFavorites()
    book.addErrors()
    book.addParticles()
    book.addReasons()
    return """
      # Phrases

      What the library says, in both languages and both lengths. A test writes these tables and compares
      them: `MART_RECORD=1 swift test --filter PhraseDocument` writes them anew. In code it is one call,
      `answer.phrase(in: .korean, style: .long, relativeTo: today)`; the
      [guide](../Sources/MartModels/MartModels.docc/Phrases.md) has examples.


      """ + book.document
  }

  @Test("Documentation/Phrases.md has the phrases of every answer as the library says them")
  func document() throws {
    let document = try Self.document()
    let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../Documentation/Phrases.md").standardized
    if ProcessInfo.processInfo.environment["MART_RECORD"] == "1" {
      try Data(document.utf8).write(to: url)
    }
    let kept = try String(contentsOf: url, encoding: .utf8)
    let lines = document.split(separator: "\n", omittingEmptySubsequences: false)
    let keptLines = kept.split(separator: "\n", omittingEmptySubsequences: false)
    for (line, keptLine) in zip(lines, keptLines) { #expect(line == keptLine) }
    #expect(lines.count == keptLines.count)
  }

  @Test("Every code of an error that a person may see has words of its own in both languages")
  func codes() throws {
    let sources = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath()
      .deletingLastPathComponent().appendingPathComponent("../../../Sources").standardized
    let homes = [
      "Favorites/List/FavoriteError.swift", "Keeping/Stores/StoreError.swift",
      "KoreanCalendar/Dates/CalendarError.swift", "MartModels/Rules/HolidayRule+Validation.swift",
      "MartModels/Schedules/HolidayScheduleError.swift",
      "GeoFiltering/Planes/PlaneCoordinateError.swift",
    ]
    let document = try Self.document()
    var count = 0
    for home in homes {
      let text = try String(contentsOf: sources.appending(path: home), encoding: .utf8)
      for match in text.matches(of: /static let \w+ = \w+\(rawValue: "(\w+)"\)/) {
        let name = String(match.1)
        let row = document.split(separator: "\n").first { line in
          line.hasPrefix("| `\(name)` |") || line.contains("Error \(name)` |")
        }
        #expect(row != nil, "\(name)")
        #expect(row?.contains("(\(name))") != true, "\(name)")
        count += 1
      }
    }
    #expect(count >= 40)
  }

  @Test("No phrase is empty, has two spaces, or a space before its end")
  func spelling() throws {
    for line in try Self.document().split(separator: "\n") where line.hasPrefix("|") {
      for cell in line.split(separator: "|", omittingEmptySubsequences: false).dropFirst(2)
        .dropLast()
      {
        let text = cell.dropFirst().dropLast()
        #expect(!text.isEmpty || line.contains("`` |"), "\(line)")
        #expect(!text.contains("  "), "\(line)")
        #expect(!text.contains(" .") && !text.contains(" ,"), "\(line)")
      }
    }
  }
}
