public import MartHolidayKit
import MartStore

extension SQLAlertQueue {
  public func hasOpenShards(at now: WallTime) async throws -> Bool {
    try await database.read {
      try !$0.rows(
        "SELECT 1 FROM alert_shard WHERE stage < 2 AND night <= $1 LIMIT 1", [.text("\(now)")]
      ).isEmpty
    }
  }

  public func status() async throws -> [NightStatus] {
    try await database.read {
      try $0.rows(
        """
        SELECT night, COUNT(*), COUNT(CASE WHEN stage = 2 THEN 1 END),
          COUNT(CASE WHEN stage = 3 THEN 1 END),
          (SELECT COUNT(*) FROM alert_deferred WHERE alert_deferred.night = alert_shard.night),
          CAST(SUM(read_count) AS bigint), CAST(SUM(sent) AS bigint),
          CAST(SUM(forgotten) AS bigint), CAST(SUM(dropped) AS bigint),
          CAST(SUM(misconfigured) AS bigint), CAST(SUM(unreadable) AS bigint),
          COUNT(CASE WHEN stage = 4 THEN 1 END)
        FROM alert_shard GROUP BY night ORDER BY night
        """, []
      ).map { try NightStatus($0) }
    }
  }

  public func forget(before date: CivilDate) async throws -> Int {
    try await database.write { connection in
      let midnight = SQLValue.text("\(date)T00:00")
      for table in ["alert_deferred", "alert_shard", "alert_night"] {
        try connection.execute("DELETE FROM \(table) WHERE night < $1", [midnight])
      }
      return try connection.execute(
        "DELETE FROM alert_delivery WHERE forget_from <= $1", [.integer(Int(date.dayNumber))])
    }
  }
}

extension NightStatus {
  fileprivate init(_ row: SQLRow) throws {
    guard let night = WallTime(try row.text(0)) else {
      throw QueueError(.damaged, "a night has no minute")
    }
    self.init(
      night: night, shards: try row.integer(1), done: try row.integer(2),
      expired: try row.integer(3), cancelled: try row.integer(11), deferred: try row.integer(4),
      counts: try ShardCounts(row))
  }
}
