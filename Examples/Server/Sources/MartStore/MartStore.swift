import Foundation
import GRDB

/// Everything that the server and its workers store.
///
/// It is one SQLite file for one machine, or a database of PostgreSQL for several. A server's write
/// is on the disk when its function returns. A power failure may undo the last writes of a worker
/// to a file; the messages are then sent again, under the same identities.
///
/// Reading and writing throw `MartStoreError`, or `CancellationError` in a cancelled task.
public final class MartStore: Sendable {
  /// Who uses the store.
  public enum Role: Sendable {
    case server, worker

    /// How many writes may wait in one process; a server refuses more of them as `.busy`.
    package var mostWrites: Int { self == .server ? 64 : .max }
  }

  package let database: any SQLDatabase
  private let file: SQLiteDatabase?

  /// Opens a file, makes it when there is none, and brings it to the newest schema.
  ///
  /// - Throws: `MartStoreError` for a file that is being replaced, damaged or of a newer schema.
  public convenience init(path: String, for role: Role = .server) throws {
    try self.init(path: path, alone: try FileHold(of: path, .shared), for: role)
  }

  /// Opens a file whose lock the caller holds.
  ///
  /// - Throws: `MartStoreError`.
  public init(path: String, alone hold: FileHold, for role: Role = .server) throws {
    let file = try SQLiteDatabase(path: path, for: role, hold)
    self.file = file
    database = file
  }

  /// Opens a database of PostgreSQL and brings it to the newest schema.
  package init(postgres database: any SQLDatabase) async throws {
    file = nil
    self.database = database
    try await PostgresSchema.migrate(database)
  }

  /// Ends all reading and writing.
  public func close() throws { try database.close() }

  /// Checks every page of the file for damage; does nothing on PostgreSQL.
  ///
  /// - Throws: `MartStoreError.Code.damagedFile`.
  public func check() throws { try file?.check() }

  /// The names of the migrations that the file has, the oldest first; empty on PostgreSQL.
  public func appliedMigrations() throws -> [String] {
    try file?.pool.read(Migrations.migrator.appliedMigrations) ?? []
  }

  /// Checks that the store can be read now, and that no damage was found before.
  ///
  /// - Throws: `MartStoreError` otherwise.
  public func ping() async throws {
    _ = try await version()
    try file?.checkDamage()
  }
}

/// The state of the catalogue as a whole.
public struct CatalogVersion: Hashable, Sendable {
  /// What tells this store from others, also from an older copy of itself that was restored.
  public let lineage: String
  /// How often the branches and schedules have changed.
  public let number: Int
  /// When they changed last, in seconds since 1970.
  public let changedAt: Int
}

extension MartStore {
  /// The state of the catalogue.
  public func version() async throws -> CatalogVersion { try await database.read(Self.version) }

  static func version(_ connection: any SQLConnection) throws -> CatalogVersion {
    let sql = "SELECT lineage, version, changed_at FROM catalogue"
    guard let row = try connection.rows(sql, []).first else {
      throw MartStoreError(.damagedFile, "no row in catalogue")
    }
    return CatalogVersion(
      lineage: try row.text(0), number: try row.integer(1), changedAt: try row.integer(2))
  }

  /// Counts a change, after which every answer that was made before is old.
  static func countChange(_ connection: any SQLConnection, at seconds: Int) throws {
    try connection.execute(
      "UPDATE catalogue SET version = version + 1, changed_at = $1", [.integer(seconds)])
  }

  /// Runs one writing transaction; those of the same name run one after the other.
  ///
  /// - Throws: `MartStoreError.Code.unavailable` when nobody knows whether the change was made.
  func write<Result: Sendable>(
    alone name: String,
    _ body: @escaping @Sendable (any SQLConnection) throws -> Result
  ) async throws -> Result {
    try await database.write(mayRepeat: false) { [dialect = database.dialect] connection in
      try connection.lock(dialect, name)
      return try body(connection)
    }
  }

  /// The name under which the branches and schedules are changed.
  static let catalogue = "catalogue"
}
