import Favorites

extension AlertSubscriber {
  /// Reads a subscriber from what `FavoritesSync` wrote to the server, `{"favorites":[…]}`.
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
  /// - Returns: `nil` for bytes that are not such a body.
  public init?(id: String, favoritesBody body: [UInt8]) {
    guard let favorites = FavoritesSync.favorites(inBody: body) else { return nil }
    self.init(id: id, favorites: favorites)
  }
}
