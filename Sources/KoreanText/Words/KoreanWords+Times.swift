// Times of day, and words of hours.
extension KoreanWords {
  static let times: [Group] = [
    (.halfOfDay(.beforeNoon), "오전"),
    (.halfOfDay(.afternoon), "오후"),
    (.halfOfDay(.dawn), "새벽"),
    (.halfOfDay(.morning), "아침"),
    (.halfOfDay(.midday), "낮"),
    (.halfOfDay(.evening), "저녁"),
    (.halfOfDay(.night), "밤"),
    (.halfOfDay(.noon), "정오|noon"),
    (.halfOfDay(.midnight), "자정|midnight"),
    (.hours(.label), "영업 시간|운영 시간|이용 시간|업무 시간|상담 시간|쇼핑 시간|개점 시간|시간"),
    (.hours(.label), "진료 시간|관람 시간|운행 시간|개관 시간|근무 시간|입장 시간"),
    (.hours(.label), "주말운영여부|관람종료시각|hours|opening hours|business hours"),
    (.hours(.pause), "브레이크 타임|휴게 시간|쉬는 시간|준비 시간|점심 시간|식사 시간|휴식 시간|휴식|브레이크|점심|소독 시간"),
    (.hours(.pause), "break|break time|bt|b.t"),
    (
      .hours(.special),
      "일찍 닫는 날|일찍 마치는 날|늦게 여는 날|단축 영업|단축 운영|단축 진료|단축|연장 영업|연장 운영|야간 진료|야간 개장|야간 운영|야간 영업|야간|심야|연장"
    ),
    (.hours(.lastOrder), "라스트 오더|주문|주문 마감|마지막 주문|주방 마감|입장 마감|접수 마감|매표 마감|발권 마감|마지막 입장"),
    (.hours(.lastOrder), "last order|last orders|order|lo|l.o|l.o.|last entry|last admission"),
    (.hours(.storeEnd), "폐점|폐장|폐업|영업 종료|운영 종료|영업을 마칩니다|영업을 마치고|영업을 마치며|영업을 마무리합니다|운영을 마칩니다"),
    (.hours(.closing), "마감 시간|닫는 시간|종료|close|closes"),
  ]

  /// The end of hours that no clock says: 12:00~소진시.
  static let soldOut: [Group] = [
    (.filler, "소진|소진 시|재료 소진|재료 소진 시|준비 재료 소진 시|물량 소진 시|품절 시|매진 시")
  ]

  /// Words that say nothing beside days and hours, where the lexer has no meaning for them.
  static let silent: [Group] = [
    (.filler, "of|the|month|we|are|is|our|store|shop|business|operating|working|time|times|a|year"),
    (.filler, "round|each|only|both|week|weekly|관람|평소"),
  ]

  /// What stands for all days, or months, that were not named.
  static let rest: [Group] = [(.filler, "그 외|이외|나머지|그 밖의|그 밖에")]

  /// What gives days the hours of others.
  static let same: [Group] = [(.filler, "동일|같음|같습니다|똑같음|준함|준하여|same")]

  /// What says that the hours of days are others, and not which: 일요일 조기 마감.
  static let otherHours: [Group] = [
    (.filler, "조기 마감|조기 폐점|조기 종료|조기 폐관|일찍|늦게|단축 영업|단축 운영|단축 진료|단축|연장 영업|연장 운영|연장|야간 진료")
  ]

  /// What happens beside the hours of a store and changes none: 일요일 주차 무료.
  static let beside: [Group] = [
    (
      .filler,
      "주차|무료|할인|세일|행사|이벤트|특가|증정|사은품|적립|쿠폰|공연|배송|택배|발송|출고|수거|셔틀|버스|장터|벼룩시장|플리마켓|바자회|채용|모집|구인"
    ),
    (.filler, "parking|free|sale|discount|delivery|event|events"),
  ]

  /// Meals, whose hours are sessions of the store where there are several.
  static let meals: [Group] = [
    (.filler, "breakfast|brunch|lunch|dinner|조식|브런치|중식|석식|런치|디너")
  ]
}
