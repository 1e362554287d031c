/// Why a stored snapshot was not read or written, and what remains of it.
public struct SnapshotError: Error, Hashable, Sendable {
  /// What is wrong; new codes may appear in later versions.
  public struct Code: RawRepresentable, Hashable, Sendable {
    /// The stable name of the code.
    public let rawValue: String

    /// Makes a code from its stable name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The stored bytes end too early; the value says where.
    public static let truncated = Code(rawValue: "truncated")
    /// The stored bytes are not a snapshot; the value says where they go wrong.
    public static let malformed = Code(rawValue: "malformed")
    /// A later version stored it; the value is that version.
    public static let futureVersion = Code(rawValue: "futureVersion")
    /// An earlier version stored it, and nothing migrates that form.
    public static let pastVersion = Code(rawValue: "pastVersion")
    /// The content cannot be encoded; the value has the reason.
    public static let notEncodable = Code(rawValue: "notEncodable")
    /// Unreadable data was set aside; the value says where it is.
    public static let setAside = Code(rawValue: "setAside")
    /// More bytes than may be stored or read; the value says how many.
    public static let tooLarge = Code(rawValue: "tooLarge")
    /// A store of another kind failed; the value has its words.
    public static let systemError = Code(rawValue: "systemError")
  }

  /// What is wrong.
  public let code: Code
  /// The offending value, or the words of the system.
  public let value: String
  /// The file; `nil` for a store without files.
  public let path: String?
  /// What remains, as a clause such as "nothing was changed".
  public let remains: String?

  /// Makes an error; stores of other packages use the same type with their own codes.
  ///
  /// - Parameters:
  ///   - code: what is wrong.
  ///   - value: the offending value, or the words of the system.
  ///   - path: the file.
  ///   - remains: what remains, as a clause.
  public init(_ code: Code, value: String, path: String? = nil, remains: String? = nil) {
    self.code = code
    self.value = value
    self.path = path
    self.remains = remains
  }
}

extension SnapshotError: CustomStringConvertible {
  /// One line for a log that names the value, the path and what remains.
  public var description: String {
    var text = "snapshot \(code.rawValue): \(value)"
    if let path { text += " (\(path))" }
    if let remains { text += "; \(remains)" }
    return text
  }
}
