// Stores, their parts and regions. `KoreanVocabulary` takes the names of marts from its caller.
extension KoreanWords {
  static let things: [Group] = [
    (.place(.some), "대부분|대부분의|일부|일부점|일부 점포|일부 매장|일부 지점|대다수|몇몇|부분|부분적|부분적으로"),
    (.place(.some), "절반|절반가량|절반 가량|절반 정도|절반 이상|상당수|상당수의"),
    (.place(.some), "다수 점포|다수 매장|다수의 점포|다수의 매장|여러 점포|여러 매장|여러 지점"),
    (
      .place(.some),
      "이들 점포|이들 매장|이들 지점|이들 점포들|이들 매장들|이들 두 점포|이들 세 점포|이들 네 점포|이들 두 매장|이들 세 매장"
    ),
    (.place(.some), "두 점포|세 점포|두 지점|세 지점|두 매장|세 매장"),
    (
      .place(.others),
      "다른 지점|다른 점포|다른 매장|타 지점|타지점|타 점포|타점포|나머지|그 외|이외|그 밖의|기타|그 밖에|외|옆|옆집|옆건물|건너편|맞은편|이웃"
    ),
    (.place(.store), "저희|우리|당사|당점|저희는|가게|본원|저희도|당관|매장|점포|지점|센터|병원|의원|도서관|박물관|미술관|백화점|아울렛|시장|상가"),
    (.place(.store), "마트|학원|동물원|식물원|수목원|환전소|한의원|치과|매장들|점포들|업체|공장|전시관|기념관|문화원|문학관|영업점|소매점|도매점"),
    (.place(.store), "당 점포|당 매장|당 지점|당 마트|당 약국|당 도서관|당 병원|당 의원|당 센터|당 백화점"),
    (
      .place(.store),
      "store|our store|shop|our shop|library|museum|gallery|embassy|our clinic|our cafe|our restaurant|our gym"
    ),
    (
      .place(.store),
      "our studio|our salon|our bakery|our office|our pharmacy|our hospital|our center|our academy"
    ),
    (.place(.store), "our branch|this branch"),
    (.place(.store), ownShops),
    (
      .place(.everyBranch),
      "all stores|all branches|all locations|전 점|전 지점|전 점포|전 매장|모든 점포|모든 매장|모든 지점|전관|전체 점포|공통"
    ),
    (.place(.everyBranch), "두 곳 모두|세 곳 모두|네 곳 모두|두 지점 모두|세 지점 모두|두 매장 모두|세 매장 모두|양쪽 모두"),
    (.place(.everyBranch), "두 점포 모두|세 점포 모두"),
    (.place(.brand), "코스트코 코리아|익스프레스|대형 마트|현대백화점|롯데백화점|신세계백화점|하나로|준대규모점포|ssm"),
    (.place(.facility), "홀 영업|홀 운영|일반 진료"),
    (
      .place(.facility),
      "수영장|휘트니스|휘트니스 센터|피트니스|피트니스 센터|헬스장|푸드 코트|식당가|문화 센터|약국|약국코너|샐러드바|주차장|북카페|세차장|셀프주유소"
    ),
    (.place(.facility), "키즈 카페|미용실|안경점|안경원|동물병원|세탁소|은행|사우나|찜질방|주유소|고객만족센터|고객서비스센터|서비스센터|고객센터|배송"),
    (.place(.facility), "온라인 배송|당일 배송|택배|택배접수|타이어센터|검안센터|보청기센터|골프연습장|카페테리아|카페|서점|열람실|자료실|어린이자료실"),
    (.place(.facility), "마을버스|시내버스|셔틀버스|순환버스|통근버스|배달|배달 주문|포장 배달|매점|야시장|야간장터"),
    (.place(.facility), "종합자료실|디지털자료실|전시실|어린이박물관|교육관|체험관|자유수영|정원|옥상정원|응급실|응급의료센터|외래|외래 진료|신관|별관"),
    (.place(.facility), "포토부스|퀵서비스|무료주차|거래처|카드사|제조사|경매장|도축장|루프탑|테라스|검진센터|MRI실"),
    (.place(.facility), "본관|면세점|매표소|체험실|공부방|전시장|영화관|강당|공연장|실내 전시실|체육관|모든 전시실|구내식당|식당|사무실|행정실"),
    (.place(.facility), "민원실|볼링장|테니스장|캠핑장|물놀이장|야외|야외전시장|화장품관|어린이실|유아실|학습실|일반열람실|자율학습실|스터디카페"),
    (.place(.facility), "무빙워크|셀프계산대|물품보관함|유아휴게실|거래은행|PG사|협력업체|공급업체|납품업체"),
    (.place(.facility), "이동도서관|물류센터|물류창고|배송센터|택배사|퀵배송|새벽배송|콜센터|상담센터|상담실|고객상담실|전화상담|A/S센터|AS센터"),
    (.place(.facility), "유아풀|어린이풀|성인풀|파도풀|관리사무소|생산공장|본사|식품관|패션관|리빙관|가전매장|식품매장|문화홀|이벤트홀|푸드홀"),
    (.place(.facility), "내과|외과|소아과|소아청소년과|정형외과|피부과|안과|이비인후과|산부인과|비뇨의학과|정신건강의학과|신경과|신경외과"),
    (
      .place(.facility),
      "gift shop|food court|cs center|cs센터|customer center|customer service|고객상담|치과 진료는|재활의학과|가정의학과|영상의학과"
    ),
    (.region, "수도권|비수도권|영남권|호남권|충청권|강원권"),
    (.allPlaces, "곳 모두|곳 전부|개 점포 모두|개 점포 전부|개 점 모두|개 점 전부|개 지점 모두|개 지점 전부|개 매장 모두|개 매장 전부|개소 모두"),
    (.places, "곳|개 점포|개 매장|개 지점|개소|개 점|개의 점포|개의 매장|개의 지점|개의 점"),
  ]
  /// Houses of their own that may be parts of a store.
  package static let shops = [
    "약국", "카페", "서점", "헬스장", "수영장", "미용실", "안경점", "안경원", "동물병원", "세탁소", "은행", "사우나",
    "찜질방", "주유소", "셀프주유소", "세차장", "식당", "체육관", "영화관", "볼링장", "캠핑장", "스터디카페", "공연장", "체험관",
  ]

  /// 저희 약국: the writer.
  private static let ownShops = ["저희", "우리", "본"].flatMap { own in shops.map { "\(own) \($0)" } }
    .joined(separator: "|")
}
