import Foundation

/// A terminal that hands over each key, until it is restored.
public struct RawTerminal {
  /// What a signal handler may touch: numbers, set in one store.
  public enum Signals {
    /// The signal that shall end or stop the program, 0 while there is none.
    nonisolated(unsafe) public static var pending: Int32 = 0
    /// Whether the size may have changed, or the program was stopped and goes on.
    nonisolated(unsafe) public static var needsRedraw = false
  }

  private static let endings = [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGTSTP]
  private static let redraws = [SIGWINCH, SIGCONT]
  private let original: termios

  /// Takes over the terminal; `nil` if input or output is not one, or it cannot move its cursor.
  public init?() {
    var settings = termios()
    guard getenv("TERM").map({ String(cString: $0) }) != "dumb",
      isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1,
      tcgetattr(STDIN_FILENO, &settings) == 0
    else { return nil }
    original = settings
    Signals.pending = 0
    Signals.needsRedraw = false
    for number in Self.endings { signal(number) { Signals.pending = $0 } }
    for number in Self.redraws { signal(number) { _ in Signals.needsRedraw = true } }
    // Whoever started the program may have blocked signals, and then it could not be ended.
    var heard = sigset_t()
    sigemptyset(&heard)
    for number in Self.endings + Self.redraws { sigaddset(&heard, number) }
    sigprocmask(SIG_UNBLOCK, &heard, nil)
    enter()
  }

  /// Switches to single keys and an empty screen.
  public func enter() {
    var raw = original
    cfmakeraw(&raw)
    tcsetattr(STDIN_FILENO, TCSAFLUSH, &raw)
    write("\u{1B}[?1049h\u{1B}[?25l")
  }

  /// Gives the terminal back as it was found.
  public func restore() {
    write("\u{1B}[r\u{1B}[0m\u{1B}[?25h\u{1B}[?1049l")
    var settings = original
    tcsetattr(STDIN_FILENO, TCSAFLUSH, &settings)
  }

  /// Restores the terminal and lets a signal do what it does by default.
  public func yield(to number: Int32) {
    restore()
    Signals.pending = 0
    signal(number, SIG_DFL)
    raise(number)
    // Only a stopped program that was continued comes here.
    signal(number) { Signals.pending = $0 }
    enter()
    Signals.needsRedraw = true
  }

  /// The rows and columns of the window.
  public var size: (rows: Int, columns: Int) {
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_row > 0, size.ws_col > 0
    else { return (24, 80) }
    return (Int(size.ws_row), Int(size.ws_col))
  }

  /// The bytes that were typed; an empty array when none came within 200 ms, `nil` at the end.
  public func read() -> [UInt8]? {
    var request = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    guard poll(&request, 1, 200) > 0 else { return [] }
    var bytes = [UInt8](repeating: 0, count: 64)
    let count = Foundation.read(STDIN_FILENO, &bytes, bytes.count)
    if count == 0 { return nil }
    if count < 0 { return errno == EINTR || errno == EAGAIN ? [] : nil }
    return Array(bytes[..<count])
  }

  /// Writes a whole text, in several pieces where needed; an error drops the rest.
  public func write(_ text: String) {
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes {
        Foundation.write(STDOUT_FILENO, $0.baseAddress, $0.count)
      }
      if count < 0, errno != EINTR, errno != EAGAIN { return }
      bytes = bytes.dropFirst(max(count, 0))
    }
  }
}
