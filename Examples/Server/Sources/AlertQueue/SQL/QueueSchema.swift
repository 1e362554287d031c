import MartStore

/// The tables of the queue, in the order in which versions added them.
struct QueueSchema {
  let dialect: SQLDialect

  private var versions: [[String]] {
    let (name, keyed) = (dialect.name, dialect.keyed)
    return [
      [
        "CREATE TABLE alert_member (id \(name) PRIMARY KEY NOT NULL, shard INTEGER NOT NULL)\(keyed)",
        "CREATE INDEX alert_member_by_shard ON alert_member (shard, id)",
        "CREATE TABLE alert_layout (shards INTEGER NOT NULL)",
        """
        CREATE TABLE alert_night (
          night TEXT PRIMARY KEY NOT NULL, leads TEXT NOT NULL, shards INTEGER NOT NULL,
          branches TEXT NOT NULL)
        """,
        """
        CREATE TABLE alert_shard (
          night TEXT NOT NULL, shard INTEGER NOT NULL, stage INTEGER NOT NULL DEFAULT 0,
          position TEXT NOT NULL DEFAULT '', claims INTEGER NOT NULL DEFAULT 0,
          free_at BIGINT NOT NULL DEFAULT 0, read_count BIGINT NOT NULL DEFAULT 0,
          sent BIGINT NOT NULL DEFAULT 0, forgotten BIGINT NOT NULL DEFAULT 0,
          dropped BIGINT NOT NULL DEFAULT 0, misconfigured BIGINT NOT NULL DEFAULT 0,
          unreadable BIGINT NOT NULL DEFAULT 0, PRIMARY KEY (night, shard))
        """,
        """
        CREATE TABLE alert_deferred (
          night TEXT NOT NULL, shard INTEGER NOT NULL, id \(name) NOT NULL,
          attempt INTEGER NOT NULL, due_at BIGINT NOT NULL, PRIMARY KEY (night, shard, id))\(keyed)
        """,
        """
        CREATE TABLE alert_delivery (
          identity \(name) PRIMARY KEY NOT NULL, is_sent INTEGER NOT NULL,
          forget_from INTEGER NOT NULL)\(keyed)
        """,
      ],
      [
        // How long a shard may be held; else a clock that is set back would hold it for ages.
        "ALTER TABLE alert_shard ADD COLUMN held BIGINT NOT NULL DEFAULT 0",
        // Plans are made from the catalogue at the time of sending.
        "ALTER TABLE alert_night DROP COLUMN branches",
      ],
      [
        """
        CREATE TABLE alert_favorite (
          shard INTEGER NOT NULL, branch BIGINT NOT NULL, reach INTEGER NOT NULL,
          id \(name) NOT NULL, PRIMARY KEY (shard, branch, reach, id))\(keyed)
        """,
        // The next night then makes all shards anew, and records everybody's favorites.
        "UPDATE alert_layout SET shards = 0",
      ],
      [
        // Lists instead of a row for each name: a fortieth of the rows.
        "DROP TABLE alert_favorite",
        """
        CREATE TABLE alert_favorite (
          shard INTEGER NOT NULL, branch BIGINT NOT NULL, reach INTEGER NOT NULL,
          first \(name) NOT NULL, names TEXT NOT NULL,
          PRIMARY KEY (shard, branch, reach, first))
        """,
        // How many shards have their favorites recorded; the others are read whole until then.
        "ALTER TABLE alert_layout ADD COLUMN indexed INTEGER NOT NULL DEFAULT 0",
      ],
      [
        // Tells which call put the night into the queue.
        "ALTER TABLE alert_night ADD COLUMN mark TEXT NOT NULL DEFAULT ''"
      ],
      [
        // Tells which call cancelled the shard.
        "ALTER TABLE alert_shard ADD COLUMN mark TEXT NOT NULL DEFAULT ''"
      ],
    ]
  }

  /// Brings the tables of any earlier version to this one.
  func migrate(_ connection: any SQLConnection) throws {
    try connection.lock(dialect, "schema")
    try connection.execute("CREATE TABLE IF NOT EXISTS alert_schema (version INTEGER NOT NULL)")
    let found = try connection.rows("SELECT version FROM alert_schema", []).first
    let version = try found?.integer(0) ?? 0
    guard version <= versions.count else {
      throw QueueError(.wrongSchema, "the queue's tables are of a later version of the worker")
    }
    for statement in versions[version...].joined() { try connection.execute(statement) }
    if found == nil {
      try connection.execute("INSERT INTO alert_schema VALUES ($1)", [.integer(versions.count)])
    } else if version < versions.count {
      try connection.execute("UPDATE alert_schema SET version = $1", [.integer(versions.count)])
    }
  }
}
