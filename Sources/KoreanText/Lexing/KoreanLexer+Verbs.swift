// Verbs that are in no list, by their stems.
extension KoreanLexer {
  /// 쉬지 않습니다, 하기로 했어요: takes the phrase of a verb.
  mutating func takePhrase(_ token: KoreanToken) -> Bool {
    switch token.kind {
    case .word, .verdict(.closed(.verb)), .ending, .attributive, .past, .question, .concession,
      .negation, .hedge, .filler, .attribute:
      break
    default: return false
    }
    let start = token.cells.lowerBound
    if token.cells.count == 1, scalar(start) == "후" || scalar(start) == "뒤",
      nounOfVerb == .verdict(.operates) || takeLongerBusiness()
    {
      // 4월 30일까지 영업 후 폐점합니다, 30일까지 연장 영업 후 폐점합니다
      append(.ending, token.cells, isGlued: false)
      return true
    }
    let isPrefixed = scalar(start) == "안" || scalar(start) == "문"
    guard KoreanWords.mayBeginVerb(scalar(isPrefixed ? start + 1 : start)) else { return false }
    if takePhraseOfNoun(token) { return true }
    // 안쉬어요, 문닫아요
    for (verbs, isClosed) in [
      (KoreanWords.verbsOfClosing, true), (KoreanWords.verbsOfOpening, false),
    ] {
      guard let phrase = text.phrase(of: verbs, at: isPrefixed ? start + 1 : start) else {
        continue
      }
      return take(phrase, closes: isClosed, token)
    }
    guard token.kind == .word else { return false }
    guard let phrase = text.phrase(of: KoreanWords.verbsOfDenial, at: start) else {
      return takeChange(token)
    }
    append(.negation, phrase.stem, isGlued: token.isGlued)
    append(turns(of: phrase, isOfNoun: true))
    return true
  }

  /// Takes 연장 영업, of days and not of hours, for the business that it is.
  private mutating func takeLongerBusiness() -> Bool {
    guard let last = tokens.last, text.has("연장 영업", in: last.cells) else { return false }
    tokens[tokens.count - 1].kind = .verdict(.operates)
    return true
  }

  /// 휴무 하지 않습니다, 진료를 안 봅니다, 휴무인 점: takes what makes a verb of the noun before it.
  private mutating func takePhraseOfNoun(_ token: KoreanToken) -> Bool {
    guard let noun = nounOfVerb else { return false }
    let verbs =
      token.kind == .attribute
      ? KoreanWords.copula
      : noun == .verdict(.operates) ? KoreanWords.verbsOfBusiness : KoreanWords.lightVerbs
    guard let phrase = text.phrase(of: verbs, at: token.cells.lowerBound) else { return false }
    var turns = turns(of: phrase, isOfNoun: true)
    if tokens.last?.kind == .not, turns.contains(where: { $0.kind == .negation }) {
      // 영업 안 하는 거 아닙니다: denied twice
      turns = [(.hedge(.softStatement), phrase.stem.upperBound..<phrase.end)]
    }
    append(.ending, phrase.stem, isGlued: token.isGlued)
    append(turns)
    return true
  }

  /// Takes the phrase of a verb that closes or opens.
  private mutating func take(
    _ phrase: VerbPhrase, closes: Bool, _ token: KoreanToken
  ) -> Bool {
    let start = token.cells.lowerBound
    let turns = turns(of: phrase, isOfNoun: false)
    // 문을 여는 코스트코는: which store, and not when
    if !closes, turns[0].kind == .attributive { return false }
    guard closes || opensDoor(phrase.stem.lowerBound, isGlued: phrase.stem.lowerBound > start)
    else { return false }
    if turns[0].kind == .hedge(.former),
      !turns[0].cells.contains(where: { scalar($0) == "려" || scalar($0) == "고" })
    {
      // 휴가로 쉰 만큼 엽니다, 목요일마다 쉬던거 이제 안 쉬어요: what has been
      append(turns[0].kind, start..<phrase.end, isGlued: token.isGlued)
      phraseEnd = phrase.end
      return true
    }
    append(
      .verdict(closes != (scalar(start) == "안") ? .closed(.verb) : .open(.verb)),
      start..<phrase.stem.upperBound, isGlued: token.isGlued)
    append(turns)
    return true
  }

  /// Whether a verb of closing or opening is at a place.
  func isVerb(_ place: Int) -> Bool {
    text.phrase(of: KoreanWords.verbsOfClosing + KoreanWords.verbsOfOpening, at: place) != nil
  }

  /// Whether a form of 열다 is one by its first syllable: 엽니다, and not 여자, 였던.
  private func opensDoor(_ place: Int, isGlued: Bool) -> Bool {
    ["열", "엽", "연"].contains(scalar(place)) || scalar(place) == "여" && (isGlued || isAfterDoor)
  }

