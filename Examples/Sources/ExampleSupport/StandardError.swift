import Foundation
import MartHolidayKit

/// The standard error stream; a write that fails is ignored.
public enum StandardError {
  /// Prints one line.
  public static func print(_ line: String) { write(line + "\n") }

  /// Writes a text.
  public static func write(_ text: String) {
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes {
        Foundation.write(STDERR_FILENO, $0.baseAddress, $0.count)
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return }
      bytes = bytes.dropFirst(count)
    }
  }

  /// Tells a person at a terminal what the program waits for on standard input.
  public static func say(waitingFor korean: String, _ english: String) {
    guard isatty(STDIN_FILENO) == 1 else { return }
    print(
      Language.ofRun(
        korean + " 끝내려면 Ctrl-D를 누르세요.", english + " Ctrl-D ends."))
  }
}
