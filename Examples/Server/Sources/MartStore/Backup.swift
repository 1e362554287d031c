import Foundation
import GRDB

/// Makes consistent copies of the database file, and restores them.
public enum Backup {
  /// Copies the database while others read and write it.
  ///
  /// The copy is the state of one moment. It gets its name after it was checked and is on the disk.
  ///
  /// - Parameters:
  ///   - path: the database.
  ///   - destination: the copy, which must not be there yet.
  /// - Throws: `MartStoreError`, `DatabaseError`; there is no copy then.
  public static func make(of path: String, to destination: String) throws {
    guard FileManager.default.fileExists(atPath: path) else {
      throw MartStoreError(.missingFile, path)
    }
    guard !FileManager.default.fileExists(atPath: destination) else {
      throw MartStoreError(.fileExists, destination)
    }
    let hold = try FileHold(of: path, .shared)
    defer { withExtendedLifetime(hold) {} }
    let partial = destination + ".partial"
    try Files.remove(partial)
    do {
      try copy(path, to: partial)
      try check(partial)
      try Files.replace(destination, by: partial)
    } catch {
      try Files.remove(partial)
      throw error
    }
  }

  /// Puts a copy in the place of the database.
  ///
  /// The copy is checked and brought to the newest schema first. The replaced database is kept
  /// beside it, with `.replaced` after its name.
  ///
  /// - Parameters:
  ///   - copy: the copy, which stays as it is.
  ///   - path: the database, which need not be there.
  /// - Throws: `MartStoreError` if somebody has the database open or the copy is not a database of
  ///   this server; the database is then as it was.
  public static func restore(_ copy: String, to path: String) throws {
    guard FileManager.default.fileExists(atPath: copy) else {
      throw MartStoreError(.missingFile, copy)
    }
    let hold = try FileHold(of: path, .alone)
    defer { withExtendedLifetime(hold) {} }
    let partial = path + ".restoring"
    try Files.remove(partial)
    do {
      try Self.copy(copy, to: partial)
      try check(partial)
      try renew(partial)
      try setAside(path)
      try Files.replace(path, by: partial)
    } catch {
      try Files.remove(partial)
      throw error
    }
  }

  /// Checks that a file is a whole database of this server.
  ///
  /// - Throws: `MartStoreError.Code.damagedFile` or `.newerSchema`.
  public static func check(_ path: String) throws {
    let database = try open(path)
    try database.read { db in
      try checkPages(db, path)
      guard try Row.fetchOne(db, sql: "PRAGMA foreign_key_check") == nil else {
        throw MartStoreError(.damagedFile, "a row refers to a missing row")
      }
      if try Migrations.migrator.hasBeenSuperseded(db) { throw MartStoreError(.newerSchema, path) }
      guard try Migrations.migrator.appliedMigrations(db).first == Migrations.names.first else {
        throw MartStoreError(.damagedFile, "\(path) is no database of this server")
      }
    }
    try database.close()
  }

  /// Looks for damage in every page.
  static func checkPages(_ db: Database, _ path: String) throws {
    let problems: [String]
    do {
      problems = try String.fetchAll(db, sql: "PRAGMA integrity_check(3)")
    } catch let error as DatabaseError {
      throw MartStoreError(error, path)
    }
    guard problems == ["ok"] else {
      throw MartStoreError(.damagedFile, "\(path): " + problems.joined(separator: "; "))
    }
  }

  private static func open(_ path: String, readonly: Bool = false) throws -> DatabaseQueue {
    var configuration = SQLiteDatabase.configuration(.server)
    configuration.readonly = readonly
    do {
      return try DatabaseQueue(path: path, configuration: configuration)
    } catch let error as DatabaseError where error.resultCode == .SQLITE_NOTADB {
      throw MartStoreError(.damagedFile, path)
    }
  }

  /// Copies with SQLite's backup in one step; in WAL mode that is one state, and nobody waits.
  private static func copy(_ source: String, to destination: String) throws {
    do {
      let from = try open(source, readonly: true)
      let to = try open(destination)
      try from.backup(to: to)
      // The copy is then one file, and needs no log beside it.
      try to.writeWithoutTransaction { try $0.execute(sql: "PRAGMA journal_mode = DELETE") }
      try to.close()
      try from.close()
    } catch let error as DatabaseError
      where [.SQLITE_NOTADB, .SQLITE_CORRUPT].contains(error.resultCode)
    {
      throw MartStoreError(.damagedFile, source)
    }
  }

  /// Brings a copy to the newest schema and gives it a new lineage.
  ///
  /// With the old lineage, clients would take its versions for those of the replaced database.
  private static func renew(_ path: String) throws {
    let database = try open(path)
    try SQLiteDatabase.migrate(database, path)
    try database.write { db in
      try db.execute(sql: "UPDATE catalogue SET lineage = lower(hex(randomblob(4)))")
    }
    try database.close()
  }

  /// Merges the old database's log into its file, which is then whole if the restore ends here.
  private static func emptyLog(of path: String) throws {
    do {
      let database = try open(path)
      _ = try database.writeWithoutTransaction { try $0.checkpoint(.truncate) }
      try database.close()
    } catch is DatabaseError {
      // It may be damaged, which is why people restore; its log then stays with it.
    } catch let error as MartStoreError where error.code == .damagedFile {
      // The same.
    }
  }

  /// Keeps the old database under another name, and its log away from the new one.
  private static func setAside(_ path: String) throws {
    guard FileManager.default.fileExists(atPath: path) else { return }
    let replaced = path + ".replaced"
    for ending in ["", "-wal", "-shm"] { try Files.remove(replaced + ending) }
    try emptyLog(of: path)
    try Files.link(path, to: replaced)
    try Files.rename(path + "-wal", to: replaced + "-wal")
    try Files.remove(path + "-shm")
  }
}
