import Foundation

/// How many columns a page may have.
public enum PageWidth {
  /// The columns that `COLUMNS` says or that the terminal has; `nil` where nothing limits a line.
  public static let ofRun: Int? = {
    if let text = ProcessInfo.processInfo.environment["COLUMNS"], let columns = Int(text),
      columns > 0
    {
      return columns
    }
    var size = winsize()
    guard isatty(STDOUT_FILENO) == 1 else { return nil }
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return 80 }
    return Int(size.ws_col)
  }()
}
