extension Mart {
  /// E-mart, 이마트.
  public static let emart = Mart(serverName: "이마트")
  /// E-mart Traders, 이마트 트레이더스.
  public static let traders = Mart(serverName: "이마트 트레이더스")
  /// No Brand, 노브랜드.
  public static let noBrand = Mart(serverName: "노브랜드")
  /// Lotte Mart, 롯데마트.
  public static let lotteMart = Mart(serverName: "롯데마트")
  /// Homeplus, 홈플러스.
  public static let homeplus = Mart(serverName: "홈플러스")
  /// Homeplus Express, 홈플러스 익스프레스.
  public static let homeplusExpress = Mart(serverName: "홈플러스 익스프레스")
  /// Costco, 코스트코.
  public static let costco = Mart(serverName: "코스트코")
  /// Lotte Mart Maxx, 롯데마트 맥스, once 빅마켓.
  public static let lotteMartMaxx = Mart(serverName: "롯데마트 맥스")
  /// E-mart Everyday, 이마트 에브리데이.
  public static let emartEveryday = Mart(serverName: "이마트 에브리데이")
  /// Lotte Super, 롯데슈퍼.
  public static let lotteSuper = Mart(serverName: "롯데슈퍼")
  /// GS The Fresh, GS더프레시.
  public static let gsTheFresh = Mart(serverName: "GS더프레시")
  /// Kim's Club, 킴스클럽.
  public static let kimsClub = Mart(serverName: "킴스클럽")
  /// Mega Mart, 메가마트.
  public static let megaMart = Mart(serverName: "메가마트")
  /// Top Mart, 탑마트.
  public static let topMart = Mart(serverName: "탑마트")
  /// Hanaro Mart, 하나로마트.
  public static let hanaroMart = Mart(serverName: "하나로마트")

  /// The marts that the library knows, those of the original app first.
  public static var known: [Mart] { profiles.map { $0.mart } }

  /// What the library knows about a mart besides its server name.
  struct Profile: Sendable {
    let mart: Mart
    let displayName: String
    let shortName: String
    let englishName: String
    let pathComponent: String
    let pageURL: String?
    let aliases: [String]
    /// What lists write besides: older names, the name behind that of its company, and slips.
    let spellings: [String]

    init(
      _ mart: Mart, path: String, english: String, display: String? = nil, short: String? = nil,
      page: String? = nil, _ aliases: String..., spellings: [String] = []
    ) {
      self.mart = mart
      displayName = display ?? mart.serverName
      shortName = short ?? displayName
      englishName = english
      pathComponent = path
      pageURL = page
      self.aliases = aliases
      self.spellings = spellings
    }

    /// Every name that may mean the mart in a text.
    var names: [String] {
      [mart.serverName, displayName, shortName, englishName] + aliases + spellings
    }
  }

  /// Shops that are named like a mart but are not one; the mart's closing days are not theirs.
  package static let otherShops = [
    "이마트24", "emart24", "E-mart24", "E마트24", "롯데 하이마트", "하이마트", "Lotte Himart", "Himart", "노브랜드 버거",
    "No Brand Burger", "노브랜드 피자", "No Brand Pizza", "이마트SSG", "롯데슈퍼센터", "롯데슈퍼센타", "이-마트24",
    "이마트이십사", "홈플러스365", "코스트코리아",
  ]

  /// Shops of the neighborhood whose names begin like a mart's; in a question 맥스 마트 may be the mart.
  static let namesakes = [
    "맥스마트", "맥스할인마트", "맥스마켓", "맥스슈퍼", "빅마켓마트", "빅마켓할인마트", "빅마켓슈퍼", "코스트코마켓", "미니코스트코", "이마트몰",
    "롯데마트몰",
    "이마트위드미",
  ]

  /// What is named after a mart in which or beside which it is, besides the shops that may be parts of
  /// a store: 이마트부동산, 홈플러스 문화센터, 이마트 사거리.
  static let neighbors = [
    "부동산", "공인중개사", "공인중개사사무소", "치과", "치과의원", "의원", "한의원", "안과", "병원", "안경", "꽃집", "정육점", "노래방",
    "분식", "PC방", "피씨방", "문구", "문구점", "학원", "모텔", "호텔", "당구장", "피트니스", "휘트니스", "편의점", "푸드코트",
    "키즈카페", "보청기", "보청기센터", "타이어", "타이어센터", "문화센터", "상회", "할인마트", "식자재마트", "구매대행", "소분샵", "소분점",
    "출장소", "ATM", "PP센터", "피피센터", "Gas Station", "Pharmacy", "Optical", "Tire Center", "Food Court",
    "Parking Lot",
    "365코너", "신협", "신용협동조합", "노동조합", "본사", "물류센터", "주차장", "주차타워", "충전소", "전기차충전소", "정류장", "정류소",
    "버스정류장", "버스정류소", "정거장", "승강장", "택시승강장", "고가", "고가차도", "지하차도", "육교", "IC", "방면", "주변", "뒤편",
    "아파트", "빌딩", "맨션", "철물", "정육", "휴대폰", "국민은행",
    "사거리", "삼거리", "오거리", "네거리", "교차로", "앞", "옆", "뒤", "건너편", "맞은편", "정문", "후문", "입구",
  ]

  /// The words in the names of marts that other shops have in theirs: 맥스무비, 에브리데이짐.
  static let commonWords = ["맥스", "Maxx", "에브리데이", "더프레시", "트레이더스", "traders"]

  /// What stands in one word with a mart's name for how large a store is, or what it has most of.
  static let formats = ["푸드마켓", "메가푸드마켓", "홀세일클럽", "홀세일", "스페셜", "메트로", "타운", "슈퍼"]

