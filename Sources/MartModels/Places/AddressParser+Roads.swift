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

  /// Whether the word is the part of a neighborhood that a space separates from its name: 6가.
  func isNumberedPart(_ word: Range<Int>) -> Bool {
    word.count > 1 && last(word) == "가" && word.dropLast().allSatisfy { isDigit($0) }
  }

  /// Whether the word is the name of a road: 올림픽로, 2순환로, 평화로2169번길, and not the 7길 of
  /// 테헤란로 7길.
  func isRoad(_ word: Range<Int>) -> Bool {
    guard word.count >= 2 else { return false }
    return last(word) == "로" || last(word) == "길" && !isDigit(word.lowerBound)
  }

  /// Where the part of a road's name ends that a space separates from 로, in one word or two: 7길, 12가길,
  /// 196번길, 196 번길, 196번 길.
  ///
  /// - Parameters:
  ///   - start: where it begins.
  ///   - next: the index of the word after that in which it begins.
  /// - Returns: the end, and the index of the word after it.
  private func endOfBranch(_ start: Range<Int>, next: Int) -> (end: Int, next: Int)? {
    let rest = start.drop { isDigit($0) }
    guard rest.count < start.count else { return nil }
    if isEndOfBranch(rest) { return (start.upperBound, next) }
    guard rest.isEmpty || text.equals(["번"], rest), let word = word(next), isEndOfBranch(word)
    else { return nil }
    return (word.upperBound, next + 1)
  }

  /// 길, 번길, 가길, 번안길: what stands behind the number of a branch of a road.
  private func isEndOfBranch(_ word: Range<Int>) -> Bool {
    let rest = text.equals(["번"], word.prefix(1)) ? word.dropFirst() : word
    guard let first = rest.first, last(rest) == "길" else { return false }
    return rest.count == 1
      || rest.count == 2 && "가나다라마바사아자차카타파하안".unicodeScalars.contains(text.scalar(first))
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

  /// Whether the number of a building or a lot ends its word, followed by at most 번 or 번지 and a
  /// comma or a full stop; 호 may be the number of a room.
  private func isEndOfNumber(after number: Range<Int>, _ word: Range<Int>) -> Bool {
    let rest = withoutMark(number.upperBound..<word.upperBound)
    return rest.isEmpty || text.equals(["번"], rest) || text.equals(["번", "지"], rest)
  }

  /// A word without a comma or a full stop behind it.
  private func withoutMark(_ word: Range<Int>) -> Range<Int> {
    !word.isEmpty && (last(word) == "," || last(word) == ".") ? word.dropLast() : word
  }

  /// The number of a lot, and whether it is on a mountain.
  struct Lot {
    /// Where it begins.
    var start: Int
    var isMountain = false
    var number: Range<Int>
    /// The second number of a divided lot, where no hyphen joins it to the first.
    var part: Range<Int>?
    /// The index of the word after it.
    var next: Int
  }

  /// The lot with which the rest of a word begins: 7-18, 29번지, 산45-1, 6번지 1호, 159의 1.
  ///
  /// - Parameters:
  ///   - word: the rest of a word.
  ///   - next: the index of the word after it.
  func lot(_ word: Range<Int>, next: Int) -> Lot? {
    guard let first = word.first else { return nil }
    let isMountain = text.scalar(first) == "산"
    let rest = isMountain ? word.dropFirst() : word
    guard let number = leadingNumber(rest) else { return nil }
    var lot = Lot(start: first, isMountain: isMountain, number: number, next: next)
    let tail = number.upperBound..<rest.upperBound
    if number.contains(where: { text.scalar($0) == "-" }) {
      if let end = end(ofPart: tail, next: next) {
        lot.next = end
        return lot
      }
    } else if let part = part(tail, next: next) {
      (lot.part, lot.next) = part
      return lot
    }
    return isEndOfNumber(after: number, rest) && !isCut(at: next) ? lot : nil
  }

  /// The part of a lot behind its number: 번지 1호, 번지1호, 번지의 1, 의 1.
  private func part(_ tail: Range<Int>, next: Int) -> (number: Range<Int>, next: Int)? {
    var (rest, next) = (tail, next)
    if text.equals(["번", "지"], rest.prefix(2)) { rest = rest.dropFirst(2) }
    let isOf = text.equals(["의"], rest.prefix(1))
    if isOf { rest = rest.dropFirst() }
    guard rest.count < tail.count else { return nil }
    if rest.isEmpty {
      guard let following = word(next) else { return nil }
      (rest, next) = (following, next + 1)
    }
    var number = rest.prefix { isDigit($0) }
    guard !number.isEmpty else { return nil }
    let end = end(ofPart: number.upperBound..<rest.upperBound, next: next)
    guard end != nil || isOf && isEndOfNumber(after: number, rest) else { return nil }
    // 0001호 is 1호.
    while number.count > 1, text.scalar(number.lowerBound) == "0" { number = number.dropFirst() }
    return (number, end ?? next)
  }

  /// The index of the word after the 호 of a lot, which ends its word or is one.
  private func end(ofPart rest: Range<Int>, next: Int) -> Int? {
    if text.equals(["호"], withoutMark(rest)) { return next }
    guard rest.isEmpty, let word = word(next), text.equals(["호"], withoutMark(word)) else {
      return nil
    }
    return next + 1
  }

  /// The lot behind a neighborhood in the same word: 신천동7-18, 용산리산1번지, 예지동6번지1호.
  ///
  /// - Parameters:
  ///   - word: the word.
  ///   - next: the index of the word after it.
  func gluedLot(_ word: Range<Int>, next: Int) -> Lot? {
    for digit in word.dropFirst(2).reversed()
    where isDigit(digit) && text.scalar(digit - 1) >= "가" {
      for start in [digit, digit - 1] where isNeighborhood(word.lowerBound..<start) {
        return lot(start..<word.upperBound, next: next)
      }
    }
    return nil
  }

  struct Road {
    var name: Range<Int>
    var number: Range<Int>
    /// The number of another building: 240·242.
    var second: Range<Int>?
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
      if last(word) == "로", let number = self.word(start + 1),
        let branch = endOfBranch(number, next: start + 2)
      {
        return road(word.lowerBound..<branch.end, at: branch.next)
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
    guard isRoad(name) else { return nil }
    // 황새울로360 번길 42 is in 황새울로360번길.
    if last(name) == "로", let branch = endOfBranch(rest, next: start + 1) {
      return road(word.lowerBound..<branch.end, at: branch.next)
    }
    guard let (number, second) = buildings(rest), !isCut(at: start + 1) else { return nil }
    return Road(name: name, number: number, second: second, next: start + 1)
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
    guard let (number, second) = buildings(word), !isCut(at: next) else { return nil }
    return Road(
      name: name, number: number, second: second, isUnderground: isUnderground, next: next)
  }

  /// 83 - 21: whether the second half of a number begins at a word, so that the first is of another place.
  private func isCut(at next: Int) -> Bool {
    guard let word = word(next), text.scalar(word.lowerBound) == "-" else { return false }
    return word.dropFirst().first.map(isDigit)
      ?? self.word(next + 1).map { leadingNumber($0) != nil } ?? false
  }

  /// The number of a building, and that of another one behind it: 240, 240번지, 240·242.
  private func buildings(_ word: Range<Int>) -> (number: Range<Int>, second: Range<Int>?)? {
    guard let number = leadingNumber(word) else { return nil }
    if isEndOfNumber(after: number, word) { return (number, nil) }
    let mark = text.scalar(number.upperBound)
    guard mark == "·" || mark == "~" else { return nil }
    let rest = (number.upperBound + 1)..<word.upperBound
    guard let second = leadingNumber(rest), isEndOfNumber(after: second, rest) else { return nil }
    return (number, second)
  }
}
