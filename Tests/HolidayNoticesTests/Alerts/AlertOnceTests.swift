import HolidayNotices
import KoreanCalendar
import MartModels
import MartTestSupport
import Testing

@Suite("Alerts are sent exactly once")
struct AlertOnceTests {
  /// A push service and the table of what was sent, which one transaction writes.
  private final class Service {
    var sent: [AlertIdentity: Int] = [:]
    var when: [AlertIdentity: CivilDate] = [:]
    var words: Int = 0

    func deliver(_ message: AlertMessage) {
      for identity in message.identities {
        sent[identity, default: 0] += 1
        when[identity] = message.date
      }
      words += message.body.utf8.count
    }
  }

  private func check(_ service: Service, _ world: AlertWorld, _ seed: UInt64) {
    var due: [AlertIdentity: CivilDate] = [:]
    for subscriber in world.subscribers { due.merge(world.due(to: subscriber)) { $1 } }
    let missing = due.keys.filter { service.sent[$0] == nil }
    let twice = service.sent.filter { $0.value > 1 }
    let late = due.filter { identity, day in service.when[identity].map { $0 > day } ?? false }
    let strange = service.sent.keys.filter { due[$0] == nil && !world.mayBeEarly($0) }
    #expect(missing.isEmpty, "seed \(seed): \(missing.prefix(3))")
    #expect(twice.isEmpty, "seed \(seed): \(twice.prefix(3))")
    #expect(late.isEmpty, "seed \(seed): \(late.prefix(3))")
    #expect(strange.isEmpty, "seed \(seed): \(strange.prefix(3))")
    #expect(!due.isEmpty)
  }

  @Test(
    "Whatever is due is announced once and on its first day, and nothing else is",
    arguments: 1...(isLong ? 12 : 2))
  func plain(seed: UInt64) throws {
    let world = AlertWorld(seed: seed, stores: 10, subscribers: 40, days: isLong ? 60 : 30)
    let service = Service()
    for day in 0..<world.numberOfDays {
      for hour in AlertWorld.hours {
        let plan = try world.plan(day: day, hour: hour)
        for batch in plan.batches(
          for: world.subscribers, isSent: { [sent = service.sent] in sent[$0] != nil })
        {
          batch.messages.forEach(service.deliver)
        }
      }
    }
    check(service, world, seed)
  }

  @Test(
    "Kills, restarts with or without the resume key, and eight shards change nothing",
    arguments: 1...(isLong ? 12 : 2))
  func killed(seed: UInt64) throws {
    let world = AlertWorld(seed: seed, stores: 10, subscribers: 40, days: isLong ? 60 : 30)
    let service = Service()
    var random = SplitMix64(seed: seed ^ 0xFF)
    for day in 0..<world.numberOfDays {
      for hour in AlertWorld.hours {
        let plan = try world.plan(day: day, hour: hour)
        for index in (1...8).shuffled(using: &random) {
          let shard = try #require(AlertShard(index, of: 8))
          var key: String?
          while true {
            var isKilled = false
            let batches = plan.batches(
              for: world.subscribers, shard: shard, resumingAfter: key, size: 3,
              isSent: { [sent = service.sent] in sent[$0] != nil })
            for batch in batches where !isKilled {
              let survives = Int.random(in: 0..<8, using: &random) > 0
              let done =
                survives
                ? batch.messages.count : Int.random(in: 0..<batch.messages.count, using: &random)
              batch.messages.prefix(done).forEach(service.deliver)
              isKilled = !survives
              // The key is stored after the batch, and sometimes the crash comes before that.
              if survives, Bool.random(using: &random) { key = batch.resumeKey }
            }
            if !isKilled { break }
          }
        }
      }
    }
    check(service, world, seed)
  }

  @Test("What the server reads with a subscriber counts as sent too")
  func sentWithSubscriber() throws {
    let world = AlertWorld(seed: 9, stores: 6, subscribers: 20, days: 40)
    let service = Service()
    for day in 0..<world.numberOfDays {
      let plan = try world.plan(day: day, hour: 22)
      let rows = world.subscribers.lazy.map { subscriber in
        var subscriber = subscriber
        subscriber.sent = service.sent.keys.filter { $0.isOf(subscriber: subscriber.id) }
        return subscriber
      }
      for batch in plan.batches(for: Array(rows)) { batch.messages.forEach(service.deliver) }
    }
    #expect(service.sent.values.allSatisfy { $0 == 1 })
    #expect(service.sent.count > 20)
  }

  @Test("An asynchronous sequence makes the same batches as a sequence")
  func asynchronous() async throws {
    let world = AlertWorld(seed: 4, stores: 6, subscribers: 50, days: 40)
    let plan = try world.plan(day: 20, hour: 22)
    let shard = try #require(AlertShard(2, of: 3))
    let expected = Array(plan.batches(for: world.subscribers, shard: shard, size: 1))
    let stream = AsyncStream { continuation in
      for subscriber in world.subscribers { continuation.yield(subscriber) }
      continuation.finish()
    }
    var batches: [AlertBatch] = []
    for try await batch in plan.batches(for: stream, shard: shard, size: 1) {
      batches.append(batch)
    }
    #expect(batches == expected)
    #expect(expected.count > 1)
  }
}
