// Spans = Span { link Span }
extension HoursReader {
  /// Reads hours and those that go on behind a comma; `nil` when none stand here.
  mutating func spans() -> [HoursSpan]? {
    guard let first = span() ?? openToClose() else { return nil }
    var (spans, last) = ([first], first)
    // 10:00~14:00~22:00 is clear to nobody, whatever follows it.
    while last.opens != last.closes {
      let save = parser.at
      if parser.isLink(parser.at) { parser.at += 1 }
      skipMeals()
      let start = parser.at
      let read = span().map {
        isOfColons(start) ? $0.doubted(if: goesBack($0, behind: last, start)) : $0.behind(last)
      }
      guard let next = read ?? bareSpan(behind: last), !spans.contains(where: { $0.overlaps(next) })
      else {
        parser.at = save
        return spans
      }
      spans.append(next)
      last = next
    }
    return spans
  }

  /// 1:00~6:00: whether the hours from a place on are of the 24-hour clock.
  private func isOfColons(_ start: Int) -> Bool {
    parser.cells(start, parser.at).contains { text.scalar($0) == ":" }
  }

  /// 9:00-12:00, 1:00-5:00: whether hours without a zero begin before those that they stand behind.
  private func goesBack(_ span: HoursSpan, behind last: HoursSpan, _ start: Int) -> Bool {
    guard let opens = span.opens, let before = last.opens, opens < before, span.isPlain,
      last.isPlain
    else { return false }
    let first = parser.tokens[start].cells.lowerBound
    return text.scalar(first) != "0" && !text.scalar(first + 1).isPlainDigit
  }

  /// 9-12, 1-6: numbers that are hours because they stand behind hours.
  private mutating func bareSpan(behind before: HoursSpan) -> HoursSpan? {
    guard let (first, last) = spanOfNumbers, 1...11 ~= first, first < last, last <= 12 else {
      return nil
    }
    switch parser.kind(parser.at + 3) {
    case nil, .lineEnd?, .link(.comma)?, .close?, .open?: break
    default: return nil
    }
    parser.at += 3
    let span = HoursSpan(opens: 60 * first, closes: 60 * last, isPlain: true)
    let afternoon = span.behind(before)
    return afternoon == span ? HoursSpan(opens: 60 * first, closes: 60 * first) : afternoon
  }

  /// Lunch 11:30-14:30 Dinner 17:30-22:00: skips what the hours are called.
  private mutating func skipMeals() {
    while parser.current == .word || parser.current == .filler, isSilent {
      parser.at += 1
      if parser.current == .colon { parser.at += 1 }
    }
  }

  /// Reads `10:00-22:00`, `10시부터 22시까지`, `10:00~`, `22시까지` or `24시간`.
  mutating func span() -> HoursSpan? {
    let start = parser.at
    if case .allDay? = parser.current {
      parser.at += 1
      skipOpening()
      return HoursSpan(opens: 0, closes: 1_440)
    }
    // 익일 04:00까지
    let endsNextDay = skipNextDay()
    guard parser.startsTime(parser.at), let first = clock() else {
      parser.at = start
      return nil
    }
    // 20시에 문을 닫습니다
    if parser.current == .filler, parser.kind(parser.at + 1) == .verdict(.closed(.verb)) {
      parser.at += 1
    }
    let sign = parser.at
    skipRangeSign()
    guard parser.at > sign, !endsNextDay else {
      if parser.at == sign, parser.particle(sign) == .until || isClosing {
        parser.at += 1
        skipOpening()
        let end = first.minute + (endsNextDay && first.minute < 720 ? 1_440 : 0)
        return HoursSpan(opens: nil, closes: end, isPlain: first.hasNoHalf && !endsNextDay)
      }
      if endsNextDay { parser.at = start; return nil }
      if parser.link(parser.at) == .plus {
        parser.at += 1
        return HoursSpan(opens: first.minute, closes: nil)
      }
      if first.minute == 1_440, !first.hasColon, case .verdict(let verdict)? = parser.current,
        !verdict.isClosed
      {
        // 24시 영업
        parser.at += 1
        return HoursSpan(opens: 0, closes: 1_440)
      }
      parser.at = start
      return nil
    }
    if skipSoldOut() { return HoursSpan(opens: first.minute, closes: nil) }
    var isNextDay = skipNextDay()
    guard parser.startsTime(parser.at) || isBareEnd, let last = clock() else {
      // 10:00-휴무 says nothing.
      if isNextDay || parser.kind(sign) == .dash { parser.at = start; return nil }
      parser.at = sign + 1
      skipOpening()
      return HoursSpan(opens: first.minute, closes: nil)
    }
    if parser.isOpenBracket(parser.at), parser.kind(parser.at + 1) == .part(.after),
      parser.kind(parser.at + 2) == .close
    {
      parser.at += 3
      isNextDay = true
    }
    if parser.particle(parser.at) == .until { parser.at += 1 }
    if goesOn, parser.isGlued(parser.at) {
      // 10:00~14:00~22:00, 17:00-24:00+
      parser.at += 1
      return HoursSpan(opens: first.minute, closes: first.minute)
    }
    skipOpening()
    return Self.span(from: first, through: last, isNextDay: isNextDay)
      ?? HoursSpan(opens: first.minute, closes: first.minute)
  }

  /// ~21:00 behind days: an end alone.
  mutating func spanUntil() -> HoursSpan? {
    parser.at += 1
    guard let last = clock() else { return nil }
    if parser.particle(parser.at) == .until { parser.at += 1 }
    guard !goesOn else { return nil }
    return HoursSpan(opens: nil, closes: last.minute, isPlain: last.hasNoHalf)
  }

  /// ~, - or the plus of 24:00+.
  private var goesOn: Bool {
    switch parser.current {
    case .tilde?, .dash?: true
    case .link(.plus)?: !parser.isGlued(parser.at + 1)
    default: false
    }
  }

  private mutating func skipOpening() {
    while true {
      switch parser.current {
      case .verdict(.operates)?, .ending?: parser.at += 1
      default: return
      }
    }
  }

  /// ~, -, to, 부터 and both of them.
  private mutating func skipRangeSign() {
    var count = 0
    while count < 3 {
      switch parser.current {
      case .tilde?, .dash?, .particle(.since)?: parser.at += 1
      case .particle(.source)? where count == 0: parser.at += 1
      default: return
      }
      count += 1
    }
  }

  /// 소진시, 재료 소진 시까지.
  private mutating func skipSoldOut() -> Bool {
    guard parser.at < parser.tokens.count else { return false }
    let start = parser.tokens[parser.at].cells.lowerBound
    guard let word = KoreanVocabulary.soldOut.longestWord(in: text.cells, at: start) else {
      return false
    }
    while parser.at < parser.tokens.count,
      parser.tokens[parser.at].cells.lowerBound < start + word.count
    { parser.at += 1 }
    if parser.particle(parser.at) == .until || isClosing { parser.at += 1 }
    skipOpening()
    return true
  }

  /// 익일, 다음 날.
  private mutating func skipNextDay() -> Bool {
    switch parser.current {
    case .following?: break
    case .part(let days)? where days == .after: break
    default: return false
    }
    parser.at += 1
    if case .day? = parser.current { parser.at += 1 }
    if parser.particle(parser.at) == .genitive { parser.at += 1 }
    return true
  }

  private var isBareEnd: Bool {
    if case .number(_, 4)? = parser.current { return true }
    guard let hour = parser.number(parser.at), hour <= 24 else { return false }
    switch parser.kind(parser.at + 1) {
    case .unit?, .ordinalMark?: return false
    default: return true
    }
  }
}
