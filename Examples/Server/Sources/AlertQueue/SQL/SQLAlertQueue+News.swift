public import MartHolidayKit
import MartStore

extension SQLAlertQueue {
  /// How many are added to a night in one transaction.
  private static let newsPerTransaction = 5_000

  public func newsCount() async throws -> Int {
    try await database.read {
      try $0.rows("SELECT COUNT(*) FROM subscriber_news", []).first?.integer(0) ?? 0
    }
  }

  public func admitNews(at now: WallTime) async throws -> Int {
    guard try await newsCount() > 0 else { return 0 }
    return try await database.write { [self, dialect = database.dialect] connection in
      try connection.lock(dialect, Self.news)
      let night = try connection.rows(
        """
        SELECT night, shards FROM alert_night WHERE night <= $1 AND night >= $2
        ORDER BY night DESC LIMIT 1
        """, [.text("\(now)"), .text("\(now.date)T00:00")]
      ).first
      guard let night else { return 0 }
      let shards = try night.integer(1)
      let names = try news(connection)
      let table = SQLValue.table(names) { json, name in
        json.value(name)
        json.value(AlertShard(containing: name, of: shards)?.index ?? 1)
      }
      try add(table, to: .text(try night.text(0)), connection)
      return names.count
    }
  }

  /// Adds names with their shards to a night, as messages that are to be sent now.
  private func add(
    _ names: SQLValue, to night: SQLValue, _ connection: any SQLConnection
  ) throws {
    let rows = rowsOfFirstParameter
    try connection.execute(
      """
      INSERT INTO alert_deferred (night, shard, id, attempt, due_at)
      SELECT CAST($2 AS text), CAST(value ->> 1 AS integer), value ->> 0, 0, 0
      FROM \(rows) WHERE true ON CONFLICT DO NOTHING
      """, [names, night])
    // A shard that is done is opened again; in a cancelled or expired one, nothing is sent.
    try connection.execute(
      """
      UPDATE alert_shard SET stage = 1, free_at = 0 WHERE night = $2 AND stage = 2
        AND shard IN (SELECT CAST(value ->> 1 AS integer) FROM \(rows))
      """, [names, night])
    try connection.execute(
      """
      DELETE FROM alert_deferred WHERE night = $1 AND EXISTS (
        SELECT 1 FROM alert_shard WHERE alert_shard.night = alert_deferred.night
          AND alert_shard.shard = alert_deferred.shard AND stage > 2)
      """, [night])
    try forgetNews(of: names, connection)
    if let shards = try layout(connection) {
      try takeDownFavorites(of: names, shards: shards, connection)
    }
  }

  /// The names of some new or changed subscribers.
  func news(_ connection: any SQLConnection) throws -> [String] {
    try connection.rows(
      "SELECT id FROM subscriber_news ORDER BY id LIMIT $1", [.integer(Self.newsPerTransaction)]
    ).map { try $0.text(0) }
  }

  /// Deletes the news of some subscribers; this has to happen before their wishes are read.
  ///
  /// A change before that is then read, and a change after it makes news again.
  func forgetNews(of names: SQLValue, _ connection: any SQLConnection) throws {
    try connection.execute(
      """
      DELETE FROM subscriber_news
      WHERE id IN (SELECT value ->> 0 FROM \(rowsOfFirstParameter))
      """, [names])
  }
}
