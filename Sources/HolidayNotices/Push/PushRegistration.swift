public import Favorites
import MartModels

/// Whether a device is registered for alerts: its token, the permission, the user's favorites and
/// what the user chose about alerts.
///
/// They arrive in any order, and any of them may change later. Tell the value about each;
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
/// message.subscriber.leads  // [1]
/// registration.acknowledge(request)
/// registration.state  // .registered
/// ```
///
/// A device is registered if it has a token and permission, the user has not turned alerts off, and
/// there is a favorite other than the branches that the user has made, which no server knows. If one
/// of them is lost, the server's data is removed. If the token changes, one request saves everything
/// under the new one, and the next removes what is under the old one; each is asked for until it is
/// acknowledged.
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
    /// Save what the message has under its token.
    case save(Message)
    /// Forget these tokens and their data, smallest first.
    case remove(tokens: [String])
  }

  /// What the server keeps for a device.
  public struct Message: Hashable, Sendable {
    /// The device with its token, its favorites and the user's choices.
    public let subscriber: AlertSubscriber
    let sync: FavoritesSync.Message
    let settings: AlertSettings

    /// The token of the device, the key under which the server keeps the body.
    public var token: String { sync.token }
    /// All favorites in the user's order.
    public var favorites: [Int] { sync.favorites }

    /// The body, `{"favorites":[…],"leads":[…],"minuteOfDay":…,"language":"…"}`; the server of the
    /// original app reads the first key.
    public var body: [UInt8] {
      func list(_ numbers: [Int]) -> String { numbers.map { String($0) }.joined(separator: ",") }
      var bytes = Array("{\"favorites\":[\(list(favorites))],".utf8)
      bytes += "\"leads\":[\(list(settings.leads.days))],".utf8
      bytes += "\"minuteOfDay\":\(settings.time.minutes),\"language\":".utf8
      appendQuoted(settings.language.tag, to: &bytes)
      bytes.append(UInt8(ascii: "}"))
      return bytes
    }

    /// Where the server of the original app keeps the body, `users/` and the token.
    public var databasePath: String { sync.databasePath }
  }

  /// The last token from the push service, or `nil` before the first.
  public private(set) var token: String?
  /// The user's answer.
  public private(set) var permission: Permission = .unanswered
  /// Whether the user wants alerts, by the app's own switch.
  public private(set) var isSignedOn = true
  var sync = FavoritesSync()
  /// Whether something has changed since it was last asked what to send.
  var isPending = false
  /// The tokens that were to be removed and have not been saved under since.
  var removing: Set<String> = []
  /// What the server acknowledged; `nil` when it has nothing, or an older version of the app sent it.
  var acknowledged: AlertSettings?

  /// Makes the registration of a device that has neither a token nor an answer.
  public init() {}

  mutating func restore(
    token: String?, permission: Permission, isSignedOn: Bool, isPending: Bool, sync: FavoritesSync,
    removing: [String], acknowledged: AlertSettings?
  ) {
    self.removing = Set(removing)
    self.acknowledged = acknowledged
    self.token = token
    self.permission = permission
    self.isSignedOn = isSignedOn
    self.isPending = isPending
    self.sync = sync
  }

  /// Whether the user allowed alerts and has them switched on, which is all that local ones need.
  public var areAlertsOn: Bool { permission == .granted && isSignedOn }

  /// Whether the server should know the device at all.
  public var isWanted: Bool { token != nil && areAlertsOn }

  /// Where the registration stands, as of the last request and acknowledgment.
  public var state: State {
    if permission == .denied || !isSignedOn { return sync.hasTokens ? .pending : .off }
    guard isWanted else { return .waiting }
    let isKnown = !sync.hasTokens || token == sync.currentToken && obsoleteTokens.isEmpty
    return isPending || sync.isUncertain || !isKnown ? .pending : .registered
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

  /// The earlier tokens under which the server may still have data, smallest first.
  private var obsoleteTokens: [String] { sync.tokensOnServer.filter { $0 != token } }

  /// Says what to send for the current favorites and settings, if anything.
  ///
  /// - Parameters:
  ///   - favorites: the favorites; if a server may know none of them, it has nothing to send, and the
  ///     registration is removed.
  ///   - settings: what the user chose about alerts.
  /// - Returns: `nil` when the server is up to date, or when something is still missing.
  /// - Throws: `FavoriteError` for a token that cannot be a key on the server.
  public mutating func nextRequest(
    for favorites: FavoriteList<Int>, settings: AlertSettings = AlertSettings()
  ) throws(FavoriteError) -> Request? {
    let isRefused = permission == .denied || !isSignedOn
    if isRefused || isWanted && FavoritesSync.favorites(in: favorites).isEmpty {
      isPending = false
      let tokens = sync.tokensOnServer
      guard !tokens.isEmpty else { return nil }
      sync.distrust()
      return removal(of: tokens)
    }
    // A missing answer removes nothing: the user may have granted permission before.
    guard isWanted, let token else { return nil }
    if settings != acknowledged, sync.currentToken == token, !sync.isUncertain { sync.distrust() }
    let message = try sync.message(for: favorites, token: token, forgetting: [])
    isPending = false
    if let message {
      removing.remove(token)
      let subscriber = AlertSubscriber(
        id: token, favorites: message.favorites, leads: settings.leads,
        notBefore: settings.time, language: settings.language)
      return .save(Message(subscriber: subscriber, sync: message, settings: settings))
    }
    // What is saved under the new token comes first, so that no alert is lost in between.
    let obsolete = obsoleteTokens
    return obsolete.isEmpty ? nil : removal(of: obsolete)
  }

  private mutating func removal(of tokens: [String]) -> Request {
    removing = Set(tokens)
    return .remove(tokens: tokens)
  }

  /// Records that the server has a request.
  public mutating func acknowledge(_ request: Request) {
    switch request {
    case .save(let message):
      let before = sync
      sync.acknowledge(message.sync)
      // An answer to an older message is ignored.
      if sync != before { acknowledged = message.settings }
    case .remove(let tokens):
      // What was saved under a token after that request is still there.
      sync.forget(tokens.filter { removing.remove($0) != nil })
    }
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
