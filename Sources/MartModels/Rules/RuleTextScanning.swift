import KoreanCalendar

/// What the readers of canonical texts have in common: a place in the text, and limits.
protocol RuleTextScanning {
  /// What has not been read yet.
  var rest: Substring.UTF8View { get set }
}

extension RuleTextScanning {
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
