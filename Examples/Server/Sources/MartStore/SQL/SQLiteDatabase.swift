import Foundation
import GRDB

/// A file of SQLite, shared by processes of one machine.
final class SQLiteDatabase: SQLDatabase {
  let dialect = SQLDialect.sqlite
  let pool: DatabasePool
  /// Keeps others from replacing the file while it is open.
  private let hold: FileHold
  /// What tells the file from one that was put in its place.
  private let file: FileIdentity
  private let queue: BoundedQueue
  private let damage = DamageRecord()

  /// Opens a file, and makes it when there is none.
  ///
  /// - Throws: `MartStoreError` for a folder and for a file that is damaged or has a newer schema.
  init(path: String, for role: MartStore.Role, _ hold: FileHold) throws {
    self.hold = hold
    queue = BoundedQueue(most: role.mostWrites)
    var isFolder: ObjCBool = false
    if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue {
      throw MartStoreError(.unreadableFile, path)
    }
    do {
      pool = try DatabasePool(path: path, configuration: Self.configuration(role))
      if role == .server {
        // By default the pool synchronizes less, and a power failure may undo the last commits. A
        // worker can lose them: it sends the messages again under the same identities.
        try pool.writeWithoutTransaction { try $0.execute(sql: "PRAGMA synchronous = FULL") }
      }
      try Self.migrate(pool, path)
      file = try FileIdentity(of: path)
    } catch let error as DatabaseError {
      throw MartStoreError(error, path)
    }
  }

  static func configuration(_ role: MartStore.Role) -> Configuration {
    var configuration = Configuration()
    configuration.busyMode = .timeout(role == .server ? 5 : 30)
    configuration.maximumReaderCount = 4
    configuration.label = "mart-store"
    if role == .worker {
      // Identities are hashes, so each page of deliveries touches the whole index: it should stay
      // in memory, and checkpoints should be rare.
      configuration.prepareDatabase { database in
        try database.execute(sql: "PRAGMA cache_size = -65536; PRAGMA wal_autocheckpoint = 16384")
      }
    }
    return configuration
  }

  /// Runs the migrations that a file does not have yet.
  ///
  /// Another process may run them at the same moment. If a step fails while the number of missing
  /// steps shrinks, the other process made it, and the rest is tried again.
  static func migrate(_ writer: any DatabaseWriter, _ path: String) throws {
    var left = try stepsLeft(writer, path)
    while left > 0 {
      do {
        return try Migrations.migrator.migrate(writer)
      } catch {
        let now = try stepsLeft(writer, path)
        guard now < left else { throw error }
        left = now
      }
    }
  }

  private static func stepsLeft(_ writer: any DatabaseWriter, _ path: String) throws -> Int {
    try writer.read { connection in
      let applied = try Migrations.migrator.appliedIdentifiers(connection)
      guard applied.isSubset(of: Migrations.names) else { throw MartStoreError(.newerSchema, path) }
      return Migrations.names.count - applied.count
    }
  }

  func read<Result: Sendable>(
    _ body: @escaping @Sendable (any SQLConnection) throws -> Result
  ) async throws -> Result {
    try file.check()
    do {
      return try await pool.read { try body(SQLiteConnection(database: $0)) }
    } catch let error as DatabaseError {
      throw damage.keep(MartStoreError(error, file.path))
    }
  }

  func write<Result: Sendable>(
    mayRepeat: Bool, _ body: @escaping @Sendable (any SQLConnection) throws -> Result
  ) async throws -> Result {
    try queue.enter()
    defer { queue.leave() }
    // A write to a file that nobody finds any more would be acknowledged and lost.
    try file.check()
    // A damaged file may accept a write and later return something else.
    try damage.check()
    do {
      let result = try await pool.write { try body(SQLiteConnection(database: $0)) }
      try file.check()
      return result
    } catch let error as DatabaseError {
      throw damage.keep(MartStoreError(error, file.path))
    }
  }

  func close() throws { try pool.close() }

  /// Throws the first damage that was found; a file does not heal by itself.
  func checkDamage() throws { try damage.check() }

  /// Looks for damage in every page.
  func check() throws {
    try file.check()
    do {
      try pool.read { try Backup.checkPages($0, file.path) }
    } catch let error as MartStoreError {
      throw damage.keep(error)
    } catch let error as DatabaseError {
      throw damage.keep(MartStoreError(error, file.path))
    }
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
        case .real(let number): number
        case .text(let text): text
        }
      })
  }

  private static func value(_ value: DatabaseValue) -> SQLValue {
    switch value.storage {
    case .int64(let number): .integer(Int(number))
    case .double(let number): .real(number)
    case .string(let text): .text(text)
    default: .null
    }
  }
}

extension MartStoreError {
  /// An error of SQLite, without the statement and its parameters, which may be secret.
  init(_ error: DatabaseError, _ path: String) {
    let code = "SQLite \(error.extendedResultCode.rawValue)"
    switch error.resultCode {
    case .SQLITE_NOTADB, .SQLITE_CORRUPT: self.init(.damagedFile, path)
    case .SQLITE_BUSY, .SQLITE_LOCKED: self.init(.busy, "\(path) is locked (\(code))")
    case .SQLITE_FULL: self.init(.full, "the disk of \(path) is full")
    case .SQLITE_IOERR, .SQLITE_CANTOPEN, .SQLITE_READONLY:
      self.init(.system, "\(path): \(error.message ?? "") (\(code))")
    default: self.init(.refused, "\(error.message ?? "") (\(code))")
    }
  }
}
