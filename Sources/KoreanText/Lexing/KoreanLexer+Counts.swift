// Numbers that count what stands behind them.
extension KoreanLexer {
  /// Whether a word behind a number counts what it names.
  func counts(_ word: String, _ token: KoreanToken) -> Bool {
    tokens.last?.kind.isNumber == true && text.isWord(word, token.cells)
  }

  /// Appends a word and the number before it as one.
  mutating func takeCounted(_ kind: KoreanToken.Kind, _ token: KoreanToken) {
    let number = tokens.removeLast()
    append(kind, number.cells.lowerBound..<token.cells.upperBound, isGlued: number.isGlued)
  }

  /// Whether the last number says how many days there are, with 이, 그 or 위 before it, or of which half of a year.
  var countsDaysBefore: Bool {
    guard let number = tokens.last, number.kind.isNumber else { return false }
    let isSpaced = scalar(number.cells.lowerBound - 1) == " "
    let word = number.cells.lowerBound - (isSpaced ? 2 : 1)
    // 상반기 3일
    if text.has("반기", at: word - 1) { return true }
    guard isSpaced else { return false }
    return ["이", "그", "위"].contains(scalar(word)) && !scalar(word - 1).isHangulSyllable
  }

  /// 총 3일, 최소 3일, 한 달에 3일, 3일 이내: whether the last number says how many days there are; in 모두 3일, 17일 it is one
  /// of them.
  func countsInAll(_ unit: KoreanToken) -> Bool {
    guard tokens.count > 1, tokens[tokens.count - 1].kind.isNumber,
      ![",", "·", "/", "~", "-"].contains(scalar(unit.cells.upperBound))
    else { return false }
    let before = tokens[tokens.count - 2]
    let end = unit.cells.upperBound
    if before.kind != .unit(.month),
      ["이내", "이상", "이하", "소요", "남았", "남음", "이나 됩", "이나 쉽", "전 공지", "전 안내", "전 고지"].contains(where: {
        text.has($0, at: scalar(end) == " " ? end + 1 : end)
      })
    {
      return true
    }
    switch before.kind {
    case .word, .filler:
      return ["최소", "최대", "무려", "연", "총", "모두", "전부", "합쳐", "합쳐서", "합해", "합해서", "합하면", "도합", "통틀어"]
        .contains {
          text.isWord($0, before.cells)
        }
    case .particle(.genitive):
      // 매월에 is nothing that anybody writes.
      return tokens.count > 2 && tokens[tokens.count - 3].kind == .cycle(.month)
    default: return false
    }
  }

  /// Whether the last word is the month with which a bracket begins.
  var isBracketOfMonth: Bool {
    let length =
      switch tokens.last?.kind {
      case .unit(.month)?: 2
      case .relativeMonth?: 1
      default: 0
      }
    guard length > 0, tokens.count > length, case .open = tokens[tokens.count - 1 - length].kind
    else {
      return false
    }
    return true
  }

  /// Whether a number of nights, or of books to take home, stands before the last number.
  var countsStay: Bool {
    guard tokens.count > 2, tokens[tokens.count - 1].kind.isNumber,
      tokens[tokens.count - 3].kind.isNumber, tokens[tokens.count - 2].kind == .word
    else { return false }
    return ["박", "권"].contains { text.isWord($0, tokens[tokens.count - 2].cells) }
  }
}

extension KoreanLexer {
  /// 토·일·: whether weekdays by one syllable each and a sign that joins them stand before a word.
  var isBehindWeekdays: Bool {
    guard tokens.count > 1, case .weekdays(_, .symbols) = tokens[tokens.count - 2].kind,
      case .link = tokens[tokens.count - 1].kind
    else { return false }
    return true
  }

  /// Whether a word for a closing is at a place.
  func isClosing(_ all: [KoreanToken], _ index: Int) -> Bool {
    if case .verdict(let verdict)? = kind(all, index) { verdict.isClosed } else { false }
  }

  /// Whether two numbers with a sign for a range stand behind weekdays, as the hours of these do.
  ///
  /// 월 9-13 일 may be of a month.
  var isBehindHoursOfWeekday: Bool {
    guard tokens.count > 3, case .number(let last, _) = tokens[tokens.count - 1].kind,
      case .number(let first, _) = tokens[tokens.count - 3].kind, first <= 24, last <= 24,
      case .weekdays = tokens[tokens.count - 4].kind
    else { return false }
    switch tokens[tokens.count - 2].kind {
    case .tilde, .dash: break
    default: return false
    }
    return scalar(tokens[tokens.count - 4].cells.upperBound - 1) != "월"
      && !tokens[tokens.count - 3].isGlued
  }
}
