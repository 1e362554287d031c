import MartCatalog
import MartModels
import Testing

@Suite("Queries and texts of thousands of letters")
struct LongQueryTests {
  private static let long = String(repeating: "가", count: 5_000)

  /// A query of some letters that fits nearly everywhere in the long text.
  private static func query(_ count: Int) -> String {
    String(repeating: "가", count: count - 1) + "나"
  }

  @Test("A query of 512 letters fits and is highlighted, a longer one fits nothing")
  func limit() {
    let text = Self.long + "나" + Self.long
    let fitting = SearchQuery(Self.query(512))
    #expect(fitting.ranges(in: text).map { String(text[$0]) } == [Self.query(512)])
    #expect(!SearchQuery(Self.query(513)).matches(text))
    #expect(!SearchQuery(Self.query(4_000)).matches(text))
    let words = String(repeating: "가 ", count: 512)
    #expect(SearchQuery(words).matches(text))
    #expect(!SearchQuery(words + "가").matches(text))
  }

  @Test(
    "A query of more letters is cut, also where a branch's name has more", arguments: [600, 4_000])
  func cut(count: Int) throws {
    let branch = Branch(id: 1, mart: .emart, name: Self.long + "나", address: Self.long)
    let search = BranchSearch([branch])
    let matches = search.matches(Self.query(count))
    #expect(matches.fittingCount == 0)
    #expect(matches.allSatisfy { $0.missingWords.last == "…" })
    let fitting = try #require(search.matches(Self.query(512)).fitting.first)
    let name = branch.displayName
    #expect(fitting.nameRanges.map { String(name[$0]) } == [Self.query(512)])
    // It fits nowhere, with a missing space or without.
    #expect(search.matches(Self.query(512) + "다").fittingCount == 0)
  }
}
