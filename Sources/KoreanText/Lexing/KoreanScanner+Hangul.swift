// Words of Hangul.
extension KoreanScanner {
  mutating func readHangul() {
    if readEnding() { return }
    if isAfterNumber, readUnit() { return }
    if beginsNumber, readNumberWord() || readOrdinal() { return }
    if readWeekday() { return }
    if !continuesWord, readBranch() { return }
    if let word = vocabulary.longestWord(in: cells, at: index), fits(word) {
      if case .halfOfDay(let half) = word.kind { return readHalf(half, count: word.count) }
      let kind = word.kind == .ordinalSign ? .filler : word.kind
      append(kind, count: word.kind == .potential ? endOfPotential(word.count) : word.count)
    } else if WeekdaySet.daysAfterSunday(scalar(index)) != nil, !isAfterWord || isAfterWeek {
      readSymbols()
    } else {
      readUnknown()
    }
  }

  /// How many cells 수 있다 takes with any of its endings.
  private func endOfPotential(_ length: Int) -> Int {
    guard scalar(index + length - 1) == "있" else { return length }
    var count = length
    while isSyllable(index + count) { count += 1 }
    return count
  }

  /// Whether a number in words may begin with the next syllable, which few words do.
  private var beginsNumber: Bool {
    switch scalar(index) {
    case "한", "첫", "두", "둘", "세", "셋", "네", "넷", "다", "여", "아", "열", "일", "이", "삼", "사", "오",
      "육", "칠", "팔", "구", "십", "유", "시":
      true
    default: false
    }
  }

  /// Whether 매주, 첫째 주 or a similar word precedes, which a weekday's syllable may follow.
  var isAfterWeek: Bool {
    switch tokens.last?.kind {
    case .cycle?, .ordinal?, .ordinalMark?: true
    default: false
    }
  }

  private var isAfterNumber: Bool {
    if case .number? = tokens.last?.kind { true } else { false }
  }

  mutating func readUnknown() {
    var count = 1
    while isSyllable(index + count) { count += 1 }
    append(.word, count: count)
  }

  /// Whether a word is not just the beginning of another: 추석 in 추석선물 is not a festival.
  private func fits(_ word: KoreanVocabulary.Match) -> Bool {
    let end = index + word.count
    switch word.kind {
    case .ordinalSign: return !isSyllable(end)
    case .week where isSyllable(end):
      // 주에는, and not 주인 or 주민
      if case .particle(let particle)? = vocabulary.longestWord(in: cells, at: end)?.kind {
        return particle != .subject
      }
      return false
    case .cycle where WeekdaySet.daysAfterSunday(scalar(end)) != nil:
      // 매주월, 매주 토, 매주월휴무
      return !isSyllable(end + 1) || weekdaysOfClosing(at: end, isAfterWeek: true) != nil
        || endsWord(end)
    // (2일)의, and not 의왕
    case .particle(.genitive) where !isAfterWord: return scalar(index - 1) != " " || endsWord(end)
    case .particle where !isAfterWord: return word.count > 1
    case .attribute where !isAfterWord: return false
    // 다라마트 is a name, and no ending.
    case .ending where !isAfterWord && word.count == 1: return !isSyllable(end)
    case .copula where !isAfterWord && word.count == 1: return !isSyllable(end)
    case .potential where scalar(end - 1) == "있": return true
    case .link(.and):
      return word.count > 1 || scalar(index) == "및" || isAfterWord && endsWord(end)
    default: return endsWord(end) || ending(end, behind: word.kind) != nil
    }
  }

  /// An ending that is glued to a word: 휴무했어요, 변경됐어요, 13일이네요.
  func ending(
    _ place: Int, behind word: KoreanToken.Kind
  ) -> NormalizedText.Ending? {
    guard isSyllable(place) else { return nil }
    switch word {
    case .verdict, .change, .cancellation, .suspension, .unchanged:
      return text.lightEnding(place) ?? text.copula(place)
    case .not: return text.lightEnding(place)
    case .unit(.day): return text.copula(place)
    default: return nil
    }
  }

  /// Reads an ending that is in no list behind a word that takes one.
  private mutating func readEnding() -> Bool {
    guard isAfterWord, let last = tokens.last, let ending = ending(index, behind: last.kind)
    else { return false }
    if let word = vocabulary.longestWord(in: cells, at: index), word.count >= ending.cells.count {
      return false
    }
    append(ending.kind, count: ending.cells.count)
    return true
  }

  /// Whether a word may end before a cell: what is glued to it is a word itself.
  func endsWord(_ place: Int) -> Bool {
    guard isSyllable(place) else { return true }
    if ordinal(at: place) != nil || weekday(at: place) != nil { return true }
    return vocabulary.longestWord(in: cells, at: place) != nil
  }
}

