import Fetching
import Foundation
import Keeping
import MartStorage

/// Another process holds the lock while four keepers store; what is stored is shown meanwhile.
struct SnapshotWaitProof {
  let seconds: Double

  init(_ options: Options) throws { seconds = try options.number("--seconds", 4) }

  func run() async throws {
    try await inTemporaryDirectory { directory in
      let file = directory.appendingPathComponent("catalogue")
      let store = FileStore(url: file, lockTimeout: .seconds(60))
      try await store.save(
        Numbered.form.bytes(of: .snapshot(FetchSnapshot(Numbered(1), fetchedAt: 1))))
      let (holder, output) = try child([
        "wait-holder", "--file", file.path, "--seconds", "\(seconds)", "--of", "snapshot",
      ])
      guard !output.availableData.isEmpty else { throw ProofFailure("the lock is not held") }
      let keepers = (2...5).map { number in
        SnapshotKeeper(
          store: store, form: Numbered.form, policy: FreshnessPolicy(staleAfter: 10_800),
          now: { 20_000 + Double(number) },
          fetch: { _ in Numbered(number) })
      }
      let begin = ContinuousClock.now
      let storing = keepers.map { keeper in Task { try await keeper.refreshed(in: nil) } }
      try await Task.sleep(for: .milliseconds(100))
      var starts: [Duration] = []
      var reads: [Duration] = []
      while ContinuousClock.now - begin < .seconds(seconds - 0.3) {
        let asked = ContinuousClock.now
        starts.append(await Task.detached { ContinuousClock.now - asked }.value)
        let reading = ContinuousClock.now
        guard await keepers[starts.count % 4].answer(in: nil).content == Numbered(1) else {
          throw ProofFailure("something was stored without the lock")
        }
        reads.append(ContinuousClock.now - reading)
        try await Task.sleep(for: .milliseconds(20))
      }
      for task in storing {
        guard try await task.value.storingFailed == nil else { throw ProofFailure("not stored") }
      }
      holder.waitUntilExit()
      guard try store.load().flatMap({ try Numbered.read($0) })?.content.number ?? 0 >= 2 else {
        throw ProofFailure("the last answer was lost")
      }
      let (start, read) = (starts.sorted(), reads.sorted())
      print(
        """
        Another process holds the lock for \(seconds) s while four keepers store a snapshot:
          an unrelated task starts after \(start[start.count / 2]), at most \(start[start.count - 1])
          the stored answer is shown after \(read[read.count / 2]), at most \(read[read.count - 1])
        """)
      guard start[start.count / 2] < .milliseconds(50), read[read.count / 2] < .milliseconds(50)
      else { throw ProofFailure("somebody waited who need not") }
    }
  }
}
