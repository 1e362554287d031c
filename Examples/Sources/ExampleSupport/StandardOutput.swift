import Foundation

/// Standard output in large pieces, or line by line where a person watches; lost output is a failure.
public struct StandardOutput: ~Copyable {
  /// What is not written yet.
  public var bytes: [UInt8] = []
  private let isWatched = isatty(STDOUT_FILENO) == 1

  private static let pieceSize = 1 << 16

  /// Takes over standard output; a reader that goes away is an error from now on, and no signal.
  public init() {
    signal(SIGPIPE, SIG_IGN)
    bytes.reserveCapacity(2 * Self.pieceSize)
  }

  /// Adds a line.
  ///
  /// - Throws: `ExampleFailure` when what is written is lost.
  public mutating func print(_ line: String) throws {
    bytes += line.utf8
    try endLine()
  }

  /// Ends the line that was added to `bytes`.
  ///
  /// - Throws: `ExampleFailure` when what is written is lost.
  public mutating func endLine() throws {
    bytes.append(0x0A)
    if isWatched || bytes.count >= Self.pieceSize { try flush() }
  }

  /// Writes what is left.
  ///
  /// - Throws: `ExampleFailure` when it is lost, to a closed pipe or a full disk.
  public mutating func flush() throws {
    var written = 0
    while written < bytes.count {
      let count = bytes.withUnsafeBytes {
        write(STDOUT_FILENO, $0.baseAddress.map { $0 + written }, $0.count - written)
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else {
        let reason = String(cString: strerror(errno))
        bytes.removeAll()
        throw ExampleFailure(
          .lostOutput, korean: "출력을 쓸 수 없습니다: \(reason)",
          english: "cannot write the output: \(reason)")
      }
      written += count
    }
    bytes.removeAll(keepingCapacity: true)
  }
}