  /// What the parts of a phrase say; what denies twice is in doubt.
  private func turns(of phrase: VerbPhrase, isOfNoun: Bool) -> [VerbPhrase.Turn] {
    var turns = phrase.turns
    let (kind, cells) = turns[turns.count - 1]
    switch scalar(cells.upperBound - 1) {
    case "고" where scalar(cells.upperBound - 2) == "다":
      turns[turns.count - 1].kind = doubt(ofReport: cells.upperBound) ?? kind
    // 쉰다는 소문, and not 쉰다는 점
    case "는" where scalar(cells.upperBound - 2) == "다" && !text.has(" 점", at: cells.upperBound):
      turns[turns.count - 1].kind = .question
    // 열지 말지
    case "지" where cells.count == 1: turns[turns.count - 1].kind = .question
    // 쉬려고 미리 끓입니다
    case "고" where turns.count == 1 && !isOfNoun && scalar(cells.lowerBound) == "려":
      turns[0].kind = .ending
    // 쉬었습니다, and not 쉬기로 했습니다; 쉬었다가 3일에 엽니다
    case let last where turns.count == 1 && text.isPast(before: cells.lowerBound):
      if kind == .ending, cells.count == 3, last == "다", !isOfNoun { turns[0].kind = .past }
      if kind == .past, last == "가" { turns[0].kind = .ending }
    default: break
    }
    if turns.count(where: { $0.kind == .negation }) > 1 {
      return [(.hedge(.softStatement), phrase.stem.upperBound..<phrase.end)]
    }
    return turns
  }

  /// Appends what is said of the last word; an ending that says nothing is a part of it.
  private mutating func append(_ turns: [VerbPhrase.Turn]) {
    for turn in turns {
      let last = tokens.count - 1
      // 쉬지 않는 날: the day is one on which it does not close
      let isDenied = turn.kind == .attributive && tokens[last].kind == .negation
      // 쉬니 참고하세요: two things are said
      let goesOn = scalar(turn.cells.upperBound - 1) == "니"
      if turn.kind == .ending && !goesOn || isDenied, scalar(turn.cells.lowerBound - 1) != " " {
        tokens[last].cells = tokens[last].cells.lowerBound..<turn.cells.upperBound
      } else {
        append(turn.kind, turn.cells, isGlued: true)
      }
      phraseEnd = turn.cells.upperBound
    }
  }

  /// 옮겼어요, 옮긴: takes a verb of change.
  private mutating func takeChange(_ token: KoreanToken) -> Bool {
    let start = token.cells.lowerBound
    if isAfterDoor,
      text.endOfStem(of: KoreanWords.verbsOfOpening, at: start) == token.cells.upperBound
    {
      // 2008년 문을 연 점포
      append(.verdict(.open(.verb)), token.cells, isGlued: token.isGlued)
      return true
    }
    for (verbs, kind) in [
      (KoreanWords.verbsOfChange, KoreanToken.Kind.change), (KoreanWords.verbsOfDelay, .change),
      (KoreanWords.verbsOfAdvance, .change), (KoreanWords.verbsOfCancellation, .cancellation),
    ] {
      if let phrase = text.phrase(of: verbs, at: start) {
        var turns = turns(of: phrase, isOfNoun: true)
        // 옮길 계획이 없습니다: it stays
        if turns[0].cells.contains(where: { scalar($0) == "없" }) { turns[0].kind = .negation }
        // 옮기는 방안, 옮긴다는 말: nothing moves yet
        guard turns[0].kind != .attributive, phrase.end >= token.cells.upperBound,
          !["느라", "려고", "다고"].contains(where: { text.isWord($0, turns[0].cells) })
        else { return false }
        append(kind, phrase.stem, isGlued: token.isGlued)
        append(turns)
        return true
      }
      // 옮긴 휴무일
      guard let end = text.endOfStem(of: verbs, at: start), end == token.cells.upperBound,
        HangulSyllable(scalar(end - 1))?.coda != nil
      else { continue }
      append(kind, token.cells, isGlued: token.isGlued)
      return true
    }
    return false
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
    cells.count > 3 && beginsWithClosing(cells)
      && ["하", "되"].contains(scalar(cells.lowerBound + 2))
  }

  /// 휴무후, 휴점뒤에: whether a word tells what comes behind a closing.
  func isBehindClosing(_ cells: Range<Int>) -> Bool {
    guard 3...4 ~= cells.count, beginsWithClosing(cells) else { return false }
    return ["후", "뒤"].contains(scalar(cells.lowerBound + 2))
      && (cells.count == 3 || scalar(cells.lowerBound + 3) == "에")
  }

  private func beginsWithClosing(_ cells: Range<Int>) -> Bool {
    scalar(cells.lowerBound) == "휴"
      && ["무", "업", "점", "관", "진", "장", "원"].contains(scalar(cells.lowerBound + 1))
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
