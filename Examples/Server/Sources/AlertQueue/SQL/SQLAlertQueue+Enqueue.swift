public import MartHolidayKit
import MartStore

extension SQLAlertQueue {
  /// How many names are put into their shards in one transaction.
  private static let namesPerTransaction = 20_000

  public func enqueue(_ night: Night, again: Bool) async throws -> Bool {
    try await layOut(night.shards)
    try await removeMembersWhoLeft()
    var name: String? = ""
    while let last = name { name = try await addMembers(to: night, after: last) }
    try await analyze()
    try await takeDownNews(night.shards)
    let isNew = try await insert(night)
    if !isNew, again { try await begin(night) }
    // Workers may begin before this: a shard whose favorites are not recorded is read whole.
    try await takeDownFavorites(night.shards)
    return isNew || again
  }

  private func takeDownFavorites(_ shards: Int) async throws {
    var isMore = true, isNew = false
    while isMore {
      isMore = try await writeWithLayout(shards) { connection in
        try self.takeDownFavoritesOfNextShard(shards, connection)
      }
      isNew = isNew || isMore
    }
    if isNew { try await analyze() }
  }

  private func analyze() async throws {
    try await database.write { [dialect = database.dialect] in
      _ = try $0.execute(dialect.analyze)
    }
  }

  /// The most subscribers of a shard; beyond it, all shards are made anew, which reads everybody.
  private static let mostOfShard = 50_000

  public func fittingShards() async throws -> Int {
    try await database.read { connection in
      let count = try connection.rows("SELECT COUNT(*) FROM subscriber", []).first?.integer(0) ?? 0
      var shards = try layout(connection) ?? 0
      // While a night is open, the shards stay as they are.
      let open = try connection.rows("SELECT 1 FROM alert_shard WHERE stage < 2 LIMIT 1", [])
      if shards > 0, !open.isEmpty { return shards }
      shards = max(shards, Night.defaultShards)
      while shards * Self.mostOfShard < count, shards < 65_536 { shards *= 2 }
      return shards
    }
  }

  public func cancel(_ time: WallTime) async throws -> Int {
    // A transaction whose commit was not confirmed runs again and finds nothing left to cancel. The
    // mark tells which shards the first run cancelled.
    let mark = Self.mark()
    return try await database.write { connection in
      let name = SQLValue.text("\(time)")
      try connection.execute("DELETE FROM alert_deferred WHERE night = $1", [name])
      try connection.execute(
        """
        UPDATE alert_shard SET stage = 4, claims = claims + 1, mark = $2
        WHERE night = $1 AND stage < 2
        """, [name, mark])
      return try connection.rows(
        "SELECT COUNT(*) FROM alert_shard WHERE night = $1 AND mark = $2", [name, mark]
      ).first?.integer(0) ?? 0
    }
  }

  /// A random mark of one call, which stays the same if its transaction runs twice.
  private static func mark() -> SQLValue {
    .text(String(UInt64.random(in: 0...(.max)), radix: 36))
  }

  /// Empties the shards if a night asks for another number of them.
  ///
  /// - Throws: `QueueError.Code.shardsDiffer` while a night is open.
  private func layOut(_ shards: Int) async throws {
    let value = SQLValue.integer(shards)
    try await database.write { [dialect = database.dialect] connection in
      try connection.lock(dialect, "queue")
      let laidOut = try connection.rows("SELECT shards FROM alert_layout", []).first?.integer(0)
      guard laidOut != shards else { return }
      let open = try connection.rows("SELECT 1 FROM alert_shard WHERE stage < 2 LIMIT 1", [])
      guard open.isEmpty else { throw Self.shardsDiffer(shards) }
      try connection.execute("\(dialect.empty) alert_member")
      try connection.execute("\(dialect.empty) alert_favorite")
      try connection.execute("DELETE FROM alert_layout")
      try connection.execute("INSERT INTO alert_layout (shards) VALUES ($1)", [value])
    }
  }

  private static func shardsDiffer(_ shards: Int) -> QueueError {
    QueueError(
      .shardsDiffer, "a night that is not done has another number of shards than \(shards)")
  }

  /// Runs a transaction during which the number of shards does not change.
  ///
  /// - Throws: `QueueError.Code.shardsDiffer` if it is another number already.
  private func writeWithLayout<Result: Sendable>(
    _ shards: Int, _ body: @escaping @Sendable (any SQLConnection) throws -> Result
  ) async throws -> Result {
    try await database.write { [dialect = database.dialect] connection in
      try connection.lock(dialect, "queue")
      let laidOut = try connection.rows("SELECT shards FROM alert_layout", []).first?.integer(0)
      guard laidOut == shards else { throw Self.shardsDiffer(shards) }
      return try body(connection)
    }
  }

  private func removeMembersWhoLeft() async throws {
    try await database.write {
      _ = try $0.execute(
        """
        DELETE FROM alert_member WHERE NOT EXISTS (
          SELECT 1 FROM subscriber WHERE subscriber.id = alert_member.id)
        """)
    }
  }

