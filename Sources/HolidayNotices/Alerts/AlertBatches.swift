extension AlertPlan {
  /// What to send to many subscribers, in batches that are planned on demand.
  ///
  /// ```swift
  /// import MartHolidayKit
  ///
  /// let branch = Branch(
  ///   id: 7, mart: .costco, name: "양재점", schedule: HolidaySchedule(rule: .nth([2, 4], .sunday)))
  /// let plan = AlertPlan(for: [branch], at: WallTime(CivilDate(2026, 11, 21), 11, 0))
  /// let subscribers = (100..<1_300).map { AlertSubscriber(id: "token-\($0)", favorites: [7]) }
  /// plan.batches(for: subscribers).map(\.messages.count)  // [500, 500, 200]
  /// ```
  ///
  /// - Parameters:
  ///   - subscribers: the subscribers, read once. To resume, they must be sorted by the UTF-8 of
  ///     their names, as by `ORDER BY` with binary collation.
  ///   - shard: the part of the subscribers that this worker plans.
  ///   - resumeKey: the key of the last batch that was sent in this run before it was interrupted;
  ///     subscribers up to it are skipped.
  ///   - size: the maximum number of messages in a batch; at least one.
  ///   - isSent: whether something was sent before, according to the server.
  /// - Complexity: the memory of one batch, however many subscribers there are.
  public func batches<Subscribers: Sequence<AlertSubscriber>>(
    for subscribers: Subscribers, shard: AlertShard = .all, resumingAfter resumeKey: String? = nil,
    size: Int = AlertBatch.defaultSize,
    isSent: @escaping @Sendable (AlertIdentity) -> Bool = { _ in false }
  ) -> AlertBatches<Subscribers> {
    AlertBatches(
      subscribers: subscribers,
      batcher: AlertBatcher(plan: self, shard: shard, resumeKey: resumeKey, size: size),
      isSent: isSent)
  }
}

/// The batches of a plan, made one after the other from a sequence of subscribers.
public struct AlertBatches<Subscribers: Sequence<AlertSubscriber>>: Sequence {
  let subscribers: Subscribers
  let batcher: AlertBatcher
  let isSent: @Sendable (AlertIdentity) -> Bool

  /// Plans one batch at a time.
  public struct Iterator: IteratorProtocol {
    private var subscribers: Subscribers.Iterator
    private var batcher: AlertBatcher
    private let isSent: @Sendable (AlertIdentity) -> Bool

    fileprivate init(_ batches: AlertBatches) {
      subscribers = batches.subscribers.makeIterator()
      batcher = batches.batcher
      isSent = batches.isSent
    }

    /// The next batch, which is never empty, or `nil` when all subscribers are done.
    public mutating func next() -> AlertBatch? {
      while let subscriber = subscribers.next() {
        if let batch = batcher.take(subscriber, isSent) { return batch }
      }
      return batcher.end()
    }
  }

  public func makeIterator() -> Iterator { Iterator(self) }
}

extension AlertBatches: Sendable where Subscribers: Sendable {}

extension AlertBatches.Iterator: Sendable where Subscribers.Iterator: Sendable {}
