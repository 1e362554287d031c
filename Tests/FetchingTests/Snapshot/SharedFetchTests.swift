import Fetching
import Keeping
import MartTestSupport
import Testing

@Suite("One attempt for many, and what outlasts it", .timeLimit(.minutes(10)))
struct SharedFetchTests {
  private func settle() async { for _ in 0..<200 { await Task.yield() } }

  @Test("One who leaves takes the answer from nobody", arguments: [0, 1, 2])
  func leaving(who: Int) async throws {
    let bench = Bench(FakeServer(.success("one"), .success("two")))
    await bench.server.hold()
    let tasks = (0..<3).map { _ in Task { try await bench.keeper.refreshed(in: "A") } }
    await bench.server.wait(forRequests: 1)
    await settle()
    tasks[who].cancel()
    await #expect(throws: CancellationError.self) { try await tasks[who].value }
    await settle()
    #expect(await bench.server.running == 1, "the others still wait")
    await bench.server.letGo()
    for (index, task) in tasks.enumerated() where index != who {
      #expect(try await task.value.content == "one")
    }
    #expect(await bench.server.requests.count == 1)
  }

  private struct Scoped {
    let clock = FakeClock(1_000)
    let server = FakeServer<FetchScope, String>(.success("one"), .success("two"))
    let keeper: SnapshotKeeper<String, String>

    init() {
      let (clock, server) = (clock, server)
      keeper = SnapshotKeeper(
        store: InMemoryByteStore(), form: Bench.form, policy: .weather, merge: nil,
        now: { clock() }, fetch: { _, scope in try await server.answer(scope) })
    }
  }

  @Test("Who needs less than what is asked for shares the attempt")
  func narrower() async throws {
    let bench = Scoped()
    await bench.server.hold()
    async let all = bench.keeper.refreshed(in: "A")
    await bench.server.wait(forRequests: 1)
    async let some = bench.keeper.refreshed(in: "A", for: FetchScope("ids", ["1"]), byHand: true)
    await settle()
    await bench.server.letGo()
    let contents = try await [all.content, some.content]
    #expect(contents == ["one", "one"])
    #expect(await bench.server.requests == [.all])
  }

  @Test("Who needs more waits for the end of the attempt, and then gets everything")
  func wider() async throws {
    let bench = Scoped()
    let one = FetchScope("ids", ["1"])
    await bench.server.hold()
    async let some = bench.keeper.refreshed(in: "A", for: one)
    await bench.server.wait(forRequests: 1)
    async let all = bench.keeper.refreshed(in: "A")
    await settle()
    #expect(await bench.server.requests == [one])
    await bench.server.letGo()
    let contents = try await [some.content, all.content]
    #expect(contents == ["one", "two"])
    #expect(await bench.server.requests == [one, .all])
    #expect(await bench.server.mostAtOnce == 1)
  }

  @Test("What was read stays on screen while the store cannot be read, and counts for its age")
  func lockedPhone() async throws {
    let memory = InMemoryByteStore()
    _ = try await Bench(FakeServer(.success("one")), store: memory).keeper.refreshed(in: "A")
    let store = FaultyStore(memory, faults: [.fail(.load, on: 2)])
    let bench = Bench(FakeServer(.success("two")), store: store, bundled: "bundled")
    #expect(await bench.keeper.answer(in: "A").content == "one")
    let locked = await bench.keeper.answer(in: "A")
    #expect(locked.used == SourcedContent("one", from: .cache, fetchedAt: 1_000))
    #expect(locked.verdict == .fresh)
  }

