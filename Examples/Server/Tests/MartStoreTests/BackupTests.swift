import Foundation
import GRDB
import MartHolidayKit
import MartStore
import Testing

@Suite("Backup and restore")
struct BackupTests {
  let folder: Folder
  let path: String
  let copy: String

  init() throws {
    folder = try Folder()
    path = folder.path("mart.sqlite")
    copy = folder.path("copy.sqlite")
  }

  private func subscribe(_ name: String, _ store: MartStore) async throws {
    _ = try await store.setSubscriber(AlertSubscriber(id: name, favorites: [1]), at: noon)
  }

  @Test("A copy is made while the store is open, and brings back what was there")
  func thereAndBack() async throws {
    var store: MartStore? = try MartStore(path: path)
    try await store?.load(BranchCatalog(branches), at: noon)
    try await subscribe("before", #require(store))
    let lineage = try await store?.version().lineage
    try Backup.make(of: path, to: copy)
    try await subscribe("after", #require(store))
    try store?.close()
    store = nil
    try Backup.restore(copy, to: path)
    let restored = try MartStore(path: path)
    #expect(try await restored.subscriber("before") != nil)
    #expect(try await restored.subscriber("after") == nil)
    #expect(try await restored.branches().branches.map(\.branch) == branches)
    #expect(try await restored.version().lineage != lineage)
    let replaced = try MartStore(path: path + ".replaced")
    #expect(try await replaced.subscriber("after") != nil)
  }

  @Test("A database that anybody has open is not replaced")
  func held() async throws {
    let store = try MartStore(path: path)
    try await subscribe("here", store)
    try Backup.make(of: path, to: copy)
    #expect(throws: MartStoreError(.fileInUse, path)) { try Backup.restore(copy, to: path) }
    #expect(try await store.subscriber("here") != nil)
  }

  @Test("What is no copy replaces nothing", arguments: ["", "no database", "cut", "other"])
  func damaged(kind: String) async throws {
    let store = try MartStore(path: path)
    try await store.load(BranchCatalog(branches), at: noon)
    try Backup.make(of: path, to: copy)
    try store.close()
    switch kind {
    case "cut":
      let data = try Data(contentsOf: URL(fileURLWithPath: copy))
      try data.prefix(data.count / 2).write(to: URL(fileURLWithPath: copy))
    case "other":
      try FileManager.default.removeItem(atPath: copy)
      try await DatabaseQueue(path: copy).write { try $0.execute(sql: "CREATE TABLE a (b)") }
    default: try Data(kind.utf8).write(to: URL(fileURLWithPath: copy))
    }
    let before = try Data(contentsOf: URL(fileURLWithPath: path))
    let other = folder.path("target.sqlite")
    try before.write(to: URL(fileURLWithPath: other))
    let error = #expect(throws: (any Error).self) { try Backup.restore(copy, to: other) }
    #expect((error as? MartStoreError)?.code == .damagedFile, "\(String(describing: error))")
    #expect(try Data(contentsOf: URL(fileURLWithPath: other)) == before)
    #expect(!FileManager.default.fileExists(atPath: other + ".restoring"))
  }

  @Test("A copy is never overwritten, and a missing file is not copied")
  func names() throws {
    #expect(throws: MartStoreError(.missingFile, path)) { try Backup.make(of: path, to: copy) }
    _ = try MartStore(path: path)
    try Data("mine".utf8).write(to: URL(fileURLWithPath: copy))
    #expect(throws: MartStoreError(.fileExists, copy)) { try Backup.make(of: path, to: copy) }
    #expect(try Data(contentsOf: URL(fileURLWithPath: copy)) == Data("mine".utf8))
  }

  @Test("An older copy is brought to the newest schema on the way")
  func olderCopy() async throws {
    let old = try DatabaseQueue(path: copy)
    try Migrations.migrator.migrate(old, upTo: Migrations.names[1])
    try old.close()
    try Backup.restore(copy, to: path)
    #expect(try MartStore(path: path).appliedMigrations() == Migrations.names)
  }
}
