import MartCatalog
import MartModels
import Testing

/// Queries of people with the branches that they mean, over the 402 branches of autumn 2026.
@Suite("Queries as people ask them")
struct AskedQueryTests {
  /// One query and what it means.
  struct Asked {
    let text: String
    let kind: String
    private let wanted: String

    init(_ fields: [String]) {
      text = fields[0]
      wanted = fields[1]
      kind = fields[2]
    }

    /// Whether a store of the table is meant; malls are not in it.
    var namesStore: Bool { wanted != "0" && !kind.hasPrefix("mall") }

    func isAnswered(by matches: BranchMatches) -> Bool {
      let five = matches.indices.prefix(5).map { matches.branch(at: $0) }
      let ids = Set(five.map(\.id))
      func numbers(_ separator: Character) -> [Int] {
        wanted.split { $0 == separator || $0 == "|" }.compactMap { Int($0) }
      }
      if wanted == "0" { return matches.fittingCount == 0 }
      if wanted.hasPrefix("ANY") {
        let mart = Mart(recognizing: String(wanted.dropFirst(3)))
        return !five.isEmpty && five.allSatisfy { mart == nil || $0.mart == mart }
      }
      if wanted.hasPrefix("|") { return !ids.isEmpty && ids.isSubset(of: numbers(",")) }
      if wanted.contains("+") { return numbers("+").prefix(5).allSatisfy(ids.contains) }
      return numbers(",").contains { ids.contains($0) }
    }
  }

  let search: BranchSearch

  init() throws { search = BranchSearch(try BranchTable.load().branches) }

  @Test(
    "Of a hundred queries that name a store, 97 have it among the first five, of sentences 90",
    arguments: [("query-probes", 3), ("asked-queries", 3), ("asked-sentences", 10)])
  func found(table: String, most: Int) throws {
    let asked = try BranchTable.table(table).map(Asked.init).filter(\.namesStore)
    let missed = asked.filter { !$0.isAnswered(by: search.matches($0.text)) }
    #expect(asked.count >= 50)
    #expect(missed.count * 100 <= asked.count * most, "\(missed.map(\.text))")
  }

  @Test("Nothing fits a query for a store that is not there")
  func notThere() throws {
    for asked in try BranchTable.table("asked-queries").map(Asked.init) where !asked.namesStore {
      #expect(asked.isAnswered(by: search.matches(asked.text)), "\(asked.text)")
    }
  }

  @Test(
    "No query that names a mart has a store of another among the first five",
    arguments: ["query-probes", "asked-queries", "asked-sentences"])
  func brands(table: String) throws {
    for fields in try BranchTable.table(table) {
      guard let mart = Mart(recognizing: fields[0]) else { continue }
      let five = search.matches(fields[0]).prefix(5)
      #expect(five.allSatisfy { $0.branch.mart == mart }, "\(fields[0])")
    }
  }

  @Test(
    "Each word of a query is used, set aside by name or reported as missing",
    arguments: ["query-probes", "asked-queries", "asked-sentences"])
  func everyWord(table: String) throws {
    for fields in try BranchTable.table(table) {
      let words = fields[0].split(separator: " ").map(String.init).filter {
        !SearchQuery($0).isEmpty
      }
      let matches = search.matches(fields[0])
      guard let first = matches.first, first.slips == 0, words.count > 1 else { continue }
      let left = matches.setAsideWords + first.missingWords
      for word in words {
        let isSaid = left.contains { SearchQuery($0).matches(word) }
        let isUsed = [word, first.branch.mart.displayName + " " + word].contains { text in
          search.matches(text).contains { $0.id == first.id && $0.missingWords.isEmpty }
        }
        let isWhole = SearchQuery(fields[0]).matches(
          first.branch.displayName + " " + (first.branch.address ?? ""))
        #expect(isSaid || isUsed || isWhole, "\(word) of \(fields[0])")
      }
    }
  }

  @Test("A query of more words than are looked at says that something is missing")
  func manyWords() {
    let query = "양재 코스트코 " + (0..<40).map { "갈\($0)" }.joined(separator: " ")
    let matches = search.matches(query)
    #expect(matches.first?.branch.name == "양재점")
    #expect(matches.first?.missingWords.last == "…")
  }
}
