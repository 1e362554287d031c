public import MartModels

/// Somebody who is told of the closings of their favorites.
public struct AlertSubscriber: Identifiable, Hashable, Sendable {
  /// The server's name for the subscriber, such as a device token or an account.
  public var id: String
  /// The numbers of the favorites in the user's order.
  public var favorites: [Int]
  /// How many days ahead the subscriber is told; `nil` leaves it to the plan.
  public var leads: LeadDays?
  /// The time in Korea before which nothing is sent; `nil` leaves it to the plan.
  public var notBefore: TimeOfDay?
  /// The language of the messages.
  public var language: PhraseLanguage
  /// What was already sent to this subscriber.
  public var sent: [AlertIdentity]

  /// Makes a subscriber.
  ///
  /// - Parameters:
  ///   - id: the server's name for the subscriber.
  ///   - favorites: the numbers of the favorites in the user's order.
  ///   - leads: how many days ahead; `nil` leaves it to the plan, and an empty set means no alerts.
  ///   - notBefore: the time in Korea before which nothing is sent; `nil` leaves it to the plan.
  ///   - language: the language of the messages.
  ///   - sent: what was already sent, if the server reads it together with the subscriber.
  public init(
    id: String, favorites: [Int], leads: LeadDays? = nil, notBefore: TimeOfDay? = nil,
    language: PhraseLanguage = .korean, sent: [AlertIdentity] = []
  ) {
    self.id = id
    self.favorites = favorites
    self.leads = leads
    self.notBefore = notBefore
    self.language = language
    self.sent = sent
  }
}
