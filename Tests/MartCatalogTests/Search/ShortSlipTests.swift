import MartCatalog
import MartModels
import Testing

@Suite("Slips beside the name of a mart")
struct ShortSlipTests {
  let table: BranchTable
  let search: BranchSearch

  init() throws {
    table = try BranchTable.load()
    search = BranchSearch(table.branches)
  }

  @Test(
    "Two initials have no slip, before a mart's name or behind it",
    arguments: ["이마트", "홈플러스", "코스트코", "롯데마트", "트레이더스", "emart", "costco"])
  func initials(_ mart: String) {
    for pair in ["ㅇㅍ", "ㅇㅅ", "ㅁㅁ", "ㄱㅅ", "ㅎㄴ", "ㅋㅍ"] {
      for query in ["\(mart) \(pair)", "\(pair) \(mart)"] {
        let slips = search.matches(query).slips.filter { $0.slips > 0 }
        #expect(slips.isEmpty, "\(query)")
      }
      // Behind the mart's name without a space they may begin a word inside a name.
      #expect(search.matches(mart + pair).slips.count <= 10, "\(mart)\(pair)")
    }
  }

  @Test(
    "A short word beside a mart's name has as many slips as its own length allows",
    arguments: [
      ("코스트코 공세", ["코스트코 공세점"]), ("코스트코공세", ["코스트코 공세점"]), ("이마트 구루", ["이마트 구로점"]),
      ("이마트 부채", ["이마트 부천점"]), ("이마트ㅇㅍ", ["이마트 은평점"]),
    ])
  func shortWord(query: String, expected: [String]) {
    #expect(search.matches(query).map(\.branch.displayName) == expected)
  }

  @Test(
    "A slip in one of three words comes before what fits only in part",
    arguments: [
      ("롯데마트 멕스 상무", "롯데마트 맥스 상무점"), ("롯데마트 맥스 샹무", "롯데마트 맥스 상무점"),
      ("상무 롯데마트 멕스", "롯데마트 맥스 상무점"), ("이마트 트래이더스 하남", "트레이더스 하남점"),
    ])
  func threeWords(query: String, expected: String) {
    let matches = search.matches(query)
    #expect(matches.fittingCount == 0)
    #expect(matches.first?.branch.displayName == expected)
    #expect(matches.first?.slips == 1)
  }

  @Test("코스코 is 코스트코", arguments: ["코스코", "zhtmzh", "코스코 휴무일"])
  func costco(_ query: String) throws {
    let matches = search.matches(query)
    #expect(matches.fittingCount == table.rows.count { $0.branch.mart == .costco })
    let first = try #require(matches.first)
    #expect(first.branch.mart == .costco)
    #expect(first.nameParts.first?.text == "코스트코" && first.nameParts.first?.isMatched == true)
  }

  @Test(
    "So it is beside a branch, in either order", arguments: ["코스코 양재", "코스코양재점", "양재코스코", "양재 코스코"])
  func costcoBranch(_ query: String) {
    #expect(search.matches(query).fitting.map(\.branch.displayName) == ["코스트코 양재점"])
  }
}
