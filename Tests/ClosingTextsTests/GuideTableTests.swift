import ClosingTexts
import Foundation
import Testing

/// The rows of "What is refused" in the guide to closing texts.
enum GuideTable {
  /// The reasons of a row, and its examples in code.
  struct Row: CustomTestStringConvertible, Sendable {
    let reasons: [String]
    let examples: [String]

    var testDescription: String { reasons.joined(separator: ", ") }
  }

  /// The rows that have an example.
  static let rows: [Row] = {
    let guide = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath()
      .deletingLastPathComponent()
      .appendingPathComponent("../../Sources/ClosingTexts/ClosingTexts.docc/ReadingClosingTexts.md")
    let text = (try? String(contentsOf: guide, encoding: .utf8)) ?? ""
    let section = text.components(separatedBy: "\n## ").first { $0.hasPrefix("What is refused") }
    return (section ?? "").split(separator: "\n").compactMap { line in
      let cells = line.components(separatedBy: "|")
      guard cells.count == 5, cells[1].contains("`"), cells[2].contains("`") else { return nil }
      return Row(reasons: code(in: cells[1]), examples: code(in: cells[2]))
    }
  }()

  private static func code(in cell: String) -> [String] {
    cell.components(separatedBy: "`").enumerated().filter { $0.offset % 2 == 1 }.map(\.element)
  }
}

@Suite("The guide to closing texts says what is refused and why")
struct GuideTableTests {
  @Test("The table is found")
  func table() {
    #expect(GuideTable.rows.count > 15)
  }

  @Test("Each example is refused for a reason of its row", arguments: GuideTable.rows)
  func refusals(_ row: GuideTable.Row) throws {
    for example in row.examples {
      let text = HolidayText(example, relativeTo: try #require(CivilDate("2026-11-21")))
      #expect(
        text.unread.contains { row.reasons.contains($0.reason.rawValue) },
        "\(example): \(text)")
    }
  }
}
