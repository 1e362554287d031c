import Foundation
import HolidayNotices
import KoreanCalendar
import MartTestSupport

// alert-proofs SUBSCRIBERS DAYS KILLS SEED: workers of eight shards, in any order, are killed and
// started again every evening; in the end everything that was due was announced exactly once, and
// nothing else was. KILLS is how many of a hundred workers are killed.

@main
struct AlertProofs {
  static func main() throws {
    let numbers = CommandLine.arguments.dropFirst().prefix(4).compactMap { Int($0) }
    guard numbers.count == 4 else {
      print("usage: alert-proofs SUBSCRIBERS DAYS KILLS SEED")
      exit(64)
    }
    let world = World(subscribers: numbers[0], days: numbers[1], seed: UInt64(numbers[3]))
    if CommandLine.arguments.count == 8 {
      let rest = CommandLine.arguments.dropFirst(5).map { $0 }
      guard let day = Int(rest[1]), let shard = AlertShard(rest[2]) else { exit(64) }
      try Worker(world: world, folder: URL(fileURLWithPath: rest[0]), day: day, shard: shard).run()
      return
    }
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("alert-proofs-\(ProcessInfo.processInfo.processIdentifier)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let proof = Proof(world: world, folder: folder, kills: numbers[2], arguments: numbers)
    let killed = try proof.run()
    try proof.check(killed)
  }
}

struct Proof {
  let world: World
  let folder: URL
  let kills: Int
  let arguments: [Int]

  /// Runs all evenings.
  ///
  /// - Returns: how many workers were killed.
  func run() throws -> Int {
    var random = SplitMix64(seed: world.seed ^ 0xA1E7)
    var killed = 0
    // A worker of an idle evening tells how long one takes.
    var usual = 0.05
    for day in 0..<world.numberOfDays {
      for index in (1...8).shuffled(using: &random) {
        while true {
          let process = Process()
          process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
          process.arguments =
            arguments.map { String($0) } + [folder.path, String(day), "\(index)/8"]
          let start = Date()
          try process.run()
          if Int.random(in: 0..<100, using: &random) < kills {
            Thread.sleep(forTimeInterval: usual * Double.random(in: 0.2...1, using: &random))
            if process.isRunning { kill(process.processIdentifier, SIGKILL) }
          }
          process.waitUntilExit()
          guard process.terminationReason == .uncaughtSignal else {
            guard process.terminationStatus == 0 else { throw ProofFailure("a worker failed") }
            usual = 0.5 * usual + 0.5 * Date().timeIntervalSince(start)
            break
          }
          killed += 1
        }
      }
    }
    return killed
  }

  func check(_ killed: Int) throws {
    var sent: [String: Int] = [:]
    for url in try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    where url.lastPathComponent.first?.isNumber ?? false {
      for line in try String(contentsOf: url, encoding: .utf8).split(separator: "\n") {
        sent[String(line), default: 0] += 1
      }
    }
    let twice = sent.count { $0.value > 1 }
    var (due, missing) = (0, 0)
    let total = sent.count
    for subscriber in world.subscribers {
      for identity in world.due(to: subscriber) {
        due += 1
        if sent.removeValue(forKey: identity) == nil { missing += 1 }
      }
    }
    let early = sent.keys.count { AlertIdentity($0).map(world.mayBeEarly) ?? false }
    let strange = sent.count - early
    for identity in sent.keys.filter({ !(AlertIdentity($0).map(world.mayBeEarly) ?? false) })
      .prefix(5)
    {
      print("not due: \(identity)")
    }
    print(
      "\(world.numberOfSubscribers) subscribers, \(world.numberOfDays) days, 8 shards, \(killed) kills:"
        + " \(due) due, \(missing) missing, \(twice) twice, \(strange) not due;"
        + " \(early) behind the last day, with the day before them; \(total) announced")
    guard due > 0, missing == 0, twice == 0, strange == 0 else { exit(1) }
  }
}
