/// A database that the queue's statements run on.
package protocol SQLDatabase: Sendable {
  var dialect: SQLDialect { get }

  /// Runs statements that change nothing.
  func read<Result: Sendable>(
    _ body: @escaping @Sendable (any SQLConnection) throws -> Result
  ) async throws -> Result

  /// Runs statements in one transaction that writes.
  ///
  /// - Parameter body: run again when the connection was lost, even after its commit arrived, so
  ///   doing it twice has to mean the same as doing it once.
  func write<Result: Sendable>(
    _ body: @escaping @Sendable (any SQLConnection) throws -> Result
  ) async throws -> Result
}

/// A connection inside a transaction; parameters are written `$1`, `$2`.
package protocol SQLConnection {
  func rows(_ sql: String, _ values: [SQLValue]) throws -> [SQLRow]

  /// - Returns: how many rows were changed.
  @discardableResult
  func execute(_ sql: String, _ values: [SQLValue]) throws -> Int
}

extension SQLConnection {
  @discardableResult
  package func execute(_ sql: String) throws -> Int { try execute(sql, []) }

  func lock(_ dialect: SQLDialect) throws {
    if let lock = dialect.exclusiveLock { _ = try rows(lock, []) }
  }
}

package enum SQLValue: Hashable, Sendable {
  case null
  case integer(Int)
  case text(String)
}

package struct SQLRow: Sendable {
  let values: [SQLValue]

  package init(_ values: [SQLValue]) { self.values = values }

  func integer(_ column: Int) throws -> Int {
    guard case .integer(let number) = values[column] else { throw damaged(column) }
    return number
  }

  func text(_ column: Int) throws -> String {
    guard case .text(let text) = values[column] else { throw damaged(column) }
    return text
  }

  func textIfAny(_ column: Int) throws -> String? {
    values[column] == .null ? nil : try text(column)
  }

  private func damaged(_ column: Int) -> QueueError {
    QueueError(.damaged, "column \(column) is of another type")
  }
}

/// Where the two databases differ.
package struct SQLDialect: Sendable {
  /// The time of the database in milliseconds since 1970, which all its workers share.
  let now: String
  /// A table with a column `value`, a JSON array each, of a parameter that is an array of arrays.
  let rowsOfFirstParameter: String
  /// What makes a claim pass over the shards that other claims look at in this moment.
  let skipLocked: String
  /// The type of names, compared by their bytes.
  let name: String
  /// What stands behind a table whose primary key is all it is read by.
  let keyed: String
  /// Keeps out others who lock too, until the transaction ends; a file has one writer anyway.
  let exclusiveLock: String?
  /// Whether the subscribers' table is the queue's own; in the server's file it is the server's.
  let ownsSubscribers: Bool
  /// Tells the planner of the database about rows that were just added.
  let analyze: String

  package static let sqlite = SQLDialect(
    now: "CAST((julianday('now') - 2440587.5) * 86400000 AS INTEGER)",
    rowsOfFirstParameter: "json_each($1)", skipLocked: "", name: "TEXT", keyed: " WITHOUT ROWID",
    exclusiveLock: nil, ownsSubscribers: false, analyze: "PRAGMA optimize")

  package static let postgres = SQLDialect(
    now: "CAST(extract(epoch FROM clock_timestamp()) * 1000 AS bigint)",
    rowsOfFirstParameter: "json_array_elements(CAST($1 AS json)) AS rows(value)",
    skipLocked: " FOR UPDATE SKIP LOCKED", name: "TEXT COLLATE \"C\"", keyed: "",
    exclusiveLock: "SELECT pg_advisory_xact_lock(1296913492)", ownsSubscribers: true,
    analyze: "ANALYZE alert_member")
}
