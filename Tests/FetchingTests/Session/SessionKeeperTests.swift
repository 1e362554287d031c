import Fetching
import MartTestSupport
import Testing

@Suite("A session", .timeLimit(.minutes(10)))
struct SessionKeeperTests {
  /// A server with one valid access token and one valid refresh token.
  private actor Door {
    var access = "access 1"
    var refresh = "refresh 1"
    var failure: FetchFailure?
    var rotates = false
    private(set) var calls: [String] = []
    private(set) var renewals: [String] = []
    private var number = 1

    func set(access: String? = nil, failure: FetchFailure? = nil, rotates: Bool = false) {
      if let access { self.access = access }
      self.failure = failure
      self.rotates = rotates
    }

    func call(_ token: AccessToken) throws -> String {
      calls.append(token.text)
      guard token.text == access else { throw FetchFailure(.signedOut, status: 401) }
      return "answer"
    }

    func renew(_ token: RefreshToken) async throws -> SessionKeeper.Renewal {
      renewals.append(token.text)
      for _ in 0..<20 { await Task.yield() }
      if let failure { throw failure }
      guard token.text == refresh else { throw FetchFailure(.signedOut, status: 401) }
      number += 1
      access = "access \(number)"
      if rotates { refresh = "refresh \(number)" }
      return .init(access: AccessToken(access), refresh: rotates ? RefreshToken(refresh) : nil)
    }
  }

  private let clock = FakeClock(0)
  private let door = Door()

  private func keeper(_ tokens: SessionTokens? = Self.tokens) -> SessionKeeper {
    let (clock, door) = (clock, door)
    return SessionKeeper(tokens, now: { clock() }, renewal: { try await door.renew($0) })
  }

  private static let tokens = SessionTokens(
    access: AccessToken("access 1"), refresh: RefreshToken("refresh 1"), issuedAt: 0)

  private func call(_ keeper: SessionKeeper) async throws -> String {
    let door = door
    return try await keeper.call { try await door.call($0) }
  }

  @Test("Nothing that prints a value or its parts prints a token")
  func secrets() {
    let tokens = SessionTokens(
      access: AccessToken("first-secret"), refresh: RefreshToken("second-secret"), issuedAt: 0)
    var printed = "\(tokens) \(String(reflecting: tokens))"
    dump(tokens, to: &printed)
    dump(SessionKeeper.Renewal(access: tokens.access, refresh: tokens.refresh), to: &printed)
    #expect(printed.contains("access token"))
    #expect(!printed.contains("secret"), "\(printed)")
  }

  @Test(
    "The diary's launch: the verdict is total, so nobody is stuck after two weeks away",
    arguments: [
      (0.0, SessionVerdict.go), (7_199, .go), (7_200, .renew), (1_209_599, .renew),
      (1_209_600, .signIn), (1e12, .signIn), (-1, .renew), (.nan, .renew),
    ])
  func verdict(now: Double, verdict: SessionVerdict) {
    #expect(SessionVerdict(Self.tokens, at: now) == verdict)
    #expect(SessionVerdict(nil, at: now) == .signIn)
  }

  @Test("A fresh session calls, and nothing is renewed")
  func fresh() async throws {
    #expect(try await call(keeper()) == "answer")
    #expect(await door.renewals.isEmpty)
  }

  @Test("A 401 renews once and repeats the call")
  func renewsOnce() async throws {
    await door.set(access: "changed")
    let keeper = keeper()
    #expect(try await call(keeper) == "answer")
    #expect(await door.calls == ["access 1", "access 2"])
    #expect(await door.renewals == ["refresh 1"])
    #expect(await keeper.verdict == .go)
  }

