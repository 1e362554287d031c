import Favorites
import Keeping
import MartTestSupport
import Testing

@Suite("Nothing is stored that could not be read back")
struct FavoriteBoundsTests {
  private let long = String(repeating: "가", count: 101)

  private func tooLong(
    _ body: () async throws -> Void
  ) async -> FavoriteError? {
    await #expect(throws: FavoriteError.self) { try await body() }
  }

  @Test("A note over the limit is refused before anything changes, and never cut")
  func note() async throws {
    let store = InMemoryByteStore()
    let keeper = FavoriteKeeper(store: store)
    let fits = String(repeating: "가", count: 100)
    #expect(try await keeper.push(7, note: fits) == .added(at: 0))
    let before = try store.load()
    let long = long
    for error in [
      await tooLong { try await keeper.push(3, note: long) },
      await tooLong { try await keeper.push(7, note: long) },
      await tooLong { try await keeper.setNote(long, for: 7) },
      await tooLong { _ = try await keeper.update { $0.setNote(long, for: 7) } },
      await tooLong { _ = try await keeper.update { $0.push(3, note: long) } },
    ] {
      #expect(error?.code == .noteTooLong)
      #expect(error?.value == "101 of at most 100 characters")
      #expect(error?.remains == "the list is unchanged")
    }
    #expect(try store.load() == before)
    #expect(try await keeper.list.note(for: 7) == fits)
  }

  @Test("Characters are counted, not bytes")
  func characters() async throws {
    let keeper = FavoriteKeeper(
      store: InMemoryByteStore(), bounds: FavoriteBounds(noteLength: 2))
    try await keeper.push(1, note: "👨‍👩‍👧‍👦한")
    await #expect(throws: FavoriteError.self) { try await keeper.push(2, note: "abc") }
    let none = FavoriteKeeper(
      store: InMemoryByteStore(), bounds: FavoriteBounds(noteLength: 0))
    #expect(try await none.push(1, note: "") == .added(at: 0))
    await #expect(throws: FavoriteError.self) { try await none.setNote("x", for: 1) }
  }

  @Test("A longer note that is stored is read, kept, moved and taken away")
  func storedNote() async throws {
    let list = try FavoriteList(
      entries: [FavoriteList.Entry(7, note: long), FavoriteList.Entry(3)], limit: nil)
    let keeper = FavoriteKeeper(store: InMemoryByteStore(list.storedForm), limit: nil)
    #expect(try await keeper.list.note(for: 7) == long)
    try await keeper.push(9)
    try await keeper.move(fromOffsets: [0], toOffset: 3)
    #expect(try await keeper.list.note(for: 7) == long)
    #expect(try await keeper.setNote(long, for: 7) == true)
    await #expect(throws: FavoriteError.self) { try await keeper.setNote(long + "나", for: 7) }
    try await keeper.setNote("short", for: 7)
    await #expect(throws: FavoriteError.self) { try await keeper.setNote(long, for: 7) }
  }

  @Test("A list over one mebibyte is refused before it is acknowledged")
  func size() async throws {
    let store = InMemoryByteStore()
    let keeper = FavoriteKeeper(
      store: store, limit: nil, bounds: FavoriteBounds(noteLength: .max))
    try await keeper.push(7)
    let before = try store.load()
    let error = await tooLong {
      try await keeper.push(9, note: String(repeating: "x", count: 2 << 20))
    }
    #expect(error?.code == .tooLarge)
    #expect(error?.remains == "the list is unchanged")
    #expect(try store.load() == before)
    #expect(try await keeper.push(9) == .added(at: 1))
  }

  @Test("A list of exactly the largest size is stored, and one of a byte more is not")
  func exactSize() async throws {
    let list = try FavoriteList([1, 2], limit: nil)
    let keeper = FavoriteKeeper(
      store: InMemoryByteStore(), limit: nil,
      bounds: FavoriteBounds(storedSize: list.storedForm.count))
    #expect(try await keeper.push(1) == .added(at: 0))
    await #expect(throws: FavoriteError.self) { try await keeper.push(22) }
    #expect(try await keeper.push(2) == .added(at: 1))
    #expect(try await keeper.list == list)
  }

  @Test("A list that is stored over the size can be made smaller step by step, and not larger")
  func shrinking() async throws {
    let list = try FavoriteList(1...10, limit: nil)
    let keeper = FavoriteKeeper(
      store: InMemoryByteStore(list.storedForm), limit: nil,
      bounds: FavoriteBounds(storedSize: 20))
    #expect(try await keeper.pop(3) == .removed(at: 2))
    await #expect(throws: FavoriteError.self) { try await keeper.push(1_000) }
    try await keeper.move(fromOffsets: [0], toOffset: 2)
    #expect(try await Array(keeper.list.prefix(2)) == [2, 1], "as large as before")
    #expect(try await keeper.list.count == 9)
  }
}
