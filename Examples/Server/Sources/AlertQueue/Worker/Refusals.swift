import MartHolidayKit

/// Whether the push service refuses a night for the server's own key, topic or environment.
///
/// It is judged over all pages of a night: a page may have a single message, and one token of
/// another project is refused in the same way as all tokens under a wrong key.
struct Refusals {
  /// Messages of this night whose answer shows that the key was good.
  private(set) var accepted = 0
  /// Messages that were refused since the last of those.
  private(set) var sinceAccepted = 0

  /// After how many refusals in a row the next one is certain.
  private static let certain = 20
  /// How often a message is sent before it is given up, while others are accepted.
  private static let attempts = 3
  /// How long a message that was refused waits, in seconds.
  static let wait = 5

  mutating func count(_ outcome: DeliveryOutcome) {
    switch outcome {
    case .drop(.configuration): sinceAccepted += 1
    case .sent, .forgetToken, .drop(.message):
      accepted += 1
      sinceAccepted = 0
    // A service that is away has not looked at the key.
    case .retry, .drop(.unknownAnswer): break
    }
  }

  /// Forgets the refusals under a key that was renewed.
  mutating func reset() { sinceAccepted = 0 }

  /// Whether the next message would be refused too.
  var areCertain: Bool { sinceAccepted >= Self.certain }

  /// Whether every answer that tells about the key was a refusal, so that waiting helps nobody.
  var areAll: Bool { sinceAccepted > 0 && accepted == 0 }

  /// Whether the last answer that tells about the key was a refusal.
  var areLast: Bool { sinceAccepted > 0 }

  /// Whether a refused message is itself the reason, and not the key.
  func blameMessage(attempt: Int) -> Bool {
    accepted > 0 && attempt + 1 >= Self.attempts
  }
}
