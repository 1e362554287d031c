public import Favorites

/// Whether a device is registered for alerts: its token, the permission and the user's favorites.
///
/// The three arrive in any order and any of them may change later. The value is told of each and says,
/// every time, what the server is to be told. The original app was once rejected because it read the
/// answer of the permission alert when the token arrived, before there was one; here an answer
/// that is not there yet is a state of its own, and neither a yes nor a no.
///
/// ```swift
/// import MartHolidayKit
///
/// var registration = PushRegistration()
/// let favorites = try FavoriteList([7])
/// registration.receive(token: "token-A")
/// try registration.nextRequest(for: favorites) == nil  // true
/// registration.answer(.granted)
/// let request = try registration.nextRequest(for: favorites)
/// guard let request, case .save(let message) = request else { return }
/// message.favorites  // [7]
/// registration.acknowledge(request)
/// registration.state  // .registered
/// ```
///
/// A device is registered when it has a token, the permission is granted, the user has not signed off,
/// and there is a favorite. When one of them goes, what the server has is removed. When the token
/// changes, the favorites are saved under the new one and the old one is removed in the same
/// request.
///
/// Send one request at a time, acknowledge it when the server has it, and store the value.
public struct PushRegistration: Hashable, Sendable {
  /// What the user said to the system's question whether the app may send notifications.
  public enum Permission: String, Hashable, Sendable {
    /// The user has not been asked or has not answered yet.
    case unanswered
    /// The user allowed notifications.
    case granted
    /// The user refused them, now or later in the settings.
    case denied
  }

  /// Where the registration stands.
  public enum State: String, Hashable, Sendable {
    /// Something is missing: the token or the answer.
    case waiting
    /// The user refused or signed off.
    case off
    /// The server knows the token and the favorites, or there are none that it should know.
    case registered
    /// A request has to be sent.
    case pending
  }

  /// What the server is to be told.
  public enum Request: Hashable, Sendable {
    /// Save the favorites under the token of the message and forget its obsolete tokens.
    case save(FavoritesSync.Message)
    /// Forget these tokens and what is kept under them, smallest first.
    case remove(tokens: [String])
  }

  /// The token as the push service gave it last, or `nil` before.
  public private(set) var token: String?
  /// What the user said.
  public private(set) var permission: Permission = .unanswered
  /// Whether the user wants alerts, by the app's own switch.
  public private(set) var isSignedOn = true
  var sync = FavoritesSync()
  var isPending = false

  /// Makes the registration of a device that has neither a token nor an answer.
  public init() {}

  mutating func restore(
    token: String?, permission: Permission, isSignedOn: Bool, isPending: Bool, sync: FavoritesSync
  ) {
    self.token = token
    self.permission = permission
    self.isSignedOn = isSignedOn
    self.isPending = isPending
    self.sync = sync
  }

  /// Whether the server should know the device at all.
  public var isWanted: Bool { token != nil && permission == .granted && isSignedOn }

  /// Where the registration stands, as of the last request and acknowledgment.
  public var state: State {
    if permission == .denied || !isSignedOn { return sync.hasTokens ? .pending : .off }
    guard isWanted else { return .waiting }
    return isPending || token != sync.currentToken ? .pending : .registered
  }

  /// Takes the token that the push service gave, at whatever time it does.
  ///
  /// - Parameter token: the token; an empty one counts as none.
  public mutating func receive(token: String) {
    self.token = token.isEmpty ? nil : token
    isPending = true
  }

  /// Takes the answer of the user, or what the settings say when the app comes to the front.
  public mutating func answer(_ permission: Permission) {
    if permission != self.permission { isPending = true }
    self.permission = permission
  }

  /// Takes the app's own switch for alerts.
  ///
  /// - Parameter isSignedOn: whether the user wants alerts.
  public mutating func signOn(_ isSignedOn: Bool) {
    if isSignedOn != self.isSignedOn { isPending = true }
    self.isSignedOn = isSignedOn
  }

  /// Says what to send for the favorites as they are now, if anything.
  ///
  /// - Parameter favorites: the favorites; without one there is nothing to be alerted of, and the
  ///   registration is removed.
  /// - Returns: `nil` when the server knows all of it, or when something is still missing.
  /// - Throws: `FavoriteError` for a token that cannot be a key on the server.
  public mutating func nextRequest(
    for favorites: FavoriteList<Int>
  ) throws(FavoriteError) -> Request? {
    let isRefused = permission == .denied || !isSignedOn
    if isRefused || isWanted && favorites.isEmpty {
      let tokens = sync.tokensOnServer
      isPending = !tokens.isEmpty
      guard isPending else { return nil }
      sync.distrust()
      return .remove(tokens: tokens)
    }
    // An answer that is not there yet removes nothing: the user may have granted it before.
    guard isWanted, let token else { return nil }
    let message = try sync.message(for: favorites, token: token)
    isPending = message != nil
    return message.map { .save($0) }
  }

  /// Remembers that the server has a request.
  public mutating func acknowledge(_ request: Request) {
    switch request {
    case .save(let message): sync.acknowledge(message)
    case .remove(let tokens): sync.forget(tokens)
    }
    isPending = false
  }

  /// Takes the news that the push service no longer delivers to a token.
  ///
  /// The next token registers again; the favorites stay with the user.
  ///
  /// - Parameter token: the token of a `DeliveryOutcome.forgetToken`.
  public mutating func forget(token: String) {
    sync.forget([token])
    if self.token == token { self.token = nil }
  }
}
