import MartModels
import Testing

@Suite("Marts")
struct MartTests {
  private static let recognized: [(String, Mart)] = [
    ("이마트 성수점", .emart), ("이마트 트레이더스 고양점", .traders), ("트레이더스 고양점", .traders),
    ("트레이더스 홀세일 클럽 마곡점", .traders), ("이마트트레이더스", .traders), ("노브랜드 판교알파돔점", .noBrand),
    ("이마트 에브리데이 방배점", .emartEveryday), ("에브리데이 방배점", .emartEveryday),
    ("롯데마트 맥스 금천점", .lotteMartMaxx), ("롯데마트 송파점", .lotteMart), ("롯데슈퍼 신당점", .lotteSuper),
    ("홈플러스 익스프레스 신당점", .homeplusExpress), ("홈플러스EX 신당점", .homeplusExpress),
    ("홈플러스 강서점", .homeplus), ("Costco 양재점", .costco), ("COSTCO", .costco),
    ("GS더프레시 명일점", .gsTheFresh), ("킴스클럽 강남점", .kimsClub), ("메가마트 언양점", .megaMart),
    ("[공지] 코스트코 양재점 휴무", .costco), ("롯데마트 이마트앞점", .lotteMart),
    ("홈플러스(주) 익스프레스 감삼점", .homeplusExpress), ("홈플러스㈜익스프레스 신당점", .homeplusExpress),
    ("이마트(주)에브리데이 방배점", .emartEveryday), ("이마트 주식회사 트레이더스 고양점", .traders),
    ("이마트(트레이더스) 월평점", .traders), ("이마트트레이더스홀세일클럽 하남점", .traders),
    ("(주)이마트 노브랜드 대전점", .noBrand),
    ("이마트 노브랜드 성수점", .noBrand), ("이마트(24시간) 성수점", .emart), ("주식회사 이마트", .emart),
    ("롯데마트 MAXX 상무점", .lotteMartMaxx), ("TOP마트 신평점", .topMart), ("이마트 구로점", .emart),
    ("이마트 왕십리역", .emart), ("제타플렉스 잠실점", .lotteMart),
    ("롯데마트 ZETTAPLEX 잠실점", .lotteMart), ("그랑그로서리 은평점", .lotteMart),
    ("스타필드 마켓 죽전점", .emart), ("빅마켓 금천점", .lotteMartMaxx), ("맥스 금천점", .lotteMartMaxx),
  ]

  @Test("A text is read as the longest brand name that it begins with", arguments: recognized)
  func recognition(text: String, mart: Mart) {
    #expect(Mart(recognizing: text) == mart)
    #expect(Mart(recognizing: text.decomposed) == mart)
  }

  @Test(
    "A text without a known brand, and a shop that is named like a mart or stands in one, names none",
    arguments: [
      "", " ", "동네슈퍼", "마트", "이마트24 서초점", "롯데하이마트", "제이마트 독산점", "조이마트", "(주)와이마트 본점", "더이마트",
      "우리노브랜드", "스타벅스 이마트성수점", "CU 이마트점", "다이소 홈플러스강서점", "이마트24 이마트타운점",
      "(주)이마트SSG목동점", "롯데슈퍼센터", "맥스마트", "맥스할인마트 본점", "빅마켓할인마트", "(주)코스트코리아", "홈플러스365 신촌점",
      "노브랜드 피자 대치점", "이-마트24", "이마트이십사", "이마트앞 포장마차", "이마트로",
      "이마트로 12", "롯데마트로", "홈플러스역", "코스트코길", "이마트 버스정류장", "홈플러스 IC", "이마트아파트",
    ])
  func unrecognized(text: String) {
    #expect(Mart(recognizing: text) == nil)
    #expect(Mart(recognizing: text.decomposed) == nil)
  }

  @Test(
    "Behind a place in one word a mart is known",
    arguments: ["창원이마트", "가양동 이마트", "(주)이마트 동해점", "㈜이마트", "광주신세계이마트", "신세계이마트 죽전점", "[이마트]"])
  func glued(text: String) {
    #expect(Mart(recognizing: text) == .emart)
    #expect(Mart(recognizing: text.decomposed) == .emart)
  }

