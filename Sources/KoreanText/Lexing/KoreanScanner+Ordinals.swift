// Ordinals in words, and the signs behind a number that make it one.
extension KoreanScanner {
  mutating func readOrdinal() -> Bool {
    guard let ordinal = ordinal(at: index) else { return false }
    append(
      .ordinal(OrdinalSet(nth: ordinal.value), isWeek: ordinal.isWeek), count: ordinal.count)
    return true
  }

  struct OrdinalWord {
    var value: Int
    var isWeek: Bool
    var count: Int
  }

  /// An ordinal in words, such as 둘째주, 두 번째 or a bare 둘.
  func ordinal(at place: Int) -> OrdinalWord? {
    guard let stem = nativeNumber(at: place), stem.use != .hour else { return nil }
    let end = place + stem.count
    let gap = skippingSpace(end) - end
    if let mark = ordinalMark(at: end + gap) {
      return OrdinalWord(
        value: stem.value, isWeek: mark.isWeek, count: stem.count + gap + mark.count)
    }
    guard stem.use != .counter else { return nil }
    if scalar(end) == "주", scalar(end + 1) != "말" {
      return OrdinalWord(value: stem.value, isWeek: true, count: stem.count + 1)
    }
    let isAlone = !isSyllable(end) || weekday(at: end) != nil || beginsMarkedOrdinal(at: end)
    return isAlone ? OrdinalWord(value: stem.value, isWeek: false, count: stem.count) : nil
  }

  /// Whether one more ordinal with its mark is glued on, as in 둘넷째주.
  private func beginsMarkedOrdinal(at place: Int) -> Bool {
    switch scalar(place) {
    case "둘", "셋", "넷": ordinalMark(at: place + 1) != nil
    default: false
    }
  }

  /// 째, 번째, 째주, 째 주, 주차 or a common misspelling of them.
  func ordinalMark(at place: Int) -> (count: Int, isWeek: Bool)? {
    var count = scalar(place) == "번" ? 1 : 0
    if count == 1, scalar(place + 1) == " ", scalar(place + 2) == "째" { count = 2 }
    switch scalar(place + count) {
    case "째", "쨰", "쩨", "쨋": break
    case "재" where count > 0 || scalar(skippingSpace(place + 1)) == "주": break
    case "주" where count == 0 && (scalar(place + 1) == "차" || scalar(place + 1) == "째"):
      return (2, true)
    default: return nil
    }
    count += 1
    let week = skippingSpace(place + count)
    guard scalar(week) == "주", scalar(week + 1) != "말", scalar(week + 1) != "간" else {
      return (count, false)
    }
    return (week - place + (scalar(week + 1) == "차" ? 2 : 1), true)
  }

  /// Whether the vocabulary has a word of a kind at a place.
  private func isWord(_ kind: KoreanToken.Kind, at place: Int) -> Bool {
    vocabulary.longestWord(in: cells, at: place)?.kind == kind
  }

  /// Reads the unit of the number before.
  mutating func readUnit() -> Bool {
    if let mark = ordinalMark(at: index) {
      append(.ordinalMark(isWeek: mark.isWeek), count: mark.count)
      return true
    }
    // 6/23 일부 지점, 11/22 주차장
    if scalar(index - 1) == " ", let word = vocabulary.longestWord(in: cells, at: index),
      case .place = word.kind, endsWord(index + word.count)
    {
      return false
    }
    if beginsLongerWord { return false }
    switch (scalar(index), scalar(index + 1)) {
    case ("월", "요"), ("일", "요"), ("주", "말"): return false
    case ("월", _) where scalar(index - 1) == " " && endsDate: return false
    case ("주", "일") where weekday(at: index + 1) == nil && isWord(.unit(.weeks), at: index):
      append(.unit(.weeks), count: 2)
    case ("일", "전") where isWord(.spoken(.away(-1)), at: index + 1):
      append(.unit(.day), count: 1)
    case ("월", _): append(.unit(.month), count: 1)
    // 3일간, 3일째, 3일전 and 3일동안 are spans of time.
    case ("일", "간"), ("일", "째"), ("일", "전"): append(.unit(.days), count: 2)
    case ("일", "동") where scalar(index + 2) == "안": append(.unit(.days), count: 3)
    case ("일", " ") where scalar(index + 2) == "동" && scalar(index + 3) == "안":
      append(.unit(.days), count: 4)
    case ("일", _): append(.unit(.day), count: 1)
    case ("년", _): append(.unit(.year), count: 1)
    case ("시", "간"): append(.unit(.hours), count: 2)
    case ("분", _): append(.unit(.minute), count: 1)
    case ("회", _), ("번", _): append(.unit(.times), count: 1)
    case ("주", "간"): append(.unit(.weeks), count: 2)
    case ("주", "년"): append(.unit(.years), count: 2)
    case ("주", _): append(.ordinalMark(isWeek: true), count: 1)
    default: return false
    }
    return true
  }

  /// 12/14 월, 12.14 월: whether the number before is the day of a date.
  private var endsDate: Bool {
    guard tokens.count > 2, tokens[tokens.count - 3].kind.isNumber else { return false }
    let sign = tokens[tokens.count - 2].kind
    return sign == .mark(.slash) || sign == .mark(.dot)
  }

  /// 12/4 주방 점검, 12/4 분리수거: whether a unit behind a space is the beginning of another word.
  private var beginsLongerWord: Bool {
    guard scalar(index - 1) == " ", ["주", "회", "번", "분"].contains(scalar(index)) else {
      return false
    }
    // 12/4 회의로 휴무
    if scalar(index) == "회", scalar(index + 1) == "의" { return true }
    return isSyllable(index + 1) && !endsWord(index + 1) && weekday(at: index + 1) == nil
      && scalar(index + 1) != "간" && scalar(index + 1) != "년"
  }
}
