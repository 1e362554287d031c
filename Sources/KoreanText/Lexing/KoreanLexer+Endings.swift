// The endings of verbs, which may ask, concede, report or take back.
extension KoreanLexer {
  /// What the ending of a verb makes of it: 쉬나요 asks, 쉬는데 concedes, 쉬는 before a noun says which.
  mutating func appendEnding(of cells: Range<Int>) {
    if let ending = endingBehindConnective(cells) {
      // 쉬기로했습니다, 쉬게됐어요: in the past it was decided
      if ending != .ending { append(ending, cells.upperBound..<cells.upperBound, isGlued: true) }
      return
    }
    let kind: KoreanToken.Kind
    switch (scalar(cells.upperBound - 2), scalar(cells.upperBound - 1)) {
    case ("냐", "고"), ("자", "고"): kind = .question
    case ("다", "고"):
      guard let doubt = doubt(ofReport: cells.upperBound) else { return }
      kind = doubt
    case ("는", "데") where isPast(cells.upperBound - 3),
      ("으", "나") where isPast(cells.upperBound - 3),
      ("지", "만") where isPast(cells.upperBound - 3), ("니", "다") where isPast(cells.upperBound - 4),
      ("려", "다"), (_, "던"):
      kind = .past
    case ("다", "가") where scalar(cells.upperBound - 3) == "려": kind = .past
    case ("쉴", "지"), ("을", "지"), ("쉰", "지"): kind = .question
    // 쉬면 알려드릴게요, 연다면
    case (_, "면"): kind = .hedge(.conditional)
    // 쉴지도 모르겠어요, 쉴 듯
    case ("지", "도"), (_, "듯"), ("듯", _), ("대", "요"): kind = .hedge(.softStatement)
    // 13일은 쉬니까: why something else is so
    case ("니", "까"): return
    case ("나", "요"), ("는", "지"), ("는", "가"), ("가", "요"), ("까", "요"), (_, "까"): kind = .question
    case ("는", "데"), ("지", "만"): kind = .concession
    case ("다", "는") where isHearsay(cells.upperBound): kind = .question
    case (_, "는"): kind = .attributive
    default: return
    }
    // The ending is a token of its own, on the last syllable of its verb.
    let last = tokens.count - 1
    guard cells.count > 1 else { return }
    tokens[last].cells = cells.lowerBound..<cells.upperBound - 1
    append(kind, cells.upperBound - 1..<cells.upperBound, isGlued: true)
  }

  /// What 했습니다 makes of a verb before it: 쉬기로했습니다.
  private func endingBehindConnective(_ cells: Range<Int>) -> KoreanToken.Kind? {
    for place in cells.dropFirst().prefix(6) {
      for connective in ["기로", "게", "도록", "려고"] where text.has(connective, at: place) {
        let ending = text.lightEnding(place + connective.unicodeScalars.count)
        if let ending, ending.cells.upperBound == cells.upperBound { return ending.kind }
      }
    }
    return nil
  }

  /// 연다는 얘기가 있던데: whether what is said is only told.
  private func isHearsay(_ end: Int) -> Bool {
    ["얘기", "이야기", "소문", "말이", "말을", "말도", "글이", "글을", "글은", "말은"].contains {
      text.has($0, at: end + 1)
    }
  }

  /// Whether a syllable of a verb is the 었 or 았 of the past; 겠 and 있 end like it.
  private func isPast(_ cell: Int) -> Bool {
    let syllable = scalar(cell)
    return syllable.isHangulSyllable && syllable != "겠" && syllable != "있"
      && (syllable.value - 0xAC00) % 28 == 20
  }

  /// What the verb behind 쉰다고 makes of it; `nil` where it only reports: 쉰다고 밝혔다.
  ///
  /// 쉰다고 했었는데요 is taken back, and 쉰다고 써 있던데 or 쉰다고 알고 계신 is what somebody thinks.
  private func doubt(ofReport end: Int) -> KoreanToken.Kind? {
    guard scalar(end) == " ", scalar(end + 1).isHangulSyllable else { return nil }
    var last = end + 1
    while scalar(last + 1).isHangulSyllable { last += 1 }
    if scalar(last) == "요" { last -= 1 }
    switch (scalar(last - 1), scalar(last)) {
    case ("던", _),
      ("는", "데") where isPast(last - 2), ("지", "만") where isPast(last - 2),
      ("으", "나") where isPast(last - 2), ("더", "니"):
      return .past
    default: break
    }
    switch scalar(end + 1) {
    case "합", "한", "했", "하", "해", "밝", "전", "말", "설", "안", "공", "발", "덧", "강", "예", "통", "고", "보",
      "약":
      return nil
    case "알": return ["려", "렸", "립", "림"].contains(scalar(end + 2)) ? nil : .question
    default: return .question
    }
  }
}
