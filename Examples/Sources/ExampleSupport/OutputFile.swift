import Foundation

/// A file that a program writes as a whole.
public enum OutputFile {
  /// Writes a text in place of what the file held, or into a device or pipe of that name.
  ///
  /// - Throws: `ExampleFailure` that names a file which cannot be written; it is as it was then.
  public static func write(_ text: String, to path: String) throws {
    do {
      try Data(text.utf8).write(
        to: URL(fileURLWithPath: path), options: isReplaceable(path) ? .atomic : [])
    } catch {
      throw ExampleFailure(
        .cannotWrite, korean: "파일을 쓸 수 없습니다: \(path)", english: "cannot write: \(path)")
    }
  }

  /// Whether a new file may take the place of what is there: with the rights of root, one would also
  /// take that of `/dev/null`.
  private static func isReplaceable(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) != 0 || status.st_mode & S_IFMT == S_IFREG
  }
}
