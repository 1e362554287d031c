/// Why a file was not read or written; a store turns it into its own error.
struct FileFault: Error {
  /// The codes have the names that `FavoriteError.Code` and `SnapshotError.Code` give them.
  enum Code: String {
    case truncated, malformed, futureVersion, setAside, tooLarge
    case diskFull, readOnlyFileSystem, directoryNotWritable, permissionDenied, directoryMissing
    case notADirectory, isDirectory, symbolicLink, notAFile, emptyFile, damaged, lockTimedOut
    case notDurable, systemError
  }

  let code: Code
  let value: String
  let path: String
  let remains: String

  init(_ code: Code, value: String, path: String, remains: String) {
    self.code = code
    self.value = value
    self.path = path
    self.remains = remains
  }

  /// The same fault with a different clause about what remains.
  func remaining(_ remains: String) -> FileFault {
    FileFault(code, value: value, path: path, remains: remains)
  }
}
