import MartCatalog
import MartModels
import Testing

@Suite("Names without the space between them")
struct GluedNameTests {
  let search = BranchSearch([
    Branch(id: 1, mart: .emart, name: "춘천점", address: "강원특별자치도 춘천시 경춘로 2353"),
    Branch(id: 2, mart: .emart, name: "왕십리점", address: "서울 성동구 왕십리광장로 17"),
    Branch(id: 3, mart: .traders, name: "하남점", address: "경기 하남시 미사대로 750"),
    Branch(id: 4, mart: .emart, name: "하남점", region: "경기"),
    Branch(id: 5, mart: .lotteMart, name: "제타플렉스 서울역점", address: "서울 중구 한강대로 405"),
    Branch(id: 6, mart: .emart, name: "중동점", address: "경기 부천시 원미구 석천로 188"),
    Branch(id: 7, mart: .costco, name: "하남점", address: "경기 하남시 미사강변동로 100"),
    Branch(id: 8, mart: .costco, name: "상봉점", address: "서울 중랑구 망우로 336"),
    Branch(id: 9, mart: .homeplus, name: "서울상봉점", address: "서울 중랑구 망우로 353"),
  ])

  func ids(_ query: String) -> [Int] { search.matches(query).fitting.map(\.id) }

  @Test(
    "The mart's name behind the branch's fits as it does before it",
    arguments: [
      ("춘천이마트", [1]), ("춘천점이마트", [1]), ("왕십리/이마트", [2]), ("왕십리,이마트", [2]), ("왕십리(이마트)", [2]),
      ("왕십리ㅇㅁㅌ", [2]), ("ㅇㅅㄹㅇㅁㅌ", [2]), ("왕십리emart", [2]), ("왕십리dlakxm", [2]), ("춘천이맡", [1]),
      ("하남이마트", [4]), ("하남트레이더스", [3]), ("서울역롯데마트", [5]), ("강원 춘천이마트", [1]), ("춘천이마트 강원", [1]),
    ])
  func turned(query: String, expected: [Int]) {
    #expect(ids(query) == expected)
    #expect(search.matches(query).setAsideWords.isEmpty)
  }

  @Test(
    "A part of the branch's name is enough, a single letter of it or a part of the mart's is not")
  func parts() {
    #expect(ids("왕십이마트") == [2])
    for query in ["왕이마트", "춘천이", "춘천이마", "십리이마트", "천이마트"] {
      #expect(ids(query).isEmpty, "\(query)")
    }
  }

  @Test("The whole names are known as such, and both are highlighted")
  func highlights() throws {
    let match = try #require(search.matches("왕십리점이마트").first)
    #expect(match.isWholeName && match.slips == 0)
    #expect(match.nameParts.filter(\.isMatched).map(\.text) == ["이마트", "왕십리점"])
    let part = try #require(search.matches("왕십이마트").first)
    #expect(!part.isWholeName)
    #expect(part.nameParts.filter(\.isMatched).map(\.text) == ["이마트", "왕십"])
    let alias = try #require(search.matches("서울역lottemart").first)
    #expect(alias.nameParts.filter(\.isMatched).map(\.text) == ["롯데마트", "서울역"])
  }

  @Test(
    "Two names of places without a space are a slip",
    arguments: [("부천중동 이마트", 6), ("하남미사 코스트코", 7), ("서울상봉 코스트코", 8), ("이마트 부천중동 휴무일", 6)])
  func places(query: String, expected: Int) {
    let matches = search.matches(query)
    #expect(matches.map(\.id) == [expected])
    #expect(matches.fittingCount == 0)
    #expect(matches.first?.slips == 1)
  }

  @Test("A word that only half fits is still missing")
  func halfAPlace() {
    let matches = search.matches("부천가나 이마트")
    #expect(matches.allSatisfy { $0.missingWords == ["부천가나"] })
  }
}
