import MartModels

/// Words that people use to ask for a store but that name none.
///
/// They are set aside only where nothing fits with them, so a store with such a name is found. 마트
/// and the like are set aside before, because they are on the signs of some marts only.
enum SpokenWords {
  /// Whether a word names no store, with a particle behind it or not.
  static func contains(_ letters: [UInt16]) -> Bool { isSpoken(letters[...], leaving: 1, isOne) }

  /// Whether a word names no store where another that names none is before it: 날 in 쉬는 날.
  ///
  /// Alone it may be the beginning of a name.
  static func follows(_ letters: [UInt16]) -> Bool {
    isSpoken(letters[...], leaving: 1) { followers.contains(PlaceName(units: $0)) }
  }

  /// Whether a word is what every store is: 마트 in 강동구 마트.
  static func meansShop(_ letters: ArraySlice<UInt16>) -> Bool {
    isSpoken(letters, leaving: 2) { shops.contains(PlaceName(units: $0)) }
  }

  /// Whether a word is one of some words, with a particle or 인가요 behind it or not.
  private static func isSpoken(
    _ letters: ArraySlice<UInt16>, leaving count: Int, _ isOne: (ArraySlice<UInt16>) -> Bool
  ) -> Bool {
    isOne(letters) || without(particles, letters, leaving: count).map(isOne) ?? false
      || without(copulas, letters, leaving: count).map(isOne) ?? false
  }

  private static func isOne(_ letters: ArraySlice<UInt16>) -> Bool {
    let name = PlaceName(units: letters)
    return words.contains(name) || near.contains(name) || shops.contains(name)
      || SpokenVerbs.contains(letters) || isPartOfDate(letters)
  }

  /// The longest spoken word that ends some letters, or else begins them, if two letters are left.
  ///
  /// It has two letters or more, because many a name ends with 점 or 역, and four in Latin. What
  /// every store is counts only beside a place: 강동구마트 is two words, and 식자재마트 is one. The first
  /// word has no particle: 오늘이마트 is 오늘 이마트, and not 오늘이 마트.
  static func glued(to letters: ArraySlice<UInt16>) -> (word: ArraySlice<UInt16>, isLast: Bool)? {
    guard letters.count > 3 else { return nil }
    let counts = (2...min(letters.count - 2, longest)).reversed()
    for count in counts {
      let word = letters.suffix(count)
      guard isSpoken(word, leaving: 2, isOne) else { continue }
      if mayBeGlued(word, to: letters.dropLast(count)) { return (word, true) }
    }
    for count in counts {
      let word = letters.prefix(count)
      if isOne(word), mayBeGlued(word, to: letters.dropFirst(count)) { return (word, false) }
    }
    return nil
  }

  private static func mayBeGlued(_ word: ArraySlice<UInt16>, to rest: ArraySlice<UInt16>) -> Bool {
    if word.count < 4, word.allSatisfy({ $0 &- 0x61 < 26 }) { return false }
    return !meansShop(word) || PlaceBook.korea.hasPlace(PlaceName(units: rest))
      || QueryPart(Array(rest), layout: nil).map { $0.places.count > 1 } ?? false
  }

  /// How many letters the longest word has that is looked for in another.
  private static let longest = 12

  /// Whether a word asks for what is near.
  static func asksForNear(_ letters: [UInt16]) -> Bool { near.contains(PlaceName(units: letters)) }

  /// 2026년, 11월, 22일 and 3시.
  private static func isPartOfDate(_ letters: ArraySlice<UInt16>) -> Bool {
    guard let unit = letters.last, units.contains(unit) else { return false }
    return letters.count > 1 && letters.dropLast().allSatisfy { $0 &- 0x30 < 10 }
  }

  private static let units = Array("년월일시분".utf16)

  /// Whether a word ends as no word that is being typed does: 왕십리는, 이마트에서.
  static func endsInSureParticle(_ letters: [UInt16]) -> Bool {
    without(sureParticles, letters[...], leaving: 1) != nil
  }

