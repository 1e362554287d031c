import KoreanText

// What the words of an address look like.
extension AddressParser {
  private func isDigit(_ place: Int) -> Bool { text.scalar(place).isPlainDigit }

  private func last(_ word: Range<Int>) -> Unicode.Scalar { text.scalar(word.upperBound - 1) }

  /// Whether the word is a neighborhood: 신천동, 상대원1동, 을지로3가, and not a road.
  func isNeighborhood(_ word: Range<Int>) -> Bool {
    guard word.count >= 2 else { return false }
    switch last(word) {
    case "동", "리": return !isDigit(word.lowerBound)
    case "가": return isDigit(word.upperBound - 2)
    default: return false
    }
  }

  /// Whether the word is the name of a road: 올림픽로, 중앙대로, 평화로2169번길.
  func isRoad(_ word: Range<Int>) -> Bool {
    word.count >= 2 && (last(word) == "로" || last(word) == "길") && !isDigit(word.lowerBound)
  }

  /// The number with which a word begins, `10` or `247-1`.
  func leadingNumber(_ word: Range<Int>) -> Range<Int>? {
    var end = word.lowerBound
    while end < word.upperBound, isDigit(end) { end += 1 }
    guard end > word.lowerBound else { return nil }
    if end + 1 < word.upperBound, text.scalar(end) == "-", isDigit(end + 1) {
      end += 1
      while end < word.upperBound, isDigit(end) { end += 1 }
    }
    return word.lowerBound..<end
  }

  /// Whether a building number ends its word, followed by at most a comma or 번.
  private func isEndOfNumber(after number: Range<Int>, _ word: Range<Int>) -> Bool {
    let rest = number.upperBound..<word.upperBound
    return rest.isEmpty || rest.count == 1 && (last(word) == "," || last(word) == "번")
  }

  /// Whether a lot number ends its word, followed by at most 번지 or what may follow a building
  /// number.
  func isLotSuffix(after number: Range<Int>, _ word: Range<Int>) -> Bool {
    if isEndOfNumber(after: number, word) { return true }
    let rest = number.upperBound..<word.upperBound
    return text.equals(["번", "지"], rest) || text.equals(["번", "지", ","], rest)
  }

  struct Road {
    var name: Range<Int>
    var number: Range<Int>
    /// The index of the word after both.
    var next: Int
  }

  /// The road and its number from a word on, written as one word or two.
  func road(at start: Int) -> Road? {
    guard let word = word(start) else { return nil }
    if isRoad(word) {
      guard let next = self.word(start + 1), let number = leadingNumber(next),
        isEndOfNumber(after: number, next)
      else { return nil }
      return Road(name: word, number: number, next: start + 2)
    }
    // 올림픽로300, and of 평화로2169번길21 the last number.
    guard
      let split = word.dropFirst().last(where: { place in
        let before = text.scalar(place - 1)
        return isDigit(place) && (before == "로" || before == "길")
      })
    else { return nil }
    let name = word.lowerBound..<split
    let rest = split..<word.upperBound
    guard isRoad(name), let number = leadingNumber(rest), isEndOfNumber(after: number, rest) else {
      return nil
    }
    return Road(name: name, number: number, next: start + 1)
  }
}
