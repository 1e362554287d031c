/// A day of a month as a text writes it; whether the month has it is not checked.
package struct WrittenDate: Hashable, Sendable {
  /// How a date is written, which tells how sure it is that one is meant.
  package enum Notation: Hashable, Sendable {
    /// 11월 22일, 2026년 11월 22일.
    case words
    /// 2026-11-22, 2026.11.22. and 2026/11/22.
    case numbers
    /// 11/22, which may also list two ordinals.
    case slash
    /// 11.22, which may also be a decimal or list two ordinals.
    case dot
  }

  package var year: Int?
  package var month: Int
  package var day: Int
  package var notation: Notation
  /// How many tokens the date takes.
  package var tokenCount: Int
}

extension WrittenDate {
  /// Reads the date that begins at a token.
  ///
  /// - Parameters:
  ///   - tokens: the tokens of a text.
  ///   - start: where the date would begin.
  /// - Returns: `nil` when none does, also when the month is not 1…12 or the day not 1…31.
  package init?(_ tokens: [KoreanToken], at start: Int) {
    func number(_ place: Int, digits: ClosedRange<Int> = 1...2, glued: Bool = false) -> Int? {
      guard place < tokens.count, case .number(let number) = tokens[place].kind,
        digits ~= number.digitCount || number.notation == .words, !glued || tokens[place].isGlued
      else { return nil }
      return number.value
    }
    func has(_ kind: KoreanToken.Kind, _ place: Int, glued: Bool = false) -> Bool {
      place < tokens.count && tokens[place].kind == kind && (!glued || tokens[place].isGlued)
    }
    var place = start
    var year: Int?
    if let value = number(place, digits: 2...4), has(.unit(.year), place + 1) {
      year = value
      place += 2
    }
    if let month = number(place), has(.unit(.month), place + 1), let day = number(place + 2),
      has(.unit(.day), place + 3)
    {
      self.init(
        checkedYear: year, month: month, day: day, notation: .words, count: place + 4 - start)
      return
    }
    guard year == nil else { return nil }
    for mark in [KoreanToken.Mark.dash, .slash, .dot] {
      let sign = KoreanToken.Kind.mark(mark)
      // 2026. 11. 22. has spaces behind its dots.
      let isTight = mark != .dot
      if let value = number(place, digits: 4...4), has(sign, place + 1, glued: true),
        let month = number(place + 2, glued: isTight), has(sign, place + 3, glued: true),
        let day = number(place + 4, glued: isTight)
      {
        let dot = mark == .dot && has(sign, place + 5, glued: true) ? 1 : 0
        self.init(
          checkedYear: value, month: month, day: day, notation: .numbers, count: 5 + dot)
        return
      }
      guard mark != .dash else { continue }
      if let month = number(place), has(sign, place + 1, glued: true),
        let day = number(place + 2, glued: true)
      {
        self.init(
          checkedYear: nil, month: month, day: day, notation: mark == .slash ? .slash : .dot,
          count: 3)
        return
      }
    }
    return nil
  }

  private init?(checkedYear year: Int?, month: Int, day: Int, notation: Notation, count: Int) {
    guard 1...12 ~= month, 1...31 ~= day else { return nil }
    self.year = year
    self.month = month
    self.day = day
    self.notation = notation
    tokenCount = count
  }
}
