/// What can be done after a failure.
public enum RetryAdvice: Hashable, Sendable {
  /// Try again after a wait; the policy knows how long.
  case later
  /// Try again in this many seconds, more than 0 and up to a week, as the server says.
  case after(Double)
  /// Try again when there is a connection.
  case whenOnline
  /// Renew the session and repeat the call, once.
  case renewSession
  /// The same request would fail again; a different one is needed, such as that of a newer app.
  case notAgain
}

extension FetchFailure {
  /// What can be done about the failure.
  ///
  /// ```swift
  /// import MartHolidayKit
  ///
  /// FetchFailure(statusCode: 429, retryAfter: "120")?.advice  // .after(120)
  /// FetchFailure(statusCode: 404)?.advice  // .notAgain
  /// ```
  public var advice: RetryAdvice {
    if let retryAfter, retryAfter > 0 { return .after(min(retryAfter, BackOff.longestStated)) }
    return switch code {
    case .offline: .whenOnline
    case .signedOut: .renewSession
    case .client: .notAgain
    default: .later
    }
  }
}

#if !hasFeature(Embedded)
  extension RetryAdvice: Codable {}
#endif