  @Test("A name that is part of no other one is known inside of a word, and a word does not grow")
  func unmistakable() {
    #expect(Mart(recognizing: "삼성홈플러스 강서점") == .homeplus)
    let many = String(repeating: "제이마트", count: 20_000)
    #expect(Mart(recognizing: many) == nil)
    #expect(Mart(recognizing: many + " 이마트") == .emart)
  }

  @Test("A long text names the mart in it, also one with letters of thousands of marks")
  func long() {
    let marks = String(repeating: "\u{301}\u{316}", count: 4_000)
    for filler in [String(repeating: "이마", count: 4_000), "코" + marks] {
      #expect(Mart(recognizing: filler) == nil)
      #expect(Mart(recognizing: filler + " 롯데마트 맥스") == .lotteMartMaxx)
      #expect(Mart(recognizing: "맥스 " + filler + " 이마트") == .lotteMartMaxx)
    }
    #expect(Mart(recognizing: "이마트" + marks) == nil)
  }

  private static let written: [(String, Mart)] = [
    ("롯데수퍼 좌동점", .lotteSuper), ("롯데프레쉬 창동점", .lotteSuper), ("롯데마켓999 이문점", .lotteSuper),
    ("롯데쇼핑(주)롯데market999갈월점", .lotteSuper), ("롯데쇼핑(주)롯데수퍼효자점", .lotteSuper),
    ("지에스수퍼마켓 중구만리점", .gsTheFresh), ("지에스(GS)수퍼 수원권선점", .gsTheFresh),
    ("(주)지에스리테일GS수퍼상계점", .gsTheFresh), ("(주)서원유통탑마트고성점", .topMart),
    ("서원유통(탑마트)", .topMart), ("(주)이랜드킴스클럽 강남점", .kimsClub), ("E-마트", .emart),
    ("이-마트 연제점", .emart), ("신세계E마트속초점", .emart), ("(주)신세계마트이마트 비산점", .emart),
    ("홈프러스대구점", .homeplus), ("롯데마그넷청주점", .lotteMart), ("ｅｍａｒｔ", .emart),
    ("ＣＯＳＴＣＯ 양재점", .costco), ("이\u{200B}마트 성수점", .emart), ("이마트（트레이더스） 월평점", .traders),
  ]