  /// Signs that only some stores of a mart have, so that they are a part of the store's name.
  static let signs: [(name: String, mart: Mart)] = [
    ("스타필드마켓", .emart), ("그랑그로서리", .lotteMart), ("Grand Grocery", .lotteMart),
    ("제타플렉스", .lotteMart),
    ("Zettaplex", .lotteMart),
  ]

  /// Chains with shops inside marts that are named after the mart: 스타벅스 이마트점.
  static let tenants = [
    "스타벅스", "투썸플레이스", "이디야", "맥도날드", "롯데리아", "버거킹", "배스킨라빈스", "던킨", "파리바게뜨", "뚜레쥬르",
    "올리브영", "다이소", "유니클로", "세븐일레븐", "미니스톱", "GS25", "CU", "CGV", "메가박스", "롯데시네마",
    "토이저러스", "KFC", "맘스터치", "파리바게트", "메가커피", "컴포즈커피", "빽다방", "할리스", "엔제리너스", "폴바셋",
    "공차", "아트박스", "무인양품", "ABC마트", "크린토피아", "다비치안경", "탑텐", "스파오", "에잇세컨즈",
    "일렉트로마트", "삼성스토어", "LG베스트샵", "LG전자", "전자랜드",
  ]

  /// The marts whose names are part of no other name.
  package static let unmistakable: [Mart] = [
    .homeplus, .homeplusExpress, .lotteMart, .lotteSuper, .costco, .hanaroMart,
  ]

  /// The path components and display names of the first seven are those of the original app.
  ///
  /// Source of the spellings: the names in the register of large stores of August 2025. 마그넷 is what
  /// 롯데마트 was called until 2002.
  static let profiles: [Profile] = [
    Profile(
      .emart, path: "emart", english: "E-mart", page: "https://store.emart.com", "emart", "E-mart",
      "E마트", "신세계이마트", "스타필드마켓", "이마트타운", spellings: ["신세계E마트", "E-마트", "이-마트"]),
    Profile(
      .noBrand, path: "nobrand", english: "No Brand", page: "https://store.emart.com", "No Brand",
      "이마트 노브랜드"),
    Profile(
      .traders, path: "emart_traders", english: "Traders", display: "트레이더스",
      page: "https://store.emart.com", "트레이더스 홀세일 클럽", "emart traders", "E-mart Traders", "traders",
      spellings: ["Traders Wholesale Club"]),
    Profile(
      .lotteMart, path: "lottemart", english: "Lotte Mart",
      page: "https://company.lottemart.com", "Lotte Mart", "그랑그로서리", "Grand Grocery",
      spellings: ["롯데마그넷", "롯데쇼핑마그넷"]),
    Profile(
      .costco, path: "costco", english: "Costco", page: "https://www.costco.co.kr/store-finder",
      "costco", "코스트코 홀세일", "costco wholesale", "costco wholesale korea",
      spellings: ["코스트코코리아", "코스트코홀세일코리아"]),
    Profile(
      .homeplus, path: "homeplus", english: "Homeplus", page: "https://my.homeplus.co.kr",
      "homeplus", spellings: ["홈프러스", "삼성홈플러스", "홈플러스스토어즈", "홈플러스테스코"]),
    Profile(
      .homeplusExpress, path: "homeplus_express", english: "Homeplus Express", display: "홈플러스EX",
      page: "https://my.homeplus.co.kr", "homeplus express", "홈플익스프레스",
      spellings: ["홈플러스익스플레스", "홈플러스익프스레스", "홈플러스익프레스", "홈프러스익스프레스"]),
    Profile(
      .lotteMartMaxx, path: "lottemart_maxx", english: "Lotte Mart Maxx", short: "맥스",
      "Maxx", "Lotte Mart Maxx", "빅마켓", "롯데 빅마켓", "VIC마켓", "롯데 VIC마켓", "롯데마트 VIC", "Lotte Mart VIC",
      "롯데마트 빅마켓",
      spellings: ["롯데마트 Maxx"]),
    Profile(
      .emartEveryday, path: "emart_everyday", english: "E-mart Everyday", short: "에브리데이",
      "emart everyday", "이마트 everyday", "emart 에브리데이", "E마트 에브리데이"),
    Profile(
      .lotteSuper, path: "lottesuper", english: "Lotte Super", "롯데프레시", "롯데 프리미엄 푸드마켓", "롯데마이슈퍼",
      "Lotte Super",
      spellings: [
        "롯데프레시앤델리", "롯데FRESH", "롯데마켓999", "마켓999", "마켓999프랜차이즈", "롯데MARKET999", "롯대슈펴",
      ]),
    Profile(
      .gsTheFresh, path: "gsthefresh", english: "GS The Fresh", short: "더프레시",
      "GS THE FRESH", "GS수퍼마켓", "GS슈퍼마켓", "GS수퍼", "GS슈퍼", "지에스더프레시", "지에스슈퍼",
      spellings: ["지에스슈퍼마켓", "지에스GS슈퍼", "지에스GS슈퍼마켓"]),
    Profile(
      .kimsClub, path: "kimsclub", english: "Kim's Club", "Kim's Club", "kims club",
      spellings: ["이랜드킴스클럽", "킴스클럽마트"]),
    Profile(.megaMart, path: "megamart", english: "Mega Mart", "Mega Mart"),
    Profile(
      .topMart, path: "topmart", english: "Top Mart", "Top Mart",
      spellings: ["TOP마트", "서원유통탑마트", "서원유통탐마트"]),
    Profile(
      .hanaroMart, path: "hanaromart", english: "Hanaro Mart", "농협 하나로마트", "하나로클럽", "Hanaro Mart",
      spellings: ["하나로마트분사", "하나로클럽분사"]),
  ]
}
