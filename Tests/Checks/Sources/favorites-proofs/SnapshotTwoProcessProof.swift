import Fetching
import Foundation
import Keeping
import MartStorage
import MartTestSupport

/// Processes fetch into one file at the same time, and another one reads it.
///
/// What is stored may only become newer: after an acknowledged fetch a writer finds its own answer or a
/// newer one, and the reader never sees a time that is before one that it saw.
struct SnapshotTwoProcessProof {
  let seconds: Double
  let writers: Int

  init(_ options: Options) throws {
    seconds = try options.number("--seconds", 20)
    writers = Int(try options.number("--writers", 2))
  }

  /// What a child found, as one line of JSON.
  private struct Findings: Codable {
    var fetched = 0
    var failed = 0
    var looks = 0
    var sawOther = 0
    var last = 0.0
  }

  static func write(_ options: Options) async throws {
    let writer = Int(try options.number("--writer", 0))
    let deadline = Date.now + (try options.number("--seconds", 20))
    let store = FileStore(
      url: URL(fileURLWithPath: try options.text("--file")), lockTimeout: .seconds(60))
    let counter = FakeClock(0)
    let keeper = SnapshotKeeper(
      store: store, form: Numbered.form, policy: .widget,
      now: { Date.now.timeIntervalSince1970 },
      fetch: { _ in
        counter.advance(by: 1)
        let count = Int(counter())
        if count % 5 == 0 { throw FetchFailure(.server) }
        return Numbered(count * 10 + writer)
      })
    var findings = Findings()
    while Date.now < deadline {
      let answer = try await keeper.refreshed(in: nil, byHand: true)
      if let error = answer.storingFailed { throw ProofFailure("\(error)") }
      guard let bytes = try store.load(), let stored = try Numbered.read(bytes) else {
        guard findings.fetched == 0 else { throw ProofFailure("what was stored is gone") }
        continue
      }
      if answer.used?.source == .server {
        findings.fetched += 1
        findings.last = answer.used?.fetchedAt ?? 0
      } else {
        findings.failed += 1
      }
      guard stored.fetchedAt >= findings.last else {
        throw ProofFailure("\(stored.fetchedAt) is older than the acknowledged \(findings.last)")
      }
      findings.looks += 1
      if stored.content.number % 10 != writer { findings.sawOther += 1 }
    }
    say(String(decoding: try JSONEncoder().encode(findings), as: UTF8.self))
  }

  static func read(_ options: Options) throws {
    let deadline = Date.now + (try options.number("--seconds", 20))
    let store = FileStore(url: URL(fileURLWithPath: try options.text("--file")))
    var findings = Findings()
    while Date.now < deadline {
      guard let bytes = try store.load(), let stored = try Numbered.read(bytes) else {
        guard findings.last == 0 else { throw ProofFailure("the snapshot was gone for a moment") }
        continue
      }
      guard stored.fetchedAt >= findings.last else {
        throw ProofFailure("\(stored.fetchedAt) after \(findings.last)")
      }
      findings.last = stored.fetchedAt
      findings.looks += 1
    }
    say(String(decoding: try JSONEncoder().encode(findings), as: UTF8.self))
  }

  func run() throws {
    let directory = FileManager.default.temporaryDirectory
      .appendingPathComponent("favorites-proof-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    let file = directory.appendingPathComponent("catalogue")
    let arguments = ["--file", file.path, "--seconds", "\(seconds)", "--of", "snapshot"]
    let children =
      try (1...writers).map { try child(["two-writer", "--writer", "\($0)"] + arguments) }
      + [child(["two-reader"] + arguments)]
    var findings: [Findings] = []
    for (process, output) in children {
      let data = try output.readToEnd() ?? Data()
      process.waitUntilExit()
      guard process.terminationStatus == 0 else { throw ProofFailure("a process found a fault") }
      findings.append(try JSONDecoder().decode(Findings.self, from: data))
    }
    let stored = try FileStore(url: file).load().flatMap { try Numbered.read($0) }
    let latest = findings[..<writers].map(\.last).max() ?? 0
    guard stored?.fetchedAt == latest else {
      throw ProofFailure("at the end \(stored?.fetchedAt ?? 0) is stored, not \(latest)")
    }
    guard findings[..<writers].allSatisfy({ $0.sawOther > 0 && $0.fetched > 0 }) else {
      throw ProofFailure("a writer never saw the other one's answers")
    }
    try FileManager.default.removeItem(at: directory)
    func words(_ part: KeyPath<Findings, Int>) -> String {
      findings[..<writers].map { "\($0[keyPath: part])" }.joined(separator: " + ")
    }
    print(
      """
      \(writers) processes that fetch into one file and a reader for \(seconds) s:
        stored \(words(\.fetched)), failures noted \(words(\.failed)), others' answers seen \(words(\.sawOther))
        the reader looked \(findings[writers].looks) times
        0 torn reads, 0 older than an acknowledged one; the end is the latest
      """)
  }
}
