import ClosingTexts

/// One way in which a text may be read.
struct ClosingTextExpectation: Sendable {
  /// One property; `owner` names the branch or the facility, or is empty.
  struct Property: Hashable, Sendable {
    var owner: String
    var name: String
  }

  struct Value: Sendable {
    var text: String
    var isOptional: Bool
  }

  /// A part of the text that is not read.
  struct Unread: Sendable {
    var reasons: [String]
    var words: String
    var isWithin: Bool
    var isOptional: Bool

    func allows(_ reason: HolidayText.Reason) -> Bool {
      reasons.contains("*") || reasons.contains(reason.rawValue)
    }
  }

  static let names: Set = [
    "rule", "openRule", "closed", "open", "move", "early", "closure", "from", "hours", "condition",
  ]

  private(set) var values: [Property: Value] = [:]
  private(set) var unread: [Unread] = []

  /// Takes one line of a fact.
  ///
  /// - Returns: whether it is one.
  mutating func add(_ line: String) -> Bool {
    if line.hasPrefix("unread") { return addUnread(line) }
    var owner = ""
    var rest = line
    if line.hasPrefix("branch ") || line.hasPrefix("facility ") {
      guard let parts = line.cut(at: ": ") else { return false }
      (owner, rest) = parts
      values[Property(owner: owner, name: "notice")] = Value(text: "", isOptional: false)
    }
    guard let (key, text) = rest.cut(at: ": ") else { return false }
    let isOptional = key.hasSuffix("?")
    let name = isOptional ? String(key.dropLast()) : key
    guard Self.names.contains(name) else { return false }
    values[Property(owner: owner, name: name)] = Value(text: text, isOptional: isOptional)
    return true
  }

  /// `unread? within: reason|reason "words"`.
  private mutating func addUnread(_ line: String) -> Bool {
    guard let (head, tail) = line.cut(at: ": "), let (reasons, words) = tail.cut(at: " \"") else {
      return false
    }
    guard ["unread", "unread?", "unread within", "unread? within"].contains(head) else {
      return false
    }
    guard words.hasSuffix("\"") else { return false }
    unread.append(
      Unread(
        reasons: reasons.split(separator: "|").map(String.init), words: String(words.dropLast()),
        isWithin: head.hasSuffix("within"), isOptional: head.contains("?")))
    return true
  }
}
