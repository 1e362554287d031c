// Verbs by their stems and endings.
extension NormalizedText {
  /// An ending, up to the end of its word.
  struct Ending {
    /// What it makes of the stem or the noun before it; `nil` where there is none, as in 옮길.
    var kind: KoreanToken.Kind?
    var cells: Range<Int>
  }

  /// 옮깁니다, 미뤄졌어요, 앞당길: what a verb of change says, with its ending.
  func changing(_ start: Int) -> (stem: KoreanToken.Kind, ending: Ending)? {
    inflection(of: .changing, start)
  }

  /// 여니까, 열므로, 열겠습니다: 열다 with its ending.
  func opening(_ start: Int) -> (stem: KoreanToken.Kind, ending: Ending)? {
    inflection(of: .opening, start)
  }

  /// 했어요, 되었습니다: what makes a verb of the noun before it.
  func lightEnding(_ start: Int) -> Ending? { ending(of: .light, start) }

  /// 봅니다, 시작합니다: what makes a verb of a business before it.
  func endingOfBusiness(_ start: Int) -> Ending? { ending(of: .ofBusiness, start) }

  /// 에요, 이거든요, 인가요: what makes a predicate of the noun before it.
  func copula(_ start: Int) -> Ending? { word(of: .copulas, start) }

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

  /// A verb that has an ending, from its stem on.
  private func ending(of verbs: KoreanVocabulary, _ start: Int) -> Ending? {
    guard let ending = inflection(of: verbs, start)?.ending, ending.kind != nil else { return nil }
    return Ending(kind: ending.kind, cells: start..<ending.cells.upperBound)
  }

  /// The longest word of a list, where no syllable is glued to it.
  private func word(of list: KoreanVocabulary, _ start: Int) -> Ending? {
    guard let match = list.longestWord(in: cells, at: start),
      !scalar(start + match.count).isHangulSyllable
    else { return nil }
    return Ending(kind: match.kind, cells: start..<start + match.count)
  }

  private func inflection(
    of verbs: KoreanVocabulary, _ start: Int
  ) -> (stem: KoreanToken.Kind, ending: Ending)? {
    guard let (stem, last) = verbs.stem(in: cells, at: start) else { return nil }
    var (coda, tail) = (HangulSyllable(scalar(last))?.coda, last + 1)
    if coda == nil, ["었", "였", "았"].contains(scalar(tail)) { (coda, tail) = ("ㅆ", tail + 1) }
    if coda == "ㄹ", scalar(tail) == " ", let ending = word(of: .liquid, tail + 1) {
      // 휴무할 예정입니다, 변경될 것입니다
      return (stem, ending)
    }
    if !scalar(tail).isHangulSyllable {
      // 옮길 예정, and not 밀려
      return coda == nil ? nil : (stem, Ending(cells: tail..<tail))
    }
    guard let tails = KoreanVocabulary.tails(behind: coda) else { return nil }
    if let ending = word(of: tails, tail) { return (stem, ending) }
    // 열고, 열겠습니다
    if coda == "ㄹ", stem == .verdict(.open(.verb)), let ending = word(of: .vowel, tail) {
      return (stem, ending)
    }
    // 옮기기로했어요, 쉬게됐습니다
    if coda == nil, let match = tails.longestWord(in: cells, at: tail), match.kind == .ending,
      let ending = lightEnding(tail + match.count)
    {
      return (stem, Ending(kind: ending.kind, cells: tail..<ending.cells.upperBound))
    }
    return nil
  }
}

extension KoreanVocabulary {
  static let changing = KoreanVocabulary(groups: KoreanWords.changing)
  static let opening = KoreanVocabulary(groups: KoreanWords.opening)
  static let light = KoreanVocabulary(groups: KoreanWords.light)
  static let ofBusiness = KoreanVocabulary(groups: KoreanWords.ofBusiness)
  static let directions = KoreanVocabulary(groups: KoreanWords.directions)
  static let copulas = KoreanVocabulary(groups: KoreanWords.copulas)
  fileprivate static let vowel = KoreanVocabulary(groups: KoreanWords.tailsOfVowel)
  fileprivate static let past = KoreanVocabulary(groups: KoreanWords.tailsOfPast)
  fileprivate static let nasal = KoreanVocabulary(groups: KoreanWords.tailsOfN)
  fileprivate static let liquid = KoreanVocabulary(groups: KoreanWords.tailsOfL)
  fileprivate static let labial = KoreanVocabulary(groups: KoreanWords.tailsOfM)
  fileprivate static let polite = KoreanVocabulary(groups: KoreanWords.tailsOfB)

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
