import MartHolidayKit
import Testing

@testable import AlertQueue
@testable import MartStore

@Suite("Pages of a shard are read and recorded as a whole")
struct PageTests {
  private static let lease = Duration.seconds(30)
  private static let sunday = CivilDate(2026, 11, 22)

  /// A place with a claimed shard that has all subscribers.
  private func claimed(
    _ backend: Backend, _ subscribers: [Registration]
  ) async throws -> (place: any Place, queue: SQLAlertQueue, claim: ShardClaim) {
    let place = try await backend.place(subscribers)
    let queue = try await place.open()
    _ = try await queue.enqueue(try Sample.night(shards: 1))
    let claim = try #require(try await queue.claim(at: Sample.noon, lease: Self.lease))
    return (place, queue, claim)
  }

  @Test(
    "Subscribers come in the order of their UTF-8, whatever their names are",
    arguments: Backend.present)
  func order(backend: Backend) async throws {
    let names = [
      "토큰", "a", "B", "a\"b\\c", "é", "e\u{301}", "10", "9", "{x,y}", "tab\there", "'; DROP", " ",
    ]
    let (_, queue, claim) = try await claimed(backend, names.map { Registration(id: $0) })
    var read: [String] = []
    while true {
      let rows = try await queue.subscribers(of: claim, after: read.last ?? "", limit: 5)
      read += rows.map(\.id)
      if rows.isEmpty { break }
    }
    let expected = names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    #expect(read.map { Array($0.utf8) } == expected.map { Array($0.utf8) })
  }

  @Test("The next night leaves out who signed off and has who is new", arguments: Backend.present)
  func members(backend: Backend) async throws {
    let (place, queue, claim) = try await claimed(backend, Sample.registrations(3))
    try await queue.finish(claim)
    try await queue.database.write {
      _ = try $0.execute("DELETE FROM subscriber WHERE id = 'device-1'")
    }
    try await place.add([Registration(id: "new")])
    _ = try await queue.enqueue(
      try Sample.night(shards: 1, at: Sample.noon))
    let next = try #require(try await queue.claim(at: Sample.noon, lease: Self.lease))
    let names = try await queue.subscribers(of: next, after: "", limit: 10).map(\.id)
    #expect(names == ["device-0", "device-2", "new"])
  }

