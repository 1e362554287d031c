/// Why something is not a list of favorites, or not part of one.
///
/// What goes wrong with a store is a `StoreError`.
public struct FavoriteError: Error, Hashable, Sendable {
  /// What is wrong; new codes may appear in later versions.
  public struct Code: RawRepresentable, Hashable, Sendable {
    /// The stable name of the code.
    public let rawValue: String

    /// Makes a code from its stable name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A favorite occurs twice; the value is the favorite.
    public static let duplicate = Code(rawValue: "duplicate")
    /// There are more favorites than the limit allows; the value says how many.
    public static let overLimit = Code(rawValue: "overLimit")
    /// A limit below zero; the value is the limit.
    public static let invalidLimit = Code(rawValue: "invalidLimit")
    /// The stored bytes end in the middle of the list; the value is their number.
    public static let truncated = Code(rawValue: "truncated")
    /// The stored bytes are not a list of favorites; the value says where they go wrong.
    public static let malformed = Code(rawValue: "malformed")
    /// The list was stored by a later version; the value is that version.
    public static let futureVersion = Code(rawValue: "futureVersion")
    /// An offset lies outside the list as it was last seen; the value is the offset.
    public static let staleOffset = Code(rawValue: "staleOffset")
    /// A note is longer than the keeper accepts; the value says how long.
    public static let noteTooLong = Code(rawValue: "noteTooLong")
    /// More bytes or members than may be stored; the value says how many.
    public static let tooLarge = Code(rawValue: "tooLarge")
    /// A device token is empty or cannot be a key on the push server.
    public static let invalidToken = Code(rawValue: "invalidToken")
  }

  /// What is wrong.
  public let code: Code
  /// The offending value.
  public let value: String
  /// What the user still has, as a clause such as "the store is unchanged".
  public let remains: String?

  /// Makes an error.
  ///
  /// - Parameters:
  ///   - code: what is wrong.
  ///   - value: the offending value.
  ///   - remains: what the user still has, as a clause.
  public init(_ code: Code, value: String, remains: String? = nil) {
    self.code = code
    self.value = value
    self.remains = remains
  }
}

extension FavoriteError: CustomStringConvertible {
  /// One line that names the value and what remains.
  public var description: String {
    var text =
      switch code {
      case .duplicate: "the favorite occurs twice: \(value)"
      case .overLimit: "more favorites than the limit allows: \(value)"
      case .invalidLimit: "not a limit: \(value)"
      case .truncated: "the stored favorites end too early: \(value)"
      case .malformed: "what is stored is no list of favorites: \(value)"
      case .futureVersion: "the favorites were stored by a later version: \(value)"
      case .staleOffset: "no favorite at this offset: \(value)"
      case .noteTooLong: "the note is too long: \(value)"
      case .tooLarge: "too large for favorites: \(value)"
      case .invalidToken: "no device token: \(value)"
      default: "\(code.rawValue): \(value)"
      }
    if let remains { text += "; \(remains)" }
    return text
  }
}

/// A value in words for an error; Embedded Swift cannot print values of every type.
package func inWords<Value>(_ value: Value, at offset: Int) -> String {
  #if hasFeature(Embedded)
    "the one at offset \(offset)"
  #else
    "\(value)"
  #endif
}
