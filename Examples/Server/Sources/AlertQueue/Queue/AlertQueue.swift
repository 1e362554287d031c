import MartHolidayKit

/// The nights to be worked on, shared by as many workers as there are.
///
/// A worker claims a shard for a while, reads its subscribers page by page, and records each page
/// with what was sent. A worker that dies is followed by another one when its lease has run out; what
/// it had sent and not recorded is sent once more, under the same identity.
public protocol AlertQueue: Sendable {
  /// Brings the tables to the form of this version.
  func prepare() async throws

  /// Puts a night into the queue, with the branches as they are known now.
  ///
  /// - Returns: whether it was not there yet; a night that is there stays as it is.
  /// - Parameter again: whether a night that is there begins anew, with the subscribers and the branches of
  ///   now; who was told of something is not told again.
  /// - Throws: `QueueError.shardsDiffer` while a night of another number of shards is not done.
  func enqueue(_ night: Night, branches: [Branch], again: Bool) async throws -> Bool

  /// Takes a free shard of a night whose minute has come.
  ///
  /// - Parameters:
  ///   - now: the minute in Korea.
  ///   - lease: how long the shard is held without being renewed or recorded.
  func claim(at now: WallTime, lease: Duration) async throws -> ShardClaim?

  /// Holds a shard for longer.
  ///
  /// - Returns: whether the claim still holds.
  func renew(_ claim: ShardClaim, lease: Duration) async throws -> Bool

  /// The branches that a night was put into the queue with.
  func branches(of night: Night) async throws -> [Branch]

  /// The next subscribers of a shard behind a name, in the order of the UTF-8 of their names.
  func subscribers(
    of claim: ShardClaim, after position: String, limit: Int
  ) async throws -> [QueuedSubscriber]

  /// The subscribers of a shard whose message is to be sent again now.
  func deferred(of claim: ShardClaim, limit: Int) async throws -> [QueuedSubscriber]

  /// Those of some announcements that were settled before.
  func settled(among identities: [AlertIdentity]) async throws -> Set<AlertIdentity>

  /// Stores a step. What was sent is stored in any case, because it is a fact.
  ///
  /// - Returns: whether the claim still holds.
  func record(_ step: ShardStep, of claim: ShardClaim, lease: Duration) async throws -> Bool

  /// Gives a shard back so that another worker can take it at once.
  func release(_ claim: ShardClaim) async throws

  /// Ends a shard whose subscribers were all read: done, or free again when the next retry is due.
  func finish(_ claim: ShardClaim) async throws

  /// Ends a shard whose messages are no longer true, with its retries.
  func expire(_ claim: ShardClaim) async throws

  /// Whether a shard of a night whose minute has come is neither done nor expired.
  func hasOpenShards(at now: WallTime) async throws -> Bool

  /// All nights, the latest last.
  func status() async throws -> [NightStatus]

  /// Deletes what no plan of a day or a later one asks about, and the nights before that day.
  ///
  /// - Returns: how many announcements were forgotten.
  func forget(before date: CivilDate) async throws -> Int
}

extension AlertQueue {
  public func enqueue(_ night: Night, branches: [Branch]) async throws -> Bool {
    try await enqueue(night, branches: branches, again: false)
  }
}

/// How far a night is.
public struct NightStatus: Sendable {
  public let night: WallTime
  public let shards: Int
  public let done: Int
  public let expired: Int
  /// Messages that wait to be sent again.
  public let deferred: Int
  public let counts: ShardCounts
}

/// Why the queue did not do what was asked.
public struct QueueError: Error, Hashable, CustomStringConvertible {
  /// What went wrong; the list may grow.
  public struct Code: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A night of another number of shards is not done.
    public static let shardsDiffer = Code(rawValue: "shardsDiffer")
    /// The database has no subscribers' table, or its tables are of a later version.
    public static let wrongSchema = Code(rawValue: "wrongSchema")
    /// A row cannot be what this version wrote.
    public static let damaged = Code(rawValue: "damaged")
    /// The database did not come back in time.
    public static let unavailable = Code(rawValue: "unavailable")
    /// The database refused a statement.
    public static let refused = Code(rawValue: "refused")
  }

  public let code: Code
  public let description: String

  public init(_ code: Code, _ description: String) {
    self.code = code
    self.description = description
  }
}
