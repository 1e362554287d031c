import KoreanText

/// Turns the words of a text into the terminals of the grammar.
///
/// - Complexity: O(*n*) in the number of tokens.
struct NoticeLexer {
  let text: NormalizedText
  private(set) var tokens: [NoticeToken] = []
  /// Whether something that is gone stands right before the next token, such as a quote.
  private var isAfterQuote = false

  /// The terminals of a text.
  static func tokens(of text: NormalizedText) -> [NoticeToken] {
    var lexer = NoticeLexer(text: text)
    let words = KoreanLexer.tokens(of: text, vocabulary: .notices)
    lexer.tokens.reserveCapacity(words.count)
    for index in words.indices { lexer.take(words[index], words, index) }
    return lexer.tokens
  }

  private init(text: NormalizedText) { self.text = text }

  func scalar(_ cell: Int) -> Unicode.Scalar { text.scalar(cell) }

  mutating func removeLast(_ count: Int) { tokens.removeLast(count) }

  mutating func append(_ kind: NoticeToken.Kind, _ cells: Range<Int>, isGlued: Bool) {
    tokens.append(
      NoticeToken(kind: kind, isGlued: isGlued && !tokens.isEmpty, cells: cells))
  }

  private mutating func take(_ token: KoreanToken, _ all: [KoreanToken], _ index: Int) {
    let isGlued = token.isGlued
    switch token.kind {
    case .mark(.quote), .mark(.bullet), .mark(.other):
      guard let kind = sign(token) else {
        isAfterQuote = isGlued || isAfterQuote
        return
      }
      append(kind, token.cells, isGlued: isGlued)
    case .mark(let mark): takeMark(mark, token, all, index)
    case .word: splitWord(token, isAfterQuote: isAfterQuote || isAfterBracket)
    default:
      guard let kind = NoticeToken.Kind(token.kind) else { break }
      if kind == .unit(.day), case .number(365, _)? = tokens.last?.kind {
        // 365일 is 연중무휴.
        let start = tokens[tokens.count - 1].cells.lowerBound
        tokens.removeLast()
        append(.verdict(.neverCloses), start..<token.cells.upperBound, isGlued: false)
        break
      }
      append(kind, token.cells, isGlued: isGlued)
    }
    isAfterQuote = false
  }

  /// The meaning of a sign that is not a mark of grammar; `nil` when it has none.
  private func sign(_ token: KoreanToken) -> NoticeToken.Kind? {
    switch scalar(token.cells.lowerBound) {
    case "&": .link(.and)
    case "❌", "✖", "⛔": .verdict(.closed(.act))
    case "⭕": .verdict(.open(.act))
    case "➡", "⇒", "➔": .arrow
    case "☞", "※": tokens.isEmpty || tokens.last?.kind == .lineEnd ? nil : .stop
    default: nil
    }
  }

  private var isAfterBracket: Bool { tokens.last?.kind == .close }

  private mutating func takeMark(
    _ mark: KoreanToken.Mark, _ token: KoreanToken, _ all: [KoreanToken], _ index: Int
  ) {
    let next = index + 1 < all.count ? all[index + 1] : nil
    let isAfterNumber = token.isGlued && tokens.last?.kind.isNumber == true
    let isBeforeNumber = next?.isGlued == true && next?.kind.isNumber == true
    let isAmongOrdinals =
      tokens.last?.kind.isOrdinal == true && next?.kind.isOrdinal == true
    let kind: NoticeToken.Kind
    switch mark {
    case .comma: kind = .link(.comma)
    case .middleDot: kind = .link(.dot)
    case .dot:
      if isAmongOrdinals {
        kind = .link(.dot)
      } else {
        kind = isAfterNumber || isBeforeNumber && token.isGlued ? .link(.point) : .stop
      }
    case .slash: kind = .link(.slash)
    case .plus: kind = .link(.plus)
    case .bar:
      kind = isAfterNumber && isBeforeNumber || isAmongOrdinals ? .link(.dot) : .link(.bar)
    case .semicolon:
      kind = isAfterNumber && isBeforeNumber || isAmongOrdinals ? .link(.dot) : .stop
    case .colon: kind = .colon
    case .tilde: kind = .tilde
    case .dash: kind = .dash
    case .arrow: kind = .arrow
    case .open(let bracket): kind = .open(bracket)
    case .close: kind = .close
    case .lineEnd: kind = .lineEnd
    case .stop: kind = .stop
    case .quote, .bullet, .other: return
    }
    append(kind, token.cells, isGlued: token.isGlued)
  }
}

extension KoreanToken.Kind {
  fileprivate var isNumber: Bool { if case .number = self { true } else { false } }
  fileprivate var isOrdinal: Bool { if case .ordinal = self { true } else { false } }
}

extension NoticeToken.Kind {
  var isNumber: Bool { if case .number = self { true } else { false } }
  var isOrdinal: Bool { if case .ordinal = self { true } else { false } }
}
