import Fetching
import Keeping
import MartTestSupport
import Testing

/// An app and its widget with one store and one clock.
private struct Pair {
  let clock = FakeClock(1_000)
  let store: any ByteStore
  let server = Desk()
  let app: SnapshotKeeper<Facts, String>
  let widget: SnapshotKeeper<Facts, String>

  static let favorites = FetchScope("branches", ["1", "2"])
  static let whole = Facts(days: [1: [22: 1], 2: [22: 1], 3: [22: 1]])
  static let some = Facts(days: [1: [22: 2], 2: [29: 2]])

  init(
    merge: SnapshotKeeper<Facts, String>.Merge? = Facts.merge, widgetMerges: Bool = true,
    store: any ByteStore = InMemoryByteStore()
  ) {
    self.store = store
    let (clock, server) = (clock, server)
    func keeper(_ place: Int) -> SnapshotKeeper<Facts, String> {
      SnapshotKeeper(
        store: store, form: Facts.form, policy: .weather,
        merge: widgetMerges || place == 0 ? merge : nil, now: { clock() },
        fetch: { try await server.wait(place, $0, $1) })
    }
    app = keeper(0)
    widget = keeper(1)
  }

  typealias Asking = Task<SnapshotAnswer<Facts, String>, any Error>

  /// Asks, and comes back when the server was asked.
  func ask(
    _ place: Int, in context: String? = "11", for scope: FetchScope = .all
  ) async -> Asking {
    let keeper = place == 0 ? app : widget
    let task = Task { try await keeper.refreshed(in: context, for: scope, byHand: true) }
    while server.call(at: place) == nil { await Task.yield() }
    return task
  }

  @discardableResult func end(
    _ place: Int, _ task: Asking, with facts: Facts
  ) async throws -> SnapshotAnswer<Facts, String> {
    server.answer(place, .success(facts))
    return try await task.value
  }

  @discardableResult func fetch(
    _ place: Int, in context: String? = "11", for scope: FetchScope = .all, _ facts: Facts
  ) async throws -> SnapshotAnswer<Facts, String> {
    try await end(place, await ask(place, in: context, for: scope), with: facts)
  }
}

@Suite("An answer for less than everything", .timeLimit(.minutes(10)))
struct ScopedFetchTests {
  @Test("A widget that asks for favorites leaves the app's other branches, with their own age")
  func widget() async throws {
    let pair = Pair()
    try await pair.fetch(0, Pair.whole)
    pair.clock.advance(by: 10_000)
    let drawn = try await pair.fetch(1, for: Pair.favorites, Pair.some)
    #expect(drawn.content?.days == [1: [22: 2], 2: [22: 1, 29: 2], 3: [22: 1]])
    #expect(drawn.used?.source == .server)
    #expect(drawn.used?.fetchedAt == 11_000)
    pair.clock.advance(by: 800)
    let launch = await pair.app.answer(in: "11")
    #expect(launch.content == drawn.content)
    #expect(launch.verdict == .stale)
    #expect(launch.used?.fetchedAt == 1_000)
    #expect(launch.age == 10_800)
    let favorites = await pair.app.answer(in: "11", for: FetchScope("branches", ["2"]))
    #expect(favorites.verdict == .fresh)
    #expect(favorites.used?.fetchedAt == 11_000)
    #expect(await pair.app.answer(in: "11", for: FetchScope("branches", ["3"])).verdict == .stale)
  }

  @Test("Only favorites were ever fetched: the app still fetches everything")
  func nothingElse() async throws {
    let pair = Pair()
    try await pair.fetch(1, for: Pair.favorites, Pair.some)
    let launch = await pair.app.answer(in: "11")
    #expect(launch.verdict == .missing)
    #expect(launch.content == Pair.some)
    #expect(launch.used?.fetchedAt == 1_000)
    #expect(launch.isOld)
    #expect(await pair.app.answer(in: "11", for: Pair.favorites).verdict == .fresh)
  }