  @Test("Other spellings, an older name, the company before it and wide letters mean the same mart")
  func spellings() {
    for (text, mart) in Self.written { #expect(Mart(recognizing: text) == mart, "\(text)") }
  }

  @Test(
    "Where the last words of a name are another shop's, the mart only says where it is",
    arguments: [
      "이마트 노브랜드버거", "이마트 노브랜드 버거 성수점", "홈플러스 이마트24", "이마트 하이마트", "이마트 앞 GS25", "이마트 성수점 스타벅스",
      "이마트성수점 스타벅스", "이마트 약국", "이마트 성수점 약국", "홈플러스 강서점 다이소", "롯데마트 주유소", "이마트약국", "홈플러스약국",
      "트레이더스약국", "이마트부동산", "홈플러스공인중개사", "이마트치과", "이마트안경", "이마트꽃집", "이마트 사거리 부동산",
      "이마트 사거리", "홈플러스사거리", "이마트 앞", "코스트코앞", "이마트 정류장", "이마트건너편", "이마트 성수점 주차장", "이마트성수점주차장",
      "이마트 성수점 전기차충전소", "홈플러스 문화센터", "이마트 문화센터 성수점", "메가마트 약국 동래점", "에브리데이카페 강남점",
      "우리은행 홈플러스출장소", "KB국민은행 이마트 성수점 365코너", "코스트코 물류센터", "홈플러스노동조합", "이마트할인마트",
      "롯데마트 주차장 B2", "이마트 성수점 주차장 지하 2층", "홈플러스 문화센터 3F", "이마트 문화센터 성수점 2층", "이마트 주차장 입구",
      "코스트코 보청기", "코스트코 보청기 양재점", "코스트코 양재점 보청기센터", "코스트코 타이어 양재점",
      "Costco Gas Station 공세점", "코스트코 주유소 공세점", "Costco Tire Center", "롯데마트 서울역점 토이저러스",
      "홈플러스 영통점 KFC", "홈플러스 영통점 Subway", "이마트 물류센터 여주", "이마트 약국 여주", "이마트 PP센터",
    ])
  func hosts(text: String) {
    #expect(Mart(recognizing: text) == nil)
    #expect(Mart(recognizing: text.decomposed) == nil)
  }

  @Test(
    "A floor behind a mart or its branch is of the mart",
    arguments: ["이마트 지하 2층", "이마트 성수점 B2", "이마트 성수점 3층", "이마트 B1F", "이마트 2호점", "이마트 성수점 2"])
  func floors(text: String) {
    #expect(Mart(recognizing: text) == .emart)
  }

  @Test(
    "Behind a word that is no place a mart and its branch in one word only say where a shop is",
    arguments: [
      ("KFC 홈플러스합정점", nil), ("다비치안경 홈플러스영통점", nil), ("신한은행 이마트성수점", nil),
      ("서울 이마트성수점", .emart), ("성동구 이마트성수점", .emart), ("왕십리역 이마트성수점", .emart),
      ("동탄 이마트동탄점", .emart), ("(주)신세계 이마트칠성점", .emart), ("대형마트 이마트성수점", .emart),
      ("남서울농협 하나로마트관악점", .hanaroMart), ("삼성테스코(주)홈플러스영통점", .homeplus),
      ("[공지] 이마트성수점", .emart), ("신한은행 앞 이마트 성수점", .emart), ("이마트성수점", .emart),
      ("크린토피아 이마트 성수점", nil), ("토이저러스 롯데마트 송파점", nil), ("ABC마트 홈플러스 강서점", nil),
      ("성동구 이마트 성수점", .emart), ("삼성테스코(주) 홈플러스 영통점", .homeplus), ("롯데쇼핑 롯데마트 송파점", .lotteMart),
      ("뉴코아 킴스클럽 강남점", .kimsClub), ("아이파크몰 이마트 용산점", .emart),
      ("홈플러스 함안물류센터", nil), ("(주)일유통 롯데슈퍼 여수신기점", .lotteSuper), ("남서울농협 하나로마트 관악점", .hanaroMart),
      ("[공지] 코스트코 양재점", .costco),
    ] as [(String, Mart?)])
  func guests(text: String, mart: Mart?) {
    #expect(Mart(recognizing: text) == mart)
    #expect(Mart(recognizing: text.decomposed) == mart)
  }

  @Test(
    "A branch that is named after a mart, and a word that a mart's name begins, are another shop's",
    arguments: [
      ("스타벅스 신제주이마트점", nil), ("버거킹 백석 이마트점", nil), ("메가엠지씨커피응암이마트점", nil),
      ("이디야커피관악농협하나로마트점", nil), ("북앤북스 간석홈플러스점", nil), ("다비치안경 시흥홈플러스앞점", nil),
      ("강서 홈플러스점", nil), ("동탄2하나로마트점", nil), ("경주홈플러스점", nil), ("피자투어 광탄하나로마트점", nil),
      ("맥스무비", nil), ("에브리데이짐", nil), ("더프레시샐러드", nil),
      ("트레이더스호텔", nil), ("미니 코스트코", nil), ("이마트몰", nil), ("이마트옥 성수점", nil),
      ("맥스봉 대리점", nil), ("맥스무비 강남점", nil), ("이마트쌀국수 성수점", nil), ("이마트푸드마켓 고덕점", .emart),
      ("홈플러스스페셜 시흥점", .homeplus), ("이마트스타필드 마켓 죽전점", .emart),
      ("트레이더스고양", .traders), ("맥스금천", .lotteMartMaxx), ("에브리데이방배점", .emartEveryday),
      ("트레이더스", .traders), ("강서홈플러스", .homeplus), ("롯데VIC마켓 영등포점", .lotteMartMaxx),
    ] as [(String, Mart?)])
  func partOfWord(text: String, mart: Mart?) {
    #expect(Mart(recognizing: text) == mart)
    #expect(Mart(recognizing: text.decomposed) == mart)
  }

  @Test(
    "An English word is a mart's name alone or with a place, and not among other words",
    arguments: [
      ("traders joe", nil), ("Day traders cafe", nil), ("maxx fitness", nil), ("Traders", .traders),
      ("traders hanam", .traders), ("Seoul Traders", .traders), ("traders 고양점", .traders),
      ("Traders Wholesale Club", .traders),
    ] as [(String, Mart?)])
  func english(text: String, mart: Mart?) {
    #expect(Mart(recognizing: text) == mart)
  }

  @Test(
    "A sign that only some stores have is shown, and does not make another store",
    arguments: [
      (Mart.emart, "스타필드 마켓 죽전점", "이마트 스타필드 마켓 죽전점", "죽전점"),
      (.emart, "이마트 스타필드마켓 죽전점", "이마트 스타필드마켓 죽전점", "죽전점"),
      (.lotteMart, "그랑그로서리 은평점", "롯데마트 그랑그로서리 은평점", "은평점"),
      (.lotteMart, "롯데마트 제타플렉스 잠실점", "롯데마트 제타플렉스 잠실점", "잠실점"),
      (.emart, "푸드마켓 고덕점", "이마트 푸드마켓 고덕점", "푸드마켓 고덕점"),
    ])
  func signs(mart: Mart, name: String, shown: String, own: String) {
    #expect(Branch(id: 1, mart: mart, name: name).displayName == shown)
    #expect(mart.nameWithoutMart(name, dropsSign: true) == own)
  }

  @Test(
    "More words behind a mart do not make another shop of it",
    arguments: [
      "이마트 성수점", "이마트 성수점 지하 1층", "이마트 성수점 (스타벅스)", "이마트와 스타벅스", "이마트, 스타벅스", "이마트 강서점",
      "이마트 약국점", "이마트 스타벅스 옆 성수점", "이마트 성수점 휴무일", "이마트 서점점", "이마트 CGV점",
    ])
  func marts(text: String) {
    #expect(Mart(recognizing: text) == .emart)
  }

  @Test("A branch's own name is what stands behind any spelling of the mart")
  func ownNames() {
    #expect(Mart.lotteSuper.nameWithoutMart("롯데수퍼 좌동점") == "좌동점")
    #expect(Mart.lotteSuper.nameWithoutMart("롯데마켓999 이문점") == "이문점")
    #expect(Mart.emart.nameWithoutMart("이-마트 연제점") == "연제점")
    #expect(Mart.costco.nameWithoutMart("ＣＯＳＴＣＯ 양재점") == "양재점")
  }

  @Test("Every known mart is recognized by each of its names", arguments: Mart.known)
  func names(mart: Mart) {
    for name in [mart.serverName, mart.displayName, mart.shortName] + mart.aliases {
      #expect(Mart(recognizing: name) == mart, "\(name)")
    }
    #expect(mart.isKnown)
  }

  @Test("No name of one mart hides a name of another: the prefix table is unambiguous")
  func shadowing() {
    let names = Mart.known.flatMap { mart in
      Set([mart.serverName, mart.displayName, mart.shortName] + mart.aliases)
        .map { ($0.lowercased().filter { !$0.isWhitespace }, mart) }
    }
    for (name, mart) in names {
      #expect(names.filter { $0.0 == name && $0.1 != mart }.isEmpty, "\(name)")
    }
    #expect(Set(Mart.known.compactMap(\.pathComponent)).count == Mart.known.count)
  }

  @Test("The names of the original app's seven marts")
  func originalNames() {
    #expect(Mart.known.prefix(7).contains(.noBrand))
    #expect(Mart.traders.displayName == "트레이더스")
    #expect(Mart.homeplusExpress.displayName == "홈플러스EX")
    #expect(Mart.homeplusExpress.serverName == "홈플러스 익스프레스")
    #expect(Mart.traders.pathComponent == "emart_traders")
    #expect(Mart.emart.displayName == "이마트")
  }

  @Test("A brand that the library has never heard of displays under its own name")
  func unknownBrand() {
    let mart = Mart(serverName: "새마트")
    #expect(mart.displayName == "새마트")
    #expect(mart.shortName == "새마트")
    #expect(mart.pathComponent == nil)
    #expect(!mart.isKnown)
  }
}

extension String {
  /// The text with its Hangul syllables taken apart, as some keyboards and file systems write it.
  fileprivate var decomposed: String {
    var scalars = UnicodeScalarView()
    for scalar in unicodeScalars {
      guard (0xAC00...0xD7A3).contains(scalar.value) else {
        scalars.append(scalar)
        continue
      }
      let index = scalar.value - 0xAC00
      let parts =
        [0x1100 + index / 588, 0x1161 + index % 588 / 28]
        + (index % 28 == 0 ? [] : [0x11A7 + index % 28])
      scalars.append(contentsOf: parts.compactMap(Unicode.Scalar.init))
    }
    return String(scalars)
  }
}
