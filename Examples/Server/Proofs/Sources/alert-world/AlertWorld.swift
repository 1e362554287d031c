import ArgumentParser
import Foundation
import MartHolidayKit
import MartTestSupport

/// Makes subscribers for a proof, and says what is due to them without a queue.
@main
struct AlertWorld: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Makes subscribers for a proof and says what is due to them.",
    subcommands: [Subscribers.self, Due.self])
}

/// The subscribers of a proof, the same ones for the same seed.
struct Population: ParsableArguments {
  @Option(help: "A file with the branches, as `GET /api/marts` answers.")
  var catalog: String

  @Option(help: "How many subscribers there are.")
  var count = 200_000

  @Option(help: "Which subscribers they are.")
  var seed: UInt64 = 1

  func branches(asOf date: CivilDate) throws -> [Branch] {
    let data = try Data(contentsOf: URL(fileURLWithPath: catalog))
    return BranchCatalog(
      try JSONDecoder().decode(CatalogResponse.self, from: data), asOf: date
    ).branches
  }

  /// A subscriber with a name like a token, three favorites, and in some cases wishes of their own.
  func subscriber(_ number: Int, favorites ids: [Int]) -> AlertSubscriber {
    var random = SplitMix64(seed: seed &* 0x9E37_79B9 &+ UInt64(number))
    let token = (0..<4).map { _ in String(random.next(), radix: 36) }.joined()
    let leads: [LeadDays?] = [nil, nil, nil, nil, [1], [3, 1], []]
    return AlertSubscriber(
      id: token, favorites: (0..<3).map { _ in ids[Int.random(in: ids.indices, using: &random)] },
      leads: leads[Int.random(in: leads.indices, using: &random)],
      language: Int.random(in: 0..<10, using: &random) == 0 ? .english : .korean)
  }
}

/// Writes one line for each subscriber: the name, a tab and the document.
struct Subscribers: ParsableCommand {
  @OptionGroup var population: Population

  func run() throws {
    let ids = try population.branches(asOf: CivilDate(2026, 1, 1)).map(\.id)
    let encoder = JSONEncoder()
    var lines = Data()
    for number in 0..<population.count {
      let subscriber = population.subscriber(number, favorites: ids)
      lines += Data("\(subscriber.id)\t".utf8) + (try encoder.encode(subscriber)) + [0x0A]
      if lines.count > 1 << 20 {
        try FileHandle.standardOutput.write(contentsOf: lines)
        lines.removeAll(keepingCapacity: true)
      }
    }
    try FileHandle.standardOutput.write(contentsOf: lines)
  }
}

/// Writes one line for each message that is due on a night: its identities.
struct Due: ParsableCommand {
  @OptionGroup var population: Population

  @Option(help: "The Korean minute of sending, such as 2026-11-21T11:00.")
  var time: String

  func run() throws {
    guard let time = WallTime(time) else { throw ValidationError("not a time: \(time)") }
    let branches = try population.branches(asOf: time.date)
    let plan = AlertPlan(for: branches, at: time)
    let ids = branches.map(\.id)
    for number in 0..<population.count {
      let subscriber = population.subscriber(number, favorites: ids)
      guard let message = plan.message(for: subscriber) else { continue }
      print(message.identities.map(\.description).joined(separator: " "))
    }
  }
}
