import Foundation
import MartHolidayKit
import Testing

@testable import AlertQueue
@testable import MartStore

@Suite("A worker sends what the planner says is due, each once")
struct AlertWorkerTests {
  private static let count = 400
  private static let due = Sample.due(to: count)

  private func enqueued(_ backend: Backend, shards: Int = 4) async throws -> any Place {
    let place = try await backend.place(Sample.registrations(Self.count))
    _ = try await place.open().enqueue(try Sample.night(shards: shards))
    return place
  }

  private func expectAll(
    _ sender: RecordingSender, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(Set(sender.taken.keys) == Self.due, sourceLocation: sourceLocation)
    #expect(sender.taken.values.allSatisfy { $0 == 1 }, sourceLocation: sourceLocation)
  }

  @Test("Four workers side by side", arguments: Backend.present)
  func sideBySide(backend: Backend) async throws {
    let place = try await enqueued(backend, shards: 8)
    let sender = RecordingSender(width: 4)
    try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 0..<4 {
        group.addTask { _ = try await AlertWorker.sample(place.open(), sender).run() }
      }
      try await group.waitForAll()
    }
    expectAll(sender)
    let status = try #require(try await place.open().status().first)
    #expect(status.done == 8)
    #expect(status.counts.read == Self.count)
    #expect(status.counts.sent == sender.count)
  }

  @Test("A second run of the evening says nothing again", arguments: Backend.present)
  func again(backend: Backend) async throws {
    let place = try await enqueued(backend)
    let sender = RecordingSender()
    let queue = try await place.open()
    try await AlertWorker.sample(queue, sender).run()
    _ = try await queue.enqueue(try Sample.night(at: Sample.noon))
    try await AlertWorker.sample(queue, sender).run()
    expectAll(sender)
    #expect(try await queue.status().map(\.counts.read) == [Self.count, Self.count])
  }

  @Test(
    "A worker that is told to stop gives its shard back, and the next one goes on",
    arguments: Backend.present, [1, 3])
  func stopped(backend: Backend, width: Int) async throws {
    let place = try await enqueued(backend)
    let stop = StopSignal()
    let sender = RecordingSender(width: width) { _, number in
      if number == 33 { stop.raise() }
      return .sent
    }
    let end = try await AlertWorker.sample(place.open(), sender, stop: stop).run()
    #expect(end == .stopped)
    #expect(sender.count < 33 + width)
    try await AlertWorker.sample(place.open(), sender).run()
    expectAll(sender)
    #expect(try await place.open().status().first?.counts.read == Self.count)
  }

  @Test(
    "A service that is away is asked again later, and is told everything in the end",
    arguments: Backend.present)
  func retried(backend: Backend) async throws {
    let place = try await enqueued(backend)
    let sender = RecordingSender { _, number in number % 3 == 0 ? .retry(afterSeconds: 0) : .sent }
    try await AlertWorker.sample(place.open(), sender).run()
    expectAll(sender)
    #expect(try await place.open().status().first?.deferred == 0)
  }

  @Test("A token that is known no more is deleted, and nobody else", arguments: Backend.present)
  func forgotten(backend: Backend) async throws {
    let place = try await enqueued(backend)
    let sender = RecordingSender { message, _ in
      message.subscriber.hasSuffix("0") ? .forgetToken : .sent
    }
    try await AlertWorker.sample(place.open(), sender).run()
    let names = Set((0..<Self.count).map { "device-\($0)" }.filter { !$0.hasSuffix("0") })
    #expect(try await place.names() == names)
  }

  @Test(
    "A message that is refused is not sent again, not even in a later run",
    arguments: Backend.present)
  func dropped(backend: Backend) async throws {
    let place = try await enqueued(backend)
    let queue = try await place.open()
    let sender = RecordingSender { _, _ in .drop(.message) }
    try await AlertWorker.sample(queue, sender).run()
    let count = sender.count
    _ = try await queue.enqueue(try Sample.night(at: Sample.noon))
    try await AlertWorker.sample(queue, sender).run()
    #expect(sender.count == count)
    #expect(try await queue.status().first?.counts.dropped == count)
  }

  @Test("A wrong key stops the worker and costs nobody an alert", arguments: Backend.present)
  func misconfigured(backend: Backend) async throws {
    let place = try await enqueued(backend, shards: 1)
    let wrong = RecordingSender { _, _ in .drop(.configuration) }
    let end = try await AlertWorker.sample(place.open(), wrong, pageSize: 100).run()
    #expect(end == .misconfigured)
    #expect(wrong.count <= 100)
    let sender = RecordingSender()
    try await AlertWorker.sample(place.open(), sender).run()
    expectAll(sender)
  }

  @Test(
    "A wrong key is noticed over many small shards, and nobody is given up for it",
    arguments: Backend.present)
  func misconfiguredInParts(backend: Backend) async throws {
    let place = try await enqueued(backend, shards: 256)
    let wrong = RecordingSender { _, _ in .drop(.configuration) }
    #expect(try await AlertWorker.sample(place.open(), wrong).run() == .misconfigured)
    #expect(wrong.count < 60)
    let sender = RecordingSender()
    try await AlertWorker.sample(place.open(), sender).run()
    expectAll(sender)
  }

  @Test(
    "A plan is made from the catalogue at the time of sending", arguments: Backend.present)
  func replanned(backend: Backend) async throws {
    let place = try await enqueued(backend)
    let queue = try await place.open()
    // Store 0 is open on the next day after all.
    var store = try #require(Sample.branches.first)
    store.schedule = HolidaySchedule(rule: .never)
    _ = try await queue.store.setSchedule(store.schedule, ofBranch: store.id, at: 2)
    let sender = RecordingSender { message, _ in
      message.announcements.contains { $0.branch == 0 } ? .drop(.message) : .sent
    }
    try await AlertWorker.sample(queue, sender).run()
    let others = Self.due.count * 4 / 5
    #expect(sender.taken.count == others)
    #expect(try await queue.status().first?.counts.dropped == 0)
  }

  @Test("A night with few closings reads only who has such a store", arguments: Backend.present)
  func quiet(backend: Backend) async throws {
    let queue = try await quietNight(backend)
    // A wish that is changed afterwards counts too.
    _ = try await queue.store.setSubscriber(AlertSubscriber(id: "quiet-0", favorites: [4]), at: 9)
    let sender = RecordingSender()
    try await AlertWorker.sample(queue, sender).run()
    #expect(sender.taken.count == Self.due.count + 2)
    #expect(sender.taken.values.allSatisfy { $0 == 1 })
    let read = try #require(try await queue.status().first).counts.read
    #expect(read <= Self.due.count + 2)
  }

  @Test("What is closed today does not make an evening a busy one")
  func quietAfterClosings() {
    let closedToday = (100..<150).map {
      Branch(
        id: $0, mart: .emart, name: "\($0)호점", schedule: HolidaySchedule(rule: .every(.saturday)))
    }
    let branches = Sample.branches + closedToday
    let due = DueBranches(branches, AlertPlan(for: branches, at: Sample.time))
    #expect(due.areFew)
    #expect(due.leads.count { $0.isUsual } == 5)
    // Somebody may want to be told on the day itself.
    #expect(due.leads.count { $0.lead == 0 } == 50)
  }

  @Test(
    "A shard whose favorites are not recorded yet is read whole",
    arguments: Backend.present)
  func quietAndUnknown(backend: Backend) async throws {
    let queue = try await quietNight(backend)
    // The state after an enqueue that was ended after two of four shards.
    try await queue.database.write {
      try $0.execute("DELETE FROM alert_favorite WHERE shard > 2")
      try $0.execute("UPDATE alert_layout SET indexed = 2")
    }
    let sender = RecordingSender()
    try await AlertWorker.sample(queue, sender).run()
    #expect(sender.taken.count == Self.due.count + 1)
    // The next one goes on where that ended.
    #expect(try await !queue.enqueue(try Sample.night()))
    _ = try await queue.enqueue(try Sample.night(), again: true)
    try await AlertWorker.sample(queue, sender).run()
    #expect(sender.taken.count == Self.due.count + 1)
    let read = try #require(try await queue.status().first).counts.read
    #expect(read <= Self.due.count + 2)
  }

  /// A night in which most have stores that do not close before the month is over.
  private func quietNight(_ backend: Backend) async throws -> SQLAlertQueue {
    let place = try await backend.place(Sample.registrations(Self.count))
    let quiet = (100..<150).map {
      Branch(id: $0, mart: .emart, name: "\($0)호점", schedule: HolidaySchedule(rule: .never))
    }
    let queue = try await place.open()
    try await queue.store.load(BranchCatalog(quiet), at: 3)
    try await place.add(
      (0..<200).map {
        Registration(id: "quiet-\($0)", document: #"{"id":"q","favorites":[\#(100 + $0 % 50)]}"#)
      })
    // Somebody looks three days ahead, at a store that closes on Monday.
    try await place.add([
      Registration(id: "far", document: #"{"favorites":[1],"id":"f","leads":[3]}"#)
    ])
    _ = try await queue.enqueue(try Sample.night())
    return queue
  }

  @Test(
    "Who registers while the night is sent is told, and nobody else again",
    arguments: Backend.present)
  func late(backend: Backend) async throws {
    let place = try await enqueued(backend)
    let queue = try await place.open()
    let sender = RecordingSender()
    try await AlertWorker.sample(queue, sender).run()
    for number in 0..<3 {
      _ = try await queue.store.setSubscriber(
        AlertSubscriber(id: "late-\(number)", favorites: [2]), at: 5)
    }
    #expect(try await queue.newsCount() == 3)
    try await AlertWorker.sample(queue, sender).run()
    #expect(sender.taken.count == Self.due.count + 3)
    #expect(sender.taken.values.allSatisfy { $0 == 1 })
    #expect(try await queue.newsCount() == 0)
    #expect(try await queue.status().first?.done == 4)
  }

  @Test("After Korean midnight nothing is sent", arguments: Backend.present)
  func afterMidnight(backend: Backend) async throws {
    let place = try await enqueued(backend)
    let sender = RecordingSender()
    let midnight = WallTime(CivilDate(2026, 11, 22), 0, 0)
    try await AlertWorker.sample(place.open(), sender, at: midnight).run()
    #expect(sender.count == 0)
    #expect(try await place.open().status().map(\.expired) == [4])
  }

  @Test("A document that cannot be read costs nobody else an alert", arguments: Backend.present)
  func unreadable(backend: Backend) async throws {
    let place = try await enqueued(backend)
    try await place.add(
      ["{", "[]", #"{"id":"x","leads":[99]}"#, "{}],[{}"].enumerated().map {
        Registration(id: "bad-\($0.offset)", document: $0.element)
      })
    let queue = try await place.open()
    _ = try await queue.enqueue(try Sample.night(at: Sample.noon))
    let sender = RecordingSender()
    try await AlertWorker.sample(queue, sender).run()
    expectAll(sender)
    #expect(try await queue.status().last?.counts.unreadable == 4)
  }
}

#if POSTGRES
  @Suite("PostgreSQL may go away", .enabled(if: Backend.present.contains(.postgres)))
  struct PostgresAwayTests {
    @Test("Connections that are cut in the middle of the work cost nothing")
    func cut() async throws {
      let place = try await Backend.postgres.place(Sample.registrations(400))
      _ = try await place.open().enqueue(try Sample.night())
      let cutter = try await place.open()
      let sender = RecordingSender(width: 4)
      let work = Task { try await AlertWorker.sample(place.open(), sender).run() }
      for _ in 0..<10 {
        try await cutter.database.read {
          _ = try $0.rows(
            """
            SELECT pg_terminate_backend(pid) FROM pg_stat_activity
            WHERE pid <> pg_backend_pid() AND query LIKE '%alert_%'
              AND datname = current_database()
            """, [])
        }
        try await Task.sleep(for: .milliseconds(30))
      }
      _ = try await work.value
      #expect(Set(sender.taken.keys) == Sample.due(to: 400))
    }
  }
#endif
