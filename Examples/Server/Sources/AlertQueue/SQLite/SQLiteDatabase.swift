import Foundation
import GRDB
import MartStore

/// A file of SQLite, shared by processes of one machine.
final class SQLiteDatabase: SQLDatabase {
  let dialect = SQLDialect.sqlite
  private let pool: DatabasePool
  /// Keeps a restore from replacing the file while a worker has it open.
  private let hold: FileHold

  /// How long a worker waits for another one that writes.
  private static let patience: TimeInterval = 30

  init(path: String) throws {
    hold = try FileHold(of: path, .shared)
    var configuration = Configuration()
    configuration.busyMode = .timeout(Self.patience)
    // Identities are hashes, so each page of deliveries touches pages all over the index: it has to
    // fit into memory, and the log has to be brought in seldom.
    configuration.prepareDatabase { database in
      try database.execute(sql: "PRAGMA cache_size = -65536; PRAGMA wal_autocheckpoint = 16384")
    }
    pool = try DatabasePool(path: path, configuration: configuration)
  }

  func read<Result: Sendable>(
    _ body: @escaping @Sendable (any SQLConnection) throws -> Result
  ) async throws -> Result {
    try await pool.read { try body(SQLiteConnection(database: $0)) }
  }

  func write<Result: Sendable>(
    _ body: @escaping @Sendable (any SQLConnection) throws -> Result
  ) async throws -> Result {
    try await pool.write { try body(SQLiteConnection(database: $0)) }
  }
}

private struct SQLiteConnection: SQLConnection {
  let database: Database

  func rows(_ sql: String, _ values: [SQLValue]) throws -> [SQLRow] {
    let statement = try database.cachedStatement(sql: Self.numbered(sql))
    let cursor = try Row.fetchCursor(statement, arguments: Self.arguments(values))
    var rows: [SQLRow] = []
    while let row = try cursor.next() {
      rows.append(SQLRow(row.databaseValues.map { Self.value($0) }))
    }
    return rows
  }

  func execute(_ sql: String, _ values: [SQLValue]) throws -> Int {
    let statement = try database.cachedStatement(sql: Self.numbered(sql))
    try statement.execute(arguments: Self.arguments(values))
    return database.changesCount
  }

  private static func numbered(_ sql: String) -> String {
    sql.replacing("$", with: "?")
  }

  private static func arguments(_ values: [SQLValue]) -> StatementArguments {
    StatementArguments(
      values.map { value -> (any DatabaseValueConvertible)? in
        switch value {
        case .null: nil
        case .integer(let number): number
        case .text(let text): text
        }
      })
  }

  private static func value(_ value: DatabaseValue) -> SQLValue {
    switch value.storage {
    case .int64(let number): .integer(Int(number))
    case .string(let text): .text(text)
    default: .null
    }
  }
}

extension SQLAlertQueue {
  /// Opens the queue in the server's file.
  ///
  /// - Throws: `MartStoreError.missingFile` when there is no file, and `QueueError.wrongSchema` for a file without a table of subscribers, which the server
  ///   makes at its first start.
  public static func sqlite(path: String) async throws -> SQLAlertQueue {
    guard FileManager.default.fileExists(atPath: path) else {
      throw MartStoreError(.missingFile, path)
    }
    let queue = SQLAlertQueue(try SQLiteDatabase(path: path))
    let tables = try await queue.database.read {
      try $0.rows("SELECT name FROM sqlite_master WHERE name = 'subscriber'", [])
    }
    guard !tables.isEmpty else {
      throw QueueError(
        .wrongSchema, "\(path) has no table of subscribers; start mart-server with it once")
    }
    try await queue.prepare()
    return queue
  }
}
