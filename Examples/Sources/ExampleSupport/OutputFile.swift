import Foundation

/// A file that a program writes as a whole.
public enum OutputFile {
  /// Writes a text in place of what the file held, or into a device or pipe of that name.
  ///
  /// - Throws: `ExampleFailure` that names the path; a file that was there stays as it was.
  public static func write(_ text: String, to path: String) throws {
    do {
      try Data(text.utf8).write(
        to: URL(fileURLWithPath: path), options: isReplaceable(path) ? .atomic : [])
    } catch {
      throw ExampleFailure(
        .cannotWrite, korean: "파일을 쓸 수 없습니다: \(path)", english: "cannot write: \(path)")
    }
  }

  /// Whether a new file may replace what is there.
  ///
  /// With the rights of root, it would replace even `/dev/null`.
  private static func isReplaceable(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) != 0 || status.st_mode & S_IFMT == S_IFREG
  }
}
