import Dispatch
import Favorites
import Foundation
import Keeping
import MartStorage
import MartTestSupport
import Testing

@Suite("User defaults that the original app can read")
struct UserDefaultsStoreTests {
  /// A suite of its own for a test, emptied at the end.
  final class Suite {
    let name = "martholidaykit.tests.\(UUID().uuidString)"
    let defaults: UserDefaults

    init() throws { defaults = try #require(UserDefaults(suiteName: name)) }

    deinit {
      for key in defaults.dictionaryRepresentation().keys where key.hasPrefix("favorites") {
        defaults.removeObject(forKey: key)
      }
      defaults.removeObject(forKey: "FavoriteList")
      defaults.removePersistentDomain(forName: name)
      defaults.synchronize()
    }

    var store: UserDefaultsStore {
      UserDefaultsStore(suiteName: name, key: "favorites") { 1_795_258_950 }
    }

    var array: [Int]? {
      defaults.array(forKey: "favorites")?.compactMap { ($0 as? NSNumber)?.intValue }
    }

    func list() throws -> FavoriteList<Int> {
      try FavoriteList(storedForm: try #require(try store.load()))
    }
  }

  @Test("It keeps the contract of a store")
  func conformance() async throws {
    let suite = try Suite()
    #expect(await ByteStoreConformance.findings { suite.store } == [])
    let (name, other) = (suite.name, "favorites.concurrent")
    let findings = await ByteStoreConformance.findingsOfConcurrentUse(tasks: 4, changes: 5) {
      UserDefaultsStore(suiteName: name, key: other)
    }
    #expect(findings == [])
  }

  @Test("A change waits for the one before it, and finds what that one stored")
  func oneAtATime() async throws {
    let suite = try Suite()
    let store = suite.store
    let (inside, begun) = (Ticket<Void>(), Ticket<Void>())
    let gate = DispatchSemaphore(value: 0)
    let first = Task.detached {
      try await store.update { stored in
        inside.resolve(.success(()))
        gate.wait()
        stored.replace(with: [1])
      }
    }
    try await inside.value()
    let second = Task { @MainActor in
      begun.resolve(.success(()))
      return try await store.update { $0.content }
    }
    try await begun.value()
    // The main actor is free again once the second change waits.
    await MainActor.run {}
    gate.signal()
    try await first.value
    #expect(try await second.value == .bytes([1]))
  }

  @Test("The original reads what this writes: an array of numbers under its key")
  func written() async throws {
    let suite = try Suite()
    let keeper = FavoriteKeeper(store: suite.store)
    try await keeper.push(1140, note: "주말")
    try await keeper.push(7)
    #expect(suite.array == [1140, 7])
    #expect(try suite.list().note(for: 1140) == "주말")
  }

  @Test("This reads what the original wrote, more than three and in its order")
  func original() async throws {
    let suite = try Suite()
    suite.defaults.set([5, 1, 9, 7], forKey: "favorites")
    #expect(try Array(suite.list()) == [5, 1, 9, 7])
    let keeper = FavoriteKeeper(store: suite.store)
    #expect(try await keeper.push(2) == .full(limit: 3))
    try await keeper.pop(1)
    #expect(suite.array == [5, 9, 7])
  }

  @Test("When the original changed the array since, the notes of those that stayed are kept")
  func changedByOriginal() async throws {
    let suite = try Suite()
    let keeper = FavoriteKeeper(store: suite.store)
    try await keeper.push(1140, note: "주말")
    try await keeper.push(7, note: "집")
    suite.defaults.set([88, 7], forKey: "favorites")
    #expect(
      try suite.list().entries == [FavoriteList.Entry(88), FavoriteList.Entry(7, note: "집")])
  }

  @Test("The 0 that the original wrote when it had no favorites is none")
  func bogusZero() throws {
    let suite = try Suite()
    suite.defaults.set([0], forKey: "favorites")
    #expect(try suite.list().isEmpty)
  }

  @Test("A branch that the user made stays with its note when the original changed the array")
  func userBranch() async throws {
    let suite = try Suite()
    let keeper = FavoriteKeeper(store: suite.store, limit: nil)
    try await keeper.push(-1, note: "시장")
    try await keeper.push(5)
    suite.defaults.set([-1, 5, 8], forKey: "favorites")
    #expect(
      try suite.list().entries
        == [FavoriteList.Entry(-1, note: "시장"), FavoriteList.Entry(5), FavoriteList.Entry(8)])
    try await keeper.push(9)
    #expect(suite.array == [-1, 5, 8, 9])
    suite.defaults.set([3, 0, -2, 3], forKey: "favorites")
    #expect(try Array(suite.list()) == [3, -2])
  }

