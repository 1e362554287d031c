import Favorites
import Keeping
import MartTestSupport
import Testing

@Suite("The keeper of the favorites")
struct FavoriteKeeperTests {
  @Test("The results are those of the list, and each is stored before the answer")
  func results() async throws {
    let store = InMemoryByteStore()
    let keeper = FavoriteKeeper(store: store, limit: 2)
    #expect(try await keeper.list.isEmpty)
    #expect(try store.load() == nil, "reading stores nothing")
    #expect(try await keeper.push(7) == .added(at: 0))
    #expect(try Array(stored(store)) == [7])
    #expect(try await keeper.push(7) == .alreadyPresent(at: 0))
    #expect(try await keeper.push(3, note: "집") == .added(at: 1))
    #expect(try await keeper.push(9) == .full(limit: 2))
    #expect(try await keeper.toggle(9) == .full(limit: 2))
    try await keeper.move(fromOffsets: [1], toOffset: 0)
    #expect(try Array(stored(store)) == [3, 7])
    #expect(try await keeper.setNote("회사", for: 7))
    #expect(try await !keeper.setNote("없음", for: 9))
    #expect(try stored(store).note(for: 7) == "회사")
    try await keeper.move([7], before: 3)
    #expect(try await keeper.pop(3) == .removed(at: 1))
    #expect(try await keeper.pop(3) == .notPresent)
    #expect(try await keeper.prune([7, 8]) == [7])
    #expect(try stored(store).isEmpty)
  }

