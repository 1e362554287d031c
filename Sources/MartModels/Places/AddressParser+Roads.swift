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

  /// Whether the word is the name of a road: 올림픽로, 2순환로, 평화로2169번길, and not the 7길 of
  /// 테헤란로 7길.
  func isRoad(_ word: Range<Int>) -> Bool {
    guard word.count >= 2 else { return false }
    return last(word) == "로" || last(word) == "길" && !isDigit(word.lowerBound)
  }

  /// Whether the word is the part of a road's name that a space separates from 로: 7길, 196번길.
  private func isBranchOfRoad(_ word: Range<Int>) -> Bool {
    let rest = word.drop { isDigit($0) }
    return rest.count < word.count
      && (text.equals(["길"], rest) || text.equals(["번", "길"], rest))
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
    /// Whether 지하 stands before the number, which is that of a place below the road.
    var isUnderground = false
    /// The index of the word after both.
    var next: Int
  }

  /// The road and its number from a word on, written as one word or two.
  func road(at start: Int) -> Road? {
    guard let word = word(start) else { return nil }
    if isRoad(word) {
      // 테헤란로 7길 22 is in 테헤란로7길.
      if last(word) == "로", let branch = self.word(start + 1), isBranchOfRoad(branch) {
        return road(word.lowerBound..<branch.upperBound, at: start + 2)
      }
      return road(word, at: start + 1)
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

  /// The road whose number begins at a word: 580, 지하 580 or 지하580.
  private func road(_ name: Range<Int>, at start: Int) -> Road? {
    guard var word = word(start) else { return nil }
    var next = start + 1
    let isUnderground = text.equals(["지", "하"], word.prefix(2))
    if isUnderground {
      word = word.dropFirst(2)
      if word.isEmpty {
        guard let following = self.word(next) else { return nil }
        (word, next) = (following, next + 1)
      }
    }
    guard let number = leadingNumber(word), isEndOfNumber(after: number, word) else { return nil }
    return Road(name: name, number: number, isUnderground: isUnderground, next: next)
  }
}
