import Favorites
import Foundation
import Keeping
import MartStorage
import MartTestSupport

/// A writer is killed at random moments; after each kill the file must hold what was acknowledged last
/// or what was being written.
struct KillProof {
  let kills: Int
  let seed: UInt64
  let isOfSnapshot: Bool

  init(_ options: Options) throws {
    kills = Int(try options.number("--kills", 300))
    seed = UInt64(try options.number("--seed", 1))
    isOfSnapshot = try options.isOfSnapshot
  }

  /// What the file holds, as the writer names it; a torn or foreign one throws.
  private func read(_ file: URL) throws -> [UInt8]? {
    guard !isOfSnapshot else {
      return try SnapshotWriter.number(in: file).map { Array("\($0)".utf8) }
    }
    let bytes = try FileStore(url: file, lockTimeout: .milliseconds(50)).load()
    if let bytes { _ = try FavoriteList<Int>(storedForm: bytes) }
    return bytes
  }

  /// Takes the lock; what a dead process still held would make this wait until the time is over.
  private func touch(_ file: URL) async throws {
    if isOfSnapshot {
      try await FileStore(url: file, lockTimeout: .milliseconds(50)).update { _ in }
    } else {
      try await FileStore(url: file, lockTimeout: .milliseconds(50)).update { _ in }
    }
  }

  /// The child: changes the list for ever and says what it is about to store and what it stored.
  static func write(_ options: Options) async throws {
    let store = FileStore(url: URL(fileURLWithPath: try options.text("--file")))
    var random = SplitMix64(seed: UInt64(try options.number("--seed", 1)))
    let keeper = FavoriteKeeper(store: store, limit: 5)
    var expected = try await keeper.list
    while true {
      var next = expected
      let id = Int.random(in: 1...9, using: &random)
      switch Int.random(in: 0..<4, using: &random) {
      case 0: next.pop(id)
      case 1: next.setNote("메모 \(random.next())", for: id)
      default: next.push(id)
      }
      guard next != expected else { continue }
      say("next \(String(decoding: next.storedForm, as: UTF8.self))")
      try await keeper.update { $0 = next }
      say("done \(String(decoding: next.storedForm, as: UTF8.self))")
      expected = next
    }
  }

  func run() async throws {
    try await inTemporaryDirectory { directory in
      let file = directory.appendingPathComponent("favorites")
      var random = SplitMix64(seed: seed)
      var tally = Tally()
      for round in 0..<kills {
        let before = try read(file)
        let (writer, output) = try child([
          "kill-writer", "--file", file.path, "--seed", "\(random.next() >> 12)", "--of",
          isOfSnapshot ? "snapshot" : "favorites",
        ])
        var bytes = output.availableData
        // A snapshot is larger, and takes longer to write.
        let delay = Int.random(in: 0...(isOfSnapshot ? 120_000 : 20_000), using: &random)
        usleep(UInt32(delay))
        guard writer.isRunning else { throw ProofFailure("round \(round): the writer ended") }
        kill(writer.processIdentifier, SIGKILL)
        bytes += try output.readToEnd() ?? Data()
        writer.waitUntilExit()
        try tally.check(
          lines: String(decoding: bytes, as: UTF8.self), before: before, after: try read(file),
          round: round)
        if FileManager.default.fileExists(atPath: file.path + ".new") { tally.halfFiles += 1 }
        // Nobody holds the lock, and the next change is possible at once.
        try await touch(file)
      }
      let names = try FileManager.default.contentsOfDirectory(atPath: directory.path).sorted()
      guard names.allSatisfy({ ["favorites", "favorites.lock", "favorites.new"].contains($0) })
      else { throw ProofFailure("other files were left: \(names)") }
      print(
        """
        \(kills) kills of a writer of \(isOfSnapshot ? "a snapshot" : "favorites") after \
        \(tally.acknowledged) acknowledged changes, seed \(seed):
          \(tally.last) left what was acknowledged last, \(tally.next) what was being written
          \(tally.halfFiles) left a half-written file beside it, which the next save replaced
          0 lost, older or unreadable, 0 locks left behind
        """)
    }
  }

  private struct Tally {
    var acknowledged = 0
    var last = 0
    var next = 0
    var halfFiles = 0

    mutating func check(
      lines: String, before: [UInt8]?, after: [UInt8]?, round: Int
    ) throws(ProofFailure) {
      var done = before
      var announced: [UInt8]?
      // A line without its end was not written whole, so it says nothing.
      for line in lines.split(separator: "\n", omittingEmptySubsequences: false).dropLast() {
        let list = Array(line.utf8.dropFirst(5))
        if line.hasPrefix("next ") {
          announced = list
        } else {
          done = list
          announced = nil
          acknowledged += 1
        }
      }
      if after == done {
        last += 1
      } else if after == announced {
        next += 1
      } else {
        throw ProofFailure(
          """
          round \(round): the file holds \(Self.text(after)),
          acknowledged was \(Self.text(done)), being written \(Self.text(announced))
          """)
      }
    }

    private static func text(_ bytes: [UInt8]?) -> String {
      bytes.map { String(decoding: $0, as: UTF8.self) } ?? "nothing"
    }
  }
}
