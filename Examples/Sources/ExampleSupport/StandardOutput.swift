import Foundation
import MartHolidayKit

/// Standard output, in large pieces or, where a person watches, line by line.
///
/// Lost output is a failure. When the reader has gone, the program ends as any other does: by
/// SIGPIPE and without a message.
public struct StandardOutput: ~Copyable {
  /// What is not written yet.
  public var bytes: [UInt8] = []
  private let isWatched = isatty(STDOUT_FILENO) == 1

  private static let pieceSize = 1 << 16

  /// Begins with nothing to write.
  public init() { bytes.reserveCapacity(2 * Self.pieceSize) }

  /// Writes a page, each line folded to the columns that there are.
  ///
  /// - Throws: `ExampleFailure` when what is written is lost.
  public static func show(_ lines: [String]) throws {
    var output = StandardOutput()
    for line in lines { try output.print(line) }
    try output.flush()
  }

  /// Writes a text for a program, as it is.
  ///
  /// - Throws: `ExampleFailure` when what is written is lost.
  public static func write(_ text: String) throws {
    var output = StandardOutput()
    output.bytes += text.utf8
    try output.flush()
  }

  /// Adds a line of a page, folded to the columns that there are.
  ///
  /// - Throws: `ExampleFailure` when what is written is lost.
  public mutating func print(_ line: String) throws {
    for line in PageWidth.ofRun.map({ FoldedLine.lines(line, width: $0) }) ?? [line] {
      bytes += line.utf8
      try endLine()
    }
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
  /// - Throws: `ExampleFailure` when it is lost, as on a full disk.
  public mutating func flush() throws {
    var written = 0
    while written < bytes.count {
      let count = bytes.withUnsafeBytes {
        Foundation.write(STDOUT_FILENO, $0.baseAddress.map { $0 + written }, $0.count - written)
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else {
        bytes.removeAll()
        throw Self.lost(errno)
      }
      written += count
    }
    bytes.removeAll(keepingCapacity: true)
  }

  /// Closes standard output; some file systems report only then that nothing was kept.
  static func close() throws {
    // A program that was started without standard output has lost nothing.
    guard Foundation.close(STDOUT_FILENO) != 0, errno != EBADF, errno != EINTR else { return }
    throw lost(errno)
  }

  private static func lost(_ number: Int32) -> ExampleFailure {
    if number == EPIPE {
      signal(SIGPIPE, SIG_DFL)
      var heard = sigset_t()
      sigemptyset(&heard)
      sigaddset(&heard, SIGPIPE)
      sigprocmask(SIG_UNBLOCK, &heard, nil)
      raise(SIGPIPE)
    }
    return ExampleFailure(
      .lostOutput, korean: "출력을 쓸 수 없습니다: \(SystemReason.text(number, .korean))",
      english: "cannot write the output: \(SystemReason.text(number, .english))")
  }
}
