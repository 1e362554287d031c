import Favorites
import Fetching
import Foundation
import Keeping
import KoreanCalendar
import MartCatalog
import MartHolidayFoundation
import MartStorage
import Testing

/// Files as versions of the library wrote them that had a store for favorites and one for snapshots.
@Suite("A file of an earlier version")
struct OlderFileTests {
  static let favorites = """
    MartFavorites 1 74 21c5642a929ebfab
    {"version":1,"limit":3,"favorites":[{"id":1140,"note":"주말"},{"id":7}]}
    """
  static let snapshot = """
    MartSnapshot 1 110 6a8465e810409af4
    MartFetch 1
    failed 2 1795258950.0 timeout - - 2026-11
    fetched 1 1795172550.25 2026-11
    content 13
    ["양재점"]
    """

  @Test("Favorites are read with their notes, and written in the new form with the next change")
  func readsFavorites() async throws {
    let directory = try TemporaryDirectory()
    try Data(Self.favorites.utf8).write(to: directory.file)
    let keeper = FavoriteKeeper(store: directory.store)
    #expect(
      try await keeper.list.entries == [
        FavoriteList.Entry(1140, note: "주말"), FavoriteList.Entry(7),
      ])
    #expect(try directory.bytes(of: "favorites") == Array(Self.favorites.utf8))
    #expect(try await keeper.push(9) == .added(at: 2))
    let text = String(decoding: try directory.bytes(of: "favorites"), as: UTF8.self)
    #expect(text.hasPrefix("MartStore 1 "))
    #expect(try await Array(FavoriteKeeper(store: directory.store).list) == [1140, 7, 9])
    #expect(try directory.names == ["favorites", "favorites.lock"])
  }

  @Test("A snapshot is read with its time, its month and what has failed since")
  func readsSnapshot() async throws {
    let directory = try TemporaryDirectory()
    try Data(Self.snapshot.utf8).write(to: directory.file)
    let keeper = SnapshotKeeper<[String], YearMonth>(
      store: directory.store, form: .json(), policy: .catalog, now: { 1_795_258_950 },
      fetch: { _ in ["성수점"] })
    let answer = await keeper.answer(in: YearMonth(2026, 11))
    #expect(answer.used?.content == ["양재점"])
    #expect(answer.used?.fetchedAt == 1_795_172_550.25)
    #expect(answer.failure?.code == .timeout)
    #expect(await keeper.answer(in: YearMonth(2026, 12)).verdict.isFetchDue)
    _ = try await keeper.refreshed(in: YearMonth(2026, 11), byHand: true)
    let text = String(decoding: try directory.bytes(of: "favorites"), as: UTF8.self)
    #expect(text.hasPrefix("MartStore 1 "))
    #expect(text.hasSuffix(#"["성수점"]"#))
  }

  @Test("A checksum has sixteen digits, with zeros in front")
  func checksum() async throws {
    let directory = try TemporaryDirectory()
    let list = #"{"version":1,"limit":3,"favorites":[{"id":81}]}"#
    // FNV-1a of these 47 bytes, computed with another program.
    let file = Array("MartStore 1 47 007ba4cdc51e5d0b\n\(list)".utf8)
    try Data(file).write(to: directory.file)
    #expect(try directory.store.load() == Array(list.utf8))
    try await directory.store.save([])
    try await directory.store.save(Array(list.utf8))
    #expect(try directory.bytes(of: "favorites") == file)
  }

  @Test("Cut off anywhere or with a wrong byte, it is refused", arguments: [favorites, snapshot])
  func damaged(text: String) throws {
    let directory = try TemporaryDirectory()
    let bytes = Array(text.utf8)
    for count in bytes.indices {
      try Data(bytes[..<count]).write(to: directory.file)
      let error = #expect(throws: StoreError.self) { try directory.store.load() }
      #expect(error?.code == (count == 0 ? .emptyFile : .truncated), "cut after \(count)")
    }
    for index in bytes.indices where bytes[index] != 0x0A {
      var damaged = bytes
      damaged[index] ^= 1
      try Data(damaged).write(to: directory.file)
      #expect(throws: StoreError.self, "byte \(index)") { try directory.store.load() }
    }
  }
}
