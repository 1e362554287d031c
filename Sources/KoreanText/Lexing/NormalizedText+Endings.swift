// Verbs by their stems and endings.
extension NormalizedText {
  /// A verb, or what makes one of a noun, up to the end of its word.
  struct Inflection {
    /// What the stem says.
    var stem: KoreanToken.Kind
    /// What the ending makes of it; `nil` where there is none, as in 옮길.
    var ending: KoreanToken.Kind?
    /// Where the ending begins: the cells of the stem end here.
    var start: Int
  }

  /// The end of a run of syllables.
  func endOfWord(_ start: Int) -> Int {
    var end = start
    while scalar(end).isHangulSyllable { end += 1 }
    return end
  }

  /// The word of a list that begins here and ends with the word of the text.
  private func word(_ list: KoreanVocabulary, _ start: Int, through end: Int) -> KoreanToken.Kind? {
    guard let match = list.longestWord(in: cells, at: start), start + match.count == end else {
      return nil
    }
    return match.kind
  }

  /// 옮깁니다, 미뤄졌어요, 앞당길: a verb of change from a place to the end of its word.
  func changing(_ start: Int) -> Inflection? { inflection(of: .changing, start) }

  /// 했어요, 되었습니다, 이네요: what makes a verb of the noun before it, from a place to the end of its word.
  func lightEnding(_ start: Int) -> KoreanToken.Kind? { inflection(of: .light, start)?.ending }

  /// 봅니다, 시작합니다: what makes a verb of a business before it.
  func endingOfBusiness(_ start: Int) -> KoreanToken.Kind? {
    inflection(of: .ofBusiness, start)?.ending
  }

  /// 에요, 이거든요, 인가요: what makes a predicate of the noun before it.
  func copula(_ start: Int) -> KoreanToken.Kind? {
    let end = endOfWord(start)
    guard end > start, end - start <= Self.longestEnding else { return nil }
    return word(.copulas, start, through: end)
  }

  /// The most syllables of an ending: 하기로했습니다 has seven.
  private static let longestEnding = 12

  /// 1 where a word says that days move to later ones, -1 to earlier ones: 연기합니다, 하루 앞으로.
  package func direction(in range: Range<Int>) -> Int? {
    for place in range where place == range.lowerBound || scalar(place - 1) == " " {
      if case .spoken(.away(let sign))? = KoreanVocabulary.directions.stem(in: cells, at: place)?
        .kind
      {
        return Int(sign)
      }
    }
    return nil
  }

  private func inflection(of verbs: KoreanVocabulary, _ start: Int) -> Inflection? {
    guard let (stem, last) = verbs.stem(in: cells, at: start) else { return nil }
    let end = endOfWord(last)
    guard end - start <= Self.longestEnding else { return nil }
    var (coda, tail) = (HangulSyllable(scalar(last))?.coda, last + 1)
    if coda == nil, ["었", "였", "았"].contains(scalar(tail)) { (coda, tail) = ("ㅆ", tail + 1) }
    // 옮길 예정, and not 밀려
    if tail == end { return coda == nil ? nil : Inflection(stem: stem, ending: nil, start: tail) }
    guard let tails = KoreanVocabulary.tails(behind: coda) else { return nil }
    if let ending = word(tails, tail, through: end) {
      return Inflection(stem: stem, ending: ending, start: tail)
    }
    // 옮기기로했어요, 쉬게됐습니다
    if coda == nil, let match = tails.longestWord(in: cells, at: tail), match.kind == .ending,
      let ending = lightEnding(tail + match.count)
    {
      return Inflection(stem: stem, ending: ending, start: tail)
    }
    return nil
  }
}

extension KoreanVocabulary {
  static let changing = KoreanVocabulary(groups: KoreanWords.changing)
  static let light = KoreanVocabulary(groups: KoreanWords.light)
  static let ofBusiness = KoreanVocabulary(groups: KoreanWords.ofBusiness)
  static let directions = KoreanVocabulary(groups: KoreanWords.directions)
  static let copulas = KoreanVocabulary(groups: KoreanWords.copulas)
  private static let vowel = KoreanVocabulary(groups: KoreanWords.tailsOfVowel)
  private static let past = KoreanVocabulary(groups: KoreanWords.tailsOfPast)
  private static let nasal = KoreanVocabulary(groups: KoreanWords.tailsOfN)
  private static let liquid = KoreanVocabulary(groups: KoreanWords.tailsOfL)
  private static let labial = KoreanVocabulary(groups: KoreanWords.tailsOfM)
  private static let polite = KoreanVocabulary(groups: KoreanWords.tailsOfB)

  /// The endings behind the last consonant of a stem.
  static func tails(behind coda: Unicode.Scalar?) -> KoreanVocabulary? {
    switch coda {
    case nil: vowel
    case "ㅆ": past
    case "ㄴ": nasal
    case "ㄹ": liquid
    case "ㅁ": labial
    case "ㅂ": polite
    default: nil
    }
  }
}
