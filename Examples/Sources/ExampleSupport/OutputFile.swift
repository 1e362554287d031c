import Foundation

/// A file that a program writes as a whole.
public enum OutputFile {
  /// Writes a text in place of what the file held.
  ///
  /// - Throws: `ExampleFailure` that names a file which cannot be written; it is as it was then.
  public static func write(_ text: String, to path: String) throws {
    do {
      try Data(text.utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
    } catch {
      throw ExampleFailure(
        .cannotWrite, korean: "파일을 쓸 수 없습니다: \(path)", english: "cannot write: \(path)")
    }
  }
}
