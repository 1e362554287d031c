/// What every call carries; it is no refresh token, and is never printed.
public struct AccessToken: Hashable, Sendable {
  /// The text that the server gave.
  public let text: String

  /// Makes a token of the text that the server gave.
  public init(_ text: String) { self.text = text }
}

/// What a session is renewed with; it is no access token, and is never printed.
public struct RefreshToken: Hashable, Sendable {
  /// The text that the server gave.
  public let text: String

  /// Makes a token of the text that the server gave.
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

/// The tokens of somebody who is signed in, each with the moment of its own issue.
public struct SessionTokens: Hashable, Sendable {
  /// What every call carries.
  public let access: AccessToken
  /// When it was issued, in seconds since 1970.
  public let accessIssuedAt: Double
  /// What the session is renewed with.
  public let refresh: RefreshToken
  /// When that was issued, in seconds since 1970.
  public let refreshIssuedAt: Double

  /// Makes the tokens of a sign-in.
  ///
  /// - Parameters:
  ///   - access: what every call carries.
  ///   - refresh: what the session is renewed with.
  ///   - time: when both were issued, in seconds since 1970.
  public init(access: AccessToken, refresh: RefreshToken, issuedAt time: Double) {
    self.init(access: access, issuedAt: time, refresh: refresh, refreshIssuedAt: time)
  }

  /// Makes tokens that were issued at different moments.
  ///
  /// - Parameters:
  ///   - access: what every call carries.
  ///   - accessIssuedAt: when it was issued, in seconds since 1970.
  ///   - refresh: what the session is renewed with.
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

  /// The tokens after a renewal, which answers a new access token and, maybe, a new refresh token.
  ///
  /// - Parameters:
  ///   - access: the new access token.
  ///   - refresh: the new refresh token; `nil` keeps the present one with its age.
  ///   - time: the moment, in seconds since 1970.
  public func renewed(access: AccessToken, refresh: RefreshToken?, at time: Double) -> SessionTokens
  {
    SessionTokens(
      access: access, issuedAt: time, refresh: refresh ?? self.refresh,
      refreshIssuedAt: refresh == nil ? refreshIssuedAt : time)
  }
}

/// What is to be done with a session; every case has one answer.
public enum SessionVerdict: Hashable, Sendable {
  /// Nobody is signed in, or the session is over: sign in.
  case signIn
  /// Renew it, then call.
  case renew
  /// Call.
  case go

  /// Judges the tokens of a session.
  ///
  /// The access token is judged by its age and the session by that of its refresh token. A clock that
  /// was set back ends no session: the server is asked.
  ///
  /// - Parameters:
  ///   - tokens: the tokens; `nil` when nobody is signed in.
  ///   - now: the moment, in seconds since 1970.
  ///   - policy: how long an access token and a session last, 2 hours and 14 days unless told.
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
