import ArgumentParser
import Foundation
import MartHolidayFoundation
import MartHolidayKit
import MartStore
import ProgramSupport

/// Takes a catalogue in.
struct Load: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Load the sample, or a file of the original server's form; a server may be running.")

  @OptionGroup var file: DatabaseOption
  @Option(help: "The day on which the file was fetched, such as 2026-11-22; without it, today.")
  var asOf: String?
  @Argument(help: "The file; without it, the sample.") var catalog: String?

  func run() async throws {
    let now = Date()
    guard let date = asOf.map({ CivilDate($0) }) ?? CivilDate(now) else {
      throw ValidationError("--as-of is a date such as 2026-11-22")
    }
    let response = try InputFile.catalog(at: catalog ?? Self.sample)
    for issue in response.issues { try Program.say("\(issue)") }
    let store = try MartStore(path: file.database)
    let (added, changed) = try await store.load(
      BranchCatalog(response, asOf: date), at: Int(now.timeIntervalSince1970))
    try store.close()
    try Program.say("\(response.rows.count) branches read: \(added) new, \(changed) changed")
  }

  /// The stores that the other examples come with, in the repository that this was built in.
  private static let sample = URL(fileURLWithPath: #filePath)
    .appending(path: "../../../../Sources/ExampleSupport/Resources/catalog.json").standardized.path
}

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
    try Backup.restore(copy, to: file.database)
    try Program.say("restored \(file.database); what it was before is \(file.database).replaced")
  }
}

/// Brings the database to the newest schema.
struct Migrate: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Bring the database to the newest schema, as serving does too.")

  @OptionGroup var file: DatabaseOption

  func run() throws {
    let store = try MartStore(path: file.database)
    for name in try store.appliedMigrations() { try Program.say(name) }
    try store.close()
  }
}