  @Test("Without a merge, an answer for less is shown to its asker and replaces nothing wider")
  func withoutMerge() async throws {
    let pair = Pair(merge: nil)
    try await pair.fetch(0, Pair.whole)
    pair.clock.advance(by: 60)
    let drawn = try await pair.fetch(1, for: Pair.favorites, Pair.some)
    #expect(drawn.used == SourcedContent(Pair.some, from: .server, fetchedAt: 1_060))
    #expect(drawn.verdict == .fresh)
    #expect(drawn.storingFailed == nil)
    #expect(await pair.app.answer(in: "11").content == Pair.whole)
    #expect(await pair.widget.answer(in: "11", for: Pair.favorites).used?.fetchedAt == 1_000)
    let other = Facts(days: [9: [:]])
    try await pair.fetch(0, other)
    #expect(await pair.widget.answer(in: "11").content == other)
  }

  @Test("Without a merge, a wider answer replaces one for less, and otherwise the later one stands")
  func withoutMergeLater() async throws {
    let pair = Pair(merge: nil)
    let app = await pair.ask(0)
    pair.clock.advance(by: 1)
    try await pair.fetch(1, for: Pair.favorites, Pair.some)
    try await pair.end(0, app, with: Pair.whole)
    #expect(await pair.app.answer(in: "11").content == Pair.whole)
    let apart = Pair(merge: nil)
    let early = await apart.ask(0, for: FetchScope("near", at: "1"))
    apart.clock.advance(by: 1)
    try await apart.fetch(1, for: FetchScope("near", at: "2"), Pair.some)
    try await apart.end(0, early, with: Pair.whole)
    #expect(await apart.app.answer(in: "11").content == Pair.some)
  }

  @Test("A widget that cannot merge shows of the app's answers the one that covers what it needs")
  func onlyTheAppMerges() async throws {
    let pair = Pair(widgetMerges: false)
    try await pair.fetch(0, Pair.whole)
    pair.clock.advance(by: 60)
    try await pair.fetch(0, for: Pair.favorites, Pair.some)
    let all = await pair.widget.answer(in: "11")
    #expect(all.used == SourcedContent(Pair.whole, from: .cache, fetchedAt: 1_000))
    #expect(all.verdict == .fresh)
    let favorites = await pair.widget.answer(in: "11", for: FetchScope("branches", ["2"]))
    #expect(favorites.used == SourcedContent(Pair.some, from: .cache, fetchedAt: 1_060))
    let unknown = await pair.widget.answer(in: "11", for: FetchScope("near", at: "1"))
    #expect(unknown.content == Pair.whole)
  }

  @Test("Asked at 23:59 for a month, at 0:00 for the next: the answer that comes last is the older")
  func overMidnight() async throws {
    let pair = Pair()
    let app = await pair.ask(0, in: "10")
    pair.clock.advance(by: 60)
    let november = Facts(days: [1: [22: 2]])
    try await pair.fetch(1, in: "11", november)
    pair.clock.advance(by: 5)
    let october = Facts(days: [1: [22: 1]])
    let shown = try await pair.end(0, app, with: october)
    #expect(shown.content == october, "its asker wanted that month")
    let stored = await pair.widget.answer(in: "11")
    #expect(stored.content == november)
    #expect(stored.verdict == .fresh)
    #expect(stored.used?.fetchedAt == 1_060)
  }

  @Test("One who asked earlier for the same is shown what another was told who asked later")
  func overtaken() async throws {
    let pair = Pair()
    let app = await pair.ask(0, for: Pair.favorites)
    pair.clock.advance(by: 1)
    try await pair.fetch(1, Pair.whole)
    let shown = try await pair.end(0, app, with: Pair.some)
    #expect(shown.content == Pair.whole)
    #expect(shown.storingFailed == nil)
  }

  @Test("A slow answer for everything goes under a quick one for less that was asked for later")
  func under() async throws {
    let pair = Pair()
    let app = await pair.ask(0)
    pair.clock.advance(by: 1)
    try await pair.fetch(1, for: Pair.favorites, Pair.some)
    pair.clock.advance(by: 1)
    let shown = try await pair.end(0, app, with: Pair.whole)
    let both = Facts(days: [1: [22: 2], 2: [22: 1, 29: 2], 3: [22: 1]])
    #expect(shown.content == both)
    #expect(await pair.widget.answer(in: "11").content == both)
    #expect(await pair.widget.answer(in: "11").used?.fetchedAt == 1_002)
    #expect(await pair.widget.answer(in: "11", for: Pair.favorites).used?.fetchedAt == 1_001)
  }

