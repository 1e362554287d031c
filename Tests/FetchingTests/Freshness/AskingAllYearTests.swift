import Fetching
import Foundation
import MartTestSupport
import Testing

/// Something asks every ten seconds while all attempts fail.
///
/// A few days run in every build, and a year with `MART_LONG_PROOFS=1`, which takes minutes in an
/// optimized build.
@Suite("Asking every ten seconds while all attempts fail", .timeLimit(.minutes(30)))
struct AskingAllYearTests {
  static let isLong = ProcessInfo.processInfo.environment["MART_LONG_PROOFS"] == "1"
  static let days = isLong ? 365 : 3
  /// The most attempts in a day: six doubled waits come first, then one an hour.
  static let most = 30

  /// Sent by a server whose clock is a day behind.
  static let past = FetchFailure(
    statusCode: 503, retryAfter: "Sun, 22 Nov 2026 00:00:00 GMT", at: 1_795_392_000)

  static let failures: [FetchFailure] =
    [
      FetchFailure(.client, status: 404), FetchFailure(.signedOut, status: 401),
      FetchFailure(.server, status: 500), FetchFailure(.offline), FetchFailure(.timeout),
      FetchFailure(.undecodable), FetchFailure(.other), FetchFailure(.tooMany, status: 429),
    ]
    + [0, 5, 300, 3_600, 1e15].map { FetchFailure(.tooMany, status: 429, retryAfter: $0) }
    + [past].compactMap { $0 }

  /// The number of attempts on each day to fetch what is long stale.
  private func attempts(_ failure: FetchFailure, context: (_ ask: Int) -> Int?) -> [Int] {
    let policy = FreshnessPolicy<Int>(staleAfter: 10_800)
    var last: FailedAttempt<Int>?
    var counts = Array(repeating: 0, count: Self.days)
    for ask in 0..<Self.days * 8_640 {
      let (now, context) = (1e9 + Double(ask) * 10, context(ask))
      let stamp = FetchStamp(succeededAt: 0, context: context, failure: last)
      guard policy.verdict(of: stamp, at: now, in: context).isFetchDue else { continue }
      counts[ask / 8_640] += 1
      last = FailedAttempt(failure, at: now, after: last, in: context)
    }
    return counts
  }

  @Test("A fetch of one thing is tried at most 30 times a day", arguments: failures)
  func oneContext(failure: FetchFailure) {
    let counts = attempts(failure) { _ in 0 }
    #expect((counts.max() ?? 0) <= Self.most)
    #expect(counts.reduce(0, +) >= Self.days / 7, "it is tried again")
  }

  @Test("Contexts that take turns are tried at most 30 times a day in all", arguments: failures)
  func manyContexts(failure: FetchFailure) {
    var random = SplitMix64(seed: 5)
    // Each hour they take turns in another way.
    let counts = attempts(failure) { ask in
      switch ask / 360 % 4 {
      case 0: ask % 2
      case 1: ask / 7 % 31
      case 2: ask % 3 == 0 ? nil : ask % 3
      default: Int.random(in: 0..<12, using: &random)
      }
    }
    #expect((counts.max() ?? 0) <= Self.most)
  }

  @Test("The keeper of a snapshot asks at most 30 times a day, whatever the contexts")
  func keeper() async throws {
    let told = FetchFailure(.server, status: 503, retryAfter: 0)
    let bench = Bench(FakeServer(.failure(told)))
    var keeper = bench.keeper
    for ask in 0..<8_640 {
      // A new process now and then knows only what is stored.
      if ask % 50 == 0 { keeper = bench.another(bench.server) }
      _ = try await keeper.refreshed(in: "\(ask % 3)")
      bench.clock.advance(by: 10)
    }
    let count = await bench.server.requests.count
    #expect((20...Self.most).contains(count))
  }

  // A renewal that is answered with 401 ends the session, and there is nothing to ask for.
  @Test(
    "A session is renewed at most 30 times a day",
    arguments: failures.filter { $0.code != .signedOut })
  func renewals(failure: FetchFailure) async {
    await ask { _ in throw failure }
  }

  @Test("A server that renews a session and refuses the new token is asked 30 times a day")
  func refused() async {
    let number = FakeClock()
    await ask { _ in
      number.advance(by: 1)
      return .init(access: AccessToken("\(number.now)"))
    }
  }

  private func ask(
    _ renew: @escaping @Sendable (RefreshToken) async throws -> SessionKeeper.Renewal
  ) async {
    let (clock, renewals) = (FakeClock(1e9), FakeClock())
    let keeper = SessionKeeper(
      SessionTokens(access: AccessToken("a"), refresh: RefreshToken("r"), issuedAt: 1e9),
      policy: FreshnessPolicy(staleAfter: 7_200), now: { clock() },
      renewal: {
        renewals.advance(by: 1)
        return try await renew($0)
      })
    var most = 0.0
    for _ in 0..<(Self.isLong ? 365 : 1) {
      renewals.now = 0
      for _ in 0..<8_640 {
        clock.advance(by: 10)
        _ = try? await keeper.call { _ in throw FetchFailure(.signedOut, status: 401) }
      }
      most = max(most, renewals.now)
    }
    #expect(most <= Double(Self.most))
    #expect(most > 0)
  }
}
