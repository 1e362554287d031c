import AlertQueue
import ArgumentParser
import Foundation
import Logging
import MartStore
import ProgramSupport

/// Copies the database.
struct BackUp: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "backup", abstract: "Copy the database while the server runs.")

  @OptionGroup var file: DatabaseOption
  @Argument(help: "The copy, which must not be there yet.") var copy: String

  func run() throws {
    try Backup.make(of: file.database, to: copy)
    try Program.say("backed up to \(copy)")
  }
}

/// Puts a copy back.
struct Restore: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Put a copy in the place of the database, which no server may have open.")

  @OptionGroup var file: DatabaseOption
  @Argument(help: "The copy.") var copy: String

  func run() throws {
    let replaces = FileManager.default.fileExists(atPath: file.database)
    try Backup.restore(copy, to: file.database)
    try Program.say(
      "restored \(file.database)"
        + (replaces ? "; what it was before is \(file.database).replaced" : ""))
  }
}

/// Brings the database to the newest schema.
struct Migrate: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Bring the database to the newest schema, as serving does too.")

  @OptionGroup var store: StoreOptions

  func run() async throws {
    let store = try await store.open(patience: .seconds(60))
    for name in try store.appliedMigrations() { try Program.say(name) }
    try store.close()
  }
}

/// Moves from the file to PostgreSQL.
struct Move: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract:
      "Move all of a file into an empty database of PostgreSQL, while nobody uses either.")

  @OptionGroup var file: DatabaseOption
  @Option(help: ArgumentHelp("What libpq takes to connect.", valueName: "host=… dbname=…"))
  var postgres: String

  func run() async throws {
    guard FileManager.default.fileExists(atPath: file.database) else {
      throw MartStoreError(.missingFile, file.database)
    }
    let alone = try FileHold(of: file.database, .alone)
    let source = try MartStore(path: file.database, alone: alone)
    try source.check()
    let target = try await StoreOptions.postgres(
      postgres, patience: .seconds(60), Logger(label: "mart-server"))
    // Both get the tables of the queue, so that what was sent comes along.
    _ = try await SQLAlertQueue(source)
    _ = try await SQLAlertQueue(target)
    for (table, rows) in try await source.move(to: target) where rows > 0 {
      try Program.say("\(table) \(rows)")
    }
    try Program.say("moved; \(file.database) is as it was")
  }
}
