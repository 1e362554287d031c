// Marks, and what those between numbers mean.
extension KoreanLexer {
  /// Whether the last tokens are a date such as 12/9.
  private var isAfterSlashDate: Bool { isAfterNumbers(with: .link(.slash)) }

  /// Whether two numbers with a sign between them, and no space, stand right before.
  private func isAfterNumbers(with link: KoreanToken.Kind) -> Bool {
    guard tokens.count > 2, tokens[tokens.count - 3].kind.isNumber else { return false }
    let sign = tokens[tokens.count - 2]
    return sign.kind == link && sign.isGlued && tokens[tokens.count - 1].isGlued
  }

  mutating func takeMark(
    _ mark: KoreanToken.Mark, _ token: KoreanToken, at index: Int, of all: [KoreanToken]
  ) {
    let next = index + 1 < all.count ? all[index + 1] : nil
    let isAfterNumber = token.isGlued && tokens.last?.kind.isNumber == true
    let isBeforeNumber = next?.isGlued == true && next?.kind.isNumber == true
    let isAmongOrdinals =
      tokens.last?.kind.isOrdinal == true && next?.kind.isOrdinal == true
    let kind: KoreanToken.Kind
    switch mark {
    case .comma: kind = .link(.comma)
    case .middleDot: kind = .link(.dot)
    case .dot:
      if token.isGlued, isAfterShortWeekday { return }
      // 12. 13. at the end of a line joins nothing.
      if isAfterNumber, next == nil || next?.kind == .mark(.lineEnd) { return }
      // 5.25. 대체공휴일은 휴관: of that date
      if isAfterNumber, isAfterNumbers(with: .link(.point)), next?.isGlued == false,
        next?.kind.isNumber == false
      {
        return
      }
      // 토.일.공휴일 휴무
      let isAmongDays =
        token.isGlued && isAfterSymbols && next?.isGlued == true && next?.kind.isRegularDay == true
      if isAmongOrdinals || isAmongDays {
        kind = .link(.dot)
      } else if isAfterNumber, next?.isGlued == false, isAfterSlashDate {
        // 모집 마감 12/9. 12/16 휴무입니다
        kind = .stop
      } else if isAfterEnglishDay,
        next.map({ !$0.kind.isNumber || text.has("월", at: $0.cells.upperBound) }) ?? true
      {
        // Closed Dec 25. Open Dec 26. 12월 27일 휴무
        kind = .stop
      } else {
        kind = isAfterNumber || isBeforeNumber && token.isGlued ? .link(.point) : .stop
      }
    case .slash:
      if tokens.last?.kind == .lineEnd {
        // / 7.24(토) / 휴진 /⏎/ 7.31(토) / 휴진 /: the edges of a table
        if tokens.count > 1, tokens[tokens.count - 2].kind == .link(.slash) {
          tokens.remove(at: tokens.count - 2)
        }
        return
      }
      let isBar = hasSlashTable && !token.isGlued && next?.isGlued == false
      kind = .link(isBar ? .bar : .slash)
    case .plus: kind = .link(.plus)
    case .bar:
      // 매월 2|4번째, and not 12/13|12/27, 2026-11-03|2026-10-29
      let isOfDates =
        [.link(.slash), .dash, .link(.point)].contains(tokens.dropLast().last?.kind)
        || index + 2 < all.count
          && [.mark(.slash), .mark(.dash), .mark(.dot)].contains(all[index + 2].kind)
      let joins =
        !hasWideRow && (isAfterNumber && isBeforeNumber && !isOfDates || isAmongOrdinals)
      kind = .link(joins ? .dot : .bar)
    case .semicolon:
      kind = isAfterNumber && isBeforeNumber || isAmongOrdinals ? .link(.dot) : .stop
    case .colon:
      // 26일은 쉽니다 :)
      if next?.isGlued == true, next?.kind == .mark(.close(.round)), !isInBracket { return }
      kind = .colon
    case .tilde:
      // ~~ is one.
      if next?.kind == .mark(.tilde) { return }
      // 추석 지나고~: a tone, at the end of a line
      if next == nil || next?.kind == .mark(.lineEnd), isAfterWordOfText { return }
      // 토요일은 합니다~ 일요일은 쉬어요
      let endsSentence = isAfterVerb && next?.isGlued == false && next?.kind != .but
      kind = endsSentence ? .stop : .tilde
    case .dash: kind = .dash
    case .arrow: kind = .arrow
    case .open(.square) where token.isGlued && isAfterLatinWeekday && next?.kind.isNumber == true:
      // Su[2] off: an ordinal of another language
      append(.hedge(.notExpressible), token.cells, isGlued: true)
      kind = .open(.square)
    case .open(let bracket): kind = .open(bracket)
    case .close: kind = takeHeadOfChange(at: index, of: all) ? .colon : .close
    case .lineEnd: kind = .lineEnd
    case .stop: kind = .stop
    case .quote, .bullet, .other: return
    }
    append(kind, token.cells, isGlued: token.isGlued)
  }

