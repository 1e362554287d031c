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
    var isOfOthers = false
    var unknownTopics = 0
    for sentence in tree.sentences.indices {
      let clauses = tree.sentences[sentence].clauses
      for place in clauses.indices {
        isOfOthers =
          isOfOthers || clauses[place].isToldByOther(text) || clauses[place].speaksOfSeveral(text)
        if clauses[place].saysOfUnknownTopic { unknownTopics += 1 }
        if clauses[place].isName, let name = clauses[place].nameCells {
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
    let heads = tree.sentences.compactMap { $0.headingBrand.map { text.string($0) } }
    brandsHeadBranches = Set(heads).count > 1
    isProposal = text.cells.indices.contains { cell in
      // 행정예고 절차를 마친 시는
      text.proposes(at: cell)
        && !(cell..<cell + 12).contains { text.has("마친", at: $0) || text.has("마치고", at: $0) }
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

  /// Whether a word for a place has a name before it: 중앙시장, and not 도서관.
  func isNameOfPlace(_ cells: Range<Int>) -> Bool {
    switch (scalar(cells.upperBound - 2), scalar(cells.upperBound - 1)) {
    case ("시", "장"), ("마", "트"), ("병", "원"), ("의", "원"), ("상", "가"): cells.count > 2
    case ("서", "관"), ("물", "관"), ("술", "관"), ("화", "점"): cells.count > 3
    default: isNamedHouse(cells)
    }
  }
}

extension Clause {
  /// 시 보건소는 …을 안내했다: whether somebody who is not known tells what the text says.
  fileprivate func isToldByOther(_ text: NormalizedText) -> Bool {
    guard predicate == nil || predicate?.act == .other else { return false }
    guard let last = adjuncts.indices.last else { return false }
    let end = predicate?.cells.upperBound ?? adjuncts[last].cells.upperBound
    guard text.scalar(end - 1) == "다", text.scalar(end - 2) == "했" || text.scalar(end - 2) == "혔"
    else { return false }
    return adjuncts.contains { $0.isUnknownSubject && ($0.role == .topic || $0.role == .subject) }
  }

  /// 무각사는 23~25일 쉬고: whether it opens or closes somebody who is not known on some days.
  fileprivate var saysOfUnknownTopic: Bool {
    guard predicate?.act == .closes || predicate?.act == .opens, hasDays else { return false }
    return adjuncts.contains { $0.isUnknownSubject && $0.role == .topic }
  }

  /// 두 수목원 모두: whether it counts places of which each has a name.
  fileprivate func speaksOfSeveral(_ text: NormalizedText) -> Bool {
    adjuncts.contains { adjunct in
      guard case .subject(let subject) = adjunct.kind, subject.kind == .store,
        let place = subject.place, place.lowerBound > 1, text.scalar(place.lowerBound - 1) == " "
      else { return false }
      let numeral = text.scalar(place.lowerBound - 2)
      return (place.lowerBound == 2 || !text.scalar(place.lowerBound - 3).isHangulSyllable)
        && ["두", "세", "네"].contains(numeral)
    }
  }

  /// Whether it is a label that has unknown words, a brand or a part of a store and nothing else.
  var isName: Bool {
    isLabel && predicate == nil && notes.isEmpty && !adjuncts.isEmpty
      && adjuncts.allSatisfy { adjunct in
        switch adjunct.kind {
        case .unread(.unknownWord): true
        case .subject(let subject):
          subject.kind == .brand || subject.kind == .unknown || subject.kind == .facility
        default: false
        }
      }
  }

  /// The cells of the names of a label; `nil` where they stand apart, as the name of a row and the head of its
  /// column.
  var nameCells: Range<Int>? {
    guard let first = adjuncts.first?.cells.lowerBound,
      let end = adjuncts.last?.nameCells.upperBound, first < end
    else { return nil }
    return first..<end
  }

  /// 제타플렉스 9일 휴무: the word that is not known right before its days.
  var nameBeforeDays: Range<Int>? {
    guard predicate?.act == .closes || predicate?.act == .opens else { return nil }
    for (word, days) in zip(adjuncts, adjuncts.dropFirst()) {
      if days.days != nil { return word.isUnread(.unknownWord) ? word.nameCells : nil }
    }
    return nil
  }

  /// 군내 대형마트는: whether a word that is not known stands right before a brand, and may say of
  /// which of its stores it speaks.
  var namesSomeOfBrand: Bool {
    adjuncts.indices.dropLast().contains { place in
      guard adjuncts[place].isUnread(.unknownWord), adjuncts[place].role == nil,
        case .subject(let subject) = adjuncts[place + 1].kind
      else { return false }
      return subject.kind == .brand && subject.names.isEmpty
    }
  }

  /// Whether it has days, and none of them is a date.
  var namesNoDate: Bool {
    hasDays && adjuncts.allSatisfy { $0.days?.allSatisfy { !$0.isDated } ?? true }
  }

  /// Whether hours stand in it: 한빛의원은 9시부터 18시까지 진료하고.
  var saysHours: Bool {
    adjuncts.indices.contains { if case .hours = adjuncts[$0].kind { true } else { false } }
  }

  /// The places of which it says something.
  var namedPlaces: [Range<Int>] {
    switch predicate?.act {
    case .closes?, .opens?, .neverCloses?: break
    default: guard hasDays || saysHours else { return [] }
    }
    // By index, because what is taken out of a list is copied.
    return adjuncts.indices.compactMap { place in
      guard case .subject(let subject) = adjuncts[place].kind,
        subject.kind == .store || subject.kind == .facility
      else { return nil }
      return subject.place
    }
  }

  /// The places that it names, if it says nothing of them.
  var onlyPlaces: [Range<Int>] {
    guard predicate == nil else { return [] }
    var places: [Range<Int>] = []
    for place in adjuncts.indices {
      guard case .subject(let subject) = adjuncts[place].kind, subject.kind == .store,
        let name = subject.place
      else { return [] }
      places.append(name)
    }
    return places
  }

  /// Whether it has more than one store as its topic.
  var hasSeveralStores: Bool {
    var topics = 0
    for place in adjuncts.indices where adjuncts[place].role == .topic {
      if case .subject(let subject) = adjuncts[place].kind, subject.kind == .store { topics += 1 }
    }
    return topics > 1
  }

  /// The parts of a store that it names, of which some are houses of their own.
  var joinedHouses: [Range<Int>] {
    var names: [Range<Int>] = []
    for place in adjuncts.indices {
      guard case .subject(let subject) = adjuncts[place].kind, subject.kind == .facility else {
        continue
      }
      names += subject.names
    }
    return names
  }

  /// The one brand of which the clause speaks, if it names nobody else.
  var topicBrand: Range<Int>? {
    for place in adjuncts.indices {
      guard case .subject(let subject) = adjuncts[place].kind else { continue }
      return subject.kind == .brand && subject.names.isEmpty ? subject.brand : nil
    }
    return nil
  }
}
