/// What to do after an answer of a push service.
///
/// ```swift
/// import MartHolidayKit
///
/// DeliveryOutcome(apnsStatus: 410, reason: "Unregistered")  // .forgetToken
/// DeliveryOutcome(fcmStatus: 503, error: "UNAVAILABLE", retryAfter: "30")  // .retry(afterSeconds: 30)
/// ```
///
/// A token is given up only if the service says that it is no longer valid. A wrong certificate or
/// environment is the server's own mistake and must not delete every subscriber.
public enum DeliveryOutcome: Hashable, Sendable {
  /// The service has accepted the message.
  case sent
  /// The service will never deliver to the token again; delete the subscriber.
  case forgetToken
  /// Send the same message again after some seconds, unless it has expired by then.
  case retry(afterSeconds: Int)
  /// Do not send the message again.
  case drop(Reason)

  /// Why a message is not sent again.
  public enum Reason: Hashable, Sendable {
    /// The message is at fault, such as one that is too large.
    case message
    /// The server's certificate, key, topic or environment is at fault; every message would fail, so
    /// somebody has to look.
    case configuration
    /// An unknown answer; log it.
    case unknownAnswer
  }
}

extension DeliveryOutcome: CustomStringConvertible {
  /// The outcome as written in code, such as `.retry(afterSeconds: 30)`.
  public var description: String {
    switch self {
    case .sent: ".sent"
    case .forgetToken: ".forgetToken"
    case .retry(let seconds): ".retry(afterSeconds: \(seconds))"
    case .drop(.message): ".drop(.message)"
    case .drop(.configuration): ".drop(.configuration)"
    case .drop(.unknownAnswer): ".drop(.unknownAnswer)"
    }
  }
}

extension DeliveryOutcome {
  /// How long to wait if the service does not say: a minute, doubled after each attempt, at most an
  /// hour.
  ///
  /// - Parameter attempt: how often the message was sent before, from 0.
  static func backoff(_ attempt: Int) -> Int {
    min(3_600, 60 << min(max(0, attempt), 6))
  }

  /// The seconds of a header `Retry-After`, at most a day, or the time to wait without one.
  ///
  /// A date, which the header may have instead, is not read: a server's clock may be wrong. A zero
  /// says no time, and whoever obeyed it would send without a pause.
  static func wait(_ header: String?, _ attempt: Int, atLeast least: Int = 1) -> Int {
    guard let header, header.utf8.allSatisfy({ 0x30...0x39 ~= $0 }),
      header.utf8.contains(where: { $0 != 0x30 })
    else { return max(least, backoff(attempt)) }
    // More digits than a number can have say more than a day.
    return min(86_400, max(least, Int(header) ?? .max))
  }
}
