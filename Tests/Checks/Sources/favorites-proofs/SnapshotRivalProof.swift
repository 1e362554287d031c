import Fetching
import Foundation
import Keeping
import MartStorage

/// Two fetch beside an unreadable file at once; it is set aside once, and the later answer stays.
struct SnapshotRivalProof {
  let rounds: Int
  let processes: Int

  init(_ options: Options) throws {
    rounds = Int(try options.number("--rounds", 500))
    processes = Int(try options.number("--processes", 200))
  }

  private static func fetch(_ number: Int, into file: URL) async throws {
    let keeper = SnapshotKeeper(
      store: FileStore(url: file, lockTimeout: .seconds(60)), form: Numbered.form,
      policy: FreshnessPolicy(staleAfter: 10_800), now: { Double(number) },
      fetch: { _ in Numbered(number) })
    // Both look first, as an app and a widget do.
    _ = await keeper.answer(in: nil)
    let answer = try await keeper.refreshed(in: nil, byHand: true)
    if let error = answer.storingFailed { throw ProofFailure("\(error)") }
  }

  static func race(_ options: Options) async throws {
    let file = URL(fileURLWithPath: try options.text("--file"))
    let start = try options.number("--start", 0)
    while Date.now.timeIntervalSince1970 < start { usleep(100) }
    try await fetch(Int(try options.number("--id", 0)), into: file)
  }

  private static func check(_ directory: URL) throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: directory.path)
    let aside = names.filter { $0.hasPrefix("catalogue.unreadable-") }
    guard aside.count == 1 else { throw ProofFailure("set aside: \(aside)") }
    guard
      try Data(contentsOf: directory.appendingPathComponent(aside[0])) == Data("garbage".utf8)
    else { throw ProofFailure("what was set aside is not what was there") }
    // Each clock stands, so for the one at 1 an answer of 2 is of the future, and either may be last.
    guard let number = try SnapshotWriter.number(in: directory.appendingPathComponent("catalogue")),
      [1, 2].contains(number)
    else { throw ProofFailure("no acknowledged answer is stored") }
  }

  func run() async throws {
    try await inTemporaryDirectory { directory in
      func fresh(_ name: String) throws -> URL {
        let place = directory.appendingPathComponent(name)
        try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
        try Data("garbage".utf8).write(to: place.appendingPathComponent("catalogue"))
        return place
      }
      for round in 0..<rounds {
        let place = try fresh("keepers-\(round)")
        try await withThrowingTaskGroup(of: Void.self) { group in
          for number in 1...2 {
            group.addTask {
              try await Self.fetch(number, into: place.appendingPathComponent("catalogue"))
            }
          }
          try await group.waitForAll()
        }
        try Self.check(place)
      }
      for round in 0..<processes {
        let place = try fresh("processes-\(round)")
        // The children begin when the time comes, so that they meet.
        let start = Date.now.timeIntervalSince1970 + 0.05
        let children = try (1...2).map { id in
          try child([
            "rival-child", "--of", "snapshot", "--id", "\(id)", "--start", "\(start)", "--file",
            place.appendingPathComponent("catalogue").path,
          ])
        }
        for (process, output) in children {
          _ = try output.readToEnd()
          process.waitUntilExit()
          guard process.terminationStatus == 0 else { throw ProofFailure("a process failed") }
        }
        try Self.check(place)
      }
      print(
        "\(rounds) rounds of two keepers and \(processes) of two processes beside an unreadable "
          + "snapshot: each set aside once and whole, 0 acknowledged answers lost")
    }
  }
}
