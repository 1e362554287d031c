import KoreanText

/// Whom the lines of a text are about in turn: 이마트: …⏎하나로마트: …, 한솔택배는 …, 누리택배는 ….
///
/// One heading may be anything, such as 안내 or 매장. Where there are several, each is a name, of which
/// the store may be one, and what is said under a name is about nobody else.
struct Topics {
  /// Whether the labels without a closing word are names.
  private(set) var areNames = false
  /// Whether a brand is spoken of.
  private(set) var hasBrand = false
  /// Whether several brands are spoken of, each by itself.
  private(set) var hasBrands = false
  /// Whether several brands head lines, each the branches below it or behind its colon.
  private(set) var brandsHeadBranches = false
  /// Whether several places with names of their own are spoken of: 중앙시장은 …, 남부시장은 ….
  private(set) var hasPlaces = false
  /// Whether several of them are labels: 중앙도서관: 매주 월요일⏎남부도서관: 매주 금요일.
  private(set) var labelsPlaces = false

  /// Whether the marts of several regions are spoken of: 서초구의 대형마트는 …, 나머지 자치구의 대형마트는 ….
  private(set) var hasRegions = false
  /// Whether several headings of closings name somebody: 무료급식 쉬는 날⏎…⏎복지관 쉬는 날⏎….
  private(set) var headClosings = false

  /// Whether the writer is a shop that may be a part of a house: 저희 약국은.
  private(set) var isOfPart = false
  /// Whether it asks what people think of a plan: 의견수렴, 행정예고.
  private(set) var isProposal = false

  /// - Complexity: O(*n*) in the size of the tree.
  init(_ tree: WrittenText, in text: NormalizedText) {
    var labels: Set<String> = []
    var brands: Set<String> = []
    var places: Set<String> = []
    var labeled: Set<String> = []
    var heads: Set<String> = []
    var regions: Set<String> = []
    var isOfOthers = false
    var unknownTopics = 0
    for sentence in tree.sentences.indices {
      let clauses = tree.sentences[sentence].clauses
      if clauses.count == 1, tree.sentences[sentence].endsLine,
        clauses[0].predicate?.act == .closes, !clauses[0].hasDays,
        let name = clauses[0].adjuncts.first
      {
        heads.insert(text.string(name.cells))
      }
      for place in clauses.indices {
        for region in clauses[place].regions { regions.insert(text.string(region)) }
        isOfOthers =
          isOfOthers || clauses[place].isToldByOther(text) || clauses[place].speaksOfSeveral(text)
        if clauses[place].saysOfUnknownTopic { unknownTopics += 1 }
        if clauses[place].isName, let name = clauses[place].nameCells, !text.isKey(name) {
          labels.insert(text.string(name))
        }
        if let brand = clauses[place].topicBrand { brands.insert(text.string(brand)) }
        for name in clauses[place].namedPlaces {
          if text.isNameOfPlace(name) { places.insert(text.string(name)) }
          isOfPart = isOfPart || text.isOwnShop(name)
        }
        if clauses.count == 1, let name = clauses[place].onlySubject?.place,
          text.isNameOfPlace(name), tree.headsDays(sentence)
        {
          // 중앙시장 | 월요일 휴무⏎남부시장 | 화요일 휴무
          places.insert(text.string(name))
        }
        if clauses[place].isLabel || place > 0 && clauses[place - 1].isLabel {
          // 대상: 중앙도서관, 꿈나무도서관⏎샘터도서관은 정상 운영
          for name in clauses[place].onlyPlaces where text.isNameOfPlace(name) {
            places.insert(text.string(name))
            if clauses[place].isLabel { labeled.insert(text.string(name)) }
          }
        }
        for name in clauses[place].joinedHouses where text.isNamedHouse(name) {
          // 한빛수목원과 두물수목원을 개방한다
          places.insert(text.string(name))
        }
      }
    }
    headClosings = heads.count > 1
    hasRegions = regions.count > 1
    let headingBrands = tree.sentences.compactMap { $0.headingBrand.map { text.string($0) } }
    brandsHeadBranches = Set(headingBrands).count > 1
    isProposal = text.cells.indices.contains { cell in
      // 행정예고 절차를 마친 시는
      text.proposes(at: cell)
        && !text.has("마친", in: cell..<cell + 12) && !text.has("마치고", in: cell..<cell + 12)
    }
    areNames = labels.count > 1
    hasBrand = !brands.isEmpty
    hasBrands = brands.count > 1
    // 보건소는 …을 안내했다. 한빛의원은 7일에만 휴진: the place is not who tells it; 두 수목원 모두 …. 한빛수목원은 ….
    isOfOthers = isOfOthers || unknownTopics > 1
    labelsPlaces = labeled.count > 1
    hasPlaces = places.count > 1 || isOfOthers && !places.isEmpty || isOfPart
  }
}

