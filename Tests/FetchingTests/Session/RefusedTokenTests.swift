import Fetching
import MartTestSupport
import Testing

@Suite("A renewed token that the server refuses", .timeLimit(.minutes(10)))
struct RefusedTokenTests {
  private static let refusal = FetchFailure(.signedOut, status: 401)
  private let clock = FakeClock(8_000)
  private let renewals = FakeClock(0)

  /// A keeper whose renewals all work: they give the tokens "1", "2" and so on, or always one.
  private func keeper(
    issuedAt time: Double, always token: AccessToken? = nil,
    renewing: @escaping @Sendable () async -> Void = {}
  ) -> SessionKeeper {
    let (clock, renewals) = (clock, renewals)
    return SessionKeeper(
      SessionTokens(access: AccessToken("0"), refresh: RefreshToken("0"), issuedAt: time),
      now: { clock() },
      renewal: { _ in
        renewals.advance(by: 1)
        await renewing()
        return .init(access: token ?? AccessToken("\(Int(renewals.now))"))
      })
  }

  /// Makes a call that is refused, whatever its token.
  private func refused(_ keeper: SessionKeeper) async throws {
    try await keeper.call { _ in throw Self.refusal }
  }

  private func waits(_ seconds: Double) -> FetchFailure {
    FetchFailure(.signedOut, status: 401, retryAfter: seconds)
  }

  @Test(
    "A new token that is refused counts once, however many calls were made with it",
    arguments: [0, 8_000])
  func manyCalls(issuedAt: Double) async {
    let begun = FakeClock(0)
    // Nobody comes too late to have the same new token.
    let keeper = keeper(issuedAt: issuedAt) { while begun.now < 20 { await Task.yield() } }
    await withTaskGroup { group in
      for _ in 0..<20 {
        group.addTask {
          await #expect(throws: Self.refusal) {
            try await keeper.refusedCall(Self.refusal, begun)
          }
        }
      }
    }
    await #expect(throws: waits(60)) { try await refused(keeper) }
    #expect(renewals.now == 1)
  }

  @Test(
    "A new token is not proved by a call that reached nobody, but by any other answer",
    arguments: [
      (FetchFailure(.offline), 120.0), (FetchFailure(.client, status: 404), 60), (nil, 60),
    ])
  func proof(outcome: FetchFailure?, seconds: Double) async throws {
    let keeper = keeper(issuedAt: 8_000)
    await #expect(throws: Self.refusal) { try await refused(keeper) }
    clock.advance(by: 60)
    var ended: FetchFailure?
    do {
      try await keeper.call { token in
        if token == AccessToken("1") { throw Self.refusal }
        if let outcome { throw outcome }
      }
    } catch let failure as FetchFailure {
      ended = failure
    }
    #expect(ended == outcome)
    await #expect(throws: Self.refusal) { try await refused(keeper) }
    #expect(renewals.now == 3)
    await #expect(throws: waits(seconds)) { try await refused(keeper) }
  }

  @Test("Who was refused is not proved right by an answer to the same token")
  func sameToken() async throws {
    let keeper = keeper(issuedAt: 8_000)
    await #expect(throws: Self.refusal) { try await refused(keeper) }
    try await keeper.call { #expect($0 == AccessToken("1")) }
    await #expect(throws: waits(60)) { try await refused(keeper) }
    #expect(renewals.now == 1)
  }

  @Test(
    "Each renewal whose token is refused doubles the wait, also if it gives the same token again",
    arguments: [nil, AccessToken("0"), AccessToken("1")])
  func always(token: AccessToken?) async {
    let keeper = keeper(issuedAt: 8_000, always: token)
    for wait in [60.0, 120, 240] {
      await #expect(throws: Self.refusal) { try await refused(keeper) }
      await #expect(throws: waits(wait)) { try await refused(keeper) }
      clock.advance(by: wait)
    }
    #expect(renewals.now == 3)
  }

  @Test("A token that was renewed before a call is not renewed after it, though it is the same")
  func sameTokenBefore() async {
    let keeper = keeper(issuedAt: 0, always: AccessToken("0"))
    await #expect(throws: Self.refusal) { try await refused(keeper) }
    #expect(renewals.now == 1)
    await #expect(throws: waits(60)) { try await refused(keeper) }
  }
}

extension SessionKeeper {
  /// Makes a call that is refused, and counts it as one step with its begin.
  fileprivate func refusedCall(_ refusal: FetchFailure, _ begun: FakeClock) async throws {
    begun.advance(by: 1)
    try await call { _ in throw refusal }
  }
}
