import Favorites
import Foundation
import Keeping
import MartStorage

/// Two start over beside an unreadable file and push at once; both pushes must be in the list.
struct RivalProof {
  let rounds: Int
  let processes: Int

  init(_ options: Options) throws {
    rounds = Int(try options.number("--rounds", 2_000))
    processes = Int(try options.number("--processes", 200))
  }

  func run() async throws {
    try await inTemporaryDirectory { directory in
      var lost = 0
      for round in 0..<rounds {
        let file = directory.appendingPathComponent("keepers-\(round)")
        try Data("garbage".utf8).write(to: file)
        try await withThrowingTaskGroup(of: Void.self) { group in
          for id in 1...2 {
            group.addTask {
              let keeper = FavoriteKeeper(store: FileStore(url: file))
              try await Self.startOverAndPush(id, keeper)
            }
          }
          try await group.waitForAll()
        }
        lost += try await Self.lost(file)
      }
      print("\(rounds) rounds of two keepers that start over and push: \(lost) acknowledged lost")
      var lostByProcesses = 0
      for round in 0..<processes {
        let file = directory.appendingPathComponent("processes-\(round)")
        try Data("garbage".utf8).write(to: file)
        // The children begin when the time comes, so that they meet.
        let start = Date.now.timeIntervalSince1970 + 0.05
        let children = try (1...2).map { id in
          try child([
            "rival-child", "--file", file.path, "--id", "\(id)", "--start", "\(start)",
          ])
        }
        for (process, output) in children {
          _ = try output.readToEnd()
          process.waitUntilExit()
          guard process.terminationStatus == 0 else { throw ProofFailure("a process failed") }
        }
        lostByProcesses += try await Self.lost(file)
      }
      print(
        "\(processes) rounds of two processes that do the same: "
          + "\(lostByProcesses) acknowledged lost")
      guard lost + lostByProcesses == 0 else {
        throw ProofFailure("acknowledged changes were lost")
      }
    }
  }

  static func race(_ options: Options) async throws {
    let file = URL(fileURLWithPath: try options.text("--file"))
    let keeper = FavoriteKeeper(store: FileStore(url: file))
    let start = try options.number("--start", 0)
    while Date.now.timeIntervalSince1970 < start { usleep(100) }
    try await startOverAndPush(Int(try options.number("--id", 0)), keeper)
  }

  private static func startOverAndPush(_ id: Int, _ keeper: FavoriteKeeper<Int>) async throws {
    try await keeper.startOver()
    guard try await keeper.push(id).succeeded else { throw ProofFailure("\(id) was refused") }
  }

  private static func lost(_ file: URL) async throws -> Int {
    let list = try await FavoriteKeeper(store: FileStore(url: file)).list
    return [1, 2].filter { !list.contains($0) }.count
  }
}
