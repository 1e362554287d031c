// English words that their neighbours decide: ordinals, "we", conditions and reasons.
extension KoreanLexer {
  /// Whether a word is the end of 1st, 22nd, 3rd or 11th.
  func isOrdinalSuffix(_ token: KoreanToken) -> Bool {
    guard token.isGlued, token.cells.count == 2,
      case .number(let value, let digits)? = tokens.last?.kind,
      digits > 0
    else { return false }
    let letters = (
      scalar(token.cells.lowerBound).loweredLatin, scalar(token.cells.lowerBound + 1).loweredLatin
    )
    return switch 11...13 ~= value % 100 ? 0 : value % 10 {
    case 1: letters == ("s", "t")
    case 2: letters == ("n", "d")
    case 3: letters == ("r", "d")
    default: letters == ("t", "h")
    }
  }

  /// What st, nd, rd or th makes of the number before it.
  ///
  /// The 2nd is a day, those of the 2nd and 4th Sunday are ordinals, and a 3rd floor is neither.
  func englishSuffix(_ all: [KoreanToken], _ index: Int) -> KoreanToken.Kind {
    // December 25th, and Friday, January 1st
    if tokens.count > 1, case .month = tokens[tokens.count - 2].kind { return .unit(.day) }
    if weekday(all, behind: index) != nil { return .ordinalMark(isWeek: false) }
    return kind(all, index + 1) == .word ? .word : .unit(.day)
  }

  /// Whether "every second" counts the weeks of a month: every second and fourth Sunday, and every
  /// second Sunday of the month.
  func isOfMonth(_ all: [KoreanToken], _ index: Int) -> Bool {
    guard scalar(all[index].cells.lowerBound).isLatinLetter, let next = kind(all, index + 2)
    else { return false }
    if isOf(all, index + 2) { return true }
    switch kind(all, index + 1) {
    case .link?, .mark(.comma)?, .mark(.slash)?, .mark(.other)?:
      return next.isOrdinal || next.isNumber
    default: return false
    }
  }

  /// What an ordinal counts: weekdays of a month, every other week, days of a month, or others.
  func englishOrdinal(
    _ ordinal: OrdinalSet, _ all: [KoreanToken], _ index: Int
  ) -> KoreanToken.Kind {
    let isEvery = index > 0 && text.isWord("every", all[index - 1].cells)
    guard let place = weekday(all, behind: index) else {
      // The first of December, the first day of December
      let of = kind(all, index + 1) == .unit(.days) ? index + 2 : index + 1
      let isDay = kind(all, of) == .particle(.genitive) && isMonth(all, of + 1)
      return isDay ? .ordinal(ordinal, isWeek: false) : .word
    }
    let isOfMonth = isOf(all, place + 1)
    // Last Sunday is a day of the past.
    if ordinal == .last, !isEvery, !isOfMonth { return .relativeDay(nil) }
    return .ordinal(ordinal, isWeek: false)
  }

  /// The place of the weekday behind a list of ordinals.
  private func weekday(_ all: [KoreanToken], behind index: Int) -> Int? {
    // A month has at most five of a weekday, so no list is longer.
    for place in all.indices[(index + 1)...].prefix(16) {
      switch all[place].kind {
      case .weekdays: return place
      case .number, .ordinal, .link, .mark(.comma), .mark(.slash), .mark(.other), .filler,
        .spoken(.article):
        continue
      case .word where all[place].isGlued && all[place].cells.count == 2: continue
      default: return nil
      }
    }
    return nil
  }

  /// Whether "we" is the pronoun, as in We close on Sundays, and not Wednesday, as in We closed.
  func isPronoun(_ token: KoreanToken, _ all: [KoreanToken], _ index: Int) -> Bool {
    guard text.isWord("we", token.cells), index + 1 < all.count, !all[index + 1].isGlued else {
      return false
    }
    switch all[index + 1].kind {
    case .word, .filler, .passing, .verdict, .hours(.closing), .hedge:
      return !text.isWord("off", all[index + 1].cells)
        && !text.isWord("closed", all[index + 1].cells)
    default: return false
    }
  }

  /// Whether a condition is about the reader and not about days: call us if you have questions.
  func isOfReader(_ token: KoreanToken, _ all: [KoreanToken], _ index: Int) -> Bool {
    if text.isWord("if", token.cells), index + 1 < all.count {
      return ["you", "any", "there"].contains { text.isWord($0, all[index + 1].cells) }
    }
    guard text.isWord("when", token.cells) else { return false }
    for place in all.indices[(index + 1)...].prefix(12) {
      switch all[place].kind {
      case .weekdays(_, let form) where form != .symbols: return false
      case .festival: return false
      case .mark(.lineEnd), .mark(.stop), .mark(.dot): return true
      default: break
      }
    }
    return true
  }

  func isBeforeWeekday(
    _ word: String, _ token: KoreanToken, _ all: [KoreanToken], _ index: Int
  ) -> Bool {
    guard text.isWord(word, token.cells), case .weekdays? = kind(all, index + 1) else {
      return false
    }
    return true
  }