// Names that are left out.
extension KoreanScanner {
  /// How many cells ○○시장 or OO마트 takes, where a repeated sign stands for the name.
  ///
  /// Other words behind such signs are only set off by them.
  func nameOfSigns(_ sign: Unicode.Scalar) -> Int? {
    guard text.isSignOfName(index), !isAfterWord, scalar(index + 1) == sign else { return nil }
    var count = 2
    while scalar(index + count) == sign, count < 6 { count += 1 }
    let start = count
    while isSyllable(index + count), count < 16 { count += 1 }
    guard count > start else { return nil }
    var end = index + count
    switch scalar(end - 1) {
    case "은", "는", "이", "가", "도", "의": end -= 1
    default: break
    }
    switch (scalar(end - 2), scalar(end - 1)) {
    case ("시", "장"), ("마", "트"), ("병", "원"), ("의", "원"),
      ("상", "가"), ("서", "관"):
      return count
    default: return nil
    }
  }
}

extension NormalizedText {
  /// Whether a cell is one of the signs that people write for names.
  func isSignOfName(_ cell: Int) -> Bool {
    switch scalar(cell) {
    case "○", "◯", "△", "▲", "□", "〇", "O", "X", "ㅇ": true
    default: false
    }
  }
}

// Branches.
extension KoreanScanner {
  private static let longestName = 16

  /// The end of a name in 점, before what is glued to it: 포항점은, 포항점만은, 포항점이랑, 휴무 매장은 포항점입니다.
  private func endOfBranch(before end: Int) -> Int? {
    if scalar(end - 1) == "점" { return end }
    return (max(index, end - 5)..<end).last { place in
      guard place > index + 1, scalar(place - 1) == "점" else { return false }
      if end - place == 1, "은는이의만도과을에".unicodeScalars.contains(scalar(place)) { return true }
      // 안녕하세요, 성수점입니다: who writes
      if text.copula(place)?.cells.upperBound == end {
        return tokens.last?.kind == .particle(.topic) || tokens.dropLast().last?.kind == .branch
      }
      guard let word = vocabulary.longestWord(in: cells, at: place) else { return false }
      switch word.kind {
      case .particle: return scalar(place) == "만"
      case .link(.and): return place + word.count == end
      default: return false
      }
    }
  }

  /// Reads a word such as 일산점, which names a branch; 휴점 and 매장 are words of their own.
  private mutating func readBranch() -> Bool {
    var end = index
    while isSyllable(end), end - index < Self.longestName { end += 1 }
    guard !isSyllable(end) else { return false }
    guard let count = endOfBranch(before: end).map({ $0 - index }) else { return false }
    guard count >= 2, !isCommonNoun(scalar(index + count - 2), count: count) else { return false }
    if let word = vocabulary.longestWord(in: cells, at: index) {
      if word.count >= count { return false }
      if case .verdict(let verdict) = word.kind, verdict.isClosed, word.count == count - 1 {
        // 휴무점: the stores that close
        append(word.kind, count: word.count)
        append(.place(.store), count: 1)
        return true
      }
      // 이마트성수점 begins with a brand, which is not part of the branch's name.
      if word.kind == .place(.brand), count - word.count >= 2 {
        append(word.kind, count: word.count)
        return true
      }
    }
    append(.branch, count: count)
    return true
  }

  /// Whether a word that ends in 점 is a common noun and no branch.
  ///
  /// Among them are 휴점, 시점, 전점, 매점, 지점, 입점, 상점, 폐점, 별점, 종점, 장점, 할인점, 백화점,
  /// 편의점, 음식점 and 문제점.
  private func isCommonNoun(_ before: Unicode.Scalar, count: Int) -> Bool {
    switch (scalar(index), before) {
    case (_, "휴"): true
    case (_, "시"), (_, "전"), (_, "매"), (_, "지"), (_, "입"), (_, "상"), (_, "당"), (_, "폐"):
      count == 2
    case (_, "별"), (_, "종"), (_, "평"), (_, "장"), (_, "단"), (_, "약"), (_, "강"), (_, "만"), (_, "득"),
      (_, "관"), (_, "초"), (_, "거"), (_, "기"), (_, "학"), (_, "쟁"), (_, "중"):
      count == 2
    case ("음", "식"), ("문", "제"), ("차", "이"), ("출", "발"), ("도", "착"), ("주", "의"), ("유", "의"),
      ("공", "통"):
      count == 3
    case ("할", "인"), ("백", "화"), ("편", "의"), ("전", "문"), ("가", "맹"), ("직", "영"):
      count == 3
    default: false
    }
  }
}
