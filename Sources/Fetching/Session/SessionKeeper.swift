#if !hasFeature(Embedded)
  /// Makes calls for a signed-in person, and renews the session when needed.
  ///
  /// After a 401 the session is renewed once and the call repeated once. Simultaneous callers share
  /// one renewal. **Only a session that has expired leads to sign-in**: its refresh token is too
  /// old, or the server answers the renewal with 401. Without a connection, or if the server fails,
  /// the person stays signed in and gets a notice.
  public actor SessionKeeper {
    /// What a renewal answers.
    public struct Renewal: Hashable, Sendable {
      /// The new access token.
      let access: AccessToken
      /// The new refresh token; `nil` to keep the current one.
      let refresh: RefreshToken?

      /// Makes the answer of a renewal.
      public init(access: AccessToken, refresh: RefreshToken? = nil) {
        self.access = access
        self.refresh = refresh
      }
    }

    /// How long an access token and a session last.
    nonisolated let policy: FreshnessPolicy<Never>
    /// The tokens, for the app to store; `nil` when nobody is signed in.
    public private(set) var tokens: SessionTokens?
    private nonisolated let now: @Sendable () -> Double
    private nonisolated let renewal: @Sendable (RefreshToken) async throws -> Renewal
    private nonisolated let classify: @Sendable (any Error) -> FetchFailure?
    private var renewing: Task<Result<SessionTokens, FetchFailure>, Never>?

    /// Makes a keeper; it makes no request yet.
    ///
    /// - Parameters:
    ///   - tokens: the stored tokens; `nil` when nobody is signed in.
    ///   - policy: how long an access token and a session last.
    ///   - classifying: turns a thrown error into a failure, `nil` for a cancellation.
    ///   - now: the clock, in seconds since 1970.
    ///   - renewal: asks the server for a new access token.
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

    /// Takes the tokens of a sign-in.
    public func signIn(_ tokens: SessionTokens) { self.tokens = tokens }

    /// Forgets the tokens.
    public func signOut() { tokens = nil }

    /// Makes a call, with a renewal before it or after a 401 if needed.
    ///
    /// - Parameter body: makes the call with an access token; it is called at most twice.
    /// - Returns: the result of the call.
    /// - Throws: `FetchFailure`. Its code is `signedOut` with `verdict` being `.signIn` when the session
    ///   is over; with any other verdict the person stays signed in. `CancellationError` when the task
    ///   is canceled.
    public func call<Answer: Sendable>(
      _ body: @Sendable (AccessToken) async throws -> Answer
    ) async throws -> Answer {
      let before = self.tokens
      var tokens = try await usable()
      let isNew = tokens.access != before?.access
      do {
        return try await body(tokens.access)
      } catch {
        guard try failure(error).code == .signedOut else { throw try failure(error) }
      }
      // Somebody else may have renewed it during the call.
      if let present = self.tokens, present.access != tokens.access {
        tokens = present
      } else if isNew {
        // It was renewed just before the call, and once is enough.
        throw FetchFailure(.signedOut, status: 401)
      } else {
        tokens = try await renewed()
      }
      do {
        return try await body(tokens.access)
      } catch {
        throw try failure(error)
      }
    }

    private func usable() async throws -> SessionTokens {
      switch verdict {
      case .go:
        if let tokens { return tokens }
        throw FetchFailure(.signedOut)
      case .renew: return try await renewed()
      case .signIn:
        tokens = nil
        throw FetchFailure(.signedOut)
      }
    }

    /// Renews the session, or waits for the current renewal.
    private func renewed() async throws -> SessionTokens {
      if let renewing { return try await renewing.value.get() }
      guard let tokens else { throw FetchFailure(.signedOut) }
      // It is not canceled with its first caller: others need it, and the server may already have
      // used up the refresh token.
      let task = Task { await self.renew(tokens) }
      renewing = task
      let result = await task.value
      try Task.checkCancellation()
      return try result.get()
    }

    private func renew(_ old: SessionTokens) async -> Result<SessionTokens, FetchFailure> {
      defer { renewing = nil }
      do {
        let answer = try await renewal(old.refresh)
        let new = old.renewed(access: answer.access, refresh: answer.refresh, at: now())
        // A person who signed out or in meanwhile stays so.
        guard tokens == old else {
          return tokens.map { .success($0) } ?? .failure(FetchFailure(.signedOut))
        }
        tokens = new
        return .success(new)
      } catch {
        let failure = classify(error) ?? FetchFailure(.other, message: "the renewal was cancelled")
        if failure.code == .signedOut, tokens == old { tokens = nil }
        return .failure(failure)
      }
    }

    private func failure(_ error: any Error) throws -> FetchFailure {
      guard !Task.isCancelled, let failure = classify(error) else { throw CancellationError() }
      return failure
    }
  }
#endif