  @Test("A 401 after the renewal is a failure, not a loop, and not a sign-in")
  func secondRefusal() async throws {
    let keeper = keeper()
    let failure = await #expect(throws: FetchFailure.self) {
      try await keeper.call { _ in throw FetchFailure(.signedOut, status: 401) }
    }
    #expect(failure?.code == .signedOut)
    #expect(await door.renewals.count == 1)
    #expect(await keeper.verdict == .go)
    clock.now = 10_000
    await #expect(throws: FetchFailure.self) {
      try await keeper.call { _ in throw FetchFailure(.signedOut, status: 401) }
    }
    #expect(await door.renewals.count == 2, "renewed before the call, and not again after it")
  }

  @Test("Twenty callers with one old token share one renewal")
  func shared() async throws {
    await door.set(access: "changed", rotates: true)
    let keeper = keeper()
    try await withThrowingTaskGroup(of: String.self) { group in
      for _ in 0..<20 { group.addTask { try await call(keeper) } }
      for try await answer in group { #expect(answer == "answer") }
    }
    #expect(await door.renewals == ["refresh 1"])
  }

  @Test("A stale session is renewed before the call, and the age is that of each token's own issue")
  func stale() async throws {
    let keeper = keeper()
    clock.now = 7_200
    #expect(try await call(keeper) == "answer")
    #expect(await door.calls == ["access 2"])
    #expect(await keeper.tokens?.accessIssuedAt == 7_200)
    #expect(await keeper.tokens?.refreshIssuedAt == 0, "the server gave no new one")
    clock.now = 1_209_600
    #expect(await keeper.verdict == .signIn)
  }

  @Test("A new refresh token begins a new fortnight")
  func rotated() async throws {
    await door.set(rotates: true)
    let keeper = keeper()
    clock.now = 1_209_599
    #expect(try await call(keeper) == "answer")
    #expect(await keeper.tokens?.refresh == RefreshToken("refresh 2"))
    clock.now = 1_209_600
    #expect(await keeper.verdict == .go)
  }

  @Test(
    "The diary stored the access token as the refresh token: the next renewal sends the right one")
  func rightToken() async throws {
    await door.set(rotates: true)
    let keeper = keeper()
    for hour in 1...3 {
      clock.now = Double(hour) * 7_200
      _ = try await call(keeper)
    }
    #expect(await door.renewals == ["refresh 1", "refresh 2", "refresh 3"])
  }

  @Test(
    "The diary signed people out on any error: only an expired session leads to sign-in",
    arguments: [
      FetchFailure.Code.offline, .server, .timeout, .client, .tooMany, .undecodable, .other,
    ])
  func staysSignedIn(code: FetchFailure.Code) async throws {
    await door.set(failure: FetchFailure(code))
    let keeper = keeper()
    clock.now = 8_000
    let failure = await #expect(throws: FetchFailure.self) { try await call(keeper) }
    #expect(failure?.code == code)
    #expect(await keeper.tokens == Self.tokens)
    #expect(await keeper.verdict == .renew)
    await door.set()
    let waiting = await #expect(throws: FetchFailure.self) { try await call(keeper) }
    #expect(waiting?.code == code)
    #expect(await door.renewals.count == 1, "the next renewal waits")
    clock.advance(by: waiting?.retryAfter ?? 0)
    #expect(try await call(keeper) == "answer", "a retry is enough")
  }

  @Test("A person who asks does not wait after a failed renewal, and a success ends the waiting")
  func byHand() async throws {
    await door.set(failure: FetchFailure(.offline))
    let keeper = keeper()
    clock.now = 8_000
    await #expect(throws: FetchFailure(.offline)) { try await call(keeper) }
    await #expect(throws: FetchFailure(.offline, retryAfter: 59)) {
      clock.now = 8_001
      return try await call(keeper)
    }
    await door.set()
    let door = door
    #expect(try await keeper.call(byHand: true) { try await door.call($0) } == "answer")
    await door.set(access: "changed", failure: FetchFailure(.offline))
    await #expect(throws: FetchFailure(.offline)) { try await call(keeper) }
    await #expect(throws: FetchFailure(.offline, retryAfter: 60)) { try await call(keeper) }
    #expect(await door.renewals.count == 3)
  }

  @Test("The diary folded 401 into other errors: a renewal that is refused ends the session")
  func refusedRenewal() async throws {
    await door.set(failure: FetchFailure(.signedOut, status: 401))
    let keeper = keeper()
    clock.now = 8_000
    let failure = await #expect(throws: FetchFailure.self) { try await call(keeper) }
    #expect(failure?.code == .signedOut)
    #expect(await keeper.verdict == .signIn)
    #expect(await keeper.tokens == nil)
  }

  @Test("An expired session asks nobody, and signing in begins anew")
  func expired() async throws {
    let keeper = keeper()
    clock.now = 1_209_600
    let failure = await #expect(throws: FetchFailure.self) { try await call(keeper) }
    #expect(failure?.code == .signedOut)
    #expect(await door.calls.isEmpty)
    #expect(await door.renewals.isEmpty)
    await keeper.signIn(
      SessionTokens(
        access: AccessToken("access 1"), refresh: RefreshToken("refresh 1"), issuedAt: clock.now))
    #expect(try await call(keeper) == "answer")
    await keeper.signOut()
    await #expect(throws: FetchFailure.self) { try await call(keeper) }
  }

  @Test("A clock set three weeks ahead signs nobody out for good: set right, it all goes on")
  func clockAhead() async throws {
    let keeper = keeper()
    clock.now = 21 * 86_400
    let failure = await #expect(throws: FetchFailure.self) { try await call(keeper) }
    #expect(failure?.code == .signedOut)
    #expect(await keeper.verdict == .signIn)
    #expect(await keeper.tokens == Self.tokens)
    clock.now = 60
    #expect(try await call(keeper) == "answer")
    #expect(await door.renewals.isEmpty)
  }

  @Test("Who signs out while the session is renewed stays signed out, and the call is canceled")
  func signedOutMeanwhile() async throws {
    let keeper = keeper()
    clock.now = 8_000
    let waiting = Task { try await call(keeper) }
    while await door.renewals.isEmpty { await Task.yield() }
    await keeper.signOut()
    await #expect(throws: CancellationError.self) { try await waiting.value }
    #expect(await keeper.tokens == nil)
    #expect(await door.calls.isEmpty)
  }

  @Test("Who signs in while another person's session is renewed keeps to their own tokens")
  func changedMeanwhile() async throws {
    let keeper = keeper()
    clock.now = 8_000
    let waiting = Task { try await call(keeper) }
    while await door.renewals.isEmpty { await Task.yield() }
    let other = SessionTokens(
      access: AccessToken("of B"), refresh: RefreshToken("of B"), issuedAt: clock.now)
    await keeper.signIn(other)
    await #expect(throws: CancellationError.self) { try await waiting.value }
    #expect(await keeper.tokens == other)
    #expect(await door.calls.isEmpty)
  }

  @Test("An answer for somebody who has left is handed to nobody, and its 401 is not repeated")
  func answeredLate() async throws {
    for refusal in [nil, FetchFailure(.signedOut, status: 401)] {
      let keeper = keeper()
      await #expect(throws: CancellationError.self) {
        try await keeper.call { _ in
          await keeper.signIn(Self.tokens)
          if let refusal { throw refusal }
        }
      }
    }
    #expect(await door.renewals.isEmpty)
  }

  @Test("Other failures of a call are passed on, without a renewal")
  func otherFailures() async throws {
    let keeper = keeper()
    let failure = await #expect(throws: FetchFailure.self) {
      try await keeper.call { _ in throw FetchFailure(.client, status: 404) }
    }
    #expect(failure?.status == 404)
    await #expect(throws: CancellationError.self) {
      try await keeper.call { _ in throw CancellationError() }
    }
    #expect(await door.renewals.isEmpty)
  }

  @Test("A token is never printed")
  func notPrinted() {
    let text = "\(Self.tokens) \(AccessToken("secret")) \(RefreshToken("secret"))"
    #expect(!text.contains("secret") && !text.contains("access 1") && !text.contains("refresh 1"))
  }
}
