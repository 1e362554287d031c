// The endings of verbs, which may ask, concede, report or take back.
extension KoreanLexer {
  /// Whether a syllable of a verb is the 었 or 았 of the past; 겠 and 있 end like it.
  private func isPast(_ cell: Int) -> Bool {
    let syllable = scalar(cell)
    return syllable.isHangulSyllable && syllable != "겠" && syllable != "있"
      && (syllable.value - 0xAC00) % 28 == 20
  }

  /// What the verb behind 쉰다고 makes of it; `nil` where it only reports: 쉰다고 밝혔다.
  ///
  /// 쉰다고 했었는데요 is taken back, and 쉰다고 써 있던데 or 쉰다고 알고 계신 is what somebody thinks.
  func doubt(ofReport end: Int) -> KoreanToken.Kind? {
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
    case "지" where text.has("지난", at: end + 1): return nil
    case "알": return ["려", "렸", "립", "림"].contains(scalar(end + 2)) ? nil : .question
    default: return .question
    }
  }
}
