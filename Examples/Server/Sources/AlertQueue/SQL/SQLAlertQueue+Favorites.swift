import MartHolidayKit
import MartStore

/// Which branches have something to announce, and from how many days ahead.
public struct DueBranches: Sendable {
  /// Each branch with the shortest lead under which it is announced now.
  let leads: [(branch: Int, lead: Int)]
  /// The longest lead of those who do not say.
  let usualReach: Int
  /// Whether so few are announced to most that looking for their subscribers beats reading all.
  let areFew: Bool

  /// Of five branches one is few: beyond it most subscribers have one of them.
  private static let few = 5

  init(_ branches: [Branch], _ plan: AlertPlan) {
    let usualReach = plan.leads.days.max() ?? 1
    leads = branches.compactMap { branch in
      (0...31).first { lead in
        guard let leads = LeadDays([lead]) else { return false }
        let probe = AlertSubscriber(
          id: "", favorites: [branch.id], leads: leads, notBefore: TimeOfDay(0, 0))
        return plan.message(for: probe) != nil
      }.map { (branch.id, $0) }
    }
    self.usualReach = usualReach
    areFew = leads.count { $0.lead <= usualReach } * Self.few < branches.count
  }
}

extension SQLAlertQueue {
  /// What stands for the leads of the night.
  private static let usual = -1

  /// The next subscribers of a shard who have one of a few branches.
  func subscribers(
    of claim: ShardClaim, having due: DueBranches, after position: String, limit: Int
  ) async throws -> [QueuedSubscriber] {
    let table = SQLValue.table(due.leads) { json, entry in
      json.value(entry.branch)
      json.value(entry.lead)
    }
    let due = SQLValue.integer(due.usualReach)
    // SQLite takes the tables of a cross join in the order in which they stand: the few branches first.
    let rows = """
      (SELECT CAST(value ->> 0 AS bigint) AS branch, CAST(value ->> 1 AS integer) AS lead
        FROM \(rowsOfFirstParameter)) AS due
      """
    return try await page(
      """
      SELECT subscriber.id, document, updated_at, 0, \(Self.token) FROM (
        SELECT id FROM (
          SELECT alert_favorite.id FROM \(rows) CROSS JOIN alert_favorite
          WHERE alert_favorite.shard = $2 AND alert_favorite.branch = due.branch
            AND alert_favorite.reach >= due.lead AND alert_favorite.id > $3
          UNION
          SELECT alert_favorite.id FROM \(rows) CROSS JOIN alert_favorite
          WHERE alert_favorite.shard = $2 AND alert_favorite.branch = due.branch
            AND alert_favorite.reach = \(Self.usual) AND alert_favorite.id > $3
            AND due.lead <= $5) AS names
        ORDER BY id LIMIT $4) AS found
      JOIN subscriber ON subscriber.id = found.id
      LEFT JOIN device ON device.subscriber = found.id
      ORDER BY subscriber.id
      """,
      [table, .integer(claim.shard.index), .text(position), .integer(limit), due])
  }

  /// Takes down who has which branches.
  ///
  /// What somebody has no longer stays until the subscribers are cut anew: it only has them looked at once
  /// more.
  func takeDownFavorites(
    of names: SQLValue, shards: Int, _ connection: any SQLConnection
  ) throws {
    let rows = try connection.rows(
      """
      SELECT id, document FROM subscriber
      WHERE id IN (SELECT value ->> 0 FROM \(rowsOfFirstParameter))
      """, [names])
    var entries: [(branch: Int, reach: Int, id: String, shard: Int)] = []
    for row in rows {
      let (id, document) = (try row.text(0), try row.text(1))
      guard let subscriber = SubscriberPage.subscriber(document, id: id) else { continue }
      let reach = subscriber.leads.map { $0.days.max() ?? 0 } ?? Self.usual
      let shard = AlertShard(containing: id, of: shards)?.index ?? 1
      for branch in Set(subscriber.favorites) { entries.append((branch, reach, id, shard)) }
    }
    let table = SQLValue.table(entries) { json, entry in
      json.value(entry.shard)
      json.value(entry.branch)
      json.value(entry.reach)
      json.value(entry.id)
    }
    try connection.execute(
      """
      INSERT INTO alert_favorite (shard, branch, reach, id)
      SELECT CAST(value ->> 0 AS integer), CAST(value ->> 1 AS bigint),
        CAST(value ->> 2 AS integer), value ->> 3
      FROM \(rowsOfFirstParameter) WHERE true ON CONFLICT DO NOTHING
      """, [table])
  }

  /// How many shards the subscribers are cut into.
  func layout(_ connection: any SQLConnection) throws -> Int? {
    try connection.rows("SELECT shards FROM alert_layout", []).first?.integer(0)
  }
}
