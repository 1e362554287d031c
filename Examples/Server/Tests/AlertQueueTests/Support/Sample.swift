import AlertQueue
import Foundation
import Logging
import MartHolidayKit

/// An evening on which some stores close the next day.
enum Sample {
  static let time = WallTime(CivilDate(2026, 11, 21), 11, 0)
  static let noon = WallTime(CivilDate(2026, 11, 21), 12, 0)

  /// Ten stores with numbers from 0.
  ///
  /// Even ones close on the second and fourth Sunday, so on the next day; odd ones on Mondays.
  static let branches = (0..<10).map { id in
    Branch(
      id: id, mart: .emart, name: "\(id)호점",
      schedule: HolidaySchedule(rule: id % 2 == 0 ? .nth([2, 4], .sunday) : .every(.monday)))
  }

  static func night(shards: Int = 4, at time: WallTime = time) throws -> Night {
    guard let night = Night(at: time, shards: shards) else {
      throw QueueError(.damaged, "no such night")
    }
    return night
  }

  /// Subscribers of whom every second one has a store that closes the next day.
  static func registrations(_ count: Int) -> [Registration] {
    (0..<count).map { number in
      Registration(
        id: "device-\(number)",
        document: #"{"id":"device-\#(number)","favorites":[\#(number % 10)]}"#)
    }
  }

  /// What is due to them by the planner alone.
  static func due(to count: Int) -> Set<AlertIdentity> {
    let plan = AlertPlan(for: branches, at: time)
    return Set(
      (0..<count).flatMap { number in
        plan.message(for: AlertSubscriber(id: "device-\(number)", favorites: [number % 10]))?
          .identities ?? []
      })
  }

  static let logger = Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }
}

/// Takes messages and answers as it is told.
final class RecordingSender: AlertSender, @unchecked Sendable {
  private let lock = NSLock()
  private var arrivals: [AlertIdentity: Int] = [:]
  private var total = 0
  private let answer: @Sendable (_ message: AlertMessage, _ number: Int) -> DeliveryOutcome

  let width: Int

  /// - Parameter answer: what is answered to the message that is the *n*th of all, from 1.
  init(
    width: Int = 1,
    answer: @escaping @Sendable (AlertMessage, Int) -> DeliveryOutcome = { _, _ in .sent }
  ) {
    self.width = width
    self.answer = answer
  }

  /// How often each announcement was taken.
  var taken: [AlertIdentity: Int] { lock.withLock { arrivals } }
  /// How many messages came.
  var count: Int { lock.withLock { total } }

  func send(
    _ message: AlertMessage, to token: String, attempt: Int
  ) async -> DeliveryOutcome {
    let number = lock.withLock {
      total += 1
      return total
    }
    let outcome = answer(message, number)
    if outcome == .sent {
      lock.withLock { for identity in message.identities { arrivals[identity, default: 0] += 1 } }
    }
    return outcome
  }
}

extension AlertWorker {
  /// A worker of the tests, which is quick to try again.
  static func sample(
    _ queue: any AlertQueue, _ sender: any AlertSender, pageSize: Int = 10,
    lease: Duration = .seconds(30), at time: WallTime = Sample.noon, stop: StopSignal = StopSignal()
  ) -> AlertWorker {
    var settings = Settings()
    settings.pageSize = pageSize
    settings.lease = lease
    settings.pause = .milliseconds(20)
    return AlertWorker(
      queue: queue, sender: sender, settings: settings, clock: KoreanClock(showing: time),
      stop: stop, logger: Sample.logger)
  }

  @discardableResult
  func run() async throws -> End {
    var times = WorkTimes()
    return try await run(times: &times)
  }
}