  /// Whether a day stands behind a word: close on Sundays, close Dec 25, close 12/25.
  func isBeforeEnglishDay(_ all: [KoreanToken], _ index: Int) -> Bool {
    guard index + 2 < all.count else { return false }
    let isOn = text.isWord("on", all[index + 1].cells)
    return switch kind(all, index + (isOn ? 2 : 1)) {
    case .month?: true
    case .weekdays?, .festival?: isOn
    case .number?: !isOn && all[index + 2].kind == .mark(.slash) && all[index + 2].isGlued
    default: false
    }
  }

  /// Dec 24 & 25 for Christmas: takes a festival that says why other days close.
  ///
  /// - Returns: whether it says so.
  mutating func takeEnglishReason(_ token: KoreanToken) -> Bool {
    guard scalar(token.cells.lowerBound).isLatinLetter, !token.isGlued else { return false }
    var place = tokens.count - 1
    if place > 0, tokens[place].kind == .filler, text.isWord("the", tokens[place].cells) {
      place -= 1
    }
    guard place > 0 else { return false }
    let isSign =
      tokens[place].kind == .filler
      || tokens[place].kind == .word && isDate(tokens[place - 1].kind)
    guard isSign,
      begins(tokens[place].cells, with: Self.signsOfReason + ["for", "in observance of"])
    else { return false }
    let start = tokens[place].cells.lowerBound
    removeLast(tokens.count - place)
    append(.filler, start..<token.cells.upperBound, isGlued: false)
    return true
  }

  /// Due to renovation, we are closed; closed for floor repair from Dec 7: takes the words that say why.
  mutating func takeReasonWord(_ token: KoreanToken, _ all: [KoreanToken], _ index: Int) -> Bool {
    guard scalar(token.cells.lowerBound).isLatinLetter else { return false }
    let isSign = Self.signsOfReason.contains { text.isWord($0, token.cells) }
    if isSign || text.isWord("for", token.cells) && isAfterClosing && namesWork(all, index + 1) {
      append(.filler, token.cells, isGlued: token.isGlued)
      return true
    }
    guard let last = tokens.last, last.kind == .filler,
      begins(last.cells, with: Self.signsOfReason + ["for"])
    else { return false }
    tokens[tokens.count - 1].cells = last.cells.lowerBound..<token.cells.upperBound
    return true
  }

  /// Whether the words at a place end in work for which a store closes, and not in a part of it.
  private func namesWork(_ all: [KoreanToken], _ start: Int) -> Bool {
    all[start...].prefix(4).prefix { $0.kind == .word }.contains { word in
      [
        "repair", "repairs", "renovation", "renovations", "maintenance", "inventory", "remodeling",
        "construction", "training", "cleaning", "inspection", "stocktaking", "refurbishment",
      ].contains { text.isWord($0, word.cells) }
    }
  }

  private static let signsOfReason = ["due to", "because of"]

  /// Whether some cells begin with one of the words.
  private func begins(_ cells: Range<Int>, with words: [String]) -> Bool {
    words.contains {
      let length = $0.unicodeScalars.count
      return length <= cells.count
        && text.isWord($0, cells.lowerBound..<cells.lowerBound + length)
    }
  }

  private func isDate(_ kind: KoreanToken.Kind) -> Bool {
    switch kind {
    case .number, .unit(.day), .close, .weekdays: true
    default: false
    }
  }

  /// Whether a word before holidays says whose they are, or of which kind.
  func isOfOthers(_ token: KoreanToken) -> Bool {
    guard scalar(token.cells.lowerBound).isLatinLetter, !token.isGlued, let last = tokens.last,
      last.kind == .word, scalar(last.cells.lowerBound).isLatinLetter
    else { return false }
    return !["all", "any", "for", "other", "and", "no"].contains { text.isWord($0, last.cells) }
  }

  /// holiday: "매주 월요일", holiday: 설날, 추석 당일: whether a word is the key of a field of closings, and not a day that has
  /// hours.
  func isKeyOfClosings(_ token: KoreanToken, _ all: [KoreanToken], _ index: Int) -> Bool {
    guard text.isWord("holiday", token.cells), kind(all, index + 1) == .mark(.colon) else {
      return false
    }
    let value = kind(all, index + 2) == .mark(.quote) ? index + 3 : index + 2
    if case .number? = kind(all, value) { return false }
    return startsDay(all, value) || kind(all, value) == .place(.brand)
  }

  func kind(_ all: [KoreanToken], _ index: Int) -> KoreanToken.Kind? {
    index < all.count ? all[index].kind : nil
  }

  /// Whether "of" is at a place, and not 에.
  private func isOf(_ all: [KoreanToken], _ index: Int) -> Bool {
    kind(all, index) == .particle(.genitive) && !all[index].isGlued
  }

  private func isMonth(_ all: [KoreanToken], _ index: Int) -> Bool {
    switch kind(all, index) {
    case .month?, .relativeMonth?: true
    default: false
    }
  }
}
