// Subscribers that arrive over a network or from a database; Embedded Swift has no async sequences.
#if !hasFeature(Embedded)
  extension AlertPlan {
    /// What to send to many subscribers that are read during the planning.
    ///
    /// Batches are planned on demand, so the reader is never ahead by more than one.
    ///
    /// - Parameters:
    ///   - subscribers: the subscribers, read once; in the order of their names to resume.
    ///   - shard: the part of the subscribers that this worker plans.
    ///   - resumeKey: the key of the last batch that was sent before an interruption.
    ///   - size: the maximum number of messages in a batch; at least one.
    ///   - isSent: whether something was sent before; a server that cannot answer at once reads it
    ///     with the subscriber instead, as `AlertSubscriber.sent`.
    /// - Complexity: the memory of one batch, however many subscribers there are.
    public func batches<Subscribers: AsyncSequence>(
      for subscribers: Subscribers, shard: AlertShard = .all,
      resumingAfter resumeKey: String? = nil, size: Int = AlertBatch.defaultSize,
      isSent: @escaping @Sendable (AlertIdentity) -> Bool = { _ in false }
    ) -> AsyncAlertBatches<Subscribers> where Subscribers.Element == AlertSubscriber {
      AsyncAlertBatches(
        subscribers: subscribers,
        batcher: AlertBatcher(plan: self, shard: shard, resumeKey: resumeKey, size: size),
        isSent: isSent)
    }
  }

  /// The batches of a plan, made one after the other from an asynchronous sequence of subscribers.
  public struct AsyncAlertBatches<Subscribers: AsyncSequence>: AsyncSequence
  where Subscribers.Element == AlertSubscriber {
    public typealias Element = AlertBatch

    let subscribers: Subscribers
    let batcher: AlertBatcher
    let isSent: @Sendable (AlertIdentity) -> Bool

    /// Plans one batch at a time.
    public struct AsyncIterator: AsyncIteratorProtocol {
      private var subscribers: Subscribers.AsyncIterator
      private var batcher: AlertBatcher
      private let isSent: @Sendable (AlertIdentity) -> Bool

      fileprivate init(_ batches: AsyncAlertBatches) {
        subscribers = batches.subscribers.makeAsyncIterator()
        batcher = batches.batcher
        isSent = batches.isSent
      }

      /// The next batch, or `nil` when all subscribers are done.
      ///
      /// - Throws: what reading the subscribers throws; a later run repeats the unfinished batch,
      ///   because its resume key was not returned.
      @concurrent
      public mutating func next() async throws -> AlertBatch? {
        while let subscriber = try await subscribers.next() {
          if let batch = batcher.take(subscriber, isSent) { return batch }
        }
        return batcher.end()
      }
    }

    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(self) }
  }

  extension AsyncAlertBatches: Sendable where Subscribers: Sendable {}

  extension AsyncAlertBatches.AsyncIterator: Sendable where Subscribers.AsyncIterator: Sendable {}
#endif
