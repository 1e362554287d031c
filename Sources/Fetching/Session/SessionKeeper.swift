#if !hasFeature(Embedded)
  /// Makes calls for a signed-in person, and renews the session when needed.
  ///
  /// After a 401 the session is renewed once and the call repeated once. Simultaneous callers share
  /// one renewal. **Only a session that has expired leads to sign-in**: its refresh token is too
  /// old, or the server answers the renewal with 401. Without a connection, or if the server fails,
  /// the person stays signed in and gets a notice.
  ///
  /// **Nothing is done for one person with the tokens of another.** A call belongs to the person who
  /// is signed in when it begins. `signIn(_:)` and `signOut()` end it with `CancellationError`,
  /// whatever the server answers, even if the same person signs in again.
  ///
  /// After a failed renewal the next one waits, as the `backOff` of the policy says. A renewal whose
  /// new token is refused counts as failed. The wait is not stored.
  public actor SessionKeeper {
    /// What a renewal answers.
    public struct Renewal: Hashable, Sendable {
      /// The new access token.
      package let access: AccessToken
      /// The new refresh token; `nil` to keep the current one.
      package let refresh: RefreshToken?

      /// Makes the answer of a renewal.
      public init(access: AccessToken, refresh: RefreshToken? = nil) {
        self.access = access
        self.refresh = refresh
      }
    }

    /// An access token with the number of renewals before it: two of them may give the same text.
    private struct Issue {
      let access: AccessToken
      let number: Int
    }

    /// Tells one renewal from another.
    private final class Mark: Sendable {}

    /// The renewal that the current task makes.
    private static let own = TaskLocal<Mark?>(wrappedValue: nil)

    /// How long an access token and a session last.
    nonisolated let policy: FreshnessPolicy<Never>
    /// The tokens, for the app to store; `nil` when nobody is signed in.
    public private(set) var tokens: SessionTokens?
    private nonisolated let now: @Sendable () -> Double
    private nonisolated let renewal: @Sendable (RefreshToken) async throws -> Renewal
    private nonisolated let classify: @Sendable (any Error) -> FetchFailure?
    /// Who is signed in, as the number of sign-ins and sign-outs so far.
    private var person = 0
    /// The renewal for that person.
    private var renewing: (task: Task<Result<Issue, FetchFailure>, Never>, mark: Mark)?
    /// How many renewals gave a token so far.
    private var renewals = 0
    /// The last failed renewal, with the number of the token that it was to replace or that was
    /// refused.
    private var failed: (attempt: FailedAttempt<Never>, number: Int)?

    /// Makes a keeper; it makes no request yet.
    ///
    /// - Parameters:
    ///   - tokens: the stored tokens; `nil` when nobody is signed in.
    ///   - policy: how long an access token and a session last.
    ///   - classifying: turns a thrown error into a failure, `nil` for a cancellation; for `URLSession`
    ///     `{ FetchFailure(foundation: $0) }` of `MartHolidayFoundation`.
    ///   - now: the clock, in seconds since 1970.
    ///   - renewal: asks the server for a new access token. It cannot make a `call(byHand:_:)` that
    ///     needs one: such a call throws, and the renewal does not wait for itself.
    public init(
      _ tokens: SessionTokens?, policy: FreshnessPolicy<Never> = .session,
      classifying: @escaping @Sendable (any Error) -> FetchFailure? = { FetchFailure($0) },
      now: @escaping @Sendable () -> Double,
      renewal: @escaping @Sendable (RefreshToken) async throws -> Renewal
    ) {
      self.tokens = tokens
      self.policy = policy
      classify = classifying
      self.now = now
      self.renewal = renewal
    }

    /// What to do with the session now.
    public var verdict: SessionVerdict { SessionVerdict(tokens, at: now(), policy: policy) }

    /// Takes the tokens of a sign-in; calls and a renewal in progress end as canceled.
    public func signIn(_ tokens: SessionTokens) { change(to: tokens) }

    /// Forgets the tokens; calls and a renewal in progress end as canceled.
    public func signOut() { change(to: nil) }

    private func change(to tokens: SessionTokens?) {
      person += 1
      self.tokens = tokens
      renewing?.task.cancel()
      renewing = nil
      failed = nil
    }

    /// Makes a call, with a renewal before it or after a 401 if needed.
    ///
    /// - Parameters:
    ///   - byHand: whether a person asks, who need not wait after failed renewals.
    ///   - body: makes the call with an access token; it is called at most twice, and only while
    ///     the person is signed in for whom the call began.
    /// - Returns: the result of the call.
    /// - Throws: `FetchFailure`. Its code is `signedOut` with `verdict` being `.signIn` when the
    ///   session is over; with any other verdict the person stays signed in. During a wait after
    ///   failed renewals it is the last failure, with the rest of the wait as `retryAfter`.
    ///   `CancellationError` when the task is canceled, and, with `Task.isCancelled` being `false`,
    ///   when somebody has signed in or out since the call began: show nothing of it.
    public func call<Answer: Sendable>(
      byHand: Bool = false, _ body: @Sendable (AccessToken) async throws -> Answer
    ) async throws -> Answer {
      let person = person
      let before = renewals
      let first = try await usable(byHand: byHand)
      let refusal: FetchFailure
      switch try await result(of: body, with: first, for: person) {
      case .success(let answer): return answer
      case .failure(let failure): refusal = failure
      }
      let second: Issue
      if let current, current.number != first.number {
        // Another call has renewed it meanwhile.
        second = current
      } else if first.number != before {
        // It was renewed just before the call, and once is enough.
        note(refusal, of: first)
        throw refusal
      } else {
        second = try await renewed(byHand: byHand)
      }
      switch try await result(of: body, with: second, for: person) {
      case .success(let answer): return answer
      case .failure(let refusal):
        note(refusal, of: second)
        throw refusal
      }
    }

    /// The answer of a call, or the refusal of its token; any other failure is thrown.
    private func result<Answer: Sendable>(
      of body: @Sendable (AccessToken) async throws -> Answer, with issue: Issue, for person: Int
    ) async throws -> Result<Answer, FetchFailure> {
      let result: Result<Answer, any Error>
      do {
        result = .success(try await body(issue.access))
      } catch {
        result = .failure(error)
      }
      // The answer is about somebody who is no longer here.
      guard person == self.person else { throw CancellationError() }
      switch result {
      case .success(let answer):
        noteAccepted(issue)
        return .success(answer)
      case .failure(let error):
        guard !Task.isCancelled, let failure = classify(error) else { throw CancellationError() }
        if failure.code == .signedOut { return .failure(failure) }
        if failure.status != nil { noteAccepted(issue) }
        throw failure
      }
    }

    /// The access token of the person signed in.
    private var current: Issue? {
      tokens.map { Issue(access: $0.access, number: renewals) }
    }

    private func usable(byHand: Bool) async throws -> Issue {
      switch verdict {
      case .go:
        if let current { return current }
        throw FetchFailure(.signedOut)
      case .renew: return try await renewed(byHand: byHand)
      // The tokens stay: the clock may be wrong.
      case .signIn: throw FetchFailure(.signedOut)
      }
    }

    // MARK: Renewals

    /// Renews the session of the person signed in, or waits for the current renewal.
    private func renewed(byHand: Bool) async throws -> Issue {
      let person = person
      if let renewing, renewing.mark === Self.own.get() {
        throw FetchFailure(.other, message: "the renewal of a session waits for itself")
      }
      let task = try renewing?.task ?? beginRenewal(byHand: byHand)
      let result = await task.value
      guard person == self.person else { throw CancellationError() }
      try Task.checkCancellation()
      return try result.get()
    }

    private func beginRenewal(byHand: Bool) throws -> Task<Result<Issue, FetchFailure>, Never> {
      guard let tokens else { throw FetchFailure(.signedOut) }
      let now = now()
      if !byHand, let last = failed?.attempt,
        let end = policy.backOff.end(after: last, at: now, in: nil)
      {
        throw FetchFailure(
          last.failure.code, status: last.failure.status, retryAfter: end - now,
          message: last.failure.message)
      }
      // It is not canceled with its first caller: others need it, and the server may already have
      // used up the refresh token.
      let mark = Mark()
      let task = Task { [person] in
        await Self.own.withValue(mark) { await self.renew(tokens, for: person) }
      }
      renewing = (task, mark)
      return task
    }

    private func renew(
      _ old: SessionTokens, for person: Int
    ) async -> Result<Issue, FetchFailure> {
      // Somebody may sign in or out before it starts, and then nothing is sent.
      guard person == self.person else { return .failure(FetchFailure(.signedOut)) }
      let result: Result<Renewal, any Error>
      do {
        result = .success(try await renewal(old.refresh))
      } catch {
        result = .failure(error)
      }
      guard person == self.person else { return .failure(FetchFailure(.signedOut)) }
      renewing = nil
      switch result {
      case .success(let answer):
        tokens = old.renewed(access: answer.access, refresh: answer.refresh, at: now())
        renewals += 1
        return .success(Issue(access: answer.access, number: renewals))
      case .failure(let error):
        let failure = classify(error) ?? FetchFailure(.other, message: "the renewal was cancelled")
        if failure.code == .signedOut { tokens = nil }
        noteFailure(failure, of: renewals)
        return .failure(failure)
      }
    }

    private func noteFailure(_ failure: FetchFailure, of number: Int) {
      failed = (FailedAttempt(failure, at: now(), after: failed?.attempt, in: nil), number)
    }

    /// Notes that the server refuses a new token, once for all calls that had it.
    private func note(_ refusal: FetchFailure, of issue: Issue) {
      guard failed?.number != issue.number else { return }
      noteFailure(refusal, of: issue.number)
    }

    /// Only an accepted call shows that a renewal helped: a server may renew and then refuse the token.
    private func noteAccepted(_ issue: Issue) {
      if failed?.number != issue.number { failed = nil }
    }
  }
#endif
