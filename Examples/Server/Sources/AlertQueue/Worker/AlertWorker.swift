import Logging
import MartHolidayKit

/// Works on the shards of a queue until none is left or it is told to stop.
public struct AlertWorker: Sendable {
  /// The sizes and times that a worker works with.
  public struct Settings: Sendable {
    /// How many subscribers are read, planned and recorded together.
    public var pageSize = 1_000
    /// How long a shard is held without a sign of life.
    public var lease = Duration.seconds(60)
    /// How long a worker waits when nothing is free.
    public var pause = Duration.milliseconds(250)
    /// Whether the worker waits for the next night when all are done.
    public var follows = false

    public init() {}
  }

  /// Why a worker ended.
  public enum End: Sendable {
    /// Nothing is left.
    case done
    /// It was told to stop, and has given its shard back.
    case stopped
    /// The push service refuses every message because of the server's own key or environment.
    case misconfigured
  }

  let queue: any AlertQueue
  let sender: any AlertSender
  let settings: Settings
  let clock: KoreanClock
  let stop: StopSignal
  let logger: Logger

  public init(
    queue: any AlertQueue, sender: any AlertSender, settings: Settings = Settings(),
    clock: KoreanClock = KoreanClock(), stop: StopSignal, logger: Logger
  ) {
    self.queue = queue
    self.sender = sender
    self.settings = settings
    self.clock = clock
    self.stop = stop
    self.logger = logger
  }

  /// Works until nothing is left, or the worker is told to stop.
  ///
  /// - Parameter times: the time of each part of the work is added here.
  /// - Throws: `MartStoreError` or `QueueError` if the queue fails; the shard is free again when
  ///   its lease has run out.
  public func run(times: inout WorkTimes) async throws -> End {
    var plans = PlanBook()
    var refusals = Refusals()
    var night: Night?
    while !stop.isRaised {
      clock.set(try await queue.seconds())
      let claim = try await times.measure(.claiming) {
        try await queue.claim(at: clock.now, lease: settings.lease)
      }
      guard let claim else {
        if try await queue.admitNews(at: clock.now) > 0 { continue }
        let isIdle = try await !queue.hasOpenShards(at: clock.now)
        // Only refused messages are left, and there is no reason why the next try should succeed.
        if refusals.areAll {
          logger.critical("the push service refuses every message: look at its key and topic")
          return .misconfigured
        }
        if isIdle, !settings.follows { return .done }
        // Workers that were started together should not ask at the same moment every time.
        try await Task.sleep(for: settings.pause * Double.random(in: 0.5...1.5))
        continue
      }
      // A key that was good in the last night may be refused in this one.
      if night != claim.night { refusals = Refusals() }
      night = claim.night
      var work = ShardWork(
        worker: self, claim: claim, plans: plans, times: times, refusals: refusals)
      let isMisconfigured = try await work.run() == .misconfigured
      plans = work.plans
      times = work.times
      refusals = work.refusals
      if isMisconfigured { return .misconfigured }
    }
    return .stopped
  }
}
