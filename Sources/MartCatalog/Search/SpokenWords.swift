import MartModels

/// Words that people use to ask for a store but that name none.
///
/// They are set aside only where nothing fits with them, so a store with such a name is found.
enum SpokenWords {
  /// Whether a word names no store, with a particle behind it or not.
  static func contains(_ letters: [UInt16]) -> Bool {
    isOne(letters[...]) || withoutParticle(letters, leaving: 1).map(isOne) ?? false
  }

  private static func isOne(_ letters: ArraySlice<UInt16>) -> Bool {
    let name = PlaceName(units: letters)
    return words.contains(name) || near.contains(name) || isPartOfDate(letters)
  }

  /// Whether a word asks for what is near.
  static func asksForNear(_ letters: [UInt16]) -> Bool { near.contains(PlaceName(units: letters)) }

  /// 2026년, 11월, 22일 and 3시.
  private static func isPartOfDate(_ letters: ArraySlice<UInt16>) -> Bool {
    guard let unit = letters.last, units.contains(unit) else { return false }
    return letters.count > 1 && letters.dropLast().allSatisfy { $0 &- 0x30 < 10 }
  }

  private static let units = Array("년월일시분".utf16)

  /// A word without the particle at its end, 양재 of 양재에, if enough letters are left.
  static func withoutParticle(_ letters: [UInt16], leaving count: Int) -> ArraySlice<UInt16>? {
    particles.first { letters.count >= $0.count + count && letters.suffix($0.count) == $0[...] }
      .map { letters.dropLast($0.count) }
  }

  /// One that ends with another stands before it.
  private static let particles: [[UInt16]] =
    "에서는 에서도 에서 에는 에도 에 으로 로 이랑 랑 하고 까지 부터 의 은 는 이 가 을 를 도 만 과 와"
    .split(separator: " ").map { Array($0.utf16) }

  /// The endings with which people complete a name: 왕십리역, 성수점, 양재동, 송도국제도시.
  ///
  /// One that ends with another stands before it.
  static let endings: [[UInt16]] =
    "국제도시 신도시 지구 공항 터미널 경기장 사거리 입구 시장 대학교 역 점 동"
    .split(separator: " ").map { Array($0.utf16) }

  private static let near = names(
    "가까운 가까이 가까운곳 근처 근처에 주변 주변에 인근 부근 내주변 내근처 집근처 제일가까운 가장가까운 near nearby nearest closest around me"
  )

  private static let words = names(
    """
    휴무 휴무인가요 휴무일인가요 휴무일 휴무일정 휴무날 휴무날짜 정기휴무 정기휴무일 의무휴업 의무휴업일 휴업 휴업일 휴점 휴점일 휴일 \
    쉬는날 쉬는 쉬는지 쉬나 쉬나요 쉬어 쉬어요 쉬죠 쉽니까 쉬냐 노나 노는날 문닫는날 문닫나요 문닫는 안여는날 안하는날 \
    언제 언제쉬어 언제쉬나요 언제에요 언제예요 언젠가요 오늘 내일 모레 이번주 다음주 이번달 다음달 지금 주말 평일 \
    오늘휴무 내일휴무 일요일휴무 일요일 월요일 화요일 수요일 목요일 금요일 토요일 \
    영업 영업시간 영업일 영업중 영업하나요 영업해요 영업하는 운영시간 운영 오픈 오픈시간 마감 마감시간 폐점시간 시간 시간표 \
    몇시 몇시까지 몇시에 까지 여는 여는곳 여는시간 여나 여나요 열어 열어요 열었나요 열려있나 문여는 문여는곳 문열어 하나요 해요 하나 하는 하는곳 \
    어디 어디야 어디에요 어디예요 어디있어 위치 주소 약도 길찾기 가는길 전화 전화번호 번호 주차 주차장 찾기 검색 알려줘 알려주세요 좀 \
    있는 있나 있나요 있어 있어요 있는지 여는지 하는지 하나여 해 연 문 닫는 닫나 닫나요 가는 길 갈만한 추천 되나요 인가요 쉬는날인가요 \
    정상영업 정상 당일 전날 연휴 명절 추석 설 설날 구정 신정 새해 크리스마스 성탄절 어린이날 공휴일 휴일날 빨간날 일요일날 \
    첫째 둘째 셋째 넷째 첫째주 둘째주 셋째주 넷째주 이번 다음 주 매주 매월 언제까지 언제부터 우리 우리집 우리동네 동네 집 내 여기 여기서 현재 현위치 앞 옆 \
    마트 대형마트 할인마트 매장 점포 지점 가게 슈퍼 마켓 역 점 곳 날짜 달력 일정 확인 정보 쿠폰 전단 행사 세일 \
    open opening hours hour closed closing day days holiday holidays when where is the store stores mart today tomorrow now sunday \
    opentoday phone address in at of to on for does do what which time times schedule this month week number location
    """)

  private static func names(_ text: String) -> Set<PlaceName> {
    Set(text.split(separator: " ").map { PlaceName(String($0)) })
  }
}
