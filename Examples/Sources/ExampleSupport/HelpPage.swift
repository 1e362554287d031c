import Foundation
import MartHolidayKit

/// The help of the argument parser in the language of the run, in columns of a terminal.
///
/// The parser counts a wide character as one column and speaks English.
struct HelpPage {
  /// The column at which the parser's text about an option begins.
  private static let labelWidth = 26
  /// Below this width, the text about an option stands on lines of its own.
  private static let narrow = 60

  let language: Language
  let width: Int

  /// The lines of a help text that was made without breaking lines.
  func lines(_ text: String) -> [String] {
    var lines: [String] = []
    var label = ""
    var isList = false
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if Self.headers.contains(String(line)) { isList = true }
      let isEntry = isList && line.hasPrefix("  ") && !line.hasPrefix("  See '")
      let line = language == .korean ? Self.korean(String(line)) : String(line)
      guard isEntry else {
        lines += FoldedLine.lines(line, width: width)
        continue
      }
      let head = line.prefix(Self.labelWidth)
      let isWhole = line.count >= Self.labelWidth && head.last != " "
      let name = (isWhole ? line[...] : head).trimmingSpaces()
      if !name.isEmpty { label = name }
      let about = isWhole ? "" : line.dropFirst(Self.labelWidth).trimmingSpaces()
      // The text about a long label is on the next line.
      if about.isEmpty, isWhole { continue }
      lines += entry(label, about)
      label = ""
    }
    return lines
  }

  private func entry(_ label: String, _ about: String) -> [String] {
    let isNarrow = width < Self.narrow
    let indent = isNarrow ? 6 : Self.labelWidth
    var texts = DisplayWidth.wrapped(about, to: max(10, width - indent)).map {
      String(repeating: " ", count: indent) + $0
    }
    let name = "  " + label
    guard !isNarrow, name.count < indent, let first = texts.first else { return [name] + texts }
    texts[0] = name + first.dropFirst(name.count)
    return texts
  }

  private static let headers = ["ARGUMENTS:", "OPTIONS:", "SUBCOMMANDS:"]
  private static let words = [
    ("OVERVIEW: ", ""), ("USAGE: ", "사용법: "), ("ARGUMENTS:", "인수:"), ("OPTIONS:", "옵션:"),
    ("SUBCOMMANDS:", "명령:"), ("Show help information.", "도움말을 보여 줍니다."),
    ("Show the version.", "버전을 보여 줍니다."), ("(default: ", "(기본값: "),
    (" <subcommand>' for detailed help.", " <명령>' 에 자세한 도움말이 있습니다."), ("  See '", "  '"),
    (" <subcommand>", " <명령>"), ("[<options>]", "[<옵션>]"),
  ]

  private static func korean(_ line: String) -> String {
    words.reduce(line) { $0.replacingOccurrences(of: $1.0, with: $1.1) }
  }
}

extension StringProtocol {
  fileprivate func trimmingSpaces() -> String {
    var text = Substring(self).drop { $0 == " " }
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
