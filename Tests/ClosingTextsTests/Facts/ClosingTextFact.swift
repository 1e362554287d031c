import KoreanCalendar
import Testing

/// What a text says, as a person reads it, in lines that anyone can add to.
///
/// A fact is the text, ⏎ for a line break, and indented lines of what it says; an empty line ends it.
///
/// ```
/// 매월 둘째 일요일 휴무. 일산점은 11월 25일 휴무, 2,4째주 휴무
///   on: 2026-11-21
///   rule: 매월 둘째 일요일
///   branch 일산점: closed: 2026-11-25
///   unread: missingWeekday "2,4째주"
/// ```
///
/// - `on` is the day of reading, 2026-11-21 where it is left out.
/// - `rule`, `openRule`, `closed`, `open`, `move`, `early`, `closure`, `from`, `hours` and `condition`
///   are the properties of a reading; what has no line has to be absent. Rules are in canonical Korean
///   and compared by the days that they close.
/// - `branch NAME:` and `facility NAME:` before a line make it one of that notice.
/// - `unread` is a remainder with the reasons it may have, `*` for any, that covers the words in
///   quotes and little more. `unread within` allows any remainders inside the words, one of them for
///   one of the reasons.
/// - A `?` behind the name says that the line may be absent, `*` in place of a value that any will do.
/// - `or` begins another reading that is as good.
struct ClosingTextFact: Sendable {
  var text: String
  var reference: String
  var alternatives: [ClosingTextExpectation]
  /// What is wrong with the lines themselves.
  var mistakes: [String]
}

extension ClosingTextFact: CustomTestStringConvertible {
  var testDescription: String { text }
}

extension ClosingTextFact {
  /// Reads the facts of a table.
  static func facts(_ table: String) -> [ClosingTextFact] {
    var facts: [ClosingTextFact] = []
    for line in table.split(separator: "\n", omittingEmptySubsequences: true) {
      if !line.hasPrefix(" ") {
        facts.append(ClosingTextFact(head: String(line)))
      } else if var fact = facts.popLast() {
        fact.add(line.trimmed)
        facts.append(fact)
      }
    }
    return facts
  }

  private init(head: String) {
    let isQuoted = head.hasPrefix("\"") && head.hasSuffix("\"")
    let text = isQuoted ? String(head.dropFirst().dropLast()) : head
    self.text = text.split(separator: "⏎", omittingEmptySubsequences: false).joined(separator: "\n")
    reference = "2026-11-21"
    alternatives = [ClosingTextExpectation()]
    mistakes = []
  }

  private mutating func add(_ line: String) {
    if line == "or" {
      alternatives.append(ClosingTextExpectation())
    } else if line.hasPrefix("on: ") {
      reference = String(line.dropFirst(4))
    } else if !alternatives[alternatives.count - 1].add(line) {
      mistakes.append("not a line of a fact: \(line)")
    }
  }
}

extension StringProtocol {
  /// The text without spaces around it.
  var trimmed: String {
    var rest = self[...]
    while rest.first == " " { rest = rest.dropFirst() }
    while rest.last == " " { rest = rest.dropLast() }
    return String(rest)
  }

  /// The parts before and behind the first place of a separator.
  func cut(at separator: String) -> (head: String, tail: String)? {
    var start = startIndex
    while start < endIndex {
      if self[start...].hasPrefix(separator) {
        return (String(self[..<start]), String(self[index(start, offsetBy: separator.count)...]))
      }
      start = index(after: start)
    }
    return nil
  }
}
