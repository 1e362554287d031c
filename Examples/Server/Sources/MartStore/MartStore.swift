import Foundation
import GRDB

/// Everything that the server keeps, in one SQLite file.
///
/// What a function here has returned from is on the disk: the file is in WAL mode, and each commit is
/// synchronized.
public final class MartStore: Sendable {
  /// The path of the file.
  public let path: String
  let pool: DatabasePool
  /// Keeps others from replacing the file while it is open.
  private let hold: FileHold

  /// Opens the file, makes it when there is none, and brings it to the newest schema.
  ///
  /// - Throws: `MartStoreError` for a file that is being replaced, is damaged or comes from a newer
  ///   version; `DatabaseError` of SQLite.
  public init(path: String) throws {
    self.path = path
    hold = try FileHold(of: path, .shared)
    do {
      pool = try DatabasePool(path: path, configuration: Self.configuration)
      // The pool asks for less in WAL mode, where a power failure may take back the last commits.
      try pool.writeWithoutTransaction { try $0.execute(sql: "PRAGMA synchronous = FULL") }
      try Self.migrate(pool, path)
    } catch let error as DatabaseError where error.resultCode == .SQLITE_NOTADB {
      throw MartStoreError(.damagedFile, path)
    }
  }

  /// Ends all reading and writing.
  public func close() throws { try pool.close() }

  static var configuration: Configuration {
    var configuration = Configuration()
    configuration.busyMode = .timeout(10)
    configuration.maximumReaderCount = 4
    configuration.label = "mart-store"
    return configuration
  }

  static func migrate(_ writer: any DatabaseWriter, _ path: String) throws {
    if try writer.read(Migrations.migrator.hasBeenSuperseded) {
      throw MartStoreError(.newerSchema, path)
    }
    try Migrations.migrator.migrate(writer)
  }

  /// The names of the migrations that the file has, the oldest first.
  public func appliedMigrations() throws -> [String] {
    try pool.read(Migrations.migrator.appliedMigrations)
  }

  /// Whether the file can be read at this moment; throws what SQLite says when not.
  public func ping() async throws { _ = try await version() }
}

/// The state of the catalogue as a whole.
public struct CatalogVersion: Hashable, Sendable {
  /// What tells this file from others, also from an older copy of itself that was restored.
  public let lineage: String
  /// How often the branches and schedules have changed.
  public let number: Int
  /// When they changed last, in seconds since 1970.
  public let changedAt: Int
}

extension MartStore {
  /// The state of the catalogue.
  public func version() async throws -> CatalogVersion { try await pool.read(Self.version) }

  static func version(_ db: Database) throws -> CatalogVersion {
    let sql = "SELECT lineage, version, changed_at FROM catalogue"
    guard let row = try Row.fetchOne(db, sql: sql) else {
      throw MartStoreError(.damagedFile, "no row in catalogue")
    }
    return CatalogVersion(
      lineage: row["lineage"], number: row["version"], changedAt: row["changed_at"])
  }

  /// Counts a change, after which every answer that was made before is old.
  static func countChange(_ db: Database, at seconds: Int) throws {
    try db.execute(
      sql: "UPDATE catalogue SET version = version + 1, changed_at = ?", arguments: [seconds])
  }
}
