import Foundation
import HolidayNotices
import KoreanCalendar
import MartModels

/// A worker of one shard on one evening: a message is sent by the line that says so in a file.
struct Worker {
  let world: World
  let folder: URL
  let day: Int
  let shard: AlertShard

  /// How many days back a closing may have been announced: the longest lead and its run.
  private static let daysOfMemory = 14

  static func file(_ folder: URL, day: Int, shard: AlertShard) -> URL {
    folder.appendingPathComponent("\(day)-\(shard.index)")
  }

  private var keyFile: URL { folder.appendingPathComponent("key-\(day)-\(shard.index)") }

  func run() throws {
    let today = World.first.adding(days: day)
    let plan = AlertPlan(
      for: try world.stores.map { try $0.branch(on: today) }, at: WallTime(today, 20, 0))
    try dropTornLine()
    var sent: Set<String> = []
    for past in max(0, day - Self.daysOfMemory)...day {
      let url = Self.file(folder, day: past, shard: shard)
      guard FileManager.default.fileExists(atPath: url.path) else { continue }
      for line in try String(contentsOf: url, encoding: .utf8).split(separator: "\n") {
        sent.insert(String(line))
      }
    }
    let output = open(
      Self.file(folder, day: day, shard: shard).path, O_WRONLY | O_CREAT | O_APPEND, 0o644)
    guard output >= 0 else { throw ProofFailure("cannot open the file of what was sent") }
    let key =
      FileManager.default.fileExists(atPath: keyFile.path)
      ? try String(contentsOf: keyFile, encoding: .utf8) : nil
    let known = sent
    let batches = plan.batches(
      for: world.subscribers, shard: shard, resumingAfter: key,
      isSent: { known.contains($0.description) })
    for batch in batches {
      for message in batch.messages {
        let lines = message.identities.map { $0.description + "\n" }.joined()
        let bytes = Array(lines.utf8)
        guard bytes.withUnsafeBytes({ write(output, $0.baseAddress, $0.count) }) == bytes.count
        else { throw ProofFailure("a message was not written whole") }
      }
      try Data(batch.resumeKey.utf8).write(to: keyFile, options: .atomic)
    }
    close(output)
  }
}

extension Worker {
  /// A line that a killed worker did not finish was not sent.
  private func dropTornLine() throws {
    let url = Self.file(folder, day: day, shard: shard)
    guard FileManager.default.fileExists(atPath: url.path) else { return }
    let data = try Data(contentsOf: url)
    let whole = data.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    guard whole < data.count else { return }
    let file = try FileHandle(forWritingTo: url)
    try file.truncate(atOffset: UInt64(whole))
    try file.close()
  }
}

struct ProofFailure: Error, CustomStringConvertible {
  let description: String
  init(_ description: String) { self.description = description }
}
