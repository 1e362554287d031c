import Fetching
import Foundation
import MartCatalog
import MartModels
import Testing

@Suite("The table of failures in the guide")
struct FailureDocumentTests {
  @Test("Every code has a row with the words that a person sees")
  func table() throws {
    let folder = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath()
      .deletingLastPathComponent()
    let sources = try String(
      contentsOf: folder.appending(path: "../../../Sources/Fetching/Failures/FetchFailure.swift")
        .standardized, encoding: .utf8)
    let guide = try String(
      contentsOf: folder.appending(path: "../../../Sources/Fetching/Fetching.docc/Freshness.md")
        .standardized,
      encoding: .utf8)
    let codes = sources.matches(of: /static let \w+ = Code\(rawValue: "(\w+)"\)/).map {
      String($0.1)
    }
    #expect(codes.count == 8)
    for code in codes {
      let row = try #require(guide.split(separator: "\n").first { $0.hasPrefix("| `\(code)` |") })
      let failure = FetchFailure(FetchFailure.Code(rawValue: code))
      #expect(
        row.hasSuffix(
          "| \(failure.phrase(in: .korean)) | \(failure.phrase(in: .english)) |"))
    }
  }
}
