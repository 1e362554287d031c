import AlertQueue
import ArgumentParser
import Logging
import MartHolidayKit
import MartStore
import ProgramSupport

/// Puts a night into the queue.
struct Enqueue: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Puts a night into the queue; again changes nothing.")

  @OptionGroup var queue: QueueOptions

  @Option(help: ArgumentHelp("The Korean day of sending.", valueName: "yyyy-MM-dd"))
  var night: CivilDate

  @Option(help: ArgumentHelp("The Korean time of sending.", valueName: "HH:mm"))
  var time = "11:00"

  @Option(help: "How many days ahead, such as 3,1.")
  var leads = "1"

  @Option(help: "How many shards the subscribers are cut into.")
  var shards = Night.defaultShards

  @Option(
    help: """
      A file with the branches, as `GET /api/marts` \
      answers; without it those of the server's SQLite file.
      """)
  var catalog: String?

  @Flag(help: "Begin a night anew that is in the queue; who was told of something is not told again.")
  var again = false

  func validate() throws {
    if catalog == nil, queue.postgres != nil {
      throw ValidationError("--postgres needs --catalog: the branches are in the SQLite file")
    }
  }

  func run() async throws {
    guard let time = WallTime("\(night)T\(time)") else {
      throw ValidationError("--time is a time such as 11:00")
    }
    guard let leads = LeadDays(text: leads) else {
      throw ValidationError("--leads is one or more numbers from 0 to 31, such as 3,1")
    }
    guard let night = Night(at: time, leads: leads, shards: shards) else {
      throw ValidationError("--shards is 1…65536")
    }
    let queue = try await queue.open(.worker)
    let isNew = try await queue.enqueue(night, branches: try await branches(asOf: time.date), again: again)
    try Program.say(isNew ? "\(time): \(shards) shards" : "\(time): is in the queue already")
  }

  private func branches(asOf date: CivilDate) async throws -> [Branch] {
    guard let catalog else {
      return try await MartStore(path: queue.database).branches().branches.map { $0.branch }
    }
    let response = try InputFile.catalog(at: catalog)
    for issue in response.issues {
      Logger.worker.warning("row \(issue.row): \(issue.reason.phrase(in: .english))")
    }
    return BranchCatalog(response, asOf: date).branches
  }
}

extension CivilDate: @retroactive ExpressibleByArgument {
  public init?(argument: String) { self.init(argument) }
}