  /// 휴무일 [기존] 12/13 [변경] 12/9: makes lines of what the brackets of a change head within one line.
  private mutating func takeHeadOfChange(at index: Int, of all: [KoreanToken]) -> Bool {
    guard tokens.count > 1, index + 1 < all.count, all[index + 1].kind.beginsDays,
      case .open = tokens[tokens.count - 2].kind
    else { return false }
    let word = tokens[tokens.count - 1]
    let letter = scalar(word.cells.lowerBound)
    // Not to the end of a long text for each of many brackets.
    let rest = word.cells.upperBound..<word.cells.upperBound + 256
    if word.kind == .word, word.cells.count == 1 {
      // (구) 일요일 (신) 월요일, (오) 13일 (정) 9일
      if letter == "구" && text.has("(신)", in: rest) || letter == "오" && text.has("(정)", in: rest) {
        tokens[tokens.count - 1].kind = .former
      } else if headsFormer, letter == "신" || letter == "정" {
        tokens[tokens.count - 1].kind = .change
      }
    }
    let before = tokens.count > 2 ? tokens[tokens.count - 3] : nil
    switch tokens[tokens.count - 1].kind {
    case .former where !(tokens[tokens.count - 2].isGlued && before?.kind.isNumber == true):
      headsFormer = true
    case .change where headsFormer: break
    default: return false
    }
    // (기존) 일요일 → (변경) 월요일, and lines of their own, are read as they are.
    let line = all[index...].prefix(128).prefix { $0.kind != .mark(.lineEnd) }
    guard let before, before.kind != .lineEnd, before.kind != .arrow,
      !line.contains(where: { $0.kind == .mark(.arrow) })
    else { return false }
    tokens[tokens.count - 2].kind = .stop
    return true
  }

  /// Whether weekdays by one syllable each stand right before.
  private var isAfterSymbols: Bool {
    if case .weekdays(_, .symbols)? = tokens.last?.kind { true } else { false }
  }

  private var isAfterVerb: Bool {
    switch tokens.last?.kind {
    case .ending?, .copula?, .negation?, .verdict(.closed(.verb))?, .verdict(.open(.verb))?: true
    default: false
    }
  }

  /// Whether the last token is a word, and no day or time.
  private var isAfterWordOfText: Bool {
    switch tokens.last?.kind {
    case .word?, .filler?, .ending?, .copula?, .verdict?, .negation?: true
    default: false
    }
  }

  /// Whether a bracket of the line is open.
  private var isInBracket: Bool {
    var depth = 0
    for token in tokens.reversed() {
      switch token.kind {
      case .lineEnd: return false
      case .close: depth += 1
      case .open where depth == 0: return true
      case .open: depth -= 1
      default: break
      }
    }
    return false
  }

  /// Whether the last word is a weekday in Latin letters.
  private var isAfterLatinWeekday: Bool {
    guard let last = tokens.last, case .weekdays = last.kind else { return false }
    return scalar(last.cells.lowerBound).isLatinLetter
  }

  /// Whether a dot is that of a shortened weekday, as in `Mon. - Fri`.
  private var isAfterShortWeekday: Bool {
    guard let last = tokens.last, case .weekdays = last.kind, last.cells.count <= 5 else {
      return false
    }
    return scalar(last.cells.lowerBound).isLatinLetter
  }
}

extension KoreanToken.Kind {
  /// Whether it is a number, or days that come back begin with it.
  fileprivate var beginsDays: Bool {
    switch self {
    case .weekdays, .cycle, .ordinal: true
    default: isNumber
    }
  }

  /// Whether it is weekdays or the public holidays.
  fileprivate var isRegularDay: Bool {
    switch self {
    case .weekdays, .festival(.publicHolidays): true
    default: false
    }
  }
}