  @Test("An answer from a clock that was ahead stops no new one, and is never fresh meanwhile")
  func clockAhead() async throws {
    let pair = Pair()
    pair.clock.now = 1_000_000
    try await pair.fetch(0, Pair.whole)
    pair.clock.now = 1_000
    #expect(await pair.app.answer(in: "11").verdict == .expired)
    try await pair.fetch(1, Facts(days: [1: [22: 2], 3: [:]]))
    let answer = await pair.app.answer(in: "11")
    #expect(answer.content?.days == [1: [22: 2], 3: [22: 1]])
    #expect(answer.verdict == .fresh)
  }

  @Test("A clock set back during an attempt: what others were told meanwhile stays")
  func clockSetBack() async throws {
    let pair = Pair()
    let app = await pair.ask(0)
    pair.clock.now = 500
    try await pair.fetch(1, Pair.whole)
    pair.clock.now = 600
    try await pair.end(0, app, with: Facts(days: [1: [22: 0]]))
    #expect(await pair.widget.answer(in: "11").content == Pair.whole)
    let alone = Pair()
    let only = await alone.ask(0)
    alone.clock.now = 500
    #expect(try await alone.end(0, only, with: Pair.some).content == Pair.some)
    #expect(await alone.widget.answer(in: "11").content == Pair.some)
  }

  @Test("An answer of which nothing could be read wipes nothing, across launches")
  func unread() async throws {
    let pair = Pair()
    try await pair.fetch(0, Pair.whole)
    pair.clock.advance(by: 1)
    try await pair.fetch(0, Facts(days: [1: [:], 2: [:], 3: [:]]))
    #expect(await pair.widget.answer(in: "11").content == Pair.whole)
    #expect(await pair.widget.answer(in: "11").used?.fetchedAt == 1_001)
  }

  @Test("Of many places sixteen answers are kept apart, and no word of the others is lost")
  func bounded() async throws {
    let pair = Pair()
    for place in 1...40 {
      pair.clock.advance(by: 1)
      let scope = FetchScope("near", at: "\(place)")
      try await pair.fetch(1, for: scope, Facts(days: [place: [1: place]]))
    }
    let stored = try Facts.form.read(#require(try pair.store.load()))
    #expect(stored.answers.count == 16)
    #expect(await pair.app.answer(in: "11").content?.days.count == 40)
    let newest = FetchScope("near", at: "40")
    #expect(await pair.app.answer(in: "11", for: newest).verdict == .fresh)
    #expect(await pair.app.answer(in: "11", for: FetchScope("near", at: "1")).verdict == .missing)
  }

  @Test("With everything below them, too many places go into it, and it keeps its age")
  func boundedOverAll() async throws {
    let pair = Pair()
    try await pair.fetch(0, Pair.whole)
    let slow = await pair.ask(0)
    for place in 1...16 {
      pair.clock.advance(by: 1)
      let facts = Facts(days: [place: [1: place]])
      try await pair.fetch(1, for: FetchScope("near", at: "\(place)"), facts)
    }
    let answer = await pair.widget.answer(in: "11")
    #expect(answer.used?.fetchedAt == 1_000)
    #expect(answer.content?.days.count == 16)
    #expect(answer.content?.days[1] == [1: 1, 22: 1])
    // It was asked for before the first place, which is in the whole by now.
    try await pair.end(0, slow, with: Facts(days: [1: [1: 0]]))
    #expect(await pair.widget.answer(in: "11").content?.days[1] == [1: 1, 22: 1])
  }

  @Test("Nothing is fetched for a scope without members")
  func nobody() async throws {
    let pair = Pair()
    let none = FetchScope("branches", [])
    #expect(try await pair.app.refreshed(in: "11", for: none, byHand: true).content == nil)
    #expect(pair.server.call(at: 0) == nil)
  }

  @Test("A keeper whose fetch knows no scope asks for everything, whatever is needed")
  func unscoped() async throws {
    let bench = Bench(FakeServer(.success("all")))
    _ = try await bench.keeper.refreshed(in: "A", for: Pair.favorites)
    #expect(await bench.keeper.answer(in: "A").verdict == .fresh)
    #expect(await bench.keeper.answer(in: "A", for: Pair.favorites).verdict == .fresh)
  }
}
