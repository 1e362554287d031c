import KoreanText

extension Mart {
  /// Finds the known mart that a text names, from a store list or a person.
  ///
  /// A name at the beginning of the text wins over one inside it, and the longest name wins, so
  /// that 이마트 트레이더스 is not taken for 이마트. Spaces, the case and width of Latin letters, and
  /// whether a sign has 슈퍼 or 수퍼 do not matter.
  ///
  /// ```swift
  /// import MartHolidayKit
  ///
  /// Mart(recognizing: "이마트 트레이더스 고양점")  // .traders
  /// Mart(recognizing: "Costco 양재점")  // .costco
  /// Mart(recognizing: "동네슈퍼")  // nil
  /// ```
  ///
  /// - Parameter text: a brand name, alone or with the name of the branch.
  /// - Returns: `nil` when the text does not name a mart that the library knows, and for a shop that
  ///   is named like one or together with the mart where it is: 이마트24, 제이마트, 경주홈플러스점, 이마트 약국, 롯데마트
  ///   주차장 B2 and 크린토피아 이마트 성수점 are not marts.
  public init?(recognizing text: String) {
    let text = Self.spelled(NormalizedText(text))
    let named = Self.named(inSpelled: text, isName: true)
    if named == .otherShop { return nil }
    // 이마트(트레이더스) 월평점, 지에스(GS)수퍼 권선점
    let plain = text.contains("(" as Character) ? text.filter { $0 != "(" && $0 != ")" } : ""
    switch (named, Self.named(inSpelled: plain, isName: true)) {
    case (.mart(let mart), .mart(let whole)):
      self = whole.serverName.hasPrefix(mart.serverName) ? whole : mart
    case (.mart(let mart), _), (nil, .mart(let mart)): self = mart
    default: return nil
    }
  }

  /// What a text names.
  package enum Named: Hashable, Sendable {
    /// A mart that the library knows.
    case mart(Mart)
    /// A shop that is named like a mart but is not one.
    case otherShop
  }

  /// The mart, or the shop that is named like one, that a text names.
  ///
  /// - Parameters:
  ///   - text: what a person or a list wrote.
  ///   - isName: whether the text is the name of a shop. 제이마트 is then one word; in a question,
  ///     왕십리이마트 is two.
  package static func named(in text: String, isName: Bool = false) -> Named? {
    named(inSpelled: spelled(NormalizedText(text)), isName: isName)
  }

  private static func named(inSpelled text: String, isName: Bool) -> Named? {
    let letters = Self.letters(text)
    guard let found = name(in: letters, isName: isName) else { return nil }
    guard let mart = found.name.mart else { return .otherShop }
    let end = found.start + found.name.letters.count
    let range = found.start..<end
    if isCut(range, letters)
      || isName
        && (isPlace(range, letters) || isHost(range, letters) || isPartOfWord(range, letters)
          || isEnglishWord(range, letters))
    {
      return .otherShop
    }
    return .mart(mart)
  }

  /// The first name at the beginning, or else the longest, of a mart or another shop.
  private static func name(in letters: [Letter], isName: Bool) -> (name: FoldedName, start: Int)? {
    let known = isName ? namesOfShops : names
    var best: (name: FoldedName, start: Int)?
    for start in letters.indices {
      // A name at the beginning wins over every later one.
      if let best, best.start == 0 { break }
      guard let names = known[letters[start].character] else { continue }
      for name in names where name.stands(in: letters[start...]) {
        if isName, !name.stands(behind: letters[letters[start].word..<start]) { continue }
        if let best {
          let isLonger = name.letters.count > best.name.letters.count
          let isAsLong = name.letters.count == best.name.letters.count
          guard isLonger || (isAsLong && name.place < best.name.place) else { continue }
        }
        best = (name, start)
      }
    }
    return best
  }

  /// 이마트 노브랜드 버거: whether another shop's name begins within that of a mart and goes on.
  private static func isCut(_ mart: Range<Int>, _ letters: [Letter]) -> Bool {
    mart.dropFirst().contains { start in
      names[letters[start].character]?.contains { name in
        name.mart == nil && start + name.letters.count > mart.upperBound
          && name.stands(in: letters[start...])
      } ?? false
    }
  }

