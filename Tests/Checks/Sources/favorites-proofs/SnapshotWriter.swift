import Fetching
import Foundation
import Keeping
import MartHolidayFoundation
import MartStorage
import MartTestSupport

/// What the proofs store: a number, and a text that follows from it, so that a mixture is noticed.
struct Numbered: Codable, Sendable, Equatable {
  var number: Int
  var text: String

  init(_ number: Int) {
    self.number = number
    // From nothing to 200 KB, so that some are written in one piece and some in many.
    text = String(repeating: "\(number),", count: number % 7 == 0 ? 20_000 : number % 50)
  }

  static let form = SnapshotForm<Numbered, String>.json()

  /// Reads a stored snapshot; a torn or mixed one throws.
  static func read(_ bytes: [UInt8]) throws -> FetchSnapshot<Numbered, String>? {
    guard let snapshot = try form.read(bytes).snapshot else { return nil }
    guard snapshot.content == Numbered(snapshot.content.number) else {
      throw ProofFailure("the parts of snapshot \(snapshot.content.number) do not fit")
    }
    return snapshot
  }
}

/// Fetches numbers one after the other and stores each; some attempts fail, which is stored too.
struct SnapshotWriter {
  private let file: URL
  private let seed: UInt64

  init(_ options: Options) throws {
    file = URL(fileURLWithPath: try options.text("--file"))
    seed = UInt64(try options.number("--seed", 1))
  }

  /// The number that a file holds; `nil` when nothing was ever fetched.
  static func number(in file: URL) throws -> Int? {
    guard let bytes = try FileStore(url: file).load(),
      let snapshot = try Numbered.read(bytes)
    else { return nil }
    guard snapshot.fetchedAt == Double(snapshot.content.number) else {
      throw ProofFailure("snapshot \(snapshot.content.number) has the time of another one")
    }
    return snapshot.content.number
  }

  /// The child: fetches for ever and says what it is about to store and what it stored.
  func writeForEver() async throws {
    let clock = FakeClock(Double(try Self.number(in: file) ?? 0))
    let random = Randomness(seed)
    let keeper = SnapshotKeeper(
      store: FileStore(url: file), form: Numbered.form, policy: .widget, now: { clock() },
      fetch: { _ in
        // The clock is moved before each attempt, and its time is the number.
        if await random.isFailure { throw FetchFailure(.timeout) }
        let number = Int(clock())
        say("next \(number)")
        return Numbered(number)
      })
    while true {
      clock.advance(by: 1)
      let answer = try await keeper.refreshed(in: nil, byHand: true)
      if let error = answer.storingFailed { throw ProofFailure("\(error)") }
      if answer.used?.source == .server { say("done \(Int(clock()))") }
    }
  }

  private actor Randomness {
    private var random: SplitMix64
    init(_ seed: UInt64) { random = SplitMix64(seed: seed) }
    var isFailure: Bool { Int.random(in: 0..<4, using: &random) == 0 }
  }
}
