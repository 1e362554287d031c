import KoreanText
import MartModels

/// A word in the names of the register that says which mart a store belongs to, or that it is none.
struct RegisterWord: Sendable {
  enum Meaning: Sendable {
    /// The name of a mart.
    case mart(Mart)
    /// A company, with the mart that its bare name means by the class of the store.
    case company(large: Mart?, small: Mart?)
    /// A shop of another kind.
    case otherShop
  }

  /// The letters as `fold` writes them.
  let letters: [Unicode.Scalar]
  let meaning: Meaning
  /// Whether it may stand inside a longer word, as in 김천농협하나로마트; 제이마트 is no 이마트.
  let isFree: Bool

  private init(_ name: String, _ meaning: Meaning, isFree: Bool) {
    var letters: [Unicode.Scalar] = []
    for scalar in name.unicodeScalars where scalar != " " { Self.fold(scalar, into: &letters) }
    self.letters = letters
    self.meaning = meaning
    self.isFree = isFree
  }

  /// Adds a letter in the spelling in which words are compared: small, and one for what signs write
  /// in two ways.
  static func fold(_ scalar: Unicode.Scalar, into letters: inout [Unicode.Scalar]) {
    switch scalar {
    case "쉬": letters.append("시")
    case "퍼":
      if letters.last == "수" { letters[letters.count - 1] = "슈" }
      letters.append(scalar)
    default: letters.append(scalar.loweredLatin)
    }
  }

  /// The longest word that begins with a letter of a name.
  static func longest(in letters: ArraySlice<Unicode.Scalar>, isStart: Bool) -> RegisterWord? {
    guard let first = letters.first, let words = byFirst[first.value] else { return nil }
    return words.first {
      (isStart || $0.isFree) && letters.starts(with: $0.letters) && !$0.isCut(letters)
    }
  }

  /// Whether a number continues after the word: 이마트 240점 is not 이마트24.
  private func isCut(_ name: ArraySlice<Unicode.Scalar>) -> Bool {
    guard let last = letters.last, last.isPlainDigit else { return false }
    return name.dropFirst(letters.count).first?.isPlainDigit ?? false
  }

  /// The words of each first letter, longer ones first.
  private static let byFirst: [UInt32: [RegisterWord]] = {
    var words: [UInt32: [RegisterWord]] = [:]
    for word in all {
      guard let first = word.letters.first else { continue }
      words[first.value, default: []].append(word)
    }
    return words.mapValues { $0.sorted { $0.letters.count > $1.letters.count } }
  }()

  private static let all: [RegisterWord] = {
    var words: [RegisterWord] = []
    for mart in Mart.known {
      // 맥스타일 is a mall, and 김천농협 하나로마트 tells its branch by the cooperative.
      for name in mart.names where name != "맥스" && name != "Maxx" {
        let isUnmistakable = Mart.unmistakable.contains(mart) && !name.hasPrefix("농협")
        // 광주신세계이마트: behind the name of its owner 이마트 is no part of another name.
        let isFree = isUnmistakable || name.hasPrefix("신세계")
        words.append(RegisterWord(name, .mart(mart), isFree: isFree))
      }
    }
    for (mart, names) in spellings {
      for name in names { words.append(RegisterWord(name, .mart(mart), isFree: true)) }
    }
    for company in companies {
      let meaning = Meaning.company(large: company.large, small: company.small)
      for name in company.names { words.append(RegisterWord(name, meaning, isFree: false)) }
    }
    for name in otherShops + Mart.otherShops {
      words.append(RegisterWord(name, .otherShop, isFree: true))
    }
    return words
  }()

  /// How the register writes the marts besides their names, slips among them.
  ///
  /// Source: the names in the register of August 2025. 마그넷 is what 롯데마트 was called until 2002.
  private static let spellings: [(mart: Mart, names: [String])] = [
    (.emart, ["신세계E마트", "E-마트", "이-마트"]),
    (.lotteMart, ["롯데마그넷", "롯데쇼핑마그넷"]),
    (
      .lotteSuper,
      ["롯데프레시앤델리", "롯데FRESH", "롯데마켓999", "마켓999", "마켓999프랜차이즈", "롯데MARKET999", "롯대슈펴"]
    ),
    (.gsTheFresh, ["지에스슈퍼마켓"]),
    (.homeplus, ["홈프러스", "삼성홈플러스", "홈플러스스토어즈", "홈플러스테스코"]),
    (.homeplusExpress, ["홈플러스익스플레스", "홈플러스익프스레스", "홈플러스익프레스", "홈프러스익스프레스"]),
    (.costco, ["코스트코코리아", "코스트코홀세일코리아"]),
    (.kimsClub, ["이랜드킴스클럽", "킴스클럽마트"]),
    (.topMart, ["서원유통탑마트", "서원유통탐마트"]),
    (.hanaroMart, ["하나로마트분사", "하나로클럽분사"]),
  ]

  /// The companies that run several marts; the class of a store tells which one it is.
  ///
  /// Source: the names in the register of August 2025; 삼성테스코 became 홈플러스, 씨에스유통 was bought by
  /// 롯데쇼핑, and 신세계마트 is what 월마트 became. 롯데몰 and 아울렛킴스 are marts where the row says so.
  private static let companies: [(names: [String], large: Mart?, small: Mart?)] = [
    (["삼성테스코", "삼성데스코"], .homeplus, .homeplusExpress),
    (["익스프레스"], nil, .homeplusExpress),
    (["지에스리테일", "GS리테일", "GS지에스리테일"], nil, .gsTheFresh),
    (["롯데쇼핑", "롯데슈핑"], .lotteMart, .lotteSuper),
    (["롯데몰"], .lotteMart, nil),
    (["씨에스유통"], nil, .lotteSuper),
    (["신세계", "신세계마트"], .emart, nil),
    (["에브리데이리테일"], nil, .emartEveryday),
    (["서원유통"], .topMart, .topMart),
    (["뉴코아순천아울렛킴스"], .kimsClub, .kimsClub),
    (["농협유통", "농협하나로유통", "농협충북유통"], .hanaroMart, .hanaroMart),
    (["농협중앙회", "농협", "에이치앤지홀세일"], nil, nil),
  ]

  /// What the groups that own marts have besides, and buildings that are named after them.
  private static let otherShops = [
    "백화점", "아울렛", "아웃렛", "월드몰", "면세점", "아케이드", "프라자", "플라자", "캐슬", "시네마", "키즈마트", "전문점",
    "종합상가", "에비뉴엘", "GS스퀘어", "GS25", "지에스25", "쇼핑센", "일렉트로마트", "이마트SSG", "롯데슈퍼센",
  ]
}
