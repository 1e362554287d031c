public import MartHolidayKit
public import MartStore

/// The nights to be worked on, shared by as many workers as there are.
///
/// A worker claims a shard for a while, reads its subscribers page by page, and records each page
/// with what was sent. A worker that dies is followed by another one when its lease has run out; what
/// it had sent and not recorded is sent once more, under the same identity.
public protocol AlertQueue: Sendable {
  /// Brings the tables to the form of this version.
  func prepare() async throws

  /// Puts a night into the queue, with the subscribers of now.
  ///
  /// - Returns: whether it was not there yet; a night that is there stays as it is.
  /// - Parameter again: whether a night that is there begins anew, with the subscribers of now; who was told of something is not told again.
  /// - Throws: `QueueError.shardsDiffer` while a night of another number of shards is not done.
  func enqueue(_ night: Night, again: Bool) async throws -> Bool

  /// How many shards fit: those that there are, unless so many have come that each is too large.
  func fittingShards() async throws -> Int

  /// Takes a night out whose shards are not all done; what was sent stays sent.
  ///
  /// - Returns: how many shards were taken out.
  func cancel(_ time: WallTime) async throws -> Int

  /// The time of the database in seconds since 1970, by which all workers go.
  func seconds() async throws -> Double

  /// Adds those who registered or changed their wishes since to the latest night of today that has begun.
  ///
  /// - Returns: how many.
  func admitNews(at now: WallTime) async throws -> Int

  /// How many have registered or changed their wishes since and are in no night yet.
  func newsCount() async throws -> Int

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

  /// The state of the catalogue, from which plans are made.
  func catalogVersion() async throws -> CatalogVersion

  /// The branches as they are known now.
  func branches() async throws -> (branches: [Branch], version: CatalogVersion)

  /// The next subscribers of a shard behind a name, in the order of the UTF-8 of their names.
  ///
  /// - Parameter due: which branches have something to announce; subscribers without one of them may be left
  ///   out. `nil` leaves out nobody.
  func subscribers(
    of claim: ShardClaim, having due: DueBranches?, after position: String, limit: Int
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

    /// A night of another number of shards is not done.
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