  /// 이마트 성수점 스타벅스, 이마트 앞 GS25, 이마트약국: whether the last words of a shop's name, or all that
  /// stands behind the mart's, are those of another shop, so that the mart only says where it is.
  private static func isPlace(_ mart: Range<Int>, _ letters: [Letter]) -> Bool {
    let all = letters[mart.upperBound...]
    let behind = all.dropLast(lengthOfFloor(in: all.lazy.map { $0.character }))
    // 이마트와 스타벅스 are two, and a list or a bracket says something else besides.
    if let first = behind.first, first.word < mart.upperBound, "와과랑".contains(first.character) {
      return false
    }
    guard behind.allSatisfy({ $0.character.isLetter || $0.character.isNumber }) else {
      return false
    }
    let isShop: (ArraySlice<Letter>) -> Bool = { letters in
      let word = letters.map { $0.character }
      return others.contains(word) || shops.contains(word)
    }
    let isLast = behind.indices.suffix(longestShop).contains { start in
      guard isShop(behind[start...]) else { return false }
      // 이마트 성수점주차장, 홈플러스 함안물류센터
      let word = letters[max(letters[start].word, mart.upperBound)..<start].map { $0.character }
      return word.isEmpty || word.last == "점"
        || PlaceBook.korea.hasPlace(PlaceName(String(word)))
    }
    if isLast { return true }
    guard let last = behind.last, last.word > mart.upperBound else { return false }
    let word = behind[last.word...].map { $0.character }
    // 홈플러스 영통점 KFC
    if word.allSatisfy({ isLatin($0) }), behind[last.word - 1].character == "점" { return true }
    // 이마트 문화센터 성수점, 이마트 물류센터 여주
    return last.word - mart.upperBound <= longestShop && isShop(behind[..<last.word])
      && (last.character == "점" || PlaceBook.korea.hasPlace(PlaceName(String(word))))
  }

  /// KFC 홈플러스합정점: whether only words that are no place and no company stand before a mart and its
  /// branch, as shops in a mart are named.
  private static func isHost(_ mart: Range<Int>, _ letters: [Letter]) -> Bool {
    let (before, branch) = (letters[..<mart.lowerBound], letters[mart.upperBound...])
    guard !before.isEmpty, letters[mart.lowerBound].isBehindBlank, branch.count > 1,
      let last = branch.last, last.character == "점",
      last.word == mart.lowerBound || last.word == mart.upperBound,
      before.allSatisfy({ $0.character.isLetter || $0.character.isNumber })
    else { return false }
    var start = before.startIndex
    while start < before.endIndex {
      let end = before[(start + 1)...].firstIndex { $0.word != start } ?? before.endIndex
      let word = before[start..<end].map { $0.character }
      if isOwner(word) || branch.map({ $0.character }).starts(with: word) { return false }
      start = end
    }
    return true
  }

  /// 경주홈플러스점, 맥스무비, 이마트옥 성수점: whether a mart's name is only a part of a word that names another
  /// shop.
  ///
  /// No mart calls its branch 홈플러스점; a shop in one does.
  private static func isPartOfWord(_ mart: Range<Int>, _ letters: [Letter]) -> Bool {
    let word = letters[mart.upperBound - 1].word
    let rest = letters[mart.upperBound...].prefix { $0.word == word }.map { $0.character }
    if rest.last == "점" { return rest.count == 1 || ends.contains(rest) }
    // 이마트로 12, 홈플러스역: a street or a station
    if ["로", "대로", "길", "역"].contains(String(rest)) { return true }
    // 이마트앞 포장마차
    if rest.count == 1, let side = rest.first, "앞옆뒤".contains(side),
      letters.last.map({ $0.word != word }) == true
    {
      return true
    }
    guard !rest.isEmpty, word == 0, !PlaceBook.korea.hasPlace(PlaceName(String(rest))) else {
      return false
    }
    if common.contains(letters[mart].map { $0.character }) {
      return !companyNames.contains(letters[mart].map { $0.character } + rest)
    }
    // 이마트푸드마켓 고덕점 is one.
    return letters.last?.character == "점"
      && !ownWords.contains {
        letters[mart.upperBound...].lazy.map { $0.character }.starts(with: $0)
      }
  }

