// What stands around a word.
extension KoreanLexer {
  /// Whether a word before a place is a label, a cell or a line, or stands right before a number, and a number follows.
  func headsDates(_ all: [KoreanToken], _ index: Int) -> Bool {
    var place = index
    while place < all.count, place < index + 3,
      [.mark(.colon), .mark(.bar), .mark(.lineEnd), .particle(.topic)].contains(all[place].kind)
    {
      place += 1
    }
    return kind(all, place)?.isNumber == true
  }

  /// Whether a word before a place is a label, or a cell: 현행:, 현행 |.
  func headsLabel(_ all: [KoreanToken], _ index: Int) -> Bool {
    switch kind(all, index) {
    case .mark(.colon)?, .mark(.bar)?, .mark(.lineEnd)?, nil: true
    default: false
    }
  }

  /// 재고조사 휴점, 내부수리 휴무: whether a word says why the store closes, and not which part of it.
  func isReason(_ token: KoreanToken, _ all: [KoreanToken], _ index: Int) -> Bool {
    guard index + 1 < all.count, case .verdict(let verdict) = all[index + 1].kind, verdict.isClosed,
      verdict != .closed(.verb), token.cells.count > 1
    else { return false }
    return text.endsAsReason(token.cells)
  }

  /// Whether a few weeks stand behind the day from which, or the closing that, they count.
  var endsWeeks: Bool {
    guard tokens.count > 2, tokens[tokens.count - 1].kind == .ordinalMark(isWeek: true),
      case .number(let weeks, _) = tokens[tokens.count - 2].kind, 1...8 ~= weeks
    else { return false }
    switch tokens[tokens.count - 3].kind {
    case .particle(.since), .particle(.object), .verdict(.closed(.act)): return true
    default: return false
    }
  }

  /// Whether "every" or "each" stands right before.
  var isAfterEvery: Bool {
    tokens.last.map { text.isWord("every", $0.cells) || text.isWord("each", $0.cells) } ?? false
  }

  /// Whether a particle is glued to the word before a place.
  func isParticle(_ all: [KoreanToken], _ index: Int) -> Bool {
    if index < all.count, case .particle = all[index].kind { all[index].isGlued } else { false }
  }

  /// Whether 뒤 or 전 is at a place.
  func isAway(_ all: [KoreanToken], _ index: Int) -> Bool {
    if index < all.count, case .spoken(.away) = all[index].kind { true } else { false }
  }

  /// Whether 음력 is said of days that do not stand right behind it, and is no name of a festival: 구정(음력).
  func isOfOtherDays(_ all: [KoreanToken], _ index: Int) -> Bool {
    switch kind(all, index + 1) {
    case nil, .particle?, .filler?, .mark(.lineEnd)?, .mark(.colon)?: return true
    case .mark(.close)?:
      switch tokens.dropLast().last?.kind {
      case .festival?, .part?: return false
      default: return true
      }
    default: return false
    }
  }

  /// 쉬나요?: asks, and says nothing.
  mutating func addQuestion(_ cells: Range<Int>) {
    switch tokens.last?.kind {
    case .verdict?, .ending?, .copula?, .negation?: append(.question, cells, isGlued: true)
    default: break
    }
  }

  /// Whether the last number is the day behind an English month.
  var isAfterEnglishDay: Bool {
    guard tokens.count > 1, tokens[tokens.count - 1].kind.isNumber else { return false }
    var place = tokens.count - 2
    // Dec 24-26.
    if place > 1, [.dash, .tilde].contains(tokens[place].kind), tokens[place - 1].kind.isNumber {
      place -= 2
    }
    if case .month = tokens[place].kind { return true }
    return false
  }

  /// Whether the last word is a day, or the number of one.
  var isAfterDate: Bool {
    isAfterDays || isAfterBracket || tokens.last?.kind.isNumber == true
  }

  /// Whether a time, or a number that may be one, is at a place.
  func isTime(_ all: [KoreanToken], _ index: Int) -> Bool {
    guard index < all.count else { return false }
    switch all[index].kind {
    case .time, .halfOfDay, .number, .mark(.colon), .mark(.tilde), .mark(.dash): return true
    default: return false
    }
  }

  func endsFestival(_ token: KoreanToken) -> Bool {
    isAfterFestival
      && ["끝나면", "끝나고", "지나면", "지나고", "지나서"].contains { text.isWord($0, token.cells) }
  }

  var isAfterFestival: Bool {
    if case .festival? = tokens.last?.kind { true } else { false }
  }

  /// Whether the last word is a day.
  var isAfterDays: Bool {
    switch tokens.last?.kind {
    case .weekdays?, .festival?, .unit(.day)?: true
    default: false
    }
  }

  /// Whether a branch or its brand is next, on this line or the one below.
  func headsBranch(_ all: [KoreanToken], _ index: Int) -> Bool {
    let place = kind(all, index) == .mark(.lineEnd) ? index + 1 : index
    return kind(all, place) == .branch || kind(all, place) == .place(.brand)
  }

  /// Whether 외 stands behind days.
  var isBesidesDays: Bool {
    guard tokens.count > 1, let word = tokens.last, text.isWord("외", word.cells) else {
      return false
    }
    switch tokens[tokens.count - 2].kind {
    case .weekdays, .festival, .unit(.day): return true
    default: return false
    }
  }

  /// Whether a token may begin days.
  func startsDay(_ all: [KoreanToken], _ index: Int) -> Bool {
    switch kind(all, index) {
    case .number?, .weekdays?, .ordinal?, .cycle?, .festival?, .month?: true
    default: false
    }
  }

  var isAfterBracket: Bool { tokens.last?.kind == .close }
}
