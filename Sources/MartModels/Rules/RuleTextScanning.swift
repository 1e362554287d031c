import KoreanCalendar

/// What the readers of canonical texts share: a place in the text, unions and limits.
protocol RuleTextScanning {
  /// What has not been read yet.
  var rest: Substring.UTF8View { get set }
  /// How many nested unions are being read.
  var depth: Int { get set }
  /// The separator between the parts of a union.
  var separator: String { get }

  /// Reads one part of a union, with its qualifications.
  mutating func part() -> RuleNode?
}

extension RuleTextScanning {
  /// Reads the whole text as one rule.
  mutating func read() -> RuleNode? {
    guard let node = union(), rest.isEmpty, node.isReadable else { return nil }
    return node
  }

  mutating func union() -> RuleNode? {
    depth += 1
    defer { depth -= 1 }
    guard depth <= RuleLimits.deepestPart else { return nil }
    var parts: [RuleNode] = []
    repeat {
      guard parts.count < RuleLimits.mostParts, let part = part() else { return nil }
      parts.append(part)
    } while skip(separator)
    return parts.count == 1 ? parts[0] : .union(of: parts)
  }

  mutating func skip(_ word: String) -> Bool {
    var place = rest.startIndex
    for byte in word.utf8 {
      guard place < rest.endIndex, rest[place] == byte else { return false }
      rest.formIndex(after: &place)
    }
    rest = rest[place...]
    return true
  }

  /// A number of one or two digits.
  mutating func number() -> Int? {
    var value = 0
    var count = 0
    while let byte = rest.first, byte >= 0x30, byte <= 0x39, count < 2 {
      value = 10 * value + Int(byte - 0x30)
      count += 1
      rest.removeFirst()
    }
    return count > 0 ? value : nil
  }

  mutating func date() -> CivilDate? {
    guard let text = String(rest.prefix(10)), let date = CivilDate(text) else { return nil }
    rest.removeFirst(10)
    return date
  }
}
