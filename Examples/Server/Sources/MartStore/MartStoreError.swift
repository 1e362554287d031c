/// What the database file or its content does not allow.
public struct MartStoreError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What went wrong; later versions may know more.
  public struct Code: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// There is no such file, or an open one was deleted or replaced.
    public static let missingFile = Code(rawValue: "missingFile")
    /// The file is a folder, or may not be read.
    public static let unreadableFile = Code(rawValue: "unreadableFile")
    /// The file does not have the form that is expected, or is damaged.
    public static let damagedFile = Code(rawValue: "damagedFile")
    /// The file was written by a newer version.
    public static let newerSchema = Code(rawValue: "newerSchema")
    /// A server or a worker has the file open.
    public static let fileInUse = Code(rawValue: "fileInUse")
    /// A file of that name is there already, or a store is not empty.
    public static let fileExists = Code(rawValue: "fileExists")
    /// Somebody else locks the database for too long, or too many wait for it.
    public static let busy = Code(rawValue: "busy")
    /// There is no room left.
    public static let full = Code(rawValue: "full")
    /// The database is away or did not answer in time; a write may have been made or not.
    public static let unavailable = Code(rawValue: "unavailable")
    /// The server rejects the user, the password or the database, or the settings are unreadable.
    public static let accessDenied = Code(rawValue: "accessDenied")
    /// The database refused a statement.
    public static let refused = Code(rawValue: "refused")
    /// The system refuses something, such as a folder that cannot be written.
    public static let system = Code(rawValue: "system")
    /// There is no such branch.
    public static let noSuchBranch = Code(rawValue: "noSuchBranch")
    /// The condition that the caller made for a write does not hold.
    public static let preconditionFailed = Code(rawValue: "preconditionFailed")
  }

  public let code: Code
  /// The file, number or reason that the code speaks of; never the name of a subscriber.
  public let value: String

  public init(_ code: Code, _ value: String = "") {
    self.code = code
    self.value = value
  }

  /// The code of `sysexits.h` that a program ends with.
  public var exitCode: Int32 {
    switch code {
    case .missingFile, .unreadableFile: 66
    case .damagedFile, .newerSchema: 65
    case .fileInUse, .busy: 75
    case .unavailable: 69
    case .accessDenied: 77
    case .fileExists: 73
    default: 74
    }
  }

  /// Whether the same may succeed in a while.
  public var isPassing: Bool {
    [.busy, .full, .unavailable, .missingFile, .system].contains(code)
  }

  public var description: String { value.isEmpty ? code.rawValue : "\(code.rawValue): \(value)" }
}
