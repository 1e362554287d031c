import Favorites
import Foundation
import Testing

@Suite("Last known names of favorites")
struct FavoriteNameTests {
  private let name = FavoriteName("양재점", mart: "코스트코")

  @Test("A name is kept with its favorite through moves, notes, repairs and both stored forms")
  func kept() throws {
    var list = try FavoriteList([7, 3])
    #expect(list.remember(name, for: 3) && !list.remember(name, for: 9))
    list.move(fromOffsets: [1], toOffset: 0)
    list.setNote("near \"work\"", for: 3)
    #expect(list.entries[0] == .init(3, note: "near \"work\"", lastKnown: name))
    #expect(try FavoriteList<Int>(storedForm: list.storedForm) == list)
    let json = try JSONEncoder().encode(list)
    #expect(try JSONDecoder().decode(FavoriteList<Int>.self, from: json) == list)
    #expect(try FavoriteList<Int>(storedForm: json) == list)
    let repaired = RepairedFavoriteList(entries: [.init(3), .init(3, note: "x", lastKnown: name)])
    #expect(repaired.list.entries == [.init(3, note: "x", lastKnown: name)])
  }

  @Test("A list stored before has no names, and is written as it was")
  func older() throws {
    let text = #"{"version":1,"limit":3,"favorites":[{"id":7},{"id":3,"note":"n"}]}"#
    let list = try FavoriteList<Int>(storedForm: text.utf8)
    #expect(list.entries.allSatisfy { $0.lastKnown == nil })
    #expect(String(decoding: list.storedForm, as: UTF8.self) == text)
  }

  @Test("A name adds two keys to a favorite, which an older reader ignores")
  func form() throws {
    var list = try FavoriteList([7], limit: nil)
    list.remember(name, for: 7)
    let text = #"{"version":1,"favorites":[{"id":7,"name":"양재점","mart":"코스트코"}]}"#
    #expect(String(decoding: list.storedForm, as: UTF8.self) == text)
    let nameless = #"{"version":1,"favorites":[{"id":7,"mart":"코스트코"},{"id":8,"name":null}]}"#
    #expect(
      try FavoriteList<Int>(storedForm: nameless.utf8).entries.allSatisfy { $0.lastKnown == nil })
    for wrong in [#""name":5"#, #""name":"a","mart":[]"#] {
      let text = #"{"version":1,"favorites":[{"id":7,"# + wrong + "}]}"
      #expect(throws: FavoriteError.self) { try FavoriteList<Int>(storedForm: text.utf8) }
      #expect(throws: DecodingError.self) {
        try JSONDecoder().decode(FavoriteList<Int>.self, from: Data(text.utf8))
      }
    }
  }

  @Test("A name of a megabyte is shortened, so that it fits the store")
  func long() {
    let long = FavoriteName(String(repeating: "가", count: 1 << 20), mart: "이마트")
    #expect(long.name.count == 100)
    #expect(FavoriteName(String(repeating: "가", count: 100), mart: "").name.count == 100)
  }
}
