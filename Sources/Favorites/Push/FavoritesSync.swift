/// What to tell a push server so that it alerts for the right branches.
///
/// The server of the original app keeps the favorites of a device under its token. This value
/// remembers what the server acknowledged, says what to send after a change, and carries the
/// favorites over when the token changes. The original app forgot that: a rotated token had no
/// favorites, and no alerts came. It sends nothing itself.
///
/// ```swift
/// import MartHolidayKit
///
/// var sync = FavoritesSync()
/// let list = try FavoriteList([1140, 7])
/// let message = try sync.message(for: list, token: "token-A")
/// guard let first = message else { return }
/// first.added     // [1140, 7]
/// sync.acknowledge(first)
/// let next = try sync.message(for: list, token: "token-B")
/// guard let rotated = next else { return }
/// rotated.favorites       // [1140, 7]
/// rotated.obsoleteTokens  // ["token-A"]
/// ```
///
/// Send one message at a time and acknowledge it when the server has it. A message without an
/// answer may have arrived anyway, so until one is acknowledged there is always another to send; it
/// has the whole list and is correct in either case. Store the value with the favorites.
///
/// Negative numbers, those of branches that the user has made, are never sent: no server knows them.
/// With no other favorites, the list is empty to the server.
public struct FavoritesSync: Hashable, Sendable {
  /// What to send to the server for a device.
  public struct Message: Hashable, Sendable {
    /// The number of the message; a later one has a greater number.
    public let number: Int
    /// The token of the device, the key under which the server keeps the favorites.
    public let token: String
    /// All favorites that a server may know, in the user's order; empty when there are none.
    public let favorites: [Int]
    /// The favorites that the server does not know yet, in the user's order.
    public let added: [Int]
    /// The favorites that the server still has, smallest first.
    public let removed: [Int]
    /// Earlier tokens of the device; the server forgets what it has under them.
    public let obsoleteTokens: [String]

    /// The body for the server of the original app, `{"favorites":[…]}`.
    public var body: [UInt8] {
      Array("{\"favorites\":[\(favorites.map(String.init).joined(separator: ","))]}".utf8)
    }

    /// Where the server of the original app keeps the body, `users/` and the token.
    public var databasePath: String { "users/\(token)" }
  }

  /// The largest number that is read back; no device sends as many messages.
  ///
  /// Counting on from it does not overflow an `Int` of 32 bits.
  static let greatestNumber = 1 << 30

  var lastNumber = 0
  var acknowledgedNumber = 0
  var acknowledgedToken: String?
  var acknowledgedFavorites: Set<Int> = []
  /// Every token that was ever in a message and is not known to be forgotten.
  var tokens: Set<String> = []

  /// Makes a value without any messages yet.
  public init() {}

  /// The favorites that the server acknowledged for the current token, or `nil` without an
  /// acknowledgment.
  public var acknowledged: Set<Int>? { acknowledgedToken == nil ? nil : acknowledgedFavorites }

  /// Says what to send, if anything.
  ///
  /// The order of the favorites does not matter for alerts, so a new order alone sends nothing.
  ///
  /// - Parameters:
  ///   - list: the favorites.
  ///   - token: the token of the device as the push service gave it.
  /// - Returns: `nil` when the server is up to date.
  /// - Throws: `FavoriteError` for a token that is empty or cannot be a key on the server, which
  ///   refuses control characters and `. $ # [ ] /`.
  public mutating func message(
    for list: FavoriteList<Int>, token: String
  ) throws(FavoriteError) -> Message? {
    try message(for: list, token: token, forgetting: tokens.subtracting([token]).sorted())
  }

  /// Says what to send, and which earlier tokens to forget with it.
  package mutating func message(
    for list: FavoriteList<Int>, token: String, forgetting obsolete: [String]
  ) throws(FavoriteError) -> Message? {
    guard Self.canBeKey(token) else {
      throw FavoriteError(
        .invalidToken, value: "\(token.utf8.count) bytes", remains: "nothing is to be sent")
    }
    let known: Set<Int> = acknowledgedToken == token ? acknowledgedFavorites : []
    let favorites = Self.favorites(in: list)
    let wanted = Set(favorites)
    // Without an answer nobody knows which of the last two lists the server has.
    guard isUncertain || wanted != known || !obsolete.isEmpty else { return nil }
    tokens.insert(token)
    lastNumber += 1
    return Message(
      number: lastNumber, token: token, favorites: favorites,
      added: favorites.filter { !known.contains($0) }, removed: known.subtracting(wanted).sorted(),
      obsoleteTokens: obsolete)
  }

  /// The favorites that a server may know; a branch that the user has made has a negative number.
  package static func favorites(in list: FavoriteList<Int>) -> [Int] { list.filter { $0 >= 0 } }

  /// Records that the server has a message.
  ///
  /// - Parameter message: the message; one older than the last acknowledged is ignored.
  public mutating func acknowledge(_ message: Message) {
    guard message.number > acknowledgedNumber, message.number <= lastNumber else { return }
    acknowledgedNumber = message.number
    acknowledgedToken = message.token
    acknowledgedFavorites = Set(message.favorites)
    // A later message may have saved under one of them again.
    if message.number == lastNumber { tokens.subtract(message.obsoleteTokens) }
    tokens.insert(message.token)
  }

  private static func canBeKey(_ token: String) -> Bool {
    !token.isEmpty && token.utf8.count <= 768
      && token.unicodeScalars.allSatisfy {
        $0.value >= 0x20 && $0.value != 0x7F && !".$#[]/".unicodeScalars.contains($0)
      }
  }
}

extension FavoritesSync.Message: CustomStringConvertible {
  /// One line without the token, which identifies a person's device.
  public var description: String {
    "message \(number): \(favorites.count) favorites, \(added.count) new, \(removed.count) gone, "
      + "\(obsoleteTokens.count) earlier tokens"
  }
}
