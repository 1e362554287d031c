// What joins words, and words that add nothing.
extension KoreanWords {
  static let grammar: [Group] = [
    (
      .cause,
      "인해|인하여|인한|따라|따른|따라서|위해|위하여|위한|맞아|맞이하여|맞이해|앞두고|앞두어|관계로|사유로|사정으로|사정상|때문에|땜에|내부 사정으로|내부 사정|대비해"
    ),
    (.cause, "날이 풀려|날이 풀려서|날씨가 풀려|날씨가 풀려서|날이 추워|날이 더워"),
    (.cause, "때문이다|때문입니다|때문이에요|대비하여|의해|의거|의거하여|의하여|의한|이유로|기념하여|참가로|근거하여"),
    (.adjoining, "이어지는|속한|연결되는|연계되는|붙은|끼인|낀"),
    (.decides, "정하는|정한|지정하는|지정한|인정하는|인정한|판단하는|판단한|공표하는|결정하는|결정한|필요한|필요하다고|고시한|공고하는|공고한|공지하는|공지한"),
    (.decides, "고시하는|지정하여|정하여|특별히|허가한|승인한|요하는"),
    (.condition, "경우|경우는|경우에|경우에는|경우엔|이면|일 때|때|때는|때에는|땐|인 경우|일 경우|인 때|일때는|일 시|인 날|인 날은|인 때에는"),
    (.condition, "인 때는|인 경우에는|인 경우는|일 때에는|일 경우에는"),
    (.overlap, "겹칠|겹치는|겹쳐|겹친|중복되는|중복될|해당하는|해당되는|해당될|해당할|겹치거나"),
    (.overlapCondition, "겹치면|겹칠 시|겹칠 때|겹칠 땐|겹칠 경우|겹치는 경우|겹칠 때는|중복되면|해당되면|해당하면"),
    (.excluding, "except|except for|except on|excluding|other than|instead of|rather than"),
    (.excluding, "unless it's a"),
    (.excluding, exceptionsByDay),
    (.except(isAttributive: false), "제외|제외하고|빼고|외에는|제외하고는|제외됩니다|제외함|제외합니다|예외|말고|말고는|빼고는|빼곤"),
    (.except(isAttributive: true), "제외한|이 아닌|가 아닌|뺀|이 아니라|가 아니라|이 아니고|가 아니고|이 아닌데"),
    (.include, "incl.|incl|including|포함|포함한|포함하여|포함하는|포함된|포함됨|포함해"),
    (.instead, "대신|대신에"),
    (.but, "단|다만|단지|but|while|whereas"),
    (.attribute, "인"),
    (.particle(.topic), "은|는|에는|엔|에선|에서는|로는|에는요"),
    (.particle(.genitive), "의|에|on|at|of|in|during"),
    (.particle(.only), "만|에만|만은|에만은|만이|뿐|에 한해|에 한해서|에 한하여|에 한해서만"),
    (.particle(.also), "도|에도"),
    (
      .particle(.since),
      "이후|이후로|이후부터|이후에는|자로|부터|부로|부터는|from|since|starting|starting from|starting on|beginning|beginning on|effective|effective from|as of|with effect from"
    ),
    (.particle(.each), "마다"),
    (.particle(.until), "까지|까지는|까지도|까지만|까지만요|까지요|까지며|까지이며|까지이고|까지고|until|till"),
    (.particle(.target), "로|으로"),
    (.particle(.subject), "이|가"),
    (.particle(.object), "을|를"),
    (.particle(.source), "에서"),
    (.among, "중|중에|중에서|중에는"),
    (.link(.and), "와|과|및|그리고|이랑|랑|또|및등|이고|and|and on|and on the"),
    (.link(.or), "또는|혹은|내지|이나|or"),
    (
      .copula, "입니다|이며|이다|이니|이오니|이라|이에요|예요|이예요|입니당|이므로|인데|이라서|라서|이었고|이구요|이고요|구요|라|이었으며|이랍니다|랍니다|이오며"
    ),
    (.concession, "이오나|이지만|입니다만|합니다만|하나|하지만|지만|임에도|임에도 불구하고|에도 불구하고|이되|하되|이긴 하나"),
    (.concession, "과 관계없이|와 관계없이|과 상관없이|와 상관없이|과 무관하게|와 무관하게|에 관계없이|에 상관없이|관계없이|상관없이|무관하게"),
    (.concession, "이긴 하지만|이라도|이어도|이긴 한데|이나마|인데도"),
    (.past, "이었지만|이었으나|였으나|했으나|하였으나|했지만|였지만|였는데|이었는데|했는데|였던|이었던|했던|하던|였었는데|했었는데|했었지만|였었지만"),
    (.past, "예정됐던|예정되었던|예정돼 있던|예정되어 있던|예정이었던|예정이던|계획됐던|이던|했는데요|였는데요|이었는데요|했다가|하였다가|됐다가|되었다가"),
    (.past, "라고 올렸다가|라고 올렸는데|라고 썼는데|라고 적었는데|라고 공지했는데|라고 공지했다가|라고 했는데|라고 했다가"),
    (.past, "로 안내해 드린|로 안내해드린|로 안내드린|로 안내한|로 공지한|로 공지드린|로 공지해 드린"),
    (.past, "뻔|뻔했습니다|뻔했어요|뻔했는데|뻔했다"),
    (.past, "드렸는데|드렸었는데|드렸지만|드렸으나|드렸던|드렸었지만"),
    (
      .hedge(.former),
      "no longer|no longer be|갔는데|갔더니|갔었는데|갔다가|가봤는데|왔는데|왔더니|방문했는데|방문했더니|찾아갔는데|찾아갔더니"
    ),
    (.past, "였음|이었음|였어요|이었어요|였습니다|이었습니다"),
    (
      .question,
      "으로 잘못|으로 알고|으로 나와|으로 뜨|으로 표시|으로 오해|으로 착각|로 잘못|라고 잘못|라고 알고|로 알고|인 줄|라고 나와|로 나와|로 뜨|라고 뜨|로 표시|라고 표시|라고 생각|라고 오해|로 오해|로 착각"
    ),
    (.question, "로 되어 있|로 돼 있|으로 되어 있|으로 돼 있|라고 되어 있|라고 돼 있|로 알려|으로 알려|라고 알려"),
    (.question, "공지 보고|공지를 보고|안내 보고|글 보고|글을 보고|공지 보시고|글 보시고"),
    (.question, "인지|일지|은지|는지|한지|하는지|하는지요|할지|나요|은가요|인가요|일까요|하나요|할까요|할까|하는가|되는지|여부"),
    (.addition, "추가|추가로"),
    (.addition, "also|also be|will also be|we will also be|we'll also be|are also|we are also"),
    (.ending, "합니다|해요|함|임|됩니다|드립니다|하며|하오며|되오며|하옵고|한다|하오니|하니|예정|예정입니다|예정이며|예정이오니|합니당|돼|해|다|하지|하여|된"),
    (.ending, "되는|되며|됨|돼요|시행|시행됩니다|시행하여|시행한다|적용|적용됩니다|실시|실시합니다|실시한다|있다|있습니다|있음|있으며|있으니|있어요|있는"),
    (.attributive, "하는|되던"),
    (.ending, "되어|진행|진행합니다|진행한다|지정|지정돼|지정합니다|결정|정했다|할 계획|할 예정|될 예정|하기로|한다고|했다|했습니다|하고|하게 됩니다"),
    (.ending, "하게|하였습니다|되오니|되고|들어간다|들어갑니다|돌입한다|할게요|하겠습니다|하려고|해서|하기|합니다요|하므로|하도록|하세요|바랍니다|주세요|계획"),
    (.ending, "들어가며|들어가고|들어가|들어갈|계획입니다|됐습니다|되었습니다|되었음|판정한다"),
    (.ordinalSign, "제"),
    (.tilde, "to|through|thru"),
  ]

