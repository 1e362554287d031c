import Foundation
import Testing

/// The tables of walks in Documentation/Architecture.md.
enum Walks {
  /// A row of a table: a member of a type, where it is, and who calls it.
  struct Station: CustomTestStringConvertible, Sendable {
    let name: String
    let file: String
    let caller: String

    var type: String { String(name.prefix { $0 != "." }) }
    var member: String { String(name.drop { $0 != "." }.dropFirst()) }
    /// What a caller writes.
    var call: String { member == "init" ? type + "(" : member + "(" }
    var testDescription: String { name }
  }

  private static let root = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath()
    .deletingLastPathComponent().appendingPathComponent("../..").standardized

  /// The stations of each walk, in the order of the document.
  static let all: [[Station]] = {
    let document = root.appendingPathComponent("Documentation/Architecture.md")
    let text = (try? String(contentsOf: document, encoding: .utf8)) ?? ""
    let section = text.components(separatedBy: "\n## ").first { $0.hasPrefix("Three walks") } ?? ""
    return section.components(separatedBy: "\n### ").dropFirst().map { walk in
      walk.split(separator: "\n").compactMap { line in
        let cells = line.components(separatedBy: "|").map {
          $0.trimmingCharacters(in: CharacterSet(charactersIn: " `"))
        }
        guard cells.count == 6, cells[2].hasSuffix(".swift") else { return nil }
        return Station(name: cells[1], file: cells[2], caller: cells[3])
      }
    }
  }()

  /// A file of the sources without its comments.
  static func code(_ file: String) throws -> String {
    let text = try String(
      contentsOf: root.appendingPathComponent("Sources/" + file), encoding: .utf8)
    return text.split(separator: "\n", omittingEmptySubsequences: false)
      .filter { !$0.drop { $0 == " " }.hasPrefix("//") }.joined(separator: "\n")
  }
}

@Suite("The walks of Architecture.md lead through the sources")
struct WalkTests {
  @Test("There are three walks of some length")
  func walks() {
    #expect(Walks.all.count == 3)
    for walk in Walks.all { #expect(walk.count >= 8) }
  }

  @Test("Each station is declared in its file", arguments: Walks.all.joined())
  func stations(_ station: Walks.Station) throws {
    let code = try Walks.code(station.file)
    #expect(
      code.contains(try Regex("(struct|class|enum|actor|extension) \(station.type)\\b")),
      "\(station.file) says nothing of \(station.type)")
    let declaration =
      station.member == "init" ? "\\binit\\??(<.*>)?\\(" : "\\bfunc \(station.member)\\b"
    #expect(
      code.contains(try Regex(declaration)), "\(station.file) declares no \(station.member)")
  }

  @Test("Each station is called by the one that is named, or by an app", arguments: Walks.all)
  func callers(_ walk: [Walks.Station]) throws {
    for (place, station) in walk.enumerated() where station.caller != "you" {
      let caller = try #require(
        walk[..<place].first { $0.name == station.caller }, "no station \(station.caller) before")
      #expect(
        try Walks.code(caller.file).contains(station.call),
        "\(caller.file) does not call \(station.name)")
    }
    #expect(walk.first?.caller == "you")
  }
}
