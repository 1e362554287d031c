// Names with a number or a bracket in them: 일산2호점, 가든5점, 구로(신도림)점, 제2공장, 2층.
extension KoreanLexer {
  /// Takes a word that ends such a name, and what stands behind its 점 as a word of its own.
  mutating func takeNumberedName(_ token: KoreanToken) -> Bool {
    guard token.isGlued else { return false }
    if token.kind == .branch {
      guard counts("호점", token) else { return false }
      takeCounted(.branch, token)
      joinName(from: tokens.count - 2)
      return true
    }
    if counts("관", token) {
      // 1관 휴관, 2관 정상: parts of a house
      takeCounted(.place(.facility), token)
      return true
    }
    guard scalar(token.cells.lowerBound) == "점", let start = startOfName else { return false }
    let end = token.cells.lowerBound + 1
    append(.branch, token.cells.lowerBound..<end, isGlued: true)
    joinName(from: start)
    if end < token.cells.upperBound {
      splitWord(
        KoreanToken(kind: .word, isGlued: true, cells: end..<token.cells.upperBound),
        isAfterQuote: false)
    }
    return true
  }

  /// 제2공장, 3센터: takes a house with a number before it, which is one of several.
  mutating func takeNumberedStore(_ token: KoreanToken) -> Bool {
    guard token.isGlued, case .number(1...20, _)? = tokens.last?.kind,
      ["공장", "센터", "매장", "학원", "캠퍼스", "전시관"].contains(where: { text.isWord($0, token.cells) })
    else { return false }
    if scalar(tokens[tokens.count - 1].cells.lowerBound - 1) == "제", tokens.count > 1 {
      let number = tokens.removeLast()
      tokens[tokens.count - 1] = KoreanToken(
        kind: number.kind, isGlued: tokens[tokens.count - 1].isGlued,
        cells: number.cells.lowerBound - 1..<number.cells.upperBound)
    }
    takeCounted(.branch, token)
    return true
  }

  /// 2층은 12/13 휴무: a floor of the store closes, and 지하 1층 이마트는 says where the store is.
  mutating func takeFloor(_ token: KoreanToken, _ next: KoreanToken.Kind?) {
    let start = tokens[tokens.count - 1].cells.lowerBound
    switch next {
    case .place(.brand)?, .branch?:
      removeLast(1)
      append(.filler, start..<token.cells.upperBound, isGlued: false)
    case .particle(.topic)?, .particle(.subject)?, .particle(.only)?, .number?, .weekdays?,
      .festival?,
      .cycle?, .verdict?, .place?, .word?, .mark(.tilde)?:
      removeLast(1)
      append(.place(.facility), start..<token.cells.upperBound, isGlued: false)
    default: append(.filler, token.cells, isGlued: true)
    }
  }

  /// The place of the word with which the name begins that goes on behind the last token.
  private var startOfName: Int? {
    let last = tokens.count - 1
    guard last > 0 else { return nil }
    switch tokens[last].kind {
    case .number where isName(last - 1) && tokens[last].isGlued && !isRating(last - 1):
      return last - 1
    case .close where last > 2 && isName(last - 1) && isName(last - 3):
      // 구로(신도림)점
      guard case .open = tokens[last - 2].kind, tokens[last - 2].isGlued else { return nil }
      return last - 3
    default: return nil
    }
  }

  private func isName(_ place: Int) -> Bool {
    switch tokens[place].kind {
    case .word, .region: true
    default: false
    }
  }

  /// 평점4점, 별점 5점.
  private func isRating(_ place: Int) -> Bool {
    scalar(tokens[place].cells.upperBound - 1) == "점" || tokens[place].cells.count < 2
  }

  /// Makes one branch of the last tokens, if the first is a word that the others are glued to.
  private mutating func joinName(from start: Int) {
    guard start >= 0, start < tokens.count - 1, isName(start), tokens[start + 1].isGlued else {
      return
    }
    let (first, end) = (tokens[start], tokens[tokens.count - 1].cells.upperBound)
    removeLast(tokens.count - start)
    append(.branch, first.cells.lowerBound..<end, isGlued: first.isGlued)
  }
}