  @Test("What could not be stored is stored with the next answer, whoever asked for that")
  func unsavedIsSaved() async throws {
    let memory = InMemoryByteStore()
    let store = FaultyStore(memory, faults: [.fail(.save, on: 1)])
    let clock = FakeClock(1_000)
    let server = FakeServer<FetchScope, Facts>(
      .success(Facts(days: [1: [22: 1]])), .success(Facts(days: [2: [22: 2]])))
    let keeper = SnapshotKeeper(
      store: store, form: Facts.form, policy: FreshnessPolicy<String>.weather, merge: Facts.merge,
      now: { clock() }, fetch: { _, scope in try await server.answer(scope) })
    #expect(try await keeper.refreshed(in: "A").storingFailed != nil)
    #expect(await keeper.answer(in: "A").verdict == .fresh)
    clock.advance(by: 1)
    _ = try await keeper.refreshed(in: "A", for: FetchScope("ids", ["2"]), byHand: true)
    let stored = try Facts.form.read(#require(try memory.load()))
    #expect(stored.answers.map(\.content.days) == [[1: [22: 1]], [2: [22: 2]]])
  }

  @Test("What could not be stored counts no longer when another process was told something newer")
  func unsavedIsOld() async throws {
    let memory = InMemoryByteStore()
    let store = FaultyStore(memory, faults: [.fail(.save, on: 1)])
    let bench = Bench(FakeServer(.success("one")), store: store)
    #expect(try await bench.keeper.refreshed(in: "A").storingFailed != nil)
    bench.clock.advance(by: 1)
    let newer = FetchSnapshot<String, String>("two", fetchedAt: 1_001, context: "A")
    try await memory.save(Bench.form.bytes(of: .snapshot(newer)))
    #expect(await bench.keeper.answer(in: "A").content == "two")
  }

  @Test("A failure that could not be noted ends with the next answer that is stored")
  func unsavedFailureEnds() async throws {
    let memory = InMemoryByteStore()
    let store = FaultyStore(memory, faults: [.fail(.save, on: 1)])
    let bench = Bench(FakeServer(.failure(FetchFailure(.server)), .success("one")), store: store)
    #expect(try await bench.keeper.refreshed(in: "A").storingFailed != nil)
    #expect(await bench.keeper.answer(in: "A").failure?.code == .server)
    _ = try await bench.keeper.refreshed(in: "A", byHand: true)
    #expect(await bench.keeper.answer(in: "A").failure == nil)
    // Somebody starts over: what was stored well is not remembered against that.
    try await memory.save(
      Bench.form.bytes(of: .failure(FailedAttempt(FetchFailure(.offline), at: 1_000))))
    #expect(await bench.keeper.answer(in: "A").content == nil)
  }

  @Test(
    "An answer that is stored late ends no failure that came after it", arguments: [false, true])
  func failedSince(isMerging: Bool) async throws {
    let memory = InMemoryByteStore()
    let clock = FakeClock(1_000)
    let busy = FetchFailure(.tooMany, status: 429, retryAfter: 7_200)
    func keeper(
      _ store: any ByteStore, _ server: FakeServer<FetchScope, Facts>
    ) -> SnapshotKeeper<Facts, String> {
      SnapshotKeeper(
        store: store, form: Facts.form, policy: .weather, merge: isMerging ? Facts.merge : nil,
        now: { clock() }, fetch: { _, scope in try await server.answer(scope) })
    }
    let store = FaultyStore(memory, faults: [.fail(.save, on: 1)])
    let server = FakeServer<FetchScope, Facts>(
      .success(Facts(days: [1: [22: 1]])), .failure(FetchFailure(.offline)))
    let app = keeper(store, server)
    #expect(try await app.refreshed(in: "A").storingFailed != nil)
    clock.advance(by: 10)
    _ = try await keeper(memory, FakeServer(.failure(busy))).refreshed(in: "A")
    clock.advance(by: 10)
    let other = FetchScope("ids", ["2"])
    #expect(await app.answer(in: "A").failure == busy)
    #expect(await app.answer(in: "A", for: other).verdict == .fresh)
    clock.advance(by: 10_000)
    // It is older than the answer that was stored in between.
    _ = try await app.refreshed(in: "A", byHand: true)
    let stored = try Facts.form.read(#require(try memory.load()))
    #expect(stored.answers.count == 1)
    #expect(stored.failure?.count == 2)
  }

  @Test("A failure that could not be noted is not the last one when another came after it")
  func unsavedFailureIsOlder() async throws {
    let memory = InMemoryByteStore()
    let store = FaultyStore(memory, faults: [.fail(.save, on: 1)])
    let bench = Bench(FakeServer(.failure(FetchFailure(.offline))), store: store)
    #expect(try await bench.keeper.refreshed(in: "A").storingFailed != nil)
    let later = FailedAttempt<String>(FetchFailure(.server), at: 1_005, count: 7, context: "A")
    bench.clock.advance(by: 5)
    try await memory.save(Bench.form.bytes(of: .failure(later)))
    #expect(await bench.keeper.answer(in: "A").verdict == .backingOff(until: 4_605))
    bench.clock.now = 1_002
    #expect(await bench.keeper.answer(in: "A").failure?.code == .offline, "the clock was ahead")
  }

  @Test("What became readable during a fetch is not set aside")
  func readAgain() async throws {
    let memory = InMemoryByteStore(Array("garbage".utf8))
    let bench = Bench(FakeServer(.success("one")), store: memory)
    await bench.server.hold()
    async let fetched = bench.keeper.refreshed(in: "A")
    await bench.server.wait(forRequests: 1)
    let good = FetchSnapshot<String, String>("good", fetchedAt: 900, context: "A")
    try await memory.save(Bench.form.bytes(of: .snapshot(good)))
    await bench.server.letGo()
    #expect(try await fetched.content == "one")
    #expect(memory.bytesSetAside.isEmpty)
    #expect(await bench.keeper.answer(in: "A").content == "one")
  }

  @Test("What became unreadable during a fetch is set aside, though it was read before")
  func unreadableSince() async throws {
    let memory = InMemoryByteStore()
    let bench = Bench(FakeServer(.success("one"), .success("two")), store: memory)
    _ = try await bench.keeper.refreshed(in: "A")
    await bench.server.hold()
    async let fetched = bench.keeper.refreshed(in: "A", byHand: true)
    await bench.server.wait(forRequests: 2)
    try await memory.save(Array("garbage".utf8))
    await bench.server.letGo()
    #expect(try await fetched.content == "two")
    #expect(memory.bytesSetAside == [Array("garbage".utf8)])
  }
}
