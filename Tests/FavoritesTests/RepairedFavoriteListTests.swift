import Favorites
import Foundation
import Testing

@Suite("Repairing favorites")
struct RepairedFavoriteListTests {
  typealias Entry = FavoriteList<Int>.Entry
  typealias Repair = FavoriteRepair<Int>

  @Test("A right list is taken as it is, and nothing was repaired")
  func clean() throws {
    let repaired = RepairedFavoriteList([3, 1])
    #expect(try repaired.list == FavoriteList([3, 1]))
    #expect(repaired.repairs == [])
  }

  @Test("The first of duplicates stays, and gets a later note only when it has none")
  func duplicates() {
    let repaired = RepairedFavoriteList(
      entries: [Entry(1), Entry(2, note: "a"), Entry(1, note: "b"), Entry(2, note: "c")])
    #expect(repaired.list.entries == [Entry(1, note: "b"), Entry(2, note: "a")])
    #expect(
      repaired.repairs
        == [Repair(Entry(1, note: "b"), .duplicate), Repair(Entry(2, note: "c"), .duplicate)])
  }

  @Test("What does not fit is named with its note, and a repeated one is a duplicate")
  func overLimit() {
    let repaired = RepairedFavoriteList(
      entries: [Entry(1), Entry(2, note: "a"), Entry(2), Entry(1)], limit: 1)
    #expect(Array(repaired.list) == [1])
    #expect(
      repaired.repairs
        == [
          Repair(Entry(2, note: "a"), .overLimit), Repair(Entry(2), .duplicate),
          Repair(Entry(1), .duplicate),
        ])
    #expect(
      repaired.repairs.map(\.description) == ["2: overLimit", "2: duplicate", "1: duplicate"])
  }

  @Test("A negative limit from outside is an error, taken as none at all, and costs no favorite")
  func negativeLimit() {
    let repaired = RepairedFavoriteList([1], limit: -5)
    #expect(repaired.list.limit == nil && Array(repaired.list) == [1])
    #expect(repaired.repairs == [])
    #expect(repaired.errors == [FavoriteError(.invalidLimit, value: "-5")])
  }

  @Test(
    "What cannot be read costs nothing but itself, and is named",
    arguments: [
      (#""limit":3,"favorites":[{"id":3},{"id":4,"note":5}]"#, ["the note of favorite 1"]),
      (#""limit":3,"favorites":[{"id":3},{"note":"x"},{"id":4}]"#, ["the id of favorite 1"]),
      (#""limit":3,"favorites":[{"id":"x"},{"id":3},{"id":4}]"#, ["the id of favorite 0"]),
      (#""limit":3,"favorites":[{"id":3},{"id":null},{"id":4}]"#, ["the id of favorite 1"]),
      (
        #""limit":3,"favorites":[7,null,{"id":3},{"id":4}]"#,
        ["the id of favorite 0", "the id of favorite 1"]
      ),
      (
        #""limit":3,"favorites":[{"id":3,"name":[],"mart":5},{"id":4}]"#,
        ["the name of favorite 0", "the mart of favorite 0"]
      ),
      (#""limit":-2,"favorites":[{"id":3},{"id":4}]"#, ["-2"]),
      (#""limit":"2","favorites":[{"id":3},{"id":4}]"#, [#""limit" is no whole number"#]),
      (#""limit":3,"favorites":[{"id":3},{"id":4}]"#, []),
    ])
  func unreadable(fields: String, errors: [String]) throws {
    let text = #"{"version":1,"# + fields + "}"
    let repaired = try JSONDecoder().decode(RepairedFavoriteList<Int>.self, from: Data(text.utf8))
    #expect(repaired.list.entries == [Entry(3), Entry(4)])
    #expect(repaired.repairs == [] && repaired.errors.map(\.value) == errors)
  }

  @Test("What is no list is still refused", arguments: ["{}", #"{"version":1}"#, "[]", "7"])
  func noList(text: String) {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(RepairedFavoriteList<Int>.self, from: Data(text.utf8))
    }
  }

  @Test("What stays and what was repaired is all that came, in lists of any length")
  func nothingVanishes() {
    for count in [0, 1, 15, 16, 17, 200] {
      let ids = (0..<count).map { $0 * 7 % 60 }
      for limit in [nil, 0, 3, 30] {
        let repaired = RepairedFavoriteList(ids, limit: limit)
        let all = Array(repaired.list) + repaired.repairs.map(\.entry.id)
        #expect(all.sorted() == ids.sorted())
        #expect(repaired.list.count <= limit ?? .max)
      }
    }
  }

  @Test("A wrong list can be decoded as a repaired one, which says what it left out")
  func decoded() throws {
    let text = #"{"version":1,"limit":2,"favorites":[{"id":7},{"id":7},{"id":8},{"id":9}]}"#
    let repaired = try JSONDecoder().decode(RepairedFavoriteList<Int>.self, from: Data(text.utf8))
    #expect(Array(repaired.list) == [7, 8])
    #expect(
      repaired.repairs == [Repair(Entry(7), .duplicate), Repair(Entry(9), .overLimit)])
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(
        RepairedFavoriteList<Int>.self, from: Data(#"{"version":2,"favorites":[]}"#.utf8))
    }
  }
}
