import ArgumentParser
import Foundation
import Logging
import MartHolidayFoundation
import MartHolidayKit
import MartStore
import ProgramSupport

/// Takes branches in.
struct Load: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Load the sample, an answer of the original server, or the register of large stores.",
    discussion: "A server may be running; it notices within a second.")

  @OptionGroup var store: StoreOptions
  @Option(help: "The day on which the file was fetched, such as 2026-11-22; without it, today.")
  var asOf: String?
  @Option(help: ArgumentHelp("Load again and again, such as every 24h.", valueName: "24h"))
  var every: String?
  @Option(help: "After how many days to delete a store that its source no longer lists.")
  var keepDays = LoadRules().keepDays
  @Flag(help: "Accept a source that lost more than half of its stores.") var force = false
  @Argument(help: "The file; without it, the sample.") var file: String?

  func validate() throws {
    guard keepDays >= 0 else { throw ValidationError("--keep-days is 0 or more") }
    guard every == nil || interval != nil else {
      throw ValidationError("--every is a number with s, m or h, such as 30m or 24h")
    }
    guard every == nil || asOf == nil else {
      throw ValidationError("--every uses the day of each load, so --as-of cannot be given")
    }
  }

  func run() async throws {
    guard let interval else { return try await load() }
    while true {
      do {
        try await load()
      } catch {
        // The source may be whole again the next time; what is known stays.
        let code = (error as? MartStoreError)?.code
        guard code != .accessDenied, code != .newerSchema, !(error is ValidationError) else {
          throw error
        }
        Logger(label: "mart-server") { JSONLines(label: $0) }
          .error("not loaded", metadata: ["error": "\(error)"])
      }
      try await Task.sleep(for: interval)
    }
  }

  private var interval: Duration? {
    guard let every, let number = Int(every.dropLast()), (1...100_000).contains(number) else {
      return nil
    }
    return switch every.last {
    case "s": .seconds(number)
    case "m": .seconds(60 * number)
    case "h": .seconds(3_600 * number)
    default: nil
    }
  }

  private func load() async throws {
    let now = Date()
    guard let date = asOf.map({ CivilDate($0) }) ?? WallTime(inKoreaAt: now).date else {
      throw ValidationError("--as-of is a date such as 2026-11-22")
    }
    let data = try InputFile.content(of: file ?? Self.sample)
    let (catalog, receipt) = try Self.read(
      data, file ?? Self.sample, asOf: date, at: Int(now.timeIntervalSince1970))
    for issue in receipt.issues { try Program.say("row \(issue.row): \(issue.reason)") }
    var rules = LoadRules()
    rules.keepDays = keepDays
    rules.believesAnything = force
    let store = try await store.open(patience: .seconds(60))
    let done = try await store.load(catalog, receipt, rules)
    try store.close()
    try Program.say(
      "\(catalog.count) branches of \(done.rows) rows read: \(done.added) new,"
        + " \(done.changed) changed, \(done.left) left, \(done.dropped) dropped")
  }

  /// Reads a file of either form: an answer begins as JSON does, and a register does not.
  private static func read(
    _ data: Data, _ path: String, asOf date: CivilDate, at seconds: Int
  ) throws -> (BranchCatalog, LoadReceipt) {
    let first = data.first { ![0x20, 0x09, 0x0A, 0x0D, 0xEF, 0xBB, 0xBF].contains($0) }
    if first == UInt8(ascii: "{") || first == UInt8(ascii: "[") {
      let response = try InputFile.catalog(at: path)
      let issues = response.issues.map {
        LoadReceipt.Issue(row: $0.row, reason: $0.reason.phrase(in: .english))
      }
      return (
        BranchCatalog(response, asOf: date),
        LoadReceipt(
          source: MartStore.answers, asOf: date, loadedAt: seconds, rows: response.rows.count,
          issues: issues)
      )
    }
    let register: StoreRegister
    do {
      register = try StoreRegister(download: data)
    } catch {
      throw MartStoreError(.damagedFile, "\(path): \(error)")
    }
    let issues = register.issues.map {
      LoadReceipt.Issue(
        row: $0.row, reason: ($0.field.map { "\($0) " } ?? "") + $0.reason.rawValue)
    }
    return (
      BranchCatalog(register: register, municipal: .southKorea, asOf: date),
      LoadReceipt(
        source: MartStore.register, asOf: date, loadedAt: seconds, rows: register.rowCount,
        issues: issues)
    )
  }

  /// The sample of the other examples, in the repository where this was built.
  private static let sample = URL(fileURLWithPath: #filePath)
    .appending(path: "../../../../Sources/ExampleSupport/Resources/catalog.json").standardized.path
}