  private static let sureParticles = list("는 은 를 을 에서 에서는 에는")

  /// A word without the particle at its end, 양재 of 양재에, if enough letters are left.
  static func withoutParticle(_ letters: [UInt16], leaving count: Int) -> ArraySlice<UInt16>? {
    without(particles, letters[...], leaving: count)
  }

  private static func without(
    _ endings: [[UInt16]], _ letters: ArraySlice<UInt16>, leaving count: Int
  ) -> ArraySlice<UInt16>? {
    endings.first { letters.count >= $0.count + count && letters.suffix($0.count) == $0[...] }
      .map { letters.dropLast($0.count) }
  }

  /// One that ends with another stands before it.
  private static let particles = list(
    "에서는 에서도 에서 에는 에도 에 으로 로 이랑 랑 하고 까지 부터 의 은 는 이 가 을 를 도 만 과 와")

  /// What makes a question or a sentence of a noun.
  ///
  /// One that ends with another stands before it.
  private static let copulas = list("인가요 인가 인지 이에요 에요 예요 이야 입니까 이죠")

  private static func list(_ text: String) -> [[UInt16]] {
    text.split(separator: " ").map { Array($0.utf16) }
  }

  /// The endings with which people complete a name: 왕십리역, 성수점, 양재동, 송도국제도시.
  ///
  /// One that ends with another stands before it.
  static let endings = list("국제도시 신도시 지구 공항 터미널 경기장 사거리 입구 시장 대학교 역 점 동")

  private static let followers = names("날 요일 시 때 데 거 거야 건가요 건지")

  private static let shops = names("마트 대형마트 할인마트 매장 점포 가게 슈퍼 마켓 store stores mart")

  private static let near = names(
    "가까운 가까이 가까운곳 근처 근처에 주변 주변에 인근 부근 내주변 내근처 집근처 제일가까운 가장가까운 near nearby nearest closest around me"
  )

  private static let words = names(
    """
    휴무 휴무일 휴무일정 휴무날 휴무날짜 정기휴무 정기휴무일 의무휴업 의무휴업일 휴업 휴업일 휴점 휴점일 휴일 \
    언제 언제쉬어 언제쉬나요 언젠가요 오늘 내일 모레 이번주 다음주 이번달 다음달 지금 주말 평일 \
    오늘휴무 내일휴무 일요일휴무 일요일 월요일 화요일 수요일 목요일 금요일 토요일 \
    영업 영업시간 영업일 영업중 운영시간 운영 오픈 오픈시간 마감 마감시간 종료 폐점시간 시간 시간표 몇 몇시 까지 열려있나 하는곳 \
    어디 어디야 어디에요 어디예요 어디있어 위치 주소 약도 길찾기 가는길 전화 전화번호 번호 주차 주차장 찾기 검색 알려줘 알려주세요 좀 \
    하나여 연 문 안 가는 길 갈만한 추천 인가요 \
    정상영업 정상 당일 전날 연휴 명절 추석 설 설날 구정 신정 새해 크리스마스 성탄절 어린이날 공휴일 휴일날 빨간날 일요일날 \
    첫째 둘째 셋째 넷째 첫째주 둘째주 셋째주 넷째주 이번 다음 주 매주 매월 언제까지 언제부터 우리 우리집 우리동네 동네 집 내 여기 여기서 현재 현위치 앞 옆 \
    지점 역 점 곳 날짜 달력 일정 확인 정보 쿠폰 전단 행사 세일 \
    open opening hours hour closed closing day days holiday holidays when where is the today \
    tomorrow now sunday opentoday phone address in at of to on for does do what which time \
    times schedule this month week number location
    """)

  private static func names(_ text: String) -> Set<PlaceName> {
    Set(text.split(separator: " ").map { PlaceName(String($0)) })
  }
}