extension WrittenText {
  /// [금융창구] 12월 25일 휴무⏎[주유소] 24시간: makes labels of the names in brackets that begin several lines.
  mutating func labelNames(in text: NormalizedText) {
    var unknown: [Int] = []
    var known = 0
    for index in sentences.indices where sentences[index].beginsLine {
      guard let first = sentences[index].clauses.first, let cells = first.adjuncts.first?.cells
      else { continue }
      guard text.scalar(cells.lowerBound) == "[" || text.isBehind("[", cells.lowerBound),
        !text.scalar(cells.lowerBound).isPlainDigit
      else { continue }
      if first.hasOnlyUnknownWords, sentences[index].clauses.count > 1 {
        unknown.append(index)
      } else if case .subject(let subject)? = first.adjuncts.first?.kind,
        subject.kind == .brand || subject.kind == .facility
      {
        known += 1
      }
    }
    guard !unknown.isEmpty, unknown.count + known > 1 else { return }
    for index in unknown { sentences[index].clauses[0].isLabel = true }
  }

  /// Whether a sentence is a cell, or a line of its own above days.
  fileprivate func headsDays(_ sentence: Int) -> Bool {
    guard sentences[sentence].endsLine, sentence + 1 < sentences.count else { return false }
    return sentences[sentence + 1].clauses.contains { $0.hasDays }
  }
}

extension NormalizedText {
  /// Whether a word of those who plan a change and ask about it begins at a cell.
  fileprivate func proposes(at cell: Int) -> Bool {
    switch scalar(cell) {
    case "의":
      has("의견수렴", at: cell) || has("의견 수렴", at: cell) || has("의견제출", at: cell)
        || has("의견 제출", at: cell)
    case "행": has("행정예고", at: cell) || has("행정 예고", at: cell)
    case "입": has("입법예고", at: cell)
    // 조정안, and not 조정안내
    case "안":
      scalar(cell + 1) != "내"
        && ["조정", "변경", "개정"].contains { cell > 1 && has($0, at: cell - 2) }
    default: false
    }
  }

  /// Whether a sign stands right before a cell.
  fileprivate func isBehind(_ sign: Unicode.Scalar, _ cell: Int) -> Bool {
    cell > 0 && scalar(cell - 1) == sign
  }

  /// 저희 약국, and not 저희 or 매장.
  fileprivate func isOwnShop(_ cells: Range<Int>) -> Bool {
    cells.count > 3 && (scalar(cells.lowerBound + 2) == " " || scalar(cells.lowerBound + 1) == "희")
      && ["저희", "우리"].contains { isWord($0, cells.lowerBound..<cells.lowerBound + 2) }
  }

  /// The gym, and not the 3rd floor: whether "the" or "our" stands right before a word.
  func isBehindArticle(_ cells: Range<Int>) -> Bool {
    scalar(cells.lowerBound).isLatinLetter
      && ["the ", "our "].contains { has($0, at: cells.lowerBound - 4) }
  }

  /// Whether a word is the key of a record, and the name of nobody: description, closed_days.
  func isKey(_ cells: Range<Int>) -> Bool {
    let first = scalar(cells.lowerBound)
    return first.isLatinLetter && first == first.loweredLatin
      && cells.allSatisfy { scalar($0).isLatinLetter || scalar($0) == "_" }
  }

  /// Whether a word for a place has a name before it: 중앙시장, and not 도서관.
  func isNameOfPlace(_ cells: Range<Int>) -> Bool {
    switch (scalar(cells.upperBound - 2), scalar(cells.upperBound - 1)) {
    case ("시", "장"), ("마", "트"), ("병", "원"), ("의", "원"), ("상", "가"): cells.count > 2
    case ("서", "관"), ("물", "관"), ("술", "관"), ("화", "점"): cells.count > 3
    default: isNamedHouse(cells)
    }
  }
}
