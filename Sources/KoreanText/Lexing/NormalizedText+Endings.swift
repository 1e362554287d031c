// Verbs by their stems and endings.
extension NormalizedText {
  /// An ending, up to the end of its word.
  struct Ending {
    /// What it makes of the stem or the noun before it.
    var kind: KoreanToken.Kind
    var cells: Range<Int>
  }

  /// 했어요, 되었습니다: what makes a verb of the noun before it, up to the end of its word.
  func lightEnding(_ start: Int) -> Ending? {
    guard let phrase = phrase(of: KoreanWords.lightVerbs, at: start) else { return nil }
    let end = (start..<phrase.end).first { scalar($0) == " " } ?? phrase.end
    return Ending(kind: phrase.turns[phrase.turns.count - 1].kind, cells: start..<end)
  }

  /// 에요, 이거든요, 인가요: what makes a predicate of the noun before it.
  func copula(_ start: Int) -> Ending? { word(of: .copulas, start) }

  /// 1 where a word says that days move to later ones, -1 to earlier ones: 연기합니다, 하루 앞으로.
  package func direction(in range: Range<Int>) -> Int? {
    for place in range where place == range.lowerBound || scalar(place - 1) == " " {
      for (verbs, adverbs, sign) in [
        (KoreanWords.verbsOfDelay, KoreanWords.delays, 1),
        (KoreanWords.verbsOfAdvance, KoreanWords.advances, -1),
      ] where begins(with: verbs, at: place) || adverbs.contains(where: { has($0, at: place) }) {
        return sign
      }
    }
    return nil
  }

  /// The longest word of a list, where no syllable is glued to it.
  func word(of list: KoreanVocabulary, _ start: Int) -> Ending? {
    guard let match = list.longestWord(in: cells, at: start),
      !scalar(start + match.count).isHangulSyllable
    else { return nil }
    return Ending(kind: match.kind, cells: start..<start + match.count)
  }
}

extension KoreanVocabulary {
  static let copulas = KoreanVocabulary(groups: KoreanWords.copulas)
  static let vowel = KoreanVocabulary(groups: KoreanWords.tailsOfVowel)
  static let past = KoreanVocabulary(groups: KoreanWords.tailsOfPast)
  static let nasal = KoreanVocabulary(groups: KoreanWords.tailsOfN)
  static let liquid = KoreanVocabulary(groups: KoreanWords.tailsOfL)
  static let reports = KoreanVocabulary(groups: KoreanWords.tailsOfReports)
  static let labial = KoreanVocabulary(groups: KoreanWords.tailsOfM)
  static let polite = KoreanVocabulary(groups: KoreanWords.tailsOfB)

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
