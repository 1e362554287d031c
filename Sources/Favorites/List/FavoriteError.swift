/// Why something is not a list of favorites, and what remains of it.
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
    /// Unreadable data was set aside; the value says where it is.
    public static let setAside = Code(rawValue: "setAside")
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
  /// The offending value, or the words of the system.
  public let value: String
  /// The file or key, when a store on a device is involved.
  public let path: String?
  /// What the user still has, as a clause such as "the store is unchanged".
  public let remains: String?

  /// Makes an error; stores of other packages use the same type with their own codes.
  ///
  /// - Parameters:
  ///   - code: what is wrong.
  ///   - value: the offending value, or the words of the system.
  ///   - path: the file or key.
  ///   - remains: what the user still has, as a clause.
  public init(_ code: Code, value: String, path: String? = nil, remains: String? = nil) {
    self.code = code
    self.value = value
    self.path = path
    self.remains = remains
  }

  /// The same error with a clause about what remains.
  package func remaining(_ remains: String) -> FavoriteError {
    FavoriteError(code, value: value, path: path, remains: remains)
  }
}

extension FavoriteError: CustomStringConvertible {
  /// One line that names the value, the path and what remains.
  public var description: String {
    var text =
      switch code {
      case .duplicate: "the favorite occurs twice: \(value)"
      case .overLimit: "more favorites than the limit allows: \(value)"
      case .invalidLimit: "not a limit: \(value)"
      case .truncated: "the stored favorites end too early: \(value)"
      case .malformed: "what is stored is no list of favorites: \(value)"
      case .futureVersion: "the favorites were stored by a later version: \(value)"
      case .setAside: "favorites that could not be read were set aside: \(value)"
      case .staleOffset: "no favorite at this offset: \(value)"
      case .noteTooLong: "the note is too long: \(value)"
      case .tooLarge: "too large for favorites: \(value)"
      case .invalidToken: "no device token: \(value)"
      default: "\(code.words): \(value)"
      }
    if let path { text += " (\(path))" }
    if let remains { text += "; \(remains)" }
    return text
  }
}

extension FavoriteError.Code {
  /// The name in words, such as "disk full" for `diskFull`; codes of other modules have only their
  /// name.
  fileprivate var words: String {
    var words = ""
    for scalar in rawValue.unicodeScalars {
      if scalar.value >= 0x41, scalar.value <= 0x5A {
        words += " "
        words.unicodeScalars.append(Unicode.Scalar(UInt8(scalar.value) | 0x20))
      } else {
        words.unicodeScalars.append(scalar)
      }
    }
    return words
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
