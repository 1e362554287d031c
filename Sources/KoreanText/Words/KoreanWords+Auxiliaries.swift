// Verbs of business, and the verbs and nouns behind them that deny, ask for, or take back what they say.
extension KoreanWords {
  /// A verb by its stem and its infinitive: 쉬 and 쉬어.
  typealias Verb = (stem: String, infinitive: String)

  static let verbsOfClosing: [Verb] = [
    ("쉬", "쉬어"), ("쉬", "쉬여"), ("닫", "닫아"), ("닫", "닫어"), ("닫히", "닫혀"),
    ("닫혀 있", "닫혀 있어"),
  ]
  /// 열다 loses its ㄹ before some endings.
  static let verbsOfOpening: [Verb] = [
    ("열", "열어"), ("여", "열어"), ("열리", "열려"), ("열려 있", "열려 있어"),
  ]
  /// 이다: 휴무인 점.
  static let copula: [Verb] = [("이", "이어")]
  static let verbsOfChange: [Verb] = [
    ("바꾸", "바꿔"), ("바꾸", "바꾸어"), ("바뀌", "바껴"), ("옮기", "옮겨"), ("옮겨지", "옮겨져"),
    ("달라지", "달라져"),
  ]
  /// Verbs that move days to later ones, and the adverbs beside them.
  static let verbsOfDelay: [Verb] = [
    ("미루", "미뤄"), ("미뤄지", "미뤄져"), ("늦추", "늦춰"), ("늦춰지", "늦춰져"), ("밀리", "밀려"),
  ]
  static let delays = ["연기", "순연", "뒤로", "후로", "늦게"]
  /// Verbs that move days to earlier ones, and the adverbs beside them.
  static let verbsOfAdvance: [Verb] = [
    ("당기", "당겨"), ("당겨지", "당겨져"), ("앞당기", "앞당겨"), ("앞당겨지", "앞당겨져"),
  ]
  static let advances = ["앞으로", "전으로", "일찍", "빨리"]
  static let verbsOfCancellation: [Verb] = [
    ("없애", "없애"), ("없어지", "없어져"), ("거둬들이", "거둬들여"), ("거두어들이", "거두어들여"),
  ]
  /// The first syllables of all verbs, as bits.
  private static let beginnings = verbSyllables(
    verbsOfBusiness + copula + verbsOfClosing + verbsOfOpening + verbsOfDenial + verbsOfChange
      + verbsOfDelay + verbsOfAdvance + verbsOfCancellation)

  /// Whether one of the verbs may begin with a syllable, whatever its last consonant.
  static func mayBeginVerb(_ syllable: Unicode.Scalar) -> Bool {
    beginnings & verbSyllable(syllable) != 0
  }

  private static func verbSyllables(_ verbs: [Verb]) -> UInt64 {
    verbs.flatMap { [$0.stem, $0.infinitive] }.compactMap { $0.unicodeScalars.first }
      .reduce(0) { $0 | verbSyllable($1) }
  }

  private static func verbSyllable(_ syllable: Unicode.Scalar) -> UInt64 {
    1 << UInt64(syllable.withoutCoda.value / 28 % 64)
  }

  /// What makes a verb of the noun before it.
  static let lightVerbs: [Verb] = [
    ("하", "해"), ("하", "하여"), ("되", "돼"), ("되", "되어"), ("드리", "드려"),
  ]
  /// What one does with a business: 영업합니다, 진료 봅니다.
  static let verbsOfBusiness =
    lightVerbs + [("보", "봐"), ("시작하", "시작해"), ("시작되", "시작돼")]

  /// How the verb ends before another word.
  enum VerbForm {
    /// 쉬: before 지 and 기로.
    case stem
    /// 쉬어.
    case infinitive
    /// 쉬는, 쉰.
    case attributive
    /// 쉴.
    case prospective
  }

  /// What stands behind a form of a verb: one of some words, and a verb that goes on.
  struct Auxiliary {
    let form: VerbForm
    /// The words, in which a space may be missing.
    let words: [String]
    /// The verbs that go on; where there are none the phrase ends, whatever follows in the same word.
    let verbs: [Verb]
    /// What it says.
    let turn: KoreanToken.Kind
    /// Whether somebody means to do it.
    let isIntent: Bool

    init(
      form: VerbForm, words: String, verbs: [Verb], turn: KoreanToken.Kind, isIntent: Bool = false
    ) {
      self.form = form
      self.words = words.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
      self.verbs = verbs
      self.turn = turn
      self.isIntent = isIntent
    }
  }

