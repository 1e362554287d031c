import Favorites
import Foundation
import Keeping
import MartStorage

/// Another process holds the lock while four keepers wait; others must not notice.
struct WaitProof {
  let seconds: Double

  init(_ options: Options) throws { seconds = try options.number("--seconds", 4) }

  /// The child: takes the lock, says so, and keeps it.
  static func hold(_ options: Options) throws {
    let descriptor = open(try options.text("--file") + ".lock", O_RDWR | O_CREAT, 0o600)
    guard flock(descriptor, LOCK_EX) == 0 else { throw ProofFailure("no lock") }
    say("held")
    usleep(UInt32(try options.number("--seconds", 4) * 1e6))
  }

  func run() async throws {
    try await inTemporaryDirectory { directory in
      let file = directory.appendingPathComponent("favorites")
      let store = FileStore(url: file, lockTimeout: .seconds(60))
      try await store.save(FavoriteList([7], limit: nil).storedForm)
      let (holder, output) = try child([
        "wait-holder", "--file", file.path, "--seconds", "\(seconds)",
      ])
      guard !output.availableData.isEmpty else { throw ProofFailure("the lock is not held") }
      let begin = ContinuousClock.now
      let keepers = (0..<4).map { _ in FavoriteKeeper(store: store, limit: nil) }
      let waiting = keepers.enumerated().map { index, keeper in
        Task { (try await keeper.push(100 + index), ContinuousClock.now - begin) }
      }
      try await Task.sleep(for: .milliseconds(100))
      let processorTime = clock()
      var starts: [Duration] = []
      var reads: [Duration] = []
      while ContinuousClock.now - begin < .seconds(seconds - 0.3) {
        let asked = ContinuousClock.now
        starts.append(await Task.detached { ContinuousClock.now - asked }.value)
        let reading = ContinuousClock.now
        guard try await keepers[starts.count % 4].list.count == 1 else {
          throw ProofFailure("a change was made without the lock")
        }
        reads.append(ContinuousClock.now - reading)
        try await Task.sleep(for: .milliseconds(20))
      }
      let used = Double(clock() - processorTime) / Double(CLOCKS_PER_SEC)
      var longest = Duration.zero
      for task in waiting {
        let (result, time) = try await task.value
        guard result.succeeded else { throw ProofFailure("a change was refused") }
        longest = max(longest, time)
      }
      holder.waitUntilExit()
      guard try await keepers[0].list.count == 5 else { throw ProofFailure("a change was lost") }
      let (start, read) = (starts.sorted(), reads.sorted())
      print(
        """
        Another process holds the lock for \(seconds) s while four keepers wait, \
        \(ProcessInfo.processInfo.activeProcessorCount) cores:
          an unrelated task starts after \(start[start.count / 2]), at most \(start[start.count - 1])
          a read answers after \(read[read.count / 2]), at most \(read[read.count - 1])
          \(starts.count) of each; \(used) s of processor time; the last keeper is done after \(longest)
        """)
      guard start[start.count / 2] < .milliseconds(50), read[read.count / 2] < .milliseconds(50)
      else { throw ProofFailure("somebody waited who need not") }
    }
  }
}
