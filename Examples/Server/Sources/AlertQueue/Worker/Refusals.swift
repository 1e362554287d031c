import MartHolidayKit

/// Whether the push service refuses a run for the server's own key, topic or environment.
///
/// It is judged over the whole run: a page may have a single message, and one token of another project is
/// refused like all tokens under a wrong key.
struct Refusals {
  /// Messages of this run that were answered by what they are, so the key was good.
  private(set) var accepted = 0
  /// Messages that were refused since the last one that was not.
  private(set) var sinceAccepted = 0

  /// As many refusals in a row as make it certain that the next one follows.
  private static let certain = 20
  /// How often a single message is sent before it is let go, while others are taken.
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

  /// Whether nothing but refusals is known, so that waiting for the next attempt helps nobody.
  var areAll: Bool { sinceAccepted > 0 && accepted == 0 }

  /// Whether the last answer that says anything of the key was a refusal.
  var areLast: Bool { sinceAccepted > 0 }

  /// Whether a message that was refused is at fault itself.
  func blameMessage(attempt: Int) -> Bool {
    accepted > 0 && attempt + 1 >= Self.attempts
  }
}
