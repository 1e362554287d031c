public import Favorites

/// Whether a device is registered for alerts: its token, the permission and the user's favorites.
///
/// The three arrive in any order, and any of them may change later. Tell the value about each;
/// every time it says what to tell the server. The original app was once rejected because it read
/// the answer to the permission alert when the token arrived, before there was an answer; here a
/// missing answer is a separate state, neither a yes nor a no.
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
/// A device is registered if it has a token and permission, the user has not turned alerts off, and
/// there is a favorite. If one of them is lost, the server's data is removed. If the token changes,
/// one request saves the favorites under the new one and removes the old one.
///
/// Send one request at a time, acknowledge it when the server has it, and store the value.
public struct PushRegistration: Hashable, Sendable {
  /// The user's answer to the system's question whether the app may send notifications.
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
    /// The user refused or turned alerts off.
    case off
    /// The server knows the token and the favorites, or there are none to know.
    case registered
    /// A request must be sent.
    case pending
  }

  /// What to tell the server.
  public enum Request: Hashable, Sendable {
    /// Save the favorites under the token of the message and forget its obsolete tokens.
    case save(FavoritesSync.Message)
    /// Forget these tokens and their data, smallest first.
    case remove(tokens: [String])
  }

  /// The last token from the push service, or `nil` before the first.
  public private(set) var token: String?
  /// The user's answer.
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

  /// Takes a token from the push service, at any time.
  ///
  /// - Parameter token: the token; an empty one counts as none.
  public mutating func receive(token: String) {
    self.token = token.isEmpty ? nil : token
    isPending = true
  }

  /// Takes the user's answer, or the current setting when the app comes to the front.
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

  /// Says what to send for the current favorites, if anything.
  ///
  /// - Parameter favorites: the favorites; without any there are no alerts, and the registration is
  ///   removed.
  /// - Returns: `nil` when the server is up to date, or when something is still missing.
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
    // A missing answer removes nothing: the user may have granted permission before.
    guard isWanted, let token else { return nil }
    let message = try sync.message(for: favorites, token: token)
    isPending = message != nil
    return message.map { .save($0) }
  }

  /// Records that the server has a request.
  public mutating func acknowledge(_ request: Request) {
    switch request {
    case .save(let message): sync.acknowledge(message)
    case .remove(let tokens): sync.forget(tokens)
    }
    isPending = false
  }

  /// Records that the push service no longer delivers to a token.
  ///
  /// The next token registers again; the favorites stay with the user.
  ///
  /// - Parameter token: the token of a `DeliveryOutcome.forgetToken`.
  public mutating func forget(token: String) {
    sync.forget([token])
    if self.token == token { self.token = nil }
  }
}
