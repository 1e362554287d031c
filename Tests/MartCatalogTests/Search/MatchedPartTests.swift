import MartCatalog
import MartModels
import Testing

@Suite("Names and addresses cut at their highlights")
struct MatchedPartTests {
  private static let branches = [
    Branch(id: 1, mart: .costco, name: "양재점", address: "서울특별시 서초구 양재대로 159"),
    Branch(id: 2, mart: .emart, name: "성수점"),
  ]

  @Test(
    "The parts are the highlights and what is between them",
    arguments: [
      ("양재", [("코스트코 ", false), ("양재", true), ("점", false)]),
      ("양재 코스트코", [("코스트코", true), (" ", false), ("양재", true), ("점", false)]),
      ("ㅇㅈ", [("코스트코 ", false), ("양재", true), ("점", false)]),
      ("서초", [("코스트코 양재점", false)]),
    ] as [(String, [(String, Bool)])])
  func name(query: String, expected: [(String, Bool)]) throws {
    let match = try #require(BranchSearch(Self.branches).matches(query).first)
    #expect(match.nameParts == expected.map { MatchedPart($0.0, isMatched: $0.1) })
  }

  @Test("An address is cut too, and one that is not there has no parts")
  func address() throws {
    let search = BranchSearch(Self.branches)
    let found = try #require(search.matches("서초").first)
    #expect(
      found.addressParts == [
        MatchedPart("서울특별시 ", isMatched: false), MatchedPart("서초", isMatched: true),
        MatchedPart("구 양재대로 159", isMatched: false),
      ])
    #expect(try #require(search.matches("성수").first).addressParts.isEmpty)
  }

  @Test(
    "Highlights that would touch are one",
    arguments: [("번길 2-5", ["25번길"]), ("성남대로 925", ["성남대로925"]), ("분당구 16", ["분당구", "16"])])
  func apart(query: String, expected: [String]) throws {
    let address = "경기도 성남시 분당구 성남대로925번길 16"
    let search = BranchSearch([Branch(id: 1, mart: .homeplus, name: "야탑점", address: address)])
    let match = try #require(search.matches(query).first)
    #expect(match.addressRanges.map { address[$0] } == expected.map { $0[...] })
    #expect(SearchQuery(query).ranges(in: address).map { address[$0] } == expected.map { $0[...] })
  }

  @Test(
    "A letter with a mark is the letter, however it is written",
    arguments: ["é", "e\u{301}", "cafe", "caf\u{E9}", "CAFE\u{301}", "CAFÉ"],
    ["cafe 본점", "cafe\u{301} 본점", "caf\u{E9} 본점"])
  func marks(query: String, name: String) throws {
    let search = BranchSearch([Branch(id: 1, mart: Mart(serverName: "동네"), name: name)])
    let match = try #require(search.matches(query).fitting.first)
    let parts = match.nameParts
    let marked = try #require(parts.first { $0.isMatched }).text
    #expect(marked.count == query.count)
    #expect("cafe\u{301}".hasSuffix(marked) || "cafe".hasSuffix(marked))
    #expect(SearchQuery(query).matches(name))
  }

  @Test(
    "Put together, the parts are the whole name again, whatever was typed",
    arguments: ["양", "ㅇ", "코", "점", "costco", "수ㅈ", "이마트 성수", "양제"])
  func whole(query: String) {
    for match in BranchSearch(Self.branches).matches(query) {
      #expect(match.nameParts.map(\.text).joined() == match.branch.displayName)
      #expect(match.nameParts.count(where: \.isMatched) == match.nameRanges.count)
    }
  }
}
