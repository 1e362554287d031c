import Foundation
import MartHolidayKit

/// The arguments as the parser gets them, and what it says about them in the language of the run.
enum ArgumentList {
  /// The arguments of the run.
  static let ofRun = joiningNegativeValues(CommandLine.arguments.dropFirst())

  /// Joins a negative number to the option before it; the parser would take it for an option.
  static func joiningNegativeValues(_ words: some Sequence<String>) -> [String] {
    var joined: [String] = []
    for word in words {
      let isNumber = word.first == "-" && (word.dropFirst().first?.isNumber ?? false)
      if isNumber, let option = joined.last, option.hasPrefix("--"), option.utf8.count > 2,
        !option.contains("="), !joined.contains("--")
      {
        joined[joined.count - 1] = option + "=" + word
      } else {
        joined.append(word)
      }
    }
    return joined
  }

  /// The failure that the parser has described in English.
  static func failure(_ english: String) -> ExampleFailure {
    ExampleFailure(.usage, korean: korean(english), english: english)
  }

  /// The parser's messages as patterns, each with its Korean text.
  private static let messages: [(english: String, korean: String)] = [
    ("^Unknown option '(.+?)'\\. Did you mean '(.+?)'\\?$", "알 수 없는 옵션입니다: $1 (비슷한 옵션: $2)"),
    ("^Unknown option '(.+)'$", "알 수 없는 옵션입니다: $1"),
    ("^Missing value for '(.+)'$", "값이 없습니다: $1"),
    ("^Missing expected argument '(.+)'$", "인수가 없습니다: $1"),
    ("^Missing one of: (.+)$", "이 가운데 하나가 필요합니다: $1"),
    ("^Unexpected argument '(.*)'$", "남는 인수입니다: \"$1\""),
    ("^[0-9]+ unexpected arguments: (.+)$", "남는 인수입니다: $1"),
    ("^The value '(.*)' is invalid for '(.+?)'.*$", "잘못된 값입니다: \"$1\" ($2)"),
    (
      "^The option '(.+)' does not take any value, but '(.*)' was specified\\.$",
      "값을 받지 않는 옵션입니다: $1 (\"$2\")"
    ),
  ]

  private static func korean(_ english: String) -> String {
    for message in messages {
      let korean = english.replacingOccurrences(
        of: message.english, with: message.korean, options: .regularExpression)
      if korean != english { return korean }
    }
    return "인수가 잘못되었습니다: \(english)"
  }
}
