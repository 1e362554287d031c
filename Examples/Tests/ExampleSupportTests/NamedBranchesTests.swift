import ExampleSupport
import Foundation
import MartHolidayKit
import Testing

@Suite("Finding a branch by what a person types")
struct NamedBranchesTests {
  let finder: BranchSearch

  init() throws { finder = BranchSearch(try ExampleCatalog.bundled()) }

  @Test(
    "A name is understood with and without the mart and 점, in any case, spacing and composition",
    arguments: [
      ("양재점", ["이마트 양재점", "코스트코 양재점"]),
      ("양재", ["이마트 양재점", "코스트코 양재점"]),
      (" 코스트코 양 재 점 ", ["코스트코 양재점"]),
      ("COSTCO양재", ["코스트코 양재점"]),
      ("이마트 트레이더스 마곡점", ["트레이더스 마곡점"]),
      ("트레이더스 마곡", ["트레이더스 마곡점"]),
      ("홈플러스EX 신당점", ["홈플러스EX 신당점"]),
      ("양재점".decomposedStringWithCanonicalMapping, ["이마트 양재점", "코스트코 양재점"]),
      ("대구혁신도시점", ["코스트코 대구 혁신도시점"]),
    ])
  func find(name: String, expected: [String]) throws {
    #expect(try finder.branches(named: name).map(\.displayName) == expected)
  }

  @Test("A mart is understood by any of its names", arguments: ["costco", "코스트코", "Costco"])
  func mart(name: String) throws {
    let costco = try finder.limited(toMart: name)
    #expect(costco.branches.count == 20)
    #expect(costco.branches.allSatisfy { $0.mart == .costco })
  }

  @Test("A mart that is not in the catalogue is refused with the names of those that are")
  func unknownMart() {
    let error = #expect(throws: ExampleFailure.self) { try finder.limited(toMart: "이마") }
    #expect(error?.exitCode == .usage)
    #expect(error?.english.contains("emart_traders") == true)
  }

  @Test(
    "The nearest names come first: those that contain the text, then by letters of Hangul",
    arguments: [
      ("서울역", "롯데마트 제타플렉스 서울역점"), ("양제점", "이마트 양재점"), ("코스크코 하남점", "코스트코 하남점"),
      ("김해잠", "이마트 김해점"),
    ])
  func nearest(text: String, first: String) {
    #expect(finder.nearest(to: text, count: 3).first?.displayName == first)
    #expect(1...3 ~= finder.nearest(to: text, count: 3).count)
  }

  @Test("Nothing is near an empty text")
  func nothing() {
    #expect(finder.nearest(to: " ", count: 3).isEmpty)
    #expect(throws: ExampleFailure.self) { try finder.branches(named: "") }
  }
}
