import MartHolidayKit
import MartStore

/// Sends messages to a push service.
///
/// A message may be sent more than once if a worker died before it recorded the first time. It has
/// the same identities then, so a receiver that compares them takes it once.
public protocol AlertSender: Sendable {
  /// How many messages are sent side by side.
  var width: Int { get }

  /// Sends a message, and returns what the worker has to do about the answer.
  ///
  /// - Parameters:
  ///   - message: the message; its `subscriber` is as good as a password and is never to be logged.
  ///   - token: what the push service knows the device by, which is never to be logged either.
  ///   - attempt: how often it was sent before without being taken.
  func send(
    _ message: AlertMessage, to token: String, attempt: Int
  ) async -> DeliveryOutcome

  /// Asks for a newer key after messages were refused for the present one.
  ///
  /// - Returns: whether there is another key now.
  func renewKey() async -> Bool
}

extension AlertSender {
  public func renewKey() async -> Bool { false }
}

extension AlertMessage {
  /// The message as JSON.
  ///
  /// - Parameter token: the push token, only for the push service; `nil` leaves it out.
  package func json(to token: String?) -> String {
    let identities = identities.map(\.description)
    var json = JSONText()
    json.object { json in
      if let token {
        json.key("token")
        json.value(token)
      }
      json.key("title")
      json.value(title)
      json.key("body")
      json.value(body)
      if let expires {
        json.key("expires")
        json.value("\(expires):00+09:00")
      }
      if let first = identities.first {
        json.key("collapse")
        json.value(first)
      }
      json.key("items")
      json.array { json in identities.forEach { json.value($0) } }
      if let link {
        json.key("link")
        json.value(link.url())
      }
    }
    return json.text
  }
}
