// Weekdays.
extension NoticeLexer {
  mutating func readWeekday() -> Bool {
    if let weekday = weekday(at: index) {
      // 일요일마다 is every Sunday, as 일요일 alone is.
      let end = index + weekday.count
      let isEach = scalar(end) == 0xB9C8 && scalar(end + 1) == 0xB2E4
      append(.weekday, count: weekday.count + (isEach ? 2 : 0), value: 1 << weekday.value)
      return true
    }
    let isOther = scalar(index + 1) == 0xC694 && scalar(index + 2) == 0xC77C
    guard isOther, !isAfterWord || tokens.last?.kind != .unknown else { return false }
    append(.unknownWeekday, count: 3)
    return true
  }

  /// 일요일 or 일욜.
  func weekday(at position: Int) -> (value: Int32, count: Int)? {
    guard let place = Self.dayOfWeek(scalar(position)) else { return nil }
    let next = scalar(position + 1)
    if next == 0xC694, scalar(position + 2) == 0xC77C { return (place, 3) }
    if next == 0xC69C { return (place, 2) }
    return next == 0x66DC && scalar(position + 2) == 0x65E5 ? (place, 3) : nil
  }

  /// Weekdays by one syllable each, such as 월 or 월수금; the reader decides whether they are meant.
  mutating func readSingleWeekdays(_ first: Int32) {
    if let weekday = weekday(at: index) {
      append(.weekday, count: weekday.count, value: 1 << weekday.value)
      return
    }
    var bits: Int32 = 1 << first
    var count = 1
    var previous = first
    // In the order of the week, which keeps most words made of these syllables out.
    while let place = Self.dayOfWeek(scalar(index + count)), (place + 6) % 7 > (previous + 6) % 7 {
      bits |= 1 << place
      previous = place
      count += 1
    }
    if NoticeScalars.isSyllable(scalar(index + count))
      || Self.dayOfWeek(scalar(index + count)) != nil
    {
      readUnknown()
    } else {
      append(.bareWeekdays, count: count, value: bits)
    }
  }

  /// The raw value of the weekday that one syllable or ideograph stands for.
  static func dayOfWeek(_ scalar: UInt32) -> Int32? {
    switch scalar {
    case 0xC77C, 0x65E5: 0
    case 0xC6D4, 0x6708: 1
    case 0xD654, 0x706B: 2
    case 0xC218, 0x6C34: 3
    case 0xBAA9, 0x6728: 4
    case 0xAE08, 0x91D1: 5
    case 0xD1A0, 0x571F: 6
    default: nil
    }
  }
}

// Branches.
extension NoticeLexer {
  /// Reads a word such as 일산점, which names a branch; 휴점 and 매장 are words of their own.
  mutating func readBranch() -> Bool {
    var end = index
    while NoticeScalars.isSyllable(scalar(end)), end - index < 16 { end += 1 }
    guard !NoticeScalars.isSyllable(scalar(end)) else { return false }
    let particle: Int
    switch scalar(end - 1) {
    case 0xC810: particle = 0
    // 은, 는, 이, 의, 만, 도.
    case 0xC740, 0xB294, 0xC774, 0xC758, 0xB9CC, 0xB3C4:
      guard end - index > 2, scalar(end - 2) == 0xC810 else { return false }
      particle = 1
    default: return false
    }
    let count = end - index - particle
    guard count >= 2, !isCommonNoun(scalar(index + count - 2), count: count) else { return false }
    if let word = vocabulary.longestWord(in: cells, at: index) {
      if word.count >= count { return false }
      // 이마트성수점 begins with a brand, which is not part of the branch's name.
      if word.kind == .filler, word.count >= 2, count - word.count >= 2 { return false }
    }
    append(.branch, count: count)
    return true
  }

  /// Whether a word in 점 is no branch: 휴점, 시점, 전점, 매점, 지점, 입점, 상점, 폐점, 할인점, 백화점, 편의점.
  func isCommonNoun(_ before: UInt32, count: Int) -> Bool {
    switch before {
    case 0xD734: true
    case 0xC2DC, 0xC804, 0xB9E4, 0xC9C0, 0xC785, 0xC0C1, 0xB2F9, 0xD3D0: count == 2
    case 0xC778, 0xD654, 0xC758, 0xBB38, 0xB9F9, 0xC601: count == 3
    default: false
    }
  }
}
