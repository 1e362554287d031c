import MartHolidayKit
import Testing

@testable import AlertQueue
@testable import MartStore

@Suite("Shards are claimed by one worker at a time")
struct ClaimTests {
  private static let lease = Duration.seconds(30)

  @Test("A night is put into the queue once", arguments: Backend.present)
  func once(backend: Backend) async throws {
    let queue = try await backend.place().open()
    let night = try Sample.night()
    #expect(try await queue.enqueue(night))
    #expect(try await !queue.enqueue(night))
    #expect(try await queue.status().map(\.shards) == [4])
  }

  #if POSTGRES
    @Test(
      "A night counts as new even if its commit is confirmed only the second time",
      .enabled(if: Backend.present.contains(.postgres)))
    func endNotHeardOf() async throws {
      let queue = try await Backend.postgres.place().open()
      let forgetful = try await SQLAlertQueue(
        MartStore(postgres: ForgetfulDatabase(database: queue.database)))
      let night = try Sample.night()
      #expect(try await forgetful.enqueue(night))
      #expect(try await !forgetful.enqueue(night))
      #expect(try await queue.status().map(\.shards) == [4])
    }

    @Test(
      "Cancelled shards are counted even if the commit is confirmed only the second time",
      .enabled(if: Backend.present.contains(.postgres)))
    func endOfCancelNotHeardOf() async throws {
      let queue = try await Backend.postgres.place().open()
      let forgetful = try await SQLAlertQueue(
        MartStore(postgres: ForgetfulDatabase(database: queue.database)))
      let night = try Sample.night()
      #expect(try await queue.enqueue(night))
      #expect(try await forgetful.cancel(night.time) == 4)
      #expect(try await forgetful.cancel(night.time) == 0)
      #expect(try await queue.enqueue(night, again: true))
      #expect(try await queue.cancel(night.time) == 4)
      #expect(try await queue.status().map(\.cancelled) == [4])
    }
  #endif

  @Test("Four claims take four shards, and the fifth none", arguments: Backend.present)
  func all(backend: Backend) async throws {
    let place = try await backend.place()
    let night = try Sample.night()
    _ = try await place.open().enqueue(night)
    var shards: [Int] = []
    for _ in 0..<5 {
      let claim = try await place.open().claim(at: Sample.noon, lease: Self.lease)
      if let claim {
        #expect(claim.night == night)
        #expect(claim.progress == ShardProgress())
        shards.append(claim.shard.index)
      }
    }
    #expect(shards == [1, 2, 3, 4])
  }

  @Test("Claims at the same time take different shards", arguments: Backend.present)
  func race(backend: Backend) async throws {
    let place = try await backend.place()
    _ = try await place.open().enqueue(try Sample.night(shards: 24))
    let shards = try await withThrowingTaskGroup(of: [Int].self) { group in
      for _ in 0..<4 {
        group.addTask {
          let queue = try await place.open()
          var mine: [Int] = []
          while let claim = try await queue.claim(at: Sample.noon, lease: Self.lease) {
            mine.append(claim.shard.index)
          }
          return mine
        }
      }
      return try await group.reduce(into: []) { $0 += $1 }
    }
    // A worker may pass over the last shard while another one looks at it, but none is taken twice.
    #expect(Set(shards).count == shards.count)
    #expect(shards.count == 24)
  }

  @Test("A night waits for its minute", arguments: Backend.present)
  func early(backend: Backend) async throws {
    let queue = try await backend.place().open()
    _ = try await queue.enqueue(try Sample.night())
    let before = WallTime(CivilDate(2026, 11, 21), 10, 59)
    #expect(try await queue.claim(at: before, lease: Self.lease) == nil)
    #expect(try await !queue.hasOpenShards(at: before))
    #expect(try await queue.hasOpenShards(at: Sample.time))
    #expect(try await queue.claim(at: Sample.time, lease: Self.lease) != nil)
  }

