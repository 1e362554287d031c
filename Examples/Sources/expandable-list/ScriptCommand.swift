import ExampleSupport

/// One command of a script.
enum ScriptCommand: Equatable {
  case toggle(Int), expand(Int), collapse(Int), remove(Int)
  case expandAll, collapseAll, replace, sort
  case preview(Int)

  /// The commands of a text such as `toggle 2; replace; toggle 1`.
  ///
  /// - Throws: `ExampleFailure` that names the first command which is none.
  static func parse(_ script: String) throws(ExampleFailure) -> [(text: String, Self)] {
    var commands: [(text: String, Self)] = []
    for part in script.split(separator: ";") {
      let words = part.split(whereSeparator: \.isWhitespace).map(String.init)
      if words.isEmpty { continue }
      let text = words.joined(separator: " ")
      guard let command = Self(words) else {
        throw ExampleFailure(
          .usage, korean: "알 수 없는 명령입니다: \"\(text)\"", english: "no such command: \"\(text)\"")
      }
      commands.append((text, command))
    }
    return commands
  }

  private init?(_ words: [String]) {
    let number = words.count == 2 ? Int(words[1]) : nil
    switch (words[0], number) {
    case ("toggle", let number?): self = .toggle(number)
    case ("expand", let number?): self = .expand(number)
    case ("collapse", let number?): self = .collapse(number)
    case ("remove", let number?): self = .remove(number)
    case ("preview", let number?) where (0...9).contains(number): self = .preview(number)
    default:
      switch words {
      case ["expand", "all"]: self = .expandAll
      case ["collapse", "all"]: self = .collapseAll
      case ["replace"]: self = .replace
      case ["sort"]: self = .sort
      default: return nil
      }
    }
  }
}
