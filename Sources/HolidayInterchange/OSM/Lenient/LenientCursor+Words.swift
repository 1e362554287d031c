import KoreanText

// What is said, and what stands between.
extension LenientCursor {
  mutating func saidPart() throws(Failure) -> LenientElement.Kind? {
    switch kind() {
    case .verdict(.closed):
      index += 1
      skipEndings()
      let absence = has(.colon) ? 1 : 0
      if kind(absence) == .absence {
        index += absence + 1
        return .neverCloses
      }
      return .state(.off)
    case .verdict(.restDay) where colonFollows(1):
      index += 1
      return .state(.off)
    case .verdict(.operates), .verdict(.open), .verdict(.opensDoor):
      index += 1
      skipEndings()
      if kind() == .negation || kind() == .absence {
        index += 1
        return .state(.off)
      }
      return .state(.open)
    case .verdict(.neverCloses), .verdict(.withoutClosing):
      index += 1
      return .neverCloses
    case .except:
      index += 1
      return .except
    case .hedge(.undecided):
      index += 1
      return .state(.unknown)
    case .hours(.pause): return try pause()
    case .hours(.closing):
      // Latin `close` without a time is `closed`.
      guard let token = token(), text.scalar(token.cells.lowerBound).isLatinLetter,
        !beginsTime(1)
      else { throw failure(.unknownWord) }
      index += 1
      return .state(.off)
    case .mark(.quote): return comment()
    case .word: return try wordPart()
    default: return nil
    }
  }

  private mutating func wordPart() throws(Failure) -> LenientElement.Kind? {
    switch word() {
    case "unknown":
      index += 1
      return .state(.unknown)
    case "except", "excluding":
      index += 1
      return .except
    case "geschlossen", "ruhetag", "shut", "fermé", "cerrado", "chiuso":
      index += 1
      return .state(.off)
    default: return nil
    }
  }

  private mutating func comment() -> LenientElement.Kind? {
    guard let open = token(), text.scalar(open.cells.lowerBound) == "\"" else { return nil }
    var end = index + 1
    while end < tokens.count,
      tokens[end].kind != .mark(.quote) || text.scalar(tokens[end].cells.lowerBound) != "\""
    { end += 1 }
    guard end < tokens.count else { return nil }
    let comment = text.string(open.cells.upperBound..<tokens[end].cells.lowerBound)
    index = end + 1
    return .comment(comment)
  }

  /// Skips what ends a verb or a noun and adds nothing.
  mutating func skipEndings() {
    while true {
      switch kind() {
      case .filler(.copula), .filler(.ending), .filler(.concession): index += 1
      case .particle(.topic), .particle(.subject), .particle(.object), .particle(.only),
        .particle(.also), .particle(.genitive):
        index += 1
      default: return
      }
    }
  }

  func colonFollows(_ offset: Int) -> Bool { has(.colon, offset) }

  /// Takes a break, or a word that says nothing here.
  mutating func takesBreak() throws(Failure) -> Bool {
    switch kind() {
    case .mark(let mark) where !isAmpersand(0) && !isBullet:
      guard let strength = Self.strength(of: mark) else { return false }
      if mark == .bar, has(.bar, 1) { throw failure(.unexpectedCharacter) }
      // The dot of an abbreviation, and a dash between days and hours, break nothing.
      let isTight = isGlued(0) && isGlued(1)
      let isWeak = mark == .dot && isTight || mark == .dash
      let divides = strength == .comma && mark != .comma && mark != .plus && !isTight
      pending = max(pending, isWeak ? .space : divides ? .divider : strength)
    case .filler:
      guard let token = token(), !Self.isTemporary(text.string(token.cells)) else { return false }
    case .hours(.label), .scope(.store), .scope(.brand), .scope(.everyBranch), .particle: break
    case .mark: pending = max(pending, .comma)
    case .link(.and), .link(.andVerb), .but: pending = max(pending, .comma)
    case .hours(.lastOrder): return skipLastOrder()
    case .include: return false
    case .word:
      guard let word = word(), Self.silent.contains(word) else { return false }
    default: return false
    }
    index += 1
    return true
  }

  private var isBullet: Bool {
    token().map { "•‧●".unicodeScalars.contains(text.scalar($0.cells.lowerBound)) } ?? false
  }

  private static let silent: Set<String> = [
    "of", "the", "month", "we", "are", "is", "our", "store", "shop", "business", "operating",
    "working", "time", "times", "a", "year", "round", "each", "from", "und", "et", "uhr", "only",
    "both", "clock", "o",
    "진료시간", "상담시간", "관람시간", "업무시간", "진료", "상담", "관람",
  ]

  private static func isTemporary(_ word: String) -> Bool {
    ["임시", "일시", "일시적으로", "예정", "예정입니다", "지정", "자율"].contains(word)
  }

  private static func strength(of mark: KoreanToken.Mark) -> LenientElement.Break? {
    switch mark {
    case .comma, .middleDot, .slash, .bar, .plus: .comma
    case .dot, .stop, .bullet: .comma
    case .colon: .colon
    case .lineEnd: .line
    case .dash, .tilde: .space
    default: nil
    }
  }

  /// Skips 라스트오더 21:00, which ends no hours.
  private mutating func skipLastOrder() -> Bool {
    var end = index + 1
    if colonFollows(1) { end += 1 }
    if end < tokens.count, case .time = tokens[end].kind {
      index = end + 1
      return true
    }
    if case .time = kind(-1) {
      index += 1
      return true
    }
    return false
  }
}
