/// Why something stored was not read or written, and what remains of it.
public struct StoreError: Error, Hashable, Sendable {
  /// What is wrong; new codes may appear in later versions.
  public struct Code: RawRepresentable, Hashable, Sendable {
    /// The stable name of the code.
    public let rawValue: String

    /// Makes a code from its stable name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The stored bytes end too early; the value says where.
    public static let truncated = Code(rawValue: "truncated")
    /// The stored bytes are not what the keeper writes; the value says where they go wrong.
    public static let malformed = Code(rawValue: "malformed")
    /// A later version stored it; the value is that version.
    public static let futureVersion = Code(rawValue: "futureVersion")
    /// An earlier version stored it, and nothing migrates that form.
    public static let pastVersion = Code(rawValue: "pastVersion")
    /// The bytes belong to another keeper; the value says what they are.
    public static let otherContent = Code(rawValue: "otherContent")
    /// The content cannot be encoded; the value has the reason.
    public static let notEncodable = Code(rawValue: "notEncodable")
    /// Unreadable data was set aside; the value says where it is.
    public static let setAside = Code(rawValue: "setAside")
    /// More bytes than may be stored or read; the value says how many.
    public static let tooLarge = Code(rawValue: "tooLarge")
    /// The system refused for another reason, or another store failed; the value has its words.
    public static let systemError = Code(rawValue: "systemError")
  }

  /// What is wrong.
  public let code: Code
  /// The offending value, or the words of the system.
  public let value: String
  /// The file or key; `nil` for a store that has none.
  public let path: String?
  /// What remains, as a clause such as "nothing was changed".
  public let remains: String?

  /// Makes an error; stores of other packages use the same type with their own codes.
  ///
  /// - Parameters:
  ///   - code: what is wrong.
  ///   - value: the offending value, or the words of the system.
  ///   - path: the file or key.
  ///   - remains: what remains, as a clause.
  public init(_ code: Code, value: String, path: String? = nil, remains: String? = nil) {
    self.code = code
    self.value = value
    self.path = path
    self.remains = remains
  }

  /// The same error with a clause about what remains.
  package func remaining(_ remains: String) -> StoreError {
    StoreError(code, value: value, path: path, remains: remains)
  }

  /// Whether the bytes are good for nobody, and not those of a later version or another keeper.
  package var isDamage: Bool { code != .futureVersion && code != .otherContent }
}

extension StoreError.Code {
  /// The disk, the quota or the largest file size is used up.
  public static let diskFull = Self(rawValue: "diskFull")
  /// The file system is mounted read-only.
  public static let readOnlyFileSystem = Self(rawValue: "readOnlyFileSystem")
  /// Files cannot be made in the directory.
  public static let directoryNotWritable = Self(rawValue: "directoryNotWritable")
  /// The file or its directory may not be read.
  public static let permissionDenied = Self(rawValue: "permissionDenied")
  /// The directory of the file does not exist: nothing was ever stored there, and nothing can be.
  public static let directoryMissing = Self(rawValue: "directoryMissing")
  /// Something on the way to the file is not a directory.
  public static let notADirectory = Self(rawValue: "notADirectory")
  /// There is a directory in place of the file.
  public static let isDirectory = Self(rawValue: "isDirectory")
  /// There is a symbolic link in place of the file; replacing it would leave its target behind.
  public static let symbolicLink = Self(rawValue: "symbolicLink")
  /// There is something in place of the file that is not a file, such as a pipe.
  public static let notAFile = Self(rawValue: "notAFile")
  /// The file has no bytes, which no save leaves behind.
  public static let emptyFile = Self(rawValue: "emptyFile")
  /// The bytes are not those that were saved, according to the checksum.
  public static let damaged = Self(rawValue: "damaged")
  /// Another process kept the file locked for longer than the store waits.
  public static let lockTimedOut = Self(rawValue: "lockTimedOut")
  /// The new bytes are in place, but the system could not guarantee to keep them.
  public static let notDurable = Self(rawValue: "notDurable")
  /// The suite of user defaults cannot be opened.
  public static let noSuchSuite = Self(rawValue: "noSuchSuite")
  /// An archive has an object of a different class than the original app wrote.
  public static let unexpectedClass = Self(rawValue: "unexpectedClass")
}

extension StoreError: CustomStringConvertible {
  /// One line for a log that names the value, the path and what remains.
  public var description: String {
    var text =
      switch code {
      case .truncated: "what is stored ends too early: \(value)"
      case .malformed: "what is stored cannot be read: \(value)"
      case .futureVersion: "stored by a later version: \(value)"
      case .otherContent: "something else is stored here: \(value)"
      case .setAside: "what could not be read was set aside: \(value)"
      default: "\(code.words): \(value)"
      }
    if let path { text += " (\(path))" }
    if let remains { text += "; \(remains)" }
    return text
  }
}

extension StoreError.Code {
  /// The name in words, such as "disk full" for `diskFull`.
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
