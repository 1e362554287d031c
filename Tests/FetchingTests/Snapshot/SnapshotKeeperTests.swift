import Fetching
import Keeping
import MartTestSupport
import Testing

@Suite("One place that keeps what was fetched", .timeLimit(.minutes(10)))
struct SnapshotKeeperTests {
  @Test("Nothing stored: what the app brought along is shown, and its source and reason are said")
  func bundled() async throws {
    let bench = Bench(FakeServer(.failure(FetchFailure(.server))), bundled: "bundled")
    let first = await bench.keeper.answer(in: "A")
    #expect(first.used == SourcedContent("bundled", from: .bundled))
    #expect(first.verdict == .missing)
    #expect(first.age == nil)
    #expect(first.isOld)
    #expect(
      first.skipped == [SkippedSource(.server, .notAsked), SkippedSource(.cache, .nothingThere)])
    let failed = try await bench.keeper.refreshed(in: "A")
    #expect(failed.used?.source == .bundled)
    #expect(failed.failure?.code == .server)
    #expect(failed.verdict == .backingOff(until: 1_060))
  }

  @Test("Nothing anywhere is an answer without content, and not an empty one")
  func nothing() async throws {
    let bench = Bench(FakeServer(.failure(FetchFailure(.offline))))
    let answer = try await bench.keeper.refreshed(in: "A")
    #expect(answer.used == nil)
    #expect(
      answer.skipped == [
        SkippedSource(.server, .failed(FetchFailure(.offline))),
        SkippedSource(.cache, .nothingThere),
        SkippedSource(.bundled, .nothingThere),
      ])
  }

  @Test("A fetched answer is stored, then shown from the store, and fresh for its time")
  func stored() async throws {
    let bench = Bench(FakeServer(.success("one"), .success("two")))
    let first = try await bench.keeper.refreshed(in: "A")
    #expect(first.used == SourcedContent("one", from: .server, fetchedAt: 1_000))
    #expect(first.skipped.isEmpty)
    #expect(first.verdict == .fresh)
    bench.clock.advance(by: 10_799)
    let again = try await bench.keeper.refreshed(in: "A")
    #expect(again.used == SourcedContent("one", from: .cache, fetchedAt: 1_000))
    #expect(again.age == 10_799)
    #expect(await bench.server.requests == ["A"])
    bench.clock.advance(by: 1)
    #expect(await bench.keeper.answer(in: "A").verdict == .stale)
    #expect(await bench.keeper.answer(in: "A").content == "one", "shown while it is fetched anew")
    #expect(try await bench.keeper.refreshed(in: "A").content == "two")
    let relaunched = bench.another(FakeServer(.failure(FetchFailure(.server))))
    #expect(
      await relaunched.answer(in: "A").used
        == SourcedContent("two", from: .cache, fetchedAt: 11_800))
  }

  @Test(
    "A clock that shows no time makes what is fetched then stale, and nothing traps",
    arguments: [Double.nan, .infinity, -.infinity])
  func noTime(shown: Double) async throws {
    let failing = FetchFailure(.server)
    let bench = Bench(FakeServer(.success("one"), .failure(failing), .success("two")))
    bench.clock.now = shown
    let first = try await bench.keeper.refreshed(in: "A")
    #expect(first.used == SourcedContent("one", from: .server, fetchedAt: 0))
    #expect(try await bench.keeper.refreshed(in: "A", byHand: true).failure == failing)
    bench.clock.now = 1_000_000
    #expect(await bench.keeper.answer(in: "A").verdict == .stale)
    #expect(
      try await bench.keeper.refreshed(in: "A").used
        == SourcedContent("two", from: .server, fetchedAt: 1_000_000))
  }

  @Test("A hundred callers share one attempt, and each gets one answer")
  func singleFlight() async throws {
    let bench = Bench(FakeServer(.success("one"), .failure(FetchFailure(.server))))
    await bench.server.hold()
    let answers = try await withThrowingTaskGroup(of: String?.self) { group in
      for _ in 0..<100 { group.addTask { try await bench.keeper.refreshed(in: "A").content } }
      await bench.server.wait(forRequests: 1)
      for _ in 0..<50 { await Task.yield() }
      await bench.server.letGo()
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(answers == Array(repeating: "one", count: 100))
    #expect(await bench.server.requests.count == 1)
  }

  @Test("A person's retry joins the attempt that runs")
  func byHandJoins() async throws {
    let bench = Bench(FakeServer(.success("one")))
    await bench.server.hold()
    async let first = bench.keeper.refreshed(in: "A")
    await bench.server.wait(forRequests: 1)
    async let second = bench.keeper.refreshed(in: "A", byHand: true)
    for _ in 0..<50 { await Task.yield() }
    await bench.server.letGo()
    let contents = try await [first.content, second.content]
    #expect(contents == ["one", "one"])
    #expect(await bench.server.requests.count == 1)
  }

  @Test("Another context waits for the attempt that runs, and then gets its own")
  func oneAtATime() async throws {
    let bench = Bench(FakeServer(.success("for A"), .success("for B")))
    await bench.server.hold()
    async let first = bench.keeper.refreshed(in: "A")
    await bench.server.wait(forRequests: 1)
    async let second = bench.keeper.refreshed(in: "B")
    for _ in 0..<50 { await Task.yield() }
    #expect(await bench.server.requests == ["A"])
    await bench.server.letGo()
    let contents = try await [first.content, second.content]
    #expect(contents == ["for A", "for B"])
    #expect(await bench.server.requests == ["A", "B"])
    #expect(await bench.server.mostAtOnce == 1)
  }

  @Test("A caller who leaves leaves alone; when all have left the attempt ends and is no failure")
  func cancelled() async throws {
    let bench = Bench(FakeServer(.success("one")))
    await bench.server.hold()
    let first = Task { try await bench.keeper.refreshed(in: "A") }
    let second = Task { try await bench.keeper.refreshed(in: "A") }
    await bench.server.wait(forRequests: 1)
    for _ in 0..<50 { await Task.yield() }
    first.cancel()
    await #expect(throws: CancellationError.self) { try await first.value }
    #expect(await bench.server.running == 1)
    second.cancel()
    await #expect(throws: CancellationError.self) { try await second.value }
    await bench.server.letGo()
    let third = try await bench.keeper.refreshed(in: "A")
    #expect(third.content == "one")
    #expect(third.failure == nil)
    #expect(await bench.server.requests.count == 2)
    #expect(try bench.store.load().map { try Bench.form.read($0).failure } == .some(nil))
  }

  @Test("A fetch that was canceled from outside answers what there is and notes nothing")
  func cancelledFetch() async throws {
    let clock = FakeClock(5)
    let store = InMemoryByteStore()
    let keeper = SnapshotKeeper(
      store: store, form: Bench.form, policy: .weather, bundled: { "bundled" }, now: { clock() },
      fetch: { _ in throw CancellationError() })
    let answer = try await keeper.refreshed(in: "A")
    #expect(answer.content == "bundled")
    #expect(answer.failure == nil)
    #expect(answer.skipped.first == SkippedSource(.server, .cancelled))
    #expect(answer.verdict == .missing)
    #expect(try store.load() == nil)
  }

  @Test("A new answer that cannot be stored is shown all the same, and kept in memory")
  func unstorable() async throws {
    let store = FaultyStore(faults: [.fail(.save, on: 1), .fail(.save, on: 2)])
    let bench = Bench(FakeServer(.success("one"), .failure(FetchFailure(.timeout))), store: store)
    let first = try await bench.keeper.refreshed(in: "A")
    #expect(first.content == "one")
    #expect(first.storingFailed?.code == .systemError)
    let next = await bench.keeper.answer(in: "A")
    #expect(next.used == SourcedContent("one", from: .cache, fetchedAt: 1_000))
    #expect(next.verdict == .fresh)
    bench.clock.advance(by: 20_000)
    let failed = try await bench.keeper.refreshed(in: "A")
    #expect(failed.content == "one")
    #expect(failed.failure?.code == .timeout)
    #expect(failed.verdict == .backingOff(until: 21_060))
  }

  @Test(
    "A torn save is told as unreadable by the next launch, is set aside, and bundled data answer")
  func torn() async throws {
    let memory = InMemoryByteStore()
    let store = FaultyStore(memory, faults: [.tear(on: 1, keeping: 20)])
    let bench = Bench(FakeServer(.success("one")), store: store, bundled: "bundled")
    #expect(try await bench.keeper.refreshed(in: "A").storingFailed != nil)
    let relaunched = Bench(FakeServer(.success("two")), store: memory, bundled: "bundled")
    let answer = await relaunched.keeper.answer(in: "A")
    #expect(answer.content == "bundled")
    guard case .unreadable(let error)? = answer.skipped.last?.reason else {
      Issue.record("\(answer.skipped)")
      return
    }
    #expect(error.code == .truncated)
    #expect(try await relaunched.keeper.refreshed(in: "A").storingFailed == nil)
    #expect(memory.bytesSetAside.count == 1)
    #expect(await relaunched.keeper.answer(in: "A").content == "two")
  }

  @Test("What a later version stored is left alone, and new answers live in memory")
  func laterVersion() async throws {
    let bytes = Array("MartFetch 3\nwhatever".utf8)
    let store = InMemoryByteStore(bytes)
    let bench = Bench(FakeServer(.success("one")), store: store, bundled: "bundled")
    #expect(await bench.keeper.answer(in: "A").content == "bundled")
    let fetched = try await bench.keeper.refreshed(in: "A")
    #expect(fetched.content == "one")
    #expect(fetched.storingFailed?.code == .futureVersion)
    #expect(await bench.keeper.answer(in: "A").content == "one")
    #expect(try store.load() == bytes)
    #expect(store.bytesSetAside.isEmpty)
  }

  @Test("What was read before is shown on when the store cannot be read for a while")
  func unreadableForAWhile() async throws {
    let store = FaultyStore(faults: [3, 4, 6].map { .fail(.load, on: $0) })
    let bench = Bench(FakeServer(.success("one")), store: store, bundled: "bundled")
    _ = try await bench.keeper.refreshed(in: "A")
    #expect(store.count(of: .load) == 2)
    let failing = await bench.keeper.answer(in: "A")
    #expect(failing.used == SourcedContent("one", from: .cache, fetchedAt: 1_000), "it stored this")
    let other = bench.another(FakeServer(.success("x")))
    #expect(await other.answer(in: "A").used == nil, "this process has not read it before")
    #expect(await other.answer(in: "A").content == "one")
    #expect(await other.answer(in: "A").content == "one", "it has read this")
  }

  @Test("Bundled data that cannot be read are a reason, not a trap")
  func badBundle() async {
    struct Broken: Error {}
    let keeper = SnapshotKeeper(
      store: InMemoryByteStore(), form: Bench.form, policy: .weather,
      bundled: { throw Broken() }, now: { 0 }, fetch: { _ in "" })
    let answer = await keeper.answer(in: nil)
    #expect(answer.used == nil)
    #expect(answer.skipped.last?.source == .bundled)
  }

  @Test("A newer answer that another process stored meanwhile stays; one of the future does not")
  func otherProcess() async throws {
    let bench = Bench(FakeServer(.success("app")))
    await bench.server.hold()
    async let app = bench.keeper.refreshed(in: "A")
    await bench.server.wait(forRequests: 1)
    // The clock of the app stands, and the widget's is a second ahead when it stores.
    let later = FetchSnapshot<String, String>("widget", fetchedAt: 1_001, context: "A")
    try await bench.store.save(Bench.form.bytes(of: .snapshot(later)))
    await bench.server.letGo()
    #expect(try await app.content == "app")
    // It is of the future for a clock that stands at 1,000, so the clock was set back.
    #expect(await bench.keeper.answer(in: "A").content == "app")
  }
}