  @Test(
    "Settled announcements are found among others, and settled twice they are settled once",
    arguments: Backend.present)
  func settled(backend: Backend) async throws {
    let (_, queue, claim) = try await claimed(backend, [])
    let identities = (0..<2_000).map {
      AlertIdentity(subscriber: "s\($0)", branch: $0, date: Self.sunday, lead: 1)
    }
    var step = ShardStep(ShardProgress(position: "p"))
    step.settled = identities[..<1_000].map { .init($0, isSent: true) }
    #expect(try await queue.record(step, of: claim, lease: Self.lease))
    #expect(try await queue.record(step, of: claim, lease: Self.lease))
    #expect(
      try await queue.settled(among: Array(identities[990...])) == Set(identities[990..<1_000]))
    #expect(try await queue.settled(among: []) == [])
  }

  @Test("Progress is what the next worker begins with", arguments: Backend.present)
  func progress(backend: Backend) async throws {
    let (_, queue, claim) = try await claimed(backend, [])
    var progress = ShardProgress(stage: .retrying, position: "a\"b")
    progress.counts.read = 7
    progress.counts.sent = 6
    progress.counts.forgotten = 5
    progress.counts.dropped = 4
    progress.counts.misconfigured = 3
    progress.counts.unreadable = 2
    #expect(try await queue.record(ShardStep(progress), of: claim, lease: Self.lease))
    try await queue.release(claim)
    let next = try #require(try await queue.claim(at: Sample.noon, lease: Self.lease))
    #expect(next.progress == progress)
    #expect(try await queue.status().first?.counts == progress.counts)
  }

  @Test("A token is forgotten, but not one that was registered again", arguments: Backend.present)
  func forgotten(backend: Backend) async throws {
    let (place, queue, claim) = try await claimed(
      backend, [Registration(id: "gone"), Registration(id: "back"), Registration(id: "other")])
    let rows = try await queue.subscribers(of: claim, after: "", limit: 10)
    try await place.add([Registration(id: "back", updatedAt: 2)])
    var step = ShardStep(ShardProgress())
    step.forgotten = rows.filter { $0.id != "other" }
    _ = try await queue.record(step, of: claim, lease: Self.lease)
    #expect(try await place.names() == ["back", "other"])
  }

  @Test(
    "A device with a new token is not deleted for the old one, and no deleted device comes back",
    arguments: Backend.present)
  func devices(backend: Backend) async throws {
    let place = try await backend.place()
    let queue = try await place.open()
    for (name, token) in [("renewed", "old"), ("unknown", "gone")] {
      try await queue.store.register(
        AlertSubscriber(id: name, favorites: [1]), as: StoredDevice(writeKey: "w", feedKey: "f"),
        token: token, at: 1)
    }
    _ = try await queue.enqueue(try Sample.night(shards: 1))
    let claim = try #require(try await queue.claim(at: Sample.noon, lease: Self.lease))
    let rows = try await queue.subscribers(of: claim, after: "", limit: 10)
    #expect(rows.map(\.token) == ["old", "gone"])
    // Both within the second of the registration.
    let renewed = AlertSubscriber(id: "renewed", favorites: [2])
    #expect(try await queue.store.changeDevice(renewed, token: "new", at: 1) != nil)
    var step = ShardStep(ShardProgress())
    step.forgotten = rows
    _ = try await queue.record(step, of: claim, lease: Self.lease)
    #expect(try await place.names() == ["renewed"])
    let unknown = AlertSubscriber(id: "unknown", favorites: [2])
    #expect(try await queue.store.changeDevice(unknown, token: nil, at: 2) == nil)
    #expect(try await place.names() == ["renewed"])
  }

  @Test(
    "A deferred message comes back when it is due, and the shard waits for it",
    arguments: Backend.present)
  func deferred(backend: Backend) async throws {
    let (_, queue, claim) = try await claimed(backend, Sample.registrations(2))
    var step = ShardStep(ShardProgress(position: "z"))
    step.deferrals = [
      .init(id: "device-0", attempt: 1, afterSeconds: 0),
      .init(id: "device-1", attempt: 3, afterSeconds: 3_600),
      .init(id: "signed off", attempt: 1, afterSeconds: 0),
    ]
    _ = try await queue.record(step, of: claim, lease: Self.lease)
    let due = try await queue.deferred(of: claim, limit: 10)
    #expect(due.map(\.id) == ["device-0", "signed off"])
    #expect(due.map(\.attempt) == [1, 1])
    #expect(due.map { $0.document == nil } == [false, true])
    var done = ShardStep(ShardProgress(stage: .retrying, position: "z"))
    done.undeferred = due.map(\.id)
    _ = try await queue.record(done, of: claim, lease: Self.lease)
    try await queue.finish(claim)
    #expect(try await queue.claim(at: Sample.noon, lease: Self.lease) == nil)
    #expect(try await queue.hasOpenShards(at: Sample.noon))
    #expect(try await queue.status().map(\.deferred) == [1])
  }

  @Test("An expired shard is over, with what was deferred", arguments: Backend.present)
  func expired(backend: Backend) async throws {
    let (_, queue, claim) = try await claimed(backend, Sample.registrations(1))
    var step = ShardStep(ShardProgress(position: "z"))
    step.deferrals = [.init(id: "device-0", attempt: 1, afterSeconds: 0)]
    _ = try await queue.record(step, of: claim, lease: Self.lease)
    try await queue.expire(claim)
    let status = try #require(try await queue.status().first)
    #expect((status.expired, status.done, status.deferred) == (1, 0, 0))
    #expect(try await !queue.hasOpenShards(at: Sample.noon))
  }

  @Test("What a later day asks about is kept", arguments: Backend.present)
  func forget(backend: Backend) async throws {
    let (_, queue, claim) = try await claimed(backend, [])
    let old = AlertIdentity(subscriber: "a", branch: 1, date: Self.sunday, lead: 1)
    let next = AlertIdentity(subscriber: "a", branch: 1, date: CivilDate(2026, 11, 23), lead: 3)
    let state = AlertIdentity(subscriber: "a", branch: 1, stateFrom: Self.sunday)
    var step = ShardStep(ShardProgress())
    step.settled = [old, next, state].map { .init($0, isSent: true) }
    _ = try await queue.record(step, of: claim, lease: Self.lease)
    #expect(try await queue.forget(before: CivilDate(2026, 11, 23)) == 1)
    #expect(try await queue.settled(among: [old, next, state]) == [next, state])
    #expect(try await queue.status().isEmpty)
  }
}
