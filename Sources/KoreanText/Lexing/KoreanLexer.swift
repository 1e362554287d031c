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
  /// Whether signs say of days that they are closed, or green lights that they are open; asked for by few texts, and
  /// found out once, since each answer takes the whole text.
  lazy var hasSignOfClosing = text.hasSignOfClosing
  lazy var hasSignOfOpening = text.hasSignOfOpening
  /// Whether a dropped sign, such as a quote, stands right before the next token.
  private var isAfterQuote = false
  /// The days on which the text says that it was written.
  var written: [DateOfWriting] = []
  /// Whether a bracket heads what was before a change.
  var headsFormer = false
  /// Where the last phrase of a verb ends, which may take several words.
  var phraseEnd = 0

  /// The terminals of a text.
  ///
  /// - Parameters:
  ///   - text: the text.
  ///   - vocabulary: the words that are known, with the names that the reader brings.
  package static func tokens(
    of text: NormalizedText, vocabulary: KoreanVocabulary = .common
  ) -> [KoreanToken] {
    lex(text, vocabulary: vocabulary).tokens
  }

  /// The terminals of a text, and the days on which it says that it was written.
  package static func lex(
    _ text: NormalizedText, vocabulary: KoreanVocabulary
  ) -> (tokens: [KoreanToken], written: [DateOfWriting]) {
    var lexer = KoreanLexer(text: text)
    let words = KoreanScanner.tokens(of: text, vocabulary: vocabulary)
    lexer.tokens.reserveCapacity(words.count)
    lexer.hasSlashTable = words.count { $0.kind == .mark(.slash) } > 5 && text.hasSlashTable
    lexer.hasWideRow = words.haveWideRow
    for index in words.indices { lexer.take(words[index], words, index) }
    lexer.orderEnglish()
    let tokens = lexer.withoutNoise()
    return (tokens, lexer.written)
  }

  private init(text: NormalizedText) { self.text = text }

  func scalar(_ cell: Int) -> Unicode.Scalar { text.scalar(cell) }

  mutating func removeLast(_ count: Int) { tokens.removeLast(count) }

  mutating func append(_ kind: KoreanToken.Kind, _ cells: Range<Int>, isGlued: Bool) {
    tokens.append(
      KoreanToken(kind: kind, isGlued: isGlued && !tokens.isEmpty, cells: cells))
  }

  private mutating func take(_ token: KoreanToken, _ all: [KoreanToken], _ index: Int) {
    guard token.cells.lowerBound >= phraseEnd, !takePhrase(token) else { return }
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
    case .passing where isBracketOfMonth && text.isWord("한정", token.cells):
      // (12월 한정 매주 수요일)
      append(.particle(.only), token.cells, isGlued: true)
    case .unit(.day) where isGlued && countsInAll(token):
      if tokens[tokens.count - 2].kind == .word { tokens[tokens.count - 2].kind = .filler }
      append(.unit(.days), token.cells, isGlued: true)
    case .cycle(.everyOtherWeek) where isOfMonth(all, index):
      append(.ordinal(OrdinalSet(nth: 2), isWeek: false), token.cells, isGlued: isGlued)
    case .lunar where isOfOtherDays(all, index):
      // 매월 1일(음력), 음력으로 매월 1일
      append(.hedge(.notExpressible), token.cells, isGlued: isGlued)
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
    where isAfterDate && text.isWord("하고", token.cells)
      && startsDay(all, index + 1):
      // 9일(토)하고 25일(월)에 쉽니다; of 8일 하고 9일 쉽니다 the first may be a day of business
      append(.link(isGlued ? .and : .or), token.cells, isGlued: isGlued)
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
    where text.isWord("않", token.cells) && isVerb(token.cells.upperBound + 1):
      // 4일은 않 엽니다
      append(.not, token.cells, isGlued: isGlued)
    case .word where isOrdinalSuffix(token):
      append(englishSuffix(all, index), token.cells, isGlued: isGlued)
    case .weekdays(.sunday, .symbols) where isGlued && endsWeeks:
      // 7일부터 1주일 쉽니다, 휴무를 2주일 연기합니다, and not 2주 일요일
      guard case .number(let weeks, _) = tokens[tokens.count - 2].kind else { break }
      let start = tokens[tokens.count - 2].cells.lowerBound
      removeLast(2)
      append(.days(7 * weeks), start..<token.cells.upperBound, isGlued: false)
    case .weekdays(let days, .name) where isAfterEvery:
      // Every Monday, January 1: of every week, and not that day
      append(.weekdays(days, .each), token.cells, isGlued: isGlued)
    case .weekdays(.wednesday, .symbols) where isPronoun(token, all, index):
      append(.filler, token.cells, isGlued: isGlued)
    case .word where isBeforeWeekday("next", token, all, index):
      // Next Monday is one day that comes, and not every Monday.
      append(.coming, token.cells, isGlued: isGlued)
    case .festival where takeEnglishReason(token), .part(.eve) where takeEnglishReason(token): break
    case .hedge(.conditional) where isOfReader(token, all, index):
      append(.word, token.cells, isGlued: isGlued)
    case .festival(.publicHolidays)
    where isAfterFestival && scalar(token.cells.lowerBound).loweredLatin == "h":
      // Seollal and Chuseok holidays
      append(.part(.span), token.cells, isGlued: isGlued)
    case .festival(.publicHolidays) where isKeyOfClosings(token, all, index):
      append(.verdict(.closed(.day)), token.cells, isGlued: isGlued)
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
    case .word where text.isWord("공", token.cells) && isBehindWeekdays && isClosing(all, index + 1):
      // 일,공 휴무
      append(.festival(.publicHolidays), token.cells, isGlued: isGlued)
    case .word where isAfterFestival && text.isWord("day", token.cells):
      // Chuseok Day
      append(.part(.day), token.cells, isGlued: isGlued)
    case .word where takeReasonWord(token, all, index): break
    case .word
    where isAlone(token, all, index) && text.isWord("예상", token.cells):
      append(.hedge(.softStatement), token.cells, isGlued: isGlued)
    case .word where isReason(token, all, index):
      append(.filler, token.cells, isGlued: isGlued)
    case .word: splitWord(token, isAfterQuote: isAfterQuote || isAfterBracket)
    case .filler
    where isGlued && tokens.last?.kind.isNumber == true && text.isWord("층", token.cells):
      takeFloor(token, index + 1 < all.count ? all[index + 1].kind : nil)
    case .hours(.closing)
    where scalar(token.cells.lowerBound).isLatinLetter
      && (isAfterDate && !isTime(all, index + 1) || isBeforeEnglishDay(all, index)):
      // 12/25 CLOSE and close on Sundays, and not close 21:00
      append(.verdict(.closed(.act)), token.cells, isGlued: isGlued)
    case .negation
    where (isAfterDate || isAlone(token, all, index))
      && scalar(token.cells.lowerBound).loweredLatin == "x":
      // 평일만 영업 (주말, 공휴일 X), 26일 휴무 (X): no business, or no closing
      append(.hedge(.softStatement), token.cells, isGlued: isGlued)
    case .excluding
    where tokens.last?.kind == .cycle(.day)
      && tokens.dropLast().last?.kind == .verdict(.closed(.act)):
      // Closed every day except Sunday: open on Sundays, and not closed
      append(.hedge(.softStatement), token.cells, isGlued: isGlued)
    case .condition
    where (!isGlued || tokens.last?.kind == .lineEnd) && text.isWord("일시", token.cells):
      // 일시 휴업, 일시: 12월 7일, and not 공휴일일 시
      append(.passing, token.cells, isGlued: false)
    default:
      if token.kind == .unit(.day), countsDaysBefore {
        // ← 이 3일은 쉽니다, 하반기 3일
        append(.unit(.days), token.cells, isGlued: isGlued)
        break
      }
      if token.kind == .unit(.day), !isGlued, isBehindHoursOfWeekday {
        // 토 9-13 일 휴무
        append(.weekdays(.sunday, .symbols), token.cells, isGlued: false)
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
}

extension KoreanToken.Kind {
  package var isNumber: Bool { if case .number = self { true } else { false } }
  var isOrdinal: Bool { if case .ordinal = self { true } else { false } }
}
