import AlertQueue
import ArgumentParser
import Foundation
import Logging
import MartHolidayKit
import MartStore

/// Puts a night into the queue.
struct Enqueue: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "알림을 보낼 밤을 등록합니다. Puts a night into the queue; again changes nothing.")

  @OptionGroup var queue: QueueOptions

  @Option(help: ArgumentHelp("보내는 날. The Korean day of sending.", valueName: "yyyy-MM-dd"))
  var night: CivilDate

  @Option(help: ArgumentHelp("보내는 시각. The Korean time of sending.", valueName: "HH:mm"))
  var time = "11:00"

  @Option(help: "며칠 전에, 예 3,1. How many days ahead, such as 3,1.")
  var leads = "1"

  @Option(help: "나누는 몫의 수. How many shards the subscribers are cut into.")
  var shards = Night.defaultShards

  @Option(
    help: """
      매장 목록 파일; 없으면 서버의 SQLite 파일에서 읽습니다. A file with the branches, as `GET /api/marts` \
      answers; without it those of the server's SQLite file.
      """)
  var catalog: String?

  func validate() throws {
    if catalog == nil, queue.postgres != nil {
      throw ValidationError("--postgres needs --catalog: the branches are in the SQLite file")
    }
  }

  func run() async throws {
    guard let time = WallTime("\(night)T\(time)"), let leads = LeadDays(text: leads),
      let night = Night(at: time, leads: leads, shards: shards)
    else { throw ValidationError("no time, leads or number of shards that can be") }
    let queue = try await queue.open(.worker)
    let isNew = try await queue.enqueue(night, branches: try await branches(asOf: time.date))
    print(isNew ? "\(time): \(shards) shards" : "\(time): is there already")
  }

  private func branches(asOf date: CivilDate) async throws -> [Branch] {
    guard let catalog else {
      return try await MartStore(path: queue.database).branches().branches.map { $0.branch }
    }
    let data = try Data(contentsOf: URL(fileURLWithPath: catalog))
    let response = try JSONDecoder().decode(CatalogResponse.self, from: data)
    for issue in response.issues {
      Logger.worker.warning("row \(issue.row): \(issue.reason.phrase(in: .english))")
    }
    return BranchCatalog(response, asOf: date).branches
  }
}

extension CivilDate: @retroactive ExpressibleByArgument {
  public init?(argument: String) { self.init(argument) }
}
