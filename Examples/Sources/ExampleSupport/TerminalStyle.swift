import Foundation

/// Colors and weights of a terminal, or nothing where the output is no terminal.
///
/// Color never carries a meaning alone: what it says is also in the characters.
public struct TerminalStyle: Hashable, Sendable {
  /// Whether anything but plain text may be written.
  public let isColored: Bool

  /// Makes a style.
  public init(isColored: Bool) { self.isColored = isColored }

  /// The style for standard output: colored on a terminal that allows it.
  ///
  /// A `NO_COLOR` that is not empty, or a terminal that is `dumb`, makes it plain.
  public static func standardOutput() -> TerminalStyle {
    let environment = ProcessInfo.processInfo.environment
    let isPlain = environment["NO_COLOR"]?.isEmpty == false || environment["TERM"] == "dumb"
    return TerminalStyle(isColored: !isPlain && isatty(STDOUT_FILENO) == 1)
  }

  /// A way to show a text.
  public enum Look: String, Hashable, Sendable {
    case bold = "1"
    case dim = "2"
    case reverse = "7"
    case red = "31"
    case green = "32"
    case yellow = "33"
    case blue = "34"
    case boldRed = "1;31"
    case boldGreen = "1;32"
    case boldYellow = "1;33"
  }

  /// A text in a look, or as it is.
  ///
  /// - Parameters:
  ///   - look: how it is shown.
  ///   - text: the text.
  ///   - isReversed: whether text and ground change places.
  public func callAsFunction(_ look: Look, _ text: String, isReversed: Bool = false) -> String {
    isColored ? "\u{1B}[\(isReversed ? "7;" : "")\(look.rawValue)m\(text)\u{1B}[0m" : text
  }
}
