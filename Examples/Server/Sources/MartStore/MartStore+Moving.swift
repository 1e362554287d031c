/// What it takes to move a table of the store or of its queue.
private struct MovedTable {
  let name: String
  /// The columns with their types.
  let columns: [(name: String, type: String)]
  /// The columns by which the rows are ordered.
  let key: [String]

  init(_ name: String, key: [String], texts: [String], numbers: [String] = [], reals: [String] = [])
  {
    self.name = name
    self.key = key
    columns =
      texts.map { ($0, "text") } + numbers.map { ($0, "bigint") }
      + reals.map { ($0, "double precision") }
  }

  /// The tables, each after those that it refers to.
  static let all = [
    MovedTable(
      "branch", key: ["id"],
      texts: [
        "mart_type", "branch_name", "region", "address", "phone_number", "opening_hours", "url",
      ],
      numbers: ["id", "created_at", "modified_at"], reals: ["latitude", "longitude"]),
    MovedTable("schedule", key: ["branch_id"], texts: ["document"], numbers: ["branch_id"]),
    MovedTable(
      "branch_source", key: ["branch_id"], texts: ["source"], numbers: ["branch_id", "left_at"]),
    MovedTable(
      "closing_text", key: ["id"], texts: ["text", "reading"],
      numbers: ["id", "branch_id", "submitted_at"]),
    MovedTable("receipt", key: ["source"], texts: ["source", "document"], numbers: ["loaded_at"]),
    MovedTable("subscriber", key: ["id"], texts: ["id", "document"], numbers: ["updated_at"]),
    MovedTable(
      "device", key: ["subscriber"], texts: ["subscriber", "write_key", "feed_key", "push_token"]),
    MovedTable("subscriber_news", key: ["id"], texts: ["id"]),
    MovedTable("alert_layout", key: ["shards"], texts: [], numbers: ["shards", "indexed"]),
    MovedTable("alert_member", key: ["id"], texts: ["id"], numbers: ["shard"]),
    MovedTable(
      "alert_favorite", key: ["shard", "branch", "reach", "first"], texts: ["first", "names"],
      numbers: ["shard", "branch", "reach"]),
    MovedTable("alert_night", key: ["night"], texts: ["night", "leads"], numbers: ["shards"]),
    MovedTable(
      "alert_shard", key: ["night", "shard"], texts: ["night", "position"],
      numbers: [
        "shard", "stage", "claims", "free_at", "held", "read_count", "sent", "forgotten", "dropped",
        "misconfigured", "unreadable",
      ]),
    MovedTable(
      "alert_deferred", key: ["night", "shard", "id"], texts: ["night", "id"],
      numbers: ["shard", "attempt", "due_at"]),
    MovedTable(
      "alert_delivery", key: ["identity"], texts: ["identity"],
      numbers: ["is_sent", "forget_from"]),
  ]
}

extension MartStore {
  /// How many rows are moved in one transaction.
  private static let rowsAtOnce = 5_000

  /// Copies everything in a store into another store, which has to be empty.
  ///
  /// Branches, texts, subscribers with their keys and what was sent come along, so that nobody is
  /// told twice. Nobody else may use either store. After an interrupted move, the next starts over.
  ///
  /// - Returns: how many rows each table has.
  /// - Throws: `MartStoreError.Code.fileExists` if the other store is not empty.
  public func move(to other: MartStore) async throws -> [(table: String, rows: Int)] {
    let version = try await version()
    try await other.beginMove(of: version.lineage)
    var counts: [(table: String, rows: Int)] = []
    for table in MovedTable.all { counts.append((table.name, try await move(table, to: other))) }
    try await other.endMove(version)
    return counts
  }

  private static func marker(_ lineage: String) -> String { "moving \(lineage)" }

  private func beginMove(of lineage: String) async throws {
    try await database.write { connection in
      let found = try connection.rows("SELECT lineage FROM catalogue", []).first?.text(0)
      let isResumed = found == Self.marker(lineage)
      for table in MovedTable.all where !isResumed {
        guard try connection.rows("SELECT 1 FROM \(table.name) LIMIT 1", []).isEmpty else {
          throw MartStoreError(.fileExists, "the other store is not empty: \(table.name)")
        }
      }
      for table in MovedTable.all.reversed() { try connection.execute("DELETE FROM \(table.name)") }
      try connection.execute(
        "UPDATE catalogue SET lineage = $1", [.text(Self.marker(lineage))])
    }
  }

  private func endMove(_ version: CatalogVersion) async throws {
    try await database.write { [dialect = database.dialect] connection in
      // New texts get numbers after those of the moved ones.
      if dialect.lock != nil {
        _ = try connection.rows(
          """
          SELECT setval(pg_get_serial_sequence('closing_text', 'id'), GREATEST(1, MAX(id)))
          FROM closing_text
          """, [])
      }
      try connection.execute(
        "UPDATE catalogue SET lineage = $1, version = $2, changed_at = $3",
        [.text(version.lineage), .integer(version.number + 1), .integer(version.changedAt)])
    }
  }

  private func move(_ table: MovedTable, to other: MartStore) async throws -> Int {
    let names = table.columns.map(\.name)
    let places = table.key.compactMap { key in names.firstIndex(of: key) }
    var last: [SQLValue] = []
    var count = 0
    while true {
      let after = last
      let rows = try await database.read { connection in
        let marks = after.indices.map { "$\($0 + 1)" }.joined(separator: ", ")
        let condition =
          after.isEmpty ? "" : "WHERE (\(table.key.joined(separator: ", "))) > (\(marks)) "
        return try connection.rows(
          """
          SELECT \(names.joined(separator: ", ")) FROM \(table.name) \(condition)\
          ORDER BY \(table.key.joined(separator: ", ")) LIMIT \(Self.rowsAtOnce)
          """, after)
      }
      guard let end = rows.last else { return count }
      try await other.add(rows, to: table)
      count += rows.count
      last = places.map { end.values[$0] }
    }
  }

  private func add(_ rows: [SQLRow], to table: MovedTable) async throws {
    let values = SQLValue.table(rows) { json, row in
      for value in row.values { json.value(value) }
    }
    let columns = table.columns.map(\.name).joined(separator: ", ")
    let picks = table.columns.enumerated()
      .map { "CAST(value ->> \($0.offset) AS \($0.element.type))" }.joined(separator: ", ")
    try await database.write { [dialect = database.dialect] connection in
      _ = try connection.execute(
        """
        INSERT INTO \(table.name) (\(columns)) SELECT \(picks)
        FROM \(dialect.rowsOfFirstParameter) WHERE true ON CONFLICT DO NOTHING
        """, [values])
    }
  }
}
