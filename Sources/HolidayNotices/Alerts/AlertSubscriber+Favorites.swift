import Favorites
import MartModels

extension AlertSubscriber {
  /// Reads a subscriber from what a device wrote to the server, `{"favorites":[…]}`.
  ///
  /// The body of a `PushRegistration.Message` also has the lead days, the minute and the language;
  /// that of a `FavoritesSync.Message` leaves them to the plan.
  ///
  /// ```swift
  /// import MartHolidayKit
  ///
  /// var sync = FavoritesSync()
  /// let list = try FavoriteList([1140, 7])
  /// guard let message = try sync.message(for: list, token: "token-A") else { return }
  /// let subscriber = AlertSubscriber(id: message.token, favoritesBody: message.body)
  /// subscriber?.favorites  // [1140, 7]
  /// ```
  ///
  /// - Parameters:
  ///   - id: the token under which the server keeps the body.
  ///   - body: the bytes of the body; other keys are ignored.
  /// - Returns: `nil` for bytes that are not such a body, also for a lead outside 0…31 and a minute
  ///   outside the day.
  public init?(id: String, favoritesBody body: [UInt8]) {
    guard let body = FavoritesSync.body(body) else { return nil }
    var leads: LeadDays?
    if let days = body.leads {
      guard let valid = LeadDays(days) else { return nil }
      leads = valid
    }
    let time = body.minuteOfDay.map { TimeOfDay(minutes: $0) }
    if case .some(nil) = time { return nil }
    if body.language?.isEmpty == true { return nil }
    self.init(
      id: id, favorites: body.favorites, leads: leads, notBefore: time ?? nil,
      language: body.language.map { PhraseLanguage(keeping: $0) } ?? .korean)
  }
}
