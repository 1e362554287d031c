import MartHolidayKit

/// A shard of a night that one worker holds until its lease runs out.
public struct ShardClaim: Sendable {
  /// The night that the shard is of.
  public let night: Night
  /// The part of the subscribers.
  public let shard: AlertShard
  /// How often the shard was claimed, including this time: a claim with a lower number is lost.
  public let number: Int
  /// How far the workers before have come.
  public let progress: ShardProgress
}

/// How far a shard has come.
public struct ShardProgress: Hashable, Sendable {
  /// What is done next in a shard.
  public enum Stage: Int, Sendable {
    /// The subscribers are read in the order of their names.
    case reading
    /// All were read; messages that the push service asked to send later are left.
    case retrying
    /// Nothing is left.
    case done
    /// Korean midnight came first.
    case expired
    /// Somebody cancelled the night.
    case cancelled
  }

  public var stage: Stage
  /// The last subscriber who was read; empty before the first.
  public var position: String
  public var counts: ShardCounts

  public init(stage: Stage = .reading, position: String = "", counts: ShardCounts = ShardCounts()) {
    self.stage = stage
    self.position = position
    self.counts = counts
  }
}

/// What became of the subscribers of a shard or a night.
public struct ShardCounts: Hashable, Sendable {
  /// Subscribers who were read.
  public var read = 0
  /// Messages that the push service took.
  public var sent = 0
  /// Subscribers who were deleted because the service does not know their token any more.
  public var forgotten = 0
  /// Messages that the service refused for what is in them, or with an answer nobody knows.
  public var dropped = 0
  /// Messages that were refused because of the server's own key, topic or environment.
  public var misconfigured = 0
  /// Subscribers whose document could not be read.
  public var unreadable = 0

  public init() {}
}
