import Dispatch
import Favorites
import Keeping
import MartTestSupport
import Testing

@Suite("Listening to a keeper, and reading while others change")
struct FavoriteStreamTests {
  @Test("A stream begins with the list as it is, without a gap")
  func beginning() async throws {
    let keeper = FavoriteKeeper(store: InMemoryByteStore(try FavoriteList([7]).storedForm))
    var changes = await keeper.changes().makeAsyncIterator()
    try await keeper.push(3)
    let first = await changes.next()
    #expect(first?.isBeginning == true)
    #expect(first?.after.elementsEqual([7]) == true)
    #expect(first?.added == [] && first?.removed == [] && first?.number == 0)
    let second = await changes.next()
    #expect(second?.added == [3] && second?.number == 1)
    var later = await keeper.changes().makeAsyncIterator()
    #expect(await later.next()?.after.elementsEqual([7, 3]) == true)
  }

  @Test("A change that changes nothing is not announced")
  func noChange() async throws {
    let keeper = FavoriteKeeper(store: InMemoryByteStore())
    var changes = await keeper.changes().makeAsyncIterator()
    try await keeper.push(7)
    try await keeper.push(7)
    try await keeper.pop(9)
    try await keeper.startOver()
    try await keeper.push(8)
    #expect(await changes.next()?.isBeginning == true)
    #expect(await changes.next()?.added == [7])
    let next = await changes.next()
    #expect(next?.added == [8] && next?.number == 2)
  }

  @Test(
    "Who listens before the store can be read gets the list once it can be",
    .timeLimit(.minutes(10)), arguments: [true, false])
  func unreadableAtFirst(startsOver: Bool) async throws {
    let store = InMemoryByteStore(Array("no list".utf8))
    let keeper = FavoriteKeeper(store: store)
    var changes = await keeper.changes().makeAsyncIterator()
    if startsOver {
      try await keeper.startOver()
    } else {
      try await store.save(try FavoriteList([7]).storedForm)
      _ = try await keeper.list
    }
    try await keeper.push(2)
    let first = await changes.next()
    #expect(first?.isBeginning == true && first?.number == 0)
    #expect(first?.after.elementsEqual(startsOver ? [] : [7]) == true)
    let second = await changes.next()
    #expect(second?.number == 1 && second?.added == [2] && second?.origin == .here)
  }

  @Test("A stream that begins while somebody else changed the list sees it once")
  func beginningElsewhere() async throws {
    let store = InMemoryByteStore()
    let keeper = FavoriteKeeper(store: store)
    var early = await keeper.changes().makeAsyncIterator()
    #expect(await early.next()?.after.isEmpty == true)
    try await FavoriteKeeper(store: store).push(7)
    var late = await keeper.changes().makeAsyncIterator()
    #expect(await late.next()?.after.elementsEqual([7]) == true)
    #expect(await early.next()?.origin == .elsewhere)
    try await keeper.push(8)
    #expect(await early.next()?.added == [8])
    #expect(await late.next()?.added == [8])
  }

  @Test("A listener that ended is dropped", .timeLimit(.minutes(10)))
  func endedListener() async throws {
    let keeper = FavoriteKeeper(store: InMemoryByteStore())
    let stays = await keeper.changes()
    let leaves = await keeper.changes()
    let reader = Task { for await _ in leaves {} }
    #expect(await keeper.listenerCount == 2)
    reader.cancel()
    await reader.value
    do {
      let forgotten = await keeper.changes()
      _ = forgotten
    }
    while await keeper.listenerCount > 1 { try await Task.sleep(for: .milliseconds(1)) }
    try await keeper.push(7)
    var iterator = stays.makeAsyncIterator()
    #expect(await iterator.next()?.isBeginning == true)
    #expect(await iterator.next()?.added == [7])
  }