  @Test(
    "A lease that runs out frees the shard, and the first worker has lost it",
    arguments: Backend.present)
  func takeover(backend: Backend) async throws {
    let place = try await backend.place()
    let (first, second) = (try await place.open(), try await place.open())
    _ = try await first.enqueue(try Sample.night(shards: 1))
    let lost = try #require(try await first.claim(at: Sample.noon, lease: Self.lease))
    #expect(try await second.claim(at: Sample.noon, lease: Self.lease) == nil)
    #expect(try await first.renew(lost, lease: .milliseconds(1)))
    try await Task.sleep(for: .milliseconds(20))
    let taken = try #require(try await second.claim(at: Sample.noon, lease: Self.lease))
    #expect(taken.number == lost.number + 1)
    #expect(try await !first.renew(lost, lease: Self.lease))

    // What was sent is recorded all the same; the progress is that of the new holder.
    let identity = AlertIdentity(
      subscriber: "a", branch: 1, date: CivilDate(2026, 11, 22), lead: 1)
    var step = ShardStep(ShardProgress(position: "z"))
    step.settled = [.init(identity, isSent: true)]
    #expect(try await !first.record(step, of: lost, lease: Self.lease))
    try await first.finish(lost)
    #expect(try await second.settled(among: [identity]) == [identity])
    try await second.release(taken)
    let again = try #require(try await second.claim(at: Sample.noon, lease: Self.lease))
    #expect(again.progress == ShardProgress())
  }

  @Test(
    "A lease of a clock that was set back holds no longer than it was asked for",
    arguments: Backend.present)
  func clockSetBack(backend: Backend) async throws {
    let queue = try await backend.place().open()
    _ = try await queue.enqueue(try Sample.night(shards: 1))
    _ = try await queue.claim(at: Sample.noon, lease: Self.lease)
    #expect(try await queue.claim(at: Sample.noon, lease: Self.lease) == nil)
    // As if the clock had been a day ahead when the shard was taken.
    try await queue.database.write {
      _ = try $0.execute("UPDATE alert_shard SET free_at = free_at + 86400000")
    }
    #expect(try await queue.claim(at: Sample.noon, lease: Self.lease) != nil)
  }

  @Test(
    "A night that is cancelled has nothing to claim, and what was claimed is lost",
    arguments: Backend.present)
  func cancelled(backend: Backend) async throws {
    let queue = try await backend.place().open()
    _ = try await queue.enqueue(try Sample.night())
    let claim = try #require(try await queue.claim(at: Sample.noon, lease: Self.lease))
    #expect(try await queue.cancel(Sample.time) == 4)
    #expect(try await !queue.renew(claim, lease: Self.lease))
    #expect(try await queue.claim(at: Sample.noon, lease: Self.lease) == nil)
    #expect(try await !queue.hasOpenShards(at: Sample.noon))
    #expect(try await queue.status().map(\.cancelled) == [4])
    #expect(try await queue.cancel(Sample.time) == 0)
  }

  @Test("A night of another number of shards waits until all are done", arguments: Backend.present)
  func shards(backend: Backend) async throws {
    let place = try await backend.place(Sample.registrations(40))
    let queue = try await place.open()
    _ = try await queue.enqueue(try Sample.night(shards: 2))
    let later = try Sample.night(shards: 3, at: Sample.noon)
    let error = await #expect(throws: QueueError.self) {
      try await queue.enqueue(later)
    }
    #expect(error?.code == .shardsDiffer)
    while let claim = try await queue.claim(at: Sample.noon, lease: Self.lease) {
      try await queue.finish(claim)
    }
    #expect(try await queue.enqueue(later))
    var names: Set<String> = []
    while let claim = try await queue.claim(at: Sample.noon, lease: Self.lease) {
      let rows = try await queue.subscribers(of: claim, after: "", limit: 100)
      #expect(rows.allSatisfy { claim.shard.contains($0.id) })
      names.formUnion(rows.map(\.id))
    }
    #expect(names.count == 40)
  }
}

/// Runs every repeatable transaction twice, as if the first commit had not been confirmed.
private struct ForgetfulDatabase: SQLDatabase {
  let database: any SQLDatabase

  var dialect: SQLDialect { database.dialect }

  func read<Result: Sendable>(
    _ body: @escaping @Sendable (any SQLConnection) throws -> Result
  ) async throws -> Result {
    try await database.read(body)
  }

  func write<Result: Sendable>(
    mayRepeat: Bool, _ body: @escaping @Sendable (any SQLConnection) throws -> Result
  ) async throws -> Result {
    if mayRepeat { _ = try await database.write(mayRepeat: true, body) }
    return try await database.write(mayRepeat: mayRepeat, body)
  }

  func close() throws { try database.close() }
}

extension ShardClaim: Equatable {
  public static func == (lhs: ShardClaim, rhs: ShardClaim) -> Bool {
    lhs.night == rhs.night && lhs.shard == rhs.shard && lhs.number == rhs.number
  }
}
