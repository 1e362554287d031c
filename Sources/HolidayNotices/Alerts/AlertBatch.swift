/// Messages that are sent together, and how many subscribers are done after them.
public struct AlertBatch: Hashable, Sendable {
  /// The messages, at most as many as requested.
  public let messages: [AlertMessage]
  /// The last subscriber who is done once this batch is sent.
  ///
  /// Store it with what was sent, and pass it to `batches(for:)` after a restart.
  public let resumeKey: String

  /// As many messages as FCM takes in one call.
  public static let defaultSize = 500
}

/// Groups messages into batches and skips subscribers up to a resume key.
struct AlertBatcher {
  let plan: AlertPlan
  let shard: AlertShard
  let size: Int
  private var resumeKey: String?
  private var messages: [AlertMessage] = []

  init(plan: AlertPlan, shard: AlertShard, resumeKey: String?, size: Int) {
    self.plan = plan
    self.shard = shard
    self.resumeKey = resumeKey
    self.size = max(1, size)
  }

  /// Takes a subscriber.
  ///
  /// - Returns: a batch when one is full.
  mutating func take(
    _ subscriber: AlertSubscriber, _ isSent: (AlertIdentity) -> Bool
  ) -> AlertBatch? {
    if let key = resumeKey {
      if subscriber.id.isAtMost(key) { return nil }
      resumeKey = nil
    }
    var hash: SubscriberHash?
    if shard.count > 1 {
      let made = SubscriberHash(subscriber.id)
      guard shard.contains(made) else { return nil }
      hash = made
    }
    guard let message = plan.message(for: subscriber, hash: hash, isSent: isSent) else {
      return nil
    }
    // The caller's size may be huge; room is made only for messages that exist.
    if messages.isEmpty { messages.reserveCapacity(min(size, AlertBatch.defaultSize)) }
    messages.append(message)
    return messages.count == size ? batch() : nil
  }

  /// The remaining messages, or `nil` when there are none.
  mutating func end() -> AlertBatch? { messages.isEmpty ? nil : batch() }

  private mutating func batch() -> AlertBatch {
    // Those after the last message had nothing due, and planning them again costs little.
    let batch = AlertBatch(messages: messages, resumeKey: messages.last?.subscriber ?? "")
    messages = []
    return batch
  }
}

extension String {
  /// Whether the UTF-8 of a name is not after that of another, in the order of a database.
  fileprivate func isAtMost(_ other: String) -> Bool {
    !other.utf8.lexicographicallyPrecedes(utf8)
  }
}
