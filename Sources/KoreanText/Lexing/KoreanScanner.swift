/// Cuts a text into words.
///
/// A word is the longest one of the vocabulary, or all that is glued together when some of it is
/// not understood. Every cell but spaces belongs to exactly one token, in the order of the text,
/// and nothing is thrown away: what no list has is a `word`, and signs are marks. `KoreanLexer`
/// goes on from here.
package struct KoreanScanner {
  let text: NormalizedText
  let vocabulary: KoreanVocabulary
  var index = 0
  private var isGlued = false
  var tokens: [KoreanToken] = []

  private init(_ text: NormalizedText, _ vocabulary: KoreanVocabulary) {
    self.text = text
    self.vocabulary = vocabulary
  }

  var cells: [NormalizedText.Cell] { text.cells }

  /// The tokens of a text.
  ///
  /// - Parameters:
  ///   - text: the text.
  ///   - vocabulary: the words that are known.
  /// - Complexity: O(*n*) in the number of cells.
  package static func tokens(
    of text: NormalizedText, vocabulary: KoreanVocabulary = .common
  ) -> [KoreanToken] {
    var lexer = KoreanScanner(text, vocabulary)
    lexer.run()
    return lexer.tokens
  }

  private mutating func run() {
    tokens.reserveCapacity(cells.count / 2 + 4)
    while index < cells.count {
      let scalar = cells[index].scalar
      if scalar == " " {
        index += 1
        isGlued = false
      } else {
        readToken(scalar)
        isGlued = true
      }
    }
  }

  private mutating func readToken(_ scalar: Unicode.Scalar) {
    if scalar.isHangulSyllable {
      readHangul()
    } else if scalar.isPlainDigit {
      readNumber()
    } else if let count = nameOfSigns(scalar) {
      append(.word, count: count)
    } else if WeekdaySet.daysAfterSunday(scalar) != nil, !endsForeignWord(scalar) {
      readSymbols()
    } else if scalar.isLatinLetter {
      readLatin()
    } else if let value = EnclosedNumbers.value(of: scalar) {
      append(.number(Int32(value), digits: 0), count: 1)
    } else if Self.isForeignLetter(scalar) {
      readLetters()
    } else if (scalar == "-" || scalar == "="), self.scalar(index + 1) == ">" {
      append(.arrow, count: 2)
    } else {
      append(.mark(KoreanToken.Mark.of(scalar)), count: 1)
    }
  }
}

extension KoreanScanner {
  /// 定休日: whether a letter of a weekday ends a word of such letters, which is no day.
  private func endsForeignWord(_ letter: Unicode.Scalar) -> Bool {
    let before = scalar(index - 1)
    return 0x4E00...0x9FFF ~= letter.value && 0x4E00...0x9FFF ~= before.value
      && WeekdaySet.daysAfterSunday(before) == nil
  }

  mutating func append(_ kind: KoreanToken.Kind, count: Int) {
    tokens.append(
      KoreanToken(
        kind: kind, isGlued: isGlued && !tokens.isEmpty, cells: index..<index + count))
    index += count
    isGlued = true
  }

  /// The scalar of a cell, or NUL outside the text.
  func scalar(_ place: Int) -> Unicode.Scalar { text.scalar(place) }

  /// The place behind a space, if there is one.
  func skippingSpace(_ place: Int) -> Int { scalar(place) == " " ? place + 1 : place }

  func isSyllable(_ place: Int) -> Bool { scalar(place).isHangulSyllable }

  /// Whether a letter, a syllable or a digit is glued to the front of the next token.
  var isAfterWord: Bool {
    guard isGlued, index > 0 else { return false }
    let before = cells[index - 1].scalar
    return before.isHangulSyllable || before.isPlainDigit || before.isLatinLetter
      || Self.isForeignLetter(before)
  }

  /// Whether the next token is glued to a word that is not known.
  var continuesWord: Bool { isGlued && tokens.last?.kind == .word }

  /// Whether a scalar is a letter of another script, whose words are not looked up.
  static func isForeignLetter(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "\u{C0}"..."\u{1FFF}": scalar != "×" && scalar != "÷"
    case "\u{3041}"..."\u{D7FF}", "\u{F900}"..."\u{FAFF}":
      // The dash that people type with the vowel key, and signs with numbers in them.
      scalar != "ㅡ" && !(0x3200..<0x3400 ~= scalar.value) && !scalar.isHangulSyllable
    case "\u{20000}"..."\u{3FFFF}": true
    default: false
    }
  }

  /// Whether a cell is a letter of a word without Hangul syllables.
  private func isLetter(_ place: Int) -> Bool {
    let scalar = scalar(place)
    return scalar.isLatinLetter
      || Self.isForeignLetter(scalar) && WeekdaySet.daysAfterSunday(scalar) == nil
  }

  private mutating func readLetters() {
    var count = 1
    while isLetter(index + count) { count += 1 }
    append(.word, count: count)
  }

  /// 영업시간am9: whether a half of the day stands between a word and an hour.
  private func isHourBehindSyllable(_ count: Int) -> Bool {
    cells[index - 1].scalar.isHangulSyllable && scalar(skippingSpace(index + count)).isPlainDigit
  }

  /// A run of Latin letters is one word of the vocabulary or none.
  private mutating func readLatin() {
    if let half = latinHalf(at: index), !isAfterWord || isHourBehindSyllable(half.count) {
      return readHalf(half.half, count: half.count)
    }
    let word = vocabulary.longestWord(in: cells, at: index)
    if let word, !isAfterWord, !isLetter(index + word.count) {
      if case .halfOfDay(let half) = word.kind { return readHalf(half, count: word.count) }
      return append(word.kind, count: word.count)
    }
    readLetters()
  }
}
