// Words that are in no list, read by their endings or by the stems of their verbs.
extension KoreanLexer {
  /// Splits a word that the vocabulary does not have.
  mutating func splitWord(_ token: KoreanToken, isAfterQuote: Bool) {
    let cells = token.cells
    let isNamedBySigns =
      text.isSignOfName(cells.lowerBound) && scalar(cells.upperBound - 1).isHangulSyllable
    guard scalar(cells.lowerBound).isHangulSyllable || isNamedBySigns else {
      let isLatin = scalar(cells.lowerBound).isLatinLetter || scalar(cells.lowerBound).isPlainDigit
      return append(isLatin ? .word : .filler, cells, isGlued: token.isGlued)
    }
    // 40여 개 점포
    if token.isGlued, cells.count == 1, scalar(cells.lowerBound) == "여",
      tokens.last?.kind.isNumber == true
    {
      return
    }
    if isAfterQuote, cells.count == 1,
      scalar(cells.lowerBound) == "와" || scalar(cells.lowerBound) == "과"
    {
      // 둘째(13일)와 넷째(27일)
      return append(.link(.and), cells, isGlued: true)
    }
    if isAfterQuote, let particle = particle(cells) {
      return append(.particle(particle), cells, isGlued: true)
    }
    if endsIndependence(cells) { return }
    if isBehindClosing(cells) {
      let stem = cells.lowerBound..<cells.lowerBound + 2
      append(.verdict(.closed(.act)), stem, isGlued: token.isGlued)
      return append(.ending, stem.upperBound..<cells.upperBound, isGlued: true)
    }
    if isClosingVerb(cells) {
      // 휴진하려다: a closing with an unknown ending, and no noun for the verb that follows
      let stem = cells.lowerBound..<cells.lowerBound + 2
      append(.verdict(.closed(.act)), stem, isGlued: token.isGlued)
      return append(.hedge(.softStatement), stem.upperBound..<cells.upperBound, isGlued: true)
    }
    let stem = cells.lowerBound..<(cells.upperBound - particleLength(cells))
    let ending = stem.upperBound..<cells.upperBound
    append(noun(stem, hasParticle: !ending.isEmpty), stem, isGlued: token.isGlued)
    if let particle = particle(ending) { append(.particle(particle), ending, isGlued: true) }
  }

  /// Whether nothing else stands in the brackets around a word.
  func isAlone(_ token: KoreanToken, _ all: [KoreanToken], _ index: Int) -> Bool {
    guard index > 0, index + 1 < all.count else { return false }
    return ["(", "["].contains(scalar(all[index - 1].cells.lowerBound))
      && [")", "]"].contains(scalar(all[index + 1].cells.lowerBound))
  }

  /// Whether the last word is a closing, and no verb.
  var isAfterClosing: Bool {
    switch tokens.last?.kind {
    case .verdict(.closed(.act))?, .verdict(.closed(.day))?: true
    default: false
    }
  }

  /// Whether the last word says that the house behind it is another one, nearby.
  var isOfNeighbors: Bool {
    guard let last = tokens.last, last.kind == .word else { return false }
    return ["인근", "근처", "주변", "이웃"].contains { text.isWord($0, last.cells) }
  }

  /// 3.1절 and 3·1절.
  mutating func endsIndependence(_ cells: Range<Int>) -> Bool {
    guard scalar(cells.lowerBound) == "절", tokens.count > 2,
      case .number(1, _) = tokens[tokens.count - 1].kind,
      case .link = tokens[tokens.count - 2].kind,
      case .number(3, _) = tokens[tokens.count - 3].kind
    else { return false }
    let start = tokens[tokens.count - 3].cells.lowerBound
    removeLast(3)
    append(.festival(.independence), start..<cells.lowerBound + 1, isGlued: false)
    let rest = cells.lowerBound + 1..<cells.upperBound
    if let particle = particle(rest) { append(.particle(particle), rest, isGlued: true) }
    if rest.count == 1, scalar(rest.lowerBound) == "인" { append(.attribute, rest, isGlued: true) }
    return true
  }

  /// How many cells at the end of a word are a particle.
  func particleLength(_ cells: Range<Int>) -> Int {
    guard cells.count > 2 else { return isPartWithTopic(cells) ? 1 : 0 }
    for length in [2, 1] where cells.count - length > 1 {
      if particle(cells.upperBound - length..<cells.upperBound) != nil { return length }
    }
    return 0
  }

  /// 파랑 반은, 별관 홀은: whether a word is the name of a part in one syllable, behind another word.
  private func isPartWithTopic(_ cells: Range<Int>) -> Bool {
    guard cells.count == 2, tokens.last?.kind == .word else { return false }
    switch (scalar(cells.lowerBound), scalar(cells.lowerBound + 1)) {
    case ("반", "은"), ("관", "은"), ("동", "은"), ("층", "은"), ("홀", "은"), ("룸", "은"), ("팀", "은"):
      return true
    default: return false
    }
  }

  func particle(_ cells: Range<Int>) -> KoreanToken.Particle? {
    switch (cells.count, scalar(cells.lowerBound), scalar(cells.lowerBound + 1)) {
    case (1, "은", _), (1, "는", _), (2, "에", "는"): .topic
    case (1, "이", _), (1, "가", _): .subject
    case (1, "을", _), (1, "를", _): .object
    case (1, "로", _), (2, "으", "로"): .target
    case (1, "에", _), (1, "의", _): .genitive
    case (1, "도", _): .also
    case (1, "만", _): .only
    case (2, "까", "지"): .until
    case (2, "부", "터"): .since
    case (2, "에", "서"): .source
    default: nil
    }
  }

