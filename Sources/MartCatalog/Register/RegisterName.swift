import MartModels

/// The mart and the branch that a name in the register means.
struct RegisterName: Hashable, Sendable {
  let mart: Mart
  /// The branch's own name; empty where the register has only that of the mart.
  let branch: String

  /// Reads a name as the register has it: operator, mart and branch in any order of brackets.
  ///
  /// - Parameters:
  ///   - name: such as `(주)이마트 동해점` or `홈플러스 주식회사(계룡점)`.
  ///   - storeClass: how the law classifies the store, if the row says so.
  ///   - isHypermarket: whether the row calls the store a 대형마트.
  /// - Returns: `nil` for a shop that is no mart, or of which the name tells only the operator.
  init?(_ name: String, storeClass: RegisterStore.StoreClass?, isHypermarket: Bool) {
    let plain = Self.plain(name)
    if Self.otherKinds.contains(where: { plain.text.holds($0) }) { return nil }
    guard let (mart, rest) = Self.mart(plain.text, storeClass, isHypermarket) else { return nil }
    self.mart = mart
    let own = Self.branchName(rest, mart)
    branch = own.isEmpty ? plain.bracket ?? "" : own
  }

  /// Parts of the groups that own marts, and their buildings, which are no marts.
  private static let otherKinds = [
    "백화점", "아울렛", "아웃렛", "롯데몰", "월드몰", "면세점", "하이마트", "아케이드", "프라자", "플라자", "캐슬", "시네마", "키즈마트",
    "전문점", "종합상가", "에비뉴엘", "GS스퀘어", "쇼핑센", "버거", "이마트24",
  ]

  /// The words of companies, which say nothing about the store.
  private static let companies = [
    "주식회사", "유한회사", "(주)", "( 주 )", "㈜", "(유)", "주)",
  ]

  /// The companies that run marts, longer names before those they contain, with the mart that a bare
  /// name means by its class.
  ///
  /// Source: the names in the register itself; 삼성테스코 became 홈플러스, 씨에스유통 was bought by 롯데쇼핑.
  private static let operators: [(name: String, large: Mart?, small: Mart?)] = [
    ("홈플러스테스코", .homeplus, .homeplusExpress), ("홈플러스스토어즈", .homeplus, .homeplusExpress),
    ("삼성테스코", .homeplus, .homeplusExpress), ("삼성데스코", .homeplus, .homeplusExpress),
    ("지에스리테일", nil, .gsTheFresh), ("GS리테일", nil, .gsTheFresh), ("GS지에스리테일", nil, .gsTheFresh),
    ("롯데쇼핑", .lotteMart, .lotteSuper), ("롯데슈핑", .lotteMart, .lotteSuper),
    ("씨에스유통", nil, .lotteSuper), ("에이치앤지홀세일", nil, nil), ("에브리데이리테일", nil, .emartEveryday),
    ("서원유통", nil, .topMart), ("신세계마트", .emart, nil), ("신세계", .emart, nil),
    ("농협하나로유통", nil, nil), ("농협충북유통", nil, nil), ("농협유통", nil, nil), ("농협중앙회", nil, nil),
    ("이랜드리테일", nil, nil), ("이랜드", nil, nil), ("익스프레스", nil, .homeplusExpress),
  ]

  /// The text without companies and brackets, and the branch in a bracket.
  private static func plain(_ name: String) -> (text: String, bracket: String?) {
    var text = name
    for company in companies { text = text.replacing(company, by: " ") }
    // What the signs write in two ways.
    text = text.replacing("수퍼", by: "슈퍼").replacing("프레쉬", by: "프레시")
    var outside = ""
    var bracket = ""
    var depth = 0
    for character in text {
      switch character {
      case "(", "[": depth += 1
      case ")", "]":
        depth = max(0, depth - 1)
        if depth == 0 { outside += " " }
      default: if depth > 0 { bracket.append(character) } else { outside.append(character) }
      }
    }
    let words = outside.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    // A bracket tells the branch only as 계룡점; 가맹점 is a kind of contract.
    let isBranch =
      bracket.hasSuffix("점") && bracket != "가맹점" && Mart(recognizing: bracket) == nil
    if words.isEmpty, !bracket.isEmpty { return (bracket, nil) }
    if let mart = Mart(recognizing: bracket), Mart(recognizing: words) == nil {
      // 씨에스유통 (롯데슈퍼화곡2점), 지에스더프레시(GS THE FRESH) 충주점.
      return (mart.displayName + " " + (bracket.hasSuffix("점") ? bracket : words), nil)
    }
    return (words, isBranch ? bracket : nil)
  }

