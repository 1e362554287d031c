import Favorites
import Foundation
import Keeping
import MartStorage
import MartTestSupport

/// A thousand tasks change one keeper; its log must replay to its list.
///
/// It is meant to run under the thread sanitizer, which ends the program when it finds a race.
struct TasksProof {
  let tasks: Int

  init(_ options: Options) throws {
    tasks = Int(try options.number("--tasks", 1_000))
  }

  func run() async throws {
    try await replay(InMemoryByteStore(), changes: 10, place: "in memory")
    let shared = InMemoryByteStore()
    let findings = await ByteStoreConformance.findingsOfConcurrentUse(
      tasks: 20, changes: 5
    ) { shared }
    guard findings.isEmpty else { throw ProofFailure("the store in memory: \(findings)") }
    try await inTemporaryDirectory { directory in
      let store = FileStore(url: directory.appendingPathComponent("favorites"))
      try await replay(store, changes: 1, place: "in a file")
    }
  }

  private func replay(_ store: any ByteStore, changes: Int, place: String) async throws {
    let keeper = FavoriteKeeper(store: store, limit: 3)
    let log = await keeper.changes()
    try await withThrowingTaskGroup(of: Void.self) { group in
      for task in 0..<tasks {
        group.addTask {
          var random = SplitMix64(seed: UInt64(task))
          for _ in 0..<changes {
            let id = Int.random(in: 1...9, using: &random)
            if Bool.random(using: &random) {
              try await keeper.push(id)
            } else {
              try await keeper.pop(id)
            }
          }
        }
      }
      try await group.waitForAll()
    }
    // A mark after which the log is complete.
    try await keeper.prune(1...9)
    try await keeper.push(99)
    var list = FavoriteList<Int>(limit: 3)
    var count = -1
    for await change in log {
      count += 1
      for id in change.removed where !list.pop(id).succeeded {
        throw ProofFailure("change \(change.number) removes \(id), which is not there")
      }
      for id in change.added where !list.push(id).succeeded {
        throw ProofFailure("change \(change.number) adds \(id) to \(list)")
      }
      guard change.number == count, change.after == list else {
        throw ProofFailure("change \(change.number) does not follow from those before")
      }
      if change.added == [99] { break }
    }
    guard try await keeper.list == list else { throw ProofFailure("the log gives \(list)") }
    print(
      "\(tasks) tasks, \(tasks * changes) calls on one keeper \(place): "
        + "\(count) changes replayed in order, the list is theirs, never more than 3")
  }
}