  /// What a noun that is in no list may be, by how it ends.
  func noun(_ cells: Range<Int>, hasParticle: Bool) -> KoreanToken.Kind {
    let last = scalar(cells.upperBound - 1)
    let before = cells.count > 1 ? scalar(cells.upperBound - 2) : "\0"
    switch (before, last) {
    case ("라", "서"), ("아", "서"), ("어", "서"), ("해", "서"), ("파", "서"), ("느", "라"), ("므", "로"),
      ("니", "까"), ("이", "라"):
      return cells.count > 2 ? .cause : .word
    // 공사땜에
    case (_, "땜") where cells.count > 2 && hasParticle: return .cause
    case ("하", "면"), ("되", "면"), ("으", "면"), ("다", "면"), ("오", "면"), ("리", "면"), ("니", "면"):
      return .hedge(.conditional)
    // 7일로 옮길지 14일로 둘지: nobody knows
    case (let stem, "지")
    where HangulSyllable(stem)?.coda == "ㄹ" && stem != "일" && !isDecided(cells.upperBound):
      return .hedge(.softStatement)
    case ("기", "간"), ("시", "기"), ("방", "학"): return .namedDays
    case (_, "날") where cells.count >= 3: return .namedDays
    // 민지쌤, 담당 디자이너: one who works there
    case (_, "쌤"), ("생", "님"): return cells.count > 2 ? .place(.facility) : .word
    case ("이", "너")
    where ["디자이너", "트레이너"].contains(where: { text.has($0, at: cells.upperBound - 4) }):
      return .place(.facility)
    // 대바겐세일
    case ("세", "일"): return .otherPredicate
    // 이메일, 제철과일
    case ("메", "일"), ("과", "일"), ("타", "일"), ("파", "일"), ("바", "일"): return .word
    case (_, "일") where cells.count >= 3 && before != "요":
      // 휴무 결정일
      return isAfterClosing && !hasParticle ? .word : .namedDays
    case ("시", "장"), ("병", "원"), ("의", "원"), ("마", "트"), ("백", "화"), ("상", "가"),
      ("서", "관"), ("물", "관"), ("술", "관"):
      return cells.count > 2 ? .place(.store) : .word
    case ("지", "관"), ("학", "관"), ("념", "관"), ("목", "원"), ("물", "원"), ("체", "국"), ("양", "림"),
      ("문", "대"), ("센", "터"):
      return text.isNamedHouse(cells) ? .place(.store) : .word
    case (_, "시"), (_, "군"), (_, "구"), (_, "도"):
      // 광명시는, and not 예약시 개관
      return cells.count > 2 && hasParticle ? .region : .word
    case ("지", "역"), ("전", "역"): return .region
    // 25일에 다시 움직이며: a verb that is in no list
    case (_, "며") where cells.count > 2: return .otherPredicate
    // 이용하실, 드실
    case ("하", "실"), ("드", "실"), ("오", "실"), ("가", "실"), ("보", "실"), ("으", "실"): return .word
    // 정보화교육실
    case (_, "실") where cells.count > 2: return .place(.facility)
    default: return .word
    }
  }

}

extension NormalizedText {
  /// 것 and what it becomes in speech: 쉬는거, 쉬는 걸.
  package func isNominal(_ cells: Range<Int>) -> Bool {
    cells.count == 1 && ["거", "것", "건", "게", "걸"].contains(scalar(cells.lowerBound))
  }

  /// Whether a noun ends as one that says why a store closes: 재고조사, 배관공사.
  package func endsAsReason(_ cells: Range<Int>) -> Bool {
    guard cells.count > 1 else { return false }
    return switch (scalar(cells.upperBound - 2), scalar(cells.upperBound - 1)) {
    case ("조", "사"), ("실", "사"), ("수", "리"), ("공", "사"), ("점", "검"), ("정", "비"), ("소", "독"),
      ("방", "역"), ("여", "행"), ("연", "수"), ("미", "나"), ("학", "회"), ("크", "샵"), ("크", "숍"),
      ("김", "장"), ("이", "사"), ("교", "체"), ("청", "소"), ("훈", "련"), ("작", "업"), ("리", "어"),
      ("델", "링"), ("사", "정"), ("기", "념"), ("혼", "식"), ("유", "회"), ("동", "회"), ("접", "종"),
      ("결", "혼"), ("장", "례"), ("정", "전"), ("단", "수"):
      true
    default: false
    }
  }

  /// The festival whose name begins at a cell.
  package func festival(at cell: Int) -> FestivalSet? {
    let word = KoreanVocabulary.common.longestWord(in: cells, at: cell)
    guard case .festival(let festivals)? = word?.kind else { return nil }
    return festivals
  }

  /// Whether a word is a public institution with a name before its kind: 솔내복지관, 한빛수목원.
  package func isNamedHouse(_ cells: Range<Int>) -> Bool {
    let kinds = ["복지관", "과학관", "기념관", "수목원", "동물원", "식물원", "우체국", "휴양림", "천문대", "체육센터"]
    return kinds.contains { kind in
      let length = kind.unicodeScalars.count
      return cells.count > length + 1 && isWord(kind, cells.upperBound - length..<cells.upperBound)
    }
  }
}