  /// The words before a holiday, as in "except when Monday is a holiday".
  private static let exceptionsByDay = ["unless", "except when", "except if"].flatMap { sign in
    [
      "it", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday",
    ].flatMap { day in ["\(sign) \(day) is a", "\(sign) \(day) falls on a"] }
  }.joined(separator: "|")

  static let fillers: [Group] = [
    (.word, "설문|설문조사"),
    (.word, "instead of|in place of|in lieu of|in observance of|due to|because of|u.s."),
    (.filler, "following dates|following days|dates below|days below"),
    (.filler, "확정|쉬엄쉬엄|쉬엄|부득이|부득이하게|불가피하게|불가피|피치 못하게|어쩔 수 없이"),
    (
      .filler,
      "끝나고|기존과 동일하게|종전과 동일하게|기존과 같이|종전과 같이|예정대로|기존대로|종전대로|원래대로|평소대로|다시 한번|다시 한 번|한번 더|한 번 더|더|푹|always|regularly|still|말씀|봄맞이|가을맞이|겨울맞이|새해맞이|대청소"
    ),
    (
      .filler,
      "sorry|please note that|please note|please be advised that|note that|unfortunately|exceptionally|as an exception|the|our|my|itself|we've|as usual|as normal|instead|we are|we will be|we'll be|we're|will be|is|are|will|shall|be|been|has been|have been"
    ),
    (.filler, "관공서의 공휴일에 관한 규정|관공서 공휴일에 관한 규정|국가 지정|국가|의무|정기|정기적|정기적으로|자율|자체|의무적으로|본|전국|주요"),
    (.filler, "전국적으로|등|등의|그|각|각각|모두|전부|함께|기준|안내|공지|알림|해당|해당일|날짜|일자|문|문을|정기적인|전체|내|상시"),
    (
      .filler,
      "정상적으로|안내드립니다|알려드립니다|일제히|국내|법정|요일|평소|연중|연간|월중|씩|연속|쭉|푹|죄송합니다|감사합니다|안녕하세요|안녕하십니까|양해|부탁드립니다"
    ),
    (.filler, "이용에|착오|없으시길|방문|고객|손님|회원|고객님|다시|새로|첫|층|지하|지상|상반기|하반기|정부 시책|정부 시책에|유통산업|유통산업발전법"),
    (.filler, "유통산업발전법에|발전법|발전법에|저희 매장|오픈런|스케줄|일정|달력|또한|참고로|기본|실제|주간|스토어"),
    (.passing, "특별|긴급|임시|임시로|임시적으로|한시적|한시적으로|일시적으로|잠시|잠시만|잠정|잠정적으로|당분간|당분간만|당분간은|한동안"),
    (
      .passing,
      "한동안은|얼마간|temporarily|한 달간|한 달 동안|두 달간|두 달 동안|석 달간|세 달간|한정|한정으로|내내|동안|이번에|이번에는|이번에만|이번만"
    ),
    (.filler, "이에|이에 따라|이에 따른|글|게시글|게시물|통상|일반|전 직원|직원|모든|하루종일|종일|온종일|의거해|달|every"),
  ]
}
