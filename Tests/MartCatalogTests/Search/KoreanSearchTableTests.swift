import Foundation
import MartCatalog
import MartModels
import Testing

/// Queries with texts that they fit or not, and with texts in their order.
///
/// Source: conformance cases of es-hangul, Hangul.js, hansearch, HangulSearch and others, and cases of
/// our own; the expectations agree with an independent reference of the rules in `semantics`.
struct SearchTable: Decodable {
  struct Case: Decodable, CustomTestStringConvertible {
    let id: Int
    let kind: String
    let query: String
    let candidate: String
    let match: Bool

    var testDescription: String { "\(id) \(query) in \(candidate)" }
  }

  struct Ranking: Decodable, CustomTestStringConvertible {
    let query: String
    let order: [String]

    var testDescription: String { query }
  }

  let cases: [Case]
  let ranking: [Ranking]

  static let table: SearchTable = {
    guard
      let url = Bundle.module.url(
        forResource: "korean-search", withExtension: "json", subdirectory: "Resources"),
      let data = try? Data(contentsOf: url),
      let table = try? JSONDecoder().decode(SearchTable.self, from: data)
    else { return SearchTable(cases: [], ranking: []) }
    return table
  }()

  /// A branch with a text as its whole name, of the mart with which the text begins.
  static func branch(_ text: String, id: Int) -> Branch {
    func folded(_ text: String) -> String { text.lowercased().filter { !$0.isWhitespace } }
    let mart = Mart(recognizing: text)
    let names = mart.map {
      [$0.serverName, $0.displayName, $0.shortName, $0.englishName] + $0.aliases
    }
    let begins = (names ?? []).contains { folded(text).hasPrefix(folded($0)) }
    return Branch(id: id, mart: begins ? mart ?? .emart : Mart(serverName: ""), name: text)
  }
}

@Suite("The table of Korean searches")
struct KoreanSearchTableTests {
  @Test("The table is there")
  func table() {
    #expect(SearchTable.table.cases.count == 196)
    #expect(SearchTable.table.ranking.count == 10)
  }

  @Test("A query finds what the table says and nothing else", arguments: SearchTable.table.cases)
  func finds(_ item: SearchTable.Case) {
    let search = BranchSearch([SearchTable.branch(item.candidate, id: 1)])
    #expect(search.matches(item.query).fitting.isEmpty == !item.match)
  }

  @Test(
    "A query that knows no other names of marts fits the same texts",
    arguments: SearchTable.table.cases.filter { $0.kind != "alias" && $0.id != 311 })
  func fits(_ item: SearchTable.Case) {
    #expect(SearchQuery(item.query).matches(item.candidate) == item.match)
  }

  @Test("Results come in the order of the table", arguments: SearchTable.table.ranking)
  func order(_ item: SearchTable.Ranking) {
    let branches = item.order.reversed().enumerated().map {
      SearchTable.branch($0.element, id: $0.offset)
    }
    let found = BranchSearch(branches).matches(item.query).fitting.map(\.branch.name)
    #expect(found == item.order)
  }
}
