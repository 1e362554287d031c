// What is said of days.
extension KoreanWords {
  static let statements: [Group] = [
    (.verdict(.closed(.verb)), "쉬어 갑니다|쉬어 가요|쉬어 가겠습니다"),
    (
      .verdict(.closed(.act)),
      "정상 휴무|정상 휴진|정상 휴업|정상 휴관|고정 휴무|휴무|휴뮤|휴므|휴점|휴업|휴관|휴장|휴진|휴실|정휴|미영업|휴강|휴원|휴가|임휴|동계휴가|겨울휴가|미운영|하계 휴진"
    ),
    (
      .verdict(.closed(.act)),
      "휴무 일정|휴업 일정|휴점 일정|휴관 일정|휴진 일정|휴장 일정|하계 휴무|동계 휴무|여름 휴무|하기휴가|휴궁|폐원|대체 휴무|대체 휴업|대체 휴점|대체 휴관|문 닫음"
    ),
    (.verdict(.closed(.act)), "여름 휴가|하계 휴가|휴점 휴무|미개관|휴게|휴항|비영업|비운영|closed|off"),
    (.verdict(.closed(.act)), "not open|will not open|won't open|not be open|will not be open"),
    (
      .verdict(.closed(.act)),
      "don't open|do not open|doesn't open|does not open|not opening|shut|we'll rest"
    ),
    (
      .verdict(.open(.act)),
      "not closed|not be closed|won't be closed|not close|won't close|special opening|no longer close|no longer closed|no more closing"
    ),
    (
      .hedge(.specialHours),
      "closed in the morning|closed in the afternoon|closed in the evening|closed for lunch"
    ),
    (.verdict(.closed(.act)), "takes a rest|take a rest|takes a day off|take a day off|rests"),
    (
      .verdict(.closed(.act)),
      "there will be no service|there is no service|no service|no business|on vacation|on holiday|on break|taking a break"
    ),
    (.verdict(.closed(.day)), "정기 휴무일|정기 휴업일|정기 휴점일|정기 휴관일|정기 휴진일|정기 휴장일|정기 휴원일|의무 휴점일"),
    (
      .verdict(.closed(.day)),
      "정기 휴무|정기 휴업|정기 휴점|정기 휴관|정기 휴진|정기 휴장|의무 휴업|의무 휴무|고정 휴일|고정 휴무일|휴무일|휴뮤일|휴점일|휴업일|휴관일|휴장일|휴진일|휴무날|정휴일|정기휴일|휴원일|쉬는 날|휴강일|휴무요일"
    ),
    (.verdict(.closed(.day)), "의무 휴업일|의무휴무일|대체 휴무일|대체 휴업일|대체 휴점일|대체 휴관일|미운영일|비영업일|비운영일"),
    (.verdict(.closed(.day)), "regular holiday|regular holidays|regular closing day"),
    (
      .verdict(.closed(.day)),
      "regular closing days|closing day|closing days|closed day|closed days|closedday|closeddays|restdate|restdateculture|restdatefood|restdateshopping|restdateleports"
    ),
    (.verdict(.closed(.day)), "weekly holiday|weekly holidays|weekly day off|regular day off"),
    (.verdict(.closed(.day)), "다음 휴무|다음 휴무일|다음 휴점|다음 휴점일|다음 휴관|다음 휴관일|다음 휴진|다음 휴진일"),
    (.verdict(.closed(.day)), "재량 휴업일|재량 휴업|자율 휴업일|자율 휴무일|자율 휴업|자율 휴무"),
    (
      .verdict(.closed(.day)),
      "closing schedule|closing dates|closed dates|closed days|day off|days off|store holiday|store holidays"
    ),
    (.verdict(.open(.act)), "정상 영업|정상 운영|정상 개점|정상 오픈|정상 근무|정상 개관|정상 진료|상시 개방|정상 개방|개관|개방|⭕|정상"),
    (.verdict(.open(.day)), "여는 날|문 여는 날|정상 영업일|영업일|개관일|진료일|운영일"),
    (.verdict(.operates), "영업 일정|운영 일정|진료 일정|영업|운영|영업중|진료|장사|근무|open"),
    (
      .verdict(.opensDoor),
      "손님 받습니다|손님을 받습니다|손님 모십니다|손님을 모십니다|손님 맞이합니다|손님을 맞이합니다|고객을 맞이합니다|고객님을 맞이합니다"
    ),
    (
      .verdict(.opensDoor),
      "open again|opens again|opening again|back open|reopen|reopening|will reopen|re-open|re-opens|back on|we're back on"
    ),
    (.verdict(.opensDoor), "be back on|will be back on|we'll be back on|we will be back on"),
    (.verdict(.opensDoor), "see you on|see you again on|see you back on"),
    (.verdict(.opensDoor), "regular hours resume|normal hours resume|resume regular hours"),
    (.verdict(.open(.verb)), "opens"),
    (.verdict(.opensDoor), "resumes|opened|reopens|오픈|개점|개장|재오픈|재개|재개소|재개원|재개방|재개장|재개점|재개관|그랜드 오픈"),
    (.verdict(.neverCloses), "연증 무휴|연중 무휴|연중무후|연중무유|연중뮤휴|연중무흄|연즁무휴|연중 휴무 없음|연중 개관|년중 무휴|연중 개방"),
    (.verdict(.neverCloses), "연중무휴일|open 7 days a week|open seven days a week"),
    (.verdict(.withoutClosing), "무휴"),
    (
      .verdict(.closed(.verb)),
      "문을 잠급니다|문을 잠가 둡니다|문을 잠가둡니다|휴무입니다|휴무합니다|쉽니다|쉼니다|쉬어요|쉬어갑니다|쉼|쉰다|쉬며|쉬고|닫습니다|닫는다|닫음|닫고|재충전의 시간을"
    ),
    (.suspension, "중단|운영 중단|영업 중단"),
    (.not, "안|못|not"),
    (.negation, "없음|없습니다|없어요|없이|없는|없으며|없다|없고|없어|x|없네요|없구요|않습니다|않음|않고|않으며|않는|않아요|않는다|않|아님|아닙니다"),
    (.negation, "미적용|미대상|비대상|대상 아님|대상이 아님|대상이 아닙니다|미실시|미시행|미해당|해당 없음|해당 없습니다"),
    (.negation, "아니며|아니고|아닌|안 합니다|안 함|안해요|않으나|않으니|않습니다만|아니합니다|아니함|아니하며|못하며|못하고|못하는|못하니|못할|못 합니다"),
    (.negation, "못 함|못 해요|수 없습니다|수 없어요|수 없음|수 없으며|수 없으니|수 없고|수가 없습니다"),
    (.negation, "수 없게|수 없는|수 없다|수 없을|수 없기|수 없었습니다|수 없겠습니다|수가 없어요|수가 없게|수가 없는|수가 없으니"),
    (.negation, "날 아닙니다|날 아님|날 아니에요|날 아니예요|날 아녜요|날이 아닙니다|날이 아니에요"),
    (.negation, "아니에요|아니예요|아녜요|아니다|아니었습니다"),
    (.potential, "수 있|수도 있|수가 있|수도|가능|할 수|될 수|할 수 있|될 수 있|할 수도 있|될 수도 있"),
    (
      .former,
      "본래|애초|애초에|현행|개정 전|정정 전|수정 전|잘못된 안내|잘못 안내된|잘못 올라간|잘못 올린|잘못 게시된|원래|기존|당초|종전|예전|예전에는|기존에는|변경 전"
    ),
    (.wage, "시급|일급|월급|연봉|급여|대 보험|퇴직금|주휴수당|식대"),
    (.mostly, "많아|많고|많습니다|많다|많아요"),
    (
      .hedge(.softStatement),
      "직원 휴무|직원 휴가|이틀 중 하루|양일 중 하루|사흘 중 하루|가급적|권장|검토|검토되었으나|검토되었지만|검토했으나|검토했지만|협의|보통|대체로|거의|주로|아마|대개|미정|미확정|확정은 아니고|확정은 아닙니다|확정은 아니에요|확정 아님|확정되지|정해지지|결정되지|정하지 못"
    ),
    (.hedge(.softStatement), "이용이 안 됩니다|이용 안 됩니다|이용이 어렵습니다|이용 불가|이용 불가능|이용이 불가|입장 불가|출입 금지|이용 제한"),
    (.hedge(.softStatement), "이용할 수 없습니다|이용하실 수 없습니다|이용할 수 없어요|이용하실 수 없어요|이용할 수 없으며|이용하실 수 없으며"),
    (.hedge(.softStatement), "좋겠어요|좋겠네요|좋겠습니다|좋겠는데|좋겠다|싶어요|싶네요|싶습니다|싶은데"),
    (.hedge(.softStatement), "될 것으로 보입니다|될 것으로 보인다|될 것으로 예상된다|될 것으로 전망된다|가능성|가능성이 높다|가능성이 크다"),
    (.hedge(.softStatement), "가능성이 있다|가능성이 높습니다"),
    (.hedge(.softStatement), "것으로 보입니다|것으로 보인다|것으로 보여요|것으로 예상됩니다|것으로 예상된다|것으로 전망됩니다|것으로 전망된다"),
    (.hedge(.softStatement), "것 같습니다|것 같아요|것 같네요|듯합니다|듯해요|듯하네요"),
    (
      .hedge(.softStatement), "전망이다|전망입니다|예상된다|예상됩니다|추진|추진 중|논의|논의 중|논의중|조율 중|고려 중|고민 중|구상 중"
    ),
    (.hedge(.softStatement), "보류|보류합니다|보류됐습니다|보류되었습니다|백지화|백지화되었습니다|백지화됐습니다|발표 예정|공지 예정|안내 예정"),
    (
      .hedge(.softStatement),
      "유동적|부정기|비정기|부정기적으로|비정기적으로|간헐적|간헐적으로|임의로|재량|재량으로|자율|자율적으로|수시|수시로|기분 따라|기분에 따라|희망 점포|확인 필요"
    ),
    (.hedge(.softStatement), "vs|건의|건의드립니다|건의합니다|제안드립니다|제안드려요|제안합니다|반대합니다|투표|투표해주세요|신청합니다|ㄴㄴ"),
    (.hedge(.softStatement), "가안|잠정안|잠정 결정|잠정 확정|결정 예정|확정 예정|불확실|불확실합니다|불투명"),
    (.hedge(.softStatement), "날씨를 보고|날씨 보고|날씨 봐서|상황을 보고|상황 보고"),
    (.hedge(.softStatement), "상황에 따라|사정에 따라|형편에 따라|여건에 따라|경우에 따라|상황 봐서"),
    (.hedge(.softStatement), "매출에 따라|날씨에 따라|기상에 따라|재고에 따라|예약에 따라|수급에 따라"),
    (.hedge(.softStatement), "또는 단축 영업|또는 단축 운영|혹은 단축 영업"),
    (
      .hedge(.softStatement),
      "thinking of|thinking about|considering|not decided|not yet decided|undecided|to be decided|tbd|tentative"
    ),
    (
      .hedge(.softStatement),
      "tentatively|maybe|perhaps|probably|possibly|might|planning to|not sure"
    ),
    (
      .hedge(.softStatement),
      "may or may not|may not|not been decided|not been determined|not been confirmed|not been announced|not been set"
    ),
    (
      .hedge(.softStatement),
      "not confirmed|not determined|not announced|to be announced|to be confirmed|tba|tbc|yet to be decided"
    ),
    (.hedge(.softStatement), "usually|normally|generally|typically|often|sometimes|mostly"),
    (.hedge(.conditional), "if|when|unless|in case|except when|except if"),
    (.hedge(.conditional), "in which case|in that case|그러면|그럴 경우|그렇게 되면"),
    // 끝자리가 4, 9인 날: all days with these last digits, and not only the fourth and the ninth
    (.hedge(.notExpressible), "끝자리|끝 자리|끝수|끝 숫자|뒷자리"),
    (
      .hedge(.variesByStore),
      "번갈아|번갈아가며|번갈아 가며|교대로|차례로|차례대로|순서대로|순으로|나눠|나누어|돌아가며|돌아가면서|상이|상이함|상이합니다|상이할|다름|다릅니다|달라요|다를|다르지만|다르니|다르므로|차이|점포별|점포별로|매장별"
    ),
    (
      .hedge(.variesByStore),
      "점포에 따라|매장에 따라|지점에 따라|지역에 따라|매장별로|지점별|지점별로|지자체별|지자체별로|지역별|지역별로|점별|점포마다|매장마다|지점마다|지역마다"
    ),
    (.hedge(.reference), "연락 바랍니다|연락주세요|연락 주세요|연락 부탁드립니다|연락 주시기 바랍니다|연락주시기 바랍니다"),
    (
      .hedge(.reference),
      "확정되면|정해지면|결정되면|정해지는 대로|확정되는 대로|결정되는 대로|홈페이지|참조|참고|문의|문의바랍니다|미게시|확인|정보|별도|별도 공지|추후|추후 공지|공지 예정|따로"
    ),
    (.unchanged, "동일하고|동일하며|그대로|그대로입니다|그대로예요|그대로에요|그대로며|그대로이며|그대로이고|그대로고|그대로고요|그대로구요|그대롭니다"),
    (.unchanged, "마찬가지|마찬가지입니다|마찬가지예요|마찬가지에요|마찬가지고|마찬가지구요"),
    (.unchanged, "변동 없음|변동 없습니다|변동 없어요|변동 없이|변동 없으며|변동은 없습니다|변동은 없어요|변동사항 없음|변동사항 없습니다|변동사항은 없습니다"),
    (.unchanged, "변경 없음|변경 없습니다|변경 없어요|변경 없이|변경은 없습니다|변경사항 없음|변경사항 없습니다|변함 없습니다|변함없습니다|변함없이|변함 없이"),
    (.unchanged, "기존과 같습니다|기존과 동일합니다|종전과 같습니다|종전과 동일합니다|이전과 같습니다|이전과 동일합니다"),
    (
      .unchanged,
      "remains unchanged|remain unchanged|is unchanged|unchanged|stays the same|remains the same|remain the same"
    ),
    (.cancellation, "삭제|삭제합니다|삭제됩니다"),
    (.cancellation, "없던 걸로|없던 것으로|없던 일로|없었던 걸로|없었던 일로|없는 걸로|폐지|취소|철회|해제|번복|무시|무효|무효입니다"),
    (.change, "변경|연기|순연|이동|조정|변동|대체|변경된|바꾸어|바뀌어|바꿔|옮겨|미루어|미뤄|늦춰|당겨|앞당겨"),
    (
      .change,
      "개정 후|정정 후|수정 후|변경 후|변경 일자|변경일|변경 휴무일|변경 휴업일|변경 휴점일|변경 휴관일|변경된 휴무일|변경된 휴업일|변경된 휴점일"
    ),
    (.change, "공지 정정|안내 정정|정정합니다|정정해요|정정드립니다|정정 드립니다|바로잡습니다|바로 잡습니다|바로잡아요"),
    (
      .change,
      "change|changes|changed|will change|has changed|have changed|moved|has moved|has been moved|is moved|got moved"
    ),
    (
      .change,
      "rescheduled|is rescheduled|has been rescheduled|postponed|has been postponed|is postponed|shifted"
    ),
    (.change, "our last day|last day of business|last day at this location|closing permanently"),
    (
      .change,
      "전환됩니다|전환합니다|전환된다|전환한다|전환되었습니다|전환했습니다|달라집니다|달라져요|달라진다|달라졌습니다|달라졌어요|생겼습니다|생겼어요|생깁니다|생겨요|생긴다"
    ),
    (.otherPredicate, "운행"),
    (.otherPredicate, "개장 준비|오픈 준비|개점 준비|개관 준비|재개장 준비|재오픈 준비"),
    (
      .otherPredicate,
      "may be closed|might be closed|may close|might close|may have to close|might have to close"
    ),
    (
      .otherPredicate,
      "벼룩시장|바자회|플리마켓|장터|나눔장터|마감|조기 마감|업데이트|할인|예약|모임|행사|공연|세일|무료|유료|인상|인하|입장|수거|발송|출고|불가|어렵습니다|채용|모집|구인|특가|증정"
    ),
    (.otherPredicate, "행사 기간|이벤트 기간|할인 기간|세일 기간|신청 기간|접수 기간|모집 기간|응모 기간|판매 기간|사용 기간|유효 기간|적립 기간"),
    (.otherPredicate, "증정 기간|휴가 복귀|휴가 끝|휴가 후 복귀|closed beta"),
    (.otherPredicate, "따르면|의하면|보면|살펴보면|살펴 보면|사은품|밝혔다|전했다|말했다|발표했다|설명했다|안내했다|공지했다|밝혔습니다"),
  ]
}