  @Test(
    "A later version's list does not hide the array, and is not written over",
    arguments: [#"{"version":2}"#, #"{"version":99999999999999999999,"favorites":[]}"#])
  func futureVersion(stored: String) async throws {
    let suite = try Suite()
    let future = Data(stored.utf8)
    suite.defaults.set(future, forKey: "favorites.list")
    suite.defaults.set([7, 3], forKey: "favorites")
    let keeper = FavoriteKeeper(store: suite.store)
    #expect(try await Array(keeper.list) == [7, 3])
    #expect(try await keeper.push(9) == .added(at: 2))
    #expect(suite.array == [7, 3, 9])
    #expect(try await Array(keeper.list) == [7, 3, 9])
    // The array holds no note, so a note would not be stored.
    let error = await #expect(throws: StoreError.self) {
      try await keeper.setNote("집", for: 7)
    }
    #expect(error?.code == .futureVersion)
    #expect(error?.remains == "what was stored before is unchanged")
    #expect(suite.array == [7, 3, 9])
    try await keeper.startOver()
    #expect(suite.array == [7, 3, 9])
    #expect(suite.defaults.data(forKey: "favorites.list") == future)
  }

  @Test("A later version's list without an array is not written over")
  func futureVersionAlone() async throws {
    let suite = try Suite()
    let future = Data(#"{"version":2}"#.utf8)
    suite.defaults.set(future, forKey: "favorites.list")
    for error in [
      await #expect(throws: StoreError.self) {
        try await FavoriteKeeper(store: suite.store).list
      },
      await #expect(throws: StoreError.self) {
        try await suite.store.save(FavoriteList([1]).storedForm)
      },
      await #expect(throws: StoreError.self) { try await suite.store.save([1, 2]) },
      await #expect(throws: StoreError.self) {
        try await FavoriteKeeper(store: suite.store).startOver()
      },
    ] {
      #expect(error?.code == .futureVersion)
    }
    #expect(suite.defaults.data(forKey: "favorites.list") == future)
    #expect(suite.array == nil)
  }

  @Test(
    "Bytes that are no list of numbers are kept as they are, without an array",
    arguments: [
      Array("MartFetch 1\n".utf8), [1, 2], [],
      #"{"version":1,"favorites":[{"id":"a"}]}"#.utf8.map { $0 },
    ])
  func otherBytes(bytes: [UInt8]) async throws {
    let suite = try Suite()
    try await suite.store.save(FavoriteList([7]).storedForm)
    #expect(suite.array == [7])
    try await suite.store.save(bytes)
    #expect(try suite.store.load() == bytes)
    #expect(suite.defaults.object(forKey: "favorites") == nil)
  }

  @Test("An array beside a snapshot is somebody else's: the snapshot is read, and both stay")
  func arrayBesideSnapshot() async throws {
    let suite = try Suite()
    let snapshot = Array("MartFetch 1\n".utf8)
    try await suite.store.save(snapshot)
    suite.defaults.set([88], forKey: "favorites")
    #expect(try suite.store.load() == snapshot)
    #expect(suite.array == [88])
    #expect(suite.defaults.data(forKey: "favorites.list") == Data(snapshot))
  }

  @Test("An older app that reads and writes the same suite in between still works")
  func olderApp() async throws {
    let suite = try Suite()
    let keeper = FavoriteKeeper(store: suite.store, limit: nil)
    var model: [(id: Int, note: String?)] = []
    // What the newer app stored last is where the notes are.
    var notes: [Int: String] = [:]
    var random = SplitMix64(seed: 32)
    for step in 1...200 {
      let id = Int.random(in: 1...9, using: &random)
      if Bool.random(using: &random) {
        // The older app knows the array and nothing else.
        var array = suite.array ?? []
        #expect(array == model.map(\.id), "step \(step)")
        if let place = array.firstIndex(of: id) {
          array.remove(at: place)
          model.remove(at: place)
        } else {
          array.append(id)
          model.append((id, notes[id]))
        }
        suite.defaults.set(array, forKey: "favorites")
      } else {
        if let place = model.firstIndex(where: { $0.id == id }) {
          try await keeper.pop(id)
          model.remove(at: place)
        } else {
          try await keeper.push(id, note: "note \(step)")
          model.append((id, "note \(step)"))
        }
        notes = model.reduce(into: [:]) { $0[$1.id] = $1.note }
      }
      let entries = try await keeper.list.entries
      #expect(entries == model.map { FavoriteList.Entry($0.id, note: $0.note) }, "step \(step)")
    }
  }

  @Test("A suite without a name is an error")
  func noSuite() {
    let store = UserDefaultsStore(suiteName: "")
    #expect(#expect(throws: StoreError.self) { try store.load() }?.code == .noSuchSuite)
  }

  @Test("The archive of the original is found under its key, and left there")
  func archive() throws {
    let suite = try Suite()
    #expect(try LegacyFavorites.stored(suiteName: suite.name) == nil)
    suite.defaults.set(Data(PropertyListObject.original([9, 7])), forKey: "FavoriteList")
    #expect(try LegacyFavorites.stored(suiteName: suite.name)?.ids == [7, 9])
    #expect(suite.defaults.data(forKey: "FavoriteList") != nil)
    suite.defaults.set("text", forKey: "FavoriteList")
    let error = #expect(throws: StoreError.self) {
      try LegacyFavorites.stored(suiteName: suite.name)
    }
    #expect(error?.path == "FavoriteList")
    #expect(error?.remains == "the archive is unchanged")
  }
}
