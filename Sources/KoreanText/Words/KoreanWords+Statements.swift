// What is said of days, and of what.
extension KoreanWords {
  static let verdicts: [Group] = [
    (.verdict(.closed(.act)), "휴무|휴뮤|휴점|휴업|휴관|휴장|휴진|휴실|정휴|미영업"),
    (.verdict(.closed(.act)), "대체 휴무|대체 휴업|대체 휴점"),
    (.verdict(.closed(.day)), "휴무일|휴뮤일|휴점일|휴업일|휴관일|휴장일|휴진일|휴무날|정휴일|정기휴일"),
    (.verdict(.closed(.day)), "대체 휴무일|대체 휴업일|대체 휴점일|쉬는 날"),
    (.verdict(.closed(.verb)), "휴무입니다|휴무합니다|쉽니다|쉼니다|쉬어요|쉬어갑니다|쉼|쉰다|쉬는|쉬며|쉬고"),
    (.verdict(.closed(.verb)), "쉬지|닫습니다|닫는다|닫음|닫고"),
    (.verdict(.restDay), "휴일"),
    (.verdict(.open(.act)), "정상 영업|정상 운영|정상 개점|정상 오픈|정상 근무"),
    (.verdict(.open(.day)), "정상 영업일|영업일"),
    (.verdict(.operates), "영업|운영|영업중"),
    (.verdict(.opensDoor), "오픈|개점|개장|개관"),
    (
      .verdict(.neverCloses),
      "연중 무휴|연증 무휴|년중 무휴|연중무후|연중무유|연중뮤휴|연중무흄|연즁무휴|연중 휴무 없음"
    ),
    (.verdict(.withoutClosing), "무휴"),
  ]

  static let statements: [Group] = [
    (.absence, "없음|없습니다|없어요|없이|없는|없으며|없다|없고"),
    (.negation, "않습니다|않음|않고|않으며|않는|않아요|않|아님|아닙니다|아니며|안 합니다|안 함"),
    (.cancellation, "취소|취소됨|취소되어|취소됩니다|취소되었습니다|취소합니다|철회|해제"),
    (.change, "변경|변경되어|변경하여|변경됩니다|변경합니다|변경되었습니다|변경된|이동|옮겨|조정|대체|대체하여"),
    (.instead, "대신"),
    (.except(isAttributive: false), "제외|제외하고|빼고|외에는"),
    (.except(isAttributive: true), "제외한"),
    (.include, "포함|포함한|포함하여"),
    (.condition, "경우|있는|이면|일 때|인 경우|일 경우"),
    (.overlap, "겹칠|겹치는|겹치면|겹칠 시"),
    (.hedge(.some), "대부분|일부|일부점|일부 점포|일부 매장|일부 지점"),
    (.hedge(.soft), "가급적|권장|검토|협의"),
    (.hedge(.varies), "상이|상이함|상이합니다|다름|다릅니다|달라요|다를|점포별|점포별로|매장별|매장별로|지점별|지점별로"),
    (.hedge(.varies), "지자체별|지자체별로|지역별|지역별로|점별|점포마다|매장마다|지점마다|지역마다"),
    (.hedge(.optional), "수 있|수 있습니다|수 있다|수 있음|수 있으며|수 있으니|수도|가능|할 수|될 수"),
    (.hedge(.elsewhere), "홈페이지|참조|참고|문의|문의바랍니다|미게시|확인|정보"),
    (.hedge(.undecided), "미정|여부"),
    (.hedge(.former), "원래|기존|당초|종전"),
  ]

  static let things: [Group] = [
    (.scope(.facility), "수영장|휘트니스|휘트니스 센터|피트니스|피트니스 센터|헬스장|푸드 코트|식당가"),
    (.scope(.facility), "문화센터|약국|샐러드바|주차장|키즈카페|미용실|안경점|안경원|동물병원|세탁소|은행|사우나|주유소"),
    (.scope(.facility), "고객만족센터|고객서비스센터|서비스센터|고객센터|배송|온라인 배송|당일 배송|택배|타이어센터"),
    (.scope(.facility), "검안센터|보청기센터|골프연습장|카페테리아|서점|병원"),
    (.scope(.everyBranch), "전 점|전 지점|전 점포|전 매장|모든 점포"),
    (.scope(.store), "매장|점포"),
    (.scope(.brand), "이마트|트레이더스|이마트 트레이더스|노브랜드|롯데마트|홈플러스|익스프레스|코스트코|코스트코코리아"),
    (.scope(.brand), "하나로마트|메가마트|킴스클럽|롯데슈퍼|에브리데이|대형마트|마트|맥스"),
  ]
}