  /// Puts the next new subscribers after a name into their shards.
  ///
  /// - Returns: the name of the last of them, or `nil` if there are no more.
  private func addMembers(to night: Night, after name: String) async throws -> String? {
    let limit = Self.namesPerTransaction
    return try await writeWithLayout(night.shards) { connection in
      let names = try connection.rows(
        """
        SELECT id FROM subscriber WHERE id > $2 AND NOT EXISTS (
          SELECT 1 FROM alert_member WHERE alert_member.id = subscriber.id AND alert_member.id > $2)
        ORDER BY id LIMIT $1
        """, [.integer(limit), .text(name)]
      ).map { try $0.text(0) }
      let shards = names.map { AlertShard(containing: $0, of: night.shards)?.index ?? 1 }
      let table = SQLValue.table(Array(zip(names, shards))) { json, member in
        json.value(member.0)
        json.value(member.1)
      }
      try connection.execute(
        """
        INSERT INTO alert_member (id, shard)
        SELECT value ->> 0, CAST(value ->> 1 AS integer) FROM \(self.rowsOfFirstParameter)
        WHERE true ON CONFLICT DO NOTHING
        """, [table])
      // The other shards are recorded later, with everybody who is in them.
      let indexed = try connection.rows("SELECT indexed FROM alert_layout", []).first?.integer(0)
      let known = zip(names, shards).filter { $0.1 <= indexed ?? 0 }.map(\.0)
      try self.forgetNews(of: table, connection)
      try self.takeDownFavorites(
        of: .table(known) { $0.value($1) }, shards: night.shards, connection)
      return names.count == limit ? names.last : nil
    }
  }

  /// Begins a night anew.
  ///
  /// A worker that holds a shard loses it with its next page, and nobody else takes the shard
  /// before the lease is over.
  private func begin(_ night: Night) async throws {
    let name = SQLValue.text("\(night.time)")
    try await writeWithLayout(night.shards) { connection in
      let shards = try connection.rows("SELECT shards FROM alert_night WHERE night = $1", [name])
        .first?.integer(0)
      try connection.execute(
        "UPDATE alert_night SET leads = $2, shards = $3 WHERE night = $1",
        [name, .text(night.leads.text), .integer(night.shards)])
      if shards != night.shards {
        // None of the old shards is open, or their number could not have changed.
        let most = try connection.rows(
          "SELECT CAST(MAX(claims) AS bigint) FROM alert_shard WHERE night = $1", [name])
        try connection.execute("DELETE FROM alert_shard WHERE night = $1", [name])
        // A slow worker's claim of an old shard has a lower number than any claim of a new one.
        try Self.addShards(of: night, claims: try most.first?.integerIfAny(0) ?? 0, connection)
      }
      try connection.execute(
        """
        UPDATE alert_shard SET free_at = CASE WHEN stage = 0 THEN free_at ELSE 0 END, stage = 0,
          position = '', claims = claims + 1, read_count = 0, sent = 0, forgotten = 0, dropped = 0,
          misconfigured = 0, unreadable = 0
        WHERE night = $1
        """, [name])
      try connection.execute("DELETE FROM alert_deferred WHERE night = $1", [name])
    }
  }

  /// Records the favorites of known subscribers who have changed.
  private func takeDownNews(_ shards: Int) async throws {
    var count = 1
    while count > 0 {
      count = try await writeWithLayout(shards) { connection in
        let names = try self.news(connection)
        let table = SQLValue.table(names) { $0.value($1) }
        try self.forgetNews(of: table, connection)
        try self.takeDownFavorites(of: table, shards: shards, connection)
        return names.count
      }
    }
  }

  /// - Returns: whether this call added the night, and no other one.
  private func insert(_ night: Night) async throws -> Bool {
    let name = SQLValue.text("\(night.time)")
    // A transaction whose commit was not confirmed runs again and finds its own night by the mark.
    let mark = Self.mark()
    return try await writeWithLayout(night.shards) { connection in
      let added = try connection.execute(
        """
        INSERT INTO alert_night (night, leads, shards, mark) VALUES ($1, $2, $3, $4)
        ON CONFLICT DO NOTHING
        """, [name, .text(night.leads.text), .integer(night.shards), mark])
      guard added == 1 else {
        let own = "SELECT 1 FROM alert_night WHERE night = $1 AND mark = $2"
        return try !connection.rows(own, [name, mark]).isEmpty
      }
      try Self.addShards(of: night, claims: 0, connection)
      return true
    }
  }

  private static func addShards(
    of night: Night, claims: Int, _ connection: any SQLConnection
  ) throws {
    try connection.execute(
      """
      WITH RECURSIVE number (shard) AS (
        SELECT 1 UNION ALL SELECT shard + 1 FROM number WHERE shard < CAST($2 AS integer))
      INSERT INTO alert_shard (night, shard, claims)
      SELECT CAST($1 AS text), shard, CAST($3 AS integer) FROM number
      """, [.text("\(night.time)"), .integer(night.shards), .integer(claims)])
  }
}
