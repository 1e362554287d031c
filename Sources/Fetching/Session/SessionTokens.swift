/// The token for every call; it is not a refresh token and is never printed.
public struct AccessToken: Hashable, Sendable {
  /// The text from the server.
  public let text: String

  /// Makes a token from the server's text.
  public init(_ text: String) { self.text = text }
}

/// The token for renewing a session; it is not an access token and is never printed.
public struct RefreshToken: Hashable, Sendable {
  /// The text from the server.
  public let text: String

  /// Makes a token from the server's text.
  public init(_ text: String) { self.text = text }
}

extension AccessToken: CustomStringConvertible {
  /// That there is a token, without its text.
  public var description: String { "access token" }
}

extension RefreshToken: CustomStringConvertible {
  /// That there is a token, without its text.
  public var description: String { "refresh token" }
}

#if !hasFeature(Embedded)
  extension AccessToken: CustomReflectable {
    /// Nothing: what prints the parts of a value, as `dump` does, must not print the text.
    public var customMirror: Mirror { Mirror(self, children: []) }
  }

  extension RefreshToken: CustomReflectable {
    /// Nothing: what prints the parts of a value, as `dump` does, must not print the text.
    public var customMirror: Mirror { Mirror(self, children: []) }
  }
#endif

/// The tokens of a signed-in person, each with its time of issue.
public struct SessionTokens: Hashable, Sendable {
  /// The token for every call.
  public let access: AccessToken
  /// When it was issued, in seconds since 1970.
  package let accessIssuedAt: Double
  /// The token for renewing the session.
  public let refresh: RefreshToken
  /// When that was issued, in seconds since 1970.
  package let refreshIssuedAt: Double

  /// Makes the tokens of a sign-in.
  ///
  /// - Parameters:
  ///   - access: the token for every call.
  ///   - refresh: the token for renewing the session.
  ///   - time: when both were issued, in seconds since 1970.
  public init(access: AccessToken, refresh: RefreshToken, issuedAt time: Double) {
    self.init(access: access, issuedAt: time, refresh: refresh, refreshIssuedAt: time)
  }

  /// Makes tokens that were issued at different times.
  ///
  /// - Parameters:
  ///   - access: the token for every call.
  ///   - accessIssuedAt: when it was issued, in seconds since 1970.
  ///   - refresh: the token for renewing the session.
  ///   - refreshIssuedAt: when that was issued, in seconds since 1970.
  public init(
    access: AccessToken, issuedAt accessIssuedAt: Double, refresh: RefreshToken,
    refreshIssuedAt: Double
  ) {
    self.access = access
    self.accessIssuedAt = accessIssuedAt
    self.refresh = refresh
    self.refreshIssuedAt = refreshIssuedAt
  }

  /// The tokens after a renewal, with a new access token and possibly a new refresh token.
  ///
  /// - Parameters:
  ///   - access: the new access token.
  ///   - refresh: the new refresh token; `nil` keeps the current one with its age.
  ///   - time: the time, in seconds since 1970.
  func renewed(access: AccessToken, refresh: RefreshToken?, at time: Double) -> SessionTokens {
    SessionTokens(
      access: access, issuedAt: time, refresh: refresh ?? self.refresh,
      refreshIssuedAt: refresh == nil ? refreshIssuedAt : time)
  }
}

/// What to do with a session.
public enum SessionVerdict: Hashable, Sendable {
  /// Nobody is signed in, or the session is over: sign in.
  case signIn
  /// Renew it, then call.
  case renew
  /// Call.
  case go

  /// Judges the tokens of a session.
  ///
  /// The access token is judged by its age, the session by the age of its refresh token. A verdict
  /// is about this clock only: one that was set back does not end a session, because the server
  /// decides, and one that was set ahead ends it until the clock is right again.
  ///
  /// - Parameters:
  ///   - tokens: the tokens; `nil` when nobody is signed in.
  ///   - now: the time, in seconds since 1970.
  ///   - policy: how long an access token and a session last, 2 hours and 14 days by default.
  public init(
    _ tokens: SessionTokens?, at now: Double, policy: FreshnessPolicy<Never> = .session
  ) {
    guard let tokens else {
      self = .signIn
      return
    }
    if now - tokens.refreshIssuedAt >= policy.expiresAfter {
      self = .signIn
      return
    }
    let stamp = FetchStamp<Never>(succeededAt: tokens.accessIssuedAt)
    self = policy.verdict(of: stamp, at: now, in: nil) == .fresh ? .go : .renew
  }
}
