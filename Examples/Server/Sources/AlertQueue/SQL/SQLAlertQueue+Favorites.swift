import MartHolidayKit
import MartStore

/// Which branches have something to announce, and from how many days ahead.
public struct DueBranches: Sendable {
  /// Each branch that is announced now, with the shortest lead under which it is.
  ///
  /// `isUsual` says whether it is announced to subscribers without leads of their own.
  let leads: [(branch: Int, lead: Int, isUsual: Bool)]
  /// Whether the usual branches are so few that finding their subscribers beats reading all.
  let areFew: Bool

  /// Fewer than one branch in five are few; of more, most subscribers have one.
  private static let few = 5

  init(_ branches: [Branch], _ plan: AlertPlan) {
    func isAnnounced(_ branch: Branch, _ leads: LeadDays?) -> Bool {
      let probe = AlertSubscriber(
        id: "", favorites: [branch.id], leads: leads, notBefore: TimeOfDay(0, 0))
      return plan.message(for: probe) != nil
    }
    leads = branches.compactMap { branch in
      (0...31).first { lead in LeadDays([lead]).map { isAnnounced(branch, $0) } ?? false }
        .map { (branch.id, $0, isAnnounced(branch, nil)) }
    }
    // Stores that close today do not count: most subscribers are not told of them.
    areFew = leads.count { $0.isUsual } * Self.few < branches.count
  }
}

extension SQLAlertQueue {
  /// The reach of a subscriber without leads of their own, who has those of the night.
  private static let usual = -1

  /// How many subscribers are read together while their favorites are recorded.
  private static let subscribersAtOnce = 20_000

  /// The next subscribers of a shard who have one of a few branches.
  func subscribers(
    of claim: ShardClaim, having due: DueBranches, after position: String, limit: Int
  ) async throws -> [QueuedSubscriber] {
    let table = SQLValue.table(due.leads) { json, entry in
      json.value(entry.branch)
      json.value(entry.lead)
      json.value(entry.isUsual ? 1 : 0)
    }
    // SQLite reads the tables of a cross join in the order written: the few branches come first.
    return try await page(
      """
      SELECT subscriber.id, document, updated_at, 0, \(Self.token) FROM (
        SELECT DISTINCT \(database.dialect.element) AS id
        FROM (SELECT CAST(value ->> 0 AS bigint) AS branch, CAST(value ->> 1 AS integer) AS lead,
              CAST(value ->> 2 AS integer) AS usual
            FROM \(rowsOfFirstParameter)) AS due
          CROSS JOIN alert_favorite CROSS JOIN \(database.dialect.elements("alert_favorite.names"))
        WHERE alert_favorite.shard = $2 AND alert_favorite.branch = due.branch
          AND (reach >= due.lead OR reach = \(Self.usual) AND due.usual = 1)
          AND \(database.dialect.element) > $3
        ORDER BY id LIMIT $4) AS found
      JOIN subscriber ON subscriber.id = found.id
      LEFT JOIN device ON device.subscriber = found.id
      ORDER BY subscriber.id
      """,
      [table, .integer(claim.shard.index), .text(position), .integer(limit)])
  }

  /// Whether the favorites of all subscribers of a shard are recorded.
  func knowsFavorites(of claim: ShardClaim) async throws -> Bool {
    try await database.read {
      try !$0.rows(
        "SELECT 1 FROM alert_layout WHERE shards = $1 AND indexed >= $2",
        [.integer(claim.night.shards), .integer(claim.shard.index)]
      ).isEmpty
    }
  }

  /// Records the favorites of the next shard that lacks them, as lists of names for each branch.
  ///
  /// A row for each favorite of each subscriber would be most of the work of a first night.
  ///
  /// - Returns: whether there was one.
  func takeDownFavoritesOfNextShard(
    _ shards: Int, _ connection: any SQLConnection
  ) throws -> Bool {
    let indexed = try connection.rows("SELECT indexed FROM alert_layout", []).first?.integer(0) ?? 0
    guard indexed < shards else { return false }
    let shard = SQLValue.integer(indexed + 1)
    var last: String? = ""
    while let name = last {
      let names = try connection.rows(
        "SELECT id FROM alert_member WHERE shard = $1 AND id > $2 ORDER BY id LIMIT $3",
        [shard, .text(name), .integer(Self.subscribersAtOnce)]
      ).map { try $0.text(0) }
      let found = try wishes(of: .table(names) { $0.value($1) }, connection) { _ in indexed + 1 }
      // A conflicting row was added meanwhile for one name, which the list contains too.
      try takeDown(
        Dictionary(grouping: found) { $0.wish }.map { ($0.key, $0.value.map { $0.name }) },
        "DO UPDATE SET names = excluded.names", connection)
      last = names.count == Self.subscribersAtOnce ? names.last : nil
    }
    try connection.execute("UPDATE alert_layout SET indexed = $1", [shard])
    return true
  }

  /// Records the favorites of some new or changed subscribers.
  ///
  /// A favorite that somebody gave up stays recorded until the shards are made anew. Its only
  /// effect is that the subscriber is read when nothing is due.
  func takeDownFavorites(
    of names: SQLValue, shards: Int, _ connection: any SQLConnection
  ) throws {
    let found = try wishes(of: names, connection) {
      AlertShard(containing: $0, of: shards)?.index ?? 1
    }
    try takeDown(found.map { ($0.wish, [$0.name]) }, "DO NOTHING", connection)
  }

  /// A branch of which somebody is told, and from how many days ahead.
  private struct Wish: Hashable {
    let shard: Int
    let branch: Int
    let reach: Int
  }

  private func wishes(
    of names: SQLValue, _ connection: any SQLConnection, shard: (String) -> Int
  ) throws -> [(wish: Wish, name: String)] {
    let rows = try connection.rows(
      """
      SELECT id, document FROM subscriber
      WHERE id IN (SELECT value ->> 0 FROM \(rowsOfFirstParameter))
      """, [names])
    var wishes: [(wish: Wish, name: String)] = []
    wishes.reserveCapacity(3 * rows.count)
    for row in rows {
      let name = try row.text(0)
      guard let subscriber = SubscriberPage.subscriber(try row.text(1), id: name) else { continue }
      let reach = subscriber.leads.map { $0.days.max() ?? 0 } ?? Self.usual
      let shard = shard(name)
      for branch in Set(subscriber.favorites) {
        wishes.append((Wish(shard: shard, branch: branch, reach: reach), name))
      }
    }
    return wishes
  }

  private func takeDown(
    _ lists: [(wish: Wish, names: [String])], _ onConflict: String, _ connection: any SQLConnection
  ) throws {
    guard !lists.isEmpty else { return }
    let table = SQLValue.table(lists) { json, list in
      json.value(list.wish.shard)
      json.value(list.wish.branch)
      json.value(list.wish.reach)
      json.value(list.names[0])
      json.array { json in for name in list.names { json.value(name) } }
    }
    try connection.execute(
      """
      INSERT INTO alert_favorite (shard, branch, reach, first, names)
      SELECT CAST(value ->> 0 AS integer), CAST(value ->> 1 AS bigint),
        CAST(value ->> 2 AS integer), value ->> 3, value ->> 4
      FROM \(rowsOfFirstParameter) WHERE true
      ON CONFLICT (shard, branch, reach, first) \(onConflict)
      """, [table])
  }

  /// How many shards the subscribers are divided into; `nil` before the first night.
  func layout(_ connection: any SQLConnection) throws -> Int? {
    try connection.rows("SELECT shards FROM alert_layout", []).first?.integer(0)
  }
}
