/// Turns a text into the terminals of the grammar.
///
/// It finds what the signs, and the words that are in no list, are for.
///
/// - Complexity: O(*n*) in the number of tokens.
package struct KoreanLexer {
  let text: NormalizedText
  var tokens: [KoreanToken] = []
  /// Whether slashes are the bars of a table.
  var hasSlashTable = false
  /// Whether bars divide cells, and no numbers.
  var hasWideRow = false
  /// Whether a dropped sign, such as a quote, stands right before the next token.
  private var isAfterQuote = false

  /// The terminals of a text.
  ///
  /// - Parameters:
  ///   - text: the text.
  ///   - vocabulary: the words that are known, with the names that the reader brings.
  package static func tokens(
    of text: NormalizedText, vocabulary: KoreanVocabulary = .common
  ) -> [KoreanToken] {
    var lexer = KoreanLexer(text: text)
    let words = KoreanScanner.tokens(of: text, vocabulary: vocabulary)
    lexer.tokens.reserveCapacity(words.count)
    lexer.hasSlashTable = words.count { $0.kind == .mark(.slash) } > 5 && text.hasSlashTable
    lexer.hasWideRow = words.haveWideRow
    for index in words.indices { lexer.take(words[index], words, index) }
    return lexer.withoutNoise()
  }

  private init(text: NormalizedText) { self.text = text }

  func scalar(_ cell: Int) -> Unicode.Scalar { text.scalar(cell) }

  mutating func removeLast(_ count: Int) { tokens.removeLast(count) }

  mutating func append(_ kind: KoreanToken.Kind, _ cells: Range<Int>, isGlued: Bool) {
    tokens.append(
      KoreanToken(kind: kind, isGlued: isGlued && !tokens.isEmpty, cells: cells))
  }

  private mutating func take(_ token: KoreanToken, _ all: [KoreanToken], _ index: Int) {
    let isGlued = token.isGlued
    switch token.kind {
    case .mark(.quote), .mark(.bullet), .mark(.other):
      guard
        let kind = sign(token, isBeforeDay: index + 1 < all.count && all[index + 1].kind.isNumber)
      else {
        isAfterQuote = isGlued || isAfterQuote
        return
      }
      append(kind, token.cells, isGlued: isGlued)
    case .mark(let mark):
      if scalar(token.cells.lowerBound) == "?" { addQuestion(token.cells) }
      takeMark(mark, token, at: index, of: all)
    case .ordinal(let ordinal, _) where scalar(token.cells.lowerBound).isLatinLetter:
      append(englishOrdinal(ordinal, all, index), token.cells, isGlued: isGlued)
    case .cycle(.everyOtherWeek) where isOfMonth(all, index):
      append(.ordinal(OrdinalSet(nth: 2), isWeek: false), token.cells, isGlued: isGlued)
    // 2호점, 구로(신도림)점
    case .branch where takeNumberedName(token), .word where takeNumberedName(token): break
    // 제2공장
    case .place(.store) where takeNumberedStore(token), .word where takeNumberedStore(token): break
    // 성탄절 끝나면, 추석 지나고: when, and no day that is meant
    case .word where endsFestival(token), .filler where endsFestival(token):
      tokens[tokens.count - 1].kind = .filler
      append(.filler, token.cells, isGlued: isGlued)
    // 크리스마스날
    case .day where isGlued && isAfterFestival: break
    // 1차 휴가: one of several
    case .change
    where text.isWord("연기", token.cells) && isParticle(all, index + 1):
      // 공사 일정 연기로 3월 18일로: a noun
      append(.word, token.cells, isGlued: isGlued)
    case .word where isGlued && counts("차", token): takeCounted(.filler, token)
    case .word where text.isWord("오류", token.cells) && isAlone(token, all, index):
      // (오류) 12월 15일 휴관⏎(정정) 12월 18일 휴관
      append(.former, token.cells, isGlued: isGlued)
    case .former where text.isWord("현행", token.cells) && !headsLabel(all, index + 1):
      // 현행 의무휴업일을 유지하고: what stays
      append(.word, token.cells, isGlued: isGlued)
    case .places where tokens.last?.kind.isNumber != true && text.isWord("개점", token.cells):
      // 12월 28일 개점, and not 12개점
      append(.verdict(.opensDoor), token.cells, isGlued: isGlued)
    case .namedDays where text.has("임시휴", at: token.cells.lowerBound) && headsDates(all, index + 1):
      // 임시휴관일: 5월 14일, and not 매주 월요일, 임시휴관일
      let noun = token.cells.lowerBound + 2
      append(.passing, token.cells.lowerBound..<noun, isGlued: isGlued)
      append(.verdict(.closed(.day)), noun..<token.cells.upperBound, isGlued: true)
    case .link(.and)
    where isGlued && isAfterDate && text.isWord("이고", token.cells) && headsBranch(all, index + 1):
      // 보령점은 10일, 25일이고⏎서산점은 …
      append(.copula, token.cells, isGlued: true)
    case .ending
    where isGlued && isAfterDate && text.isWord("하고", token.cells) && startsDay(all, index + 1):
      // 9일(토)하고 25일(월)에 쉽니다
      append(.link(.and), token.cells, isGlued: true)
    case .particle(.genitive) where isBesidesDays && startsDay(all, index + 1):
      // 월요일 외에 화요일도
      let start = tokens.removeLast().cells.lowerBound
      append(.link(.and), start..<token.cells.upperBound, isGlued: false)
    case .word
    where isAfterDate && isGlued && text.isWord("나", token.cells) && startsDay(all, index + 1):
      // 8/3~8/5나 8/10~8/12
      append(.link(.or), token.cells, isGlued: true)
    case .negation where isAfterDate && text.isWord("아니고", token.cells),
      .except
    where (tokens.last?.kind == .unit(.day) || isAfterBracket)
      && text.isWord("말고", token.cells) && startsDay(all, index + 1):
      // 15일 아니고 16일, 12일(목) 말고 13일
      append(.except(isAttributive: true), token.cells, isGlued: isGlued)
    case .negation
    where text.isWord("않", token.cells) && stem(token.cells.upperBound + 1) != nil:
      // 4일은 않 엽니다
      append(.not, token.cells, isGlued: isGlued)
    case .word where isOrdinalSuffix(token):
      append(englishSuffix(all, index), token.cells, isGlued: isGlued)
    case .weekdays(.wednesday, .symbols) where isPronoun(token, all, index):
      append(.filler, token.cells, isGlued: isGlued)
    case .word where isBeforeWeekday("next", token, all, index):
      // Next Monday is one day that comes, and not every Monday.
      append(.coming, token.cells, isGlued: isGlued)
    case .festival where takeEnglishReason(token), .part(.eve) where takeEnglishReason(token): break
    case .hedge(.conditional) where isOfReader(token, all, index):
      append(.word, token.cells, isGlued: isGlued)
    case .festival(.publicHolidays) where isOfOthers(token):
      // Closed on American holidays
      let start = tokens[tokens.count - 1].cells.lowerBound
      removeLast(1)
      append(.namedDays, start..<token.cells.upperBound, isGlued: false)
    case .place(.brand) where isOfNeighbors, .place(.store) where isOfNeighbors:
      // 인근 대형마트: another house than the store
      let start = tokens.removeLast().cells.lowerBound
      append(.word, start..<token.cells.upperBound, isGlued: false)
    case .verdict(.closed(.act))
    where text.isWord("no service", token.cells) && kind(all, index + 1) == .word:
      // No service fee
      append(.word, token.cells, isGlued: isGlued)
    case .word where takeReasonWord(token, all, index): break
    case .word where isReason(token, all, index):
      append(.filler, token.cells, isGlued: isGlued)
    case .word: splitWord(token, isAfterQuote: isAfterQuote || isAfterBracket)
    case .filler
    where isGlued && tokens.last?.kind.isNumber == true && text.isWord("층", token.cells):
      takeFloor(token, index + 1 < all.count ? all[index + 1].kind : nil)
    case .hours(.closing)
    where scalar(token.cells.lowerBound).isLatinLetter
      && (isAfterDate || isBeforeEnglishDay(all, index)) && !isTime(all, index + 1):
      // 12/25 CLOSE and close on Sundays, and not close 21:00
      append(.verdict(.closed(.act)), token.cells, isGlued: isGlued)
    case .negation
    where (isAfterDate || isAlone(token, all, index))
      && scalar(token.cells.lowerBound).loweredLatin == "x":
      // 평일만 영업 (주말, 공휴일 X), 26일 휴무 (X): no business, or no closing
      append(.hedge(.softStatement), token.cells, isGlued: isGlued)
    case .condition
    where (!isGlued || tokens.last?.kind == .lineEnd) && text.isWord("일시", token.cells):
      // 일시 휴업, 일시: 12월 7일, and not 공휴일일 시
      append(.passing, token.cells, isGlued: false)
    default:
      if token.kind == .unit(.day), countsDaysBefore {
        // ← 이 3일은 쉽니다
        append(.unit(.days), token.cells, isGlued: isGlued)
        break
      }
      if token.kind == .unit(.day), countsStay {
        // 2박3일, 1인 5권 14일: for as many days
        tokens.removeSubrange(tokens.count - 3..<tokens.count - 1)
        append(.unit(.days), token.cells, isGlued: isGlued)
        break
      }
      if case .unit(.day) = token.kind, case .number(365, _)? = tokens.last?.kind,
        !isAway(all, index + 1)
      {
        // 365일 is 연중무휴.
        let start = tokens[tokens.count - 1].cells.lowerBound
        tokens.removeLast()
        append(.verdict(.neverCloses), start..<token.cells.upperBound, isGlued: false)
        break
      }
      append(token.kind, token.cells, isGlued: isGlued)
    }
    isAfterQuote = false
  }

  /// Whether a word before a place is a label, a cell or a line, or stands right before a number, and a number follows.
  private func headsDates(_ all: [KoreanToken], _ index: Int) -> Bool {
    var place = index
    while place < all.count, place < index + 3,
      [.mark(.colon), .mark(.bar), .mark(.lineEnd)].contains(all[place].kind)
    {
      place += 1
    }
    return kind(all, place)?.isNumber == true
  }

  /// Whether a word before a place is a label, or a cell: 현행:, 현행 |.
  private func headsLabel(_ all: [KoreanToken], _ index: Int) -> Bool {
    switch kind(all, index) {
    case .mark(.colon)?, .mark(.bar)?, .mark(.lineEnd)?, nil: true
    default: false
    }
  }

  /// 재고조사 휴점, 내부수리 휴무: whether a word says why the store closes, and not which part of it.
  private func isReason(_ token: KoreanToken, _ all: [KoreanToken], _ index: Int) -> Bool {
    guard index + 1 < all.count, case .verdict(let verdict) = all[index + 1].kind, verdict.isClosed,
      verdict != .closed(.verb), token.cells.count > 1
    else { return false }
    return text.endsAsReason(token.cells)
  }

  /// Whether a particle is glued to the word before a place.
  private func isParticle(_ all: [KoreanToken], _ index: Int) -> Bool {
    if index < all.count, case .particle = all[index].kind { all[index].isGlued } else { false }
  }

  /// Whether 뒤 or 전 is at a place.
  private func isAway(_ all: [KoreanToken], _ index: Int) -> Bool {
    if index < all.count, case .spoken(.away) = all[index].kind { true } else { false }
  }

  /// 쉬나요?: asks, and says nothing.
  private mutating func addQuestion(_ cells: Range<Int>) {
    switch tokens.last?.kind {
    case .verdict?, .ending?, .copula?, .negation?: append(.question, cells, isGlued: true)
    default: break
    }
  }

  /// Whether the last number is the day behind an English month.
  var isAfterEnglishDay: Bool {
    guard tokens.count > 1, tokens[tokens.count - 1].kind.isNumber else { return false }
    if case .month = tokens[tokens.count - 2].kind { return true }
    return false
  }

  /// Whether the last word is a day, or the number of one.
  private var isAfterDate: Bool {
    isAfterDays || isAfterBracket || tokens.last?.kind.isNumber == true
  }

  /// Whether a time, or a number that may be one, is at a place.
  private func isTime(_ all: [KoreanToken], _ index: Int) -> Bool {
    guard index < all.count else { return false }
    switch all[index].kind {
    case .time, .halfOfDay, .number, .mark(.colon), .mark(.tilde), .mark(.dash): return true
    default: return false
    }
  }

  private func endsFestival(_ token: KoreanToken) -> Bool {
    isAfterFestival
      && ["끝나면", "끝나고", "지나면", "지나고", "지나서"].contains { text.isWord($0, token.cells) }
  }

  private var isAfterFestival: Bool {
    if case .festival? = tokens.last?.kind { true } else { false }
  }

  /// Whether the last word is a day.
  private var isAfterDays: Bool {
    switch tokens.last?.kind {
    case .weekdays?, .festival?, .unit(.day)?: true
    default: false
    }
  }

  /// Whether a branch or its brand is next, on this line or the one below.
  private func headsBranch(_ all: [KoreanToken], _ index: Int) -> Bool {
    let place = kind(all, index) == .mark(.lineEnd) ? index + 1 : index
    return kind(all, place) == .branch || kind(all, place) == .place(.brand)
  }

  /// Whether 외 stands behind days.
  private var isBesidesDays: Bool {
    guard tokens.count > 1, let word = tokens.last, text.isWord("외", word.cells) else {
      return false
    }
    switch tokens[tokens.count - 2].kind {
    case .weekdays, .festival, .unit(.day): return true
    default: return false
    }
  }

  /// Whether a token may begin days.
  private func startsDay(_ all: [KoreanToken], _ index: Int) -> Bool {
    switch kind(all, index) {
    case .number?, .weekdays?, .ordinal?, .cycle?, .festival?, .month?: true
    default: false
    }
  }

  private var isAfterBracket: Bool { tokens.last?.kind == .close }
}

extension KoreanToken.Kind {
  package var isNumber: Bool { if case .number = self { true } else { false } }
  var isOrdinal: Bool { if case .ordinal = self { true } else { false } }
}
