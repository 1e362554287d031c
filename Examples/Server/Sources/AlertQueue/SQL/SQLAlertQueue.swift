public import MartHolidayKit
public import MartStore

/// The queue in a database that speaks SQL: one file of SQLite, or PostgreSQL.
public struct SQLAlertQueue: AlertQueue {
  let store: MartStore

  /// Opens the queue of a store.
  public init(_ store: MartStore) async throws {
    self.store = store
    try await prepare()
  }

  var database: any SQLDatabase { store.database }

  var now: String { database.dialect.now }
  var rowsOfFirstParameter: String { database.dialect.rowsOfFirstParameter }

  public func prepare() async throws {
    let schema = QueueSchema(dialect: database.dialect)
    try await database.write { try schema.migrate($0) }
  }

  public func seconds() async throws -> Double {
    let statement = "SELECT \(now)"
    let milliseconds = try await database.read { try $0.rows(statement, []).first?.integer(0) ?? 0 }
    return Double(milliseconds) / 1_000
  }

  public func catalogVersion() async throws -> CatalogVersion { try await store.version() }

  public func branches() async throws -> (branches: [Branch], version: CatalogVersion) {
    let (branches, version) = try await store.branches()
    return (branches.map { $0.branch }, version)
  }

  public func claim(at now: WallTime, lease: Duration) async throws -> ShardClaim? {
    let statement = """
      WITH next AS MATERIALIZED (
        SELECT night, shard FROM alert_shard
        WHERE stage < 2 AND night <= $1
          AND (free_at <= \(self.now) OR free_at > \(self.now) + held)
        ORDER BY night, free_at, shard LIMIT 1\(database.dialect.skipLocked))
      UPDATE alert_shard SET claims = claims + 1, free_at = \(self.now) + $2, held = $2
      FROM next
      WHERE alert_shard.night = next.night AND alert_shard.shard = next.shard
      RETURNING alert_shard.night, alert_shard.shard, claims, stage, position, read_count, sent,
        forgotten, dropped, misconfigured, unreadable
      """
    let values: [SQLValue] = [.text("\(now)"), .integer(lease.milliseconds)]
    return try await database.write { connection in
      guard let row = try connection.rows(statement, values).first else { return nil }
      return try ShardClaim(row, night: try Self.night(row.text(0), connection))
    }
  }

  public func renew(_ claim: ShardClaim, lease: Duration) async throws -> Bool {
    try await change(claim, "free_at = \(now) + $4, held = $4", [.integer(lease.milliseconds)])
  }

  public func release(_ claim: ShardClaim) async throws {
    _ = try await change(claim, "free_at = 0", [])
  }

  public func finish(_ claim: ShardClaim) async throws {
    let deferred = "FROM alert_deferred WHERE night = $1 AND shard = $2"
    try await database.write { [dialect = database.dialect] connection in
      // With the lock, a subscriber is added to the shard either before it ends or after.
      try connection.lock(dialect, Self.news)
      _ = try claim.change(
        connection,
        """
        stage = CASE WHEN EXISTS (SELECT 1 \(deferred)) THEN 1 ELSE 2 END,
        free_at = COALESCE((SELECT MIN(due_at) \(deferred)), free_at),
        held = COALESCE((SELECT MIN(due_at) \(deferred)) - \(now), held)
        """, [])
    }
  }

  /// The name of the lock for ending shards and for adding subscribers to them.
  static let news = "news"

  public func expire(_ claim: ShardClaim) async throws {
    try await database.write { connection in
      guard try claim.change(connection, "stage = 3", []) else { return }
      try connection.execute(
        "DELETE FROM alert_deferred WHERE night = $1 AND shard = $2", claim.key)
    }
  }

  /// Changes the row of a claim that still holds.
  private func change(
    _ claim: ShardClaim, _ assignments: String, _ values: [SQLValue]
  ) async throws -> Bool {
    try await database.write { try claim.change($0, assignments, values) }
  }

  private static func night(_ text: String, _ connection: any SQLConnection) throws -> Night {
    let rows = try connection.rows(
      "SELECT leads, shards FROM alert_night WHERE night = $1", [.text(text)])
    guard let time = WallTime(text), let row = rows.first,
      let leads = LeadDays(text: try row.text(0)),
      let night = Night(at: time, leads: leads, shards: try row.integer(1))
    else { throw QueueError(.damaged, "the night \(text) cannot be read") }
    return night
  }
}

extension ShardClaim {
  fileprivate init(_ row: SQLRow, night: Night) throws {
    guard let shard = AlertShard(try row.integer(1), of: night.shards),
      let stage = ShardProgress.Stage(rawValue: try row.integer(3))
    else { throw QueueError(.damaged, "a shard of the night \(night.time) cannot be read") }
    self.init(
      night: night, shard: shard, number: try row.integer(2),
      progress: ShardProgress(stage: stage, position: try row.text(4), counts: try ShardCounts(row))
    )
  }

  /// The night and the shard as parameters.
  var key: [SQLValue] { [.text("\(night.time)"), .integer(shard.index)] }

  /// Changes the row of the claim if it still holds; its parameters begin with `$4`.
  func change(
    _ connection: any SQLConnection, _ assignments: String, _ values: [SQLValue]
  ) throws -> Bool {
    try connection.execute(
      """
      UPDATE alert_shard SET \(assignments)
      WHERE night = $1 AND shard = $2 AND claims = $3 AND stage < 2
      """, key + [.integer(number)] + values) == 1
  }
}

extension ShardCounts {
  /// Reads the counts, which follow five other columns.
  init(_ row: SQLRow) throws {
    read = try row.integer(5)
    sent = try row.integer(6)
    forgotten = try row.integer(7)
    dropped = try row.integer(8)
    misconfigured = try row.integer(9)
    unreadable = try row.integer(10)
  }
}

extension LeadDays {
  /// The leads as the database keeps them, such as `3,1`.
  var text: String { days.map { String($0) }.joined(separator: ",") }

  /// Reads numbers of days such as `3,1`; an empty text is no lead, and other texts are `nil`.
  public init?(text: String) {
    var days: [Int] = []
    for part in text.isEmpty ? [] : text.split(separator: ",", omittingEmptySubsequences: false) {
      guard part.utf8.allSatisfy({ 0x30...0x39 ~= $0 }), let day = Int(part) else { return nil }
      days.append(day)
    }
    self.init(days)
  }
}

extension Duration {
  var milliseconds: Int {
    Int(components.seconds) * 1_000 + Int(components.attoseconds / 1_000_000_000_000_000)
  }
}