  /// The mart, and the text behind its name.
  private static func mart(
    _ text: String, _ storeClass: RegisterStore.StoreClass?, _ isHypermarket: Bool
  ) -> (mart: Mart, rest: String)? {
    var rest = text
    var owner: (name: String, large: Mart?, small: Mart?)?
    for company in operators {
      guard let tail = rest.after(company.name) else { continue }
      owner = company
      rest = tail
      break
    }
    var found: (mart: Mart, rest: String)?
    // (주)이마트 노브랜드: the last mart that is named is the shop, unless the class says otherwise.
    var next = rest
    while let mart = Mart(recognizing: next) {
      let tail = mart.nameWithoutMart(next)
      if found != nil, mart.nameWithoutMart(next) == next { break }
      found = (mart, tail)
      guard tail != next else { break }
      next = tail
      if let storeClass, mart.storeClass == storeClass, Mart(recognizing: tail) != nil { break }
    }
    if let found {
      // 홈플러스(주) 익스프레스, and an SSM that is only called 홈플러스.
      if found.mart == .homeplus, let tail = found.rest.after("익스프레스") {
        return (.homeplusExpress, tail)
      }
      if found.mart == .homeplus, storeClass == .supermarket {
        return (.homeplusExpress, found.rest)
      }
      return found
    }
    if case .otherShop? = Mart.named(in: rest) { return nil }
    guard let owner else {
      // GS TEH FRESH: a supermarket of a chain under a name with a slip.
      let isGS = storeClass == .supermarket && (rest.hasPrefix("GS T") || rest.hasPrefix("지에스"))
      return isGS ? (.gsTheFresh, rest.split(separator: " ").last.map { String($0) } ?? "") : nil
    }
    switch storeClass {
    case .supermarket: return owner.small.map { ($0, rest) }
    case .large, nil: return isHypermarket ? owner.large.map { ($0, rest) } : nil
    }
  }

  /// The branch's name of what stands before and behind that of the mart.
  private static func branchName(_ rest: String, _ mart: Mart) -> String {
    var words = rest.split(separator: " ").map { String($0) }
    // 안동농협 하나로마트: the operator is what tells the store.
    words.removeAll { word in mart.names.contains(word) }
    return words.joined(separator: " ")
  }
}

extension String {
  /// What stands behind a word, without spaces between; `nil` if the text does not begin with it.
  fileprivate func after(_ word: String) -> String? {
    guard utf8.starts(with: word.utf8) else { return nil }
    let rest = utf8.dropFirst(word.utf8.count).drop { $0 == 0x20 }
    return String(decoding: rest, as: UTF8.self)
  }

  /// Whether a word stands anywhere in the text.
  fileprivate func holds(_ word: String) -> Bool {
    firstPlace(of: word, in: Array(utf8), from: 0) != nil
  }

  /// The text with another for each occurrence of a word.
  fileprivate func replacing(_ word: String, by other: String) -> String {
    let bytes = Array(utf8)
    guard var place = firstPlace(of: word, in: bytes, from: 0) else { return self }
    var result: [UInt8] = []
    var start = 0
    while true {
      result += bytes[start..<place] + other.utf8
      start = place + word.utf8.count
      guard let next = firstPlace(of: word, in: bytes, from: start) else { break }
      place = next
    }
    return String(decoding: result + bytes[start...], as: UTF8.self)
  }

  private func firstPlace(of word: String, in bytes: [UInt8], from start: Int) -> Int? {
    let word = Array(word.utf8)
    guard bytes.count - start >= word.count else { return nil }
    return (start...(bytes.count - word.count)).first { bytes[$0...].starts(with: word) }
  }
}