  static let auxiliaries: [Auxiliary] = [
    Auxiliary(form: .stem, words: "지|지는|지도|지를|진", verbs: denials, turn: .negation),
    Auxiliary(form: .stem, words: "기로|기로는", verbs: decisions, turn: .ending),
    Auxiliary(form: .stem, words: "게|도록", verbs: lightVerbs, turn: .ending),
    Auxiliary(form: .stem, words: "고", verbs: [("싶", "싶어")], turn: doubt),
    Auxiliary(form: .stem, words: "고", verbs: [("있", "있어")], turn: .ending),
    Auxiliary(form: .infinitive, words: "", verbs: helpers, turn: .ending),
    Auxiliary(form: .infinitive, words: "야|야만", verbs: lightVerbs, turn: .ending),
    Auxiliary(
      form: .infinitive, words: "도", verbs: [("되", "돼"), ("되", "되어"), ("괜찮", "괜찮아")], turn: doubt),
    Auxiliary(form: .attributive, words: nominals, verbs: [("아니", "아니어")], turn: .negation),
    Auxiliary(form: .attributive, words: nominals, verbs: [("맞", "맞아")], turn: .ending),
    Auxiliary(
      form: .stem, words: "려|려고|으려|으려고|고자", verbs: [("하", "해")], turn: .ending, isIntent: true),
    Auxiliary(form: .stem, words: "느라|기 때문", verbs: [], turn: .ending),
    Auxiliary(form: .attributive, words: "것으로|걸로|거로", verbs: decisions, turn: .ending),
    Auxiliary(form: .attributive, words: "것으로|걸로|거로", verbs: opinions, turn: doubt),
    Auxiliary(form: .prospective, words: plans, verbs: [("없", "없어"), ("아니", "아니어")], turn: doubt),
    Auxiliary(form: .prospective, words: "수 밖에", verbs: [("없", "없어")], turn: .ending),
    Auxiliary(
      form: .prospective, words: "수|수가|수는|수도|일|일이|일은|일도|리|리가|리는", verbs: [("없", "없어")],
      turn: .negation),
    Auxiliary(form: .prospective, words: "수|수가|수는|수도", verbs: [("있", "있어")], turn: .potential),
    Auxiliary(form: .prospective, words: nominals, verbs: [("아니", "아니어")], turn: .negation),
    Auxiliary(
      form: .attributive, words: "점 양해|점 참고|점 유의|점 기억|점 널리|점을 양해|점 확인", verbs: [], turn: .ending),
    Auxiliary(form: .attributive, words: "뒤|후|데 이어|관계로", verbs: [], turn: .ending),
    // 휴가로 쉰 만큼 엽니다, 목요일마다 쉬던거 이제 안 쉬어요
    Auxiliary(form: .attributive, words: "만큼", verbs: [], turn: .hedge(.former)),
    Auxiliary(form: .stem, words: "던거|던것|던걸", verbs: [], turn: .hedge(.former)),
    Auxiliary(
      form: .attributive, words: "거 아시|것 아시|거 잊지|것 잊지|걸 잊지|것을 잊지|거 기억|것 기억", verbs: [],
      turn: .ending
    ),
    Auxiliary(
      form: .attributive, words: "것 같|거 같|게 아닌가|듯|줄|셈|척|모양", verbs: [], turn: doubt),
    Auxiliary(form: .prospective, words: "것 같|거 같|듯|줄|지도|모양|가능성", verbs: [], turn: doubt),
    Auxiliary(form: .stem, words: "려는|으려는", verbs: [], turn: doubt),
    Auxiliary(
      form: .stem, words: "려고 생각|려고 고민|려고 검토|려고 마음|으려고 생각|으려고 고민|을까 생각|을까 고민", verbs: [],
      turn: doubt),
  ]

  private static let doubt = KoreanToken.Kind.hedge(.softStatement)
  private static let nominals = "것|거|게|건|걸|것이|거가|것은|거는|것도"
  private static let plans = "예정|예정이|예정은|계획|계획이|계획은|계획도|생각|생각이|생각은"
  private static let denials: [Verb] = [
    ("않", "않아"), ("아니하", "아니해"), ("못하", "못해"), ("말", "말아"), ("마", "말아"),
  ]
  /// What denies what stands before it.
  static let verbsOfDenial = denials + [("없", "없어"), ("아니", "아니어")]
  private static let decisions: [Verb] =
    lightVerbs + [
      ("정하", "정해"), ("결정하", "결정해"), ("결정되", "결정돼"), ("확정하", "확정해"), ("확정되", "확정돼"), ("정해지", "정해져"),
    ]
  private static let opinions: [Verb] = [
    ("알", "알아"), ("아", "알아"), ("보이", "보여"), ("보", "봐"), ("나오", "나와"), ("들", "들어"), ("예상되", "예상돼"),
    ("생각하", "생각해"), ("기억하", "기억해"),
  ]
  private static let helpers: [Verb] = [
    ("가", "가"), ("주", "줘"), ("드리", "드려"), ("두", "둬"), ("놓", "놓아"), ("버리", "버려"), ("보", "봐"),
    ("오", "와"),
  ]
}
