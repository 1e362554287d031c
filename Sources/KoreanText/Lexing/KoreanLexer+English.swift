// English ordinals, which what follows them makes days, ordinals of weekdays, or neither.
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

  /// The 2nd is a day, those of the 2nd and 4th Sunday are ordinals, and a 3rd floor is neither.
  func englishSuffix(_ all: [KoreanToken], _ index: Int) -> KoreanToken.Kind {
    if weekday(all, behind: index) != nil { return .ordinalMark(isWeek: false) }
    return kind(all, index + 1) == .word ? .word : .unit(.day)
  }

  /// Every second and fourth Sunday: whether another ordinal is joined to the words every second.
  func isFirstOfOrdinals(_ all: [KoreanToken], _ index: Int) -> Bool {
    guard scalar(all[index].cells.lowerBound).isLatinLetter, let next = kind(all, index + 2)
    else { return false }
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
    let isOfMonth = kind(all, place + 1) == .particle(.genitive)
    // Last Sunday is a day of the past.
    if ordinal == .last, !isEvery, !isOfMonth { return .relativeDay(nil) }
    if ordinal == OrdinalSet(nth: 2), isEvery, !isOfMonth, place == index + 1 {
      return .cycle(.everyOtherWeek)
    }
    return .ordinal(ordinal, isWeek: false)
  }

  /// The place of the weekday behind a list of ordinals.
  private func weekday(_ all: [KoreanToken], behind index: Int) -> Int? {
    // A month has five of them.
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

  private func kind(_ all: [KoreanToken], _ index: Int) -> KoreanToken.Kind? {
    index < all.count ? all[index].kind : nil
  }

  private func isMonth(_ all: [KoreanToken], _ index: Int) -> Bool {
    switch kind(all, index) {
    case .month?, .relativeMonth?: true
    default: false
    }
  }
}
