public import Favorites

extension FavoriteError.Code {
  /// The disk, the quota or the largest file size is used up.
  public static let diskFull = Self(rawValue: "diskFull")
  /// The file system is mounted read-only.
  public static let readOnlyFileSystem = Self(rawValue: "readOnlyFileSystem")
  /// Files cannot be made in the directory.
  public static let directoryNotWritable = Self(rawValue: "directoryNotWritable")
  /// The file or its directory may not be read.
  public static let permissionDenied = Self(rawValue: "permissionDenied")
  /// The directory of the file does not exist, so it is not known what was stored.
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
  /// The system refused for another reason; the value has its words.
  public static let systemError = Self(rawValue: "systemError")
  /// The suite of user defaults cannot be opened.
  public static let noSuchSuite = Self(rawValue: "noSuchSuite")
  /// An archive has an object of a different class than the original app wrote.
  public static let unexpectedClass = Self(rawValue: "unexpectedClass")
}