  /// traders joe, Day traders cafe: whether a mart's name is an English word among others that are no places.
  private static func isEnglishWord(_ mart: Range<Int>, _ letters: [Letter]) -> Bool {
    let name = letters[mart].map { $0.character }
    guard common.contains(name), name.allSatisfy({ isLatin($0) }) else { return false }
    let start = mart.lowerBound > 0 ? letters[mart.lowerBound - 1].word : mart.lowerBound
    let behind = letters[mart.upperBound...]
    let words = [
      letters[start..<mart.lowerBound], behind.prefix { $0.word == behind.first?.word },
    ].map { $0.map { $0.character } }
    return words.contains { word in
      !word.isEmpty && word.allSatisfy { isLatin($0) }
        && PlaceBook.korea.districts(romanized: PlaceName(String(word))).isEmpty
        && KoreanRegion.shortRegions(romanized: PlaceName(String(word))).isEmpty
    }
  }

  private static func isLatin(_ letter: Character) -> Bool { letter.isASCII && letter.isLetter }

  /// Whether a word says whose a mart is or where: a company, a cooperative or a place.
  private static func isOwner(_ word: [Character]) -> Bool {
    let text = String(word)
    return companyNames.contains(word) || kinds.contains(text)
      || ownerEndings.contains { text.hasSuffix($0) }
      || ["협", "동", "읍", "면", "리", "구", "시", "군", "도", "역", "앞", "옆", "뒤"].contains(word.last)
      || PlaceBook.korea.hasPlace(PlaceName(text))
  }

  /// A name of a known mart as `folded` writes it.
  private struct FoldedName {
    let letters: [Character]
    /// `nil` for a shop that is named like a mart.
    let mart: Mart?
    /// Its place among all names; of equally long ones the first wins.
    let place: Int

    /// Whether the name may follow letters of the same word: 창원이마트 is 이마트, as 지에스리테일GS수퍼 is
    /// GS수퍼, and 제이마트 is not.
    func stands(behind letters: ArraySlice<Letter>) -> Bool {
      guard !letters.isEmpty, let mart else { return letters.isEmpty }
      if Mart.unmistakable.contains(mart) { return true }
      guard letters.count <= PlaceBook.korea.longestName else { return false }
      let before = letters.map { $0.character }
      return Mart.companyNames.contains(before)
        || PlaceBook.korea.hasPlace(PlaceName(String(before)))
    }

    /// Whether a text begins with the name: 이마트24 does, and 이마트 24일 or 이마트 24시간 does not.
    func stands(in text: ArraySlice<Letter>) -> Bool {
      guard text.starts(with: letters, by: { $0.character == $1 }) else { return false }
      let rest = text.dropFirst(letters.count)
      guard let last = letters.last, last.isNumber, let next = rest.first?.character else {
        return true
      }
      return !next.isNumber && !"일월년주째:/.~-".contains(next)
        && !rest.starts(with: "시간", by: { $0.character == $1 })
    }
  }

  /// The names of the known marts by their first letter, so that a text is read once for all.
  private static let names = table(others: otherShops)

  /// The same with the chains that have shops in marts, and shops of the neighborhood, for the name of
  /// a shop.
  private static let namesOfShops = table(others: otherShops + tenants + namesakes)

  private static let companyNames = Set(companies.flatMap { $0.names.map(folded) })

  /// The shops that are no marts, by name.
  private static let others = Set((otherShops + tenants).map(folded))

  /// What is a house of its own, wherever it is.
  private static let shops = Set((KoreanWords.shops + neighbors).map(folded))

  /// How the name of a branch ends that a shop in or beside a mart has: 시흥홈플러스앞점.
  private static let ends = Set(["앞점", "옆점", "내점", "R점", "DT점"].map(folded))

  private static let ownWords = (formats + signs.map { $0.name }).map(folded)

  private static let common = Set(commonWords.map(folded))

  private static let longestShop = others.union(shops).map { $0.count }.max() ?? 0

  private static func table(others: [String]) -> [Character: [FoldedName]] {
    let shops = others.map { ($0, nil as Mart?) }
    let all =
      shops + profiles.flatMap { profile in profile.names.map { ($0, profile.mart) } }
      + signs.map { ($0.name, $0.mart) }
    let names = all.enumerated().map { place, name in
      FoldedName(letters: folded(name.0), mart: name.1, place: place)
    }
    return Dictionary(grouping: names) { $0.letters[0] }
  }
}
