// The words of a phrase, of which some say that it is not one date.
extension SpokenDate {
  /// Whether a word says that a phrase is not one date.
  static func isOfNoDate(_ kind: KoreanToken.Kind) -> Bool {
    switch kind {
    // A word without a meaning in notices may have one here: 12월 25일 이후 금요일.
    case .filler, .passing: true
    // 3일 연휴 has three days.
    case .part(.span), .cycle: true
    default: false
    }
  }

  /// Whether a sign that says nothing of days, and is no emoji, stands beside a number: 12.5%, $12.25.
  static func hasAmount(_ text: NormalizedText) -> Bool {
    let words = KoreanScanner.tokens(of: text, vocabulary: .spoken)
    let isSign: (KoreanToken) -> Bool = { word in
      word.kind == .mark(.other) && text.scalar(word.cells.lowerBound).value < 0x2190
    }
    return zip(words, words.dropFirst()).contains { first, second in
      first.kind.isNumber ? isSign(second) : second.kind.isNumber && isSign(first)
    }
  }

  /// Whether 윤 stands once, and right before a month.
  static func hasOneLeapMonth(_ tokens: [KoreanToken]) -> Bool {
    let places = tokens.indices.filter { tokens[$0].kind == .spoken(.leapMonth) }
    guard places.count == 1, places[0] + 2 < tokens.count else { return false }
    guard case .number = tokens[places[0] + 1].kind else { return false }
    return tokens[places[0] + 2].kind == .unit(.month)
  }

  /// The tokens that say something here.
  static func terminals(_ tokens: [KoreanToken]) -> [KoreanToken] {
    var terminals: [KoreanToken] = []
    for (place, var token) in tokens.enumerated() {
      switch token.kind {
      case .halfOfDay(let half) where half != .midnight && !terminals.isEmpty:
        // 내일 아침에; midnight may belong to either of two days.
        if place + 1 == tokens.count || !tokens[place + 1].kind.isNumber { continue }
      case .spoken(.article), .spoken(.on), .spoken(.leapMonth): continue
      case .spoken(.dayBefore):
        token.kind = terminals.isEmpty ? .relativeDay(.days(-1)) : .part(.eve)
      case .stop, .link(.comma):
        // Sun., Nov 22
        if case .weekdays? = terminals.last?.kind { continue }
      case .unit(.days):
        // The first day of December
        if case .ordinal? = terminals.last?.kind { continue }
      case .open(.round) where token.isGlued:
        // 12.25.(금)
        if terminals.last?.kind == .stop || terminals.last?.kind == .link(.point) {
          terminals.removeLast()
        }
      default: break
      }
      terminals.append(token)
    }
    return terminals
  }

  /// Whether a weekday is one day here; by its letter alone, 월 is a month as well, and 일 a day.
  func allows(_ kind: KoreanToken.Kind) -> Bool {
    guard case .weekdays(let days, let form) = kind, form != .name else { return true }
    guard form == .symbols else { return false }
    switch start {
    case .day: return true
    case .week: return days != .sunday
    default: return day?.date != nil || weekday == days
    }
  }
}
