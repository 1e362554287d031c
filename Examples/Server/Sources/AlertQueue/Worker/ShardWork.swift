import Logging
import MartHolidayKit

/// The work of one worker on one shard.
struct ShardWork {
  enum End {
    case over
    case lost
    case misconfigured
  }

  let worker: AlertWorker
  let claim: ShardClaim
  var plans: PlanBook
  var times: WorkTimes
  var refusals: Refusals
  private var progress: ShardProgress
  private var renewal: ContinuousClock.Instant

  init(
    worker: AlertWorker, claim: ShardClaim, plans: PlanBook, times: WorkTimes, refusals: Refusals
  ) {
    self.worker = worker
    self.claim = claim
    self.plans = plans
    self.times = times
    self.refusals = refusals
    progress = claim.progress
    renewal = Self.nextRenewal(worker.settings.lease)
  }

  private var queue: any AlertQueue { worker.queue }
  private var lease: Duration { worker.settings.lease }

  mutating func run() async throws -> End {
    while true {
      if worker.stop.isRaised {
        try await queue.release(claim)
        return .over
      }
      guard worker.clock.now < claim.night.expires else {
        log("the night is over before the shard")
        try await queue.expire(claim)
        return .over
      }
      let rows = try await nextRows()
      if rows.isEmpty {
        if progress.stage == .reading {
          progress.stage = .retrying
          continue
        }
        try await queue.finish(claim)
        return .over
      }
      let end = try await work(on: rows)
      if let end { return end }
    }
  }

  private mutating func nextRows() async throws -> [QueuedSubscriber] {
    let (queue, claim, limit) = (self.queue, self.claim, worker.settings.pageSize)
    let position = progress.position
    let isReading = progress.stage == .reading
    let due = isReading ? try await plans.plan(for: claim.night, from: queue).due : nil
    return try await times.measure(.reading) {
      isReading
        ? try await queue.subscribers(of: claim, having: due, after: position, limit: limit)
        : try await queue.deferred(of: claim, limit: limit)
    }
  }

  /// Plans, sends and records a page.
  ///
  /// - Returns: why no further page is to follow, or `nil`.
  private mutating func work(on rows: [QueuedSubscriber]) async throws -> End? {
    let page = times.measure(.decoding) { SubscriberPage(rows) }
    let queue = self.queue
    let plan = try await plans.plan(for: claim.night, from: queue).plan
    let letters = try await plan.letters(to: page.entries, times: &times) {
      try await queue.settled(among: $0)
    }
    let start = ContinuousClock.now
    let result = try await answers(to: letters)
    times.add(ContinuousClock.now - start, to: .sending)
    let isMisconfigured = refusals.areCertain
    var step: ShardStep
    if isMisconfigured {
      log("the push service refuses every message: look at its key, topic and environment")
      // The page is read again after the repair; what was settled in it stays settled.
      step = ShardStep(progress)
      var known = result
      _ = known.takeRefused()
      known.add(to: &step, refusals)
    } else {
      step = self.step(after: rows, page, result)
    }
    progress = step.progress
    let (claim, lease, made) = (self.claim, self.lease, step)
    let holds = try await times.measure(.recording) {
      try await queue.record(made, of: claim, lease: lease)
    }
    renewal = Self.nextRenewal(lease)
    guard holds, !result.isLost else {
      log("another worker has the shard")
      return .lost
    }
    guard isMisconfigured else { return nil }
    try await queue.release(claim)
    return .misconfigured
  }

  private func step(
    after rows: [QueuedSubscriber], _ page: SubscriberPage, _ result: PageResult
  ) -> ShardStep {
    var step = ShardStep(progress)
    // From the first letter on that was not sent, subscribers are read again.
    let done = rows.prefix { row in result.firstUnsent.map { row.id.isBefore($0) } ?? true }
    if progress.stage == .reading {
      step.progress.position = done.last?.id ?? progress.position
      step.progress.counts.read += done.count
      if result.firstUnsent == nil { step.progress.counts.unreadable += page.unreadable }
    } else {
      step.undeferred = done.map(\.id)
    }
    result.add(to: &step, refusals)
    return step
  }

  private func log(_ message: Logger.Message) {
    worker.logger.warning(
      message, metadata: ["night": "\(claim.night.time)", "shard": "\(claim.shard)"])
  }

  private static func nextRenewal(_ lease: Duration) -> ContinuousClock.Instant {
    ContinuousClock.now + lease / 3
  }
}

extension ShardWork {
  /// Sends letters; if the sender gets a newer key, sends the refused ones again.
  private mutating func answers(to letters: [Letter]) async throws -> PageResult {
    var result = try await send(letters)
    guard refusals.areLast, await worker.sender.renewKey() else { return result }
    refusals.reset()
    let again = result.takeRefused() + result.unsent
    let second = try await send(again)
    result.answers += second.answers
    result.unsent = second.unsent
    result.isLost = result.isLost || second.isLost
    return result
  }

  /// Sends letters, as many side by side as the sender takes, and renews the claim meanwhile.
  private mutating func send(_ letters: [Letter]) async throws -> PageResult {
    var result = PageResult()
    var next = letters.startIndex
    try await withThrowingTaskGroup(of: (Letter, DeliveryOutcome).self) { group in
      let sender = worker.sender
      var underWay = 0
      while true {
        while underWay < sender.width, next < letters.endIndex, !worker.stop.isRaised,
          !refusals.areCertain, !result.isLost
        {
          let letter = letters[next]
          next += 1
          underWay += 1
          group.addTask {
            (
              letter,
              await sender.send(letter.message, to: letter.token, attempt: letter.row.attempt)
            )
          }
        }
        guard let (letter, outcome) = try await group.next() else { return }
        underWay -= 1
        result.answers.append((letter, outcome))
        refusals.count(outcome)
        if try await !renewIfDue() { result.isLost = true }
      }
    }
    result.unsent = letters[next...]
    return result
  }

  /// Renews the claim when it is time.
  ///
  /// - Returns: `false` if the claim is known to be lost.
  private mutating func renewIfDue() async throws -> Bool {
    guard ContinuousClock.now >= renewal else { return true }
    renewal = Self.nextRenewal(lease)
    return try await queue.renew(claim, lease: lease)
  }
}