  @Test("A store that answers late does not turn the changes around")
  func lateStore() async throws {
    /// It lets others run between the change and its answer.
    struct Late: ByteStore {
      let base = InMemoryByteStore()
      func load() throws -> [UInt8]? { try base.load() }
      nonisolated(nonsending) func update<Answer>(
        _ change: (inout StoredBytes) throws -> Answer
      ) async throws -> Answer {
        let answer = try await base.update(change)
        // Some answers are later than others, so that they overtake each other.
        for _ in 0..<(try load()?.count ?? 0) % 3 * 20 { await Task.yield() }
        return answer
      }
    }
    let keeper = FavoriteKeeper(store: Late(), limit: nil)
    let changes = await keeper.changes()
    try await withThrowingTaskGroup(of: Void.self) { group in
      for id in 0..<50 {
        group.addTask {
          try await keeper.push(id)
          _ = try await keeper.list
        }
      }
      try await group.waitForAll()
    }
    let end = try await keeper.list
    #expect(end.count == 50)
    var list = FavoriteList<Int>(limit: nil)
    for await change in changes {
      #expect(change.before == list)
      #expect(change.removed == [], "nobody took anything out")
      list = change.after
      if list == end { break }
    }
  }

  @Test("An answer that is older than what was read since is not announced")
  func olderAnswer() async throws {
    /// It has stored a change long before it answers.
    struct Slow: ByteStore {
      let base = InMemoryByteStore()
      let gate = Ticket<Void>()
      func load() throws -> [UInt8]? { try base.load() }
      nonisolated(nonsending) func update<Answer>(
        _ change: (inout StoredBytes) throws -> Answer
      ) async throws -> Answer {
        let answer = try await base.update(change)
        try await gate.value()
        return answer
      }
    }
    let store = Slow()
    let keeper = FavoriteKeeper(store: store)
    var changes = await keeper.changes().makeAsyncIterator()
    let slow = Task { try await keeper.push(1) }
    while try store.base.load() == nil { await Task.yield() }
    try await FavoriteKeeper(store: store.base).push(2)
    #expect(try await Array(keeper.list) == [1, 2])
    store.gate.resolve(.success(()))
    #expect(try await slow.value == .added(at: 0))
    try await keeper.push(3)
    #expect(await changes.next()?.isBeginning == true)
    #expect(await changes.next()?.after.elementsEqual([1, 2]) == true)
    let next = await changes.next()
    #expect(next?.before.elementsEqual([1, 2]) == true && next?.added == [3])
  }

  @Test("Reading does not wait for a change", .timeLimit(.minutes(10)))
  func readingWhileWaiting() async throws {
    let store = InMemoryByteStore(try FavoriteList([7]).storedForm)
    let keeper = FavoriteKeeper(store: store)
    let (entered, gate) = (Ticket<Void>(), DispatchSemaphore(value: 0))
    let bytes = try FavoriteList([7, 1]).storedForm
    let holder = Task {
      try await ThreadActor().update(store) { stored in
        entered.resolve(.success(()))
        gate.wait()
        stored.replace(with: bytes)
      }
    }
    try await entered.value()
    let waiting = Task { try await keeper.push(3) }
    try await Task.sleep(for: .milliseconds(20))
    #expect(try await Array(keeper.list) == [7])
    waiting.cancel()
    await #expect(throws: CancellationError.self) { try await waiting.value }
    gate.signal()
    _ = try await holder.value
    #expect(try await Array(keeper.list) == [7, 1])
  }
}

/// Runs a call that occupies its thread on one of its own: the tasks of all tests share as many
/// threads as there are cores.
private actor ThreadActor {
  private final class Executor: SerialExecutor {
    private let queue = DispatchQueue(label: "a thread of its own")

    func enqueue(_ job: UnownedJob) {
      queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
    }
  }

  private let executor = Executor()

  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  func update(
    _ store: InMemoryByteStore, _ change: @Sendable (inout StoredBytes) -> Void
  ) async throws { try await store.update(change) }
}
