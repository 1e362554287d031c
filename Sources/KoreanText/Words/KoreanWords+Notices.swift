// Words of notices of closing days. They go before equal words of the common lists.
extension KoreanWords {
  static let notices: [Group] = noticeDays + noticeVerdicts + noticeGrammar + noticeThings

  private static let noticeDays: [Group] = [
    (.notice(.coming), "이번|금번|오는|올해|금년|돌아오는"),
    (.notice(.following), "다음|그 다음|바로 다음"),
    (.relativeDay, "다음 주|이번 주|담 주|돌아오는 주|이날|차주|지난주|작일"),
    (.relativeMonth(.this), "이달|이번 달|금월|당월"),
    (.relativeMonth(.next), "다음 달|담달|내달|익월"),
    (.cycle(.month), "매월|매달|달마다|다달이|한 달"),
    (.cycle(.year), "매년|매해|해마다"),
    (.cycle(.everyOtherWeek), "격주|격주로|격주간|격주마다|이주마다|2주마다"),
    (.holiday(.publicHolidays), "공휴일|법정 공휴일|국공휴일|빨간날|국가 지정 공휴일|국가 공휴일|국정 공휴일|법정 휴일"),
    (.holiday(.publicHolidays), "법적 공휴일|관공서의 공휴일|관공서 공휴일|관공서의 휴관일|관공서의 휴무일|관공서 휴무일"),
    (
      .holiday(.publicHolidays),
      "관공서의 법정 공휴일|국가 지정 법정 공휴일|정부 지정 공휴일|국가가 정한 공휴일|기타 공휴일|정부에서 지정하는 공휴일|정부에서 지정한 공휴일|정부에서 정한 공휴일|정부가 지정한 공휴일"
    ),
    (.holiday(.publicHolidays), "다른 공휴일|다른 법정 공휴일|기타 법정 공휴일|그 밖의 공휴일|법정공유일|법정공휴무일|관공서의 기타 공휴일"),
    (.holiday(.publicHolidays), "관공서의 공휴일에 관한 규정이 정하는 공휴일|관공서의 공휴일에 관한 규정에 따른 공휴일"),
    // 「관공서의 공휴일에 관한 규정」에서 정한 공휴일: the name of the decree may stand in brackets.
    (.notice(.filler), "관공서의 공휴일에 관한 규정|관공서 공휴일에 관한 규정"),
    (
      .holiday(.publicHolidays),
      "에서 정한 공휴일|에서 정하는 공휴일|에 따른 공휴일|에 의한 공휴일|이 정하는 공휴일|이 정한 공휴일|에 규정된 공휴일"
    ),
    (.holiday(.publicHolidays), "국, 공휴일|국·공휴일|국/공휴일|국.공휴일"),
    (.holiday(.publicHolidays), "관공서의 공휴일에 관한 규정에 의한 공휴일|관공서의 공휴일에 관한 규정에서 정한 공휴일"),
    (.holiday(.somePublicHolidays), "대체 공휴일|대체 휴일|대체공휴일 등"),
    (.notice(.nationalDays), "국경일"),
    (.notice(.namedDays), "임시 공휴일|임시 휴일|정부 지정 임시 공휴일|국가 지정 임시 공휴일|국가 지정 임시 휴일|국가가 정한 임시 공휴일"),
    (.holiday(.festivals), "명절"),
    (.holiday(.seollal), "설날|구정|설명절|음력설|설|음력 설날"),
    (.holiday(.chuseok), "추석|한가위|중추절|추석 날|추석 명절"),
    (.holiday(.newYear), "신정|새해|새해 첫날|양력 설|신년"),
    (.holiday(.christmas), "크리스마스|성탄절|성탄|기독 탄신일"),
    (.holiday(.buddhasBirthday), "석가탄신일|부처님 오신 날|초파일|석탄일"),
    (.holiday(.independenceMovementDay), "삼일절|3.1절|3·1절|31절"),
    (.holiday(.labourDay), "노동절|근로자의 날|노동자의 날"),
    (.notice(.anniversary), "창사기념일|설립기념일|개소기념일|창립일|개교일"),
    (.notice(.anniversary), "개점기념일|개교 기념일|창립 기념일|개관 기념일|개원 기념일"),
    (.notice(.namedDays), "방학|여름방학|겨울방학|봄방학|하계방학|동계방학|방학기간|선거일|선거날|투표일|수능날|수능일|휴가철"),
    (.notice(.namedDays), "동절기|하절기|성수기|비수기|하계|동계|여름|겨울|여름철|겨울철|학기 중|장날|임시휴관일|임시휴무일|기간|시기"),
    (.notice(.day), "날|날인"),
    (.holidayPart(.day), "당일날|당 일"),
    (.holidayPart(.eve), "전일|이브|하루 전|전 날"),
    (.holidayPart(.dayAfter), "다음 날|익일|이튿날|다음일|담날|그 다음 날|바로 다음 날|그 다음일"),
    (.holidayPart(.span), "연휴|연휴 기간|연휴 동안"),
  ]

