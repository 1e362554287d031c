import ExampleSupport
import Foundation
import MartHolidayKit
import MartTestSupport
import Testing

@testable import SmeemStreak

@Suite("The account of smeem-streak")
struct AccountTests {
  private let clock = FakeClock(0)
  private let tokens = SessionTokens(
    access: AccessToken("access"), refresh: RefreshToken("refresh"), issuedAt: 0)

  private func session(
    renewal: @escaping @Sendable (RefreshToken) async throws -> SessionKeeper.Renewal
  ) -> SessionKeeper {
    SessionKeeper(tokens, now: { [clock] in clock() }, renewal: renewal)
  }

  @Test(
    "Statuses are a client's fault from 400, a server's from 500, and no answer is the network's",
    arguments: [
      (399, .server), (400, .client), (401, .client), (499, .client), (500, .server),
      (503, .server),
    ] as [(Int, Fault)])
  func faults(status: Int, fault: Fault) throws {
    #expect(Fault(try #require(FetchFailure(statusCode: status))) == fault)
  }

  @Test("The network's fault is told first, then the client's, then the server's")
  func faultOrder() {
    let failures = [FetchFailure(.server), FetchFailure(.undecodable), FetchFailure(.offline)]
    #expect(Fault.worst(failures)?.code == .offline)
    #expect(Fault.worst(Array(failures.prefix(2)))?.code == .undecodable)
    #expect(Fault.worst([]) == nil)
    #expect(failures.allSatisfy { !$0.phrase(in: .korean, style: .long).isEmpty })
  }

  @Test(
    "A session is fresh for two hours, to be renewed up to two weeks, and over then",
    arguments: [
      (0.0, .go), (7_199, .go), (7_200, .renew), (1_209_599, .renew), (1_209_600, .signIn),
      (-60, .renew),
    ] as [(Double, SessionVerdict)])
  func verdicts(age: Double, verdict: SessionVerdict) {
    #expect(SessionVerdict(tokens, at: age) == verdict)
    #expect(SessionVerdict(nil, at: age) == .signIn)
  }

  @Test(
    "A launch goes home with a session, to the sign-in without one, and nowhere before an update")
  func launch() async {
    let renewed = session { _ in .init(access: AccessToken("new")) }
    #expect(await LaunchOutcome.launch(.updateForced, renewed) { _ in } == .updateForced)
    #expect(await LaunchOutcome.launch(.updateOffered, renewed) { _ in } == .home)
    await renewed.signOut()
    #expect(await LaunchOutcome.launch(.upToDate, renewed) { _ in } == .signIn)
  }

  @Test(
    "Who cannot renew a session stays signed in, offline and when the server fails",
    arguments: [
      FetchFailure(.offline), FetchFailure(.server, status: 500),
      FetchFailure(.client, status: 400),
    ])
  func failedRenewal(failure: FetchFailure) async {
    clock.now = 7_200
    let session = session { _ in throw failure }
    #expect(await LaunchOutcome.launch(.upToDate, session) { _ in } == .retry(failure))
    #expect(await session.tokens == tokens)
  }

  @Test("Only an expired session leads to the sign-in: two weeks, or a renewal answered with 401")
  func expiredSession() async {
    clock.now = 1_209_600
    let old = session { _ in .init(access: AccessToken("new")) }
    #expect(await LaunchOutcome.launch(.upToDate, old) { _ in } == .signIn)
    clock.now = 7_200
    let refused = session { _ in throw FetchFailure(.signedOut, status: 401) }
    #expect(await LaunchOutcome.launch(.upToDate, refused) { _ in } == .signIn)
  }

  @Test("A call that is answered with 401 renews the session once and is repeated once")
  func repeatedCall() async {
    let session = session { _ in .init(access: AccessToken("new")) }
    let outcome = await LaunchOutcome.launch(.upToDate, session) { token in
      if token != AccessToken("new") { throw FetchFailure(.signedOut, status: 401) }
    }
    #expect(outcome == .home)
  }

  @Test("The next renewal sends the refresh token, which an access token can never become")
  func refreshTokenIsKept() async throws {
    let sent = Mutable<[RefreshToken]>([])
    let session = session { token in
      sent.append(token)
      return .init(access: AccessToken("new"))
    }
    for time in [7_200.0, 14_400] {
      clock.now = time
      try await session.call { _ in }
    }
    #expect(sent.value == [RefreshToken("refresh"), RefreshToken("refresh")])
  }

  @Test("The tokens of a sign-up count when the first two of three terms are accepted")
  func signUp() async {
    let session = SessionKeeper(nil, now: { 0 }, renewal: { _ in .init(access: AccessToken("")) })
    var signUp = SignUp(tokens)
    signUp.terms.toggle(0)
    #expect(await !signUp.complete(session))
    #expect(await session.tokens == nil)
    signUp.terms.toggle(1)
    #expect(await signUp.complete(session))
    #expect(await session.tokens == tokens)
    #expect(signUp.goal == WeeklyGoal(days: 5))
  }

  @Test("A withdrawal is asked for once more, needs a text for another reason, and clears last")
  func withdrawal() async {
    var steps = OrderedSteps<Withdrawal.Step>()
    let refused = await Withdrawal.withdraw(.lack, confirmed: false, &steps) { _ in }
    #expect(refused == .nothingChanged)
    let blank = await Withdrawal.withdraw(.etc, text: " \n", confirmed: true, &steps) { _ in }
    #expect(blank == .reasonMissing)
    #expect(steps.next == .unlinkSignIn)
    let failure = FetchFailure(.server, status: 500)
    let stopped = await Withdrawal.withdraw(.etc, text: "이유", confirmed: true, &steps) {
      step throws(FetchFailure) in
      if step == .deleteAccount { throw failure }
    }
    #expect(stopped == .stopped(at: .deleteAccount, failure))
    var taken: [Withdrawal.Step] = []
    let done = await Withdrawal.withdraw(.bother, confirmed: true, &steps) { taken.append($0) }
    #expect(done == .done)
    #expect(taken == [.deleteAccount, .clearTokens])
    #expect(Withdrawal.Reason.allCases.count == 5)
  }

  @Test("One part of a summary that fails leaves the others, in their order, and one thing to say")
  func summary() async throws {
    let summary = try await Summary.load { part in
      switch part {
      case .visits: 3
      case .diaries: throw FetchFailure(.server, status: 500)
      case .streak: 4
      case .badges: throw FetchFailure(.offline)
      }
    }
    #expect(summary.shown.numbers == [3, nil, 4, nil])
    #expect(summary.shown.failure?.code == .offline)
  }

  @Test("A failure ends a launch, so nothing spins for ever")
  func everyErrorEnds() async {
    struct Unheard: Error {}
    let session = session { _ in .init(access: AccessToken("new")) }
    let outcome = await LaunchOutcome.launch(.upToDate, session) { _ in throw Unheard() }
    guard case .retry(let failure) = outcome else {
      Issue.record("\(outcome)")
      return
    }
    #expect(failure.code == .other)
  }
}

/// A value that closures change one after the other.
private final class Mutable<Value>: @unchecked Sendable {
  private(set) var value: Value
  init(_ value: Value) { self.value = value }
  func append<Element>(_ element: Element) where Value == [Element] { value.append(element) }
}
