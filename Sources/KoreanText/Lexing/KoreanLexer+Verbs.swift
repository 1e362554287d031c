// Verbs that are in no list, by their stems.
extension KoreanLexer {
  /// 옮겼어요, 했어요: takes a verb of change, or an ending that stands apart from its noun.
  mutating func takeInflected(_ token: KoreanToken) -> Bool {
    let cells = token.cells
    if nounOfVerb == .verdict(.operates), text.isWord("후", cells) || text.isWord("뒤", cells) {
      // 4월 30일까지 영업 후 폐점합니다
      append(.ending, cells, isGlued: false)
      return true
    }
    if let noun = nounOfVerb,
      let ending = text.lightEnding(cells.lowerBound)
        ?? (noun == .verdict(.operates) ? text.endingOfBusiness(cells.lowerBound) : nil),
      let kind = ending.kind, ending.cells == cells
    {
      append(kind, cells, isGlued: token.isGlued)
      return true
    }
    // 옮기는 방안: nothing moves yet
    guard
      let (stem, ending) = isAfterDoor
        ? text.opening(cells.lowerBound) : text.changing(cells.lowerBound),
      ending.cells.upperBound >= cells.upperBound, ending.kind != .attributive
    else { return false }
    // 옮길 예정: the ending is a word of its own
    let end = min(ending.cells.lowerBound, cells.upperBound)
    append(stem, cells.lowerBound..<end, isGlued: token.isGlued)
    if let kind = ending.kind, end < cells.upperBound {
      append(kind, ending.cells, isGlued: true)
    }
    return true
  }

  /// Whether the last word is the door that opens.
  private var isAfterDoor: Bool {
    tokens.last.map { text.isWord("문", $0.cells) || text.isWord("문을", $0.cells) } ?? false
  }

  /// 휴무 했어요, 진료를 안 봅니다: the noun of which the next word may make a verb.
  private var nounOfVerb: KoreanToken.Kind? {
    let last = tokens.suffix(3).last { $0.kind != .not && $0.kind != .particle(.object) }
    return switch last?.kind {
    case .verdict?, .change?, .cancellation?, .suspension?: last?.kind
    default: nil
    }
  }

  /// Whether a word is 휴무하다, 휴점되다 or another of their kind with an ending that is in no list.
  func isClosingVerb(_ cells: Range<Int>) -> Bool {
    guard cells.count > 3, scalar(cells.lowerBound) == "휴" else { return false }
    return ["무", "업", "점", "관", "진", "장", "원"].contains(scalar(cells.lowerBound + 1))
      && ["하", "되"].contains(scalar(cells.lowerBound + 2))
  }

  /// Whether a word is 않다, 아니하다 or 못하다 with an ending that is in no list: 열지 않기로, 못하게.
  func isNegation(_ cells: Range<Int>) -> Bool {
    switch (scalar(cells.lowerBound), scalar(cells.lowerBound + 1)) {
    case ("않", _): true
    case ("못", "하"), ("못", "한"), ("못", "해"), ("못", "했"), ("못", "합"): true
    case ("아", "니"):
      cells.count > 2
        && ["하", "한", "해", "했", "합", "할", "구", "네", "랍", "거", "었", "라", "죠", "지", "고", "까"]
          .contains(
            scalar(cells.lowerBound + 2))
    case ("없", let next): ["었", "네", "구", "거", "답", "죠", "지", "을"].contains(next)
    default: false
    }
  }

  /// The verbs 쉬다, 닫다 and 열다 by their stems, whatever their endings.
  func verb(_ cells: Range<Int>) -> KoreanToken.Kind? {
    var start = cells.lowerBound
    let isNegated = scalar(start) == "안"
    // 안쉬어요, 문닫아요
    if isNegated || scalar(start) == "문" { start += 1 }
    // 쉰 만큼 이 날은 엽니다: what has been
    if text.isWord("쉰", cells), text.has("만큼", at: cells.upperBound + 1) {
      return .hedge(.former)
    }
    if scalar(cells.upperBound - 2) == "거", scalar(cells.upperBound - 1) == "나",
      ["열", "닫", "쉬", "엽"].contains(scalar(start))
    {
      // 열거나 쉼
      return .hedge(.softStatement)
    }
    guard let verdict = stem(start), cells.upperBound - start <= 9 else { return nil }
    // 목요일마다 쉬던거 이제 안 쉬어요
    if scalar(cells.upperBound - 2) == "던", text.isNominal(cells.upperBound - 1..<cells.upperBound)
    {
      return .hedge(.former)
    }
    if scalar(cells.upperBound - 2) == "는", text.isNominal(cells.upperBound - 1..<cells.upperBound),
      !text.has("잊지", at: cells.upperBound + 1)
    {
      // 일요일 쉬는거 이제 안 합니다: what is said of it comes behind
      return .hedge(.softStatement)
    }
    guard isNegated else { return .verdict(verdict) }
    return .verdict(verdict.isClosed ? .open(.verb) : .closed(.verb))
  }

  /// The syllables with which endings of 쉬다 begin.
  private static let endings: Set<Unicode.Scalar> = [
    "죠", "어", "었", "엇", "여", "요", "고", "구", "며", "면", "는", "니", "지", "겠", "기", "려", "자", "시", "십",
    "실",
    "신", "다", "오", "옵", "던", "더", "네", "나", "거", "러", "므", "도", "든", "듯", "게", "엉", "영", "용", "욤",
    "염",
    "엽", "을", "라", "랍", "렵",
  ]

  func stem(_ place: Int) -> KoreanToken.Verdict? {
    switch (scalar(place), scalar(place + 1)) {
    // 쉬운 and 쉽게 are easy, and 쉬즈병원, 쉼터 and 쉴만한물가 are names.
    case ("쉽", "게"), ("쉽", "지"), ("쉽", "고"), ("쉼", "터"), ("쉼", "표"), ("쉴", "만"): nil
    case ("쉬", let next): Self.endings.contains(next) ? .closed(.verb) : nil
    case ("쉽", _), ("쉼", _), ("쉴", _), ("쉰", _): .closed(.verb)
    case ("닫", _): .closed(.verb)
    case ("엽", "니"), ("열", "어"), ("열", "고"), ("열", "겠"), ("열", "며"), ("연", "다"), ("열", "었"),
      ("열", "거"), ("열", "립"), ("열", "려"), ("열", "게"):
      .open(.verb)
    // 열린다, and not 열린도서관
    case ("열", "린"): scalar(place + 2) == "다" ? .open(.verb) : nil
    // 문 여니까
    case ("여", "니") where tokens.last.map({ text.isWord("문", $0.cells) }) == true: .open(.verb)
    case ("열", "기") where scalar(place + 2) == "로": .open(.verb)
    // 열 수도 있습니다, 열 예정입니다
    case ("열", " ") where ["수", "예", "것", "거", "계"].contains(scalar(place + 2)): .open(.verb)
    // 열지 않습니다 and 열지만, and not 열지 미정.
    case ("열", "지"): isDecided(place + 2) ? .open(.verb) : nil
    default: nil
    }
  }

  /// Whether 만, 않 or 못 stands behind the 지 of a verb.
  func isDecided(_ place: Int) -> Bool {
    switch (scalar(place), scalar(place + 1)) {
    case ("만", _), ("않", _), ("못", _), (" ", "않"), (" ", "못"): true
    case (" ", "아"): scalar(place + 2) == "니"
    default: false
    }
  }
}
