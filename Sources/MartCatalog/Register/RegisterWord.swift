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

  /// The letters as `Mart.spelled` writes them.
  let letters: [Unicode.Scalar]
  let meaning: Meaning
  /// Whether it may stand inside a longer word, as in 김천농협하나로마트; 제이마트 is no 이마트.
  let isFree: Bool

  private init(_ name: String, _ meaning: Meaning, isFree: Bool) {
    letters = name.unicodeScalars.filter { $0 != " " }.map { Mart.spelled($0) }
    self.meaning = meaning
    self.isFree = isFree
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
    for company in Mart.companies {
      let meaning = Meaning.company(large: company.large, small: company.small)
      for name in company.names { words.append(RegisterWord(name, meaning, isFree: false)) }
    }
    for name in otherShops + Mart.otherShops {
      words.append(RegisterWord(name, .otherShop, isFree: true))
    }
    return words
  }()

  /// What the groups that own marts have besides, and buildings that are named after them.
  private static let otherShops = [
    "백화점", "아울렛", "아웃렛", "월드몰", "면세점", "아케이드", "프라자", "플라자", "캐슬", "시네마", "키즈마트", "전문점",
    "종합상가", "에비뉴엘", "GS스퀘어", "GS25", "지에스25", "쇼핑센", "일렉트로마트",
  ]
}
