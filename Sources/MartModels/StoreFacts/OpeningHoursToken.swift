import KoreanText

/// A piece of a text about hours: a token and its role.
struct OpeningHoursToken {
  enum Kind: Hashable {
    case time(ClockTime)
    case number(Int)
    case allDay
    case to
    /// 익일, which moves the time after it to the next day.
    case nextDay
    case comma
    case openBracket
    case closeBracket
    case days(OpeningHours.Days)
    /// 매주, which is every day unless weekdays follow it.
    case everyWeek
    /// The eve of something.
    case eve
    case festival(Festival)
    /// A break in the middle of the day.
    case breakTime
    /// A time that is not a closing time, such as that of the last order.
    case lastOrder
    /// A word about closing days.
    case closing
    /// A word that adds nothing, such as 영업시간.
    case noise
    case unknown
  }

  enum Festival: Hashable {
    case newYear, seollal, chuseok, both
  }

  var kind: Kind
  /// The place in the cells of the text.
  var cells: Range<Int>
}

extension OpeningHoursToken {
  /// The pieces of a text.
  ///
  /// A word that is joined to one that is not understood is not understood either: the 월 of 월드컵
  /// is not Monday.
  static func tokens(of text: NormalizedText) -> [Self] {
    let tokens = KoreanLexer.tokens(of: text)
    var pieces: [Self] = []
    pieces.reserveCapacity(tokens.count)
    var index = 0
    while index < tokens.count {
      if let date = firstOfJanuary(tokens, at: index) {
        pieces.append(date)
        index =
          tokens[index...].firstIndex { $0.cells.lowerBound >= date.cells.upperBound }
          ?? tokens.count
        continue
      }
      let end = endOfWord(tokens, from: index)
      let word = tokens[index..<end]
      if let closing = unknownWord(word, in: text) {
        pieces.append(closing)
      } else {
        for token in word { pieces.append(Self(kind: kind(of: token), cells: token.cells)) }
      }
      index = end
    }
    return pieces
  }

  /// The token after the words that are joined to the one at a place.
  private static func endOfWord(_ tokens: [KoreanToken], from start: Int) -> Int {
    var end = start + 1
    guard tokens[start].kind.isWordLike else { return end }
    while end < tokens.count, tokens[end].isGlued, tokens[end].kind.isWordLike { end += 1 }
    return end
  }

  /// The single piece for joined words if one of them is not understood, or `nil` when all are.
  private static func unknownWord(
    _ word: ArraySlice<KoreanToken>, in text: NormalizedText
  ) -> Self? {
    guard let first = word.first, let last = word.last, first.kind.isWordLike else { return nil }
    let kinds = word.map { kind(of: $0) }
    guard kinds.contains(.unknown) || kinds.contains(.closing) else { return nil }
    let cells = first.cells.lowerBound..<last.cells.upperBound
    if kinds.contains(.closing) || cells.contains(where: { speaksOfClosing(text.scalar($0)) }) {
      return Self(kind: .closing, cells: cells)
    }
    let days = cells.map { WeekdaySet(symbol: text.scalar($0)) }
    if days.allSatisfy({ $0 != nil }) {
      // Such as 일월화수목, which does not follow the order of the week from Monday.
      let bits = days.reduce(UInt8(0)) { $0 | ($1?.rawValue ?? 0) }
      return Self(kind: .days(OpeningHours.Days(weekdayBits: bits)), cells: cells)
    }
    return Self(kind: .unknown, cells: cells)
  }

  /// Whether a syllable is that of 휴무 or of 쉬는, 쉽니다, 쉼.
  private static func speaksOfClosing(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "휴" || scalar == "쉬" || scalar == "쉽" || scalar == "쉼"
  }

  /// 1월 1일 and 1/1 are a festival; other dates are not understood.
  private static func firstOfJanuary(_ tokens: [KoreanToken], at index: Int) -> Self? {
    guard let date = WrittenDate(tokens, at: index), date.month == 1, date.day == 1,
      date.year == nil, date.notation != .dot
    else { return nil }
    let cells =
      tokens[index].cells.lowerBound..<tokens[index + date.tokenCount - 1].cells.upperBound
    return Self(kind: .festival(.newYear), cells: cells)
  }
}
