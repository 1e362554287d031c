import Favorites
import Keeping
import MartTestSupport
import Testing

@Suite("A faulty store")
struct FaultyStoreTests {
  typealias InjectedFault = FaultyStore.InjectedFault

  @Test("It fails on the named call only, and says which it was")
  func fail() async throws {
    let store = FaultyStore(faults: [.fail(.save, on: 2), .fail(.load, on: 1)])
    let load = #expect(throws: InjectedFault.self) { try store.load() }
    #expect(load?.call == .load && load?.number == 1)
    try await store.save([1])
    let save = await #expect(throws: InjectedFault.self) { try await store.save([2]) }
    #expect(save?.description == "injected fault on save number 2")
    #expect(try store.load() == [1])
    try await store.save([3])
    #expect(try store.load() == [3])
    #expect(store.count(of: .save) == 3)
    #expect(store.count(of: .load) == 6, "a change begins by reading")
  }

  @Test("A torn write stores its beginning and throws", arguments: [0, 2, 9])
  func tear(count: Int) async throws {
    let base = InMemoryByteStore()
    let store = FaultyStore(base, faults: [.tear(on: 1, keeping: count)])
    await #expect(throws: InjectedFault.self) { try await store.save([1, 2, 3]) }
    #expect(try base.load() == Array([1, 2, 3].prefix(count)))
  }

  #if DEBUG
    @Test("A fault that cannot happen traps where the test makes it, and says why")
    func impossibleFault() async {
      var result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) {
        _ = FaultyStore.Fault.tear(on: 1, keeping: -1)
      }
      #expect(text(result).contains("a torn write cannot keep -1 bytes"))
      result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        _ = FaultyStore.Fault.stall(.load, on: 0)
      }
      #expect(text(result).contains("calls are counted from 1, not from 0"))
    }

    private func text(_ result: ExitTest.Result?) -> String {
      String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    }
  #endif

  @Test("A stalled call waits for its release and then succeeds", .timeLimit(.minutes(10)))
  func stall() async throws {
    let store = FaultyStore(faults: [.stall(.save, on: 1)])
    let holder = Task { try await store.save([1]) }
    while !store.isStalled { await Task.yield() }
    #expect(try store.load() == nil)
    store.release()
    try await holder.value
    #expect(!store.isStalled)
    #expect(try store.load() == [1])
  }

  @Test(
    "While a change stalls the list can be read, and another change can be canceled",
    .timeLimit(.minutes(10)), arguments: [FaultyStore.Call.save, .load])
  func stalledKeeper(call: FaultyStore.Call) async throws {
    let store = FaultyStore(faults: [.stall(call, on: 1)])
    let keeper = FavoriteKeeper(store: store)
    let first = Task { try await keeper.push(7) }
    while !store.isStalled { await Task.yield() }
    #expect(try await keeper.list.isEmpty)
    if call == .save {
      let second = Task { try await keeper.push(3) }
      second.cancel()
      await #expect(throws: CancellationError.self) { try await second.value }
    }
    store.release()
    #expect(try await first.value == .added(at: 0))
    #expect(try await Array(keeper.list) == [7])
    #expect(!store.isStalled && store.count(of: .save) == 1)
  }

  @Test("What is set aside is set aside by the store behind it, whose errors come through")
  func setAside() async throws {
    let base = InMemoryByteStore([1])
    let store = FaultyStore(base, faults: [])
    #expect(try await store.update { try $0.setAside() } == "in memory, copy 1")
    #expect(base.bytesSetAside == [[1]])
    let error = #expect(throws: StoreError.self) { try store.load() }
    #expect(error == StoreError(.setAside, value: "in memory, copy 1"))
  }

  @Test("It throws the error that a test names")
  func namedError() async {
    let full = StoreError(.diskFull, value: "no space")
    let store = FaultyStore(
      faults: [.fail(.save, on: 1, with: full), .fail(.load, on: 2, with: full)])
    await #expect(throws: full) { try await FavoriteKeeper<Int>(store: store).push(7) }
    #expect(store.count(of: .save) == 1)
    #expect(throws: full) { try store.load() }
  }
}
