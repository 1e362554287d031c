import Favorites
import Foundation
import MartStorage
import MartTestSupport

/// A writer is killed at random moments; after each kill the file must hold the last acknowledged
/// list or the one that was being written.
struct KillProof {
  let kills: Int
  let seed: UInt64

  init(_ options: Options) throws {
    kills = Int(try options.number("--kills", 300))
    seed = UInt64(try options.number("--seed", 1))
  }

  /// The child: changes the list for ever and says what it is about to store and what it stored.
  static func write(_ options: Options) async throws {
    let store = FileFavoriteStore(url: URL(fileURLWithPath: try options.text("--file")))
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
      // What a dead process still held would make this store wait until the time is over.
      let store = FileFavoriteStore(url: file, lockTimeout: .milliseconds(50))
      var random = SplitMix64(seed: seed)
      var tally = Tally()
      for round in 0..<kills {
        let before = try store.load()
        let (writer, output) = try child([
          "kill-writer", "--file", file.path, "--seed", "\(random.next() >> 12)",
        ])
        var bytes = output.availableData
        let delay = Int.random(in: 0...20_000, using: &random)
        usleep(UInt32(delay))
        guard writer.isRunning else { throw ProofFailure("round \(round): the writer ended") }
        kill(writer.processIdentifier, SIGKILL)
        bytes += try output.readToEnd() ?? Data()
        writer.waitUntilExit()
        try tally.check(
          lines: String(decoding: bytes, as: UTF8.self), before: before, after: try store.load(),
          round: round)
        if FileManager.default.fileExists(atPath: file.path + ".new") { tally.halfFiles += 1 }
        // Nobody holds the lock, and the next change is possible at once.
        try await store.update { _ in }
      }
      let names = try FileManager.default.contentsOfDirectory(atPath: directory.path).sorted()
      guard names.allSatisfy({ ["favorites", "favorites.lock", "favorites.new"].contains($0) })
      else { throw ProofFailure("other files were left: \(names)") }
      print(
        """
        \(kills) kills after \(tally.acknowledged) acknowledged changes, seed \(seed):
          \(tally.last) left the last acknowledged list, \(tally.next) the one being written
          \(tally.halfFiles) left a half-written file beside it, which the next save replaced
          0 lists lost or unreadable, 0 locks left behind
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
      if let after {
        do {
          _ = try FavoriteList<Int>(storedForm: after)
        } catch {
          throw ProofFailure("round \(round): \(error)")
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
