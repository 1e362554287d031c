import KoreanText

extension [KoreanToken] {
  /// 내년 3월, with the year in place of the word.
  ///
  /// Only months need it: of the years that a month without one may be in, the nearest would be taken.
  ///
  /// - Parameter year: the year of the text.
  func namingYears(from year: Int, in text: NormalizedText) -> [KoreanToken] {
    guard contains(where: { $0.kind == .unit(.month) }) else { return self }
    var named: [KoreanToken] = []
    for (place, token) in enumerated() {
      guard token.kind == .word, place + 2 < count, self[place + 1].kind.isNumber,
        self[place + 2].kind == .unit(.month), let offset = text.yearOffset(token.cells)
      else {
        if !named.isEmpty { named.append(token) }
        continue
      }
      if named.isEmpty { named = Array(prefix(place)) }
      let last = token.cells.upperBound - 1
      named.append(
        KoreanToken(
          kind: .number(Int32(year + offset), digits: 4), isGlued: token.isGlued,
          cells: token.cells.lowerBound..<last))
      named.append(
        KoreanToken(kind: .unit(.year), isGlued: true, cells: last..<token.cells.upperBound))
    }
    return named.isEmpty ? self : named
  }
}

extension NormalizedText {
  /// How many years after that of the text a word names, where it names another one.
  fileprivate func yearOffset(_ word: Range<Int>) -> Int? {
    if isWord("내년", word) { return 1 }
    if isWord("내후년", word) { return 2 }
    if isWord("작년", word) || isWord("지난해", word) { return -1 }
    return isWord("재작년", word) ? -2 : nil
  }
}
