public import MartHolidayKit
import MartStore

extension SQLAlertQueue {
  /// The push token: a device that registered itself has one; for others, their name is the token.
  static let token = """
    CASE WHEN device.subscriber IS NULL THEN subscriber.id ELSE device.push_token END
    """

  public func subscribers(
    of claim: ShardClaim, having due: DueBranches?, after position: String, limit: Int
  ) async throws -> [QueuedSubscriber] {
    if let due, due.areFew, try await knowsFavorites(of: claim) {
      return try await subscribers(of: claim, having: due, after: position, limit: limit)
    }
    return try await allSubscribers(of: claim, after: position, limit: limit)
  }

  private func allSubscribers(
    of claim: ShardClaim, after position: String, limit: Int
  ) async throws -> [QueuedSubscriber] {
    try await page(
      """
      SELECT alert_member.id, document, updated_at, 0, \(Self.token)
      FROM alert_member JOIN subscriber ON subscriber.id = alert_member.id
        LEFT JOIN device ON device.subscriber = alert_member.id
      WHERE alert_member.shard = $1 AND alert_member.id > $2
      ORDER BY alert_member.id LIMIT $3
      """, [.integer(claim.shard.index), .text(position), .integer(limit)])
  }

  public func deferred(of claim: ShardClaim, limit: Int) async throws -> [QueuedSubscriber] {
    try await page(
      """
      SELECT alert_deferred.id, document, COALESCE(updated_at, 0), attempt, \(Self.token)
      FROM alert_deferred LEFT JOIN subscriber ON subscriber.id = alert_deferred.id
        LEFT JOIN device ON device.subscriber = alert_deferred.id
      WHERE night = $1 AND shard = $2 AND due_at <= \(now)
      ORDER BY alert_deferred.id LIMIT $3
      """, claim.key + [.integer(limit)])
  }

  func page(_ sql: String, _ values: [SQLValue]) async throws -> [QueuedSubscriber] {
    try await database.read {
      try $0.rows(sql, values).map {
        QueuedSubscriber(
          id: try $0.text(0), document: try $0.textIfAny(1), token: try $0.textIfAny(4),
          updatedAt: try $0.integer(2), attempt: try $0.integer(3))
      }
    }
  }

  public func settled(among identities: [AlertIdentity]) async throws -> Set<AlertIdentity> {
    guard !identities.isEmpty else { return [] }
    let table = SQLValue.table(identities) { $0.value($1.description) }
    let statement = """
      SELECT identity FROM alert_delivery
      WHERE identity IN (SELECT value ->> 0 FROM \(rowsOfFirstParameter))
      """
    let found = try await database.read { try $0.rows(statement, [table]).map { try $0.text(0) } }
    return Set(found.compactMap { AlertIdentity($0) })
  }

  public func record(
    _ step: ShardStep, of claim: ShardClaim, lease: Duration
  ) async throws -> Bool {
    let progress = step.progress
    let counts = progress.counts
    let values: [SQLValue] = [
      .integer(lease.milliseconds), .integer(progress.stage.rawValue), .text(progress.position),
      .integer(counts.read), .integer(counts.sent), .integer(counts.forgotten),
      .integer(counts.dropped), .integer(counts.misconfigured), .integer(counts.unreadable),
    ]
    return try await database.write { connection in
      try self.settle(step.settled, connection)
      try self.forget(step.forgotten, connection)
      try self.keepDeferrals(of: step, claim, connection)
      return try claim.change(
        connection,
        """
        free_at = \(self.now) + $4, held = $4, stage = $5, position = $6, read_count = $7, sent = $8,
        forgotten = $9, dropped = $10, misconfigured = $11, unreadable = $12
        """, values)
    }
  }

  private func settle(_ settled: [ShardStep.Settled], _ connection: any SQLConnection) throws {
    guard !settled.isEmpty else { return }
    let table = SQLValue.table(settled) { json, settled in
      json.value(settled.identity.description)
      json.value(settled.isSent ? 1 : 0)
      json.value(Int(settled.identity.forgettableFrom.dayNumber))
    }
    try connection.execute(
      """
      INSERT INTO alert_delivery (identity, is_sent, forget_from)
      SELECT value ->> 0, CAST(value ->> 1 AS integer), CAST(value ->> 2 AS integer)
      FROM \(rowsOfFirstParameter) WHERE true ON CONFLICT DO NOTHING
      """, [table])
  }

  /// Deletes registrations, but none that has changed since it was read.
  ///
  /// The time alone does not show a change within the same second, so the token is compared too.
  private func forget(_ forgotten: [QueuedSubscriber], _ connection: any SQLConnection) throws {
    guard !forgotten.isEmpty else { return }
    let table = SQLValue.table(forgotten) { json, subscriber in
      json.value(subscriber.id)
      json.value(subscriber.updatedAt)
      json.value(SQLValue(subscriber.token))
    }
    try connection.execute(
      """
      DELETE FROM subscriber WHERE (id, updated_at) IN (
        SELECT value ->> 0, CAST(value ->> 1 AS bigint) FROM \(rowsOfFirstParameter)
        WHERE NOT EXISTS (
          SELECT 1 FROM device
          WHERE device.subscriber = value ->> 0 AND push_token <> value ->> 2))
      """, [table])
  }

  private func keepDeferrals(
    of step: ShardStep, _ claim: ShardClaim, _ connection: any SQLConnection
  ) throws {
    if !step.undeferred.isEmpty {
      try connection.execute(
        """
        DELETE FROM alert_deferred WHERE night = $2 AND shard = $3 AND id IN (
          SELECT value ->> 0 FROM \(rowsOfFirstParameter))
        """, [.table(step.undeferred) { $0.value($1) }] + claim.key)
    }
    guard !step.deferrals.isEmpty else { return }
    let table = SQLValue.table(step.deferrals) { json, deferral in
      json.value(deferral.id)
      json.value(deferral.attempt)
      json.value(deferral.afterSeconds)
    }
    try connection.execute(
      """
      INSERT INTO alert_deferred (night, shard, id, attempt, due_at)
      SELECT CAST($2 AS text), CAST($3 AS integer), value ->> 0, CAST(value ->> 1 AS integer),
        \(now) + 1000 * CAST(value ->> 2 AS bigint)
      FROM \(rowsOfFirstParameter) WHERE true
      ON CONFLICT (night, shard, id) DO UPDATE
      SET attempt = excluded.attempt, due_at = excluded.due_at
      """, [table] + claim.key)
  }
}
