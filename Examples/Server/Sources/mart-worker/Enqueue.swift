import AlertQueue
import ArgumentParser
import Foundation
import Logging
import MartHolidayKit
import MartStore
import ProgramSupport

/// Which night a command is about.
struct NightOptions: ParsableArguments {
  @Option(help: ArgumentHelp("The Korean day of sending.", valueName: "yyyy-MM-dd"))
  var night: CivilDate?

  @Flag(help: "The night of today in Korea, for timers.")
  var daily = false

  @Option(help: ArgumentHelp("The Korean time of sending.", valueName: "HH:mm"))
  var time = "11:00"

  func validate() throws {
    guard (night == nil) == daily else { throw ValidationError("either --night or --daily") }
  }

  /// The minute of the night.
  func minute(by queue: SQLAlertQueue) async throws -> WallTime {
    let today = WallTime(koreaStandardTimeAt: try await queue.seconds()).date
    guard let time = WallTime("\(night ?? today)T\(time)") else {
      throw ValidationError("--time is a time such as 11:00")
    }
    return time
  }

  /// Checks the time before the database is opened.
  func check() throws {
    guard WallTime("2026-01-01T\(time)") != nil else {
      throw ValidationError("--time is a time such as 11:00")
    }
  }
}

/// Puts a night into the queue.
struct Enqueue: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Puts a night into the queue; a second time changes nothing.")

  @OptionGroup var queue: QueueOptions
  @OptionGroup var night: NightOptions

  @Option(help: "How many days ahead, such as 3,1.")
  var leads = "1"

  @Option(help: "How many shards; without it, 64, or more for many subscribers.")
  var shards: Int?

  @Option(
    help: "A file with branches, as `GET /api/marts` answers, that is taken into the store first.")
  var catalog: String?

  @Flag(
    help: "Begin a night anew that is in the queue already; nobody is told the same twice.")
  var again = false

  func run() async throws {
    try night.check()
    guard let leads = LeadDays(text: leads) else {
      throw ValidationError("--leads is one or more numbers from 0 to 31, such as 3,1")
    }
    guard shards.map({ AlertShard(1, of: $0) != nil }) ?? true else {
      throw ValidationError("--shards is 1…65536")
    }
    let store = try await queue.store(.worker)
    let queue = try await SQLAlertQueue(store)
    let time = try await night.minute(by: queue)
    try await take(into: store, asOf: time.date)
    var shards = shards ?? Night.defaultShards
    if self.shards == nil { shards = try await queue.fittingShards() }
    guard let night = Night(at: time, leads: leads, shards: shards) else {
      throw ValidationError("--shards is 1…65536")
    }
    let isNew = try await queue.enqueue(night, again: again)
    try Program.say(isNew ? "\(time): \(shards) shards" : "\(time): is in the queue already")
  }

  private func take(into store: MartStore, asOf date: CivilDate) async throws {
    guard let catalog else { return }
    let response = try InputFile.catalog(at: catalog)
    for issue in response.issues {
      Logger.worker.warning("row \(issue.row): \(issue.reason.phrase(in: .english))")
    }
    try await store.load(
      BranchCatalog(response, asOf: date), at: Int(Date().timeIntervalSince1970))
  }
}

/// Takes a night out of the queue.
struct Cancel: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Takes a night out of the queue; what was sent stays sent.")

  @OptionGroup var queue: QueueOptions
  @OptionGroup var night: NightOptions

  func run() async throws {
    try night.check()
    let queue = try await queue.open(.worker)
    let time = try await night.minute(by: queue)
    try Program.say("\(time): \(try await queue.cancel(time)) shards cancelled")
  }
}

extension CivilDate: @retroactive ExpressibleByArgument {
  public init?(argument: String) { self.init(argument) }
}
