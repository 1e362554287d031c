public import MartHolidayKit
public import MartStore

/// The nights to be worked on, shared by as many workers as there are.
///
/// A worker claims a shard for a while, reads its subscribers page by page, and records each page
/// with what was sent. When a worker dies, another one takes the shard after the lease has run out;
/// what was sent and not recorded is sent once more, under the same identity.
public protocol AlertQueue: Sendable {
  /// Brings the tables to the form of this version.
  func prepare() async throws

  /// Puts a night into the queue, with the present subscribers.
  ///
  /// - Parameters:
  ///   - night: the night; one that is in the queue already stays as it is, unless `again`.
  ///   - again: whether such a night begins anew with the present subscribers; nobody is told the
  ///     same twice.
  /// - Returns: whether the night is new or begins anew.
  /// - Throws: `QueueError.Code.shardsDiffer` while a night with another number of shards is open.
  func enqueue(_ night: Night, again: Bool) async throws -> Bool

  /// The number of shards for the next night: the present one, doubled while shards are too large.
  func fittingShards() async throws -> Int

  /// Cancels the shards of a night that are not done; what was sent stays sent.
  ///
  /// - Returns: how many shards were cancelled.
  func cancel(_ time: WallTime) async throws -> Int

  /// The time of the database in seconds since 1970, which all workers use.
  func seconds() async throws -> Double

  /// Adds new and changed subscribers to the latest night of today that has begun.
  ///
  /// - Returns: how many were added; a call adds only some of many.
  func admitNews(at now: WallTime) async throws -> Int

  /// How many new and changed subscribers are in no night yet.
  func newsCount() async throws -> Int

  /// Takes a free shard of a night whose minute has come.
  ///
  /// - Parameters:
  ///   - now: the minute in Korea.
  ///   - lease: how long the shard is held without being renewed or recorded.
  /// - Returns: `nil` if no shard is free.
  func claim(at now: WallTime, lease: Duration) async throws -> ShardClaim?

  /// Holds a shard for longer.
  ///
  /// - Returns: whether the claim still holds.
  func renew(_ claim: ShardClaim, lease: Duration) async throws -> Bool

  /// The state of the catalogue, from which plans are made.
  func catalogVersion() async throws -> CatalogVersion

  /// The branches as they are known now.
  func branches() async throws -> (branches: [Branch], version: CatalogVersion)

  /// The next subscribers of a shard after a name, in the order of the UTF-8 of their names.
  ///
  /// - Parameter due: which branches have something to announce; subscribers without one of them
  ///   may be left out. `nil` leaves out nobody.
  func subscribers(
    of claim: ShardClaim, having due: DueBranches?, after position: String, limit: Int
  ) async throws -> [QueuedSubscriber]

  /// The subscribers of a shard whose message is to be sent again now.
  func deferred(of claim: ShardClaim, limit: Int) async throws -> [QueuedSubscriber]

  /// Which of some announcements were settled before.
  func settled(among identities: [AlertIdentity]) async throws -> Set<AlertIdentity>

  /// Stores a step of a claim.
  ///
  /// What was sent is stored even if the claim is lost, because it is a fact.
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

  /// Deletes what no plan from a day on asks about, and the nights before that day.
  ///
  /// - Returns: how many announcements were forgotten.
  func forget(before date: CivilDate) async throws -> Int
}

extension AlertQueue {
  func subscribers(
    of claim: ShardClaim, after position: String, limit: Int
  ) async throws -> [QueuedSubscriber] {
    try await subscribers(of: claim, having: nil, after: position, limit: limit)
  }

  public func enqueue(_ night: Night) async throws -> Bool {
    try await enqueue(night, again: false)
  }
}

/// How far a night is.
public struct NightStatus: Sendable {
  public let night: WallTime
  public let shards: Int
  public let done: Int
  public let expired: Int
  public let cancelled: Int
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

    /// A night with another number of shards is not done yet.
    public static let shardsDiffer = Code(rawValue: "shardsDiffer")
    /// The queue's tables are of a later version.
    public static let wrongSchema = Code(rawValue: "wrongSchema")
    /// A row cannot be what this version wrote.
    public static let damaged = Code(rawValue: "damaged")
  }

  public let code: Code
  public let description: String

  public init(_ code: Code, _ description: String) {
    self.code = code
    self.description = description
  }
}
