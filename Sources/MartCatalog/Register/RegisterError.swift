/// Why something is not a file of the register at all.
public struct RegisterError: Error, Hashable, Sendable {
  /// The kind of the error; new codes may appear in later versions.
  public struct Code: RawRepresentable, Hashable, Sendable {
    /// The stable name of the code.
    public let rawValue: String

    /// Makes a code from its stable name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// There is no header, or nothing at all.
    public static let empty = Code(rawValue: "empty")
    /// The header lacks the columns of the name, the status or the addresses.
    public static let otherTable = Code(rawValue: "otherTable")
    /// The bytes are not UTF-8; the register's own download is CP949, although it claims UTF-8.
    public static let notUTF8 = Code(rawValue: "notUTF8")
    /// The bytes are neither UTF-8 nor CP949.
    public static let unknownEncoding = Code(rawValue: "unknownEncoding")
    /// It is a web page or another document, such as one with an error.
    public static let otherDocument = Code(rawValue: "otherDocument")
  }

  /// The kind of the error.
  public let code: Code
  /// What was found instead, cut to 100 characters.
  public let found: String

  package init(_ code: Code, found: String = "") {
    self.code = code
    self.found = found.cut
  }
}

extension RegisterError: CustomStringConvertible {
  /// One line with what is wrong.
  public var description: String {
    let reason =
      switch code {
      case .empty: "the file is empty"
      case .otherTable: "the header is not that of the register"
      case .notUTF8: "the bytes are not UTF-8; the download is CP949 and must be converted"
      case .unknownEncoding: "the bytes are neither UTF-8 nor CP949"
      case .otherDocument: "this is another document"
      default: code.rawValue
      }
    return found.isEmpty ? reason : "\(reason): \(found)"
  }
}