  private func stored(_ store: InMemoryByteStore) throws -> FavoriteList<Int> {
    try FavoriteList(storedForm: try #require(try store.load()))
  }

  @Test("A keeper without a stated type keeps branch numbers, and any other type can be stated")
  func types() async throws {
    let numbers = FavoriteKeeper(store: InMemoryByteStore())
    #expect(try await numbers.push(3) == .added(at: 0))
    let texts = FavoriteKeeper<String>(store: InMemoryByteStore())
    #expect(try await texts.push("3") == .added(at: 0))
  }

  @Test("A change may raise the limit for itself, and what it adds stays")
  func limitOfChange() async throws {
    let store = InMemoryByteStore()
    let keeper = FavoriteKeeper(store: store, limit: 2)
    var changes = await keeper.changes().makeAsyncIterator()
    try await keeper.update { $0.setLimit(10) }
    #expect(try store.load() == nil, "that alone changes nothing")
    try await keeper.update { list in
      list.setLimit(10)
      for id in 1...4 { list.push(id) }
    }
    #expect(try stored(store).limit == 4 && Array(stored(store)) == [1, 2, 3, 4])
    #expect(try await keeper.push(5) == .full(limit: 2))
    try await keeper.prune([1, 2, 3])
    #expect(try await keeper.list.limit == 2)
    #expect(await changes.next()?.isBeginning == true)
    for (number, limit) in [(1, 4), (2, 2)] {
      let change = await changes.next()
      #expect(change?.number == number && change?.after.limit == limit)
      #expect(change?.origin == .here)
    }
  }

  @Test("A restart finds everything again")
  func restart() async throws {
    let store = InMemoryByteStore()
    try await FavoriteKeeper(store: store).push(7, note: "x")
    let list = try await FavoriteKeeper(store: store).list
    #expect(list.entries == [FavoriteList.Entry(7, note: "x")])
  }

  @Test("Nothing is saved when nothing changes")
  func noNeedlessSave() async throws {
    let store = FaultyStore(faults: [])
    let keeper = FavoriteKeeper(store: store)
    try await keeper.push(7)
    try await keeper.push(7)
    try await keeper.pop(9)
    try await keeper.move(fromOffsets: [0], toOffset: 1)
    #expect(store.count(of: .save) == 1)
  }

  @Test("A save that fails throws, and neither the list nor a listener sees the change")
  func failingSave() async throws {
    let store = FaultyStore(faults: [.fail(.save, on: 2)])
    let keeper = FavoriteKeeper(store: store)
    let changes = await keeper.changes()
    try await keeper.push(7)
    await #expect(throws: FaultyStore.InjectedFault.self) { try await keeper.push(3) }
    #expect(try await Array(keeper.list) == [7])
    try await keeper.push(8)
    var iterator = changes.makeAsyncIterator()
    #expect(await iterator.next()?.isBeginning == true)
    #expect(await iterator.next()?.after.elementsEqual([7]) == true)
    #expect(await iterator.next()?.after.elementsEqual([7, 8]) == true)
  }

  @Test("A load that fails is not an empty list")
  func failingLoad() async throws {
    let store = FaultyStore(
      InMemoryByteStore(try FavoriteList([7]).storedForm), faults: [.fail(.load, on: 1)])
    let keeper = FavoriteKeeper(store: store)
    await #expect(throws: FaultyStore.InjectedFault.self) { try await keeper.push(3) }
    #expect(try await keeper.push(3) == .added(at: 1))
  }

  @Test("A torn write is found, set aside and never taken for an empty list")
  func tornWrite() async throws {
    let base = InMemoryByteStore()
    let store = FaultyStore(base, faults: [.tear(on: 2, keeping: 20)])
    let keeper = FavoriteKeeper(store: store)
    try await keeper.push(7)
    await #expect(throws: FaultyStore.InjectedFault.self) { try await keeper.push(3) }
    for _ in 0..<3 {
      let error = await #expect(throws: StoreError.self) { try await keeper.push(3) }
      #expect(error?.code == .setAside)
    }
    #expect(base.bytesSetAside.map(\.count) == [20])
    let changes = await keeper.changes()
    try await keeper.startOver()
    #expect(try await keeper.list.isEmpty)
    #expect(try await keeper.push(3) == .added(at: 0))
    #expect(base.bytesSetAside.count == 1, "what was set aside is kept")
    var iterator = changes.makeAsyncIterator()
    #expect(await iterator.next()?.isBeginning == true)
    #expect(await iterator.next()?.removed == [7])
  }

  @Test("Starting over is possible at once, and does nothing to a list that can be read")
  func startOver() async throws {
    let store = InMemoryByteStore(Array("garbage".utf8))
    let keeper = FavoriteKeeper(store: store)
    try await keeper.startOver()
    #expect(store.bytesSetAside == [Array("garbage".utf8)])
    try await keeper.push(7)
    try await keeper.startOver()
    #expect(try await Array(keeper.list) == [7])
  }

  @Test("Two who start over and change at once lose nothing that was acknowledged")
  func rivals() async throws {
    for round in 0..<200 {
      let store = InMemoryByteStore(Array("garbage".utf8))
      let keepers = [FavoriteKeeper(store: store), FavoriteKeeper(store: store)]
      try await withThrowingTaskGroup(of: Void.self) { group in
        for (id, keeper) in keepers.enumerated() {
          group.addTask {
            try await keeper.startOver()
            #expect(try await keeper.push(id).succeeded == true)
          }
        }
        try await group.waitForAll()
      }
      let list = try await keepers[0].list
      #expect(list.sorted() == [0, 1], "round \(round)")
      #expect(store.bytesSetAside == [Array("garbage".utf8)])
    }
  }

  @Test("Who starts over after somebody else did finds a list and leaves it")
  func secondStartOver() async throws {
    let store = InMemoryByteStore(Array("garbage".utf8))
    let (app, widget) = (FavoriteKeeper(store: store), FavoriteKeeper(store: store))
    await #expect(throws: StoreError.self) { try await widget.list }
    try await app.startOver()
    try await app.push(5)
    try await widget.startOver()
    #expect(try await Array(widget.list) == [5])
  }

  @Test("What a later version stored stays where it is, even when starting over")
  func futureVersion() async throws {
    let bytes = Array(#"{"version":2,"marks":[7]}"#.utf8)
    let store = InMemoryByteStore(bytes)
    let keeper = FavoriteKeeper(store: store)
    for _ in 0..<2 {
      let error = await #expect(throws: StoreError.self) { try await keeper.push(3) }
      #expect(error?.code == .futureVersion)
      #expect(error?.remains == "the store is unchanged")
    }
    await #expect(throws: StoreError.self) { try await keeper.startOver() }
    #expect(try store.load() == bytes)
  }

  @Test("A store that cannot set bytes aside is left alone")
  func cannotSetAside() async throws {
    struct Fixed: ByteStore {
      func load() throws -> [UInt8]? { Array("{".utf8) }
      nonisolated(nonsending) func update<Answer>(
        _ change: (inout StoredBytes) throws -> Answer
      ) async throws -> Answer {
        var stored = StoredBytes(.bytes(Array("{".utf8)))
        let answer = try change(&stored)
        if stored.replacement != nil { Issue.record("it was overwritten") }
        return answer
      }
    }
    let keeper = FavoriteKeeper(store: Fixed())
    let error = await #expect(throws: StoreError.self) { try await keeper.list }
    #expect(error?.code == .truncated)
    let again = await #expect(throws: StoreError.self) { try await keeper.startOver() }
    #expect(again?.code == .truncated)
  }

  @Test("A lower limit keeps what is there and takes nothing new until there is room")
  func lowerLimit() async throws {
    let store = InMemoryByteStore(try FavoriteList([1, 2, 3, 4], limit: nil).storedForm)
    let keeper = FavoriteKeeper(store: store, limit: 3)
    #expect(try await keeper.list.count == 4)
    #expect(try await keeper.list.limit == 4)
    #expect(try await keeper.push(9) == .full(limit: 3))
    #expect(try await keeper.push(9, note: "x") == .full(limit: 3))
    #expect(try await keeper.toggle(9) == .full(limit: 3))
    try await keeper.pop(1)
    #expect(try await keeper.push(9) == .full(limit: 3))
    try await keeper.pop(2)
    #expect(try await keeper.push(9) == .added(at: 2))
  }

  @Test("A higher limit takes effect on a list that was stored with a lower one")
  func higherLimit() async throws {
    let store = InMemoryByteStore(try FavoriteList([1, 2, 3]).storedForm)
    #expect(try await FavoriteKeeper(store: store, limit: 5).push(4) == .added(at: 3))
  }

  @Test("Two keepers of one store see each other, and the limit holds for both together")
  func twoKeepers() async throws {
    let store = InMemoryByteStore()
    let app = FavoriteKeeper(store: store)
    let widget = FavoriteKeeper(store: store)
    let changes = await app.changes()
    try await app.push(1)
    try await widget.push(2)
    try await app.push(3)
    #expect(try await widget.push(4) == .full(limit: 3))
    #expect(try await Array(app.list) == [1, 2, 3])
    var iterator = changes.makeAsyncIterator()
    #expect(await iterator.next()?.isBeginning == true)
    let seen = [await iterator.next(), await iterator.next(), await iterator.next()]
    #expect(seen.map(\.?.added) == [[1], [2], [3]])
    #expect(seen.map(\.?.origin) == [.here, .elsewhere, .here])
    #expect(seen.map(\.?.number) == [1, 2, 3])
  }

  @Test("Offsets mean the list that was shown, also when another process changed it since")
  func staleOffsets() async throws {
    let store = InMemoryByteStore()
    let app = FavoriteKeeper(store: store, limit: nil)
    for id in [1, 2, 3, 4] { try await app.push(id) }
    try await FavoriteKeeper(store: store, limit: nil).pop(1)
    // The app still shows 1, 2, 3, 4 and its user drags the 4 in front of the 2.
    try await app.move(fromOffsets: [3], toOffset: 1)
    #expect(try await Array(app.list) == [4, 2, 3])
    let error = await #expect(throws: FavoriteError.self) {
      try await app.move(fromOffsets: [3], toOffset: 0)
    }
    #expect(error?.code == .staleOffset)
    await #expect(throws: FavoriteError.self) {
      try await app.move(fromOffsets: [0], toOffset: 4)
    }
  }

  @Test("A favorite is dropped before the next one that is still there")
  func staleSuccessor() async throws {
    let store = InMemoryByteStore()
    let app = FavoriteKeeper(store: store, limit: nil)
    for id in [1, 2, 3, 4] { try await app.push(id) }
    try await FavoriteKeeper(store: store, limit: nil).pop(2)
    // The app still shows the 2, and its user drags the 4 in front of it.
    try await app.move(fromOffsets: [3], toOffset: 1)
    #expect(try await Array(app.list) == [1, 4, 3])
  }

  @Test("What a change throws leaves everything as it was")
  func throwingUpdate() async throws {
    struct Refusal: Error {}
    let keeper = FavoriteKeeper(store: InMemoryByteStore())
    try await keeper.push(1)
    await #expect(throws: Refusal.self) {
      try await keeper.update { list in
        list.pop(1)
        throw Refusal()
      }
    }
    #expect(try await Array(keeper.list) == [1])
  }
}
