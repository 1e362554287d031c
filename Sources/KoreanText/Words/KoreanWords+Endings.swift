// How verbs end, in the styles of signs, notices and messages.
extension KoreanWords {
  /// What follows a stem that ends in a vowel: 하고, 해요.
  static let tailsOfVowel: [Group] = [
    (.ending, "고|고요|구요|구|며|면서|니|니까|니까요|네|네요|네용|지|지요|죠|려고요|려구요|기로|게|도록"),
    (.ending, "겠습니다|겠습니당|겠슴다|겠슴니다|겠어요|겠다|겠음|겠고|겠으니|겠으며|거든요|므로|오니|오며|옵니다|옵고|더라고요|더라구요"),
    (.ending, "요|용|욤|염|여|서|서요|는데요"),
    (.question, "나|나요|냐|냐고|냐는|느냐|느냐고|는지|는지요|는가|는가요|자|자고"),
    (.concession, "지만|는데"), (.past, "던"), (.hedge(.former), "려다|려다가|려던|려했으나|려 했으나"),
    (.attributive, "는"), (.hedge(.conditional), "면|면은|려면"),
    (.ending, "야겠어요|야겠습니다|야겠네요|야겠다|야죠|려니|려니까"),
    (.hedge(.softStatement), "거나|든지|든가|도|려고|려구|던데|던데요|라며|라는|자며|자는"),
  ]
  /// What follows ㅆ and 었: 했습니다, 되었어요.
  static let tailsOfPast: [Group] = [
    (.ending, "습니다|습니당|슴다|슴니다|어요|어용|어|다|으며|고|고요|구요|음|네요|거든요|더라고요|더라구요|으니|으니까|죠|지요|답니다"),
    (.question, "나|나요|을까|을까요|는지|냐|냐고|냐면|습니까"),
    (.past, "는데|는데요|지만|으나|던|었는데|었지만|었으나|다가|더니"),
    (.hedge(.softStatement), "대요|다네요|다던데|을 수도|을지도"),
  ]
  /// What follows ㄴ: 한다, 된답니다.
  static let tailsOfN: [Group] = [
    (.ending, "다|답니다|단다"), (.question, "가|가요|지|지요"), (.hedge(.conditional), "다면|다면은"),
    (.concession, "데|데요"),
    (.hedge(.softStatement), "대요|다네요|다는데|다는데요|다던데|다던데요|다더라|다더라고요|듯|듯해요|듯합니다"),
  ]
  /// What tells what somebody says: 한다고, 쉰다는.
  static let tailsOfReports: [Group] = [(.ending, "다고"), (.attributive, "다는")]
  /// What follows ㄹ: 할게요, 될 예정입니다.
  static let tailsOfL: [Group] = [
    (.ending, "게|게요|께요|게용|께용|게여|께여|거에요|거예요|꺼에요|꺼예요|것입니다|것임|겁니다|겁니당|거고|거고요|거구요|거니까|테니|테니까"),
    (.ending, "예정|예정입니다|예정이에요|예정이예요|예정이며|예정이오니|예정이니|예정임|예정이고|예정이구요|예정입니당|예정이라|계획|계획입니다|래요|랍니다"),
    (.question, "까|까요|까 합니다|까 해요|지|지요|런지|는지"), (.concession, "텐데|텐데요"),
    (.hedge(.softStatement), "듯|듯요|듯해요|듯합니다|듯하네요|지도|지도 몰라요|수도|것 같아요|것 같습니다|거 같아요"),
    (.hedge(.former), "뻔|뻔했습니다|뻔했어요|뻔했는데|뻔했다"),
  ]
  /// What follows ㅁ: 함, 됨.
  static let tailsOfM: [Group] = [(.ending, "당|미다|니다")]
  /// What follows ㅂ: 합니다, 됩니당.
  static let tailsOfB: [Group] = [
    (.ending, "니다|니당|니다요|니다아|니더|니디|니데이|니닷|니다욧"), (.concession, "니다만|니다마는"), (.question, "니까"),
  ]

  /// 이다 behind a noun, with or without its 이: 휴무예요, 13일이네요.
  static let copulas: [Group] = [
    (.copula, "고|에요|예요|여요|이에요|이예요|이여요|이어요|네요|이네요|거든요|이거든요|고요|구요|이고요|이구요|죠|이죠|지요|이지요|요|이요"),
    (.copula, "임|임당|임다|임돠|임니다|입니다|입니당|입니다요|이옵니다|이랍니다|랍니다|이라|라|이니|니|이니까|니까|이니까요|니까요|이므로|므로|이고|이며"),
    (.copula, "일거에요|일거예요|일꺼에요|일꺼예요|일 겁니다|일 것입니다|일 예정입니다"),
    (.concession, "인데|인데요|인데용|지만|이지만"), (.past, "였는데|이었는데|였지만|이었지만|였으나|이었으나"),
    (.question, "인가|인가요|인가여|인지|인지요|일까|일까요|입니까"),
    (
      .hedge(.softStatement),
      "일 듯|일 듯해요|일 듯요|일 듯합니다|일 수도|일지도|일 것 같아요|일 것 같습니다|일 거 같아요|인 듯|인 듯요|인 듯해요"
    ),
    (.hedge(.softStatement), "인 것 같아요|인 것 같습니다|인 거 같아요|래요|이래요|라네요|이라네요|라던데|이라던데|라는데|이라는데"),
  ]
}
