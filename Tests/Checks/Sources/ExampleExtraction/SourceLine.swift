/// A line of code, taken apart as far as the examples need it.
struct SourceLine {
  /// The code before a trailing comment, without trailing blanks.
  var code: String
  /// The text of a trailing comment that two or more blanks set off from code.
  var value: String?
  /// The text of a comment that has the line to itself.
  var comment: String?
  /// The column of the two slashes, if there is a comment.
  var commentColumn: Int?
  /// The brackets of the code outside of texts, in order.
  var brackets: [Character] = []
  /// Whether a text of several lines is still open at the end.
  var opensText: Bool

  init(_ line: String, insideText: Bool) {
    let characters = Array(line)
    var inText = false
    var inLongText = insideText
    var index = 0
    var end = characters.count
    while index < characters.count {
      let rest = characters[index...]
      if inLongText {
        if rest.starts(with: "\"\"\"") {
          inLongText = false
          index += 3
          continue
        }
      } else if inText {
        if characters[index] == "\\" {
          index += 2
          continue
        }
        if characters[index] == "\"" { inText = false }
      } else if rest.starts(with: "\"\"\"") {
        inLongText = true
        index += 3
        continue
      } else if characters[index] == "\"" {
        inText = true
      } else if rest.starts(with: "//") {
        end = index
        break
      } else if "([{}])".contains(characters[index]) {
        brackets.append(characters[index])
      }
      index += 1
    }
    opensText = inLongText
    var code = String(characters[..<end])
    let blanks = code.reversed().prefix { $0 == " " }.count
    code.removeLast(blanks)
    self.code = code
    guard end < characters.count else { return }
    commentColumn = end
    let text = String(characters[(end + 2)...]).trimmed
    if code.isEmpty {
      comment = text
    } else if blanks >= 2 {
      value = text
    }
  }
}

extension SourceLine {
  /// Whether the line is a comment that reads as the value of the expression above it.
  var isValue: Bool {
    guard let comment, let first = comment.first else { return false }
    return "[(\".≈-0123456789".contains(first)
      || ["nil", "true", "false", "throws"].contains { comment.afterWord($0) != nil }
  }
}

extension String {
  /// Without blanks at both ends.
  var trimmed: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