  private static let noticeVerdicts: [Group] = [
    (
      .verdict(.closed(.act)),
      "휴무|휴뮤|휴점|휴업|휴관|휴장|휴진|휴실|정휴|미영업|휴강|휴원|휴가|동계휴가|겨울휴가|미운영|하계 휴진|하계 휴무|동계 휴무|여름 휴무|하기휴가|휴궁|폐장|폐원"
    ),
    (.verdict(.closed(.act)), "대체 휴무|대체 휴업|대체 휴점|대체 휴관|문 닫음|여름 휴가|하계 휴가|휴점 휴무|미개관|휴게"),
    (.verdict(.closed(.day)), "휴무일|휴뮤일|휴점일|휴업일|휴관일|휴장일|휴진일|휴무날|정휴일|정기휴일|휴원일|쉬는 날|휴강일|휴무요일"),
    (.verdict(.closed(.day)), "의무 휴업일|의무휴무일|대체 휴무일|대체 휴업일|대체 휴점일|대체 휴관일|미운영일"),
    (.verdict(.restDay), "휴일"),
    (.verdict(.open(.act)), "정상 영업|정상 운영|정상 개점|정상 오픈|정상 근무|정상 개관|정상 진료"),
    (.verdict(.open(.act)), "상시 개방|정상 개방|개관|개방"),
    (.verdict(.open(.day)), "정상 영업일|영업일|개관일|진료일|운영일"),
    (.verdict(.operates), "영업|운영|영업중|진료|운행|장사|근무"),
    (.verdict(.opensDoor), "오픈|개점|개장|재오픈|재개|재개장|재개관|그랜드 오픈"),
    (
      .verdict(.neverCloses),
      "연증무휴|연중 무휴|연중무후|연중무유|연중뮤휴|연중무흄|연즁무휴|연중 휴무 없음|연중 개관|년중 무휴|연중 개방|연중무휴일"
    ),
    (.verdict(.withoutClosing), "무휴"),
    (.notice(.suspension), "중단|운영 중단|영업 중단"),
    (.notice(.not), "안|못"),
    (.notice(.crossed), "❌"),
    (.notice(.circled), "⭕"),
    (.absence, "없음|없습니다|없어요|없이|없는|없으며|없다|없고|없어|x|없네요|없구요"),
    (.negation, "않습니다|않음|않고|않으며|않는|않아요|않는다|않|아님|아닙니다|아니며|아니고|아닌|안 합니다|안 함|안해요"),
    (.negation, "않으나|않으니|않습니다만|아니합니다|아니함|아니하며|못하며|못하고|못하는|못하니|못할|못 합니다|못 함|못 해요"),
    (
      .hedge(.optional),
      "수 있|수 있습니다|수 있다|수 있음|수 있으며|수 있으니|수 있는|수 있게|수 있다고|수도 있습니다|수도 있음|수도|가능|할 수|될 수"
    ),
    (.hedge(.former), "원래|기존|당초|종전|예전|예전에는|기존에는"),
    (.notice(.mostly), "많아|많고|많습니다|많다|많아요"),
    (.hedge(.soft), "가급적|권장|검토|협의|보통|대체로|거의|주로|아마|대개"),
    (.hedge(.some), "대부분|대부분의|일부|일부점|일부 점포|일부 매장|일부 지점|대다수|몇몇"),
    (
      .hedge(.varies), "상이|상이함|상이합니다|상이할|다름|다릅니다|달라요|다를|다르지만|다르니|다르므로|차이|점포별|점포별로|매장별|매장별로|지점별|지점별로"
    ),
    (.hedge(.elsewhere), "홈페이지|참조|참고|문의|문의바랍니다|미게시|확인|정보|별도|별도 공지|추후|추후 공지|공지 예정|따로|유동적|부정기|비정기"),
    (.cancellation, "취소|취소됨|취소되어|취소됩니다|취소되었습니다|취소합니다|철회|해제"),
    (.change, "변경|변경되어|변경하여|변경됩니다|변경합니다|변경되었습니다|변경된|변경되었어요|변경했다|변경할|이동|옮겨|조정|바뀌었다|바뀌었어요"),
    (.change, "바꾸어|바꾼다|바꿨다|바꾸기로|바꾸고|바꾸며|바꿔|앞당겨|바뀐|바뀝니다|바뀌었습니다|바뀌어|바꿉니다|옮깁니다|옮겼습니다|변경하고|변경해|바뀌며|옮긴"),
  ]
}
