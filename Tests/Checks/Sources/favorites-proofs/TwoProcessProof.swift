import Favorites
import Foundation
import Keeping
import MartStorage
import MartTestSupport

/// An app and a widget change one file at the same time, and a third process reads it.
///
/// Each writer adds and removes numbers of its own only, so that it knows exactly which of them must
/// be in the file at any time, whatever the other one does.
struct TwoProcessProof {
  let seconds: Double
  let seed: Double
  let writers: Int

  private static let limit = 3

  init(_ options: Options) throws {
    seconds = try options.number("--seconds", 20)
    seed = try options.number("--seed", 1)
    writers = Int(try options.number("--writers", 2))
  }

  /// What a child found, as one line of JSON.
  private struct Findings: Codable {
    var changes = 0
    var refused = 0
    var looks = 0
    var sawOther = 0
    var own: [Int] = []
    var longestWait = 0.0
  }

  static func write(_ options: Options) async throws {
    let writer = Int(try options.number("--writer", 0))
    let deadline = Date.now + (try options.number("--seconds", 20))
    var random = SplitMix64(seed: UInt64(try options.number("--seed", 1)) &* 31 &+ UInt64(writer))
    let store = FileStore(url: URL(fileURLWithPath: try options.text("--file")))
    let keeper = FavoriteKeeper(store: store, limit: limit)
    let mine = (1...4).map { writer * 100 + $0 }
    var own: Set<Int> = []
    var findings = Findings()
    while Date.now < deadline {
      let id = mine.randomElement(using: &random) ?? writer * 100
      let begin = Date.now
      if Bool.random(using: &random) {
        switch try await keeper.push(id) {
        case .added:
          own.insert(id)
          findings.changes += 1
        case .alreadyPresent:
          guard own.contains(id) else { throw ProofFailure("\(id) came back by itself") }
        case .full: findings.refused += 1
        }
      } else {
        switch try await keeper.pop(id) {
        case .removed:
          guard own.remove(id) != nil else { throw ProofFailure("\(id) came back by itself") }
          findings.changes += 1
        case .notPresent:
          guard !own.contains(id) else { throw ProofFailure("the favorite \(id) was lost") }
        }
      }
      findings.longestWait = max(findings.longestWait, Date.now.timeIntervalSince(begin))
      let list = try await keeper.list
      guard list.count <= limit else { throw ProofFailure("\(list) is over the limit") }
      guard Set(list.filter { mine.contains($0) }) == own else {
        throw ProofFailure("\(list) does not hold exactly \(own.sorted()) of mine")
      }
      findings.looks += 1
      if list.count > own.count { findings.sawOther += 1 }
    }
    findings.own = own.sorted()
    say(String(decoding: try JSONEncoder().encode(findings), as: UTF8.self))
  }

  static func read(_ options: Options) throws {
    let deadline = Date.now + (try options.number("--seconds", 20))
    let store = FileStore(url: URL(fileURLWithPath: try options.text("--file")))
    var findings = Findings()
    while Date.now < deadline {
      guard let bytes = try store.load() else {
        guard findings.looks == 0 else { throw ProofFailure("the file was gone for a moment") }
        continue
      }
      let list = try FavoriteList<Int>(storedForm: bytes)
      guard list.count <= limit else { throw ProofFailure("\(list) is over the limit") }
      findings.looks += 1
    }
    say(String(decoding: try JSONEncoder().encode(findings), as: UTF8.self))
  }

  func run() throws {
    let directory = FileManager.default.temporaryDirectory
      .appendingPathComponent("favorites-proof-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    let file = directory.appendingPathComponent("favorites")
    let arguments = ["--file", file.path, "--seconds", "\(seconds)", "--seed", "\(seed)"]
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
    let bytes = try FileStore(url: file).load()
    let list = try FavoriteList<Int>(storedForm: bytes ?? [])
    guard Set(list) == Set(findings.flatMap(\.own)) else {
      throw ProofFailure("at the end the file holds \(list), not \(findings.flatMap(\.own))")
    }
    guard findings[..<writers].allSatisfy({ $0.sawOther > 0 && $0.changes > 0 }) else {
      throw ProofFailure("a writer never saw the other one's favorites")
    }
    try FileManager.default.removeItem(at: directory)
    print(
      """
      \(writers) writers and a reader on one file for \(seconds) s, seed \(Int(seed)):
        acknowledged changes \(words(findings, \.changes)), refused by the limit \(words(findings, \.refused))
        looks \(findings.map(\.looks).reduce(0, +)), with others' favorites \(words(findings, \.sawOther))
        longest wait \(findings.map(\.longestWait).max() ?? 0) s
        0 torn reads, 0 lost changes, 0 lists over the limit; the end is what both acknowledged
      """)
  }

  private func words(_ findings: [Findings], _ part: KeyPath<Findings, Int>) -> String {
    findings[..<writers].map { "\($0[keyPath: part])" }.joined(separator: " + ")
  }
}
