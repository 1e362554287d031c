import MartHolidayKit

/// A subscriber as the database has them.
public struct QueuedSubscriber: Sendable {
  /// The name under which the database keeps the subscriber, such as a device token.
  public let id: String
  /// The JSON of an `AlertSubscriber`; `nil` when the subscriber has signed off meanwhile.
  public let document: String?
  /// What the push service knows the device by; `nil` for one that only reads its calendar.
  public let token: String?
  /// When the document was written, in seconds since 1970; a newer registration has another time.
  public let updatedAt: Int
  /// How often the message was sent before without being taken.
  public let attempt: Int
}

/// What a worker did with a page of subscribers; it is stored as a whole or not at all.
public struct ShardStep: Sendable {
  /// An announcement that must not be made again.
  public struct Settled: Sendable {
    public let identity: AlertIdentity
    /// `true` if the push service took it, `false` if it refused it for good.
    public let isSent: Bool

    public init(_ identity: AlertIdentity, isSent: Bool) {
      self.identity = identity
      self.isSent = isSent
    }
  }

  /// A message to be sent again later.
  public struct Deferral: Sendable {
    public let id: String
    public let attempt: Int
    public let afterSeconds: Int

    public init(id: String, attempt: Int, afterSeconds: Int) {
      self.id = id
      self.attempt = attempt
      self.afterSeconds = afterSeconds
    }
  }

  public var settled: [Settled] = []
  /// The registrations whose token the push service no longer knows.
  public var forgotten: [QueuedSubscriber] = []
  public var deferrals: [Deferral] = []
  /// Subscribers whose deferred message has been dealt with.
  public var undeferred: [String] = []
  /// How far the shard is after this step.
  public var progress: ShardProgress

  public init(_ progress: ShardProgress) { self.progress = progress }
}
