import GRDB
import MartHolidayKit
import MartStore
import Testing

@Suite("Migrations")
struct MigrationTests {
  let folder: Folder

  init() throws { folder = try Folder() }

  @Test("An empty file gets every step, in order, and opening it again adds none")
  func empty() throws {
    let path = folder.path("mart.sqlite")
    #expect(try MartStore(path: path).appliedMigrations() == Migrations.names)
    #expect(try MartStore(path: path).appliedMigrations() == Migrations.names)
  }

  @Test("A file of any older version keeps what it has", arguments: 0..<Migrations.names.count)
  func older(step: Int) async throws {
    let path = folder.path("old.sqlite")
    let old = try DatabaseQueue(path: path)
    try Migrations.migrator.migrate(old, upTo: Migrations.names[step])
    try await old.write { db in
      try db.execute(
        sql: """
          INSERT INTO branch (id, mart_type, branch_name, created_at, modified_at)
          VALUES (3, '이마트', '제주점', 5, 6)
          """)
    }
    try old.close()
    let store = try MartStore(path: path)
    #expect(try store.appliedMigrations() == Migrations.names)
    let stored = try await store.branches().branches
    #expect(stored.map(\.branch) == [Branch(id: 3, mart: .emart, name: "제주점")])
    #expect(stored.map(\.createdAt) == [5])
  }

  @Test("The table that the worker reads has exactly three columns")
  func subscriberTable() throws {
    let path = folder.path("mart.sqlite")
    _ = try MartStore(path: path)
    let columns = try DatabaseQueue(path: path).read { db in
      try Row.fetchAll(db, sql: "PRAGMA table_info(subscriber)").map { row -> [String] in
        [row["name"], row["type"], "\(row["notnull"] as Int)", "\(row["pk"] as Int)"]
      }
    }
    #expect(
      columns == [
        ["id", "TEXT", "1", "1"], ["document", "TEXT", "1", "0"],
        ["updated_at", "INTEGER", "1", "0"],
      ])
  }

  @Test("A file of a newer version is left alone")
  func newer() throws {
    let path = folder.path("new.sqlite")
    let database = try DatabaseQueue(path: path)
    var migrator = Migrations.migrator
    migrator.registerMigration("999 later") { try $0.execute(sql: "CREATE TABLE later (id)") }
    try migrator.migrate(database)
    try database.close()
    #expect(throws: MartStoreError(.newerSchema, path)) { try MartStore(path: path) }
  }
}
